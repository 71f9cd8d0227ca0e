import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import LunetteTools
import ScriptTestSupport
import Testing

/// Mistakes that had no message, or a bad one: callbacks that never ran, syntax errors, errors that are tables.
@Suite struct SilenceTests {
  /// The terminal's output for a run of one spec.
  func told(_ spec: String, _ files: [String: String] = [:]) throws -> String {
    let folder = try SpecFolder()
    for (name, text) in files { try folder.write(name, text) }
    try folder.add("it", spec)
    folder.run()
    return (folder.written[.terminal] ?? "").replacingOccurrences(of: folder.path, with: "F")
  }

  @Test func aCallbackWithAssertionsThatIsNeverCalledIsNamed() throws {
    let text = try told(
      """
      it("waits too short", function()
        after(5, function()
          assert.is_true(false)
        end)
      end)
      it("waits for it", function()
        local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
        after(0.1, function() assert.is_true(true) end)
        app:advance(1)
      end)
      it("takes it back", function()
        after(1, function() assert.is_true(false) end):invalidate()
      end)
      it("asserts nothing in it", function()
        after(1, function() print "later" end)
      end)
      it("raises an error", function()
        after(1, function() error "never" end)
      end)
      it("has an app that begins something for later", function()
        local app = launch { didFinishLaunching = function()
          after(5, function() print "the app's own" end)
          UIWindow {}:makeKeyAndVisible()
        end }
        app:advance(1)
      end)
      """)
    #expect(
      text.contains(
        "F/it_spec.lua:2: the function given to after() holds assertions and was never called, when the test \"waits too short\" ended"))
    #expect(text.contains("F/it_spec.lua:18: the function given to after() holds assertions and was never called"))
    #expect(text.contains("F/it_spec.lua:15: the function given to after() was never called, when the test \"asserts nothing in it\" ended"))
    #expect(text.components(separatedBy: "was never called").count == 4)
    #expect(text.contains("6 passed"))
  }

  @Test func aSyntaxErrorOfAPluginIsToldOnce() throws {
    let text = try told(
      """
      local app
      before_each(function() app = launch "broken" end)
      it("one", function() end)
      it("two", function() end)
      it("three", function() end)
      """, ["plugins/broken/init.lua": "return {\n  name = = 3,\n}\n"])
    #expect(text.components(separatedBy: "unexpected symbol near '='").count == 2, "\(text)")
    #expect(text.components(separatedBy: "did not run, for the syntax error that is reported above").count == 3)
    #expect(text.contains("3 failed"))
  }

  @Test(arguments: [
    ("local x = = 3", "          ^"), ("local t = { a = 1, b = }", "                       ^"),
    ("if x == 1 than return end", "          ^^^^"),
    ("local f = function() return 1 end end", "                                  ^^^"), ("print((1 + (2))", "              ^"),
    ("for i = 1, 3 do print(i) print(i end", "                                 ^^^"),
  ])
  func theCaretStandsUnderTheTokenThatTheParserStoppedAt(line: String, caret: String) throws {
    let file = NSTemporaryDirectory() + "lunette-syntax-\(UUID().uuidString.prefix(8)).lua"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try ("local x = 1\n" + line + "\n").write(toFile: file, atomically: true, encoding: .utf8)
    let host = ScriptHost()
    defer { host.close() }
    do {
      try host.run(file: file)
      Issue.record("\(line) runs")
    } catch let failure as ScriptFailure {
      let excerpt = try #require(SourceExcerpt(message: failure.message), "\(failure.message)")
      let mark = try #require(excerpt.mark, "\(failure.message)")
      #expect(excerpt.source == line)
      #expect(String(repeating: " ", count: mark.lowerBound) + String(repeating: "^", count: mark.count) == caret, "\(failure.message)")
    }
  }

  func failure(_ script: String) -> String {
    let host = ScriptHost()
    defer { host.close() }
    do {
      try host.run(source: script, name: "@script.lua")
      return ""
    } catch { return (error as? ScriptFailure)?.message ?? "\(error)" }
  }

  @Test func anErrorThatIsATableShowsItsContentAndWhereItWasRaised() {
    #expect(
      failure("local a = 1\nerror({ code = 3, why = { 'x' } })") == "script.lua:2: { code = 3, why = { \"x\" } } was raised as an error")
  }

  @Test func errorsThatLuaWordsSayWhatToDo() {
    #expect(
      failure("UITableViewCell {}.detailTextLabel.text = 'x'").hasSuffix(
        "(field 'detailTextLabel'); a cell of the default style has none; make it with style = \"subtitle\", \"value1\" or \"value2\""))
    #expect(failure("coroutine.yield()").contains("call after(seconds, function() ... end)"))
    #expect(failure("local f = coroutine.wrap(function() end) f() f()").contains("it has come to its end"))
    #expect(failure("local N = class('N', NSObject) N {}:setValue(3, 'a')").contains("have setValueForKey(value, key)"))
    #expect(failure("aftr(1, print)").hasSuffix("(global 'aftr'); did you mean 'after'?"))
    #expect(failure("Timer.scheduled(1)") != "")
  }

  @Test func whatIsThereIsNotOnThePageOfWhatIsNot() {
    let api = ApiDescription.ofSpecs
    let classes = api.classes + api.libraryClasses
    let there = Set(classes.map(\.name) + classes.flatMap { declared in declared.members.map { "\(declared.name).\($0.name)" } })
    let listed = (NotSimulated.entries + NotSimulated.members).flatMap(\.names)
    #expect(listed.filter(there.contains) == [])
  }

  @Test func theReferenceKnowsTheWords() throws {
    let reference = ApiReference(ApiDescription.ofSpecs)
    #expect(try reference.text(of: "class").contains("local Card = class(\"Card\", UIView)"))
    #expect(try reference.text(of: "super").contains("Card.super.layoutSubviews(self)"))
    #expect(try reference.text(of: "init").contains("function Card:init(options)"))
    for (word, text) in [
      ("spy", "spy.new("), ("stub", ".returns("), ("match", "match.is_string()"), ("gen", "gen.integer"), ("commands", "commands.touches()"),
    ] {
      #expect(try reference.text(of: word).contains(text))
    }
    #expect(try reference.text(of: "UIMenuItem").contains("is not simulated"))
    #expect(try reference.text(of: "allowsFocus").contains("is not simulated: there is no focus"))
    #expect(try reference.text(of: "UIView:layoutSubviews").contains("Can be overridden."))
    #expect(try reference.text(of: "UIResponder.canBecomeFirstResponder").contains("A method of its name overrides it."))
  }
}
