import Foundation
import Lua

/// Advice for errors that Lua itself words: a text for the end of the message that says what to write instead; nil without advice.
///
/// Lua's messages are fixed texts, so the kind of a mistake can only be read from the text.
struct Advice {
  let registry: Registry
  /// Returns the lines of a script up to that of an error, which it finds by the message.
  var linesUpTo: (String) -> [String] = { _ in [] }

  func advice(for message: String) -> String? {
    let line = message.prefix { !$0.isNewline }
    if let known = Self.coroutineAdvice.first(where: { line.contains($0.error) }) { return known.advice }
    if line.contains("attempt to call a userdata value"), let name = quoted(line, after: "(method '") ?? quoted(line, after: "(field '") {
      return Self.isValue(name)
    }
    if !line.contains("a nil value"), line.contains("attempt to call"), let name = quoted(line, after: "(method '"), isProperty(name) {
      return Self.isValue(name)
    }
    if line.contains("attempt to index a function value (global 'assert')") { return Self.isWordOfSpecs("assert") }
    if line.contains("attempt to call a userdata value (for iterator") { return "an AsyncStream has a function for loops: for value in stream:values() do" }
    if line.contains("attempt to call a table value (for iterator") { return "a list is gone through by ipairs: for _, value in ipairs(list) do" }
    guard line.contains("a nil value") else { return nil }
    if line.contains("(field 'integer index')") {
      return linesUpTo(message).last?.contains("[0]") == true ? "lists count from 1: the first of them is [1]" : "the list has nothing at this place"
    }
    if line.contains("attempt to call"), let name = quoted(line, after: "(field '") ?? quoted(line, after: "(method '") {
      return Self.methodsOfSwift[name] ?? member(name)
    }
    if let field = quoted(line, after: "(field '") ?? quoted(line, after: "(method '"), let advice = Self.fields[field] { return advice }
    for kind in ["(local '", "(upvalue '", "(field '"] {
      guard let variable = quoted(line, after: kind) else { continue }
      return origin(of: variable, message).flatMap { member in Self.fields[member].map { "it holds \(member): \($0)" } }
    }
    guard let global = quoted(line, after: "(global '") else { return nil }
    if global == "super" { return "in a method of class C write C.super.method(self, ...), with the class that the method is written for" }
    if global == "self" { return "a method that is called with a colon is written with one: function C:method()" }
    if global == "app" { return "launch answers the app: local app = launch \"name\"" }
    return missing(global)
  }

  // MARK: Globals

