import Foundation
import LunetteKit
import LunetteScript

/// Lists and their data sources, headers and footers.
extension ScenarioApp {
  func disagreement(_ list: ListView, _ text: String, about: String) -> FuzzFault {
    FuzzFault("\(list.words.short) and data source disagree", text, about: "\(about) of \(context.className(of: list))")
  }

  /// Whether a list shows other numbers than its data source has now.
  func countFault(_ list: ListView) -> FuzzFault? {
    guard let counting = list.counting else { return nil }
    let (name, sections) = (context.className(of: list), counting.sections())
    guard sections == list.numberOfSections else {
      return disagreement(list, "\(name) shows \(list.numberOfSections) sections, its data source has \(sections)", about: "sections")
    }
    for section in 0..<min(sections, Self.mostSections) {
      let (shown, count) = (list.rowCount(inSection: section), counting.rows(section))
      if count == shown { continue }
      let text = "\(name) has \(shown) \(list.words.things) in section \(section + 1), its data source \(count)"
      return disagreement(list, text, about: list.words.things)
    }
    return nil
  }

  /// Whether what a list shows is what its data source and delegate say now.
  func listFaults(_ list: ListView) -> [FuzzFault] {
    guard list.counting != nil, !list.shownCells.isEmpty || list.numberOfSections > 0 else { return [] }
    if let fault = countFault(list) { return [fault] }
    let faults = (list as? UITableView).map(overlaps) ?? []
    return !faults.isEmpty || list.isBeingEdited ? faults : contentFault(list).map { [$0] } ?? []
  }

  /// Rows that share a cell or a place. Items of a collection view may lie on one another.
  private func overlaps(_ table: UITableView) -> [FuzzFault] {
    let name = context.className(of: table)
    var faults: [FuzzFault] = []
    let shown = (table.indexPathsForVisibleRows ?? []).compactMap { path in table.cellForRow(at: path).map { (path, $0) } }
    for (index, one) in shown.enumerated() {
      for other in shown[(index + 1)...] where !one.1.isHidden && !other.1.isHidden {
        let rows = "\(name): rows \(RowPath(one.0).fromOne) and \(RowPath(other.0).fromOne)"
        let shared = one.1.frame.intersection(other.1.frame)
        if one.1 === other.1 {
          faults.append(FuzzFault("one cell for two rows", rows, about: name))
        } else if shared.height > Self.noticed, shared.width > Self.noticed {
          faults.append(FuzzFault("cells overlap", rows, about: name))
        }
      }
    }
    return faults
  }

  /// The first view that shows other texts than the one that is answered for its place now.
  private func contentFault(_ list: ListView) -> FuzzFault? {
    let name = context.className(of: list)
    var fault: FuzzFault?
    list.askAgain { place, callback, shown, asked in
      guard simulation.fault == nil else { return false }
      let (now, anew) = (ShownWords(shown), asked.map(ShownWords.init) ?? ShownWords())
      guard shown !== asked, now != anew else { return true }
      let text = "\(place) of \(name) shows \(now.described(beside: anew)), and \(callback) \(anew.described(beside: now))"
      fault = disagreement(list, text, about: shown is UITableViewCell || shown is UICollectionViewCell ? "texts" : "headers")
      return false
    }
    return fault
  }
}

/// The texts of a cell, a header or a footer, to be compared.
private struct ShownWords: Equatable {
  var texts: [String] = []
  var accessory = UITableViewCell.AccessoryType.none

  init() {}
  init(_ view: UIView) {
    let cell = view as? UITableViewCell
    let content = cell?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    (texts, accessory) = (content.labelTexts, cell?.accessoryType ?? .none)
  }

  var described: String { texts.isEmpty ? "no text" : texts.map { "\"\($0)\"" }.joined(separator: ", ") }
  /// With the accessory if that is what differs.
  func described(beside other: ShownWords) -> String { described + (accessory == other.accessory ? "" : " with the accessory \(accessory)") }
}

extension UIView {
  /// The texts of the labels in it, sorted, without those in controls.
  var labelTexts: [String] {
    var texts: [String] = []
    func visit(_ view: UIView) {
      if let label = view as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
      for subview in view.subviews where !(subview is UIControl) { visit(subview) }
    }
    visit(self)
    return texts.sorted()
  }
}
