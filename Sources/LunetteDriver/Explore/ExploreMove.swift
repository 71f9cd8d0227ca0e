import Lua
import LunetteKit
import LunetteScript

/// One step of an exploration: an action, at rest or at a moment of the way to it, and which order it is followed by.
package struct ExploreMove: Hashable, Codable, Sendable {
  package let action: FuzzAction
  /// The name of an action of the rules, which is done in place of `action`.
  package var rule: String?
  /// The number of frames after the move before it; nil for one that begins at rest.
  package var after: Int?
  /// For a moment on the way to rest: so many frames after the move nothing has come to rest yet, and the next one begins.
  package var stopsAfter: Int?
  /// The place that is chosen of those that are ready at the same time, at each choice.
  package var picks: [Int] = []
  /// Whether it is the launch itself, in another order than the usual one; then it comes first.
  package var isLaunch = false
  /// What a reader calls it: `tap "Go"`.
  package var words = ""

  package init(_ action: FuzzAction, rule: String? = nil, after: Int? = nil) { (self.action, self.rule, self.after) = (action, rule, after) }

  /// The launch.
  package static var launch: ExploreMove {
    var move = ExploreMove(.rest)
    (move.isLaunch, move.words) = (true, "launch")
    return move
  }

  /// Two moves are the same if they do the same.
  package static func == (a: ExploreMove, b: ExploreMove) -> Bool {
    a.action == b.action && a.rule == b.rule && a.after == b.after && a.stopsAfter == b.stopsAfter && a.picks == b.picks && a.isLaunch == b.isLaunch
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(rule)
    hasher.combine(after)
    hasher.combine(stopsAfter)
    hasher.combine(picks)
    hasher.combine(isLaunch)
  }

  package var source: String { rule.map { "rules.actions[\(LuaLiteral.quoted($0))](app)" } ?? action.source }

  /// Whether an action of the rules, such as "turn left" or "plus", means this one.
  package func isCalled(_ name: String) -> Bool {
    if words == name || rule == name { return true }
    switch action {
    case .tap(.text(let text)), .tap(.id(let text)): return text == name
    default: return false
    }
  }

  /// This move with the target's name that a reader knows, and the words for it.
  func named(by name: (FuzzTarget) -> FuzzTarget?) -> ExploreMove {
    if isLaunch { return self }
    func named(_ target: FuzzTarget) -> FuzzTarget { name(target) ?? target }
    let action: FuzzAction =
      switch action {
      case .tap(let target): .tap(named(target))
      case .longPress(let target): .longPress(named(target))
      case .swipe(let target, let direction): .swipe(named(target), direction)
      case .tapBoth(let one, let other): .tapBoth(named(one), named(other))
      default: action
      }
    var move = ExploreMove(action, rule: rule, after: after)
    (move.picks, move.stopsAfter, move.words) = (picks, stopsAfter, rule ?? action.explored)
    return move
  }
}

extension FuzzAction {
  /// What an exploration calls it.
  fileprivate var explored: String {
    switch self {
    case .tap(let target): "tap \(target.words.code)"
    case .longPress(let target): "press \(target.words.code)"
    case .swipe(let target, let direction): "swipe \(target.words.code) \(direction.rawValue)"
    case .tapBoth(let one, let other): "tap \(one.words.code) and \(other.words.code)"
    case .type(let text): "type \"\(text)\""
    case .pressReturn: "return"
    case .dismissKeyboard: "keyboard away"
    case .turn(let name): name == "portrait" ? "turn back" : "turn left"
    case .background: "background"
    case .memoryWarning: "memory warning"
    case .interrupt: "interrupt"
    case .textSize(let name): "text size \(name)"
    case .shake: "shake"
    case .tapStatusBar: "status bar"
    case .notification(let title): "notification \"\(title)\""
    case .wait: "wait"
    case .rest: "rest"
    case .custom(let element, let name): "\(name) of " + (element.name.map { "\"\($0)\"" } ?? element.role) + (element.number.map { " \($0)" } ?? "")
    case .voiceOver(let move): "voiceOver \(move.rawValue)"
    case .drag(let from, let to, _, _):
      from.x <= 1 && to.x > from.x
        ? "back" : "drag " + (abs(to.y - from.y) > abs(to.x - from.x) ? (to.y < from.y ? "up" : "down") : (to.x < from.x ? "left" : "right"))
    case .doubleTap, .pinch, .rotate, .offline, .spoil, .world: source.replacingOccurrences(of: "app:", with: "")
    }
  }
}
