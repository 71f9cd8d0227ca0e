import LunetteDriver
import LunetteRender

/// The screens of an exploration with their pictures, and the ways between them.
package struct ExplorePicture {
  /// What stands for a node.
  package enum Nodes: String, CaseIterable, Sendable { case screens, states }

  package let svg: String

  /// - Parameter seen: what specs have seen; nil where no specs were asked for
  package init(_ exploration: Exploration, _ nodes: Nodes = .screens, seen: ExploreSeen? = nil) {
    let states = exploration.states
    /// What a node is called.
    func name(_ state: Int) -> String { nodes == .screens ? states[state].screen : "\(state + 1): \(states[state].screen)" }
    var screens: [String] = []
    var first: [String: Int] = [:]
    for (number, state) in states.enumerated() where !state.isMoment && first[name(number)] == nil {
      screens.append(name(number))
      first[name(number)] = number
    }
    // Columns without gaps, though a screen may be several actions from the one before.
    let depths = Set(first.values.map { states[$0].depth }).sorted()
    let found = Set(states.indices.filter { states[$0].hasFault }.map(name))
    let drawn = screens.map { screen -> GraphPicture.Node in
      let number = first[screen] ?? 0
      let isSeen = seen.map { nodes == .screens ? $0.screens.contains(screen) : $0.states.contains(number) } ?? true
      return GraphPicture.Node(
        frame: Self.frame(of: number, exploration), title: screen, depth: depths.firstIndex(of: states[number].depth) ?? 0,
        isFound: found.contains(screen), isUnseen: !isSeen)
    }
    let places = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($0.element, $0.offset) })
    var ways: [(from: Int, to: Int, words: String, count: Int, isFound: Bool, isUnseen: Bool)] = []
    var known: [[Int]: Int] = [:]
    for edge in exploration.edges {
      guard let from = places[name(edge.from)], let to = places[name(edge.to)], from != to || edge.isFault else { continue }
      let isUnseen = seen.map { !$0.edges.contains(edge.identity) } ?? false
      if let place = known[[from, to]] {
        ways[place].count += 1
        ways[place].isFound = ways[place].isFound || edge.isFault
        ways[place].isUnseen = ways[place].isUnseen && isUnseen
      } else {
        known[[from, to]] = ways.count
        ways.append((from, to, edge.move.words.isEmpty ? edge.move.source : edge.move.words, 1, edge.isFault, isUnseen))
      }
    }
    let edges = ways.map { way in
      GraphPicture.Edge(
        from: way.from, to: way.to, words: way.words + (way.count > 1 ? " and \(way.count - 1) more" : ""), isFound: way.isFound, isUnseen: way.isUnseen)
    }
    let picture = GraphPicture(nodes: drawn, edges: edges, title: "\(screens.count) \(nodes) of \(exploration.options.settings.fuzz.plugin)")
    svg = String(decoding: picture.svg, as: UTF8.self)
  }

  private static func frame(of state: Int, _ exploration: Exploration) -> FrameSnapshot? {
    let moves = exploration.moves(to: state)
    guard let session = try? ExploreSession(exploration.settings, for: moves) else { return nil }
    defer { session.close() }
    session.replay(moves)
    guard let app = session.app, !app.isClosed else { return nil }
    return FrameSnapshot(app.simulation, title: nil)
  }
}

/// What specs have seen of a graph.
package struct ExploreSeen {
  package var screens: Set<String> = []
  /// The numbers of states.
  package var states: Set<Int> = []
  package var edges: Set<[Int]> = []

  package init() {}
}

extension Exploration.Edge {
  /// Between which states it leads; parallel ones count as one.
  var identity: [Int] { [from, to] }
}
