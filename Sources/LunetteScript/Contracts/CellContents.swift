import Foundation
import LunetteKit

/// What `cellForRowAt` has assigned to cells. Finds what a reused cell still shows of its previous row.
///
/// Texts and pictures anywhere in a cell's content count, and the accessory. A content that all new cells of an identifier got alike (a
/// caption, an arrow) belongs to the cell and not to a row, so it need not be assigned again.
struct CellContents {
  /// A property that `cellForRowAt` did not assign although it still shows the previous row's value.
  struct UnassignedProperty {
    /// Its name in scripts: `textLabel.text`.
    let property: String
    /// The value that is still shown.
    let shown: String
    let row: RowPath
  }

  /// One property of a cell that shows something.
  private struct Part {
    let owner: ObjectIdentifier
    let property: String
    let assignments: Int
    /// Empty when nothing is shown.
    let shown: String
  }

  private struct Configured {
    weak var cell: UITableViewCell?
    let row: RowPath
    let parts: [Part]
    /// The parts whose present content was assigned for a row, after the cell was made.
    let assignedLater: Set<ObjectIdentifier>
  }

  /// What new cells of an identifier were assigned.
  private struct Origin {
    let shown: String
    var varies = false
  }

  private var cells: [ObjectIdentifier: Configured] = [:]
  /// The origins by identifier, then by property.
  private var origins: [String: [String: Origin]] = [:]

  /// Notes what a cell shows after `cellForRowAt` has returned it. - Returns: the properties that were not assigned
  mutating func configured(_ cell: UITableViewCell, at row: RowPath) -> [UnassignedProperty] {
    let parts = Self.parts(of: cell)
    let key = ObjectIdentifier(cell)
    guard let before = cells[key], before.cell === cell else {
      noteNew(cell, parts)
      cells[key] = Configured(cell: cell, row: row, parts: parts, assignedLater: [])
      return []
    }
    var unassigned: [UnassignedProperty] = []
    var assignedLater: Set<ObjectIdentifier> = []
    for part in parts {
      let isUntouched = before.parts.contains { $0.owner == part.owner && $0.assignments == part.assignments }
      if !isUntouched || before.assignedLater.contains(part.owner) { assignedLater.insert(part.owner) }
      guard isUntouched, !part.shown.isEmpty, before.row != row else { continue }
      if before.assignedLater.contains(part.owner) || origins[cell.reuseIdentifier ?? ""]?[part.property]?.varies == true {
        unassigned.append(UnassignedProperty(property: part.property, shown: part.shown, row: before.row))
      }
    }
    cells[key] = Configured(cell: cell, row: row, parts: parts, assignedLater: assignedLater)
    return unassigned
  }

  /// A cell without a part that others have (a picture that only some rows have) counts as showing nothing there.
  private mutating func noteNew(_ cell: UITableViewCell, _ parts: [Part]) {
    let identifier = cell.reuseIdentifier ?? ""
    let isFirst = origins[identifier] == nil
    var known = origins[identifier] ?? [:]
    for part in parts {
      let shownBefore = known[part.property]?.shown ?? (isFirst ? part.shown : "")
      let varies = known[part.property]?.varies == true || shownBefore != part.shown
      known[part.property] = Origin(shown: part.shown, varies: varies)
    }
    let present = Set(parts.map(\.property))
    for (property, origin) in known where !present.contains(property) && !origin.shown.isEmpty {
      known[property] = Origin(shown: "", varies: true)
    }
    origins[identifier] = known
  }

  private static func parts(of cell: UITableViewCell) -> [Part] {
    var parts = [accessory(of: cell)]
    var others = 0
    func visit(_ view: UIView) {
      switch view {
      case let label as UILabel:
        parts.append(
          Part(
            owner: ObjectIdentifier(label), property: name(of: label, "text", in: cell, &others), assignments: label.assignments,
            shown: label.text.map { $0.isEmpty ? "" : "\"\($0)\"" } ?? ""))
      case let picture as UIImageView:
        parts.append(
          Part(
            owner: ObjectIdentifier(picture), property: name(of: picture, "image", in: cell, &others),
            assignments: picture.assignments, shown: picture.image.map { "the image \"\($0.name)\"" } ?? ""))
      default: break
      }
      for subview in view.subviews where !subview.isLeftOutOfLists { visit(subview) }
    }
    visit(cell.contentView)
    return parts
  }

  /// `textLabel.text`; for a label of the script's own its number in the content view.
  private static func name(of view: UIView, _ property: String, in cell: UITableViewCell, _ others: inout Int) -> String {
    // A cell makes its own labels when they are first asked for; this check must not cause that.
    if cell.hasLabels {
      if view === cell.textLabel { return "textLabel.text" }
      if view === cell.detailTextLabel { return "detailTextLabel.text" }
    }
    if cell.hasImageView, view === cell.imageView { return "imageView.image" }
    others += 1
    return "the \(property) of label or picture \(others) in contentView"
  }

  private static func accessory(of cell: UITableViewCell) -> Part {
    let shown = cell.accessoryView != nil ? "a view" : cell.accessoryType == .none ? "" : "\"\(cell.accessoryType.rawValue)\""
    return Part(
      owner: ObjectIdentifier(cell), property: cell.accessoryView != nil ? "accessoryView" : "accessoryType",
      assignments: cell.accessoryAssignments, shown: shown)
  }
}
