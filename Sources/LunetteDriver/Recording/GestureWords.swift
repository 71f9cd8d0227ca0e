import Foundation
import Lua
import LunetteKit

/// Calls that may express what fingers did, the most readable first. Playing a call shows whether it has the same effect.
struct GestureWords {
  /// One line of a scenario.
  struct Line {
    let code: String
    /// How the line names its place; nil if it names none.
    let kind: TargetWords.Kind?
  }

  /// - Parameter app: in its state when the fingers landed
  static func all(for fingers: [RecordedAction.Finger], in app: ScenarioApp) -> [Line] {
    guard let first = fingers.first else { return [] }
    let targets = TargetWords.all(at: first.start, in: app)
    if fingers.allSatisfy(\.isTap) {
      if fingers.count == 1 { return taps(targets, options: nil) }
      // The fingers follow each other at one place.
      let isSequence = zip(fingers, fingers.dropFirst()).allSatisfy { $0.samples[$0.samples.count - 1].time <= $1.samples[0].time }
      if isSequence { return fingers.count == 2 ? calls("doubleTap", targets) : taps(targets, options: "taps = \(fingers.count)") }
      return taps(targets, options: "fingers = \(fingers.count)")
    }
    if fingers.count == 1 { return first.isPress ? presses(first, targets) : drags(first, targets) }
    return fingers.count == 2 ? pairs(fingers[0], fingers[1], in: app) : []
  }

  private static func calls(_ name: String, _ targets: [TargetWords]) -> [Line] {
    targets.map { Line(code: "app:\(name)\($0.asArgument)", kind: $0.kind) }
  }

  private static func taps(_ targets: [TargetWords], options: String?) -> [Line] {
    guard let options else {
      // A tap on a disabled control was really done, so it must not fail as a miss.
      let forced = targets.first.map { [Line(code: "app:tap(\($0.code), { force = true })", kind: $0.kind)] } ?? []
      return calls("tap", targets.filter { $0.kind != .point }) + forced + calls("tap", targets.filter { $0.kind == .point })
    }
    return targets.map { Line(code: "app:tap(\($0.code), { \(options) })", kind: $0.kind) }
  }

  private static func presses(_ finger: RecordedAction.Finger, _ targets: [TargetWords]) -> [Line] {
    let duration = LuaLiteral.number((finger.duration * 100).rounded() / 100)
    return targets.prefix(2).flatMap { target in
      [
        Line(code: "app:longPress\(target.asArgument)", kind: target.kind),
        Line(code: "app:longPress(\(target.code), { duration = \(duration) })", kind: target.kind),
      ]
    }
  }

  private static func drags(_ finger: RecordedAction.Finger, _ targets: [TargetWords]) -> [Line] {
    let (dx, dy) = (finger.end.x - finger.start.x, finger.end.y - finger.start.y)
    let (length, across) = (max(abs(dx), abs(dy)), min(abs(dx), abs(dy)))
    var lines: [Line] = []
    if finger.duration <= longestSwipe, across * 3 < length, length >= shortestSwipe {
      let way = abs(dx) > abs(dy) ? (dx < 0 ? "left" : "right") : (dy < 0 ? "up" : "down")
      for target in targets.filter({ $0.kind != .likes }).prefix(2) {
        lines.append(Line(code: "app:swipe(\(target.code), \"\(way)\")", kind: target.kind))
        lines.append(
          Line(
            code: "app:swipe(\(target.code), \"\(way)\", { distance = \(LuaLiteral.number(length.rounded())), duration = \(seconds(finger.duration)) })",
            kind: target.kind))
      }
    }
    let rest = finger.rest > shortestRest ? ", hold = \(seconds(finger.rest))" : ""
    let moving = finger.duration - (rest.isEmpty ? 0 : finger.rest)
    if let named = targets.first, named.kind == .text {
      lines.append(Line(code: "app:drag { on = \(named.code), by = \(point(CGPoint(x: dx, y: dy))), duration = \(seconds(moving))\(rest) }", kind: named.kind))
    }
    lines.append(
      Line(code: "app:drag { from = \(point(finger.start)), to = \(point(finger.end)), duration = \(seconds(moving))\(rest) }", kind: .point))
    return lines
  }

  private static func pairs(_ a: RecordedAction.Finger, _ b: RecordedAction.Finger, in app: ScenarioApp) -> [Line] {
    func arm(_ p: CGPoint, _ q: CGPoint) -> (length: CGFloat, angle: CGFloat, middle: CGPoint) {
      (p.distance(to: q), CGFloat(atan2(Double(q.y - p.y), Double(q.x - p.x))), CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2))
    }
    let (start, end) = (arm(a.start, b.start), arm(a.end, b.end))
    var turn = end.angle - start.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let duration = seconds(max(a.duration, b.duration))
    let places = TargetWords.all(at: start.middle, in: app)
    return [places.first, places.last].compactMap { $0 }.map { place in
      abs(turn) < smallestTurn
        ? Line(
          code: "app:pinch(\(place.code), { from = \(number(start.length)), to = \(number(end.length)), duration = \(duration) })", kind: place.kind)
        : Line(
          code:
            "app:rotate(\(place.code), { angle = \(LuaLiteral.number(Double((turn * 1000).rounded() / 1000))), distance = \(number(start.length)), duration = \(duration) })",
          kind: place.kind)
    }
  }

  private static func seconds(_ time: TimeInterval) -> String { LuaLiteral.rounded(time) }
  private static func number(_ value: CGFloat) -> String { LuaLiteral.number(Double((value * 10).rounded() / 10)) }
  private static func point(_ point: CGPoint) -> String { "{ \(LuaLiteral.number(point.x)), \(LuaLiteral.number(point.y)) }" }

  /// Longest duration of a quick drag that counts as a swipe. Ours. Units: seconds.
  private static let longestSwipe: TimeInterval = 0.3
  /// Shortest swipe. Units: points. Ours
  private static let shortestSwipe: CGFloat = 30
  /// After a rest of this length a finger lifts without speed. Units: seconds. Ours
  static let shortestRest: TimeInterval = 0.1
  /// A smaller turn is taken for a pinch that wasn't exactly straight. Units: radians. Ours
  private static let smallestTurn: CGFloat = 0.15
}
