import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript

/// What a program that plays does in one step. Source: docs/rules/playing.md 2
package struct PlayedAction {
  /// The kinds of actions in the order of the numbers that environments give them.
  package enum Kind: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, swipeLeft, swipeRight, swipeUp, swipeDown, type, wait

    var direction: SwipeDirection? {
      switch self {
      case .swipeLeft: .left
      case .swipeRight: .right
      case .swipeUp: .up
      case .swipeDown: .down
      default: nil
      }
    }

    /// Whether the finger is meant to do something where it lands.
    var needsEnabled: Bool { direction == nil }
  }

  package enum Place {
    /// The number of an element on the screen, from 0.
    case element(Int)
    /// Space: screen
    case point(CGPoint)
    /// Anything that Lua calls take as a target.
    case target(InputValue)
  }

  package var kind: Kind
  package var place: Place?
  package var text: String
  /// Where the element was at which a solution acts. Space: screen
  package var point: CGPoint?

  package init(_ kind: Kind, _ place: Place? = nil, text: String = "") { (self.kind, self.place, self.text) = (kind, place, text) }

  /// What a step did.
  package struct Outcome {
    /// The lines of a scenario that do the same.
    package var code: String
    /// Why it was not possible, and nothing was done; nil where it was.
    package var refusal: String?
    /// Whether the app has come to rest.
    package var isAtRest = true
  }
}

/// An action that is none: its text says what was expected.
package struct PlayedActionProblem: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

extension PlayedAction {
  private static let keys = ["kind", "element", "point", "target", "text"]

  /// Reads `{"kind": "tap", "element": 3}`, with `point` or `target` in place of `element`, and `text` for `type`.
  /// Throws: `PlayedActionProblem`
  package init(_ value: InputValue) throws {
    guard case .table(let fields) = value else { throw PlayedActionProblem(description: "an action is an object such as {\"kind\": \"tap\", \"element\": 3}") }
    for key in fields.keys.sorted() where !Self.keys.contains(key) {
      throw PlayedActionProblem(
        description: "an action has \(Self.keys.joined(separator: ", ")), not \"\(key)\"\(Self.hint(key, Self.keys))")
    }
    guard case .text(let name) = fields["kind"] ?? .none else { throw PlayedActionProblem(description: "an action needs a \"kind\"") }
    let names = Kind.allCases.map(\.rawValue)
    guard let kind = Kind(rawValue: name) else {
      throw PlayedActionProblem(description: "the kinds of actions are \(names.joined(separator: ", ")), not \"\(name)\"\(Self.hint(name, names))")
    }
    self.init(kind)
    switch kind {
    case .type:
      guard case .text(let text) = fields["text"] ?? .none else { throw PlayedActionProblem(description: "the action type needs a \"text\"") }
      self.text = text
    case .wait: break
    default: place = try Self.place(kind, fields)
    }
  }

  private static func hint(_ name: String, _ names: [String]) -> String { Suggestion.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? "" }

  private static func place(_ kind: Kind, _ fields: [String: InputValue]) throws -> Place {
    let given = ["element", "point", "target"].filter { fields[$0] != nil }
    guard given.count == 1, let value = fields[given[0]] else {
      throw PlayedActionProblem(description: "the action \(kind.rawValue) needs an \"element\", a \"point\" or a \"target\", and one of them")
    }
    switch (given[0], value) {
    case ("element", .number(let number)):
      guard let number = Int(exactly: number) else { throw PlayedActionProblem(description: "\"element\" is a whole number from 0, got \(number)") }
      return .element(number)
    case ("point", .list(let list)):
      guard list.count == 2, case .number(let x) = list[0], case .number(let y) = list[1], x.isFinite, y.isFinite else { fallthrough }
      return .point(CGPoint(x: x, y: y))
    case ("target", _) where value != .none: return .target(value)
    default:
      throw PlayedActionProblem(
        description: given[0] == "point" ? "\"point\" is a list of two numbers, [x, y]" : "\"\(given[0])\" of an action can't be \(value)")
    }
  }
}

