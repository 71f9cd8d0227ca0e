import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import LunetteSystem
import ScriptTestSupport
import TestSupport
import Testing

/// The program, in a project of its own: how it handles unusual files and arguments.
@Suite struct CommandLineTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write(
      "plugins/broken/init.lua", "return {\n  numberOfRowsInSection = function() return #nothing end,\n  cellForRowAt = print,\n}\n")
    try folder.write("scripts/broken.lua", "launch \"broken\"\n")
  }

  private struct Result: Equatable {
    var status: Int32
    var output = ""
    var errors = ""
  }

  /// - Parameter command: for the shell, `lunette` being the program that was built
  private func run(_ command: String) throws -> Result {
    let program = Repository.program.path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "lunette() { '\(program)' \"$@\"; }; \(command)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let files = ["out", "err"].map { folder.path + "/" + $0 }
    for file in files { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    let words = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Result(status: process.terminationStatus, output: words[0], errors: words[1])
  }

  @Test(arguments: ["run scripts/broken.lua", "run ./scripts/broken.lua", "run scripts/../scripts/broken.lua"])
  func anErrorInAPluginNamesItsFileAndShowsItsLine(arguments: String) throws {
    let message =
      "plugins/broken/init.lua:2: attempt to get length of a nil value (global 'nothing') (in numberOfRowsInSection for section 1)"
    let lines = try run("lunette \(arguments)").errors.split(separator: "\n")
    #expect(lines.prefix(2) == [message[...], "  2 | numberOfRowsInSection = function() return #nothing end,"])
  }

  @Test func anErrorInAPluginBesideTheFolderOfAScriptNamesItsFile() throws {
    #expect(try run("cd scripts; lunette run broken.lua").errors.hasPrefix("\(folder.path)/plugins/broken/init.lua:2: attempt"))
    #expect(try run("ln -s scripts linked; lunette run linked/broken.lua").errors.hasPrefix("plugins/broken/init.lua:2: attempt"))
  }

  @Test(arguments: [
    ("run d", "d is a folder; name a Lua file in it\n"), ("run x", "there is no file x\n"), ("run -- -", "there is no file -\n"),
    ("run ''", "there is no file \"\"\n"),
  ]) func aScriptThatIsNoneIsNamed(arguments: String, message: String) throws {
    #expect(try run("mkdir -p d; lunette \(arguments)") == Result(status: 1, errors: message))
  }

  @Test func namesOfOneLetterAreNames() throws {
    try folder.write("s", "print('here')")
    try folder.write("a_spec.lua", "it('passes', function() end)")
    #expect(try run("lunette run --log l --trace t s") == Result(status: 0, output: "here\n"))
    #expect(try run("lunette test --reporter junit:j a_spec.lua") == Result(status: 0))
    #expect(try run("head -c 16 l; head -c 5 j").output == "{\"event\":\"log\",\"<?xml")
  }

  @Test func aPipeIsAScriptToo() throws {
    #expect(try run("echo 'print(1 + 1)' | lunette run /dev/stdin") == Result(status: 0, output: "2\n"))
  }

  /// As Lua reads it.
  @Test func aLineForTheShellAndTheMarkOfAnEditorAreNoCode() throws {
    try folder.write("shell.lua", "#!/usr/bin/env -S lunette run\nprint('runs')\nerror('here')\n")
    let shell = try run("lunette run shell.lua")
    #expect(shell.output == "runs\n")
    #expect(shell.errors.hasPrefix("shell.lua:3: here\n  3 | error('here')\n"))
    try folder.write("editor.lua", "\u{FEFF}print('runs')\r\nerror('here')\r\n")
    let editor = try run("lunette run editor.lua")
    #expect(editor.output == "runs\n")
    #expect(editor.errors.hasPrefix("editor.lua:2: here\n  2 | error('here')\n"))
  }

  @Test func aLongLineIsShownAroundWhatIsMarked() throws {
    try folder.write(
      "long.lua", "local x = \"" + String(repeating: "a", count: 500) + "\" .. nothing .. \"" + String(repeating: "b", count: 500) + "\"")
    let lines = try run("lunette run long.lua").errors.split(separator: "\n")
    #expect(lines[1].count < 300 && lines[1].contains("aaa\" .. nothing .. \"bbb") && lines[1].hasSuffix("b…"))
    let mark = try #require(lines[2].firstIndex(of: "^"))
    #expect(lines[1].dropFirst(lines[2].distance(from: lines[2].startIndex, to: mark)).hasPrefix("nothing"))
  }

  /// The host's own code in Lua doesn't count for a script's budget.
  @Test func theSmallestBudgetIsTheScriptsOwn() throws {
    try folder.write("s.lua", "local x = 1\nlocal y = 2\n")
    #expect(try run("lunette run --budget 1 s.lua").errors.hasPrefix("s.lua:1: ran the 1 VM instructions that one callback may (--budget)"))
    try folder.write("a_spec.lua", "global = 1\nit('passes', function() end)")
    #expect(try run("lunette test --budget 10 a_spec.lua") == Result(status: 0, output: "a_spec.lua: 1 passed\n\n1 passed, 0 failed\n"))
  }

  @Test(arguments: [
    ("types ''", "must have a name"), ("api --markdown ''", "must have a name"), ("test . --tags ,", "Tags are words"),
    ("test . --reporter tap:a --reporter junit:./a", "Each report needs a file of its own, and two are to go to a."),
    ("test . --seed x", "A seed is a whole number from 0 to 18446744073709551615"),
  ]) func anEmptyOrWrongValueIsWrongUsage(arguments: String, words: String) throws {
    let result = try run("lunette \(arguments)")
    #expect(result.status == 2 && result.errors.contains(words), "\(result.errors)")
  }

  @Test func whatCannotBeWrittenIsNamedWithTheReason() throws {
    try folder.write("s.lua", "")
    try folder.write("file", "")
    #expect(try run("lunette run --log file/l s.lua") == Result(status: 1, errors: "lunette: file/l can't be written: not a directory\n"))
    #expect(try run("lunette types file/types").errors == "file/types can't be written: not a directory\n")
    #expect(
      try run("lunette api > /dev/full").errors == "lunette: the output could not be written: no space left on device\n")
  }

  @Test func oneSpecIsRunOnceHoweverItIsNamed() throws {
    try folder.write("scripts/a_spec.lua", "it('passes', function() end)")
    #expect(
      try run("lunette test scripts ./scripts scripts/../scripts/a_spec.lua").output
        == "scripts/a_spec.lua: 1 passed\n\n1 passed, 0 failed\n")
  }

  // MARK: Words that are nearly right

  @Test func aCommandThatIsNoneIsToldWithTheNearName() throws {
    let result = try run("lunette tset scripts")
    #expect(result.status == 2 && result.errors.contains("Did you mean \"lunette test\"?"), "\(result.errors)")
    #expect(try run("lunette xylophone").errors.contains("There are run, play"))
  }

  @Test func aPluginIsNoScenario() throws {
    let result = try run("lunette run broken")
    #expect(result.status == 1 && result.errors.contains("lunette play broken"), "\(result.errors)")
  }

  @Test func aWordAfterUpdateThatIsNoFileIsRefusedAsItsValue() throws {
    try folder.write("scripts/a_spec.lua", "it('holds', function() end)")
    let result = try run("lunette test --update some scripts")
    #expect(result.status == 2 && result.errors.contains("'some'"), "\(result.errors)")
    #expect(try run("lunette test --update scripts").status == 0)
    #expect(try run("lunette test -j1 scripts").status == 0)
  }

  @Test func theSlowestTestsAreListedBesideEveryReport() throws {
    try folder.write("scripts/a_spec.lua", "it('holds', function() end)")
    let result = try run("lunette test scripts --slowest --reporter tap")
    #expect(result.output.hasPrefix("TAP version 14\n") && !result.output.contains("slowest"))
    #expect(result.errors.contains("the slowest of 1 tests") && result.errors.contains("scripts/a_spec.lua: holds"), "\(result.errors)")
  }

  @Test func warningsOfUIKitAreOnTheStandardError() throws {
    try folder.write(
      "scripts/warned.lua",
      """
      local app = launch { didFinishLaunching = function(self)
        self.window = UIWindow { rootViewController = UIViewController() }
        self.window:makeKeyAndVisible()
      end }
      UIViewController():present(UIViewController(), false)
      print "said"
      """)
    let result = try run("lunette run --quiet scripts/warned.lua")
    #expect(result.output == "said\n" && result.errors.hasPrefix("warning: "), "\(result)")
  }

  // MARK: Recordings and logs

  @Test func aRecordingFollowsARelaunchAndNamesThePlugin() throws {
    try folder.write(
      "plugins/list/init.lua",
      "return { numberOfRowsInSection = function() return 3 end, cellForRowAt = function(_, _, path) local cell = UITableViewCell() cell.textLabel.text = 'Row ' .. path.row return cell end, didSelectRowAt = function(_, _, path) print(path.row) end }"
    )
    try folder.write("scripts/again.lua", "local app = launch 'list'\napp:tap 'Row 1'\napp:relaunch()\napp:tap 'Row 2'\napp:relaunch()\napp:tap 'Row 3'\n")
    #expect(try run("lunette run --quiet --log run.log scripts/again.lua").output == "1\n2\n3\n")
    #expect(try run("lunette record run.log -o mine.lua --no-play").status == 0)
    let text = try String(contentsOfFile: folder.path + "/mine.lua", encoding: .utf8)
    #expect(text.contains("local app = launch \"list\"\napp:tap \"Row 1\"\napp:relaunch()\napp:tap \"Row 2\"\napp:relaunch()\napp:tap \"Row 3\"\n"), "\(text)")
    #expect(try run("lunette run --quiet mine.lua").output == "1\n2\n3\n")
    let again = try run("lunette replay run.log --quiet")
    #expect(again.status == 0 && again.errors == "the run went as in run.log\n", "\(again)")
    try folder.write("scripts/list_spec.lua", "it('has rows', function() launch('list'):tap 'Row 2' end)")
    _ = try run("lunette test scripts --log tests.log")
    #expect(try run("lunette replay tests.log").errors.contains("the tests went as in tests.log"))
  }

  @Test func whatCannotBePlayedKeepsNoServer() throws {
    let result = try run("timeout 30 '\(Repository.program.path)' play nope --no-open")
    #expect(result.status == 1 && result.errors.contains("there is no plugin \"nope\""), "\(result)")
    #expect(try run("timeout 30 '\(Repository.program.path)' play nope.lua --no-open").status == 1)
  }

  // MARK: Links and pipes

  private func speak(_ messages: [String]) throws -> String {
    try folder.write("messages", messages.joined(separator: "\n") + "\n")
    return try run("timeout 60 '\(Repository.program.path)' mcp < messages").output
  }

  private func tool(_ id: Int, _ name: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
  }

  @Test func aRecordingStaysBelowTheFolderAndReplacesNothing() throws {
    let outside = try SpecFolder()
    try folder.write("plugins/list/init.lua", "return { numberOfRowsInSection = function() return 0 end, cellForRowAt = print }")
    _ = try run("ln -s '\(outside.path)' out; ln -s '\(outside.path)/linked.lua' linked.lua")
    let answers = try speak([
      tool(1, "launch", #"{"plugin":"list"}"#), tool(2, "recording", #"{"path":"out/escaped.lua"}"#), tool(3, "recording", #"{"path":"../escaped.lua"}"#),
      tool(4, "recording", #"{"path":"plugins/list/init.lua"}"#), tool(5, "recording", #"{"path":"linked.lua","overwrite":true}"#),
      tool(6, "recording", #"{"path":"mine.lua"}"#), tool(7, "recording", #"{"path":"mine.lua"}"#),
      tool(8, "recording", #"{"path":"mine.lua","overwrite":true}"#),
      tool(9, "branch", #"{"number":-9223372036854775808}"#), tool(10, "seek", #"{"frame":1e300}"#), tool(11, "branch", #"{"number":1.5}"#),
    ]).split(separator: "\n").map(String.init)
    #expect(answers.count == 11)
    for (index, answer) in answers.enumerated() {
      let isFine = [0, 5, 7].contains(index)
      #expect((answer.contains("\"error\"") || answer.contains("isError")) != isFine, "\(answer)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    #expect(try String(contentsOfFile: folder.path + "/mine.lua", encoding: .utf8) == "local app = launch(\"list\")\n")
    #expect(try String(contentsOfFile: folder.path + "/plugins/list/init.lua", encoding: .utf8).hasPrefix("return"))
  }

  @Test func whatIsNearlyACommandOrANumberIsNamed() throws {
    #expect(try run("lunette nwe x").errors.contains("There is no command \"nwe\". Did you mean \"lunette new\"?"))
    #expect(try run("lunette new projct x").errors.contains("There is no command \"projct\" of lunette new. Did you mean \"lunette new project\"?"))
    #expect(try run("lunette new --help").status == 0)
    for option in ["memory", "time", "budget"] {
      #expect(try run("lunette run --\(option) -5 x.lua").errors.contains("\"-5\" is not a whole number above 0"))
    }
    #expect(try run("lunette run --seed -5 x.lua").errors.contains("A seed is a whole number from 0"))
  }

  @Test func namesOfTestsCommandNoTerminal() throws {
    try folder.write("scripts/a_spec.lua", #"it("a\27[2Jb\u{9B}2Jc é", function() error("d\u{85}e") end)"#)
    let output = try run("lunette test scripts/a_spec.lua").output
    #expect(output.contains(#"a\27[2Jb\u{9B}2Jc é"#), "\(output)")
    #expect(output.contains(#"d\u{85}e"#), "\(output)")
  }

  @Test func bytesThatAreNoTextStayAsTheyAre() throws {
    _ = try run(#"printf 'print(#"\377\376")' > raw.lua; mkdir project; mkdir "project/$(printf '\377')"; echo secret > outside.txt"#)
    #expect(try run("lunette run raw.lua").output == "2\n")
    try folder.write("project/escape.lua", #"local f = io.open("\xff/../../outside.txt") print(f and "escaped" or "held")"#)
    #expect(!(try run("cd project; lunette run escape.lua").output.contains("escaped")))
  }

  @Test func linksAndPipesAreNoResources() throws {
    _ = try run("echo SECRET > secret.txt; ln -s ../secret.txt plugins/x.md; mkfifo plugins/p.lua")
    let answers = try speak([
      #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"lunette:///plugins/x.md"}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"lunette:///plugins/p.lua"}}"#, #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
    ])
    #expect(!answers.contains("SECRET") && answers.contains("\"id\":3"), "\(answers)")
  }

  @Test func watchingWaitsForNoPipe() throws {
    // The program tells the problem at once, and is ended after its first line.
    let result = try run("mkfifo p.lua told; timeout 60 '\(Repository.program.path)' run --watch p.lua > told 2>&1 & head -n 1 told; kill $!")
    #expect(result.output.contains("p.lua is a pipe"), "\(result)")
  }

  @Test func aPipeIsReadOnlyWhereSomebodyMayWaitForIt() throws {
    _ = try run("mkfifo pipe.lua")
    #expect(throws: FileProblem.self) { _ = try FilePath.contents(of: folder.path + "/pipe.lua", pipes: false) }
    #expect(throws: FileProblem.self) { _ = try PluginLoader.read(folder.path + "/pipe.lua") }
  }

  @Test func theReferenceOfTheCommandLineIsCurrent() throws {
    let kept = try String(contentsOfFile: Repository.root + "/docs/reference/command-line.md", encoding: .utf8)
    #expect(try run("lunette manual --markdown").output == kept, "run `make docs`")
  }

  @Test func W090_nothingDependsOnTheMachinesSettings() throws {
    try folder.write(
      "words.lua",
      """
      local app = launch({ didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end },
        { date = "2026-03-31T08:30:05Z", timeZone = "Europe/Berlin", locale = "de_DE" })
      local date = Date()
      print(date, os.date(), DateFormatter { dateStyle = "full", timeStyle = "full" }:string(date), NumberFormatter { numberStyle = "currency" }:string(1234.5))
      print(RelativeDateTimeFormatter {}:localizedString(date - 90), ByteCountFormatter {}:string(1234567), TimeZone.current.identifier)
      print(Calendar.current.firstWeekday, ListFormatter.localizedString { "a", "b", "c" }, Locale.current.identifier)
      """)
    let usual = try run("lunette run words.lua")
    #expect(usual.status == 0 && usual.output.contains("Dienstag, 31. März 2026 um 10:30:05 Mitteleuropäische Sommerzeit"), "\(usual)")
    for settings in [
      "LANG=fr_FR.UTF-8 LC_ALL=ja_JP.UTF-8 TZ=America/New_York", "HOME=/nowhere ICU_DATA=/tmp/none ICU_TIMEZONE_FILES_DIR=/tmp/none TZDIR=/tmp/none",
    ] {
      #expect(try run("\(settings) '\(Repository.program.path)' run words.lua") == usual)
    }
  }
}
