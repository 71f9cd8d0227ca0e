import Lua
import LunetteKit
import LunetteScript

/// The text that `app:type` types, or the target that it types into: either may come first.
enum TypedArgument: LuaReadable {
  case text(String)
  case target(ScenarioTarget)

  static var luaTypeName: String { "a text, and the target may be a view or a query" }
  static var luaType: LuaType { .either([.string, ScenarioTarget.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TypedArgument {
    if let text = stack.text(at: index) { return .text(text) }
    // Nothing and a number are neither a target nor a text.
    guard stack.isTable(at: index) || stack.type(at: index) == LUA_TUSERDATA else {
      throw stack.mismatch("a text, or a view or a query for the target", at: index)
    }
    return .target(try ScenarioTarget.read(stack, at: index))
  }
}

/// Types into a view that a scenario names, as somebody does who taps it first. Source: ours
extension ScenarioApp {
  func type(_ first: TypedArgument, _ second: TypedArgument?) throws {
    switch (first, second) {
    case (.text(let text), nil): try type(text)
    case (.text(let text), .target(let target)), (.target(let target), .text(let text)): try type(text, into: target)
    // A text names a target as well.
    case (.text(let text), .text(let name)): try type(text, into: .query(ViewQuery(any: name)))
    case (.target, nil): throw ScenarioError.badValue(name: "text", wanted: "a text: app:type(\"Ada\", target)", got: "only a target")
    case (.target, .target): throw ScenarioError.badValue(name: "text", wanted: "a text: app:type(\"Ada\", target)", got: "two targets")
    }
  }

  /// Taps the target, unless it is being edited already, and waits until it takes keys.
  private func type(_ text: String, into target: ScenarioTarget) throws {
    try checkMayDrive()
    guard cursor == nil else { throw ScenarioError.notAdjusted("type waits for the keyboard of its target, so it can't be called in app:together") }
    var place = try run { try self.place(of: target, force: false) }
    // A cell or a search bar with one field means that field.
    if let view = place.target, !view.isInput, let field = view.onlyInput, !isEdited(field) {
      place = try run { try self.place(on: field) }
      place.needsEnabled = true
    }
    func isReady() -> Bool { simulation.keyboard.takesKeys && (place.target.map(isEdited) ?? true) }
    if place.target == nil || !isReady() {
      // With a tap just before this one would be a double tap, which selects a word.
      if let last = simulation.input.history.entries.last, simulation.time - last.time < Self.untilSingle { try advance(seconds: Self.untilSingle) }
      try tap(at: place, taps: 1, fingers: 1)
    }
    do { try wait(until: isReady, timeout: Self.untilKeys) } catch ScenarioError.neverHeld {
      throw ScenarioError.notAdjusted(
        "\(place.target.map(name) ?? "what is there") takes no keys: a tap on it makes it no first responder within \(formatted(Self.untilKeys)) s")
    }
    try type(text)
  }

  /// Whether the first responder is the view, in it, or around it.
  private func isEdited(_ view: UIView) -> Bool {
    guard let responder = simulation.application.keyWindow?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: view) || view.isDescendant(of: responder)
  }

  /// After so long a tap belongs to none before: longer than the longest gap between two taps (docs/rules/gestures.md 2). Units: seconds
  private static let untilSingle: Double = 0.4
  /// How long a tapped view may take to become first responder: longer than scroll views and double taps delay one. Units: seconds
  private static let untilKeys: Double = 1
}

extension UIView {
  fileprivate var isInput: Bool { self is UITextField || self is UITextView }

  /// The text field or text view inside of it, if there is one alone.
  fileprivate var onlyInput: UIView? {
    var found: [UIView] = []
    func search(_ view: UIView) {
      if view.isInput { return found.append(view) }
      for subview in view.subviews where found.count < 2 && !subview.isHidden { search(subview) }
    }
    search(self)
    return found.count == 1 ? found[0] : nil
  }
}
