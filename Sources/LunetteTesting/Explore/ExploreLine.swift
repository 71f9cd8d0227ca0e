import LunetteDriver
import LunetteScript

/// What a state leads to as a line of JSON: in the journal of a search, and from a worker.
struct ExploreLine: Codable {
  var steps: [Continued.Step]
  var orders: [Continued.Order] = []
  var between: [String] = []
  var alike: [String: [Int]] = [:]
  var avoided: [String] = []
  var notTried: [String]?
  var clock: [String] = []
  var isCut = false
  var shares: ExploreShares?
  var problem: String?

  init(_ continued: Continued) {
    (steps, orders, isCut, shares) = (continued.steps, continued.orders, continued.isCut, continued.shares)
    between = continued.between.map(\.description).sorted()
    alike = continued.alike.mapValues { [$0.all, $0.tried] }
    avoided = continued.avoided.sorted()
    notTried = continued.notTried.sorted()
    clock = continued.clock.sorted()
    problem = continued.problem.map { "\($0)" }
  }
}

extension Continued {
  init(_ line: ExploreLine) {
    self.init()
    (steps, orders, avoided, isCut) = (line.steps, line.orders, Set(line.avoided), line.isCut)
    (clock, notTried) = (Set(line.clock), Set(line.notTried ?? []))
    between = Set(line.between.compactMap(StateHash.init))
    for (kind, counts) in line.alike where counts.count == 2 { alike[kind] = (counts[0], counts[1]) }
    shares = line.shares ?? ExploreShares()
    problem = line.problem.map { FuzzRulesProblem(description: $0) }
  }
}
