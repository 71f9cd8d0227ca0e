import Foundation
import LunetteKit
import TestSupport
import Testing

/// Views, recognizers and cells point at one another without keeping each other alive: when one ends, it clears the pointers to it.
@Suite struct ViewLifetimeTests {
  private let simulation: Simulation

  init() {
    simulation = Simulation()
    Simulation.current = simulation
  }

  @Test func aViewWhoseSuperviewEndedHasNone() {
    let view = UIView()
    do {
      let superview = UIView()
      superview.addSubview(view)
      #expect(view.superview === superview)
    }
    #expect(view.superview == nil)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    UIView().addSubview(view)
    #expect(view.superview == nil)
  }

  @Test func viewsWhoseWindowEndedHaveNone() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    do {
      let window = UIWindow()
      window.addSubview(outer)
      #expect(inner.window === window)
    }
    #expect(outer.window == nil && inner.window == nil && outer.superview == nil)
    #expect(inner.superview === outer)
  }

  @Test func aLayerWhoseViewEndedHasNone() {
    let layer = UIView().layer
    #expect(layer.view == nil)
    layer.position = CGPoint(x: 1, y: 1)
    #expect(layer.shown.position == CGPoint(x: 1, y: 1))
  }

  @Test func aRecognizerWhoseViewEndedHasNone() {
    let tap = UITapGestureRecognizer()
    do {
      let view = UIView()
      view.addGestureRecognizer(tap)
      #expect(tap.view === view)
    }
    #expect(tap.view == nil)
    let other = UIView()
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
  }

  @Test func thePanOfAScrollViewThatEndedDoesNothing() {
    let pan = UIScrollView().panGestureRecognizer
    let view = UIView(frame: rect(0, 0, 320, 568))
    view.addGestureRecognizer(pan)
    let window = UIWindow()
    window.addSubview(view)
    window.makeKeyAndVisible()
    for (index, y) in [300, 280, 200, 100].enumerated() {
      let phase: UITouch.Phase = index == 0 ? .began : .moved
      simulation.input.schedule(TouchSample(finger: 1, phase: phase, location: CGPoint(x: 100, y: y)), at: Double(index) * 0.02)
    }
    simulation.advance(by: 0.2)
    #expect(pan.state == .failed || pan.state == .possible)
  }

  @Test func partsOfACellThatEndedStayUsable() throws {
    var cell: UITableViewCell? = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let text = try #require(cell?.textLabel)
    let detail = try #require(cell?.detailTextLabel)
    let picture = try #require(cell?.imageView)
    cell = nil
    (text.text, detail.text) = ("longer", "longer still")
    picture.image = UIImage(named: "dot")
    #expect(text.sizeThatFits(.zero).width > 0)
    #expect(detail.text == "longer still" && picture.image != nil)
  }

  @Test func cellsOfATableThatEndedHaveNone() throws {
    let source = OneRow()
    do {
      let table = UITableView(frame: rect(0, 0, 320, 568))
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(source.cell.tableView === table)
    }
    #expect(source.cell.tableView == nil)
    source.cell.setNeedsLayout()
    source.cell.layoutIfNeeded()
    #expect(source.cell.separatorInset.left == 15)
  }

  @Test func aCellThatHasLeftTheScreenHasNoTable() {
    let source = OneRow()
    let table = UITableView(frame: rect(0, 0, 320, 568))
    table.dataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && source.cell.tableView == nil)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(source.cell.tableView === table)
  }

  @Test func aLayoutAndACellWhoseCollectionViewEndedHaveNone() {
    let (layout, source) = (UICollectionViewFlowLayout(), OneItem())
    var cell: UICollectionViewCell?
    do {
      let view = UICollectionView(frame: rect(0, 0, 320, 568), collectionViewLayout: layout)
      view.register({ _ in UICollectionViewCell() }, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      view.layoutIfNeeded()
      cell = view.cellForItem(at: IndexPath(row: 0, section: 0))
      #expect(layout.collectionView === view && cell?.collectionView === view)
    }
    #expect(layout.collectionView == nil && cell != nil && cell?.collectionView == nil)
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize == .zero)
  }

  @Test func aLayoutThatWasReplacedHasNoCollectionView() {
    let (layout, later) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: rect(0, 0, 320, 568), collectionViewLayout: layout)
    view.collectionViewLayout = later
    #expect(layout.collectionView == nil && later.collectionView === view)
  }

  private final class OneItem: UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell? {
      view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private final class OneRow: UITableViewDataSource {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }
}

