import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteSystem

/// One level of a search, for any engine that gives states to machines and puts together what they bring: JSON lines, each with a state's
/// hash and the moves that lead there, sorted by hash. Source: docs/scale.md
package struct ExploreLevel {
  /// A line of a file of states.
  private struct Line: Decodable {
    var hash: String?
    var actions: [ExploreMove]
    /// The fault that was found there: such a state is not continued.
    var found: String?
    /// Whether the rules end the search there.
    var stopped: Bool?
  }

  package struct Problem: Error, CustomStringConvertible { package let description: String }
  /// Not all states were continued.
  package struct TimeOver: Error, CustomStringConvertible { package let description: String }

  /// The states that the level leads to, without those of the input and without the launch.
  package let output: String
  package let exploration: Exploration

  /// - Parameters:
  ///   - input: the lines of a file of states; none for the launch alone
  ///   - place: what the file is called
  /// Throws: `Problem`, `FuzzRulesProblem`
  package init(_ input: String, of place: String, _ options: Exploration.Options) throws {
    let decoder = JSONDecoder()
    var ways: [[ExploreMove]] = []
    var known: Set<String> = []
    for (number, text) in input.split(separator: "\n").enumerated() {
      guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)) else {
        throw Problem(
          description: "\(place):\(number + 1): a line is a state, such as {\"hash\":\"...\",\"actions\":[]}, as --level writes it, and not \(text.prefix(60))")
      }
      // Of several ways to a state the first one is enough.
      if let hash = line.hash, !hash.isEmpty, !known.insert(hash).inserted { continue }
      if line.found == nil, line.stopped != true { ways.append(line.actions) }
    }
    exploration = Exploration(options)
    let (launch, steps) = try exploration.continueAll(ways)
    var lines: [(hash: String, text: String)] = []
    if input.isEmpty {
      lines = [Self.line(launch, [])] + exploration.otherLaunches.map { Self.line($0, [$0.move]) }
    } else {
      known.formUnion((exploration.otherLaunches + [launch]).compactMap(\.hash))
      for (way, step) in steps where step.hash.map({ !known.contains($0) }) ?? true { lines.append(Self.line(step, way + [step.move])) }
    }
    // Of several ways to a state the shortest, then the first in the order of their texts.
    lines.sort { ($0.hash, $0.text.utf8.count, $0.text) < ($1.hash, $1.text.utf8.count, $1.text) }
    var last: String?
    output = lines.filter { line in
      defer { last = line.hash }
      return line.hash != last
    }.map { $0.text + "\n" }.joined()
  }

  /// The hash stands first, so that a program that sorts lines sorts by it.
  private static func line(_ step: Continued.Step, _ way: [ExploreMove]) -> (hash: String, text: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) -> String { (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null" }
    let actions = json(way)
    // Each way to a fault is a state of its own, as in a whole search.
    let hash = step.hash ?? "found \(String(StableHash.of(actions), radix: 16))"
    let found = step.found.map { ",\"found\":\(json($0.text)),\"origin\":\(json($0.origin))" } ?? ""
    return (hash, "{\"hash\":\(json(hash)),\"actions\":\(actions)\(found)\(step.isStopped ? ",\"stopped\":true" : "")}")
  }
}
