import CLuaShim

/// What scripts have cost, function by function, in VM instructions.
public struct LuaProfile {
  /// A function of a script, or a chunk.
  public struct Function {
    /// The name under which its chunk was loaded, in Lua's form.
    public let source: String
    /// Its first and its last line; 0 for a chunk.
    public let first, last: Int
    /// What its lines have cost; those that have cost nothing have no entry.
    public let lines: [(line: Int, cost: Cost)]
  }

  /// What has happened in a line.
  public struct Cost: Equatable, Sendable {
    public var own = 0
    /// Units: bytes of Lua's memory that were asked for.
    public var bytes = 0
    public var tables = 0, functions = 0, coroutines = 0, strings = 0, values = 0
    public var objects: Int { tables + functions + coroutines + strings + values }
    public init() {}

    public static func += (one: inout Cost, other: Cost) {
      one.own += other.own
      one.bytes += other.bytes
      one.tables += other.tables
      one.functions += other.functions
      one.coroutines += other.coroutines
      one.strings += other.strings
      one.values += other.values
    }
  }

  /// A function as those above it have called it, or a call of the host.
  public struct Node {
    /// The index of the node that has called it; of a call of the host, of what has called the host. 0 is the node of what doesn't count.
    public let parent: Int
    /// The index of the function; nil for a call of the host.
    public let function: Int?
    public let calls, own: Int
  }

  public let functions: [Function]
  /// A node stands after its parent.
  public let nodes: [Node]
}

extension LuaState {
  /// Counts from now on every instruction for the function that runs it, which makes scripts a few times slower. Call it before any script runs. A
  /// scenario's or a test's own code doesn't count.
  ///
  /// - Parameters:
  ///   - hasLines: whether what each line runs and makes is noted, too, which takes as long again
  ///   - began: gets the index of the node of each call of the host as it begins
  public func beginProfile(hasLines: Bool, began: @escaping (Int) -> Void) {
    let listener = ProfileListener(began)
    profileListener = listener
    guard let profile = lshim_begin_profile(stack.raw, hasLines) else { return }
    profile.pointee.user = Unmanaged.passUnretained(listener).toOpaque()
    profile.pointee.began = { user, node in
      if let user { Unmanaged<ProfileListener>.fromOpaque(user).takeUnretainedValue().began(Int(node)) }
    }
    self.profile = profile
  }

  /// Whether a profile is made.
  public var isMakingProfile: Bool { profile != nil }

  /// The instructions of all nodes so far.
  public var profiledInstructions: Int {
    guard !isClosed, let profile else { return 0 }
    lshim_settle_profile(stack.raw)
    return Int(clamping: profile.pointee.total)
  }

  /// The profile so far; nil unless one was begun.
  public func takeProfile() -> LuaProfile? {
    guard !isClosed, let costs = profile else { return nil }
    lshim_settle_profile(stack.raw)
    let profile = costs.pointee
    let functions = (0..<Int(profile.function_count)).map { index in
      let function = profile.functions[index]
      let lines = (0..<Int(function.length)).compactMap { place -> (line: Int, cost: LuaProfile.Cost)? in
        let cost = LuaProfile.Cost(function.lines[place])
        return cost == LuaProfile.Cost() ? nil : (Int(function.first) + place, cost)
      }
      return LuaProfile.Function(
        source: function.source.map { String(cString: $0) } ?? "", first: Int(function.first), last: Int(function.last), lines: lines)
    }
    let nodes = (0..<Int(profile.node_count)).map { index in
      let node = profile.nodes[index]
      return LuaProfile.Node(
        parent: Int(node.parent), function: node.function < 0 ? nil : Int(node.function), calls: Int(clamping: node.calls), own: Int(clamping: node.own))
    }
    return LuaProfile(functions: functions, nodes: nodes)
  }
}

extension LuaProfile.Cost {
  fileprivate init(_ line: lshim_profiled_line) {
    (own, bytes, tables) = (Int(clamping: line.own), Int(clamping: line.bytes), Int(clamping: line.tables))
    (functions, coroutines) = (Int(clamping: line.functions), Int(clamping: line.coroutines))
    (strings, values) = (Int(clamping: line.strings), Int(clamping: line.values))
  }
}

/// Is told of the calls of the host.
final class ProfileListener {
  let began: (Int) -> Void
  init(_ began: @escaping (Int) -> Void) { self.began = began }
}
