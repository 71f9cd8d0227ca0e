import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// What tables and collection views have from the class above them: each rule is shown with both.
@Suite struct ListViewTests {
  private final class Source: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 40
    /// Where the delegate wants a lifted row.
    var target: IndexPath?
    var ended: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath) -> IndexPath {
      target ?? proposed
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { ended.append(indexPath.row) }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell? {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt source: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target ?? proposed }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
      ended.append(indexPath.row)
    }
  }

  enum Kind: CaseIterable { case table, collection }

  private let simulation: Simulation
  private let source = Source()

  init() {
    simulation = Simulation()
    Simulation.current = simulation
  }

  /// Rows of 40 points, one below the other, of which ten are seen.
  private func open(_ kind: Kind) -> ListView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let list: ListView
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      table.rowHeight = 40
      (table.dataSource, table.delegate) = (source, source)
      list = table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 40), 0)
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      (collection.dataSource, collection.delegate) = (source, source)
      list = collection
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(list)
    window.makeKeyAndVisible()
    list.layoutIfNeeded()
    return list
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test("A cell that goes from row to row in one layout stays in its window", arguments: Kind.allCases) func staysInWindow(kind: Kind) {
    let list = open(kind)
    let cell = list.shownCells[0]
    let mark = cell.insertions
    list.contentOffset.y = 80
    list.layoutIfNeeded()
    #expect(source.ended == [0, 1])
    #expect(list.shownCells.count == 10 && list.waitingViews.isEmpty && list.parked.isEmpty)
    #expect(list.path(of: cell).map { $0.row >= 10 } == true && cell.window === list.window)
    #expect(cell.insertions != mark, "it has another place among the subviews")
    // A cell that isn't shown again has left.
    source.count = 3
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.waitingViews.count == 7 && list.waitingViews.allSatisfy { $0.superview == nil && $0.list == nil })
  }

  @Test("A lifted row goes where the delegate wants it, if there is such a place", arguments: Kind.allCases) func lifted(kind: Kind) {
    let list = open(kind)
    list.lifted = LiftedRow(path(2), list.shownCells[2], in: list)
    let row = list.lifted!
    source.target = IndexPath(row: 7, section: 0)
    list.propose(path(5), for: row)
    #expect(row.place.current == path(7) && row.place.proposal == path(5))
    #expect(list.path(of: row.cell) == path(7) && list.modelPath(path(7)) == path(2) && list.displayedPath(path(3)) == path(2))
    // There are 40 rows, of which one is lifted.
    source.target = IndexPath(row: 40, section: 0)
    list.propose(path(4), for: row)
    #expect(row.place.current == path(4))
    source.target = nil
    list.propose(path(4), for: row)
    #expect(row.place.current == path(4), "the delegate isn't asked twice for one proposal")
    list.letGo()
    #expect(list.lifted == nil && list.modelPath(path(4)) == path(4))
  }

  @Test("What a callback changes in a layout comes after it, in order", arguments: Kind.allCases) func changesWait(kind: Kind) {
    let list = open(kind)
    list.isPlacing = true
    list.select(path(3))
    source.count = 41
    list.change { $0.rows.inserted.append((path(0), .none)) }
    source.count = 40
    list.change { $0.rows.deleted.append((path(5), .none)) }
    #expect(list.rowCount(inSection: 0) == 40 && list.changesDuringLayout.counts == [40])
    list.isPlacing = false
    list.layoutIfNeeded()
    list.setNeedsLayout()
    list.applyChangesDuringLayout()
    #expect(list.changesDuringLayout.isEmpty && list.rowCount(inSection: 0) == 40 && list.selectedPaths == [path(4)])
    #expect(simulation.takeFault() == nil)
  }

  @Test("Of what updates send away only some screens are kept until their animations end", arguments: Kind.allCases) func leavingIsLimited(kind: Kind) {
    let list = open(kind)
    for _ in 0..<60 {
      list.change { $0.rows.reloaded.append((path(0), .fade)) }
      list.layoutIfNeeded()
    }
    #expect(list.leavingViews.count == ListConstants.fewestLeaving)
    #expect(simulation.takeFault() == nil)
  }
}