/// Callbacks that move views about while they are moved.
@Suite struct ViewReentryTests {
  private final class Meddler: UIView {
    var meddle: ((Meddler) -> Void)?
    override func willMove(toSuperview view: UIView?) { meddle?(self) }
    override func didMoveToSuperview() { meddle?(self) }
    override func willMove(toWindow window: UIWindow?) { meddle?(self) }
    override func didMoveToWindow() { meddle?(self) }
    override func didAddSubview(_ view: UIView) { meddle?(self) }
    override func willRemoveSubview(_ view: UIView) { meddle?(self) }
  }

  @Test func aSiblingThatIsTakenOutWhileTheTreeEntersAWindowIsInNone() {
    Simulation.current = Simulation()
    let (root, first, second) = (UIView(), Meddler(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    first.meddle = { _ in second.removeFromSuperview() }
    let window = UIWindow()
    window.addSubview(root)
    #expect(first.window === window)
    #expect(second.superview == nil && second.window == nil)
  }

  @Test func aViewThatPutsItselfElsewhereWhileItIsRemovedStaysThere() {
    Simulation.current = Simulation()
    let (old, new, view) = (UIView(), UIView(), Meddler())
    old.addSubview(view)
    view.meddle = { view in
      view.meddle = nil
      new.addSubview(view)
    }
    view.removeFromSuperview()
    #expect(view.superview === new && new.subviews.count == 1 && old.subviews.isEmpty)
  }

  @Test func aTreeCannotBeMadeIntoACircleFromACallback() {
    Simulation.current = Simulation()
    let (a, b) = (Meddler(), UIView())
    a.meddle = { a in
      a.meddle = nil
      a.addSubview(b)
    }
    b.addSubview(a)
    #expect(b.superview === a && a.superview == nil && b.subviews.isEmpty)
    #expect("\(String(describing: Simulation.current.takeFault()))".contains("Can't add a view to one of its own subviews"))
  }

  /// After any number of changes, from outside and from callbacks, and when some views have ended, superviews, subviews and windows
  /// agree.
  @Test(arguments: 1...20) func whateverCallbacksDoTheTreeAgrees(seed: UInt64) {
    Simulation.current = Simulation()
    var numbers = SeededRandom(seed)
    let windows = [UIWindow(), UIWindow()]
    var views = (0..<12).map { _ in Meddler() }
    var depth = 0
    func change(_ view: Meddler) {
      guard depth < 3 else { return }
      depth += 1
      defer { depth -= 1 }
      let other = views.randomElement(using: &numbers) ?? view
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: view.removeFromSuperview()
      case 1, 2: other.insertSubview(view, at: Int.random(in: 0...3, using: &numbers))
      case 3: windows.randomElement(using: &numbers)?.addSubview(view)
      case 4: other.removeFromSuperview()
      default: break
      }
      _ = Simulation.current.takeFault()
    }
    func meddleWith(_ view: Meddler) { view.meddle = { _ in if Int.random(in: 0..<4, using: &numbers) == 0 { change(views[0]) } } }
    views.forEach(meddleWith)
    for _ in 0..<300 {
      views.shuffle(using: &numbers)
      change(views[1])
      if Int.random(in: 0..<10, using: &numbers) == 0 {
        // Views that nothing else holds end here.
        views[2] = Meddler()
        meddleWith(views[2])
      }
      let wrong = (views + windows.flatMap(\.subviews) + views.flatMap(\.subviews)).filter { !agrees($0) }
      #expect(wrong.isEmpty)
      if !wrong.isEmpty { return }
    }
  }

  private func agrees(_ view: UIView) -> Bool {
    let isListed = view.superview.map { superview in superview.subviews.count { $0 === view } == 1 } ?? true
    let isTold = view.subviews.allSatisfy { $0.superview === view }
    return isListed && isTold && view.window === (view.superview?.window)
  }
}
