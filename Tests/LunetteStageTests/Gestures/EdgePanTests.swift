import Foundation
import LunetteKit
import TestSupport
import Testing

/// docs/rules/cases/gestures.md, section 9. The cases' places lie at y = 300, below the window of 300 pt; here they are at y = 150.
/// G-178 is folklore (F): the test holds only what follows from the rule, that the first of two recognizers to begin wins.
@Suite struct EdgePanTests {
  private let tester = TouchTester()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let view: RecorderView
  /// "state x y" of the translation at each action.
  private let seen = Journal()

  init() {
    view = tester.view()
    edgePan.edges = .left
    tester.add(edgePan, "edge", to: view)
    let seen = seen
    edgePan.addTarget { sender in
      let moved = (sender as! UIPanGestureRecognizer).translation(in: nil)
      seen.note("\(sender.state) \(formatted(moved.x)) \(formatted(moved.y))")
    }
  }

  /// One finger through these places, an event every 0.02 s, then up.
  private func drag(_ places: (CGFloat, CGFloat)...) -> [String] {
    tester.down(places[0].0, places[0].1, at: 0)
    for (index, place) in places.enumerated().dropFirst() { tester.move(place.0, place.1, at: Double(index) * 0.02) }
    tester.up(at: Double(places.count) * 0.02)
    tester.run()
    #expect(edgePan.state == .possible)
    return seen.lines
  }

  @Test("a fresh one has no edges, holds touches back, and takes one finger") func defaults() {
    let fresh = UIScreenEdgePanGestureRecognizer()
    #expect(fresh.edges == [] && fresh.delaysTouchesBegan && fresh.maximumNumberOfTouches == 1)
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge.all.rawValue == 15)
  }

  @Test("it begins after 15 pt inward, which are taken off") func begins() {
    #expect(drag((5, 150), (15, 150), (19, 150), (25, 150), (60, 155)) == ["began 5 0", "changed 40 5", "ended 40 5"])
    #expect(tester.journal.lines(startingWith: "V") == [])
  }

  @Test("G-176 a finger that lands farther in is none", arguments: [13, 14, 40] as [CGFloat]) func zone(x: CGFloat) {
    #expect(drag((x, 150), (x + 60, 150)).isEmpty == (x > 13))
    if x > 13 { #expect(tester.journal.lines == ["V began 1", "V moved 1", "V ended 1"]) }
  }

  @Test("G-177 along the edge is none, and the view gets its touch") func along() {
    #expect(drag((5, 150), (5, 190), (60, 190)) == [])
    #expect(tester.journal.lines == ["V began 1", "V moved 1", "V moved 1", "V ended 1"])
  }

  @Test("the direction may be 77 degrees off inward", arguments: [(10, 40), (5, 40)] as [(CGFloat, CGFloat)]) func angle(
    x: CGFloat, y: CGFloat
  ) {
    #expect(drag((5, 150), (5 + x, 150 + y)).isEmpty == (x < 10))
  }

  @Test("each edge has its side; at the bottom the zone is 11 pt")
  func edges() {
    let starts: [(UIRectEdge, CGPoint, CGPoint)] = [
      (.left, point(13, 150), point(1, 0)), (.right, point(387, 150), point(-1, 0)), (.top, point(200, 13), point(0, 1)),
      (.bottom, point(200, 289), point(0, -1)),
    ]
    for (edge, start, inward) in starts {
      for wanted in [UIRectEdge.left, .right, .top, .bottom, .all, []] {
        let tester = TouchTester()
        let pan = tester.add(UIScreenEdgePanGestureRecognizer(), "edge", to: tester.view())
        pan.edges = wanted
        tester.down(start.x, start.y, at: 0)
        tester.move(start.x + 40 * inward.x, start.y + 40 * inward.y, at: 0.05)
        tester.run()
        #expect(pan.state == (wanted.contains(edge) ? .began : .possible), "\(edge), \(wanted)")
      }
    }
    edgePan.edges = .bottom
    #expect(drag((200, 288), (200, 240)) == [])
  }

  @Test("a jump of more than 100 pt before it begins is none") func jump() {
    #expect(drag((5, 150), (110, 150), (150, 150)) == [])
  }

  @Test("after the begin it goes anywhere") func afterBegin() {
    #expect(drag((5, 150), (25, 150), (5, 190), (200, 190)) == ["began 5 0", "changed -15 40", "changed 180 40", "ended 180 40"])
  }

  @Test("G-178 of a plain pair the one that begins first wins; required to fail, the edge pan does", arguments: [false, true])
  func withPan(required: Bool) {
    let pan = tester.add(UIPanGestureRecognizer(), "pan", to: view)
    if required { pan.require(toFail: edgePan) }
    _ = drag((5, 150), (17, 150), (29, 150), (60, 150))
    let began = tester.journal.lines.filter { $0.hasSuffix("began") }
    #expect(began == [required ? "edge began" : "pan began"])
  }

  @Test("a second finger before the begin: none") func twoFingers() {
    tester.down(5, 150, at: 0, finger: 1)
    tester.down(5, 200, at: 0, finger: 2)
    tester.move(60, 150, at: 0.05, finger: 1)
    tester.up(at: 0.1, finger: 1)
    tester.up(at: 0.1, finger: 2)
    tester.run()
    #expect(seen.lines == [])
  }
}
