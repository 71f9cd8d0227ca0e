import Foundation
import Lua
import LunetteDriver
import LunetteScript
import Testing

/// What an apply of the diffable data source costs, in instructions of the Lua machine: a count, the same in every run.
@Suite struct DiffableCostTests {
  /// The least budget, to a fiftieth, with which a snapshot of `count` items that `change` made of the one shown is applied.
  private func cost(_ count: Int, _ change: String) -> Int {
    var (low, high) = (0, 4_000 * count)
    while high - low > max(1, high / 50) {
      let middle = (low + high) / 2
      if applies(count, change, budget: middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func applies(_ count: Int, _ change: String, budget: Int) -> Bool {
    let host = ScriptHost()
    defer { host.close() }
    do {
      try host.run(source: Self.setUp + "start(\(count)) order = snapshot.itemIdentifiers " + change + " make(order)", name: "=setup")
      host.state.limits = LuaLimits(instructions: budget)
      try host.run(source: "source:apply(snapshot, false)", name: "=apply")
      return true
    } catch {
      return false
    }
  }

  private static let setUp = """
    function make(ids)
      snapshot = NSDiffableDataSourceSnapshot()
      snapshot:appendSections { "s" }
      snapshot:appendItems(ids, "s")
    end
    function start(count)
      local list = UITableView { frame = { 0, 0, 320, 440 } }
      source = UITableViewDiffableDataSource { tableView = list, cellProvider = function() return UITableViewCell {} end }
      local ids = {}
      for i = 1, count do ids[i] = "i" .. i end
      make(ids)
      source:apply(snapshot, false)
    end

    """

  @Test(
    "Eight times the items cost about eight times the instructions",
    arguments: [
      "table.insert(order, 1, table.remove(order))",
      "for i = 1, #order, 10 do order[i] = 'n' .. i end",
      "for i = #order, 2, -1 do local j = math.random(i) order[i], order[j] = order[j], order[i] end",
    ])
  func linear(change: String) {
    let (small, large) = (cost(2000, change), cost(16_000, change))
    // n log n would be above 10 here, n squared at 64.
    #expect(Double(large) / Double(small) < 9.2, "\(small) and \(large) instructions")
  }
}
