import Floors
import Foundation
import Lua
import LunetteDriver
import LunetteKit

private let step: CGFloat = 37

/// Ten thousand frames through a million rows, and jumps.
func measureScrolling(_ report: Report) throws {
  let table = try BigTable(.varying)
  let frames = Clock.isCounting ? 1_000 : 10_000
  let byHand = try handWrittenList(frames: frames)
  let cellFloor = floors_cell_for_row(100_000) / 100_000
  for (place, row) in [("the top", 0), ("the middle", BigTable.rows / 2)] {
    let start = table.table.rectForRow(at: IndexPath(row: row, section: 0)).minY
    table.scroll(to: start)
    func scroll() { for frame in 1...frames { table.scroll(to: start + CGFloat(frame) * step) } }
    var (wholeTimes, callbackTimes, cells): ([Double], [Double], Int) = ([], [], 0)
    // The list by hand, callbacks and frames in turns.
    let (whole, list) = try Clock.inTurns(rounds: 15) {
      table.scroll(to: start)
      wholeTimes.append(
        Clock.once {
          scroll()
          try? table.run("app:clearCalls()")
        })
      return wholeTimes[wholeTimes.count - 1]
    } floor: {
      let list = try byHand()
      table.scroll(to: start)
      let round = table.callbacks(of: scroll)
      cells = round.cells
      callbackTimes.append(round.seconds)
      return list
    }
    let (besideCallbacks, callbackSamples) = Samples.ofTurns(wholeTimes, floors: callbackTimes)
    let callbacks = callbackSamples.median
    table.scroll(to: start)
    report.add(
      Figure(
        "scroll \(frames) frames of 37 pt from \(place), a frame", besideCallbacks.median / Double(frames) * 1e6, "us", .timesFloor(3),
        floor: .init(what: "its Lua callbacks", value: callbacks / Double(frames) * 1e6), spread: whole.spread))
    report.add(
      Figure(
        "  the same, beside a list written by hand in Lua", whole.median / Double(frames) * 1e6, "us", .timesFloor(1),
        floor: .init(what: "that list, without views", value: list.median * 1e6), spread: list.spread))
    report.add(
      Figure(
        "  its callbacks, beside cellForRow in C", callbacks / Double(max(1, cells)) * 1e6, "us", .none,
        floor: .init(what: "C floor, cellForRow", value: cellFloor * 1e6)))
    report.add(
      Figure(
        "  blocks allocated in a frame without a new row, at most", Double(mostAllocations(table, from: start)), "blocks", .atMost(0)))
    // Half a point up and down, so that no row comes into view or leaves it.
    let still = Clock.processor { for frame in 1...frames { table.scroll(to: start + 1 + CGFloat(frame % 2) / 2) } }
    report.add(Figure("  a frame without a new row", still / Double(frames) * 1e6, "us", .none))
  }
  jumps(table, report)
}

/// The most heap blocks that one of a thousand frames allocated, among those that brought no new row.
private func mostAllocations(_ table: BigTable, from start: CGFloat) -> UInt64 {
  var most: UInt64 = 0
  for frame in 1...1_000 {
    let last = table.table.indexPathsForVisibleRows?.last
    let before = LuaState.allocatedBlocks
    table.scroll(to: start + CGFloat(frame) * step)
    let taken = LuaState.allocatedBlocks - before
    if table.table.indexPathsForVisibleRows?.last == last { most = max(most, taken) }
  }
  return most
}

private func jumps(_ table: BigTable, _ report: Report) {
  var random = SystemOrder(state: 1)
  let last = BigTable.rows - 20
  for (name, rows) in [
    ("row \(last), again and again", Array(repeating: last, count: 50)), ("a row that is another each time", (0..<50).map { _ in random.next(below: last) }),
  ] {
    let (whole, callbacks) = table.jumps(to: rows)
    report.add(
      Figure(
        "jump to \(name)", whole.median * 1e6, "us", .aboveFloor(90),
        floor: .init(what: "the new cells' callbacks", value: callbacks.median * 1e6), spread: whole.spread))
  }
}

