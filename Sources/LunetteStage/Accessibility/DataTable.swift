import Foundation

/// What a container of the type dataTable says of its cells. Scripts count rows and columns from 1. Source: Apple, UIAccessibilityContainerDataTable
extension UIResponder.Overridable {
  public static let accessibilityRowCount = OverridableMethod("accessibilityRowCount", "How many rows the data table has.") { (_: UIResponder) -> Int in 0 }
  public static let accessibilityColumnCount = OverridableMethod("accessibilityColumnCount", "How many columns the data table has.") {
    (_: UIResponder) -> Int in 0
  }
  public static let accessibilityDataTableCellElement = OverridableMethod(
    "accessibilityDataTableCellElement", "The element at a place of the data table, counted from 1; one that spans several places is answered for each.", "row",
    "column"
  ) { (_: UIResponder, _: Int, _: Int) -> UIResponder? in nil }
  public static let accessibilityHeaderElementsForRow = OverridableMethod(
    "accessibilityHeaderElementsForRow", "The elements that head a row of the data table, counted from 1.", "row"
  ) { (_: UIResponder, _: Int) -> [UIResponder]? in nil }
  public static let accessibilityHeaderElementsForColumn = OverridableMethod(
    "accessibilityHeaderElementsForColumn", "The elements that head a column of the data table, counted from 1.", "column"
  ) { (_: UIResponder, _: Int) -> [UIResponder]? in nil }
  public static let accessibilityRowRange = OverridableMethod(
    "accessibilityRowRange", "The first and the last row of a cell of a data table, counted from 1: { 2, 3 }; nil for where the table has it."
  ) { (_: UIResponder) -> [Int]? in nil }
  public static let accessibilityColumnRange = OverridableMethod(
    "accessibilityColumnRange", "The first and the last column of a cell of a data table, counted from 1: { 2, 3 }; nil for where the table has it."
  ) { (_: UIResponder) -> [Int]? in nil }
}

/// Where the cells of a data table stand, and what is read for it. The words are those of CASH. Source: docs/rules/accessibility.md 4
struct DataTable {
  private struct Cell {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
  }

  private let owner: UIResponder
  private var cells: [ObjectIdentifier: Cell] = [:]
  private var rowBefore: Int?

  /// Nil where the object's class says nothing about rows and columns.
  init?(_ owner: UIResponder) {
    typealias Ask = UIResponder.Overridable
    guard let rows = Ask.accessibilityRowCount.overridden(owner), let columns = Ask.accessibilityColumnCount.overridden(owner) else { return nil }
    self.owner = owner
    let (all, isTooLarge) = max(0, rows).multipliedReportingOverflow(by: max(0, columns))
    guard AccessibilityBounds.checked(isTooLarge ? Int.max : all, "accessibilityRowCount times accessibilityColumnCount", of: owner) > 0 else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        if HostWork.mustEnd("asking accessibilityDataTableCellElement, row \(row + 1) of \(rows)") { return }
        guard let element = Ask.accessibilityDataTableCellElement(owner, row + 1, column + 1) else { continue }
        let key = ObjectIdentifier(element)
        guard let known = cells[key] else {
          cells[key] = Cell(rows: row...row, columns: column...column)
          continue
        }
        cells[key] = Cell(
          rows: known.rows.lowerBound...max(known.rows.upperBound, row),
          columns: min(known.columns.lowerBound, column)...max(known.columns.upperBound, column))
      }
    }
  }

  /// Adds what a cell's place is read as. The row is read where a row begins.
  mutating func mark(_ facts: inout AccessibilityFacts, of object: UIResponder) {
    typealias Cells = UIResponder.Overridable
    let (rows, columns) = (Self.range(Cells.accessibilityRowRange(object)), Self.range(Cells.accessibilityColumnRange(object)))
    guard var cell = cells[ObjectIdentifier(object)] ?? rows.flatMap({ rows in columns.map { Cell(rows: rows, columns: $0) } }) else { return }
    (cell.rows, cell.columns) = (rows ?? cell.rows, columns ?? cell.columns)
    let (row, column) = (cell.rows.lowerBound, cell.columns.lowerBound)
    typealias Ask = UIResponder.Overridable
    let headers = (Ask.accessibilityHeaderElementsForRow(owner, row + 1) ?? []) + (Ask.accessibilityHeaderElementsForColumn(owner, column + 1) ?? [])
    facts.headers = headers.filter { $0 !== object }.compactMap { header in
      let words = [Ask.accessibilityLabel(header), Ask.accessibilityValue(header)].compactMap { $0 }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ": ")
    }
    if cell.rows.count > 1 { facts.cell.append("Spans \(cell.rows.count) rows.") }
    if cell.columns.count > 1 { facts.cell.append("Spans \(cell.columns.count) columns.") }
    if row != rowBefore { facts.cell.append("Row \(row + 1).") }
    facts.cell.append("Column \(column + 1).")
    rowBefore = row
  }

  /// What a cell says of itself, counted from 0; nil where it says nothing that makes sense. Source: Apple, UIAccessibilityContainerDataTableCell
  private static func range(_ places: [Int]?) -> ClosedRange<Int>? {
    guard let places, places.count == 2, places[0] >= 1, places[1] >= places[0], places[1] < Int.max else { return nil }
    return (places[0] - 1)...(places[1] - 1)
  }
}
