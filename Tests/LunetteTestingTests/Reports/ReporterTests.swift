import Foundation
import LunetteTesting
import ScriptTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every form of a report, read by a parser that is not ours where there is one.
@Suite struct ReporterTests {
  private static let spec = """
    describe("a list", function()
      it("passes", function() print("a <line> & more\\n::error::no command") end)
      it("fails #1 \\\\ here", function()
        assert.are.equal("tea\\27", "coffee & \\"milk\\"")
      end)
      it("breaks", function() error("no\\nwater") end)
      pending("waits")
      it("is skipped", function() pending("until # then") end)
      it("shows its app", function()
        launch { numberOfRowsInSection = function() return 1 end, cellForRowAt = function()
          local cell = UITableViewCell {} cell.textLabel.text = "Row" return cell end }:tap { 100, 20 }
        assert(false, "look")
      end)
    end)
    teardown(function() error("left open") end)
    """

  private func report() throws -> SpecFolder {
    let folder = try SpecFolder()
    try folder.add("list", Self.spec)
    try folder.add("broken", "it(")
    folder.run()
    return folder
  }

  @Test func junitIsXMLThatCountsAndNamesEveryTest() throws {
    let folder = try report()
    let document = try XMLElements(parsing: try #require(folder.written[.junit]))
    let suites = document.all("testsuite")
    #expect(suites.map { $0["name"] } == folder.files)
    #expect(suites[0]["tests"] == "7")
    #expect(suites[0]["failures"] == "2")
    #expect(suites[0]["errors"] == "2")
    #expect(suites[0]["skipped"] == "2")
    #expect(document.all("testsuites")[0]["tests"] == "8")
    let cases = document.all("testcase")
    #expect(
      cases.map { $0["name"] } == [
        "a list passes", "a list fails #1 \\ here", "a list breaks", "a list waits", "a list is skipped", "a list shows its app",
        "teardown of the file", "the file could not be loaded",
      ])
    #expect(cases.allSatisfy { $0["classname"]?.hasSuffix("_spec") == true && $0["classname"]?.contains("/") == false })
    #expect(cases[1]["file"] == folder.files[0])
    #expect(cases[1]["line"] == "4")
    #expect(cases[5]["time"] == "0.050")
    #expect(document.all("failure")[0]["message"] == "expected \"tea\\x1B\", got \"coffee & \\\"milk\\\"\"")
    #expect(document.text(in: "failure")[1].contains("Row"))
    #expect(document.all("error").map { $0["message"] }[0]?.hasSuffix("list_spec.lua:6: no") == true)
    #expect(document.all("skipped").map { $0["message"] } == [nil, "until # then"])
    #expect(document.text(in: "system-out") == ["a <line> & more\n::error::no command\n"])
  }

