import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript

/// A launched app with one table of many rows.
final class BigTable {
  enum Heights { case constant, varying, estimated, bulk }

  let host = ScriptHost()
  var table: UITableView
  let simulation: Simulation
  /// Under valgrind everything takes fifty times as long. The instructions for a row are the same in a smaller table, except for the tree's
  /// depth.
  static var rows: Int { Clock.isCounting ? 50_000 : 1_000_000 }

  /// `rows` is a global of the script, which the updates change.
  static func source(_ heights: Heights, rows: Int) -> String {
    let methods =
      switch heights {
      case .constant: ""
      case .varying: "heightForRowAt = function(self, tableView, indexPath) return 40 + indexPath.row % 7 end,"
      case .estimated:
        """
        heightForRowAt = function(self, tableView, indexPath) asked = (asked or 0) + 1 return 40 + indexPath.row % 7 end,
        """
      case .bulk:
        """
        heightsForRows = function(self, tableView, section, first, last)
          local heights = {}
          for row = first, last do heights[row - first + 1] = 40 + row % 7 end
          return heights
        end,
        """
      }
    return """
      rows = \(rows)
      plugin = {
        \(methods)
        numberOfRowsInSection = function(self, tableView, section) return rows end,
        cellForRowAt = function(self, tableView, indexPath)
          local cell = tableView:dequeueReusableCell("row") or UITableViewCell { reuseIdentifier = "row" }
          cell.textLabel.text = "row"
          return cell
        end,
      }
      """
  }

  init(_ heights: Heights, rows: Int = BigTable.rows) throws {
    try host.run(source: Self.source(heights, rows: rows) + "app = launch(plugin)\n", name: "=bench")
    guard let app = host.apps.last, let table = app.table else { throw BenchError(what: "the big table did not launch") }
    (self.table, simulation) = (table, app.simulation)
    Simulation.current = simulation
    if heights == .estimated {
      table.estimatedRowHeight = 43
      simulation.runFrame()
    }
  }

  func run(_ source: String) throws { try host.run(source: source, name: "=bench") }

  /// Loads everything again and lays it out.
  func reload() {
    table.reloadData()
    table.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    simulation.runFrame()
  }

  /// Jumps to rows from the top, and calls `each` for each jump. Returns: what each jump takes without the new cells' callbacks, and what
  /// these take. The table is loaded again twice, whatever the number of rows, because timers stand between it and its script meanwhile.
  /// Units: seconds
  func jumps(to rows: [Int]) -> (whole: Samples, callbacks: Samples) {
    func jump(to row: Int) -> Double {
      scroll(to: 0)
      return Clock.once {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
      }
    }
    let whole = rows.map(jump)
    guard let source = table.dataSource, let delegate = table.delegate as? any UITableViewDelegate else { return (Samples([]), Samples([])) }
    let (timedSource, timedDelegate) = (TimedDataSource(source), TimedDelegate(delegate))
    (table.dataSource, table.delegate) = (timedSource, timedDelegate)
    table.layoutIfNeeded()
    let callbacks = rows.map { row in
      scroll(to: 0)
      let before = timedSource.seconds + timedDelegate.seconds
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
      return timedSource.seconds + timedDelegate.seconds - before
    }
    (table.dataSource, table.delegate) = (source, delegate)
    table.layoutIfNeeded()
    return (Samples(whole), Samples(callbacks))
  }

  /// The time that the script's functions take within `body`, apart from those that load the table before. Units: seconds. And the number
  /// of new cells
  func callbacks(of body: () throws -> Void) rethrows -> (seconds: Double, cells: Int) {
    guard let source = table.dataSource, let delegate = table.delegate as? any UITableViewDelegate else { return (.nan, 0) }
    let (timedSource, timedDelegate) = (TimedDataSource(source), TimedDelegate(delegate))
    (table.dataSource, table.delegate) = (timedSource, timedDelegate)
    table.layoutIfNeeded()
    let (seconds, cells) = (timedSource.seconds + timedDelegate.seconds, timedSource.cells)
    try body()
    (table.dataSource, table.delegate) = (source, delegate)
    table.layoutIfNeeded()
    return (timedSource.seconds + timedDelegate.seconds - seconds, timedSource.cells - cells)
  }

  deinit { host.close() }
}

struct BenchError: Error, CustomStringConvertible {
  let what: String
  var description: String { what }
}

/// Adds up the time of calls.
class CallTimer {
  private(set) var seconds = 0.0

  func timed<Answer>(_ body: () -> Answer) -> Answer {
    let start = Clock.now
    defer { seconds += Clock.now - start }
    return body()
  }
}

/// Stands between a table view and its data source, and measures the calls.
final class TimedDataSource: CallTimer, UITableViewDataSource {
  private let source: any UITableViewDataSource
  private(set) var cells = 0

  init(_ source: any UITableViewDataSource) { self.source = source }

  func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    timed { source.tableView(tableView, numberOfRowsInSection: section) }
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells += 1
    return timed { source.tableView(tableView, cellForRowAt: indexPath) }
  }
}

/// Stands between a table view and its delegate, and measures the calls of those methods that the scripts of the figures have.
final class TimedDelegate: CallTimer, UITableViewDelegate {
  private let delegate: any UITableViewDelegate

  init(_ delegate: any UITableViewDelegate) { self.delegate = delegate }

  func providesRowHeights(for tableView: UITableView) -> Bool { delegate.providesRowHeights(for: tableView) }
  func providesRowEstimates(for tableView: UITableView) -> Bool { delegate.providesRowEstimates(for: tableView) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    timed { delegate.tableView(tableView, heightForRowAt: indexPath) }
  }
  func tableView(_ tableView: UITableView, heightsForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    timed { delegate.tableView(tableView, heightsForRows: rows, inSection: section) }
  }
}
