import Foundation
import Lua
import LunetteCore
import LunetteDriver
import LunetteScript
import LunetteTesting
import LunetteTools
import ScriptTestSupport
import TestSupport
import Testing

/// The documents and types that are made from the API's description are complete, correct, and current.
@Suite struct ReferenceTests {
  let api = ApiDescription.ofSpecs

  // MARK: The description

  @Test func everyMemberHasALineOfDocumentation() {
    for declared in api.allClasses {
      #expect(!declared.doc.isEmpty, "\(declared.name)")
      for member in declared.members { check(member, of: declared.name) }
      for key in declared.constructorKeys { #expect(!key.doc.isEmpty, "\(declared.name) { \(key.name) = }") }
    }
    for methods in api.protocols {
      #expect(!methods.doc.isEmpty && !methods.methods.isEmpty, "\(methods.name)")
      for method in methods.methods { check(method, of: methods.name) }
    }
    for member in api.functions + api.specWords + api.assertions { check(member, of: "the globals") }
  }

  private func check(_ member: ApiDescription.Member, of owner: String) {
    #expect(!member.doc.isEmpty && !member.doc.contains("\n"), "\(owner).\(member.name)")
    if [.property, .readOnlyProperty].contains(member.kind) { #expect(member.type != nil, "\(owner).\(member.name)") }
    for parameter in member.parameters {
      #expect(!parameter.name.isEmpty, "\(owner).\(member.name)")
      guard case .fields(let fields) = parameter.type else { continue }
      for field in fields { #expect(!field.doc.isEmpty, "\(owner).\(member.name) { \(field.name) = }") }
    }
  }

  @Test func unitsAreFieldsAndNotProse() {
    var texts: [(owner: String, text: String)] = []
    func note(_ member: ApiDescription.Member, of owner: String) {
      texts.append(("\(owner).\(member.name)", member.meaning))
      for parameter in member.parameters {
        guard case .fields(let fields) = parameter.type else { continue }
        for field in fields { texts.append(("\(owner).\(member.name) { \(field.name) = }", field.meaning)) }
      }
    }
    for declared in api.allClasses {
      for member in declared.members { note(member, of: declared.name) }
      for key in declared.constructorKeys { texts.append(("\(declared.name) { \(key.name) = }", key.meaning)) }
    }
    for methods in api.protocols { for method in methods.methods { note(method, of: methods.name) } }
    for member in api.functions + api.specWords + api.assertions { note(member, of: "the globals") }
    #expect(texts.count > 1000)
    for (owner, text) in texts {
      let unit = MeasuredUnit.allCases.first { text == "\($0.rawValue)." || text.contains(" \($0.rawValue) of ") || text.hasSuffix(" \($0.rawValue).") }
      #expect(unit == nil, "\(owner): \"\(text)\"; declare unit: .\(unit.map(String.init(describing:)) ?? "") in its place")
    }
    let view = api.classes.first { $0.name == "UIView" }
    #expect(view?.members.first { $0.name == "frame" }?.unit == .points)
    #expect(view?.members.first { $0.name == "alignmentRect" }?.unit == .points)
    #expect(api.protocols.first { $0.name == "UITableViewDelegate" }?.methods.first { $0.name == "heightForRowAt" }?.unit == .points)
  }

  @Test func everyTypeThatIsNamedIsDeclared() {
    let own = Set(api.allClasses.map(\.name) + api.protocols.map(\.name))
    let lua: Set<String> = ["any", "boolean", "integer", "number", "string", "function", "table"]
    func check(_ type: LuaType) {
      switch type {
      case .named(let name), .value(let name): #expect(own.contains(name) || lua.contains(name), "\(name)")
      case .choice(let name, let cases): #expect(!name.isEmpty && !name.contains("(") && !cases.isEmpty, "\(name)")
      case .list(let type), .map(let type), .optional(let type): check(type)
      case .either(let types): types.forEach(check)
      case .fields(let fields), .callback(let fields): fields.map(\.type).forEach(check)
      case .rest: break
      }
    }
    api.types.forEach(check)
  }

  @Test func optionsAreDescribedAsTheyAreRead() throws {
    let app = try #require(api.classes.first { $0.name == "App" })
    let drag = try #require(app.members.first { $0.name == "drag" })
    guard case .fields(let fields) = drag.parameters[0].type else { throw Failure() }
    #expect(fields.map(\.name) == ["on", "from", "by", "to", "duration", "hold", "force"])
    #expect(!fields.map(\.isOptional).contains(false))
    let fling = try #require(app.members.first { $0.name == "fling" })
    guard case .fields(let needed) = fling.parameters[0].type else { throw Failure() }
    #expect(needed.map(\.isOptional) == [false, false])
  }

  @Test func theWordsOfSpecsAreThere() throws {
    let folder = try SpecFolder()
    var source = ""
    for word in api.specWords {
      source += "assert(type(\(word.name)) == 'function' or getmetatable(\(word.name)).__call, '\(word.name)')\n"
    }
    for assertion in api.assertions { source += "assert(type(assert.\(assertion.name)) ~= 'nil', '\(assertion.name)')\n" }
    try folder.add("words", source + "it('is complete', function() end)")
    #expect(folder.run().counts.passed == 1)
    #expect(folder.loadFailures == [])
  }

  /// What is defined describes itself, so the description has all of it: here, what a spec finds when it asks for the names that there are.
  @Test func everyAssertionIsDescribed() throws {
    let folder = try SpecFolder()
    try folder.add("names", "assert.nosuchassertion()")
    folder.run()
    let list = try #require(folder.loadFailures.first?.split(separator: "\n").first?.components(separatedBy: "; there are ").last)
    let names = list.components(separatedBy: ", ")
    let described = Set(api.assertions.flatMap { [$0.name] + $0.name.split(separator: "_", maxSplits: 1).dropFirst().map(String.init) })
    // Other spellings of one assertion.
    let spellings: Set<String> = ["match", "contain", "errors", "error_match", "matches_error", "raise"]
    #expect(names.count > 30)
    #expect(names.filter { !described.contains($0) && !spellings.contains($0) } == [])
    for name in ["lints", "sound", "called_at_least"] { #expect(described.contains(name)) }
  }

  @Test func assertionsSayTheTypesOfTheirArguments() throws {
    func signature(_ name: String) throws -> [String] {
      try #require(api.assertions.first { $0.name == name }).parameters.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type)" }
    }
    #expect(try signature("contains") == ["part: \(LuaType.string)", "actual: \(LuaType.string)"])
    #expect(try signature("lints").first == "app: \(LuaType.named("App"))")
    #expect(try signature("has_error").last == "error?: \(LuaType.any)")
  }

  // MARK: Types for editors

  @Test func everyFileOfTypesIsLua() throws {
    let host = ScriptHost()
    defer { host.close() }
    for (name, text) in TypeStubs(api).files { try host.run(source: text, name: "=\(name)") }
  }

  @Test func aClassIsWrittenWhole() {
    #expect(
      TypeStubs(api).files["Timer.lua"] == """
        ---@meta
        -- Written by `lunette types` from the API's registry; changes here are lost.

        ---What Timer { ... } takes.
        ---@class Timer.Properties
        ---@field timeInterval? number Seconds until the first call, and between two calls.
        ---@field repeats? boolean Whether the action runs again and again.
        ---@field userInfo? any What the timer's property of this name reads.
        ---@field fireDate? Date|number When it runs first, in place of timeInterval from now.
        ---@field target? any The object whose method `action` names; without one, the responder chain's.
        ---@field action? (fun(timer: Timer): any)|string A function, or the name of the target's method.
        ---@field selector? (fun(timer: Timer): any)|string The same as action: its name in UIKit's initializer.
        ---@field block? (fun(timer: Timer): any)|string The same as action: its name in UIKit's initializer.
        ---@field tolerance? number Kept only: timers are exact. Seconds.

        ---An action that will run at a simulated time, made by after, every or Timer.scheduledTimer.
        ---@class Timer
        ---@field isValid boolean Whether the action will run again. Read-only.
        ---@field fireDate Date|number When the action runs next. A repeating timer keeps its interval from there.
        ---@field tolerance number Kept only: timers are exact. Seconds.
        ---@field timeInterval number The time between two calls; 0 for a timer that runs once. Seconds. Read-only.
        ---@field userInfo any What was given when the timer was made, or nil. Read-only.
        ---@field super Timer
        ---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
        ---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
        ---@overload fun(properties?: Timer.Properties): Timer
        Timer = {}

        ---Makes a timer that waits while a scroll view is dragged or decelerates: Timer.scheduledTimer(seconds, repeats, fn), or Timer.scheduledTimer(seconds, target, "method", userInfo, repeats), or Timer.scheduledTimer { timeInterval =, target =, action =, userInfo =, repeats = }. The action gets the timer.
        ---@param seconds number|{ timeInterval: number, target?: any, action: (fun(timer: Timer): any)|string, userInfo?: any, repeats?: boolean }
        ---@param ... any
        ---@return Timer
        ---@overload fun(seconds: number, repeats: boolean, block: fun(timer: Timer): any): Timer
        ---@overload fun(seconds: number, target: any, selector: string, userInfo?: any, repeats?: boolean): Timer
        function Timer.scheduledTimer(seconds, ...) end

        ---Runs the action now. A timer that runs once is over then; a repeating one keeps its times.
        function Timer:fire() end

        ---Ends the timer: its action no longer runs.
        function Timer:invalidate() end

        """)
  }

  @Test(arguments: [
    ("UITableView.lua", "---@class UITableView: UIScrollView\n"),
    ("UITableView.lua", "---@field style? UITableView.Style The style of the table"),
    ("UITableView.lua", "---@overload fun(properties?: UITableView.Properties): UITableView\n"),
    ("UITableView.lua", "---@return UITableViewCell|any\nfunction UITableView:dequeueReusableCell(identifier, indexPath) end"),
    ("UIView.lua", "---@field frame CGRect|table The view's place and size"),
    ("UIView.lua", "---@param options UIView.animate.Options\n"),
    ("UIView.lua", "---@field animations function A function whose changes are animated.\n"),
    // What the host calls a function with, and other ways to call a method.
    ("UIView.lua", "---@field completion? fun(finished: boolean): any Called as completion(finished)"),
    ("UIAction.lua", "---@field handler? fun(action: UIAction): any Called"),
    ("UISwitch.lua", "---@field action? (fun(sender: UISwitch|any, event: UIEvent): any)|string Called"),
    ("UIButton.lua", "---@field configurationUpdateHandler (fun(button: UIButton|any): any)|nil Called"),
    ("UIContextualAction.lua", "completion: fun(isDone: boolean): any): any Called"),
    ("URLSession.lua", "---@param completion? fun(data: string, response: HTTPURLResponse|any, error: URLError|any): any\n"),
    ("UITableView.lua", "---@param updates? function\n---@param completion? fun(finished: boolean): any\n"),
    ("UIControl.lua", "---@overload fun(self: UIControl, target: any, action: string, events: UIControl.Event|UIControl.Event[])\n"),
    ("globals.lua", "---@param fn fun(timer: Timer): any\n---@return Timer\nfunction after("),
    ("enums.lua", "---@alias UITableView.Style\n---| \"plain\"\n---| \"grouped\"\n---| \"insetGrouped\"\n"),
    ("protocols.lua", "---@class UITableViewDelegate: UIScrollViewDelegate\n"),
    (
      "protocols.lua",
      "---@field cellForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewCell The cell for a row"
    ),
    ("globals.lua", "---@return App\nfunction launch(plugin, options) end\n"),
    ("App.lua", "---@field taps? integer The number of taps.\n"), ("CGRect.lua", "---@overload fun(numbers: table): CGRect\n"),
    ("specs.lua", "function assert.frame(app, name"),
    ("App.lua", "---@class App.plot.Options\n---@field of? string|UIView|CALayer|table The object whose numbers"),
    ("App.lua", "---@param options? App.plot.Options|function\n---@param action? function\n---@return Plot\nfunction App:plot("),
    ("UITableView.lua", "---@field dataSource? UITableViewDataSource|table A table with"),
    // An alias of a class's name would hide the class.
    ("enums.lua", "---@alias UIColor.Name\n"), ("URLQueryItem.lua", "---@overload fun(name: string, value?: string): URLQueryItem\n"),
    ("CGRect.lua", "---@overload fun(x: number, y: number, width: number, height: number): CGRect\n"),
    ("UIViewController.lua", "---@field navigationController UINavigationController|any The"),
    ("UITableViewController.lua", "---@class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate\n"),
  ]) func typesSayWhatTheRegistrySays(file: String, text: String) {
    #expect(TypeStubs(api).files[file]?.contains(text) == true)
  }

  @Test func aClassThatScriptsCannotMakeHasNoConstructor() {
    #expect(TypeStubs(api).files["App.lua"]?.contains("@overload") == false)
  }

  @Test func theLuacheckStandardNamesTheGlobals() throws {
    let text = LuacheckStandard(api).text
    for name in ["UITableView", "IndexPath", "launch", "NSDiffableDataSourceSnapshot"] { #expect(text.contains("    \"\(name)\",\n")) }
    let host = ScriptHost()
    defer { host.close() }
    try host.run(
      source: "stds, files = {}, {}\n" + text + "\nassert(#stds.lunette.read_globals > 50 and std == 'lua54+lunette')", name: "=luacheckrc")
  }

  // MARK: The terminal

  @Test(arguments: [
    (
      "UIView:addSubview",
      "UIView:addSubview(view)\n  Adds a view as the frontmost subview. It leaves its former superview.\n  view: UIView\n"
    ),
    ("UIView.alpha", "UIView.alpha: number\n  Opacity, from 0 to 1.\n"),
    ("UIView.superview", "UIView.superview: UIView | nil\n  The view that contains this view, or nil.\n  Read-only.\n"),
    ("UILabel.alpha", "UILabel.alpha: number\n  Opacity, from 0 to 1.\n\n  of UIView\n"),
    (
      "cellForRowAt",
      "UITableViewDataSource:cellForRowAt(tableView, indexPath) -> UITableViewCell\n  The cell for a row, a new one or one from "
        + "dequeueReusableCell. Needed.\n"
        + "  tableView: UITableView\n  indexPath: IndexPath\n"
    ),
    (
      "App:settle",
      "App:settle([options])\n  Runs frames until nothing moves and no timer is due within `timeout`, which is 10 seconds of\n"
        + "  simulated time if it is left out. With { timers = false } it does not wait for timers, with {\n"
        + "  endless = false } not for what repeats for ever. It is an error if something still moves after\n"
        + "  `timeout`.\n"
        + "  options: { timeout =, timers =, endless = }, may be left out\n"
        + "      timeout = number: Seconds of simulated time after which it is an error; 10 if it is left out.\n"
        + "      timers = boolean: Whether the call also waits for timers that are due within `timeout`; true\n          if it is left out.\n"
        + "      endless = boolean: Whether what repeats for ever counts, such as a spinner or a display link;\n"
        + "          true if it is left out, and then it is an error.\n"
    ),
    ("assert.near", "assert.near(expected, actual, tolerance)\n  The two numbers differ by at most the tolerance.\n"),
    ("assert.is.near", "assert.near(expected, actual, tolerance)\n  The two numbers differ by at most the tolerance.\n"),
    ("near", "assert.near(expected, actual, tolerance)\n  The two numbers differ by at most the tolerance.\n"),
    (
      "UITableViewCell.reuseIdentifier",
      "UITableViewCell.reuseIdentifier: string | nil\n  The name of the pool that the view goes to when it leaves the screen, or nil "
        + "for none.\n  Read-only.\n"
    ),
  ]) func aMemberIsShown(name: String, text: String) throws {
    #expect(try ApiReference(api).text(of: name) == text)
  }

  @Test(arguments: [
    ("UITabelView", "there is no 'UITabelView'; did you mean 'UITableView'?"),
    ("UIView:addSubveiw", "UIView has no 'addSubveiw'; did you mean 'addSubview'?"),
    ("UIVeiw.alpha", "there is no 'UIVeiw'; did you mean 'UIView'?"),
    ("UITableViewDelegate:didSelectRow", "UITableViewDelegate has no 'didSelectRow'; did you mean 'didSelectRowAt'?"),
    ("assert.are.eqal", "assert has no 'eqal'; did you mean 'equal'?"),
    ("xyzzyxyzzy", "there is no 'xyzzyxyzzy'; lunette api lists what there is"),
  ]) func aNameThatIsNoneGetsTheNearest(name: String, text: String) throws {
    let unknown = try #require(throws: ApiReference.Unknown.self) { try ApiReference(api).text(of: name) }
    #expect(unknown.description == text)
  }

  @Test func theOverviewNamesEverything() {
    let overview = ApiReference(api).overview
    for name in api.allClasses.map(\.name) + api.functions.map(\.name) + api.protocols.map(\.name) {
      #expect(overview.contains(name), "\(name)")
    }
  }

  @Test func theAssertionsAreShownTogether() throws {
    let text = try ApiReference(api).text(of: "assert")
    #expect(text.hasPrefix("assert\n  What a spec expects.") && text.contains("\n  .near(expected, actual, tolerance)\n"))
  }

  @Test func everyNameThatIsCompletedCanBeShown() throws {
    let reference = ApiReference(api)
    for name in reference.allNames {
      let text = try reference.text(of: name)
      #expect(!text.isEmpty, "\(name)")
    }
  }

  // MARK: Markdown

  @Test func theReferenceInDocsIsCurrent() throws {
    for (name, text) in MarkdownReference(api).files {
      let kept = try String(contentsOfFile: Repository.root + "/docs/reference/" + name, encoding: .utf8)
      #expect(kept == text, "docs/reference/\(name) is not what the registry says; run `make docs`")
    }
  }

  @Test func theTableOfSystemsInTheRulesIsCurrent() throws {
    let kept = try String(contentsOfFile: Repository.root + "/docs/rules/systems.md", encoding: .utf8)
    #expect(kept == SystemsPage.text, "docs/rules/systems.md is not what the table says; run `make docs`")
  }

  private struct Failure: Error {}
}
