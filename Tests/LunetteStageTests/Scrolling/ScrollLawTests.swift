import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// The laws of docs/rules/scrolling.md as formulas, compared with a scroll view in a window, for flings without a recording.
@Suite struct ScrollLawTests {
  /// One fling: where the content stood at the lift, how fast it was, and the offsets of the frames after it.
  struct Fling {
    var lift: ScrollLog.Entry
    var frames: [(time: CGFloat, offset: CGFloat)] = []
    var names: [String] = []
  }

  struct Setting {
    var device = Device.iPhone16
    var content: CGFloat = 40000
    var start: CGFloat = 5000
    var isHorizontal = false
    var rate = UIScrollView.DecelerationRate.normal
    /// The finger's movement per event of 8 ms. Units: points.
    var step: CGFloat = -20
    var steps = 14
    var rest: TimeInterval = 0.008
    var inset = UIEdgeInsets.zero
  }

  private func fling(_ setting: Setting) throws -> Fling {
    let tester = TouchTester(device: setting.device)
    let view = UIScrollView(frame: tester.window.bounds)
    let across = setting.isHorizontal
    view.contentSize = across ? CGSize(width: setting.content, height: 10) : CGSize(width: 10, height: setting.content)
    view.contentInset = setting.inset
    view.decelerationRate = setting.rate
    view.contentOffset = across ? point(setting.start, -setting.inset.top) : point(-setting.inset.left, setting.start)
    let log = ScrollLog()
    view.delegate = log
    tester.window.addSubview(view)
    let length = across ? view.bounds.width : view.bounds.height
    let first = setting.step < 0 ? length - 20 : 20
    func place(_ index: Int) -> CGPoint {
      let along = first + setting.step * CGFloat(index)
      return across ? point(along, 100) : point(100, along)
    }
    tester.down(place(0).x, place(0).y, at: 0.1)
    for index in 1...setting.steps { tester.move(place(index).x, place(index).y, at: 0.1 + 0.008 * Double(index)) }
    let lifted = 0.1 + 0.008 * Double(setting.steps) + setting.rest
    tester.up(at: lifted)
    tester.run(to: lifted)
    func offset(_ point: CGPoint) -> CGFloat { across ? point.x : point.y }
    var fling = Fling(lift: try #require(log.first("willEndDragging")))
    repeat {
      fling.frames.append((CGFloat(tester.simulation.time - lifted), offset(view.contentOffset)))
      tester.simulation.runFrame()
    } while view.isDecelerating && fling.frames.count < 600
    fling.frames.append((CGFloat(tester.simulation.time - lifted), offset(view.contentOffset)))
    fling.names = log.names
    #expect(!view.isDecelerating)
    return fling
  }

  /// The law: the content decelerates; past an edge, distance and speed also shrink by exp(-10 t).
  private func expected(_ x0: CGFloat, _ v: CGFloat, _ range: ClosedRange<CGFloat>, _ rate: CGFloat, at time: CGFloat) -> CGFloat {
    let reach = Double(rate) / (1000 * (1 - Double(rate)))
    func left(_ time: Double) -> Double { pow(Double(rate), 1000 * time) }
    func bounce(_ edge: CGFloat, _ distance: CGFloat, _ speed: Double, _ time: Double) -> CGFloat {
      edge + CGFloat((Double(distance) + reach * speed * (1 - left(time))) * exp(-10 * time))
    }
    if !range.contains(x0) {
      let edge = x0.clamped(to: range)
      return bounce(edge, x0 - edge, Double(v), Double(time))
    }
    let edge = v < 0 ? range.lowerBound : range.upperBound
    let share = 1 - Double(edge - x0) / (Double(v) * reach)
    if share > 0, share < 1 {
      let crossing = log(share) / (1000 * log(Double(rate)))
      if Double(time) > crossing { return bounce(edge, 0, Double(v) * left(crossing), Double(time) - crossing) }
    }
    return x0 + CGFloat(Double(v) * reach * (1 - left(Double(time))))
  }

  private func check(_ setting: Setting, _ comment: Comment) throws {
    let fling = try fling(setting)
    let length = setting.isHorizontal ? setting.device.size.width : setting.device.size.height
    let before = setting.isHorizontal ? setting.inset.left : setting.inset.top
    let after = setting.isHorizontal ? setting.inset.right : setting.inset.bottom
    let range = -before...max(-before, setting.content + after - length)
    let (offset, v) =
      setting.isHorizontal ? (fling.lift.offset.x, fling.lift.velocity.x) : (fling.lift.offset.y, fling.lift.velocity.y)
    #expect(abs(v + setting.step / 8) < 1e-6, comment)
    let pixel = 1 / setting.device.scale
    for (time, shown) in fling.frames.dropLast() {
      let law = expected(offset, v * 1000, range, setting.rate.rawValue, at: time)
      #expect(abs(shown - law) <= pixel / 2 + 1e-6, comment)
      #expect((shown * setting.device.scale).rounded() / setting.device.scale == shown, comment)
    }
    let end = fling.frames[fling.frames.count - 1].offset
    let natural = offset + (v < 0 ? -1 : 1) * max(0, abs(v) - 0.01) / -CGFloat(log(Double(setting.rate.rawValue)))
    let target = natural.clamped(to: range)
    #expect(abs((setting.isHorizontal ? fling.lift.target.x : fling.lift.target.y) - target) <= pixel / 2 + 1e-6, comment)
    #expect(range.contains(end), comment)
    if target == range.lowerBound || target == range.upperBound { #expect(end == target, comment) }
    #expect(
      fling.names == ["willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating"], comment)
  }

  @Test("Flings of any speed, place, direction, axis, content, inset, rate and screen follow the law in every frame", arguments: 0..<40)
  func randomFlings(seed: Int) throws {
    var random = SeededRandom(UInt64(seed) + 77)
    var setting = Setting()
    setting.device = [Device.iPhone16, .iPhoneSE, .iPad, .iPhone4s].randomElement(using: &random) ?? .iPhone16
    setting.isHorizontal = Bool.random(using: &random)
    setting.rate = Int.random(in: 0..<4, using: &random) == 0 ? .fast : .normal
    setting.content = [1500, 4000, 40000, 1e7].randomElement(using: &random) ?? 4000
    if Bool.random(using: &random) { setting.inset = UIEdgeInsets(top: 64, left: 20, bottom: 44, right: 30) }
    let speeds: [CGFloat] = [0.4, 1, 3, 6, 12, 18, 25]
    setting.step = (speeds.randomElement(using: &random) ?? 6) * (Bool.random(using: &random) ? 1 : -1)
    // At least the hysteresis and a little more, and never off the screen.
    setting.steps = max(12, min(40, Int(30 / abs(setting.step))))
    if abs(setting.step) < 1 { setting.steps = 60 }
    let length = setting.isHorizontal ? setting.device.size.width : setting.device.size.height
    let largest = setting.content - length
    let travel = setting.step * CGFloat(setting.steps)
    let low = max(0, travel)
    let high = min(largest, largest + travel)
    setting.start = CGFloat(Int.random(in: Int(low)...max(Int(low), Int(high)), using: &random))
    try check(setting, "\(setting)")
  }

  @Test("A fling that reaches an edge bounces there by the law, at both ends", arguments: [(60, 25), (200, 12), (38798, -25), (39000, -8)])
  func edges(start: CGFloat, step: CGFloat) throws {
    var setting = Setting()
    (setting.start, setting.step, setting.steps) = (start, step, 12)
    try check(setting, "from \(start) by \(step)")
  }

  @Test("Content let go past an edge while the finger still moves outwards goes back by the law", arguments: [14, 5, 25, -14, -25])
  func releasedMoving(step: CGFloat) throws {
    var setting = Setting()
    (setting.start, setting.step, setting.steps) = (step > 0 ? 0 : 40000 - 852, step, 12)
    try check(setting, "by \(step)")
  }

  @Test("A pull held past an edge and let go decays by exp(-10 t)", arguments: [20, 80, 300, 590])
  func heldPull(pull: CGFloat) {
    let tester = TouchTester(device: .iPhone16)
    let view = UIScrollView(frame: tester.window.bounds)
    view.contentSize = CGSize(width: 393, height: 40000)
    tester.window.addSubview(view)
    tester.down(100, 100, at: 0.1)
    tester.move(100, 110 + pull, at: 0.2)
    tester.up(at: 1.2)
    tester.run(to: 1.2)
    let held = -RubberBand.shown(distance: pull, dimension: 852).roundedToPixel(scale: 3)
    while view.isDecelerating {
      let time = CGFloat(tester.simulation.time - 1.2)
      #expect(abs(view.contentOffset.y - held * CGFloat(exp(-10 * Double(time)))) <= 0.17)
      tester.simulation.runFrame()
    }
    #expect(view.contentOffset.y == 0)
  }

  @Test("Less than half a point past an edge is put back too") func barelyPast() {
    let world = ScrollTester(offset: 0)
    world.tester.down(200, 50, at: 0.1)
    world.tester.move(200, 61, at: 0.2)
    world.tester.run()
    #expect(world.y == -0.5)
    world.tester.up(at: 0.9)
    world.tester.run(to: 1.2)
    #expect(world.y == 0)
    #expect(world.log.names.suffix(2) == ["willBeginDecelerating", "didEndDecelerating"])
  }

  @Test("A fling that is caught and flung again adds nothing to the law") func caughtAndFlungAgain() throws {
    let world = ScrollTester(content: CGSize(width: 400, height: 40000))
    world.fling(from: 250, by: -100, at: 0.1)
    world.tester.run(to: 0.6)
    world.log.clear()
    world.fling(from: 250, by: -150, at: 0.61)
    world.tester.run(to: 0.718)
    let lift = try #require(world.log.first("willEndDragging"))
    #expect(abs(lift.velocity.y - 1.5) < 1e-6)
    world.tester.run(to: 1)
    let law = expected(lift.offset.y, 1500, 0...39700, 0.998, at: CGFloat(world.tester.simulation.time - lift.time))
    #expect(abs(world.y - law) <= 0.25 + 1e-6)
    #expect(world.log.names.prefix(3) == ["didEndDecelerating", "willBeginDragging", "willEndDragging"])
  }

  @Test("A way that is begun anew in the middle is the same way", arguments: 0..<60) func continued(seed: Int) {
    var random = SeededRandom(UInt64(seed))
    let velocity = CGFloat.random(in: -5000...5000, using: &random)
    let range: ClosedRange<CGFloat> = 0...CGFloat.random(in: 1...3000, using: &random)
    let offset = CGFloat.random(in: -200...3200, using: &random)
    let whole = ScrollMotion(offset: offset, velocity: velocity, range: range)
    let cut = CGFloat.random(in: 0...1, using: &random) * whole.duration
    let rest = whole.continued(from: cut)
    let anew = ScrollMotion(offset: whole.position(at: cut), velocity: whole.velocity(at: cut), range: range)
    for step in 0...50 {
      let time = CGFloat(step) * 0.03
      #expect(abs(rest.position(at: time) - whole.position(at: time + cut)) < 1e-6)
      // The continued and the new motion end by different rules; until the first of them ends they agree.
      if time < min(anew.duration, whole.duration - cut) - 1e-6 {
        #expect(abs(anew.position(at: time) - whole.position(at: time + cut)) < 1e-3)
      }
    }
  }
}
