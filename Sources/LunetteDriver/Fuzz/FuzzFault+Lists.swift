import Foundation
import LunetteKit
import LunetteScript

/// Collection views and their data sources, headers and footers: the checks that `FuzzFault` makes of tables.
extension ScenarioApp {
  func collectionFaults(_ view: UICollectionView) -> [FuzzFault] {
    guard let dataSource = view.dataSource, !view.isMovingItem else { return [] }
    let name = context.className(of: view)
    func disagrees(_ text: String, about: String) -> [FuzzFault] {
      [FuzzFault("collection view and data source disagree", text, about: "\(about) of \(name)")]
    }
    let sections = dataSource.numberOfSections(in: view)
    guard sections == view.numberOfSections else {
      return disagrees("\(name) shows \(view.numberOfSections) sections, its data source has \(sections)", about: "sections")
    }
    for section in 0..<min(sections, Self.mostSections) {
      let count = dataSource.collectionView(view, numberOfItemsInSection: section)
      guard count == view.numberOfItems(inSection: section) else {
        return disagrees(
          "\(name) has \(view.numberOfItems(inSection: section)) items in section \(section + 1), its data source \(count)", about: "items")
      }
    }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) else { continue }
      guard let asked = dataSource.collectionView(view, cellForItemAt: path), simulation.fault == nil, asked !== cell else { return [] }
      let (now, anew) = (cell.contentView.labelTexts, asked.contentView.labelTexts)
      view.putBack(asked)
      if now != anew {
        return disagrees(
          "item \(RowPath(path).fromOne) of \(name) shows \(words(now)), and cellForItemAt answers \(words(anew))", about: "texts")
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
          return disagrees(
            "the \(part) of section \(path.section + 1) of \(name) shows \(words(now)), and viewForSupplementaryElementOfKind answers "
              + words(anew), about: "\(part)s")
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
        FuzzFault(
          "table and data source disagree",
          "the \(part) of \(name) shows \(words(now)), and its delegate and data source answer \(words(anew))", about: "headers of \(name)"))
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
