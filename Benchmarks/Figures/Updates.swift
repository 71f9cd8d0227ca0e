import Foundation
import LunetteKit

/// Changes of a table of a million rows, commit included, animations off.
func measureUpdates(_ report: Report) throws {
  let table = try BigTable(.varying)
  UIView.setAnimationsEnabled(false)
  defer { UIView.setAnimationsEnabled(true) }
  let pairs = 200
  for (name, row) in [("at the front", 1), ("in the middle", 500_000), ("at the end", 1_000_000)] {
    table.scroll(to: table.table.rectForRow(at: IndexPath(row: row - 1, section: 0)).minY)
    let source = """
      local table, path = app.table, { IndexPath(1, \(row)) }
      for _ = 1, \(pairs) do
        rows = rows + 1; table:insertRows(path, "none"); table:layoutIfNeeded()
        rows = rows - 1; table:deleteRows(path, "none"); table:layoutIfNeeded()
      end
      app:clearCalls()
      """
    let whole = try Clock.processor(rounds: 5) { try table.run(source) }
    var callbacks = Double.infinity
    for _ in 0..<5 { callbacks = min(callbacks, try table.callbacks { try table.run(source) }.seconds) }
    report.add(
      Figure(
        "insert or delete one row \(name), row in view", whole / Double(2 * pairs) * 1e6, "us", .aboveFloor(20),
        floor: .init(what: "its callbacks", value: callbacks / Double(2 * pairs) * 1e6)))
  }
  try batch(report)
}

/// Ten thousand inserts, deletes and moves in one batch, of rows that are spread over the whole table.
private func batch(_ report: Report) throws {
  let table = try BigTable(.varying)
  try table.run(
    """
    math.randomseed(7)
    inserts, deletes, moves = {}, {}, {}
    local used = {}
    local function fresh(limit) local row repeat row = math.random(limit) until not used[row] used[row] = true return row end
    for i = 1, 3334 do deletes[i] = IndexPath(1, fresh(rows)) end
    for i = 1, 3333 do moves[i] = { from = IndexPath(1, fresh(rows)) } end
    used = {}
    for i = 1, 3333 do inserts[i] = IndexPath(1, fresh(rows - 1)) end
    for i = 1, 3333 do moves[i].to = IndexPath(1, fresh(rows - 1)) end
    """)
  var least = Double.infinity
  for _ in 0..<5 {
    least = min(
      least,
      try Clock.processor(rounds: 1) {
        try table.run(
          """
          local table = app.table
          table:performBatchUpdates(function()
            rows = rows + #inserts - #deletes
            table:deleteRows(deletes, "none")
            table:insertRows(inserts, "none")
            for _, move in ipairs(moves) do table:moveRow(move.from, move.to) end
          end)
          table:layoutIfNeeded()
          """)
      })
    try table.run("rows = \(BigTable.rows); app:clearCalls()")
    table.reload()
  }
  report.add(Figure("one batch of 10,000 inserts, deletes and moves", least * 1e3, "ms", .atMost(50)))
}
