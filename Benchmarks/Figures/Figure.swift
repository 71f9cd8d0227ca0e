import Foundation

/// One line of the report.
struct Figure: Codable {
  /// The work that a figure is compared with, measured in the same run and in the figure's unit.
  struct Floor: Codable {
    let what: String
    let value: Double
  }

  enum Target {
    case atMost(Double)
    case atLeast(Double)
    /// At most so many times the floor.
    case timesFloor(Double)
    /// At most so much more than the floor.
    case aboveFloor(Double)
    /// Shown for comparison only.
    case none

    /// Targets in seconds are those of a machine of pace 1.
    func inPace(of unit: String) -> Target {
      guard ["us", "ms", "s"].contains(unit) else { return self }
      switch self {
      case .atMost(let limit): return .atMost(limit * Clock.pace)
      case .aboveFloor(let more): return .aboveFloor(more * Clock.pace)
      case .atLeast, .timesFloor, .none: return self
      }
    }
  }

  let workload: String
  let value: Double
  let unit: String
  /// In the figure's unit; nil where there is none.
  let target: Double?
  /// The target as the report prints it.
  let targetText: String
  let floor: Floor?
  /// The figure, in floors.
  let ratio: Double?
  let isMet: Bool?
  /// The spread of the rounds about their median, as a fraction of it; nil where it was not measured.
  let spread: Double?
  /// The instructions of one unit of the workload, where they were counted.
  var instructions: Double?

  init(_ workload: String, _ value: Double, _ unit: String, _ target: Target, floor: Floor? = nil, spread: Double? = nil) {
    (self.workload, self.value, self.unit, self.floor, self.spread) = (workload, value, unit, floor, spread)
    let base = floor?.value ?? 0
    let target = target.inPace(of: unit)
    switch target {
    case .atMost(let limit): (self.target, targetText) = (limit, "<= \(shown(limit))")
    case .atLeast(let least): (self.target, targetText) = (least, ">= \(shown(least))")
    case .timesFloor(let factor): (self.target, targetText) = (factor * base, "<= \(shown(factor)) x floor")
    case .aboveFloor(let more): (self.target, targetText) = (more + base, "<= \(shown(more)) + floor")
    case .none: (self.target, targetText) = (nil, "-")
    }
    ratio = floor.flatMap { $0.value > 0 ? value / $0.value : nil }
    let wantsMuch = if case .atLeast = target { true } else { false }
    isMet = self.target.map { wantsMuch ? value >= $0 : value <= $0 }
  }
}

/// Three significant digits. Independent of the locale.
func shown(_ value: Double) -> String {
  let digits = value == value.rounded() ? 0 : abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
  return String(format: "%.\(digits)f", value)
}

/// Prints figures as they are measured, and keeps them for the JSON form.
final class Report {
  private(set) var figures: [Figure] = []
  private let filter: String?
  private let instructions: [String: Double]
  let countsInstructions: Bool

  /// - Parameter instructions: by the names of the figures
  init(filter: String?, instructions: [String: Double], countsInstructions: Bool) {
    (self.filter, self.instructions, self.countsInstructions) = (filter, instructions, countsInstructions)
  }

  /// Whether a group of figures was asked for.
  func wants(_ group: String) -> Bool { filter.map { group.localizedStandardContains($0) } ?? true }

  func printHeading() { printLine("figure", "measured", "target", "floor", "ratio", instructions.isEmpty ? "" : "        instructions") }

  func add(_ figure: Figure) {
    var figure = figure
    figure.instructions = instructions[figure.workload]
    figures.append(figure)
    let verdict = figure.isMet.map { $0 ? "met" : "MISSED" } ?? ""
    let count = figure.instructions.map { String(format: "%12.0f", $0) } ?? ""
    printLine(
      figure.workload, "\(shown(figure.value)) \(figure.unit)" + (figure.spread.map { String(format: " ±%2.0f%%", $0 * 100) } ?? ""), figure.targetText,
      figure.floor.map { "\(shown($0.value)) \($0.what)" } ?? "-", figure.ratio.map { shown($0) } ?? "-",
      count.isEmpty ? verdict : verdict.padding(toLength: 8, withPad: " ", startingAt: 0) + count)
  }

  private func printLine(_ workload: String, _ value: String, _ target: String, _ floor: String, _ ratio: String, _ verdict: String) {
    func left(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
    print(left(workload, 62) + right(value, 20) + "  " + left(target, 15) + left(floor, 40) + right(ratio, 6) + " " + verdict)
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(figures)
  }
}
