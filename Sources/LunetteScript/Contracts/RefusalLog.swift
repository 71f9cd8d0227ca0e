import Lua

/// Methods that refuse by answering nil. A method that never returned anything has probably no `return`, and so refuses everything, which
/// is seldom intended. Source: docs/lua-api.md 3
final class RefusalLog {
  /// The methods in the order of their first calls.
  private var methods: [(name: String, position: String, hasAnswered: Bool)] = []

  /// - Parameter position: `file:line:` of the method
  func note(_ name: String, _ position: String, answered: Bool) {
    if let index = methods.firstIndex(where: { $0.name == name && $0.position == position }) {
      if answered { methods[index].hasAnswered = true }
    } else {
      methods.append((name, position, answered))
    }
  }

  /// A line for each method that never returned anything.
  var warnings: [String] {
    methods.filter { !$0.hasAnswered }.map { method in
      "\(method.position)\(method.name) never returned anything, which refuses every row; end it with 'return indexPath' to agree, "
        + "or 'return nil' to refuse"
    }
  }
}
