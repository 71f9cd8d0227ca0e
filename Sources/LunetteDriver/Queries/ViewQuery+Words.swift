import Foundation
import LunetteKit
import LunetteLog
import LunetteScript

/// One condition of a query, alone: for messages that say which of them nothing fulfils.
struct QueryCondition {
  /// The condition as a script writes it: `text = "OK"`.
  let words: String
  /// What nobody is: "enabled"; nil: "has WORDS".
  var state: String?
  let query: ViewQuery
  /// Puts it beside other conditions.
  let add: (inout ViewQuery) -> Void
}

extension ViewQuery {
  /// The query as a script writes it.
  var described: String {
    if let any, self == ViewQuery(any: any) { return "\"\(any)\"" }
    let choice = [index.map { "index = \($0)" }, nth.map { "nth = \($0)" }, strict.map { "strict = \($0)" }].compactMap { $0 }
    return "{ " + (conditions.map(\.words) + choice).joined(separator: ", ") + " }"
  }

  /// Its conditions one by one: what a view is, how it stands to others, which state it is in.
  var conditions: [QueryCondition] {
    var list: [QueryCondition] = []
    func add<Value>(_ path: WritableKeyPath<ViewQuery, Value?>, state: String? = nil, _ words: (Value) -> String) {
      guard let value = self[keyPath: path] else { return }
      var query = ViewQuery()
      query[keyPath: path] = value
      list.append(QueryCondition(words: words(value), state: state, query: query) { $0[keyPath: path] = value })
    }
    func texts(_ name: String, _ path: WritableKeyPath<ViewQuery, TextCondition?>) { add(path) { "\(name) = \($0.described)" } }
    func others(_ name: String, _ path: WritableKeyPath<ViewQuery, InnerQuery?>) { add(path) { "\(name) = \($0.described)" } }
    func state(_ name: String, _ path: WritableKeyPath<ViewQuery, Bool?>, _ yes: String, _ no: String) {
      add(path, state: self[keyPath: path] == true ? yes : no) { "\(name) = \($0)" }
    }
    add(\.any) { "text = \"\($0)\"" }
    texts("id", \.id)
    add(\.className) { "class = \"\($0.name)\"" }
    add(\.meaning.role) { "role = \"\($0.role.rawValue)\"" }
    texts("name", \.meaning.name)
    texts("label", \.meaning.label)
    texts("text", \.text)
    add(\.contains) { "contains = \"\($0)\"" }
    texts("placeholder", \.meaning.placeholder)
    texts("image", \.meaning.image)
    add(\.section) { "section = \($0)" }
    add(\.row) { "row = \($0.described)" }
    add(\.item) { "item = \($0.described)" }
    add(\.place) { "at = { \(formatted($0.x)), \(formatted($0.y)) }" }
    others("within", \.relations.within)
    others("childOf", \.relations.childOf)
    others("has", \.relations.has)
    others("parentOf", \.relations.parentOf)
    texts("hasText", \.relations.hasText)
    others("above", \.relations.above)
    others("below", \.relations.below)
    others("leftOf", \.relations.leftOf)
    others("rightOf", \.relations.rightOf)
    add(\.relations.near) { near in
      near.distance == NearQuery.usualDistance
        ? "near = \(near.query.described)" : "near = { \(near.query.described), distance = \(formatted(near.distance)) }"
    }
    texts("value", \.meaning.value)
    texts("hint", \.meaning.hint)
    add(\.meaning.traits) { "traits = { \($0.names.map { "\"\($0)\"" }.joined(separator: ", ")) }" }
    state("enabled", \.meaning.enabled, "enabled", "disabled")
    state("selected", \.meaning.selected, "selected", "not selected")
    state("on", \.meaning.on, "on", "off")
    state("focused", \.meaning.focused, "focused", "not focused")
    state("editing", \.meaning.editing, "being edited", "not being edited")
    state("hittable", \.hittable, "hittable", "covered")
    return list
  }
}

extension ViewRelations {
  /// The other queries in it, each under its key.
  var others: [(key: String, inner: InnerQuery)] {
    let all: [(String, InnerQuery?)] = [
      ("within", within), ("childOf", childOf), ("has", has), ("parentOf", parentOf), ("above", above), ("below", below), ("leftOf", leftOf),
      ("rightOf", rightOf), ("near", near?.query),
    ]
    return all.compactMap { key, inner in inner.map { (key, $0) } }
  }
}

extension InnerQuery {
  var described: String { view.map { ScriptContext.current.text(of: $0) } ?? query.described }
}

extension QueryCondition {
  /// What a view has in the place of what is wanted, in words: `has text "2 items"`, `is disabled`; nil where that says nothing.
  func actual(of view: UIView) -> String? {
    if query.text != nil || query.contains != nil || query.any != nil { return Self.has("text", view.visibleText) }
    if query.id != nil { return Self.has("id", view.currentIdentifier) }
    if query.meaning.placeholder != nil { return Self.has("placeholder", view.shownPlaceholder) }
    if query.meaning.image != nil { return Self.has("image", view.shownImageName) }
    if let wanted = query.hittable { return wanted ? "is not hittable" : "is hittable" }
    var facts = view.accessibilityFacts
    facts.role = view.accessibilityNature.container ?? facts.role
    return actual(facts)
  }

  private static func has(_ name: String, _ text: String?) -> String { text.map { "has \(name) \"\($0)\"" } ?? "has no \(name)" }

  /// What an element says in place of what the query asks for.
  func actual(_ facts: AccessibilityFacts) -> String? {
    let meaning = query.meaning
    if meaning.role != nil { return "has role \"\(facts.role.rawValue)\"" }
    if meaning.name != nil || meaning.label != nil { return Self.has("label", facts.label) }
    if meaning.value != nil { return Self.has("value", facts.value) }
    if meaning.hint != nil { return Self.has("hint", facts.hint) }
    if let wanted = meaning.enabled { return wanted ? "is disabled" : "is enabled" }
    if let wanted = meaning.selected { return wanted ? "is not selected" : "is selected" }
    if meaning.on != nil { return facts.isToggle ? "is \(facts.value == "1" ? "on" : facts.value == "0" ? "off" : "mixed")" : "is no switch" }
    if let wanted = meaning.focused { return wanted ? "is not focused" : "is focused" }
    if let wanted = meaning.editing { return wanted ? "is not being edited" : "is being edited" }
    if meaning.traits != nil {
      let names = facts.traits.names
      return names.isEmpty ? "has no traits" : "has traits " + names.joined(separator: ", ")
    }
    return nil
  }
}
