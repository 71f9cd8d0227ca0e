import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// Pull to refresh. Source: docs/rules/scrolling.md, "Pull to refresh"
@Suite struct RefreshControlTests {
  /// A scroll view over the whole screen of 320 x 400, and its refresh control.
  final class Scene {
    let tester = TouchTester(device: Device(name: "refresh", size: CGSize(width: 320, height: 400), scale: 2))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let control = UIRefreshControl()
    private(set) var fired: [CGFloat] = []

    init(inset: CGFloat = 0) {
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      scrollView.contentInset.top = inset
      scrollView.contentOffset.y = -inset
      scrollView.refreshControl = control
      tester.window.addSubview(scrollView)
      control.addAction(for: .valueChanged) { [unowned self] _, _ in fired.append(scrollView.contentOffset.y) }
      tester.simulation.commitInitialFrame()
    }

    var time: TimeInterval { tester.simulation.time }
    var offset: CGFloat { scrollView.contentOffset.y }
    var frame: String { TextFrame(tester.simulation).plain }

    /// Drags down by so much in 0.4 s, the finger staying on the glass.
    func pull(_ distance: CGFloat, finger: Int = 1) {
      let start = time
      tester.down(160, 100, at: start, finger: finger)
      for step in 1...24 {
        tester.move(160, 100 + distance * CGFloat(step) / 24, at: start + Double(step) / 60, finger: finger)
      }
      tester.run()
    }
    func lift(finger: Int = 1) {
      tester.up(at: time + 0.4, finger: finger)
      tester.run()
    }
    func rest() { tester.run(to: time + 3) }
  }

  @Test func itHangsAboveTheContent() {
    let scene = Scene()
    #expect(scene.control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(scene.control.isHidden)
    #expect(scene.control.superview === scene.scrollView)
  }

  @Test func aPullPastItsHeightFiresOnceBeforeTheLift() {
    let scene = Scene()
    scene.pull(300)
    #expect(scene.offset < -60)
    #expect(scene.fired.count == 1 && scene.fired[0] < -60 && scene.fired[0] > -75)
    #expect(scene.control.isRefreshing)
    scene.tester.move(160, 150, at: scene.time + 0.1)
    scene.tester.move(160, 500, at: scene.time + 0.2)
    scene.tester.run()
    #expect(scene.fired.count == 1)
  }

  @Test func aPullUpToItsHeightFiresNothing() {
    let scene = Scene()
    scene.pull(70)
    #expect(scene.offset < 0 && scene.offset > -60)
    scene.lift()
    scene.rest()
    #expect(scene.fired.isEmpty && !scene.control.isRefreshing)
    #expect(scene.offset == 0)
  }

  @Test func theContentStaysSixtyPointsDownUntilTheEnd() {
    let scene = Scene()
    scene.pull(300)
    scene.lift()
    scene.rest()
    #expect(scene.offset == -60)
    #expect(scene.scrollView.adjustedContentInset.top == 60 && scene.scrollView.contentInset.top == 0)
    scene.control.endRefreshing()
    #expect(!scene.control.isRefreshing && !scene.control.isHidden)
    #expect(scene.scrollView.layer.shown.bounds.minY == -60, "it goes back, it doesn't jump")
    scene.rest()
    #expect(scene.offset == 0 && scene.control.isHidden)
    #expect(scene.scrollView.adjustedContentInset.top == 0)
  }

  @Test func theInsetOfTheAppCountsToo() {
    let scene = Scene(inset: 64)
    scene.pull(300)
    #expect(scene.fired.count == 1 && scene.fired[0] < -124)
    scene.lift()
    scene.rest()
    #expect(scene.offset == -124)
    scene.control.endRefreshing()
    scene.rest()
    #expect(scene.offset == -64)
  }

  @Test func endingUnderTheFingerLetsTheContentGoBackAtTheLift() {
    let scene = Scene()
    scene.pull(300)
    scene.control.endRefreshing()
    #expect(scene.offset < -60)
    scene.lift()
    scene.rest()
    #expect(scene.offset == 0 && scene.fired.count == 1)
  }

  @Test func theNextPullFiresAgain() {
    let scene = Scene()
    for count in 1...3 {
      scene.pull(300)
      scene.lift()
      scene.control.endRefreshing()
      scene.rest()
      #expect(scene.fired.count == count && scene.offset == 0)
    }
  }

  @Test func aPullWhileItRefreshesFiresNothing() {
    let scene = Scene()
    scene.pull(300)
    scene.lift()
    scene.rest()
    scene.pull(200)
    scene.lift()
    scene.rest()
    #expect(scene.fired.count == 1 && scene.offset == -60)
  }

  @Test func aFlingThatBouncesFiresNothing() {
    let scene = Scene()
    scene.scrollView.contentOffset.y = 300
    let start = scene.time
    scene.tester.down(160, 50, at: start)
    for step in 1...6 { scene.tester.move(160, 50 + CGFloat(step) * 30, at: start + Double(step) / 120) }
    scene.tester.up(at: start + 6.0 / 120)
    var highest: CGFloat = 0
    for _ in 0..<120 {
      scene.tester.runFrames(1)
      highest = min(highest, scene.offset)
    }
    #expect(highest < -60, "it did bounce that far")
    #expect(scene.fired.isEmpty)
  }

  @Test func anAppMayBeginByItselfWhichSendsAndScrollsNothing() {
    let scene = Scene()
    scene.control.beginRefreshing()
    #expect(scene.control.isRefreshing && scene.offset == 0 && scene.fired.isEmpty)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    scene.rest()
    #expect(scene.offset == -60)
    scene.control.endRefreshing()
    scene.rest()
    #expect(scene.offset == 0)
  }

  @Test func withoutTheControlTheContentIsFree() {
    let scene = Scene()
    scene.pull(300)
    scene.lift()
    scene.rest()
    scene.scrollView.refreshControl = nil
    #expect(scene.offset == 0 && scene.control.superview == nil)
  }

  @Test func aControlBelongsToOneScrollView() {
    let scene = Scene()
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.refreshControl = scene.control
    #expect(scene.scrollView.refreshControl == nil && scene.control.superview === other)
  }

  @Test func aDisabledOneIsPulledForNothing() {
    let scene = Scene()
    scene.control.isEnabled = false
    scene.pull(300)
    #expect(scene.fired.isEmpty && !scene.control.isRefreshing)
  }

  @Test func framesShowAnArrowAndThenAWheel() {
    let scene = Scene()
    scene.control.attributedTitle = NSAttributedString(string: "Mail")
    #expect(!scene.frame.contains("Mail"))
    scene.pull(110)
    #expect(scene.frame.contains("↓ Mail"))
    scene.lift()
    scene.rest()
    scene.pull(300)
    scene.lift()
    scene.rest()
    #expect(scene.frame.contains("↻ Mail"))
    scene.control.endRefreshing()
    scene.rest()
    #expect(!scene.frame.contains("Mail"))
  }
}
