import ArgumentParser
import Foundation
import LunetteTesting

/// `junit:build/tests.xml`: a format, and the file for it; without a file the standard output.
struct ReportDestination {
  let format: ReportFormat
  var path: String?

  init(format: ReportFormat, path: String? = nil) { (self.format, self.path) = (format, path) }

  init(argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])) else {
      let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no report \"\(parts[0])\"; there are \(names).")
    }
    if parts.count > 1, parts[1].isEmpty { throw ValidationError("\(format.rawValue): needs a file's name after the colon.") }
    self.init(format: format, path: parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// The reports of one run, each written while the run goes on.
final class Reports {
  private var reporters: [any Reporter] = []
  private var files: [OutputFile] = []

  /// Throws: if a file can't be made; the reason has been printed then
  /// - Parameter page: the folder for the page about failed tests
  init(_ destinations: [ReportDestination], _ style: TerminalStyle, page: String?) throws {
    if let page {
      let file = try OutputFile((page as NSString).appendingPathComponent("index.html"))
      files.append(file)
      reporters.append(PageReporter(write: file.write))
    }
    for destination in destinations {
      guard let path = destination.path else {
        reporters.append(destination.format.makeReporter(style, write: Output.write))
        continue
      }
      let file = try OutputFile(path)
      files.append(file)
      reporters.append(destination.format.makeReporter(.plain, write: file.write))
    }
  }

  func receive(_ event: TestEvent) {
    for reporter in reporters { reporter.receive(event) }
    if Environment.terminalColumns != nil { Output.flush() }
  }

  /// Returns: whether everything was written; if not, the reason has been printed
  func finish() -> Bool {
    var isComplete = true
    for file in files where !file.finish() { isComplete = false }
    return isComplete
  }
}
