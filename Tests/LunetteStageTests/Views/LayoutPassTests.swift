import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// docs/rules/layout.md 1.5, and the invariant of `UIView+Layout`.
@Suite struct LayoutPassTests {
  private final class LayoutView: UIView {
    var name = ""
    var journal: Journal?
    var onLayout: ((LayoutView) -> Void)?
    override func layoutSubviews() {
      journal?.note(name)
      onLayout?(self)
    }
  }

  private let tester = TouchTester()

  private func add(_ name: String, to parent: UIView? = nil) -> LayoutView {
    let view = LayoutView(frame: rect(0, 0, 10, 10))
    (view.name, view.journal) = (name, tester.journal)
    (parent ?? tester.window).addSubview(view)
    return view
  }

  @Test func markingDoesNothingUntilTheFrame() {
    let view = add("v")
    tester.runFrames(1)
    #expect(tester.journal.lines == ["v"])
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(tester.journal.lines == ["v"])
    tester.runFrames(1)
    #expect(tester.journal.lines == ["v", "v"])
    tester.runFrames(3)
    #expect(tester.journal.lines == ["v", "v"])
  }

  @Test func passGoesFromTheTopDownThroughMarkedBranchesOnly() {
    let a = add("a")
    let b = add("b", to: a)
    let c = add("c", to: b)
    let d = add("d", to: a)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["a", "b", "c", "d"])
    tester.journal.clear()
    c.setNeedsLayout()
    d.setNeedsLayout()
    tester.runFrames(1)
    #expect(tester.journal.lines == ["c", "d"])
  }

  @Test func layoutIfNeededBeginsAtTheTopmostMarkedAncestor() {
    let a = add("a")
    let b = add("b", to: a)
    let c = add("c", to: b)
    tester.runFrames(1)
    tester.journal.clear()
    a.setNeedsLayout()
    c.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(tester.journal.lines == ["a", "c"])
    tester.runFrames(1)
    #expect(tester.journal.lines == ["a", "c"])
  }

  @Test func sizeChangeAsksForLayoutAPlaceChangeDoesNot() {
    let view = add("v")
    tester.runFrames(1)
    tester.journal.clear()
    view.center.x += 5
    view.frame.origin.y = 3
    tester.runFrames(1)
    #expect(tester.journal.lines.isEmpty)
    view.frame.size.width += 1
    view.bounds.size.height += 1
    tester.runFrames(1)
    #expect(tester.journal.lines == ["v"])
  }

  @Test func aSubviewsSizeAsksItsSuperviewTooItsPlaceNobody() {
    let a = add("a")
    let b = add("b", to: a)
    let c = add("c", to: b)
    tester.runFrames(1)
    tester.journal.clear()
    c.frame = rect(0, 0, 20, 20)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["b", "c"])
    tester.journal.clear()
    c.bounds.size.width = 25
    tester.runFrames(1)
    #expect(tester.journal.lines == ["b", "c"])
    tester.journal.clear()
    c.frame.origin = CGPoint(x: 3, y: 4)
    c.center = CGPoint(x: 9, y: 9)
    c.transform = CGAffineTransform(scaleX: 2, y: 2)
    c.isHidden = true
    tester.runFrames(1)
    #expect(tester.journal.lines.isEmpty)
  }

  @Test func theOriginOfTheBoundsAsksTheViewAlone() {
    let a = add("a")
    let b = add("b", to: a)
    _ = add("c", to: b)
    tester.runFrames(1)
    tester.journal.clear()
    b.bounds.origin.y = 7
    tester.runFrames(1)
    #expect(tester.journal.lines == ["b"])
  }

  @Test func aSubviewThatGoesAsksItsOldSuperview() {
    let (a, b) = (add("a"), add("b"))
    let c = add("c", to: a)
    tester.runFrames(1)
    tester.journal.clear()
    b.addSubview(c)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["a", "b"])
    tester.journal.clear()
    c.removeFromSuperview()
    tester.runFrames(1)
    #expect(tester.journal.lines == ["b"])
  }

  @Test func aScrollViewLaysOutOnEachScrollAndItsSuperviewDoesNot() {
    let a = add("a")
    let scroll = UIScrollView(frame: rect(0, 0, 10, 10))
    let content = LayoutView(frame: rect(0, 0, 10, 100))
    (content.name, content.journal) = ("content", tester.journal)
    scroll.contentSize = content.frame.size
    scroll.addSubview(content)
    a.addSubview(scroll)
    tester.runFrames(1)
    tester.journal.clear()
    scroll.contentOffset.y = 12
    #expect(scroll.needsLayout)
    tester.runFrames(1)
    #expect(tester.journal.lines.isEmpty)
  }

  @Test func whatAViewDoesToItsSubviewsInItsLayoutAsksNoSecondTime() {
    let a = add("a")
    let b = add("b", to: a)
    let c = add("c", to: b)
    tester.runFrames(1)
    tester.journal.clear()
    a.onLayout = { a in
      b.frame.size.width += 1
      let extra = UIView()
      a.addSubview(extra)
      extra.removeFromSuperview()
    }
    b.onLayout = { _ in c.frame.size.height = b.frame.width }
    a.setNeedsLayout()
    tester.runFrames(3)
    #expect(tester.journal.lines == ["a", "b", "c"])
    tester.journal.clear()
    // The layout of another view asks.
    b.onLayout = { _ in if a.frame.width < 12 { a.frame.size.width += 1 } }
    b.setNeedsLayout()
    tester.runFrames(1)
    #expect(tester.journal.lines.filter { $0 == "a" }.count == 2)
  }

  @Test func addingASubviewAsksBothForLayout() {
    let a = add("a")
    tester.runFrames(1)
    tester.journal.clear()
    _ = add("b", to: a)
    tester.runFrames(1)
    #expect(tester.journal.lines == ["a", "b"])
  }

  @Test func subtreeMarkedOutsideTheWindowIsLaidOutWhenItComesIn() {
    let a = add("a")
    let b = add("b", to: a)
    let c = add("c", to: b)
    tester.runFrames(1)
    b.removeFromSuperview()
    tester.journal.clear()
    c.setNeedsLayout()
    tester.runFrames(1)
    #expect(tester.journal.lines.contains("c") == false)
    tester.window.addSubview(b)
    tester.runFrames(1)
    #expect(tester.journal.lines.contains("c"))
  }

  @Test func viewMarkedByALaterSiblingIsLaidOutInTheSameFrame() {
    let a = add("a")
    let b = add("b")
    tester.runFrames(1)
    tester.journal.clear()
    b.onLayout = { _ in a.setNeedsLayout() }
    b.setNeedsLayout()
    tester.runFrames(1)
    #expect(tester.journal.lines == ["b", "a"])
  }

  @Test func layoutInsideAnAnimationBlockAnimates() {
    let a = add("a")
    let b = add("b", to: a)
    tester.runFrames(1)
    a.onLayout = { _ in b.frame.origin.x = 50 }
    UIView.animate(withDuration: 1) {
      a.setNeedsLayout()
      a.layoutIfNeeded()
    }
    #expect(b.layer.animations.map(\.key) == ["position"])
    #expect(b.layer.shown.position.x == 5)
  }

  /// Views are added, removed, marked and laid out, also during layout: the invariant holds, and after a few frames no view is marked.
  @Test(arguments: 0..<40) func invariantHoldsWhateverHappens(seed: Int) {
    var random = SeededRandom(UInt64(seed))
    var views: [LayoutView] = [add("root")]
    func check(_ view: UIView) -> Bool {
      if view.isLayoutPending, let parent = view.superview, !parent.descendantNeedsLayout { return false }
      return view.subviews.allSatisfy(check)
    }
    func act(_ depth: Int) {
      guard let view = views.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let child = LayoutView(frame: rect(0, 0, 5, 5))
        views.append(child)
        view.addSubview(child)
      case 2 where view !== views[0]: view.removeFromSuperview()
      case 3:
        if let other = views.randomElement(using: &random), other !== view, !view.isDescendant(of: other) { view.addSubview(other) }
      case 4: view.layoutIfNeeded()
      case 5: view.frame.size.width = CGFloat.random(in: 1...50, using: &random).rounded()
      case 6: view.setNeedsDisplay()
      default: view.setNeedsLayout()
      }
    }
    var budget = 0
    for _ in 0..<150 {
      budget = 20
      let marker = views.randomElement(using: &random)
      marker?.onLayout = { _ in
        budget -= 1
        if budget > 0 { act(1) }
      }
      act(0)
      #expect(check(tester.window))
      if Int.random(in: 0..<5, using: &random) == 0 {
        tester.runFrames(1)
        #expect(check(tester.window))
      }
      marker?.onLayout = nil
    }
    tester.runFrames(30)
    #expect(!tester.window.isLayoutPending)
    #expect(tester.simulation.takeFault() == nil)
  }
}
