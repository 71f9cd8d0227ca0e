import Foundation
import Testing

@testable import LunetteKit

/// Fingers that do anything at all, on nested views full of recognizers: whatever they do, the rules hold.
@Suite struct RandomTouchTests {
  /// Each view hears balanced messages of each touch, and nothing after its end.
  private final class Balance {
    var open: [UITouch: UIView] = [:]
    var problems: [String] = []

    func note(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
      for touch in touches {
        switch phase {
        case .began:
          if open[touch] != nil { problems.append("began twice") }
          open[touch] = view
        case .moved, .stationary: if open[touch] !== view { problems.append("moved while not open") }
        case .ended, .cancelled:
          if open.removeValue(forKey: touch) !== view { problems.append("\(phase) while not open") }
        }
      }
    }
  }

  private static let follows: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
    .possible: [.began, .ended], .began: [.changed, .ended, .cancelled], .changed: [.changed, .ended, .cancelled],
  ]

  private static func recognizer(using random: inout SeededRandom) -> UIGestureRecognizer {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
      tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      return tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
      press.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
      press.minimumPressDuration = [0, 0.05, 0.5].randomElement(using: &random)!
      return press
    case 3:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .init(rawValue: Int.random(in: 0...15, using: &random))
      return swipe
    case 4: return Bool.random(using: &random) ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
    case 5:
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = .all
      return edgePan
    default:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
      return pan
    }
  }

  @Test(arguments: 0..<60) func rulesHoldWhateverTheFingersDo(seed: Int) {
    var random = SeededRandom(UInt64(seed))
    let tester = TouchTester()
    let balance = Balance()
    let root = tester.view()
    let scroll = UIScrollView(frame: rect(20, 20, 200, 200))
    scroll.contentSize = CGSize(width: 200, height: 900)
    root.addSubview(scroll)
    let views = [
      root, tester.view("A", rect(10, 10, 150, 100), in: scroll), tester.view("B", rect(230, 20, 150, 200), in: root),
    ]
    let inner = tester.view("C", rect(20, 20, 80, 80), in: views[2])
    var recognizers: [UIGestureRecognizer] = [scroll.panGestureRecognizer]
    var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var problems: [String] = []
    for view in views + [inner] {
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.onTouches = { phase, touches, _ in balance.note(view, phase, touches) }
      for index in 0..<Int.random(in: 0...3, using: &random) {
        let recognizer: UIGestureRecognizer
        recognizer = Self.recognizer(using: &random)
        recognizer.cancelsTouchesInView = Bool.random(using: &random)
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        if let other = recognizers.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
          recognizer.require(toFail: other)
        }
        recognizers.append(tester.add(recognizer, "\(view.name)\(index)", to: view))
      }
    }
    for recognizer in recognizers {
      recognizer.addTarget { recognizer in
        let id = ObjectIdentifier(recognizer)
        let before = states[id] ?? .possible
        if Self.follows[before]?.contains(recognizer.state) != true { problems.append("\(before) -> \(recognizer.state)") }
        states[id] = recognizer.state.isFinal ? nil : recognizer.state
      }
    }
    var downs: [Int: CGPoint] = [:]
    var time = 0.05
    for _ in 0..<150 {
      time += [0, 0.004, 0.016, 0.05, 0.3].randomElement(using: &random)!
      let finger = Int.random(in: 1...3, using: &random)
      if let place = downs[finger] {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
          tester.up(at: time, finger: finger)
          downs[finger] = nil
        case 2 where Int.random(in: 0..<4, using: &random) == 0:
          tester.cancel(at: time, finger: finger)
          downs[finger] = nil
        default:
          let next = point(place.x + .random(in: -15...15, using: &random), place.y + .random(in: -15...15, using: &random))
          downs[finger] = next
          tester.move(next.x, next.y, at: time, finger: finger)
        }
      } else {
        let place = point(.random(in: 0..<400, using: &random), .random(in: 0..<300, using: &random))
        downs[finger] = place
        tester.down(place.x, place.y, at: time, finger: finger)
      }
      if Int.random(in: 0..<20, using: &random) == 0 {
        tester.run(to: time)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          // A view comes and goes in the middle of everything.
          let view = Bool.random(using: &random) ? inner : views[1]
          let parent = view === inner ? views[2] : scroll
          if view.superview == nil { parent.addSubview(view) } else { view.removeFromSuperview() }
        case 1:
          tester.simulation.input.cancelAll(at: time)
          downs.removeAll()
        default: recognizers.randomElement(using: &random)?.isEnabled.toggle()
        }
      }
    }
    for finger in downs.keys.sorted() { tester.up(at: time + 0.1, finger: finger) }
    tester.run(to: time + 10)
    #expect(problems == [])
    #expect(balance.problems == [])
    #expect(balance.open.isEmpty, "touches whose view heard no end")
    #expect(states.isEmpty, "recognizers whose targets heard no end")
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 && $0.gestureTouches.isEmpty })
    #expect(tester.simulation.gestures.touches.isEmpty)
    #expect(tester.simulation.gestures.recognizers.isEmpty)
    #expect(tester.simulation.takeFault() == nil)
  }
}
