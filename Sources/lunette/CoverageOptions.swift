import ArgumentParser
import LunetteRender
import LunetteSystem
import LunetteTesting

/// The options for the coverage of plugins and modules.
struct CoverageOptions: ParsableArguments {
  /// `lcov:build/lcov.info`: a format, and the file for it.
  struct Destination: Equatable {
    let format: CoverageFormat
    var path: String?

    init(argument: String) throws {
      let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = CoverageFormat(rawValue: String(parts[0])) else {
        let names = CoverageFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There is no form of coverage \"\(parts[0])\"; there are \(names).")
      }
      if parts.count > 1, parts[1].isEmpty { throw ValidationError("\(format.rawValue): needs a file's name after the colon.") }
      self.format = format
      path = parts.count > 1 ? String(parts[1]) : nil
    }
  }

  @Option(
    name: .customLong("coverage"),
    help: ArgumentHelp(
      "Tell which lines of plugins and modules ran: table (as if left out), lcov or page; with :FILE into a file. May be repeated.",
      valueName: "form[:file]"),
    transform: Destination.init(argument:))
  var destinations: [Destination] = []

  @Option(
    name: .customLong("coverage-min"),
    help: ArgumentHelp("Fail where fewer than so many of a hundred lines ran.", valueName: "percent"), transform: parsePercentage)
  var least: Double?

  var isMeasured: Bool { !destinations.isEmpty || least != nil }

  /// Whether the table is part of the terminal's report.
  var showsTable: Bool { destinations.contains { $0.format == .table && $0.path == nil } }

  func validate() throws {
    let files = destinations.compactMap { $0.path.map(FilePath.standardized) }
    if let path = files.first(where: { path in files.filter { $0 == path }.count > 1 }) {
      throw ValidationError("Each form of coverage needs a file of its own, and two are to go to \(path).")
    }
  }

  /// Writes the requested reports. Throws: if one can't be written, or if too few lines ran; the reason has been printed then
  /// - Parameter isTableShown: whether a report has shown the table already
  /// - Parameter isWhole: whether all was run that should be; of less nothing is asked
  func write(_ coverage: Coverage?, isTableShown: Bool, isWhole: Bool = true) throws {
    guard isMeasured else { return }
    let report = CoverageReport(coverage ?? Coverage())
    var isWritten = true
    for destination in destinations {
      if let path = destination.path {
        let file = try OutputFile(path)
        file.write(destination.format.text(report))
        if !file.finish() { isWritten = false }
      } else if destination.format != .table {
        Output.write(destination.format.text(report))
      } else if !isTableShown {
        // The standard output belongs to the other report, so this goes to the standard error.
        Output.complain(destination.format.text(report))
      }
    }
    if isWhole, let least, report.percentage < least {
      let (covered, all) = report.lines
      Output.complain(
        "coverage is \(decimal(report.percentage, places: 1)) % (\(covered) of \(all) lines), below --coverage-min \(shortDecimal(least, places: 2))")
      throw ExitStatus.failed
    }
    if !isWritten { throw ExitStatus.failed }
  }

  /// The arguments with "table" added after each `--coverage` that isn't followed by a value of its own.
  static func completed(_ arguments: [String]) -> [String] {
    var completed: [String] = []
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return completed + arguments[index...] }
      completed.append(argument)
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      let form = String(next.prefix { $0 != ":" })
      if argument == "--coverage", CoverageFormat(rawValue: form) == nil { completed.append(CoverageFormat.table.rawValue) }
    }
    return completed
  }
}

private func parsePercentage(_ text: String) throws -> Double {
  let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text)
  guard let number, (0...100).contains(number) else { throw ValidationError("\"\(text)\" is no number from 0 to 100.") }
  return number
}
