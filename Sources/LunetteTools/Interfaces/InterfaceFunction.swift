import Foundation
import Lua

/// One function of the Lua that is written: its lines, and the names of the objects that it makes.
final class InterfaceFunction {
  private(set) var lines: [String] = []
  /// What an object of the file is called in the function: a variable, or an expression such as `cell.contentView`.
  private var expressions: [String: String] = [:]
  private var taken: Set<String> = ["self", "owner", "controller", "storyboard"]
  private var locals = 0
  /// Constraints come when all views are there.
  var constraints: [(InterfaceElement, owner: InterfaceElement)] = []
  /// So do outlets, actions and segues.
  var connections: [(element: InterfaceElement, source: InterfaceElement)] = []
  /// And menus, whose actions go to other objects.
  var menus: [(element: InterfaceElement, owner: InterfaceElement)] = []
  /// What to call the objects that outlets lead to.
  let wishes: [String: String]
  /// The controller's expression where there is one: what a cell's segue starts from is found when it is touched.
  let owner: String?

  init(owner: String?, wishes: [String: String]) { (self.owner, self.wishes) = (owner, wishes) }

  /// Lua allows 200 in a function. Beyond so many the rest are fields of a table.
  private static let mostLocals = 150

  func expression(of id: String) -> String? { expressions[id] }
  func set(_ expression: String, for id: String) { expressions[id] = expression }

  /// A name for an object, in the form in which it is declared: `local label`, or `more.label`.
  func declare(_ element: InterfaceElement, _ fallback: String) -> (declaration: String, expression: String) {
    let wish = wishes[element.id] ?? Self.identifier(element.attributes["userLabel"] ?? "") ?? fallback
    var name = Self.identifier(wish) ?? fallback
    if Self.keywords.contains(name) { name += "View" }
    var number = 1
    var unique = name
    while !taken.insert(unique).inserted {
      number += 1
      unique = name + String(number)
    }
    locals += 1
    if locals == Self.mostLocals { line("local more = {}") }
    let expression = locals >= Self.mostLocals ? "more.\(unique)" : unique
    if !element.id.isEmpty { (expressions[element.id], elements[element.id]) = (expression, element) }
    if root == nil, InterfaceNames.classes[element.name]?.hasSuffix("Recognizer") == false, element.name != "customObject" { root = expression }
    return (locals >= Self.mostLocals ? expression : "local \(unique)", expression)
  }

  /// Objects beside the view, which something should refer to.
  var tops: [String] = []

  /// An object that nothing in the file refers to is made all the same.
  func mentionTops() {
    for name in tops where lines.count(where: { $0.contains(name) }) == 1 { line("local _ = \(name)") }
  }

  /// The named objects' elements.
  private(set) var elements: [String: InterfaceElement] = [:]
  /// The view that comes into a window: the controller's, where one is known; else the first one that was made.
  var root: String?
  private var collections: Set<String> = []
  /// Whether a list of outlets is mentioned for the first time.
  func begin(collection name: String) -> Bool { collections.insert(name).inserted }

  /// A line in which the first `$` stands for an object.
  func line(_ text: String, about object: String) {
    guard let place = text.range(of: "$") else { return line(text) }
    line(text.replacingCharacters(in: place, with: object))
  }

  func line(_ text: String) { lines.append("  " + text) }

  /// `name = Class { a = 1, b = 2 }`, in as many lines as it needs.
  func assign(_ target: String, _ opening: String, _ fields: [(name: String, value: String)], closing: String = "}") {
    let inside = fields.map { "\($0.name) = \($0.value)" }
    if inside.isEmpty, opening.hasSuffix(", {") { return line(target + opening.dropLast(3) + closing.dropFirst()) }
    if inside.isEmpty { return line(target + opening + closing) }
    let whole = "\(target)\(opening) \(inside.joined(separator: ", "))\(inside.isEmpty ? "" : " ")\(closing)"
    if whole.count <= Self.width, !whole.contains("\n") { return line(whole) }
    line("\(target)\(opening)")
    for field in inside { line("  \(field),") }
    line(closing)
  }

  /// Of a line. Ours
  private static let width = 116
  static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat", "return", "then",
    "true",
    "until", "while",
  ]

  /// "Container View" is `containerView`. Nil for what has no letter of ASCII
  static func identifier(_ text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return nil }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let name = words.dropFirst().reduce(head) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    guard let start = name.first, name.count <= 40 else { return nil }
    return start.isNumber ? "item" + name : name
  }
}
