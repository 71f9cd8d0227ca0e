import Lua

/// A plain value of a script that is to be another one.
package struct StateChange: Equatable, Sendable {
  /// The path of the value, as `stateValues` calls it.
  package let path: String
  /// Which of several with this path, from 1.
  package let occurrence: Int
  package let value: Plain

  package enum Plain: Equatable, Sendable {
    case none
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)

    /// A value as `stateValues` writes it; nil where it isn't plain, or not whole.
    package init?(_ shown: String?) {
      switch shown {
      case nil, "nil": self = .none
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case let shown?:
        if let integer = Int(shown) {
          self = .integer(integer)
        } else if shown.count > 1, shown.first == "\"", shown.last == "\"", shown.utf8.count < Self.longest {
          self = .text(String(shown.dropFirst().dropLast()))
        } else if shown.first?.isNumber == true || shown.first == "-", let number = Double(shown) {
          self = .number(number)
        } else {
          return nil
        }
      }
    }

    /// Longer texts are cut off where they are shown. Units: bytes
    private static let longest = 150
  }

  package init(path: String, occurrence: Int, value: Plain) { (self.path, self.occurrence, self.value) = (path, occurrence, value) }
}

/// Makes the changes as a walk comes to their places; a class, since C has a pointer to it.
final class StateChanger {
  private let stack: LuaStack
  private var open: [StateChange]
  private var met: [String: Int] = [:]
  private(set) var done: [StateChange] = []

  init(_ changes: [StateChange], _ stack: LuaStack) { (open, self.stack) = (changes, stack) }

  func pushValue(at path: String) -> Bool {
    guard open.contains(where: { $0.path == path }) else { return false }
    met[path, default: 0] += 1
    guard let place = open.firstIndex(where: { $0.path == path && $0.occurrence == met[path] }) else { return false }
    push(open.remove(at: place))
    return true
  }

  /// An entry that the table, whose path ends in a point, doesn't have yet.
  func pushEntry(ofTable path: String) -> Bool {
    guard
      let place = open.firstIndex(where: { change in
        guard change.path.hasPrefix(path), change.value != .none, met[change.path, default: 0] < change.occurrence else { return false }
        let name = change.path.dropFirst(path.count)
        return name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      })
    else { return false }
    let change = open.remove(at: place)
    stack.push(String(change.path.dropFirst(path.count)))
    push(change)
    return true
  }

  private func push(_ change: StateChange) {
    done.append(change)
    switch change.value {
    case .none: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .integer(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .text(let value): stack.push(value)
    }
  }
}
