import Foundation
import LunetteKit
import TestSupport
import Testing

@Suite struct ViewHierarchyTests {
  private final class MovedView: UIView {
    var name = ""
    var journal: Journal?
    private func note(_ line: String) { journal?.note("\(name) \(line)") }
    override func willMove(toSuperview view: UIView?) { note("willMove superview \(view != nil)") }
    override func didMoveToSuperview() { note("didMove superview \(superview != nil)") }
    override func willMove(toWindow window: UIWindow?) { note("willMove window \(window != nil)") }
    override func didMoveToWindow() { note("didMove window \(window != nil)") }
    override func didAddSubview(_ view: UIView) { note("didAdd") }
    override func willRemoveSubview(_ view: UIView) { note("willRemove") }
  }

  private let tester = TouchTester()
  private func moved(_ name: String) -> MovedView {
    let view = MovedView(frame: rect(0, 0, 10, 10))
    (view.name, view.journal) = (name, tester.journal)
    return view
  }

  @Test func callbacksOfComingAndGoing() {
    let (a, b) = (moved("a"), moved("b"))
    a.addSubview(b)
    tester.journal.clear()
    tester.window.addSubview(a)
    #expect(
      tester.journal.lines == [
        "a willMove superview true", "a willMove window true", "b willMove window true", "a didMove window true", "b didMove window true",
        "a didMove superview true",
      ])
    tester.journal.clear()
    b.removeFromSuperview()
    #expect(
      tester.journal.lines == [
        "a willRemove", "b willMove superview false", "b willMove window false", "b didMove window false", "b didMove superview false",
      ])
  }

  @Test func orderCallsReorder() {
    let root = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    views[0...2].forEach(root.addSubview)
    var tags: [Int] { root.subviews.map(\.tag) }
    root.insertSubview(views[3], at: 1)
    #expect(tags == [0, 3, 1, 2])
    root.insertSubview(views[3], at: 99)
    #expect(tags == [0, 1, 2, 3])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(tags == [3, 0, 1, 2])
    root.insertSubview(views[3], aboveSubview: views[1])
    #expect(tags == [0, 1, 3, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags == [2, 1, 3, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 9)
    root.bringSubviewToFront(views[1])
    #expect(tags == [2, 3, 0, 1])
    root.sendSubviewToBack(views[1])
    #expect(tags == [1, 2, 3, 0])
    root.insertSubview(UIView(), aboveSubview: UIView())
    #expect(root.subviews.count == 5)
    root.addSubview(views[1])
    #expect(tags.last == 1)
    #expect(root.viewWithTag(3) === views[3])
    #expect(root.viewWithTag(42) == nil)
  }

  @Test func insertingNextToItselfKeepsTheView() {
    let root = UIView()
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(a, aboveSubview: a)
    #expect(root.subviews.count == 2)
    root.insertSubview(a, belowSubview: a)
    #expect(root.subviews.count == 2)
    #expect(root.subviews.filter { $0 === a }.count == 1)
  }

  @Test func cyclesAreRefused() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    b.addSubview(a)
    #expect((tester.simulation.takeFault() as? UIException)?.name == .invalidArgument)
    a.addSubview(a)
    #expect((tester.simulation.takeFault() as? UIException)?.name == .invalidArgument)
    #expect(a.superview == nil && b.superview === a && a.subviews.count == 1)
  }

  @Test("Frame, bounds, center and transform go by docs/rules/layers.md 4") func geometry() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    #expect(view.center == point(60, 45))
    view.bounds.size = CGSize(width: 120, height: 60)
    #expect(view.frame == rect(0, 15, 120, 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = rect(10, 20, 100, 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(view.center == point(60, 45))
    let moved = UIView(frame: rect(100, 100, 150, 150))
    moved.layer.anchorPoint = .zero
    #expect(moved.center == point(175, 175))
    #expect(moved.frame == rect(175, 175, 150, 150))
    let negative = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: 6))
    #expect(negative.frame == rect(6, 10, 4, 6))
  }
}
