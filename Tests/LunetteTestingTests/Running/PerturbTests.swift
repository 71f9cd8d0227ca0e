import LunetteDriver
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// `lunette test --perturb`: tests that pass by luck.
@Suite struct PerturbTests {
  /// A button that starts two timers of one time, and a label with the order in which they came.
  private static let race = """
    local race = function()
      local window = UIWindow { backgroundColor = "white" }
      local text, label = "", UILabel { frame = { 20, 200, 200, 30 }, accessibilityIdentifier = "text" }
      local button = UIButton { type = "system", frame = { 20, 100, 200, 44 } }
      button:setTitle("Start", "normal")
      button:addTarget("touchUpInside", function()
        button.isEnabled = false
        for _, letter in ipairs { "a", "b" } do after(1, function() text = text .. letter label.text = text end) end
      end)
      window:addSubview(button)
      window:addSubview(label)
      window:makeKeyAndVisible()
    end
    """
  /// A banner that hides itself 0.3 s after a tap.
  private static let banner = """
    local banner = function()
      local window = UIWindow { backgroundColor = "white" }
      local undo = UIButton { type = "system", frame = { 20, 200, 200, 44 }, isHidden = true }
      undo:setTitle("Undo", "normal")
      local button = UIButton { type = "system", frame = { 20, 100, 200, 44 } }
      button:setTitle("Delete", "normal")
      button:addTarget("touchUpInside", function()
        undo.isHidden = false
        after(0.3, function() undo.isHidden = true end)
      end)
      window:addSubview(button)
      window:addSubview(undo)
      window:makeKeyAndVisible()
    end
    """

  private func run(_ plugin: String, _ body: String, _ kinds: [String] = PerturbPlan.usual, seed: UInt64 = 1) throws -> SpecFolder {
    let folder = try SpecFolder()
    try folder.add("a", plugin + "\nit(\"the test\", function()\n" + body + "\nend)")
    folder.run {
      $0.perturbations = PerturbPlan(kinds, runs: PerturbPlan.usualRuns)
      $0.host.seed = seed
    }
    return folder
  }

  private static let raced = """
    local app = launch { didFinishLaunching = race }
    app:tap "Start"
    app:advance(1.2)
    assert.equal("ab", app:find({ id = "text" }).text)
    """

  @Test("E-115, E-120: a test that depends on the order of two timers, with the same report each time") func order() throws {
    let folder = try run(Self.race, Self.raced, seed: 5)
    let message = folder.message(of: "the test")
    #expect(message.hasPrefix("the test: depends on order: the timer of "))
    #expect(message.contains("then line 18 fails") && !message.contains("touches") && !message.contains("pace"))
    #expect(try run(Self.race, Self.raced, seed: 5).message(of: "the test").split(separator: "/").last == message.split(separator: "/").last)
  }

  @Test("a test that depends on one of two orders, which turned together hide each other") func orders() throws {
    let folder = try run(
      """
      local app
      local server = Server { baseURL = "https://shop.test", latency = 0.3 }
      for _, name in ipairs { "a", "b" } do server:get("/" .. name, { body = name }) end
      local function start()
        UIWindow {}:makeKeyAndVisible()
        for _, name in ipairs { "a", "b" } do
          Task(function()
            local text = URLSession.shared:data("https://shop.test/" .. name)
            app.delegate.all = (app.delegate.all or "") .. text
          end)
        end
      end
      """,
      """
      app = launch({ didFinishLaunching = start }, { network = server })
      app:settle()
      assert.are.equal("ab", app.delegate.all)
      """)
    #expect(folder.message(of: "the test").contains("depends on order: "))
  }

  @Test("E-116: a test that measures how long a tap lasts") func touches() throws {
    let folder = try run(
      """
      local began, ended
      local plugin = function()
        local window = UIWindow {}
        local view = class("Timed", UIView)
        function view:touchesBegan(touches) began = touches[1].timestamp end
        function view:touchesEnded(touches) ended = touches[1].timestamp end
        window:addSubview(view { frame = { 0, 0, 300, 300 }, accessibilityIdentifier = "view" })
        window:makeKeyAndVisible()
      end
      """,
      """
      local app = launch { didFinishLaunching = plugin }
      app:tap { id = "view" }
      assert.near(0.05, ended - began, 0.001)
      """)
    #expect(folder.message(of: "the test").contains("depends on touches: a tap lasts 0.12 s: app:tap { id = \"view\" }"))
    // That timers are due at other times is no cause.
    let timed = try run(
      "local plugin = function() UIWindow {}:makeKeyAndVisible() after(1, function() end) end",
      """
      local app = launch { didFinishLaunching = plugin }
      app:tap { 100, 100 }
      assert.near(0.05, app.time, 0.001)
      """
    ).message(of: "the test")
    #expect(timed.contains("depends on touches") && !timed.contains("cause"), "\(timed)")
  }

