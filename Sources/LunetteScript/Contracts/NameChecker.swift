import Foundation
import Lua
import LunetteKit

/// Finds names that are nearly right: a method that nobody will ever call, a field beside the property that was meant.
///
/// It only listens. A script's class is looked through when the first object of it is made, a delegate's table when it becomes a delegate,
/// and each field's name when an object of a class gets it for the first time. What was found is told at the end, once for each place.
package final class NameChecker {
  private unowned let context: ScriptOwner
  /// Names that a script may give to fields although they look like a property: `lunette.allowFields`.
  private var allowed: Set<String> = []
  private var seen: Set<UnsafeRawPointer> = []
  /// What scripts were run, by their names.
  private var texts: [String: String] = [:]
  /// In the order in which they were met.
  private var methods: [Suspect] = []
  private var noted: Set<Suspect> = []
  private var fields: [String] = []

  /// A method that nothing is known to call, or a name that is called and is no method.
  private struct Suspect: Hashable {
    let owner: String
    let name: String
    let position: String
    let problem: Problem

    enum Problem: Hashable {
      /// - Parameter native: the number of the class that it derives from
      case unknown(native: Int?)
      case notCallable(_ got: String)
    }
  }

  init(_ context: ScriptOwner) { self.context = context }

  /// In the order in which they were found. A method that the script's own code names elsewhere is its own affair.
  var warnings: [String] {
    meetUnusedClasses()
    let usage = NameUsage(texts.values.sorted())
    return methods.compactMap { suspect in
      let place = suspect.position.isEmpty ? "" : suspect.position + " "
      switch suspect.problem {
      case .unknown(let native):
        // Which name is meant takes a look at all names there are, so it is looked for only where somebody asks.
        guard let meant = Self.methodMeant(by: suspect.name, native.map { context.registry.declaration(id: $0) }) else { return nil }
        if usage.isUsed(suspect.name) { return nil }
        return "\(place)nothing calls '\(suspect.name)' of \(suspect.owner); did you mean '\(meant)'?"
      case .notCallable(let got): return "\(suspect.name) of \(suspect.owner) must be a function, got \(got); the host calls it"
      }
    } + fields
  }

  /// A script's text is about to run.
  package func note(_ text: String, of name: String) { texts[name] = text }

  /// Whether a function's own lines assert something or raise an error.
  func holdsChecks(_ stack: LuaStack, functionAt index: Int32) -> Bool {
    var (first, last) = (Int32(0), Int32(0))
    guard let name = lshim_function_lines(stack.raw, index, &first, &last).map({ String(cString: $0) }), let text = texts[name] else {
      return false
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    return lines.dropFirst(Int(first) - 1).prefix(Int(last - first) + 1).contains { line in
      line.contains("assert") || ["error", "fail"].contains { Self.calls($0, in: line) }
    }
  }

  /// With parentheses, or with a text or a table alone.
  private static func calls(_ word: String, in line: Substring) -> Bool {
    line.ranges(of: word).contains { place in
      let after = line[place.upperBound...].first { $0 != " " }
      return after.map { "(\"'[{".contains($0) } ?? false
    }
  }

  func allow(_ names: [String]) { allowed.formUnion(names) }

  // MARK: Methods

  /// A script's table or instance becomes a delegate or a data source.
  func meetDelegate(_ script: LuaReference) {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(script)
    let owner = lshim_to_box(stack.raw, -1).map { context.registry.declaration(id: Int($0.pointee.class_id)) }
    if owner == nil, stack.isTable(at: -1) { look(through: height + 1, owner: "the delegate", nil) }
    meetClass(ofObjectAt: height + 1, owner)
  }

  /// An object of a script's class was made.
  func meetObject(at index: Int32) {
    let owner = lshim_to_box(context.state.stack.raw, index).map { context.registry.declaration(id: Int($0.pointee.class_id)) }
    meetClass(ofObjectAt: index, owner)
  }

  private func meetClass(ofObjectAt index: Int32, _ native: ClassDeclaration?) {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    if lshim_push_instance_class(stack.raw, index) { meetClass(native) }
  }

  /// Classes of which no object was made, as far as their names still lead to them.
  private func meetUnusedClasses() {
    guard !context.state.isClosed else { return }
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    lshim_push_named_classes(stack.raw)
    for name in stack.keys(at: height + 1) {
      stack.top = height + 1
      stack.pushRawField(name, of: height + 1)
      let id = lshim_class_id(stack.raw, -1)
      if id >= 0 { meetClass(id > 0 ? context.registry.declaration(id: Int(id)) : nil) }
    }
  }

  /// The class on top of the stack, and those that it derives from.
  private func meetClass(_ native: ClassDeclaration?) {
    let stack = context.state.stack
    while stack.isTable(at: -1), let address = lua_topointer(stack.raw, -1), seen.insert(address).inserted {
      lshim_push_class_name(stack.raw, -1)
      let name = stack.popText()
      look(through: stack.top, owner: name, native)
      lshim_push_super(stack.raw, -1)
      lshim_remove(stack.raw, -2)
    }
  }

  /// - Parameter native: the class of UIKit that it derives from; what protocols ask for is known in any case
  private func look(through index: Int32, owner: String, _ native: ClassDeclaration?) {
    let stack = context.state.stack
    for name in stack.keys(at: index) where !allowed.contains(name) {
      let isAsked = ScriptProtocols.methodNames.contains(name)
      if !isAsked, native?.flattened.contains(where: { $0.name == name }) == true { continue }
      stack.pushRawField(name, of: index)
      let isCallable = stack.isCallable(at: -1)
      let position = stack.isFunction(at: -1) ? stack.definition(at: -1) : ""
      let got = isCallable ? "" : stack.shown(at: -1)
      stack.pop()
      if isAsked {
        if !isCallable { note(Suspect(owner: owner, name: name, position: "", problem: .notCallable(got))) }
      } else {
        note(Suspect(owner: owner, name: name, position: position, problem: .unknown(native: native.map { Int($0.ids.lowerBound) })))
      }
    }
  }

  private func note(_ suspect: Suspect) { if noted.insert(suspect).inserted { methods.append(suspect) } }

  private static func methodMeant(by name: String, _ native: ClassDeclaration?) -> String? {
    var known = ScriptProtocols.methodNames
    for (name, member) in native?.flattened ?? [] where member.kind == LSHIM_METHOD || member.isOverridable { known.insert(name) }
    return OldNames.renamed(name, among: known.contains) ?? NearName.method(name, among: known)
  }

  // MARK: Fields

  /// An object of a script's class gets a field of this name for the first time.
  func meetField(_ stack: LuaStack, of box: Int32, key: Int32, value: Int32) {
    guard let name = stack.text(at: key), !allowed.contains(name), let object = lshim_to_box(stack.raw, box) else { return }
    let declaration = context.registry.declaration(id: Int(object.pointee.class_id))
    let isMethod = stack.isFunction(at: value)
    let known = declaration.flattened.filter { isMethod || $0.member.kind == LSHIM_PROPERTY }.map(\.name)
    guard let meant = NearName.property(name, among: known), !isDeclared(name, inClassOf: box, stack) else { return }
    lshim_push_kind_name(stack.raw, box)
    let owner = stack.popText()
    let position = stack.position
    let warning =
      "\(position.isEmpty ? "" : position + " ")\(owner) gets a field '\(name)' of its own beside the property '\(meant)'; if that is meant, write "
        + "'\(meant)', else declare it: \(owner).\(name) = false, or lunette.allowFields(\"\(name)\")"
    // Each test loads its plugins anew, and with them their classes.
    if !fields.contains(warning) { fields.append(warning) }
  }

  /// Whether the class itself has something under the name.
  private func isDeclared(_ name: String, inClassOf box: Int32, _ stack: LuaStack) -> Bool {
    let height = stack.top
    defer { stack.top = height }
    guard lshim_push_instance_class(stack.raw, box) else { return false }
    stack.push(name)
    return lshim_find(stack.raw, -2, -1)
  }
}

/// Whether a name is one that somebody meant to write differently. Ours: strict enough that no plugin and spec of ours is accused.
enum NearName {
  /// The name of a method that was meant: another spelling, a word too few at the end, or a word of Objective-C's too many.
  static func method(_ name: String, among known: Set<String>) -> String? {
    guard name.count >= 5, !name.hasPrefix("_") else { return nil }
    let letters = name.lowercased()
    if let longer = known.filter({ $0.hasPrefix(name) && $0.count > name.count }).min(by: { ($0.count, $0) < ($1.count, $1) }), words(name) >= 3,
      longer.dropFirst(name.count).first?.isUppercase == true
    {
      return longer
    }
    for suffix in ["AtIndexPath", "IndexPath", "IndexPaths", "Animated", "WithEvent", "InSection", "ForSection", "InTableView", "At"]
    where name.hasSuffix(suffix) {
      let shorter = String(name.dropLast(suffix.count))
      if shorter.count >= 5, known.contains(shorter), words(shorter) >= 2 { return shorter }
    }
    let most = letters.count >= 12 ? 3 : letters.count >= 8 ? 2 : 1
    return nearest(name, among: known, most: most)
  }

  /// The name of a property that differs by a letter or two, and by what no field of one's own is named after: a plural, a number, an
  /// underscore.
  static func property(_ name: String, among known: [String]) -> String? {
    guard name.count >= 3, !name.hasPrefix("_"), !name.hasSuffix("_"), !known.contains(name) else { return nil }
    let candidates = known.filter { property in
      let base = name.hasPrefix(property) ? name.dropFirst(property.count) : ""
      let isNumbered = !base.isEmpty && base.allSatisfy(\.isNumber)
      // `item` beside `items` is a name of one's own; `numberOfLine` beside `numberOfLines` is none.
      let isPlural = name == property + "s" || property == name + "s"
      return property.count >= 4 && !isNumbered && !(isPlural && words(name) < 3)
    }
    return nearest(name, among: candidates, most: name.count >= 6 ? 2 : 1)
  }

  private static func nearest(_ name: String, among known: some Sequence<String>, most: Int) -> String? {
    var best: (distance: Int, name: String)?
    for candidate in known {
      let distance = Suggestion.distance(name, candidate, most: most)
      guard distance <= most else { continue }
      if best.map({ (distance, candidate) < $0 }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Words of a name in camel case.
  private static func words(_ name: String) -> Int { 1 + name.dropFirst().filter(\.isUppercase).count }
}

/// Where scripts name what they define: a name that stands anywhere but in its own definition is used.
struct NameUsage {
  private let sources: [String]

  init(_ sources: [String]) { self.sources = sources }

  func isUsed(_ name: String) -> Bool { sources.contains { isUsed(name, in: $0) } }

  private func isUsed(_ name: String, in source: String) -> Bool {
    var rest = source[...]
    while let found = rest.range(of: name) {
      defer { rest = rest[found.upperBound...] }
      let line = source[
        source[..<found.lowerBound].lastIndex(where: \.isNewline).map(source.index(after:)).map { $0..<found.lowerBound }
          ?? source.startIndex..<found.lowerBound]
      if line.last.map(Self.isPart) == true || source[found.upperBound...].first.map(Self.isPart) == true || line.contains("--") {
        continue
      }
      if !Self.isDefinition(before: line, after: source[found.upperBound...]) { return true }
    }
    return false
  }

  /// `function C:name(`, `name = …`, and the call of super in it.
  private static func isDefinition(before: Substring, after: Substring) -> Bool {
    if before.hasSuffix("super.") || before.hasSuffix("super:") { return true }
    let head = before.trimmingCharacters(in: .whitespaces)
    if head.hasPrefix("function ") || head.hasPrefix("local function "), !head.contains("(") { return true }
    let tail = after.drop { $0 == " " }
    return tail.first == "=" && tail.dropFirst().first != "="
  }

  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
}
