import Foundation
import LunetteKit

/// Changes of a table of a million rows, including the commit, with animations off.
func measureUpdates(_ report: Report) throws {
  let table = try BigTable(.varying)
  UIView.setAnimationsEnabled(false)
  defer { UIView.setAnimationsEnabled(true) }
  let pairs = Clock.isCounting ? 20 : 200
  for (name, row) in [("at the front", 1), ("in the middle", BigTable.rows / 2), ("at the end", BigTable.rows)] {
    table.scroll(to: table.table.rectForRow(at: IndexPath(row: row - 1, section: 0)).minY)
    let target = max(1, row - 5)
    for (kind, change) in [
      ("insert and delete", "rows = rows + 1; list:insertRows(path, 'none'); list:layoutIfNeeded(); rows = rows - 1; list:deleteRows(path, 'none')"),
      ("move to and fro", "list:moveRow(path[1], target); list:layoutIfNeeded(); list:moveRow(target, path[1])"),
    ] {
      let source = """
        local list, path, target = app.table, { IndexPath(1, \(row)) }, IndexPath(1, \(target))
        for _ = 1, \(pairs) do \(change); list:layoutIfNeeded() end
        app:clearCalls()
        """
      let whole = try Clock.samples(rounds: 7) { try table.run(source) }
      let callbacks = Samples(try (0..<3).map { _ in try table.callbacks { try table.run(source) }.seconds })
      report.add(
        Figure(
          "\(kind) one row \(name), in view, each", whole.median / Double(2 * pairs) * 1e6, "us", .aboveFloor(15),
          floor: .init(what: "its callbacks", value: callbacks.median / Double(2 * pairs) * 1e6), spread: whole.spread))
    }
  }
  try oneUponTheOther(report)
  try batch(report)
}

/// Animated inserts at the front, each before the animation of the last has ended: cells that leave the screen must be removed.
private func oneUponTheOther(_ report: Report) throws {
  guard !Clock.isCounting else { return }
  UIView.setAnimationsEnabled(true)
  defer { UIView.setAnimationsEnabled(false) }
  let table = try BigTable(.constant, rows: 100)
  let source = """
    local list, path, most = app.table, { IndexPath(1, 1) }, 0
    for step = 1, 10000 do
      rows = rows + 1
      list:insertRows(path, "fade")
      most = math.max(most, #list.subviews)
      if step % 2 == 0 then app:advance(1 / 60) end
    end
    app:clearCalls()
    assert(most < 100, most .. " subviews")
    """
  let time = try Clock.samples(rounds: 1) { try table.run(source) }
  report.add(Figure("10,000 animated inserts, two in each frame", time.median, "s", .atMost(2)))
}

/// Ten thousand inserts, deletes and moves in one batch, of rows from all parts of the table.
private func batch(_ report: Report) throws {
  guard !Clock.isCounting else { return }
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