  @Test("E-117: a test that must be quick") func pace() throws {
    let folder = try run(
      Self.banner,
      """
      local app = launch { didFinishLaunching = banner }
      app:tap "Delete"
      app:tap "Undo"
      """)
    let message = folder.message(of: "the test")
    #expect(message.contains("depends on pace: 30 frames before app:tap \"Undo\" (a_spec.lua:18), then line 18 fails; first difference: "))
  }

  @Test("a value of the app that alone makes the test fail is its cause") func cause() throws {
    let folder = try run(
      """
      local app
      local function start()
        UIWindow {}:makeKeyAndVisible()
        app.delegate.isReady, app.delegate.count = false, 0
        for _, number in ipairs { 1, 2 } do
          after(1, function()
            app.delegate.count = app.delegate.count + number
            app.delegate.isReady = number == 2
            app.delegate.last = number
          end)
        end
      end
      """,
      """
      app = launch { didFinishLaunching = function() after(0, start) end }
      app:advance(1.5)
      assert.is_true(app.delegate.isReady)
      """)
    let message = folder.message(of: "the test")
    #expect(message.hasSuffix("; cause: plugin.isReady is false, not true"), "\(message)")
  }

  @Test("values that scripts can't be given are named where none alone decides") func values() throws {
    let message = try run(Self.race, Self.raced).message(of: "the test")
    #expect(message.contains("; no single cause: ") && message.contains(" is \"ba\", not \"ab\""), "\(message)")
  }

  @Test("the value in which an app differs where a call finds its target no more") func goneTarget() throws {
    let message = try run(
      Self.banner,
      """
      local app = launch { didFinishLaunching = banner }
      app:tap "Delete"
      app:tap "Undo"
      """
    ).message(of: "the test")
    #expect(message.contains("isHidden is true, not false"), "\(message)")
  }

  @Test("a label that a timer's function refers to differs in its text only") func heldLabel() throws {
    let message = try run(
      """
      local function start()
        local window = UIWindow { backgroundColor = "white" }
        local label = UILabel { frame = { 20, 200, 200, 30 }, text = "Saving" }
        local button = UIButton { type = "system", frame = { 20, 100, 200, 44 } }
        button:setTitle("Save", "normal")
        button:addTarget("touchUpInside", function() after(0.5, function() label.text = "Saved" end) end)
        local other = UIButton { type = "system", frame = { 20, 300, 200, 44 } }
        other:setTitle("Look", "normal")
        for _, view in ipairs { button, other, label } do window:addSubview(view) end
        window:makeKeyAndVisible()
      end
      """,
      """
      local app = launch { didFinishLaunching = start }
      app:tap "Save"
      app:tap "Look"
      assert.is_true(app:exists "Saving")
      """
    ).message(of: "the test")
    #expect(message.contains("text is \"Saved\", not \"Saving\"") && !message.contains("there"), "\(message)")
  }

  @Test func sayingSoIsAllowed() throws {
    let folder = try run(Self.race, "perturb { order = false, reason = \"it is about the order\" }\n" + Self.raced)
    #expect(folder.message(of: "the test") == "")
    #expect(try run("", "perturb { order = false }").message(of: "the test").contains("needs a reason"))
    #expect(try run("", "perturb { ordr = false }").message(of: "the test").contains("did you mean \"order\"?"))
    #expect(PerturbPlan(["noise"], runs: 1) == nil)
  }

  @Test("E-119: the project's own spec of fruits depends on nothing") func fruits() throws {
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    options.perturbations = PerturbPlan(PerturbPlan.usual, runs: 2)
    let counts = SpecRunner(options: options) { _ in }.run([Repository.root + "/scripts/fruits_spec.lua"]).counts
    #expect(counts.failed == 0 && counts.passed > 0)
  }
}