// MARK: Doing it

extension PlayedAction {
  /// Shorter than a driver's swipe, so that it stays on a phone's screen from most places. Units: points. Source: docs/rules/playing.md 2
  private static let swipeDistance: CGFloat = 100
  /// Longest wait for a timer. Units: seconds of the simulated clock. Ours
  private static let longestWait: TimeInterval = 10
  /// How long `wait` takes where no timer is due. Units: seconds of the simulated clock. Ours
  private static let usualWait: TimeInterval = 1

  /// Does it and lets the app come to rest. What is not possible on this screen does nothing.
  /// - Parameters:
  ///   - frames: how many frames the step takes; nil: until the app is at rest
  ///   - begins: gets the lines of a scenario that do the same up to an error
  /// Throws: errors of the app; `PlayedActionProblem` for a target that is none
  package func perform(on app: ScenarioApp, frames: Int? = nil, begins: (String) -> Void) throws -> Outcome {
    let place: (place: TouchPlace, words: String)?
    switch try find(in: app) {
    case .refused(let reason): return Outcome(code: "", refusal: reason)
    case .nowhere: place = nil
    case .here(let found, let words): place = (found, words)
    }
    var outcome = Outcome(code: "")
    let start = app.simulation.frameCount
    let longest = Int(ScenarioApp.defaultSettleTimeout) * framesPerSecond
    begins((code(place?.words ?? "").map { $0 + " " } ?? "") + "app:advanceFrames(\(longest))")
    do {
      outcome.code = try act(at: place, on: app)
    } catch is ScenarioError {
      // The finger has landed, so the step was one: something came in its way. A scenario would end here.
      outcome.code = code(place?.words ?? "").map { "pcall(function() \($0) end)" } ?? "app:advanceFrames(\(app.simulation.frameCount - start))"
    }
    guard !app.isClosed else { return outcome }
    let acted = app.simulation.frameCount
    if let frames {
      let rest = frames - (acted - start)
      if rest > 0 { try app.advance(frames: rest) }
    } else {
      outcome.isAtRest = try app.restAfterAction()
    }
    let passed = app.simulation.frameCount - acted
    if passed > 0 { outcome.code += (outcome.code.isEmpty ? "" : " ") + "app:advanceFrames(\(passed))" }
    return outcome
  }

  private enum Found {
    case refused(String)
    case nowhere
    case here(TouchPlace, String)
  }

  private func find(in app: ScenarioApp) throws -> Found {
    guard !app.isClosed else { throw ScenarioError.closed(because: app.endReason) }
    guard !app.simulation.isSuspended else { return .refused("the app is in the background") }
    var place: TouchPlace
    let words: String
    switch self.place {
    case nil:
      guard kind == .type else { return .nowhere }
      return app.simulation.keyboard.takesKeys ? .nowhere : .refused("nobody takes the keyboard")
    case .element(let number):
      let elements = try app.screenElements()
      guard elements.indices.contains(number) else { return .refused("there is no element \(number); the screen has \(elements.count)") }
      guard elements[number].isReachable else { return .refused("a finger can't reach element \(number), \"\(elements[number].text)\"") }
      place = elements[number].place
      if kind.needsEnabled, !elements[number].isEnabled { return .refused("element \(number), \"\(elements[number].text)\", is disabled") }
      words = place.point.asCode
    case .point(let point):
      guard app.simulation.screen.bounds.holds(point) else { return .refused("\(point.described) is not on the screen") }
      place = TouchPlace(point)
      words = point.asCode
    case .target(let value):
      do {
        place = try app.run { try app.place(of: app.target(value), force: false, needsEnabled: kind.needsEnabled) }
      } catch let error as ScenarioError {
        return .refused("\(error)")
      } catch let mismatch as LuaMismatch {
        throw PlayedActionProblem(description: "a target is \(mismatch.wanted), got \(mismatch.got)")
      }
      words = PlayedValue.code(value)
    }
    place.needsEnabled = kind.needsEnabled
    return try app.run {
      guard app.reaches(place) else { return .refused("a finger at \(place.point.described) reaches nothing, or something else") }
      if kind.needsEnabled, app.isDisabled(at: place) { return .refused("what is at \(place.point.described) is disabled") }
      return .here(place, words)
    }
  }