  /// Advice for a global that doesn't exist.
  func missing(_ name: String) -> String? {
    if let entry = NotSimulated.entry(of: name) { return "\(name) is not simulated; \(entry.instead)" }
    if let known = Self.functionsOfMath[name] { return "write \(known)" }
    if Self.wordsOfSpecs.contains(name) { return Self.isWordOfSpecs(name) }
    if ApiDescription.protocols.contains(where: { $0.name == name }) {
      return "a protocol is no value: a delegate or data source is a table with its methods, which lunette api \(name) lists"
    }
    if let known = registry.enumerations.cases(of: name) {
      return "it is one of the strings " + known.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    if let value = registry.typeValue(oldName: name) { return "write \(value)" }
    let (isApples, hasCapital) = (isApples(name), name.first?.isUppercase == true)
    if let known = Suggestion.nearest(to: name, among: knownNames), Suggestion.distance(name, known, most: 2) <= (isApples ? 2 : 1),
      // A variable of the script's own in small letters counts as a misspelt class only if it is spelt like one.
      hasCapital || known.lowercased() == name.lowercased() || Self.words.contains(known)
    {
      return "did you mean '\(known)'?"
    }
    if isOwn(name) || isConstant(name), let text = registry.enumerations.caseAtEnd(of: name) { return "write \"\(text)\"" }
    guard hasCapital else { return nil }
    if let other = Suggestion.nearest(to: name, among: NotSimulated.entries.flatMap(\.names)), let entry = NotSimulated.entry(of: other),
      Suggestion.distance(name, other, most: 2) <= (isApples ? 2 : 1)
    {
      return "did you mean \(other)? It is not simulated; \(entry.instead)"
    }
    if isOwn(name) {
      // A name that was shortened, such as UIPanGesture.
      let longer = knownNames.filter { $0.hasPrefix(name) }.min { ($0.count, $0) < ($1.count, $1) }
      return (longer ?? Suggestion.nearest(to: name, among: knownNames)).map { "did you mean '\($0)'?" }
    }
    if isOfFramework(name) { return Self.nothing }
    return "nothing of that name has been made; make a class before it is used: \(name) = class(\"\(name)\", UIView), or require its file"
  }

  /// Whether the script probably means a class or something else of UIKit by this name, so that its nil is a mistake.
  func looksLikeClass(_ name: String) -> Bool {
    isApples(name) || isConstant(name) || (name.prefix(2).allSatisfy(\.isUppercase) && NotSimulated.entry(of: name) != nil)
  }

  /// Whether the script probably means something of Foundation by this name: a misspelt one, or one that is not simulated.
  ///
  /// A name of the script's own may be near to one of Apple's, and a script may ask whether it has been made. So only long names of several words
  /// count, and none that begins or goes on where the other ends: `DateFormater`, `FileHandle`, and neither `Host` nor `Timers`.
  func looksLikeFoundation(_ name: String) -> Bool {
    guard name.utf8.count >= Self.shortestFoundationName, name.first?.isUppercase == true, name.contains(where: \.isLowercase),
      name.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    if name.dropFirst().contains(where: \.isUppercase), NotSimulated.entry(of: name) != nil { return true }
    guard let known = Suggestion.nearest(to: name, among: knownNames.filter { $0.first?.isUppercase == true }), !known.hasPrefix(name),
      !name.hasPrefix(known), !name.hasSuffix(known)
    else { return false }
    return Suggestion.distance(name, known, most: 2) <= (name.utf8.count < Self.longFoundationName ? 1 : 2)
  }

  /// Characters of a name that is hardly a misspelt one by chance, by one letter and by two. Ours
  private static let (shortestFoundationName, longFoundationName) = (8, 10)

  package static let nothing = "Lunette has nothing of that name, and lunette api lists what it has"

  /// Whether the name has a prefix of Apple's before a capital letter.
  private func isApples(_ name: String) -> Bool { isOwn(name) || hasPrefix(name, of: ["MK", "AV", "SK", "CL"]) }

  /// Whether the name has a prefix of the frameworks that are simulated, whose names are known.
  private func isOwn(_ name: String) -> Bool { hasPrefix(name, of: ["UI", "NS", "CA", "CG", "WK"]) }

  private func hasPrefix(_ name: String, of prefixes: [String]) -> Bool {
    prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true && name.count > 4 && name.contains { $0.isLowercase }
  }

  /// Whether a name is that of a class of another framework of Apple's: its prefix, and a word. Abbreviations of scripts, as CSVReader, are not.
  private func isOfFramework(_ name: String) -> Bool {
    Self.frameworks.contains { name.hasPrefix($0) && name.dropFirst($0.count).prefix(2).map(\.isUppercase) == [true, false] } && name.count > 5
      && name.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Source: Apple, the prefixes of its frameworks
  private static let frameworks = [
    "AR", "AS", "AU", "AV", "BG", "CB", "CH", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "EA", "EK", "GC", "GK", "HK", "HM", "IN", "LA", "LP", "MC", "MDL",
    "MF", "MK", "ML", "MP", "MTK", "MTL", "NE", "NI", "NL", "NW", "OS", "PDF", "PH", "PK", "QL", "RP", "SCN", "SF", "SK", "SL", "ST", "SW", "UN", "UT", "VN",
    "VS", "WC",
  ]

  /// Whether the name is a constant in the manner of C: `kCAGravityResize`.
  private func isConstant(_ name: String) -> Bool {
    ["kCA", "kCG", "kUTT"].contains { name.hasPrefix($0) } && name.dropFirst(3).first?.isUppercase == true
  }

  private static let words = ApiDescription.functions.map(\.name) + ["launch"]

  private var knownNames: [String] {
    registry.classes.map(\.name) + ApiDescription.values.map(\.name) + ApiDescription.libraryClasses.map(\.name) + Self.words
  }

  /// Functions that exist in specs and not in scenarios.
  private static let wordsOfSpecs: Set<String> = [
    "describe", "context", "it", "test", "spec", "pending", "before_each", "after_each", "setup", "teardown", "finally", "spy", "stub",
    "mock", "launchWindow",
  ]

  private static func isWordOfSpecs(_ word: String) -> String {
    "\(word) is a word of specs: name the file x_spec.lua and run it with lunette test"
  }

  /// C's and Swift's functions of numbers, under their names in Lua.
  private static let functionsOfMath: [String: String] = [
    "min": "math.min", "max": "math.max", "abs": "math.abs", "fabs": "math.abs", "fabsf": "math.abs", "floor": "math.floor",
    "floorf": "math.floor", "ceil": "math.ceil", "ceilf": "math.ceil", "sqrt": "math.sqrt", "sqrtf": "math.sqrt", "sin": "math.sin",
    "sinf": "math.sin", "cos": "math.cos", "cosf": "math.cos", "tan": "math.tan", "atan": "math.atan", "atan2": "math.atan(y, x)",
    "exp": "math.exp", "log": "math.log", "pow": "x ^ y", "powf": "x ^ y", "fmod": "math.fmod", "round": "math.floor(x + 0.5)",
    "roundf": "math.floor(x + 0.5)", "random": "math.random", "M_PI": "math.pi", "M_PI_2": "math.pi / 2", "M_PI_4": "math.pi / 4",
    "CGFLOAT_MAX": "math.huge", "FLT_MAX": "math.huge", "DBL_MAX": "math.huge", "INT_MAX": "math.maxinteger",
  ]

  // MARK: Members

  /// Advice for a method that doesn't exist, or that is a property with the value nil.
  private func member(_ name: String) -> String? {
    if Self.setters.contains(name) { return "objects of your own classes have setValueForKey(value, key), if the class is made of NSObject; or assign a field" }
    // Short words are names of a script's own tables, too.
    if name.contains(where: \.isUppercase), let entry = NotSimulated.members.first(where: { $0.names.contains { $0.hasSuffix(".\(name)") } }) {
      return "it is not simulated; \(entry.instead)"
    }
    if Self.methodsOfObjects.contains(name) { return "objects that have it are made of NSObject: class(\"Name\", NSObject)" }
    return isProperty(name) ? "'\(name)' is a value: read it with a dot and without parentheses, and assign it with = " : nil
  }

  /// Whether objects of some class have a property of this name.
  private func isProperty(_ name: String) -> Bool { registry.classes.contains { $0.members.contains { $0.name == name && $0.kind == LSHIM_PROPERTY } } }

  private static func isValue(_ name: String) -> String { "'\(name)' is a value: read it with a dot and without parentheses" }

  /// Names of what sets a value by its key, for objects of the host.
  private static let setters: Set = ["setValue", "setValueForKeyPath"]

  /// Methods that objects of a class without a superclass don't have.
  private static let methodsOfObjects: Set = ["observe", "addObserver", "willChangeValue", "didChangeValue", "perform"]

  /// Members that are often nil, with the reason.
  private static let fields: [String: String] = [
    "detailTextLabel": "a cell of the default style has none; make it with style = \"subtitle\", \"value1\" or \"value2\"",
    "navigationController": "the controller is in no navigation controller",
    "window": "the view is in no window yet",
    "superview": "the view is in no other view",
    "keyWindow": "no window has been made key: window:makeKeyAndVisible()",
    "presentedViewController": "it presents none",
    "rootViewController": "the window has none",
    "tableHeaderView": "the table has none",
    "tableFooterView": "the table has none",
    "refreshControl": "the scroll view has none; assign UIRefreshControl {}",
    "cellForRow": "a table has cells only for the rows on the screen",
    "dequeueReusableCell":
      "no cell waits for reuse yet; make one then: or UITableViewCell { reuseIdentifier = ... }, or register a class for the identifier",
    "viewWithTag": "no view in it has this tag",
    "indexPathForSelectedRow": "no row is selected",
    "indexPathForRow": "no row is there",
    "headerView": "the section has none, or it is not on the screen",
    "footerView": "the section has none, or it is not on the screen",
  ]

  /// The member that was assigned to a variable last, above the line of the error: `detailTextLabel` after
  /// `local d = cell.detailTextLabel`. Lua's message names only the variable, so the script's text is searched.
  private func origin(of variable: String, _ message: String) -> String? {
    linesUpTo(message).reversed().lazy.compactMap { Assignment(to: variable, in: $0) }.first?.member
  }

  // MARK: Coroutines, and calls of calls

  /// A part of Lua's message, and the advice.
  private static let coroutineAdvice: [(error: String, advice: String)] = [
    (
      "C stack overflow",
      "a call in this line leads back, through what the host calls, to the function in which it stands, again and again; let the function do nothing while it runs already"
    ),
    ("attempt to yield", "what the host calls can't wait; call after(seconds, function() ... end)"),
    ("cannot resume dead coroutine", "it has come to its end; make a new one with coroutine.create or wrap"),
    ("cannot resume non-suspended coroutine", "it is running; a coroutine goes on from outside, and stops at coroutine.yield()"),
    ("cannot close a running coroutine", "end it with return; another one may close it when it has yielded"),
    (
      "bad argument #1 to 'resume'",
      "make one with coroutine.create(function() ... end); what coroutine.wrap answers is called as a function"
    ),
    // Lua 5.4.4 says "thread" for a coroutine here; later versions don't.
    ("(thread expected", "make one with coroutine.create(function() ... end)"),
    ("(coroutine expected", "make one with coroutine.create(function() ... end)"),
    ("bad argument #1 to 'create'", "hand a function over: coroutine.create(function() ... end)"),
    ("bad argument #1 to 'wrap'", "hand a function over: coroutine.wrap(function() ... end)"),
  ]

  private func quoted(_ line: Substring, after start: String) -> String? {
    guard let range = line.range(of: start) else { return nil }
    return String(line[range.upperBound...].prefix { $0 != "'" })
  }
}
