import Foundation
import Lua
import LunetteKit
import LunetteScript

/// An action of a user or an event from outside: a plain value that can be stored, played again and written as a line of a spec.
package enum FuzzAction: Hashable, Codable, Sendable {
  case tap(FuzzTarget)
  case doubleTap(FuzzTarget)
  case longPress(FuzzTarget)
  case swipe(FuzzTarget, FuzzDirection)
  /// Units: points; seconds.
  case drag(from: FuzzPoint, to: FuzzPoint, duration: Double, hold: Double)
  case pinch(FuzzPoint, from: Double, to: Double)
  /// Units: radians.
  case rotate(FuzzPoint, angle: Double)
  /// Two fingers tap at the same time.
  case tapBoth(FuzzTarget, FuzzTarget)
  case type(String)
  case pressReturn
  case dismissKeyboard
  /// The name of an orientation.
  case turn(String)
  case background
  case memoryWarning
  /// The system cancels all touches.
  case interrupt
  /// The name of a text size.
  case textSize(String)
  case shake
  case tapStatusBar
  /// Units: seconds.
  case wait(Double)
  /// Runs until nothing moves; the screen is then checked.
  case rest
  /// A move of VoiceOver's cursor, or what a double tap does under it.
  case voiceOver(FuzzVoiceMove)
  /// A custom action of an element, by its name, as assistive technology offers it.
  case custom(FuzzElement, String)
  /// The device loses the network, or has it again.
  case offline(Bool)
  /// The user touches a notification with this title.
  case notification(String)
  /// What becomes of the reply to a request, by its number. Said before the launch.
  case spoil(Int, ReplySpoil)
  /// The device's settings. Said at the launch.
  case world(FuzzWorld)

  /// Whether a user would count this as doing something.
  package var isInput: Bool { self != .rest && !isBeforeLaunch }

  /// Whether it is said before the app runs.
  package var isBeforeLaunch: Bool {
    switch self {
    case .spoil, .world: true
    default: false
    }
  }

  /// Whether it types several keys, of which some may have been taken before one was refused.
  var types: Bool { if case .type = self { true } else { false } }

  /// About how many touch events the action sends.
  package var touchEvents: Int {
    switch self {
    case .tap: 2
    case .doubleTap, .tapBoth: 4
    case .longPress: 2
    case .swipe: 16
    case .drag(_, _, let duration, _): 2 + Int((duration / ScenarioApp.Timing.touchInterval).rounded())
    case .pinch, .rotate: 76
    default: 0
    }
  }

  /// The action as a line of a spec, in the recorder's words.
  package var source: String {
    switch self {
    case .tap(let target): "app:tap" + target.words.asArgument
    case .doubleTap(let target): "app:doubleTap" + target.words.asArgument
    case .longPress(let target): "app:longPress" + target.words.asArgument
    case .swipe(let target, let direction): "app:swipe(\(target.words.code), \"\(direction.rawValue)\")"
    case .drag(let from, let to, let duration, let hold):
      "app:drag { from = \(from.words.code), to = \(to.words.code)"
        + (duration == ScenarioApp.Timing.drag ? "" : ", duration = \(LuaLiteral.rounded(duration))")
        + (hold == 0 ? "" : ", hold = \(LuaLiteral.rounded(hold))")
        + " }"
    case .pinch(let point, let from, let to): "app:pinch(\(point.words.code), { from = \(LuaLiteral.rounded(from)), to = \(LuaLiteral.rounded(to)) })"
    case .rotate(let point, let angle): "app:rotate(\(point.words.code), { angle = \(LuaLiteral.rounded(angle)) })"
    case .tapBoth(let one, let other):
      "app:together(function() app:tap\(one.words.asArgument) end, function() app:tap\(other.words.asArgument) end)"
    case .type(let text): "app:type " + LuaLiteral.typed(text)
    case .pressReturn: "app:pressReturn()"
    case .wait(let seconds): "app:advance(\(LuaLiteral.rounded(seconds)))"
    case .rest: "assert.sound(app)"
    case .voiceOver(let move): "app:voiceOver():\(move.rawValue)()"
    case .custom(let element, let name):
      "do local vo = app:voiceOver() vo:touch \(element.query.described) vo:perform \(LuaLiteral.quoted(name)) vo:stop() end"
    case .offline(let isOffline): "server:offline(\(isOffline))"
    case .interrupt: "app:interrupt()"
    case .textSize(let name): "app:setTextSize \"\(name)\""
    case .notification(let title): "app:tapNotification " + LuaLiteral.typed(title)
    case .spoil(let number, let spoil): spoil.line(number)
    case .world(let world): world.line
    case .dismissKeyboard, .turn, .background, .memoryWarning, .shake, .tapStatusBar: systemInputs.map(RecordedAction.line).joined(separator: " ")
    }
  }

  /// The inputs of an action other than touches.
  private var systemInputs: [Input] {
    switch self {
    case .dismissKeyboard: [.keyboardDismissal]
    case .turn(let name): [.turn(UIDeviceOrientation.allCases.first { $0.luaCase == name } ?? .portrait)]
    case .background: [.background, .foreground]
    case .memoryWarning: [.memoryWarning]
    case .shake: [.shake(isInterrupted: false)]
    case .tapStatusBar: [.statusBarTap]
    default: []
    }
  }

  /// Does what the line does. Throws: `ScenarioError` if it can't be done on this screen; errors of scripts
  func perform(on app: ScenarioApp) throws {
    switch self {
    case .tap(let target): try app.tap(at: target.place(in: app), taps: 1, fingers: 1)
    case .doubleTap(let target): try app.tap(at: target.place(in: app), taps: 2, fingers: 1)
    case .longPress(let target): try app.longPress(at: target.place(in: app), duration: ScenarioApp.Timing.longPress)
    case .swipe(let target, let direction):
      let start = try target.scenarioTarget.place(in: app)
      try app.drag(
        from: start, to: start.point.moved(by: direction.scenario.vector, times: ScenarioApp.swipeDistance), duration: ScenarioApp.Timing.swipe, hold: 0)
    case .drag(let from, let to, let duration, let hold): try app.drag(from: TouchPlace(from.point), to: to.point, duration: duration, hold: hold)
    case .pinch(let point, let from, let to):
      try app.pinch(at: TouchPlace(point.point), from: CGFloat(from), to: CGFloat(to), duration: ScenarioApp.Timing.pinch)
    case .rotate(let point, let angle):
      try app.rotate(at: TouchPlace(point.point), by: CGFloat(angle), distance: ScenarioApp.rotationDistance, duration: ScenarioApp.Timing.pinch)
    case .tapBoth(let one, let other):
      try app.together([one, other].map { target in { try app.tap(at: target.place(in: app), taps: 1, fingers: 1) } })
    case .type(let text): try app.type(text)
    case .pressReturn: try app.pressReturn()
    case .dismissKeyboard: try app.dismissKeyboard()
    case .turn(let name): try app.rotateDevice(UIDeviceOrientation.allCases.first { $0.luaCase == name } ?? .portrait)
    case .background:
      try app.background()
      try app.foreground()
    case .memoryWarning: try app.memoryWarning()
    case .interrupt: try app.interrupt()
    case .textSize(let name): if let size = UIContentSizeCategory.allCases.first(where: { "\($0)" == name }) { try app.setTextSize(size) }
    case .shake: try app.shake()
    case .tapStatusBar: _ = try app.tapStatusBar()
    case .wait(let seconds): try app.advance(seconds: seconds)
    case .rest: try app.rest()
    case .voiceOver(let move): try move.perform(with: try app.startVoiceOver(), on: app)
    case .custom(let element, let name):
      let voice = try app.startVoiceOver()
      _ = try app.touch(voice, .target(.query(element.query)))
      try app.move(voice, .perform, name)
      try app.stopVoiceOver()
    case .offline(let isOffline): try app.launched.server?.setOffline(isOffline, in: [app])
    case .notification(let title): _ = try app.tapNotification(title, nil, nil)
    case .spoil, .world: break
    }
  }
}

