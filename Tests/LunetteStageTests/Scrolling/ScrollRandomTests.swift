import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// Random touches, changes of the content, calls of the program and events of the system: a scroll view comes to rest, and has told its
/// delegate an end for every begin.
@Suite struct ScrollRandomTests {
  private final class World {
    let world = ScrollTester(content: CGSize(width: 900, height: 2000))
    let content = UIView(frame: rect(0, 0, 900, 2000))
    var random: SeededRandom
    var fingers: [Int: CGPoint] = [:]
    var nextFinger = 1
    var view: UIScrollView { world.scrollView }
    var tester: TouchTester { world.tester }

    init(seed: Int) {
      random = SeededRandom(UInt64(seed) &* 7919 &+ 13)
      view.addSubview(content)
      world.log.zoomView = content
      view.alwaysBounceVertical = seed % 3 == 0
      view.isPagingEnabled = seed % 4 == 1
      view.isDirectionalLockEnabled = seed % 5 == 2
      view.bounces = seed % 7 != 3
      if seed % 2 == 0 { (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3) }
    }

    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random).rounded() }
    func place() -> CGPoint { point(number(20...380), number(20...280)) }

    func act() {
      let now = tester.simulation.time + 0.001
      switch Int.random(in: 0..<20, using: &random) {
      case 0...2:
        if fingers.count < 3 {
          fingers[nextFinger] = place()
          tester.down(fingers[nextFinger]!.x, fingers[nextFinger]!.y, at: now, finger: nextFinger)
          nextFinger += 1
        }
      case 3...9:
        for (finger, old) in fingers.sorted(by: { $0.key < $1.key }) {
          let new = point(old.x + number(-40...40), old.y + number(-60...60))
          fingers[finger] = new
          tester.move(new.x, new.y, at: now, finger: finger)
        }
      case 10, 11: if let finger = fingers.keys.min() { lift(finger, at: now) }
      case 12: view.contentInset = UIEdgeInsets(top: number(0...90), bottom: number(0...90))
      case 13: if view.zoomScale == 1, !view.isZooming { view.contentSize.height = number(0...3000) }
      case 14: view.setContentOffset(view.legalOffset(nearest: point(number(0...500), number(0...2000))), animated: true)
      case 15: view.contentOffset = view.legalOffset(nearest: point(number(0...500), number(0...2000)))
      case 16: view.frame.size = CGSize(width: number(200...400), height: number(200...300))
      case 17: view.setZoomScale(number(1...4), animated: Bool.random(using: &random))
      case 18:
        if Bool.random(using: &random) {
          tester.simulation.input.cancelAll(at: now)
          fingers.removeAll()
        } else {
          view.isScrollEnabled.toggle()
        }
      default:
        if view.superview == nil { tester.window.addSubview(view) } else { view.removeFromSuperview() }
      }
    }

    func lift(_ finger: Int, at time: TimeInterval) {
      fingers[finger] = nil
      tester.up(at: time, finger: finger)
    }

    func check(_ comment: Comment) {
      let offset = view.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite && view.zoomScale.isFinite, comment)
      #expect(view.isDragging == (view.drag != nil), comment)
      #expect(!(view.isDragging && view.isDecelerating), comment)
      if view.window == nil { #expect(!view.isDragging && !view.isDecelerating && !view.isZooming && view.motion == nil, comment) }
      #expect(tester.simulation.displayLinks.active.isEmpty == (view.motion == nil), comment)
    }
  }

  @Test("Everything comes to rest, inside the legal offsets and the limits, with every end told", arguments: 0..<60)
  func comesToRest(seed: Int) {
    let world = World(seed: seed)
    for _ in 0..<150 {
      world.act()
      world.tester.runFrames(Int.random(in: 1...6, using: &world.random))
      world.check("seed \(seed)")
    }
    if world.view.superview == nil { world.tester.window.addSubview(world.view) }
    let now = world.tester.simulation.time + 0.001
    for finger in world.fingers.keys.sorted() { world.lift(finger, at: now) }
    world.tester.run(to: now + 12)
    let (view, log) = (world.view, world.world.log)
    #expect(world.tester.simulation.takeFault() == nil)
    #expect(view.motion == nil && !view.isTracking && !view.isDragging && !view.isZooming)
    #expect(view.legalOffset(nearest: view.contentOffset) == view.contentOffset)
    #expect(view.zoomScale >= view.minimumZoomScale && view.zoomScale <= max(1, view.maximumZoomScale))
    let ends = log.count("didEndDragging") + log.count("didEndDragging at rest")
    #expect(log.count("willBeginDragging") == ends && log.count("willEndDragging") == ends)
    #expect(log.count("willBeginZooming") == log.count("didEndZooming"))
    #expect(log.count("didEndDecelerating") <= log.count("willBeginDecelerating"))
  }
}
