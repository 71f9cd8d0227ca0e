import Foundation
import LunetteCore
@_spi(Lunette) import LunetteStage

/// Rows that act while items are held over them, as by a tap. Source: Apple, UITableView.isSpringLoaded (iOS 11); docs/rules/lists.md 5
extension ListView {
  private static let springKey = CompanionKey<ListSpring>()

  /// Source: Apple, isSpringLoaded: false
  public final var isSpringLoaded: Bool {
    get { companions[Self.springKey] != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let known = companions[Self.springKey] {
        companions[Self.springKey] = nil
        return removeInteraction(known)
      }
      let spring = ListSpring()
      companions[Self.springKey] = spring
      addInteraction(spring)
    }
  }
}

private final class ListSpring: UISpringLoadedInteraction {
  private var list: ListView? { view as? ListView }

  override func part(at point: CGPoint) -> AnyHashable? { list?.rowUnder(point).map { AnyHashable($0) } }

  /// The rows that are carried act only where the delegate says so. Source: Apple, shouldSpringLoadRowAt: "the default is YES except for rows of the drag"
  override func mayBegin(_ part: AnyHashable, _ context: Context, with session: UIDropSession) -> Bool {
    guard let list, let path = part.base as? RowPath, let cell = list.shownCell(at: path) else { return false }
    context.targetView = cell
    if let answer = list.springLoads(path, context) { return answer && list.shownCell(at: path) === cell }
    let drag = session.localDragSession
    return !session.items.contains { item in
      guard let origin = drag.origin(of: item) as? ListDragInteraction, origin.view === list else { return false }
      return origin.path(of: item, in: drag).map { list.displayedPath($0) == path } ?? false
    }
  }

  override func activate(_ part: AnyHashable, _ context: Context) {
    guard let list, let path = part.base as? RowPath, list.shownCell(at: path) != nil else { return }
    list.tapped(path)
  }
}
