import Foundation
import LunetteCore
@_spi(Lunette) import LunetteStage

/// Context menus of rows and items: a list whose delegate has a method for them shows them. Source: Apple, UITableViewDelegate,
/// UICollectionViewDelegate; docs/rules/lists.md 3
extension ListView {
  private static let contextMenusKey = CompanionKey<UIContextMenuInteraction>()

  /// The delegate is another one: it may have menus, or no longer.
  final func contextMenusMayHaveChanged() {
    let known = companions[Self.contextMenusKey]
    guard offersContextMenus != (known != nil) else { return }
    if let known {
      companions[Self.contextMenusKey] = nil
      return removeInteraction(known)
    }
    let interaction = UIContextMenuInteraction()
    interaction.configuration = { [weak self] _, point in
      guard let self else { return nil }
      return contextMenu(at: rowUnder(point), point)
    }
    interaction.target = { [weak self] point in
      guard let self else { return ContextMenuTarget(view: interaction.view ?? UIView(), rect: nil, grows: false) }
      guard let path = rowUnder(point), let cell = shownCell(at: path) else {
        return ContextMenuTarget(view: self, rect: CGRect(origin: point, size: .zero), grows: false)
      }
      return ContextMenuTarget(view: cell, rect: nil, grows: true)
    }
    interaction.hear = { [weak self] _, event, configuration, animator in self?.tell(event, configuration, animator) }
    companions[Self.contextMenusKey] = interaction
    addInteraction(interaction)
  }

  public final var contextMenuInteraction: UIContextMenuInteraction? { companions[Self.contextMenusKey] }
}
