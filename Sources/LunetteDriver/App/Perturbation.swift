import Foundation
import LunetteKit
import LunetteScript
import LunetteSystem

/// What is changed about the way in which a driver touches an app, so that a test which passes by luck fails. Source: docs/rules/exploring.md 3
///
/// Each change has a name, and a stream of random numbers of its own: without one of them the others stay as they are.
package final class Perturbation {
  package enum Kind: String, CaseIterable, Sendable {
    /// How fingers land, how long they stay, how often they tell where they are.
    case touches
    /// The order of timers, tasks and answers that are ready at the same time.
    case order
    /// How long the driver waits before it touches.
    case pace
    /// How fast answers come and animations run.
    case slow
    case device, text

    /// What is tried if nobody says what.
    package static let usual: [Kind] = [.touches, .order, .pace]
  }

  package struct Change: Sendable {
    /// For `init(only:)`.
    package let name: String
    package let words: String
  }

  package let kind: Kind
  private let run: Int
  private let seed: UInt64
  private let only: Set<String>?
  private var counts: [String: Int] = [:]
  /// Whether there was anything that could be changed, however it was drawn.
  package private(set) var hadAny = false
  /// The changes that were made so far.
  package private(set) var changes: [Change] = []
  /// The time of the last wait before a touch, so that a call waits once. Units: seconds
  private var waited: (app: ObjectIdentifier, time: TimeInterval)?
  /// Whether frames of a wait run, which is no step of the scenario.
  private(set) var isWaiting = false

  /// - Parameters:
  ///   - run: from 0; the first two go as far as they may in one direction and the other, the others draw
  ///   - only: the names of the changes that are made; nil: all
  package init(_ kind: Kind, run: Int, seed: UInt64, only: Set<String>? = nil) {
    (self.kind, self.run, self.seed, self.only) = (kind, run, seed, only)
  }

  /// The number of a change of this sort, from 1.
  private func number(_ sort: String) -> Int {
    counts[sort, default: 0] += 1
    return counts[sort, default: 0]
  }

  /// A value drawn out of several, of which the first is the usual one; nil where nothing is changed.
  private func drawn<Value>(_ sort: String, _ number: Int, _ values: [Value]) -> (name: String, value: Value)? {
    let name = "\(sort) \(number)"
    hadAny = true
    guard only?.contains(name) ?? true else { return nil }
    let place: Int
    switch run {
    case 0: place = values.count - 1
    case 1: place = min(1, values.count - 1)
    default:
      var random = SplitMix64(seed: seed &+ UInt64(run) &* 0x9E37_79B9_7F4A_7C15 ^ StableHash.of(name))
      place = Int(random.next() % UInt64(values.count))
    }
    return place == 0 ? nil : (name, values[place])
  }

  private func note(_ name: String, _ words: String) {
    hadAny = true
    changes.append(Change(name: name, words: words))
  }

  // MARK: Pace

  /// Frames that a slow machine may take more. Source: docs/rules/exploring.md 3
  private static let frames = [0, 1, 30]

  /// Waits before a call that touches.
  func wait(before app: ScenarioApp) throws {
    guard kind == .pace, app.cursor == nil, !app.isClosed, !app.simulation.isSuspended else { return }
    // The call has waited already, as it looked for its target.
    if let waited, waited.app == ObjectIdentifier(app), waited.time == app.simulation.time {
      self.waited = nil
      return
    }
    if let (name, frames) = drawn("pace", number("pace"), Self.frames) {
      note(name, "\(frames) frame\(frames == 1 ? "" : "s") before \(Self.call(of: app))")
      try advance(app, frames: frames)
    }
    waited = (ObjectIdentifier(app), app.simulation.time)
  }

  private func advance(_ app: ScenarioApp, frames: Int) throws {
    isWaiting = true
    defer { isWaiting = false }
    try app.advance(frames: frames)
    app.context.log?.noteWait(number("wait"))
  }

  /// The call as the script has it: `app:tap "Go" (spec.lua:14)`.
  private static func call(of app: ScenarioApp) -> String {
    guard let position = app.scriptPosition, let colon = position.lastIndex(of: ":"), let line = Int(position[position.index(after: colon)...]) else {
      return "a call"
    }
    let place = FilePath.shown(String(position[..<colon]))
    let name = place.split(separator: "/").last.map(String.init) ?? place
    guard let text = FilePath.text(of: String(position[..<colon])) else { return "a call (\(name):\(line))" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "a call (\(name):\(line))" }
    var code = lines[line - 1].trimmingCharacters(in: .whitespaces)
    if code.count > longestCode { code = code.prefix(longestCode) + "..." }
    return "\(code) (\(name):\(line))"
  }

  /// Characters of a line that a report shows. Ours
  private static let longestCode = 60

  // MARK: Touches

  /// Shares of a frame by which a finger lands later. Source: docs/rules/exploring.md 3
  private static let landings = [0, 0.25, 0.5, 0.75]
  /// How long a tap may last. Units: seconds. Source: docs/rules/exploring.md 3
  private static let taps = [ScenarioApp.Timing.tap, 0.03, 0.08, 0.12]
  /// Times between two events of a moving finger. Units: seconds. Source: docs/rules/exploring.md 3
  private static let intervals = [ScenarioApp.Timing.touchInterval, 1.0 / 60]
  /// How far beside its place a finger may land. Units: points. Source: docs/rules/exploring.md 3
  private static let asides: [CGPoint] = [.zero, CGPoint(x: 1, y: -1), CGPoint(x: -2, y: 0), CGPoint(x: 0, y: 2)]

  /// How a gesture differs.
  struct Touch {
    /// Units: seconds.
    var delay = 0.0
    var tap = ScenarioApp.Timing.tap
    var interval = ScenarioApp.Timing.touchInterval
    var aside = CGPoint.zero
  }

  /// - Parameter isFree: whether the finger may land beside its place
  func touch(on app: ScenarioApp, isFree: (CGPoint) -> Bool) -> Touch {
    var touch = Touch()
    guard kind == .touches, app.cursor == nil else { return touch }
    let number = number("touch")
    let call = Self.call(of: app)
    if let (name, share) = drawn("landing", number, Self.landings) {
      touch.delay = share / TimeInterval(framesPerSecond)
      note(name, "the finger lands \(formatted(share)) frames later: \(call)")
    }
    if let (name, seconds) = drawn("tap", number, Self.taps) {
      touch.tap = seconds
      note(name, "a tap lasts \(formatted(seconds)) s: \(call)")
    }
    if let (name, seconds) = drawn("interval", number, Self.intervals) {
      touch.interval = seconds
      note(name, "the finger tells 60 times a second where it is: \(call)")
    }
    if let (name, aside) = drawn("aside", number, Self.asides), isFree(aside) {
      touch.aside = aside
      note(name, "the finger lands \(formatted(aside.x)), \(formatted(aside.y)) pt beside the middle: \(call)")
    }
    return touch
  }

  // MARK: Launches and answers

  /// How much later answers come. Units: seconds. Source: docs/rules/exploring.md 3
  private static let delays = [0, 0.1, 1, 5.0]

  /// How much later an answer comes. Units: seconds
  func delay(ofAnswer number: Int, _ request: String) -> TimeInterval {
    guard kind == .slow, let (name, delay) = drawn("answer", number, Self.delays) else { return 0 }
    note(name, "the answer to request \(number) (\(request)) comes \(formatted(delay)) s later")
    return delay
  }

  /// Whether animations run at half their speed.
  var isSlow: Bool {
    guard kind == .slow, let (name, _) = drawn("animations", 1, [false, true]) else { return false }
    if !changes.contains(where: { $0.name == name }) { note(name, "animations run at half speed") }
    return true
  }

  private static let sizes: [UIContentSizeCategory] = [.large, .small, .extraLarge]

  /// The device and the text size of a launch that names none.
  var variant: Variant {
    var variant = Variant()
    switch kind {
    case .device:
      let others = Device.all
      let device = others[min(run, others.count - 1)]
      guard only?.contains("device 1") ?? true, let setting = try? Variant.Setting(.device, device.name) else { break }
      variant = Variant([setting])
      if changes.isEmpty { note("device 1", "on \(device.name)") }
    case .text:
      guard let (name, size) = drawn("text", 1, Self.sizes), let setting = try? Variant.Setting(.textSize, size.shortName) else { break }
      variant = Variant([setting])
      if changes.isEmpty { note(name, "in the text size \(setting.value)") }
    case .touches, .order, .pace, .slow: break
    }
    return variant
  }

  /// So many runs rotate; those that follow draw. Ours
  private static let rotations = 2

  /// The order of what is ready at the same time; nil: the usual one.
  package var schedule: Schedule? {
    guard kind == .order else { return nil }
    let number = Int(truncatingIfNeeded: seed &+ UInt64(run))
    return Schedule(number: number, only: only, order: run == 0 ? .reversed : run <= Self.rotations ? .rotated(run) : .drawn)
  }

  /// The number of runs that differ from each other, of so many.
  package static func runs(_ kind: Kind, of count: Int) -> Int {
    switch kind {
    case .device: min(count, Device.all.count)
    case .text: min(count, sizes.count - 1)
    default: count
    }
  }
}
