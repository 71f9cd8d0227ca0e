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
      /// - Parameter isAsked: whether some object asks for it, if not one of this table's kind
      case uncalled(_ table: Table, isAsked: Bool)
      case notCallable(_ got: String)
    }
  }

  /// A table in which methods stand: a class's or a delegate's.
  private struct Table: Hashable {
    let names: [String]
    /// The number of the class of UIKit that it derives from.
    let native: Int?
  }

  init(_ context: ScriptOwner) { self.context = context }

  /// In the order in which they were found. A method that the script's own code names elsewhere is its own affair.
  var warnings: [String] {
    meetUnusedClasses()
    let usage = NameUsage(texts.values.sorted())
    var told: Set<String> = []
    return methods.compactMap { suspect in
      let place = suspect.position.isEmpty ? "" : suspect.position + " "
      switch suspect.problem {
      case .uncalled(let table, let isAsked):
        // Which name is meant takes a look at all names there are, so it is looked for only where somebody asks.
        let native = table.native.map { context.registry.declaration(id: $0) }
        let role = ScriptRole(of: table.names, native)
        guard let meant = isAsked ? role.methodMeant(byAsked: suspect.name) : Self.methodMeant(by: suspect.name, role, native),
          !usage.isUsed(suspect.name), told.insert("\(suspect.owner) \(suspect.name) \(suspect.position) \(meant)").inserted
        else { return nil }
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
    let names = stack.keys(at: index)
    let table = Table(names: names, native: native.map { Int($0.ids.lowerBound) })
    for name in names where !allowed.contains(name) {
      let isAsked = ScriptProtocols.methodNames.contains(name)
      if !isAsked, native?.flattened.contains(where: { $0.name == name }) == true { continue }
      stack.pushRawField(name, of: index)
      let isCallable = stack.isCallable(at: -1)
      let position = stack.isFunction(at: -1) ? stack.definition(at: -1) : ""
      let got = isCallable ? "" : stack.shown(at: -1)
      stack.pop()
      if isAsked, !isCallable {
        note(Suspect(owner: owner, name: name, position: "", problem: .notCallable(got)))
      } else {
        note(Suspect(owner: owner, name: name, position: position, problem: .uncalled(table, isAsked: isAsked)))
      }
    }
  }

  private func note(_ suspect: Suspect) { if noted.insert(suspect).inserted { methods.append(suspect) } }

  private static func methodMeant(by name: String, _ role: ScriptRole, _ native: ClassDeclaration?) -> String? {
    var own: Set<String> = []
    for (name, member) in native?.flattened ?? [] where member.kind == LSHIM_METHOD || member.isOverridable { own.insert(name) }
    // What it is used for goes before all else that scripts may be asked.
    for known in [own.union(role.methods), own.union(ScriptProtocols.methodNames)] {
      if let meant = OldNames.renamed(name, among: known.contains) ?? NearName.method(name, among: known) { return meant }
    }
    return nil
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
    // `function C:` or `local function ` before the name.
    let head = String(before.reversed().drop { isPart($0) || $0 == "." || $0 == ":" }.reversed()).trimmingCharacters(in: .whitespaces)
    if head.hasSuffix("function"), head.dropLast("function".count).last.map(isPart) != true, head.count < before.count { return true }
    let tail = after.drop { $0 == " " }
    return tail.first == "=" && tail.dropFirst().first != "="
  }

  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
}
