import LunetteKit

/// What an app has chosen for its texts, and what UIKit gives them anyway.
extension Lint {
  /// Whether the app has given a text its colour: one that such texts don't have by themselves.
  func isChosen(_ color: UIColor, for view: UIView) -> Bool {
    let colors = app.simulation.system.colors
    func isUsual(_ usual: UIColor...) -> Bool {
      usual.contains { app.simulation.resolved($0, for: view.traitCollection.colorTraits).plainNumbers == color.plainNumbers }
    }
    if let button = view as? UIButton ?? view.superview as? UIButton {
      // What opens the menu of a list cell's accessory.
      if button.isOfAHostClass, button.superview is UICollectionViewListCell { return false }
      if button.configuration != nil { return !button.hasLookOfItsKind }
      return !isUsual(colors.tint, colors.destructive, button.buttonType == .custom ? .white : colors.tint)
    }
    switch view {
    case let label as UILabel: return !label.isOfTheHost && !isUsual(colors.label)
    case let text as UITextView:
      // Links have the system's tint where the app gives them no looks.
      let isLink = text.linkTextAttributes == nil && isUsual(colors.tint) && text.textColor.plainNumbers != color.plainNumbers
      return !view.isPartOfTheSystem && !isUsual(colors.label) && !isLink
    case is UITextField: return !view.isPartOfTheSystem && !isUsual(colors.label)
    case is UIControl: return false
    default: return !view.isPartOfTheSystem
    }
  }
}

extension UILabel {
  /// Whether UIKit has made it: the text of a cell, a header, a control or a bar.
  var isOfTheHost: Bool {
    if isPartOfTheSystem || isPlacedByTheSystem || superview is UIControl || superview is UIListContentView || superview is UIContentUnavailableView {
      return true
    }
    var view = superview
    while let current = view, !(current is ListView) {
      if let row = current as? ReusableView { return row.hostLabels.contains { $0 === self } }
      view = current.superview
    }
    return false
  }
}

extension UIView {
  /// The font of a text that is the app's, and whether it follows the text size by itself; nil for other views. A configured button follows it anyway.
  var chosenFont: (font: UIFont, adjusts: Bool)? {
    switch self {
    case let label as UILabel where !label.isOfTheHost: (label.font, label.adjustsFontForContentSizeCategory)
    case let field as UITextField where !isPartOfTheSystem: (field.font, field.adjustsFontForContentSizeCategory)
    case let view as UITextView where !isPartOfTheSystem: (view.font, view.adjustsFontForContentSizeCategory)
    case let button as UIButton where !isPartOfTheSystem && button.configuration == nil:
      (button.titleLabel.font, button.titleLabel.adjustsFontForContentSizeCategory)
    default: nil
    }
  }
}
