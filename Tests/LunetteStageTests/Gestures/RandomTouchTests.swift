import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// Random touches on nested views with many recognizers: the rules always hold.
@Suite struct RandomTouchTests {
  /// Each view gets balanced messages about each touch, and none after the touch's end.
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

  /// Views in views and in a scroll view, with recognizers of every kind on each, and three fingers.
  private final class World {
    let tester = TouchTester()
    let balance = Balance()
    var random: SeededRandom
    private let scroll = UIScrollView(frame: rect(20, 20, 200, 200))
    private let outer: [RecorderView]
    private let inner: RecorderView
    private(set) var recognizers: [UIGestureRecognizer] = []
    /// The recognizers that are in the middle of a gesture.
    private(set) var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    private(set) var problems: [String] = []
    private var downs: [Int: CGPoint] = [:]
    private(set) var time: TimeInterval = 0.05

    init(seed: Int) {
      random = SeededRandom(UInt64(seed))
      let root = tester.view()
      scroll.contentSize = CGSize(width: 200, height: 900)
      root.addSubview(scroll)
      outer = [root, tester.view("A", rect(10, 10, 150, 100), in: scroll), tester.view("B", rect(230, 20, 150, 200), in: root)]
      inner = tester.view("C", rect(20, 20, 80, 80), in: outer[2])
      recognizers = [scroll.panGestureRecognizer]
      for view in outer + [inner] { prepare(view) }
      for recognizer in recognizers { recognizer.addTarget { [unowned self] in note($0) } }
    }

    private func prepare(_ view: RecorderView) {
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.onTouches = { [unowned view, balance] phase, touches, _ in balance.note(view, phase, touches) }
      for index in 0..<Int.random(in: 0...3, using: &random) {
        let recognizer = RandomTouchTests.recognizer(using: &random)
        recognizer.cancelsTouchesInView = Bool.random(using: &random)
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        if let other = recognizers.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
          recognizer.require(toFail: other)
        }
        recognizers.append(tester.add(recognizer, "\(view.name)\(index)", to: view))
      }
    }

    private func note(_ recognizer: UIGestureRecognizer) {
      let id = ObjectIdentifier(recognizer)
      let before = states[id] ?? .possible
      if RandomTouchTests.follows[before]?.contains(recognizer.state) != true { problems.append("\(before) -> \(recognizer.state)") }
      states[id] = recognizer.state.isFinal ? nil : recognizer.state
    }

    /// One finger lands, moves or lifts.
    func touch() {
      time += [0, 0.004, 0.016, 0.05, 0.3].randomElement(using: &random)!
      let finger = Int.random(in: 1...3, using: &random)
      guard let place = downs[finger] else {
        let place = point(.random(in: 0..<400, using: &random), .random(in: 0..<300, using: &random))
        downs[finger] = place
        return tester.down(place.x, place.y, at: time, finger: finger)
      }
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
    }

    /// A random change that isn't a touch.
    func interrupt() {
      tester.run(to: time)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        // A view is removed and added while fingers are down.
        let view = Bool.random(using: &random) ? inner : outer[1]
        let parent = view === inner ? outer[2] : scroll
        if view.superview == nil { parent.addSubview(view) } else { view.removeFromSuperview() }
      case 1:
        tester.simulation.input.cancelAll(at: time)
        downs.removeAll()
      default: recognizers.randomElement(using: &random)?.isEnabled.toggle()
      }
    }

    func liftAll() {
      for finger in downs.keys.sorted() { tester.up(at: time + 0.1, finger: finger) }
      tester.run(to: time + 10)
    }
  }

  @Test(arguments: 0..<60) func rulesHoldWhateverTheFingersDo(seed: Int) {
    let world = World(seed: seed)
    for _ in 0..<150 {
      world.touch()
      if Int.random(in: 0..<20, using: &world.random) == 0 { world.interrupt() }
    }
    world.liftAll()
    let simulation = world.tester.simulation
    #expect(world.problems == [])
    #expect(world.balance.problems == [])
    #expect(world.balance.open.isEmpty, "touches whose view heard no end")
    #expect(world.states.isEmpty, "recognizers whose targets heard no end")
    #expect(world.recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 && $0.gestureTouches.isEmpty })
    #expect(simulation.gestures.touches.isEmpty)
    #expect(simulation.gestures.recognizers.isEmpty)
    #expect(simulation.takeFault() == nil)
  }
}
