import Foundation
import Lua
import LunetteKit
import LunetteScript

/// What a run has cost: VM instructions and calls by function, line, call of the host and frame; the objects that were made; what UIKit has done.
/// It is the same on every machine. Source: docs/profiling.md
public struct CostProfile: Codable, Equatable, Sendable {
  public struct Function: Codable, Equatable, Sendable {
    /// `Counter:bump`, or the place of a function without a name.
    public var name: String
    /// `file:line` of its beginning; line 0 is a file itself.
    public var place: String
    public var calls: Int
    /// Instructions of its own, and with those of the functions that it has called.
    public var own, total: Int
  }
  public struct Line: Codable, Equatable, Sendable {
    public var place: String
    public var function: String
    public var own: Int
  }
  /// Calls of the host by name.
  public struct Call: Codable, Equatable, Sendable {
    public var name: String
    public var calls, own: Int
  }
  public struct Frame: Codable, Equatable, Sendable {
    public var app, frame: Int
    public var calls, own: Int
  }
  /// What a line has made in Lua's memory. Units of `bytes`: bytes that were asked for.
  public struct Objects: Codable, Equatable, Sendable {
    public var place, function: String
    public var tables, functions, coroutines, strings, values, bytes: Int
  }
  /// The objects of the host that scripts have made, by class.
  public struct Made: Codable, Equatable, Sendable {
    public var name: String
    public var count: Int
  }
  public struct Deed: Codable, Equatable, Sendable {
    public var name: String
    public var count: Int
  }
  /// A function as a chain of others has called it, the call of the host first; as indexes in `names`.
  public struct Stack: Codable, Equatable, Sendable {
    public var app: Int
    public var path: [Int]
    public var own, calls: Int
  }

  public var version = 1
  public var run: String
  public var instructions = 0
  /// Number of calls of the host.
  public var hostCalls = 0
  public var functions: [Function] = []
  public var lines: [Line] = []
  public var calls: [Call] = []
  public var frames: [Frame] = []
  public var objects: [Objects] = []
  public var made: [Made] = []
  public var deeds: [Deed] = []
  public var names: [String] = []
  public var stacks: [Stack] = []

  init(title: String) { run = title }

  init(
    title: String, _ lua: LuaProfile, _ roots: [CostRecorder.Call], _ deeds: [Int: Simulation.Deeds],
    naming: (LuaProfile.Function) -> (name: String, place: String)
  ) {
    run = title
    let named = lua.functions.map(naming)
    hostCalls = roots.count
    var root = [Int](repeating: -1, count: lua.nodes.count)
    for (index, call) in roots.enumerated() where root.indices.contains(call.node) { root[call.node] = index }
    // A node stands after its parent.
    for (index, node) in lua.nodes.enumerated() where node.function != nil { root[index] = root[node.parent] }
    addFunctions(lua, named)
    addLines(lua, named)
    addCalls(lua, roots, root, named)
    addStacks(lua, roots, root, named)
    let all = deeds.values.reduce(into: Simulation.Deeds(), +=)
    self.deeds = all.named.map { Deed(name: $0.name, count: $0.count) }
    let heights = roots.filter { $0.name.map(Self.heightQuestions.contains) == true }.count
    self.deeds.append(Deed(name: "heightQuestions", count: heights))
  }

  /// Source: UITableViewDelegate and UICollectionViewDelegateFlowLayout, by their names for scripts
  static let heightQuestions: Set<String> = [
    "heightForRowAt", "estimatedHeightForRowAt", "heightsForRows", "heightForHeaderInSection", "heightForFooterInSection", "sizeForItemAt",
  ]

  private mutating func addFunctions(_ lua: LuaProfile, _ named: [(name: String, place: String)]) {
    var sums = named.map { Function(name: $0.name, place: $0.place, calls: 0, own: 0, total: 0) }
    // With callees: each node's instructions count once for each function above it.
    var subtree = lua.nodes.map(\.own)
    for index in lua.nodes.indices.reversed() where lua.nodes[index].function != nil { subtree[lua.nodes[index].parent] += subtree[index] }
    for (index, node) in lua.nodes.enumerated() {
      guard let function = node.function else { continue }
      sums[function].calls += node.calls
      sums[function].own += node.own
      var (above, isInside) = (node.parent, false)
      while let other = lua.nodes[above].function {
        if other == function { isInside = true }
        above = lua.nodes[above].parent
      }
      if !isInside { sums[function].total += subtree[index] }
    }
    instructions = sums.reduce(0) { $0 + $1.own }
    functions = sums.filter { $0.calls > 0 || $0.own > 0 }.sorted { ($1.own, $0.place, $0.name) < ($0.own, $1.place, $1.name) }
  }

