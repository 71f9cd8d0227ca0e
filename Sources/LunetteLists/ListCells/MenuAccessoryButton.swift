import Foundation
@_spi(Lunette) import LunetteStage

/// The button of a list cell's accessory that opens a menu. It shows what is chosen in it. Source: Apple, UICellAccessory.popUpMenu; docs/rules/lists.md 2.5
final class MenuAccessoryButton: UIButton {
  init(_ menu: UIMenu) {
    super.init(type: .custom, frame: .zero)
    var look = Configuration.plain()
    look.indicator = .popup
    look.contentInsets = NSDirectionalEdgeInsets()
    look.baseForegroundColor = system.colors.detail
    configuration = look
    self.menu = menu
    (showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction) = (true, true)
    // A menu without a selection says what it is.
    if configuration?.title == nil { configuration?.title = menu.title }
  }
}