/// Small random numbers that are the same in every run.
private struct SystemOrder {
  var state: UInt64
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

/// A list as one would write it by hand: a million rows of different heights in plain Lua, without views. Positions are found by
/// binary search in a list of sums. A cell is a table with frames and a label; it is taken from the pool of its identifier and filled by a
/// data source. A delegate is told of cells that come and go, if it has the methods. Units: seconds for a frame
func handWrittenList(frames: Int) throws -> () throws -> Double {
  let host = ScriptHost()
  try host.run(
    source: """
      local List = {}
      List.__index = List

      function List.new(source, delegate)
        local list = setmetatable({ source = source, delegate = delegate, x = 0, y = 0, width = 320, height = 568 }, List)
        list.starts, list.visible, list.pool, list.first, list.last = {}, {}, {}, 1, 0
        local y = 0
        for row = 1, source:numberOfRowsInSection(list, 1) do
          list.starts[row] = y
          y = y + delegate:heightForRowAt(list, { section = 1, row = row })
        end
        list.starts[#list.starts + 1] = y
        return list
      end

      function List:rowAt(y)
        local starts = self.starts
        local low, high = 1, #starts - 1
        while low < high do
          local middle = (low + high + 1) // 2
          if starts[middle] <= y then low = middle else high = middle - 1 end
        end
        return low
      end

      function List:dequeueReusableCell(identifier)
        local pool = self.pool[identifier]
        local cell = pool and table.remove(pool)
        if cell and cell.prepareForReuse then cell:prepareForReuse() end
        return cell
      end

      function List:leave(row)
        local cell = self.visible[row]
        self.visible[row] = nil
        cell.isShown = false
        if self.delegate.didEndDisplaying then self.delegate:didEndDisplaying(self, cell, { section = 1, row = row }) end
        local pool = self.pool[cell.reuseIdentifier]
        if not pool then pool = {}; self.pool[cell.reuseIdentifier] = pool end
        pool[#pool + 1] = cell
      end

      function List:enter(row)
        local path = { section = 1, row = row }
        local cell = self.source:cellForRowAt(self, path)
        local y = self.starts[row]
        local frame = { x = 0, y = y, width = self.width, height = self.starts[row + 1] - y }
        cell.frame = frame
        cell.label.frame = { x = 15, y = 0, width = frame.width - 30, height = frame.height - 0.5 }
        cell.separator.frame = { x = 15, y = frame.height - 0.5, width = frame.width - 15, height = 0.5 }
        cell.isShown = true
        self.visible[row] = cell
        if self.delegate.willDisplay then self.delegate:willDisplay(self, cell, path) end
      end

      function List:scrollTo(offset)
        self.y = math.max(0, math.min(offset, self.starts[#self.starts] - self.height))
        if self.delegate.scrollViewDidScroll then self.delegate:scrollViewDidScroll(self) end
        local top, bottom = self:rowAt(self.y), self:rowAt(self.y + self.height - 1)
        for row = self.first, self.last do if row < top or row > bottom then self:leave(row) end end
        for row = top, bottom do if not self.visible[row] then self:enter(row) end end
        self.first, self.last = top, bottom
      end

      local source, delegate = {}, {}
      function source:numberOfRowsInSection(list, section) return \(BigTable.rows) end
      function source:cellForRowAt(list, path)
        local cell = list:dequeueReusableCell("row") or { reuseIdentifier = "row", label = {}, separator = {} }
        cell.label.text = "row"
        return cell
      end
      function delegate:heightForRowAt(list, path) return 40 + path.row % 7 end
      local list = List.new(source, delegate)
      function frames(count) for frame = 1, count do list:scrollTo(frame * 37) end end

      """, name: "=list")
  return {
    defer { withExtendedLifetime(host) {} }
    return try Clock.once { try host.run(source: "frames(\(frames))", name: "=list") } / Double(frames)
  }
}
