import Foundation
import Lua
import LunetteKit
import LunetteScript

/// A condition for a text: one, any of several, or a pattern of Lua's that is found in it. White space counts as one space.
enum TextCondition: Equatable {
  case whole(String)
  case any([String])

  func holds(_ text: String?) -> Bool {
    guard let text else { return false }
    let read = text.withPlainBlanks.withSingleBlanks
    switch self {
    case .whole(let wanted): return read == wanted.withPlainBlanks.withSingleBlanks
    case .any(let list): return list.contains { read == $0.withPlainBlanks.withSingleBlanks }
    }
  }

  var described: String {
    switch self {
    case .whole(let text): "\"\(text)\""
    case .any(let list): "{ " + list.map { "\"\($0)\"" }.joined(separator: ", ") + " }"
    }
  }
}

extension TextCondition: LuaReadable {
  static var luaTypeName: String { "a text or a list of texts" }
  static var luaType: LuaType { .either([.string, .list(.string)]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TextCondition {
    if let text = stack.text(at: index) { return .whole(text) }
    do { return .any(try [String].read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}

/// A role by its name.
struct RoleName: LuaReadable, Equatable {
  let role: AccessibilityRole
  static var luaTypeName: String { "a role, such as \"button\" or \"cell\"" }
  static var luaType: LuaType { .choice(of: AccessibilityRole.self, AccessibilityRole.allCases.map(\.rawValue)) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> RoleName {
    guard let name = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    if let role = AccessibilityRole(rawValue: name) { return RoleName(role: role) }
    var hint = RoleAdvice.hint(for: name)
    if hint.isEmpty, let near = Suggestion.nearest(to: name, among: AccessibilityRole.allCases.map(\.rawValue)) { hint = " (did you mean '\(near)'?)" }
    throw LuaMismatch(wanted: luaTypeName, got: "\"\(name)\"", hint: "there is no role '\(name)'\(hint)")
  }
}

/// A query inside another one.
final class InnerQuery: Equatable, LuaReadable {
  let query: ViewQuery
  init(_ query: ViewQuery) { self.query = query }
  static func == (one: InnerQuery, other: InnerQuery) -> Bool { one.query == other.query }

  static var luaTypeName: String { ViewQuery.luaTypeName }
  /// Not the whole type again: it would never end.
  static var luaType: LuaType { .either([.string, .table]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> InnerQuery {
    // Each level leaves values on the stack; one that holds itself has no end.
    guard stack.top < deepest else { throw LuaMismatch(wanted: luaTypeName, got: "queries inside one another without an end") }
    return InnerQuery(try ViewQuery.read(stack, at: index))
  }
  private static let deepest = 150
}

/// What a view means: conditions that the words for assistive technology answer.
struct MeaningConditions: Equatable {
  var role: AccessibilityRole?
  var name: TextCondition?
  var label: TextCondition?
  var value: TextCondition?
  var hint: TextCondition?
  var placeholder: TextCondition?
  var traits: UIAccessibilityTraits?
  var enabled: Bool?
  var selected: Bool?
  var on: Bool?
  var focused: Bool?
  var editing: Bool?

  var isEmpty: Bool { self == MeaningConditions() }

  func holds(for view: UIView) -> Bool {
    if let placeholder, !placeholder.holds(view.summary.placeholder ?? (view as? UITextField)?.placeholder) { return false }
    let nature = view.accessibilityNature
    let facts = view.accessibilityFacts
    if let role, role != (nature.container ?? facts.role) { return false }
    // Plain views have no name; what is in an element is no element of its own for role and name.
    if role != nil || name != nil, !view.isMet, nature.container == nil { return false }
    if let label, !label.holds(facts.label) { return false }
    if let name, !name.holds(facts.label), !facts.userInputLabels.contains(where: { name.holds($0) }),
      !(facts.label == nil && name.holds((view as? UITextField)?.placeholder))
    {
      return false
    }
    if let value, !value.holds(facts.value) { return false }
    if let hint, !hint.holds(facts.hint) { return false }
    if let traits, !facts.traits.isSuperset(of: traits) { return false }
    if let enabled, enabled != (facts.isEnabled && (view as? UIControl)?.isEnabled != false) { return false }
    if let selected, selected != facts.traits.contains(.selected) { return false }
    if let on, facts.value != (on ? "1" : "0") || !facts.isToggle { return false }
    if let editing, editing != facts.unnamed.contains(.isEditing) { return false }
    if let focused, focused != (view.simulation.accessibility.focused === view) { return false }
    return true
  }

  var described: [String] {
    let states = [("enabled", enabled), ("selected", selected), ("on", on), ("focused", focused), ("editing", editing)]
    let texts = [("name", name), ("label", label), ("value", value), ("hint", hint), ("placeholder", placeholder)]
    return [role.map { "role = \"\($0.rawValue)\"" }].compactMap { $0 } + texts.compactMap { name, text in text.map { "\(name) = \($0.described)" } }
      + [traits.map { "traits = { \($0.names.map { "\"\($0)\"" }.joined(separator: ", ")) }" }].compactMap { $0 }
      + states.compactMap { name, state in state.map { "\(name) = \($0)" } }
  }
}

extension UIView {
  /// Whether assistive technology meets the view: it is an element, or would be one outside of a cell.
  fileprivate var isMet: Bool { UIResponder.Overridable.isAccessibilityElement(self) ?? accessibilityNature.isElement }
}
