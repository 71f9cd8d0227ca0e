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

  func collectionFaults(_ view: UICollectionView) -> [FuzzFault] {
    guard let dataSource = view.dataSource, !view.isBeingEdited else { return [] }
    let name = context.className(of: view)
    if let fault = countFault(view) { return [fault] }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) else { continue }
      guard let asked = dataSource.collectionView(view, cellForItemAt: path), simulation.fault == nil, asked !== cell else { return [] }
      let (now, anew) = (cell.contentView.labelTexts, asked.contentView.labelTexts)
      view.putBack(asked)
      if now != anew {
        let text =
          "item \(RowPath(path).fromOne) of \(name) shows \(words(now)), and cellForItemAt answers \(words(anew))"
        return [disagreement(view, text, about: "texts")]
      }
    }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
        guard let asked = dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path), simulation.fault == nil,
          asked !== shown
        else { return [] }
        let (now, anew) = (shown.labelTexts, asked.labelTexts)
        view.putBack(asked)
        if now != anew {
          let part = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
          let text =
            "the \(part) of section \(path.section + 1) of \(name) shows \(words(now)), and viewForSupplementaryElementOfKind answers "
            + words(anew)
          return [disagreement(view, text, about: "\(part)s")]
        }
      }
    }
    return []
  }

  func headerFaults(_ table: UITableView) -> [FuzzFault] {
    let name = context.className(of: table)
    var faults: [FuzzFault] = []
    table.askSectionViewsAgain { part, shown, asked in
      if simulation.fault != nil || shown === asked || !faults.isEmpty { return }
      let (now, anew) = (shown.labelTexts, asked?.labelTexts ?? [])
      if now == anew { return }
      faults.append(
        disagreement(
          table, "the \(part) of \(name) shows \(words(now)), and its delegate and data source answer \(words(anew))", about: "headers"))
    }
    return faults
  }

  private func words(_ texts: [String]) -> String { texts.isEmpty ? "no text" : texts.map { "\"\($0)\"" }.joined(separator: ", ") }
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
