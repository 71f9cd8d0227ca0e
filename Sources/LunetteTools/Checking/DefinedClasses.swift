import LunetteTesting

/// The classes that a script defines: `Row = class("Row", UIView)`, `function Row:draw(rect)`, `Row.draw = function(self, rect)`.
struct DefinedClasses {
  struct Class {
    let name: String
    /// The class that it derives from: a class of the same script, or of UIKit.
    let superclass: String?
    /// Whether it is known from what it derives.
    let isKnown: Bool
    /// The class that it derives from in the end: one of UIKit, or one that isn't known; nil if there is none.
    var native: String?
    var methods: [(name: String, line: Int)] = []
  }

  private(set) var all: [Class] = []

  init(_ tokens: [LuaSyntax.Token]) {
    func text(_ place: Int) -> String { place < tokens.count && tokens[place].kind != .string ? tokens[place].text : "" }
    func isName(_ place: Int) -> Bool { place < tokens.count && tokens[place].kind == .name }
    func isString(_ place: Int) -> Bool { place < tokens.count && tokens[place].kind == .string }
    for place in tokens.indices where isName(place) {
      if text(place + 1) == "=", text(place + 2) == "class" {
        // `class("Row", UIView)`; `class("Row")` and `class "Row"` have no superclass. Other superclasses are not known.
        let isPlain = isString(place + 3) || text(place + 3) == "(" && text(place + 5) == ")"
        let hasSuperclass = text(place + 3) == "(" && text(place + 5) == "," && isName(place + 6) && text(place + 7) == ")"
        all.append(Class(name: text(place), superclass: hasSuperclass ? text(place + 6) : nil, isKnown: isPlain || hasSuperclass))
      } else if place > 0, text(place - 1) == "function", [":", "."].contains(text(place + 1)), isName(place + 2), text(place + 3) == "(" {
        add(text(place + 2), tokens[place].line, to: text(place))
      } else if text(place + 1) == ".", isName(place + 2), text(place + 3) == "=", text(place + 4) == "function" {
        add(text(place + 2), tokens[place].line, to: text(place))
      }
    }
    for index in all.indices { all[index].native = native(of: all[index]) }
  }

  private mutating func add(_ method: String, _ line: Int, to name: String) {
    // A name may stand for another class in each test: a method belongs to the last one.
    guard let index = all.lastIndex(where: { $0.name == name }) else { return }
    all[index].methods.append((method, line))
  }

  private func native(of start: Class) -> String? {
    var (current, seen) = (start, Set([start.name]))
    while let superclass = current.superclass {
      guard let next = all.last(where: { $0.name == superclass }), next.isKnown else { return superclass }
      guard seen.insert(superclass).inserted else { return nil }
      current = next
    }
    return nil
  }
}
