import LunetteDriver
import LunetteRender

/// The screens of an exploration and the ways between them, in two forms. Parallel ways are one, with a count.
package struct ExploreGraph {
  private let screens: [String]
  private let ways: [(from: Int, to: Int, label: String)]
  private let exploration: Exploration

  package init(_ exploration: Exploration) {
    self.exploration = exploration
    var screens: [String] = []
    for state in exploration.states where !state.isMoment && !screens.contains(state.screen) { screens.append(state.screen) }
    let places = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($0.element, $0.offset) })
    var ways: [(from: Int, to: Int, label: String)] = []
    var seen: [[Int]: (count: Int, label: String)] = [:]
    var order: [[Int]] = []
    for edge in exploration.edges {
      let pair = [places[exploration.states[edge.from].screen] ?? 0, places[exploration.states[edge.to].screen] ?? 0]
      if seen[pair] == nil { order.append(pair) }
      seen[pair] = ((seen[pair]?.count ?? 0) + 1, seen[pair]?.label ?? Self.words(edge.move))
    }
    for pair in order {
      guard let (count, label) = seen[pair] else { continue }
      ways.append((pair[0], pair[1], label.replacingOccurrences(of: "app:", with: "") + (count > 1 ? " and \(count - 1) more" : "")))
    }
    (self.screens, self.ways) = (screens, ways)
  }

  private static func words(_ move: ExploreMove) -> String { move.words.isEmpty ? move.source : move.words }

  /// Limits of Mermaid. Source: its configuration, maxEdges and maxTextSize
  private static let (mostEdges, mostCharacters) = (500, 50_000)

  /// A diagram for Mermaid.
  package var mermaid: String {
    var lines = ["stateDiagram-v2"]
    for (index, screen) in screens.enumerated() { lines.append("  state \"\(Self.escaped(screen))\" as s\(index + 1)") }
    lines.append("  [*] --> s1")
    for way in ways { lines.append("  s\(way.from + 1) --> s\(way.to + 1): \(Self.escaped(way.label))") }
    var text = lines.map { $0 + "\n" }.joined()
    if ways.count > Self.mostEdges || text.count > Self.mostCharacters {
      text =
        "%% \(ways.count) arrows: Mermaid draws at most \(Self.mostEdges) and \(Self.mostCharacters) characters unless maxEdges and maxTextSize say otherwise\n"
        + text
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "'").replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: ":", with: " ")
      .replacingOccurrences(of: ";", with: ",")
  }

  /// Every state with the actions that lead there, and every transition.
  package var json: String {
    var lines: [String] = []
    for (number, state) in exploration.states.enumerated() {
      let actions = exploration.moves(to: number).map { Self.quoted($0.source) }.joined(separator: ", ")
      lines.append(
        "    {\"number\": \(number + 1), \"depth\": \(state.depth), \"screen\": \(Self.quoted(state.screen)), \"continued\": \(state.isContinued), "
          + "\"found\": \(state.hasFault), \"actions\": [\(actions)]}")
    }
    let edges = exploration.edges.map { "    {\"from\": \($0.from + 1), \"to\": \($0.to + 1), \"action\": \(Self.quoted($0.move.source))}" }
    return "{\n  \"states\": [\n\(lines.joined(separator: ",\n"))\n  ],\n  \"transitions\": [\n\(edges.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 {
          quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
