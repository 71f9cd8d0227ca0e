import Foundation
import LunetteRender

/// A profile in the forms that other tools read. The sum of each is the profile's total.
extension CostProfile {
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  /// Nil for a text that is no profile.
  public init?(json text: Data) {
    guard let profile = try? JSONDecoder().decode(CostProfile.self, from: text), profile.version == 1 else { return nil }
    self = profile
  }

  /// `a;b;c 12`, for flame graph programs.
  public var collapsed: String {
    stacks.filter { $0.own > 0 }.map { stack in
      stack.path.map { names[$0].replacingOccurrences(of: ";", with: ",") }.joined(separator: ";") + " \(stack.own)\n"
    }.joined()
  }

  /// For https://www.speedscope.app, which shows a profile for each app. Source: its wiki, "Importing from custom sources"
  public var speedscope: String {
    JsonText.object { file in
      file.field("$schema", "https://www.speedscope.app/file-format-schema.json")
      file.field("name", run)
      file.field("exporter", "lunette")
      file.field("activeProfileIndex", 0)
      file.key("shared")
      file.object { shared in
        shared.key("frames")
        shared.list { list in for name in names { list.object { $0.field("name", name) } } }
      }
      file.key("profiles")
      file.list { list in
        for app in Set(stacks.map(\.app)).sorted() {
          list.object { profile in
            profile.field("type", "evented")
            profile.field("name", "\(run), app \(app)")
            profile.field("unit", "none")
            profile.field("startValue", 0)
            profile.field("endValue", stacks.filter { $0.app == app }.reduce(0) { $0 + $1.own })
            profile.key("events")
            profile.list { events in addEvents(of: FlameTree(self, app: app), to: &events) }
          }
        }
      }
    }.string + "\n"
  }

  /// For https://ui.perfetto.dev, which shows a thread for each app. A microsecond is an instruction.
  /// Source: Google, "Trace Event Format"
  public var perfetto: String {
    JsonText.object { file in
      file.field("displayTimeUnit", "ns")
      file.key("traceEvents")
      file.list { events in
        for app in Set(stacks.map(\.app)).sorted() {
          events.object { event in
            event.field("name", "thread_name")
            event.field("ph", "M")
            event.field("pid", 1)
            event.field("tid", app)
            event.key("args")
            event.object { $0.field("name", "\(run), app \(app); 1 µs is 1 VM instruction") }
          }
          let tree = FlameTree(self, app: app)
          var at = 0
          tree.walk { index, isBegin in
            guard isBegin else { return }
            let node = tree.nodes[index]
            events.object { event in
              event.field("name", names[node.name])
              event.field("ph", "X")
              event.field("pid", 1)
              event.field("tid", app)
              event.field("ts", at)
              event.field("dur", node.total)
              event.key("args")
              event.object { arguments in
                arguments.field("own", node.own)
                arguments.field("calls", node.calls)
              }
            }
            at += node.own
          }
        }
      }
    }.string + "\n"
  }

  private func addEvents(of tree: FlameTree, to events: inout JsonText) {
    var at = 0
    tree.walk { index, isBegin in
      let node = tree.nodes[index]
      events.object { json in
        json.field("type", isBegin ? "O" : "C")
        json.field("frame", node.name)
        json.field("at", at)
      }
      if isBegin { at += node.own }
    }
  }
}

/// The stacks of a profile as a tree.
struct FlameTree {
  struct Node {
    let name: Int
    var own = 0, calls = 0
    /// The cost with that of the boxes below.
    var total = 0
    var children: [Int] = []
    var depth = 0
  }
  private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []

  /// - Parameter app: nil for all
  init(_ profile: CostProfile, app: Int? = nil) {
    var places: [[Int]: Int] = [:]
    for stack in profile.stacks where app == nil || stack.app == app {
      var parent: Int?
      for count in 1...max(stack.path.count, 1) where !stack.path.isEmpty {
        let path = Array(stack.path.prefix(count))
        let node: Int
        if let known = places[path] {
          node = known
        } else {
          node = nodes.count
          nodes.append(Node(name: path[count - 1], depth: count - 1))
          places[path] = node
          if let parent { nodes[parent].children.append(node) } else { roots.append(node) }
        }
        nodes[node].total += stack.own
        if count == stack.path.count {
          nodes[node].own += stack.own
          nodes[node].calls += stack.calls
        }
        parent = node
      }
    }
  }

  /// Visits each node before and after those below it, those of a node one after the other. A node's own instructions stand before theirs.
  func walk(_ visit: (_ node: Int, _ isBegin: Bool) -> Void) {
    // Without recursion: a chain of calls may be long.
    var open: [(node: Int, next: Int)] = roots.reversed().map { ($0, -1) }
    while let (index, next) = open.last {
      if next < 0 { visit(index, true) }
      let place = max(next, 0)
      if place < nodes[index].children.count {
        open[open.count - 1].next = place + 1
        open.append((nodes[index].children[place], -1))
      } else {
        visit(index, false)
        open.removeLast()
      }
    }
  }
}
