import Foundation
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// Views on the screen. Source: docs/lua-api.md 4
extension ScenarioApp {
  /// Front to back, a view's subviews before the view.
  package var viewsOnScreen: [UIView] { seenViews.map(\.view) }

  /// The layers that a frame would draw now while animations run, by their numbers: a view that fades or slides out is on the screen until
  /// it is gone. While nothing moves the set isn't needed and isn't computed. Source: docs/lua-api.md 4
  var stillDrawn: Set<Int> {
    simulation.animations.running.isEmpty ? [] : Set(simulation.displayList().items.map(\.id))
  }

  func findAll(_ query: ViewQuery) -> [UIView] {
    let matches = viewsOnScreen.filter { query.matches($0, classNames: context.classNames(of:)) }
    guard let index = query.index else { return matches }
    return matches.indices.contains(index) ? [matches[index]] : []
  }

  func find(_ query: ViewQuery) throws -> UIView {
    if let view = findAll(query).first { return view }
    let texts = viewsOnScreen.reversed().flatMap { [$0.visibleText ?? ""] + $0.drawnTexts.map(\.text) }.filter { !$0.isEmpty }
    let wanted = query.any ?? query.text ?? query.contains
    throw ScenarioError.nothingFound(
      query: query.described, texts: texts, nearest: wanted.flatMap { Suggestion.nearest(to: $0, among: texts) })
  }

  /// The first table view on the screen.
  public var table: UITableView? { viewsOnScreen.last { $0 is UITableView } as? UITableView }

  /// The first collection view on the screen.
  public var collectionView: UICollectionView? { viewsOnScreen.last { $0 is UICollectionView } as? UICollectionView }

  func item(at path: RowPath) throws -> UICollectionViewCell {
    guard let collectionView else { throw ScenarioError.noCollection }
    guard let cell = collectionView.cellForItem(at: path.indexPath), cell.isOnScreen else { throw ScenarioError.noItem(path: path) }
    return cell
  }

  func cell(at path: RowPath) throws -> UITableViewCell {
    guard let table else { throw ScenarioError.noTable }
    guard let cell = table.cellForRow(at: path.indexPath), cell.isOnScreen else { throw ScenarioError.noRow(path: path) }
    return cell
  }

  func place(of part: UITableViewCell.Part, at path: RowPath) throws -> TouchPlace {
    let cell = try cell(at: path)
    guard let control = cell.control(part) else {
      throw ScenarioError.noPart(path: path, part: part.rawValue, shown: cell.shownParts.map(\.rawValue))
    }
    // A disclosure indicator takes no touches itself: its row does.
    return TouchPlace(try place(on: control).point, on: control.isUserInteractionEnabled ? control : cell)
  }

  func place(ofKey name: String) throws -> TouchPlace {
    guard let key = simulation.keyboard.key(named: name) else { throw ScenarioError.noKey(name: name, shown: simulation.keyboard.keyNames) }
    return try place(on: key)
  }

  /// The middle of a title in the section index, whether or not there is room to show the title. Space: screen.
  func place(ofIndexTitle place: Int) throws -> TouchPlace {
    guard let strip = viewsOnScreen.lazy.compactMap({ $0 as? UITableViewIndex }).first else { throw ScenarioError.noIndex }
    guard strip.titles.indices.contains(place) else { throw ScenarioError.noIndexTitle(place: place, titles: strip.titles) }
    let frame = strip.convert(strip.frame(ofTitle: place), to: nil)
    let shown = strip.window?.convertToScreen(frame) ?? frame
    return TouchPlace(CGPoint(x: shown.midX, y: shown.midY), on: strip)
  }

  /// - Parameter number: of the view's layer, the same in every run
  public func view(numbered number: Int) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if view.layer.id == number { return view }
      if HostWork.mustEnd("searching the views") { return nil }
      for subview in view.subviews { if let found = search(subview) { return found } }
      return nil
    }
    for window in simulation.application.windows { if let found = search(window) { return found } }
    return nil
  }

  /// Space: screen.
  func hitTest(_ point: CGPoint) -> UIView? { simulation.application.view(at: point) }
}