  /// The line of a scenario for it; nil for `wait`.
  private func code(_ words: String) -> String? {
    if let direction = kind.direction {
      return "app:swipe(\(words), \"\(direction.rawValue)\", { distance = \(LuaLiteral.number(Self.swipeDistance)) })"
    }
    switch kind {
    case .tap: return "app:tap(\(words))"
    case .doubleTap: return "app:doubleTap(\(words))"
    case .longPress: return "app:longPress(\(words))"
    case .type: return "app:type(\(LuaLiteral.typed(text)))"
    default: return nil
    }
  }

  /// Returns: the line of a scenario that does the same
  private func act(at place: (place: TouchPlace, words: String)?, on app: ScenarioApp) throws -> String {
    if let place {
      switch kind {
      case .tap: try app.tap(at: place.place, taps: 1, fingers: 1)
      case .doubleTap: try app.tap(at: place.place, taps: 2, fingers: 1)
      case .longPress: try app.longPress(at: place.place, duration: ScenarioApp.Timing.longPress)
      default:
        guard let direction = kind.direction else { break }
        let end = place.place.point.moved(by: direction.vector, times: Self.swipeDistance)
        try app.drag(from: place.place, to: end, duration: ScenarioApp.Timing.swipe, hold: 0)
      }
    } else if kind == .type {
      try app.type(text)
    } else {
      try app.advance(frames: framesToWait(app))
    }
    return code(place?.words ?? "") ?? ""
  }

  private func framesToWait(_ app: ScenarioApp) -> Int {
    let now = app.simulation.time
    let due = app.simulation.timers.due(upTo: now + Self.longestWait).first { $0.interval == nil }?.fireTime
    let seconds = due.map { max($0 - now, 0) } ?? Self.usualWait
    return max(1, Int((seconds * TimeInterval(framesPerSecond)).rounded(.up)))
  }
}

extension CGPoint {
  fileprivate var asCode: String { "{ \(LuaLiteral.number(x)), \(LuaLiteral.number(y)) }" }
}

extension ScenarioApp {
  /// A one-shot timer that is due so soon belongs to what the action did. Units: seconds of the simulated clock. Source: docs/rules/playing.md 2
  static let soon: TimeInterval = 0.1

  /// Runs until nothing moves but what goes on for ever, and no one-shot timer is due soon. Throws: errors of callbacks
  /// Returns: whether it has come to rest
  @discardableResult package func restAfterAction(timeout: TimeInterval = ScenarioApp.defaultSettleTimeout) throws -> Bool {
    let deadline = simulation.time + timeout
    while try rest(timeout: max(0, deadline - simulation.time)) {
      guard !isClosed, simulation.timers.nextFireTime.map({ $0 <= simulation.time + Self.soon }) == true else { return true }
      guard simulation.timers.due(upTo: simulation.time + Self.soon).contains(where: { $0.interval == nil }) else { return true }
      if simulation.nextFrameTime > deadline { return false }
      try advance(frames: 1)
    }
    return false
  }

  /// Reads a value as the target of a call. Throws: `LuaMismatch`
  func target(_ value: InputValue) throws -> ScenarioTarget {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    PlayedValue.push(value, on: stack, of: self)
    return try ScenarioTarget.read(stack, at: -1)
  }

  /// Where a target is. Throws: `ScenarioError`, `LuaMismatch`
  package func place(ofTargetAt index: Int32, on stack: LuaStack) throws -> ScenarioPlace {
    let place = try ScenarioTarget.read(stack, at: index).place(in: self)
    return ScenarioPlace(point: place.point, view: place.target)
  }
}