extension FuzzAction {
  /// Whether fingers would reach their targets, and keys a text. Nothing happens.
  func isPossible(on app: ScenarioApp) -> Bool {
    func isReached(_ target: FuzzTarget, needsEnabled: Bool) -> Bool {
      do {
        var place = try target.scenarioTarget.place(in: app)
        place.needsEnabled = needsEnabled
        try app.refuseMiss(of: [place.point], place)
        return true
      } catch { return false }
    }
    switch self {
    case .tap(let target), .doubleTap(let target): return isReached(target, needsEnabled: true)
    case .longPress(let target), .swipe(let target, _): return isReached(target, needsEnabled: false)
    case .tapBoth(let one, let other): return isReached(one, needsEnabled: true) && isReached(other, needsEnabled: true)
    case .type, .pressReturn, .dismissKeyboard: return app.simulation.keyboard.takesKeys
    case .custom(let element, let name): return element.object(in: app)?.allAccessibilityActions.contains { $0.name == name } == true
    case .notification(let title): return app.simulation.kept.services.notifications.delivered(named: title) != nil
    default: return true
    }
  }
}

/// Units: points of the screen.
package struct FuzzPoint: Hashable, Codable, Sendable {
  package var x, y: Double

  package init(_ point: CGPoint) { (x, y) = (Double(point.x).rounded(), Double(point.y).rounded()) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  package func rounded(to unit: Double) -> FuzzPoint {
    FuzzPoint(CGPoint(x: (x / unit).rounded() * unit, y: (y / unit).rounded() * unit))
  }
  var words: TargetWords { .words(for: point) }
}

/// An element as assistive technology meets it.
package struct FuzzElement: Hashable, Codable, Sendable {
  package var role: String
  package var name: String?
  /// Its index among those of its role and name, from 1; nil where it is the only one.
  package var number: Int?

  var query: ViewQuery {
    var query = ViewQuery()
    (query.meaning.role, query.meaning.name, query.index) = (AccessibilityRole(rawValue: role).map(RoleName.init), name.map { .whole($0) }, number)
    return query
  }

  /// What is meant now; nil where there is none.
  func object(in app: ScenarioApp) -> UIResponder? { app.element(query)?.element ?? app.findAll(query).first }
}

/// What a user of VoiceOver does. Drawn only with `--voiceover`.
package enum FuzzVoiceMove: String, Hashable, Codable, CaseIterable, Sendable {
  case next, previous, first, activate, increment, decrement, escape, magicTap

  /// How likely it is, compared with others. Ours
  var weight: Double {
    switch self {
    case .next: 6
    case .activate: 4
    case .previous, .increment, .decrement: 1
    case .first, .escape, .magicTap: 0.5
    }
  }

  func perform(with voice: VoiceOver, on app: ScenarioApp) throws {
    guard self != .activate else { return try app.activate(voice) }
    if let move = VoiceOver.Move(rawValue: rawValue) { try app.move(voice, move) }
  }
}

package enum FuzzDirection: String, Hashable, Codable, CaseIterable, Sendable {
  case left, right, up, down
  var scenario: SwipeDirection { SwipeDirection(rawValue: rawValue) ?? .left }
}

/// What a finger is meant to touch.
package enum FuzzTarget: Hashable, Codable, Sendable {
  case text(String)
  /// An accessibility identifier.
  case id(String)
  /// Counted from 1.
  case row(section: Int, row: Int)
  case point(FuzzPoint)

  var scenarioTarget: ScenarioTarget {
    switch self {
    case .text(let text): .query(ViewQuery(any: text))
    case .id(let id): .query(ViewQuery(id: id))
    case .row(let section, let row): .row(RowPath(section: section - 1, row: row - 1))
    case .point(let point): .point(point.point)
    }
  }

  func place(in app: ScenarioApp) throws -> TouchPlace { try app.place(of: scenarioTarget, force: false) }

  var words: TargetWords {
    switch self {
    case .text(let text): .words(for: text)
    case .id(let id): TargetWords(code: "{ id = \(LuaLiteral.quoted(id)) }", kind: .identifier, target: scenarioTarget)
    case .row(let section, let row): .words(for: RowPath(section: section - 1, row: row - 1))
    case .point(let point): point.words
    }
  }
}
