import CResources
import LunetteRender
import LunetteSystem

/// The formats for coverage.
public enum CoverageFormat: String, CaseIterable, Sendable {
  case table, lcov, page

  public func text(_ report: CoverageReport, _ style: TerminalStyle = .plain) -> String {
    switch self {
    case .table: CoverageTable(style: style).text(report)
    case .lcov: LcovCoverage.text(report)
    case .page: CoveragePage.text(report)
    }
  }
}

/// For a terminal: one line per file, then the functions that were never called.
struct CoverageTable {
  var style = TerminalStyle.plain

  /// Longest list of gaps. Ours: about the space that remains in a line of 120 characters
  private static let longestGaps = 50

  func text(_ report: CoverageReport) -> String {
    guard !report.files.isEmpty else { return "no line of a plugin or module has run\n" + problems(report) }
    let width = max(5, report.files.map(\.path.count).max() ?? 0)
    func row(_ name: String, _ lines: (Int, Int), _ functions: (Int, Int), _ gaps: String) -> String {
      let share = decimal(CoverageReport.percentage(lines.0, lines.1), places: 1) + " %"
      let cells = [right("\(lines.0)/\(lines.1)", 11), right(share, 9), right("\(functions.0)/\(functions.1)", 11)].joined()
      return name + String(repeating: " ", count: width - name.count) + cells + (gaps.isEmpty ? "" : "  " + style.faint(gaps)) + "\n"
    }
    var text =
      style.faint(
        "coverage" + String(repeating: " ", count: max(0, width - 8)) + right("lines", 11) + right("", 9) + right("functions", 11) + "  not run") + "\n"
    for file in report.files {
      text += row(
        file.path, (file.coveredLines, file.counts.count), (file.calledFunctions, file.functions.count), gaps(of: file))
    }
    text += row("all", (report.lines.covered, report.lines.all), (report.functions.called, report.functions.all), "")
    let never = report.files.flatMap { file in file.functions.filter { $0.count == 0 }.map { "  \(file.path):\($0.line): \($0.name)\n" } }
    if !never.isEmpty { text += "functions never called:\n" + never.joined() }
    return text + problems(report)
  }

  private func problems(_ report: CoverageReport) -> String { report.problems.map { $0 + "\n" }.joined() }

  private func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }

  /// The lines that did not run: `12-14, 30`. Lines without code between two such lines are part of the gap.
  private func gaps(of file: FileCoverage) -> String {
    var ranges: [ClosedRange<Int>] = []
    var isOpen = false
    for (line, count) in file.counts {
      if count == 0, isOpen, let last = ranges.popLast() { ranges.append(last.lowerBound...line) } else if count == 0 { ranges.append(line...line) }
      isOpen = count == 0
    }
    var text = ""
    for (index, range) in ranges.enumerated() {
      let next = (text.isEmpty ? "" : ", ") + (range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)")
      if text.count + next.count > Self.longestGaps { return text + ", and \(ranges.count - index) more" }
      text += next
    }
    return text
  }
}

/// The format of lcov, which genhtml and many services read. Source: geninfo(1), "TRACEFILE FORMAT"
enum LcovCoverage {
  static func text(_ report: CoverageReport) -> String {
    report.files.map { file in
      var lines = ["TN:lunette", "SF:\(file.path)"]
      lines += file.functions.map { "FN:\($0.line),\($0.name)" }
      lines += file.functions.map { "FNDA:\($0.count),\($0.name)" }
      lines += ["FNF:\(file.functions.count)", "FNH:\(file.calledFunctions)"]
      lines += file.counts.map { "DA:\($0.line),\($0.count)" }
      lines += ["LF:\(file.counts.count)", "LH:\(file.coveredLines)", "end_of_record"]
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }
}

/// A page with the source, each line with how often it ran. It needs no other file, no network and no script.
enum CoveragePage {
  static func text(_ report: CoverageReport) -> String {
    let (lines, functions) = (report.lines, report.functions)
    let headline = report.files.isEmpty ? "No line has run" : "\(decimal(report.percentage, places: 1)) % of the lines ran"
    var contents = Html()
    contents.add("<table class=\"files\"><tr><th>file</th><th>lines</th><th></th><th>functions</th></tr>\n")
    for (index, file) in report.files.enumerated() {
      contents.add("<tr><td><a href=\"#file-\(index + 1)\">")
      contents.add(text: file.path)
      let share = CoverageReport.percentage(file.coveredLines, file.counts.count)
      contents.add("</a></td><td>\(file.coveredLines)/\(file.counts.count)</td>")
      contents.add("<td><span class=\"gauge\"><i style=\"width:\(decimal(share, places: 1))%\"></i></span>\(decimal(share, places: 1)) %</td>")
      contents.add("<td>\(file.calledFunctions)/\(file.functions.count)</td></tr>\n")
    }
    contents.add("</table>\n")
    var main = Html()
    for (index, file) in report.files.enumerated() { add(file, id: "file-\(index + 1)", to: &main) }
    for problem in report.problems {
      main.add("<p>")
      main.add(text: problem)
      main.add("</p>\n")
    }
    return PageTemplate.filled([
      "title": "Coverage", "brand": "lunette test --coverage", "verdict": "plain", "headline": Utf8Buffer.xml(headline),
      "counts": "\(lines.covered) of \(lines.all) lines · \(functions.called) of \(functions.all) functions",
      "contents": report.files.isEmpty ? "" : contents.text, "main": main.text,
      "moreStyle": Resource.coverage_css.text,
    ])
  }

  private static func add(_ file: FileCoverage, id: String, to html: inout Html) {
    html.add("<article class=\"plain\" id=\"\(id)\"><header><h2>")
    html.add(text: file.path)
    html.add("</h2></header>\n")
    let never = file.functions.filter { $0.count == 0 }
    if !never.isEmpty {
      html.add("<section><h3>Functions never called</h3><ul class=\"never\">\n")
      for function in never {
        html.add("<li><a href=\"#\(id)-\(function.line)\">\(function.line)</a> ")
        html.add(text: function.name)
        html.add("</li>\n")
      }
      html.add("</ul></section>\n")
    }
    html.add("<section><pre class=\"box source counted\">")
    let counts = Dictionary(file.counts.map { ($0.line, $0.count) }) { first, _ in first }
    for (index, line) in file.source.enumerated() where index < file.source.count - 1 || !line.isEmpty {
      let count = counts[index + 1]
      html.add("<span class=\"line\(count == 0 ? " missed" : count == nil ? "" : " ran")\" id=\"\(id)-\(index + 1)\">")
      html.add("<span class=\"n\">\(index + 1)</span><span class=\"c\">\(count.map(String.init) ?? "")</span>")
      html.add(text: line)
      html.add("</span>")
    }
    html.add("</pre></section></article>\n")
  }
}