  @Test func whatXMLCannotHoldIsReplaced() throws {
    let folder = try SpecFolder()
    try folder.add("a", "it('control \\1 and \\u{FFFF}', function() print('a\\0b\\27[1m\\xff') end)")
    folder.run()
    let document = try XMLElements(parsing: try #require(folder.written[.junit]))
    #expect(document.all("testcase")[0]["name"] == "control \u{FFFD} and \u{FFFD}")
    #expect(document.text(in: "system-out") == ["a\u{FFFD}b\u{FFFD}[1m\u{FFFD}\n"])
  }

  @Test func tapHasAPlanAndOneLineForEachTest() throws {
    let folder = try report()
    let tap = try TapStream(parsing: try #require(folder.written[.tap]))
    #expect(tap.plan == 8)
    #expect(tap.points.map(\.isOK) == [true, false, false, true, true, false, false, false])
    #expect(tap.points[1].description.hasSuffix("_spec.lua: a list fails #1 \\ here"))
    #expect(tap.points.map(\.directive) == [nil, nil, nil, "SKIP", "SKIP until # then", nil, nil, nil])
    #expect(tap.points[1].diagnostics.contains("message: \"expected \\\"tea\\\\x1B\\\", got \\\"coffee & \\\\\\\"milk\\\\\\\"\\\"\""))
    #expect(tap.points[1].diagnostics.contains("  line: 4"))
    // What a test that passes prints is not shown.
    #expect(!tap.comments.contains("::error::no command"))
  }

  @Test func everyLineOfJSONIsAnObject() throws {
    let folder = try report()
    let text = try #require(folder.written[.json])
    let objects = try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let events = objects.compactMap { $0["event"] as? String }
    #expect(
      events == [
        "start", "file", "print", "test", "test", "test", "test", "test", "test", "hook", "fileEnd", "file", "fileError", "fileEnd", "end",
      ])
    let tests = objects.filter { $0["event"] as? String == "test" }
    #expect(tests.map { $0["status"] as? String } == ["passed", "failed", "error", "skipped", "skipped", "failed"])
    #expect(tests[1]["expected"] as? String == "\"tea\\x1B\"")
    #expect((tests[1]["at"] as? [String: Any])?["line"] as? Int == 4)
    #expect(tests[1]["path"] as? [String] == ["a list", "fails #1 \\ here"])
    let scene = try #require(tests[5]["scene"] as? [String: Any])
    #expect((scene["frame"] as? String)?.contains("Row") == true)
    #expect((scene["calls"] as? [String])?.first == "0.000 s  numberOfRowsInSection(UITableView, 1)")
    #expect((scene["touches"] as? [String])?.count == 2)
    #expect((scene["explanation"] as? [String])?.isEmpty == false)
    #expect(objects.last?["passed"] as? Int == 1)
    #expect(objects.last?["failed"] as? Int == 5)
  }

  @Test func githubGetsOneCommandForEachFailure() throws {
    let folder = try report()
    let lines = try #require(folder.written[.github]).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(lines[0].hasPrefix("::error file=\(folder.files[0]),line=4,title=a list fails #1 \\ here::"))
    #expect(lines[1].contains("no%0Awater"))
    #expect(lines[4].contains(",line=1,title=the file could not be loaded::"))
  }

  @Test func keptFramesThatNothingComparesAreToldInEveryForm() throws {
    let folder = try SpecFolder()
    try folder.add("a", "it('passes', function() end)")
    try folder.write("__frames__/a_spec/old <1>.txt", "")
    folder.run()
    let path = folder.path + "/__frames__/a_spec/old <1>.txt"
    for format in [ReportFormat.terminal, .tap, .json] { #expect(folder.written[format]?.contains("/old <1>.txt") == true, "\(format)") }
    #expect(
      folder.written[.github] == "::warning title=kept frames::kept frames that no test compares (--prune removes them):%0A  \(path)\n")
    let xml = try #require(folder.written[.junit])
    let document = try XMLElements(parsing: xml)
    #expect(document.all("testsuite").map { $0["name"] } == [folder.files[0], "kept frames"])
    #expect(document.text(in: "system-out").joined().contains("  \(path)\n"))
  }

  @Test func theProgressLineIsGoneBeforeAnythingElseIsWritten() throws {
    let folder = try SpecFolder()
    try folder.add("a", "it('a test with a long name', function() print('hello') end) print('of the file')")
    var output = ""
    var style = TerminalStyle(color: false, columns: 30)
    style.showsPrints = true
    let reporter = ReportFormat.terminal.makeReporter(style) { output += $0 }
    let runner = SpecRunner(options: .init(host: .init(), frames: .requireAll), report: reporter.receive)
    runner.run(folder.files)
    let erase = "\r\u{1B}[2K"
    #expect(output.contains("\(erase)[0/1 files, 1 tests] a test w\(erase)of the file\n"))
    // What a test printed stands under its name, below the file's line.
    #expect(output.hasSuffix("a_spec.lua: 1 passed\n  PRINTED a test with a long name\n      hello\n\n1 passed, 0 failed\n"))
  }
}

/// The elements of an XML document, in the order in which they begin.
private final class XMLElements: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []

  init(parsing text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
  }

  func all(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }
  func text(in name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(_: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

  func parser(_: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}

/// A small reader of TAP 14: it knows what a producer of flat streams may write, and throws at anything else.
private struct TapStream {
  struct Point {
    let isOK: Bool
    let description: String
    let directive: String?
    var diagnostics: [String] = []
  }

  struct Mistake: Error { let line: String }

  var plan = 0
  var points: [Point] = []
  var comments: [String] = []

  init(parsing text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == "TAP version 14", lines.last == "" else { throw Mistake(line: lines.first ?? "") }
    lines = Array(lines.dropFirst().dropLast())
    var isInBlock = false
    for line in lines {
      if isInBlock {
        guard line.hasPrefix("  "), !points.isEmpty else { throw Mistake(line: line) }
        if line == "  ..." { isInBlock = false } else { points[points.count - 1].diagnostics.append(String(line.dropFirst(2))) }
      } else if line == "  ---" {
        isInBlock = true
      } else if line.hasPrefix("# ") {
        comments.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("1..") {
        guard let count = Int(line.dropFirst(3)) else { throw Mistake(line: line) }
        plan = count
      } else {
        points.append(try Self.point(line, number: points.count + 1))
      }
    }
    guard !isInBlock, plan == points.count else { throw Mistake(line: "plan") }
  }

  private static func point(_ line: String, number: Int) throws -> Point {
    let isOK = line.hasPrefix("ok ")
    let start = (isOK ? "ok " : "not ok ") + "\(number) - "
    guard line.hasPrefix(start) else { throw Mistake(line: line) }
    // A directive begins at the first unescaped # after a space.
    var description = ""
    var rest = line.dropFirst(start.count)
    while let character = rest.popFirst() {
      if character == "\\", let escaped = rest.popFirst() {
        description.append(escaped)
      } else if character == "#", description.hasSuffix(" ") {
        return Point(isOK: isOK, description: String(description.dropLast()), directive: String(rest.dropFirst()))
      } else {
        description.append(character)
      }
    }
    return Point(isOK: isOK, description: description, directive: nil)
  }
}
