import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteLists

/// A collection view without scripts: what it asks its layout and its data source, and who keeps whom alive.
@Suite struct UICollectionViewTests {
  private let simulation: Simulation

  init() {
    simulation = Simulation()
    Simulation.current = simulation
  }

  private final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    var asked: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell? {
      asked.append(indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      moved.append((source, destination))
    }
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var asked: [CGRect] = []
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked.append(rect)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private func open(_ source: Source, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionView {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    (view.dataSource, view.delegate) = (source, source)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    return view
  }

  @Test func theStretchThatTheLayoutIsAskedForIsTheSameWithinAScreen() {
    let first = CollectionContent.rect(around: CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(first == CGRect(x: 0, y: 0, width: 640, height: 800))
    #expect(CollectionContent.rect(around: CGRect(x: 0, y: 399, width: 320, height: 400)) == first)
    #expect(CollectionContent.rect(around: CGRect(x: 0, y: -1, width: 320, height: 400)).minY == -400)
    #expect(CollectionContent.rect(around: CGRect(x: 0, y: 5, width: 320, height: 0)).height == 0)
  }

  @Test func aScrollAsksTheLayoutOnceAScreenAndOnlyForCellsThatComeIn() {
    let (source, layout) = (Source([1_000_000]), CountingLayout())
    let view = open(source, layout)
    #expect(layout.asked.count == 1)
    #expect(view.visibleCells.count == source.asked.count)
    source.asked = []
    for y in stride(from: 0, through: 390, by: 3) {
      view.contentOffset.y = CGFloat(y)
      view.layoutIfNeeded()
    }
    #expect(layout.asked.count == 1)
    // 6 lines of 5 have come in, and no cell was asked for twice.
    #expect(Set(source.asked).count == source.asked.count)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    #expect(layout.asked.count == 2)
  }

  @Test func cellsAreUsedAgainAndTheirNumberStaysSmall() {
    let source = Source([1000])
    let view = open(source)
    var cells: Set<ObjectIdentifier> = []
    for y in stride(from: 0, through: 4000, by: 60) {
      view.contentOffset.y = CGFloat(y)
      view.layoutIfNeeded()
      for cell in view.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
    #expect(cells.count <= 60)
  }

  @Test func aCellWhoseCollectionViewEndedHasNone() throws {
    let source = Source([10])
    var view: UICollectionView? = open(source)
    let cell = try #require(view?.visibleCells.first)
    let layout = view?.collectionViewLayout
    #expect(cell.collectionView === view)
    view?.removeFromSuperview()
    view = nil
    #expect(cell.collectionView == nil)
    #expect(layout?.collectionView == nil)
  }

  @Test func aLayoutThatWasReplacedHasNoCollectionView() {
    let old = UICollectionViewFlowLayout()
    let view = open(Source([10]), old)
    let new = UICollectionViewFlowLayout()
    view.collectionViewLayout = new
    #expect(old.collectionView == nil)
    #expect(new.collectionView === view)
  }

  @Test func aBatchThatDoesNotAgreeIsRefusedAndChangesNothing() throws {
    let source = Source([10])
    let view = open(source)
    view.deleteItems(at: [IndexPath(row: 0, section: 0)])
    let fault = try #require(simulation.takeFault() as? UIException)
    #expect(fault.reason(countingFrom: 0).hasPrefix("Invalid update: invalid number of items in section 0."))
    #expect(view.numberOfItems(inSection: 0) == 10)
  }

  @Test func theDataSourceIsToldOfAMoveAtItsEnd() {
    let source = Source([10])
    let view = open(source)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(row: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
    #expect(source.moved.isEmpty)
    view.endInteractiveMovement()
    #expect(source.moved.count == 1)
    #expect(source.moved.first?.0 == IndexPath(row: 0, section: 0))
  }
}
