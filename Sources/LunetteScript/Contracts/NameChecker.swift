import Foundation
import Lua
import LunetteKit

/// Finds names that are nearly right: a method that the host will never call, a field that looks like a misspelt property.
///
/// It only listens. It checks a script's class when the first object of the class is made, a table when it becomes a delegate, and the name
/// of a field when an object of a class first gets it. The findings are reported at the end, each once for its place.
package final class NameChecker {
  private unowned let context: ScriptOwner
  /// Names that scripts have allowed for fields although they resemble a property: `lunette.allowFields`.
  private var allowed: Set<String> = []
  private var seen: Set<UnsafeRawPointer> = []
  /// The texts of the scripts that were run, by their names.
  private var texts: [String: String] = [:]
  /// The tables with methods that were met, in that order.
  private var tables: [Table] = []
  /// The content of `tables` as texts: each test loads its plugins anew, and with them the same tables.
  private var notedTables: Set<String> = []
  private var fields: [FieldNote] = []
  /// The notes of numbers that were assigned to texts, and their places.
  private var numbers: [String] = []
  private var numberPlaces: Set<String> = []
  /// The kinds of objects whose delegates the objects of a class have become, by the class's name.
  private var kindsOfClasses: [String: Set<String>] = [:]
  private var seenRoles: Set<SeenRole> = []

  private struct SeenRole: Hashable {
    let scriptClass: UnsafeRawPointer
    let protocols: [ObjectIdentifier]
  }

  /// A table with methods: a class's or a delegate's.
  private struct Table {
    let owner: String
    let names: [String]
    /// The UIKit class that it derives from; the methods of protocols are known without it.
    let native: ClassDeclaration?
    /// The kinds of objects whose delegate it has become.
    var kinds: Set<String> = []
    let entries: [Entry]
  }

  /// A field of such a table.
  private struct Entry {
    let name: String
    /// `file:line:` of a function, else empty.
    let position: String
    /// A value that can't be called, as text; nil for one that can.
    let got: String?
  }

  /// A field with a name like a property's.
  private struct FieldNote: Equatable {
    let name: String
    let text: String
    /// Whether it was given to a class with an `init` of its own, which may read it as its argument.
    let isArgument: Bool
  }

  init(_ context: ScriptOwner) { self.context = context }

  /// The messages, in the order in which the methods were found. A method that the scripts name elsewhere counts as used.
  var warnings: [String] {
    meetUnusedClasses()
    lazy var usage = NameUsage(Array(texts.values))
    // What the library's own classes have, such as a segue's perform, the library asks.
    let askedByLibrary = Set(tables.lazy.flatMap(\.entries).filter { $0.position.hasPrefix(LSHIM_LIBRARY_NAME) }.map(\.name))
    var told: Set<String> = []
    var warnings: [String] = []
    let roles = tables.map { ScriptRole(of: $0.names, $0.native, $0.kinds.union(kindsOfClasses[$0.owner] ?? [])) }
    // A table may have become a delegate more than once: what it answers in one role is right in all.
    var answered: Set<String> = []
    // What an app's own table has may be meant for what the app makes it a delegate of in a later run.
    var ofApps: Set<String> = []
    for (table, role) in zip(tables, roles) {
      if !table.kinds.isDisjoint(with: Self.kindsOfApps) { ofApps.formUnion(table.entries.map { $0.position + $0.name }) }
      for entry in table.entries where !entry.position.isEmpty && role.asks(for: entry.name) { answered.insert(entry.position + entry.name) }
    }
    for (table, role) in zip(tables, roles) {
      lazy var known = knownMethods(role, of: table)
      for entry in table.entries where !(entry.got == nil && answered.contains(entry.position + entry.name)) {
        let isOfApp = ofApps.contains(entry.position + entry.name)
        guard let warning = warning(entry, of: table, role, isOfApp: isOfApp, askedByLibrary, usage, among: known) else { continue }
        if told.insert(warning).inserted { warnings.append(warning) }
      }
    }
    return warnings + fields.filter { !($0.isArgument && usage.isUsed($0.name)) }.map(\.text) + numbers
  }

  private func warning(
    _ entry: Entry, of table: Table, _ role: ScriptRole, isOfApp: Bool, _ askedByLibrary: Set<String>, _ usage: @autoclosure () -> NameUsage,
    among known: @autoclosure () -> [Set<String>]
  ) -> String? {
    let isAsked = ScriptProtocols.askers[entry.name] != nil
    if !isAsked, !entry.position.isEmpty, table.native?.keepsValue(entry.name) == true {
      return "\(entry.position) nothing but the script calls '\(entry.name)' of \(table.owner): the host reads the value that was assigned to the property; "
        + "assign it where it changes"
    }
    if !isAsked, !entry.position.isEmpty, !askedByLibrary.contains(entry.name), let native = table.native,
      let note = hidingNote(entry, of: table, native, usage())
    {
      return note
    }
    if isAsked, let got = entry.got, Self.mayBeFlags.contains(entry.name), got == "true" || got == "false" { return nil }
    if isAsked, let got = entry.got { return "\(entry.name) of \(table.owner) must be a function, got \(got); the host calls it" }
    if isAsked, usage().isUsed(entry.name) { return nil }
    let uncalled = (entry.position.isEmpty ? "" : entry.position + " ") + "nothing calls '\(entry.name)' of \(table.owner)"
    guard let meant = isAsked ? role.methodMeant(byAsked: entry.name) : methodMeant(by: entry.name, of: table, usage(), among: known()) else {
      // A table that became a delegate has no other purpose. An object may become another one's delegate in a later run.
      guard isAsked, !isOfApp, !table.kinds.isEmpty, !role.asks(for: entry.name) else { return nil }
      return "\(uncalled): it is a method of \(ScriptProtocols.owners(ofMethod: entry.name)), which this isn't"
    }
    let isOfAnother = role.isDelegate && ScriptProtocols.askers[meant] != nil && !role.covers(meant) && table.native?.has(meant) != true
    return "\(uncalled); did you mean '\(meant)'\(isOfAnother ? " of \(ScriptProtocols.owners(ofMethod: meant))" : "")?"
  }

  /// What hides a member that the host never asks, or stands for one that isn't simulated: an override that has no effect is never silent.
  private func hidingNote(_ entry: Entry, of table: Table, _ native: ClassDeclaration, _ usage: @autoclosure () -> NameUsage) -> String? {
    if let owner = native.ownerOfUnaskedMember(entry.name) {
      let isProperty = native.hasProperty(entry.name)
      if !isProperty, usage().isUsed(entry.name) { return nil }
      return "\(entry.position) nothing \(isProperty ? "but the script " : "")calls '\(entry.name)' of \(table.owner): the host doesn't ask "
        + "\(isProperty ? "a method for the property" : "this method") of \(owner)"
    }
    let classes = sequence(first: native) { $0.parent }.map(\.name)
    guard !native.has(entry.name), let missing = NotSimulated.entry(of: entry.name, in: classes), !usage().isUsed(entry.name) else { return nil }
    return "\(entry.position) nothing calls '\(entry.name)' of \(table.owner), which is not simulated: \(missing.instead)"
  }

  /// Methods in whose place true or false will do: properties of UIKit's protocols.
  private static let mayBeFlags: Set<String> = [ViewControllerInteractiveTransitioningMethods.wantsInteractiveStart.name.text]
  /// The kinds of objects whose delegates are the app itself.
  private static let kindsOfApps: Set<String> = ["UIApplication", "UIWindowScene"]

  /// Keeps the text of a script that is about to run.
  package func note(_ text: String, of name: String) { texts[name] = text }

  /// The text of a script that was run, by its name in messages.
  func text(of name: String) -> String? { texts[name] }

  /// Whether the lines of a function contain an assertion or raise an error.
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

  /// Whether a line calls a function: with parentheses, or with only a string or a table.
  private static func calls(_ word: String, in line: Substring) -> Bool {
    line.ranges(of: word).contains { place in
      let after = line[place.upperBound...].first { $0 != " " }
      return after.map { "(\"'[{".contains($0) } ?? false
    }
  }

  func allow(_ names: [String]) { allowed.formUnion(names) }

  // MARK: Methods

  /// Checks a script's table or instance that becomes a delegate or a data source.
  func meetDelegate(_ script: LuaReference, as protocols: [any ScriptProtocol.Type]) {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(script)
    let owner = lshim_to_box(stack.raw, -1).map { context.registry.declaration(id: Int($0.pointee.class_id)) }
    if owner == nil, stack.isTable(at: -1) { look(through: height + 1, owner: "the delegate", nil, ScriptProtocols.kinds(of: protocols)) }
    meetClass(ofObjectAt: height + 1, owner)
    noteRole(ofClassOfObjectAt: height + 1, protocols)
  }

  private func noteRole(ofClassOfObjectAt index: Int32, _ protocols: [any ScriptProtocol.Type]) {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    guard lshim_push_instance_class(stack.raw, index), let address = lua_topointer(stack.raw, -1),
      seenRoles.insert(SeenRole(scriptClass: address, protocols: protocols.map { ObjectIdentifier($0) })).inserted
    else { return }
    while stack.isTable(at: -1) {
      lshim_push_class_name(stack.raw, -1)
      kindsOfClasses[stack.popText(), default: []].formUnion(ScriptProtocols.kinds(of: protocols))
      lshim_push_super(stack.raw, -1)
      lshim_remove(stack.raw, -2)
    }
  }

  /// Checks the class of an object that was made.
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

  /// Checks classes of which no object was made, if they are still found under their names.
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

  /// Checks the class on top of the stack, and its superclasses.
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

  private func look(through index: Int32, owner: String, _ native: ClassDeclaration?, _ kinds: Set<String> = []) {
    let stack = context.state.stack
    let names = stack.keys(at: index)
    let entries = names.filter { !allowed.contains($0) }.compactMap { name -> Entry? in
      stack.pushRawField(name, of: index)
      defer { stack.pop() }
      // A plugin's `name` and `description`: a text never stands for a method, and comparing it with all of them takes long.
      if stack.type(at: -1) == LUA_TSTRING, ScriptProtocols.askers[name] == nil { return nil }
      // The field `tableView` of a data source: an object of the host never stands for a method.
      if stack.type(at: -1) == LUA_TUSERDATA, !stack.isCallable(at: -1), ScriptProtocols.askers[name] == nil { return nil }
      // `C.item = false` declares a field.
      if stack.type(at: -1) == LUA_TBOOLEAN, lua_toboolean(stack.raw, -1) == 0, ScriptProtocols.askers[name] == nil { return nil }
      return Entry(
        name: name, position: stack.isFunction(at: -1) ? stack.definition(at: -1) : "",
        got: stack.isCallable(at: -1) ? nil : stack.shown(at: -1))
    }
    add(Table(owner: owner, names: names, native: native, kinds: kinds, entries: entries))
  }

  private func add(_ table: Table) {
    var text = table.owner + " " + (table.native?.name ?? "") + " " + table.kinds.sorted().joined(separator: " ")
    for entry in table.entries { text += "\n\(entry.name) \(entry.position) \(entry.got ?? "")" }
    if notedTables.insert(text).inserted { tables.append(table) }
  }

  /// Checks a class that a script defines, as it is read from the script's text. No object of it was made.
  ///
  /// - Parameters:
  ///   - native: the name of the UIKit class that it derives from; nil if there is none. Under another name nothing is checked
  ///   - methods: the names of its methods, with their positions `file:line:`
  package func meetClass(named owner: String, native: String?, methods: [(name: String, position: String)]) {
    let declaration = native.flatMap(context.registry.declaration(named:))
    // A class of another file: its methods are not known here.
    if native != nil, declaration == nil { return }
    let entries = methods.filter { !allowed.contains($0.name) }.map { Entry(name: $0.name, position: $0.position, got: nil) }
    add(Table(owner: owner, names: methods.map(\.name), native: declaration, entries: entries))
  }

  /// The known name that a method was meant to have. To find it, all known names are compared, which is slow, so it comes last.
  private func methodMeant(
    by name: String, of table: Table, _ usage: @autoclosure () -> NameUsage, among sets: @autoclosure () -> [Set<String>]
  ) -> String? {
    guard table.native?.has(name) != true, !usage().isUsed(name) else { return nil }
    if let told = table.native.flatMap({ Self.toldMethod(name, of: $0) }) { return told == name ? nil : told }
    let sets = sets()
    for known in sets {
      if let meant = OldNames.renamed(name, among: known.contains) ?? NearName.method(name, among: known) { return meant }
    }
    for known in sets { if let meant = OldNames.nearlyRenamed(name, among: known.contains) { return meant } }
    return nil
  }

  /// The method that hears of changes of the property that a name like `setText` or `willSetHighlighted` means; nil for a name without one.
  private static func toldMethod(_ name: String, of native: ClassDeclaration) -> String? {
    guard let prefix = ["didSet", "willSet", "set"].first(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }) else {
      return nil
    }
    let rest = String(name.dropFirst(prefix.count))
    return [rest, "Is" + rest].first { native.hasProperty($0.prefix(1).lowercased() + $0.dropFirst()) || native.hasProperty($0) }.map { "didSet" + $0 }
  }

  /// The methods that a table may mean: first those that fit its role, then those of all protocols; with both, those of its class.
  private func knownMethods(_ role: ScriptRole, of table: Table) -> [Set<String>] {
    var own: Set<String> = []
    for (name, member) in table.native?.flattened ?? [] where member.kind == LSHIM_METHOD || member.isOverridable { own.insert(name) }
    return [own.union(role.methods), own.union(ScriptProtocols.methodNames)]
  }

  // MARK: Texts

  /// Notes that a text was assigned a number, once for each place. Lua's own functions convert numbers as well, but a text that shows 5.0 is
  /// seldom meant.
  func meetNumber(inTextOf property: String, _ stack: LuaStack) {
    let position = stack.position
    guard numberPlaces.insert(position + property).inserted else { return }
    let number = stack.shown(at: -1)
    numbers.append(
      "\(position.isEmpty ? "" : position + " ")\(property) is a text and got the number \(number), which it shows as Lua writes it; write "
        + "tostring(\(number)) or string.format")
  }

  // MARK: Fields

  /// Checks a field's name when an object of a script's class first gets it.
  func meetField(_ stack: LuaStack, of box: Int32, key: Int32, value: Int32, isArgument: Bool) {
    guard let name = stack.text(at: key), !allowed.contains(name), let object = lshim_to_box(stack.raw, box) else { return }
    let declaration = context.registry.declaration(id: Int(object.pointee.class_id))
    let isOfScript = Int(object.pointee.flags) & LSHIM_SCRIPTED != 0
    let known = declaration.flattened.filter { $0.member.kind == LSHIM_PROPERTY }
    func isList(_ property: String) -> Bool { known.first { $0.name == property }?.member.description.type?.isList == true }
    let meant = NearName.property(name, among: known.map(\.name), isList: isList)
    let isMethod = stack.isFunction(at: value)
    guard isMethod || meant != nil, !isDeclared(name, inClassOf: box, stack) else { return }
    lshim_push_kind_name(stack.raw, box)
    let owner = stack.popText()
    guard let meant else {
      // A method of this one object: it is compared with other methods at the end.
      let entry = Entry(name: name, position: stack.definition(at: value), got: nil)
      return add(Table(owner: owner, names: [name], native: declaration, entries: [entry]))
    }
    let position = stack.position
    let declaring = isOfScript ? "\(owner).\(name) = false" : "extend(\(owner), { \(name) = false })"
    let note = FieldNote(
      name: name,
      text: "\(position.isEmpty ? "" : position + " ")\(owner) gets a field '\(name)' of its own beside the property '\(meant)'; if that is "
        + "meant, write '\(meant)', else declare it: \(declaring), or lunette.allowFields(\"\(name)\")",
      isArgument: isArgument && hasOwnInit(classOf: box, stack))
    // Each test loads its plugins again, and with them their classes, so the same warning may come again.
    if !fields.contains(note) { fields.append(note) }
  }

  /// Whether a script wrote the function that gets the table of the object's constructor.
  private func hasOwnInit(classOf box: Int32, _ stack: LuaStack) -> Bool {
    let height = stack.top
    defer { stack.top = height }
    guard lshim_push_instance_class(stack.raw, box) else { return false }
    stack.push("init")
    return lshim_find(stack.raw, -2, -1) && lua_iscfunction(stack.raw, -1) == 0
  }

  /// Whether the class itself defines something under the name.
  private func isDeclared(_ name: String, inClassOf box: Int32, _ stack: LuaStack) -> Bool {
    let height = stack.top
    defer { stack.top = height }
    guard lshim_push_instance_class(stack.raw, box) else { return false }
    stack.push(name)
    return lshim_find(stack.raw, -2, -1)
  }
}