  private mutating func addLines(_ lua: LuaProfile, _ named: [(name: String, place: String)]) {
    var own: [String: Line] = [:]
    var most: [String: Int] = [:]
    var made: [String: Objects] = [:]
    for (function, name) in zip(lua.functions, named) {
      let file = String(name.place.prefix { _ in true }.dropLast("\(function.first)".count))
      for (line, cost) in function.lines {
        let place = "\(file)\(line)"
        if cost.own > 0 {
          // A line may hold functions, which are written in it whole: it goes by the one that has run most of it.
          var known = own[place] ?? Line(place: place, function: name.name, own: 0)
          if cost.own > most[place, default: 0] { (known.function, most[place]) = (name.name, cost.own) }
          known.own += cost.own
          own[place] = known
        }
        guard cost.objects > 0 || cost.bytes > 0 else { continue }
        var objects = made[place] ?? Objects(place: place, function: name.name, tables: 0, functions: 0, coroutines: 0, strings: 0, values: 0, bytes: 0)
        objects.tables += cost.tables
        objects.functions += cost.functions
        objects.coroutines += cost.coroutines
        objects.strings += cost.strings
        objects.values += cost.values
        objects.bytes += cost.bytes
        made[place] = objects
      }
    }
    lines = own.values.sorted { ($1.own, $0.place) < ($0.own, $1.place) }
    objects = made.values.sorted { ($1.bytes, $0.place) < ($0.bytes, $1.place) }
  }

  private mutating func addCalls(_ lua: LuaProfile, _ roots: [CostRecorder.Call], _ root: [Int], _ named: [(name: String, place: String)]) {
    var own = [Int](repeating: 0, count: roots.count)
    var names = roots.map(\.name)
    for (index, node) in lua.nodes.enumerated() where root[index] >= 0 {
      own[root[index]] += node.own
      // A file that is read goes by its own name.
      if names[root[index]] == nil, let function = node.function { names[root[index]] = named[function].name }
    }
    var calls: [String: Call] = [:]
    var frames: [[Int]: Frame] = [:]
    for (index, call) in roots.enumerated() {
      let name = names[index] ?? "a call"
      calls[name, default: Call(name: name, calls: 0, own: 0)].calls += 1
      calls[name]?.own += own[index]
      let key = [call.app, call.frame]
      frames[key, default: Frame(app: call.app, frame: call.frame, calls: 0, own: 0)].calls += 1
      frames[key]?.own += own[index]
    }
    self.calls = calls.values.sorted { ($1.own, $0.name) < ($0.own, $1.name) }
    self.frames = frames.values.sorted { ($1.own, $0.app, $0.frame) < ($0.own, $1.app, $1.frame) }
  }

  private mutating func addStacks(_ lua: LuaProfile, _ roots: [CostRecorder.Call], _ root: [Int], _ named: [(name: String, place: String)]) {
    var numbers: [String: Int] = [:]
    var all: [String] = []
    func number(_ name: String) -> Int {
      if let known = numbers[name] { return known }
      numbers[name] = all.count
      all.append(name)
      return all.count - 1
    }
    var paths = [[Int]?](repeating: nil, count: lua.nodes.count)
    var sums: [[Int]: Stack] = [:]
    var order: [[Int]] = []
    for (index, node) in lua.nodes.enumerated() where root[index] >= 0 {
      let call = roots[root[index]]
      guard let function = node.function else {
        paths[index] = call.name.map { [number($0)] } ?? []
        continue
      }
      let path = (paths[node.parent] ?? []) + [number(named[function].name)]
      paths[index] = path
      let key = [call.app] + path
      if sums[key] == nil {
        sums[key] = Stack(app: call.app, path: path, own: 0, calls: 0)
        order.append(key)
      }
      sums[key]?.own += node.own
      sums[key]?.calls += node.calls
    }
    names = all
    stacks = order.compactMap { sums[$0] }
  }
}
