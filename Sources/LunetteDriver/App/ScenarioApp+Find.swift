import Foundation
@_spi(Lunette) import LunetteKit
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

  /// All names by which a view's class can be named: those that scripts see, and those that the host's own classes have in the tree.
  package func classNames(of view: UIView) -> [String] {
    let names = context.classNames(of: view)
    return names.first == view.className ? names : view.hostClassNames + names
  }

  /// Throws: `ScenarioError.noClass` if nothing ever has such a class
  func checkClass(_ name: String) throws { if let missing = missingClass(name) { throw missing } }

  /// What is wrong with the name of a class; nil where there is such a class, or may be one later.
  /// - Parameter made: the names of classes of which there were objects
  package func missingClass(_ name: String, made: [String] = []) -> ScenarioError? {
    let known = Registry.shared.classNames
    guard !known.contains(name), !modulesOfUIKit.contains(where: { NSClassFromString("\($0).\(name)") != nil }) else { return nil }
    var seen = Set(made)
    for window in simulation.application.windows { Self.collectClassNames(of: window, classNames(of:), &seen) }
    if seen.contains(name) { return nil }
    let nearest = Suggestion.nearest(to: name, among: known + seen.subtracting(known).sorted())
    // A class of a script may be made later.
    guard nearest != nil || name.hasPrefix("UI") || name.hasPrefix("CA") || name.hasPrefix("NS") else { return nil }
    return .noClass(name: name, nearest: nearest)
  }

  private static func collectClassNames(of view: UIView, _ classNames: (UIView) -> [String], _ seen: inout Set<String>) {
    seen.formUnion(classNames(view))
    for subview in view.subviews { collectClassNames(of: subview, classNames, &seen) }
  }

  /// The first table view on the screen.
  public var table: UITableView? { backmostSeen(UITableView.self) }

  /// The first collection view on the screen.
  public var collectionView: UICollectionView? { backmostSeen(UICollectionView.self) }

  func item(at path: RowPath) throws -> UICollectionViewCell {
    guard let collectionView else { throw ScenarioError.noCollection }
    guard let cell = collectionView.cellForItem(at: path.indexPath), cell.isOnScreen else {
      throw ScenarioError.noItem(path: path, lacking: collectionView.lacking(path))
    }
    return cell
  }

  /// The collection view with an item. Throws: if there is no such item
  func collection(with path: RowPath) throws -> UICollectionView {
    guard let collectionView else { throw ScenarioError.noCollection }
    if let lacking = collectionView.lacking(path) { throw ScenarioError.noItem(path: path, lacking: lacking) }
    return collectionView
  }

  /// The table with a row. Throws: if there is no such row
  func table(with path: RowPath) throws -> UITableView {
    guard let table else { throw ScenarioError.noTable(hasItems: collectionView != nil) }
    if let lacking = table.lacking(path) { throw ScenarioError.noRow(path: path, lacking: lacking) }
    return table
  }

  func cell(at path: RowPath) throws -> UITableViewCell {
    guard let table else { throw ScenarioError.noTable(hasItems: collectionView != nil) }
    guard let cell = table.cellForRow(at: path.indexPath), cell.isOnScreen else {
      throw ScenarioError.noRow(path: path, lacking: table.lacking(path))
    }
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

extension ListView {
  /// How many sections or rows there are, if there is no such row; nil if there is one.
  func lacking(_ path: RowPath) -> String? {
    func number(_ count: Int, _ name: String) -> String { count == 1 ? "1 \(name)" : "\(count) \(name)s" }
    guard path.row != RowPath.noRow else { return nil }
    guard (0..<numberOfSections).contains(path.section) else { return "the \(words.short) has \(number(numberOfSections, "section"))" }
    return contains(path) ? nil : "section \(path.section + 1) has \(number(rowCount(inSection: path.section), words.thing))"
  }
}

extension UIView {
  /// The names of its classes that scripts don't know, the most derived first.
  fileprivate var hostClassNames: [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != UIView.self {
      names.append("\(current.subjectType)")
      mirror = current.superclassMirror
    }
    return names
  }
}
