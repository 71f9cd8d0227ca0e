import Foundation
import LunetteKit
import LunetteScript

/// Something that a user does, or that happens to an app from outside: a plain value that can be kept, played again and written as a line
/// of a spec.
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
  /// Two fingers that tap at the same time.
  case tapBoth(FuzzTarget, FuzzTarget)
  case type(String)
  case pressReturn
  case dismissKeyboard
  /// By the orientation's name.
  case turn(String)
  case background
  case memoryWarning
  case shake
  case tapStatusBar
  /// Units: seconds.
  case wait(Double)
  /// Until nothing moves; the screen is looked at then.
  case rest

  /// Whether a user would count it as something done.
  package var isInput: Bool { self != .rest }

  /// How many touch events it sends, about.
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

  /// As a line of a spec.
  package var source: String {
    switch self {
    case .tap(let target): "app:tap " + target.argument
    case .doubleTap(let target): "app:doubleTap " + target.argument
    case .longPress(let target): "app:longPress " + target.argument
    case .swipe(let target, let direction): "app:swipe(\(target.source), \"\(direction.rawValue)\")"
    case .drag(let from, let to, let duration, let hold):
      "app:drag { from = \(from.source), to = \(to.source)"
        + (duration == ScenarioApp.Timing.drag ? "" : ", duration = \(FuzzPoint.number(duration))") + (hold == 0 ? "" : ", hold = \(FuzzPoint.number(hold))")
        + " }"
    case .pinch(let point, let from, let to): "app:pinch(\(point.source), { from = \(FuzzPoint.number(from)), to = \(FuzzPoint.number(to)) })"
    case .rotate(let point, let angle): "app:rotate(\(point.source), { angle = \(FuzzPoint.number(angle)) })"
    case .tapBoth(let one, let other):
      "app:together(function() app:tap \(one.argument) end, function() app:tap \(other.argument) end)"
    case .type(let text): "app:type " + FuzzTarget.quoted(text)
    case .pressReturn: "app:pressReturn()"
    case .dismissKeyboard: "app:dismissKeyboard()"
    case .turn(let name): "app:rotateDevice \"\(name)\""
    case .background: "app:background() app:foreground()"
    case .memoryWarning: "app:memoryWarning()"
    case .shake: "app:shake()"
    case .tapStatusBar: "app:tapStatusBar()"
    case .wait(let seconds): "app:advance(\(FuzzPoint.number(seconds)))"
    case .rest: "assert.sound(app)"
    }
  }

  /// Does what the line does. Throws: `ScenarioError` where it can't be done on this screen; what scripts raised
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
    case .shake: try app.shake()
    case .tapStatusBar: _ = try app.tapStatusBar()
    case .wait(let seconds): try app.advance(seconds: seconds)
    case .rest: try app.rest()
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
  var source: String { "{ \(Self.number(x)), \(Self.number(y)) }" }

  static func number(_ value: Double) -> String { formatted(CGFloat((value * 1000).rounded() / 1000)) }
}

package enum FuzzDirection: String, Hashable, Codable, CaseIterable, Sendable {
  case left, right, up, down
  var scenario: SwipeDirection { SwipeDirection(rawValue: rawValue) ?? .left }
}

/// What a finger is meant for.
package enum FuzzTarget: Hashable, Codable, Sendable {
  case text(String)
  /// Counted from 1.
  case row(section: Int, row: Int)
  case point(FuzzPoint)

  var scenarioTarget: ScenarioTarget {
    switch self {
    case .text(let text): .query(ViewQuery(any: text))
    case .row(let section, let row): .row(RowPath(section: section - 1, row: row - 1))
    case .point(let point): .point(point.point)
    }
  }

  func place(in app: ScenarioApp) throws -> TouchPlace { try app.place(of: scenarioTarget, force: false) }

  var source: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .row(let section, let row): "{ row = IndexPath(\(section), \(row)) }"
    case .point(let point): point.source
    }
  }

  /// After a method's name, without parentheses.
  var argument: String { source }

  /// As a text of Lua's.
  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }.joined() + "\""
  }
}
