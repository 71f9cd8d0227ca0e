import LunetteDriver
import LunetteKit
import LunetteScript
import ScriptTestSupport
import Testing

/// The host: how long its objects live, and which of them a run leaves.
@Suite struct ScriptHostTests {
  func run(_ script: String, options change: (inout ScriptHost.Options) -> Void = { _ in }) throws -> String {
    try ScriptHost.printed(change) { try $0.run(source: script, name: "=script") }
  }

  @Test func aViewIsTheSameValueHoweverItIsReached() throws {
    #expect(
      try run(
        """
        local parent, child = UIView {}, UIView {}
        parent:addSubview(child)
        local known = { [child] = "known" }
        child = nil
        for _ = 1, 50 do local garbage = {} end
        print(known[parent.subviews[1]], parent.subviews[1].superview == parent)
        """) == "known\ttrue\n")
  }

  @Test func fieldsOfAnInstanceLiveAsLongAsTheHostKeepsIt() throws {
    #expect(
      try run(
        """
        local Note = class("Note", UIView)
        local window = UIWindow {}
        for i = 1, 3000 do
          local view = Note {}
          view.number = i
          if i % 1000 == 0 then window:addSubview(view) end
        end
        local app = launch { didFinishLaunching = function() window:makeKeyAndVisible() end }
        app:advanceFrames(3)
        for _, view in ipairs(window.subviews) do print(view.number) end
        """) == "1000\n2000\n3000\n")
  }

  @Test func aPictureThatIsOnlyThereAsPdfIsNotedByItsPlainName() throws {
    let folder = try SpecFolder()
    for name in ["drawn.pdf", "Assets.xcassets/leaf.imageset/a-leaf.pdf"] { try folder.write(name, "%PDF-1.4\n") }
    try folder.write("app.lua", "return { didFinishLaunching = function() print(UIImage.named 'drawn', UIImage.named 'leaf', UIImage.named 'none') end }")
    let host = ScriptHost(options: RecordingTests.quiet)
    defer { host.close() }
    try host.run(source: "launch '\(folder.path)/app.lua'", name: "=script")
    let warnings = host.apps.last?.simulation.warnings ?? []
    #expect(warnings.count == 2, "\(warnings)")
    for (warning, words) in zip(warnings, ["UIImage.named(\"drawn\")", "UIImage.named(\"leaf\")"]) {
      #expect(warning.hasPrefix(words) && warning.contains(".pdf shows nothing"), "\(warning)")
    }
  }

  @Test func theSameSeedGivesTheSameRun() throws {
    let script = "print(math.random(1000000), math.random(1000000)); for k in pairs { b = 1, a = 2, [2] = 0, [1] = 0 } do print(k) end"
    let first = try run(script)
    #expect(try run(script) == first)
    #expect(try run(script) { $0.seed = 7 } != first)
    #expect(first.hasSuffix("1\n2\na\nb\n"))
  }

  @Test func aTreeTooDeepIsRefused() throws {
    #expect(
      try run(
        """
        local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
        local function nest(add)
          local top = UIView { frame = { 0, 0, 100, 100 } }
          local count, last = 1, top
          while pcall(function()
            local view = UIView { frame = { 0, 0, 100, 100 } }
            if add == "inside" then last:addSubview(view); last = view else view:addSubview(top); top = view end
          end) do count = count + 1 end
          return top, count
        end
        for _, way in ipairs { "inside", "around" } do
          local top, count = nest(way)
          print(count, pcall(function() app.window:addSubview(top) end))
          app:advanceFrames(2)
          app:tap { 50, 50 }
          print(#app:tree() > 0, app:frame():sub(1, 3))
          top:removeFromSuperview()
        end
        local a, b = UIView {}, UIView {}
        for _ = 1, 1000 do a:addSubview(b); b:removeFromSuperview(); b:addSubview(a); a:removeFromSuperview() end
        print("swapped")
        """
      ) == """
        256\tfalse\tscript:13: A view tree can't be deeper than 256 levels; addSubview would make it so
        true\t╭
        256\tfalse\tscript:13: A view tree can't be deeper than 256 levels; addSubview would make it so
        true\t╭
        swapped

        """)
  }

  @Test func noAddressIsEverShown() throws {
    #expect(
      try run(
        """
        local t, f = {}, function() end
        print(t, f, t, tostring({}), ("%s and %5.1f %s"):format(t, 2, f), coroutine.create(f))
        print(setmetatable({}, { __tostring = function() return "own" end }), ("%s%%"):format(setmetatable({}, { __tostring = function() return "x" end })))
        print(pcall(string.format, "%p", t))
        """) == """
          {}\tfunction: 3\t{}\ttable: 1\ttable: 2 and   2.0 function: 3\tthread: 4
          own\tx%
          false\tscript:4: string.format: '%p' is not available: addresses differ from run to run

          """)
  }

  @Test func anErrorInACallbackComesOutOfTheCallThatRanTheFrame() throws {
    #expect(
      try run(
        """
        local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
        after(0.1, function() error("late") end)
        print(pcall(app.advance, app, 0.05))
        print(pcall(app.advance, app, 0.1))
        print(pcall(app.advance, app, 0.1))
        """) == "true\nfalse\tscript:2: late\ntrue\n")
  }

  @Test func settleNamesWhatStillMoves() throws {
    let text = try run(
      """
      local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
      every(0.5, function() end)
      print(select(2, pcall(app.settle, app, { timeout = 2 })))
      """)
    #expect(
      text == "script:3: settle gave up after 2 s; still moving: a timer due at 2.5 s, every 0.5 s, since 0 s, started by script:2\n")
  }

  @Test func twoAppsHaveClocksOfTheirOwn() throws {
    #expect(
      try run(
        """
        local plugin = { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
        local one, two = launch(plugin), launch(plugin, { device = "iPad" })
        one:advance(1)
        two:advance(0.5)
        print(one.time, two.time, one.window.frame.width, two.window.frame.width)
        """) == "1.0\t0.5\t320.0\t768.0\n")
  }

  @Test func aFrameCantBeRunFromInsideAFrame() throws {
    let text = try run(
      """
      local app
      app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
      after(0, function() app:advance(1) end)
      print(select(2, pcall(app.advance, app, 0.1)))
      """)
    #expect(text.hasPrefix("script:3: the clock can't be advanced from inside a callback"))
  }

  @Test func whatTheDescriptionNamesIsThere() throws {
    let description = ScriptHost.apiDescription
    var script = ""
    for name in (description.classes + description.values + description.libraryClasses).map(\.name) + description.functions.map(\.name) {
      script += "assert(\(name))\n"
    }
    for declared in description.values {
      let maker =
        declared.name == "IndexPath"
        ? "IndexPath(1, 2)"
        : declared.name == "Date"
          ? "Date()"
          : declared.name.hasSuffix("Transform") || declared.name.hasSuffix("Transform3D")
            ? "\(declared.name).identity"
            : "\(declared.name) {\(declared.name == "CGPoint" || declared.name == "CGSize" ? "1, 2" : "1, 2, 3, 4")}"
      for member in declared.members {
        script += "assert(\(member.kind == .typeValue ? declared.name : "(\(maker))").\(member.name) ~= nil, '\(member.name)')\n"
      }
    }
    script += "print('complete')"
    #expect(try run(script) == "complete\n")
  }

  /// A snapshot has no other names than those that it lists.
  @Test func whatASnapshotHasIsDescribed() throws {
    let declared = try #require(ScriptHost.apiDescription.libraryClasses.first { $0.name == "NSDiffableDataSourceSnapshot" })
    let text = try run("print(select(2, pcall(function() return NSDiffableDataSourceSnapshot().nothing end)))")
    let names = try #require(text.components(separatedBy: "; it has ").last).dropLast().components(separatedBy: ", ")
    #expect(declared.members.map(\.name).sorted() == names)
  }

  @Test func everyClassOfTheRegistryIsDescribed() {
    let description = ScriptHost.apiDescription
    #expect(description.classes.count > 20)
    for declared in description.classes {
      #expect(!declared.doc.isEmpty, "\(declared.name)")
      for member in declared.members { #expect(!member.doc.isEmpty, "\(declared.name).\(member.name)") }
      // A function or a value of the class may have the name of a member of its objects.
      let names = declared.members.map { ($0.kind == .typeFunction || $0.kind == .typeValue ? "." : ":") + $0.name }
      #expect(Set(names).count == names.count, "\(declared.name) declares a member twice")
    }
  }
}
