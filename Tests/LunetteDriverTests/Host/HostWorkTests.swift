import Lua
import LunetteDriver
import LunetteScript
import Testing

/// Loops of the host whose length a script decides. Under a budget of instructions they count steps, so they end at the same place on every
/// machine; the time limit and control-C end them in the same way.
@Suite struct HostWorkTests {
  struct Loop: Sendable, CustomTestStringConvertible {
    let call: String
    let work: String
    let script: String
    /// VM instructions; each pays for a hundred steps.
    let budget: Int
    var testDescription: String { call }
    init(_ call: String, _ work: String, budget: Int = 500, _ script: String) {
      (self.call, self.work, self.budget, self.script) = (call, work, budget, script)
    }
  }

  /// `window` and `view` exist, and the app runs.
  static let loops: [Loop] = [
    Loop(
      "App:frame", "breaking a text of 60000 characters into lines",
      "view:addSubview(UILabel { frame = { 0, 0, 9, 1e6 }, numberOfLines = 0, text = ('x '):rep(30000) })\n app:frame()"),
    Loop("App:frame", "measuring a text of 400000 bytes", "view:addSubview(UILabel { frame = { 0, 0, 90, 20 }, text = ('é'):rep(200000) })\n app:frame()"),
    Loop(
      "App:frame", "breaking a text of 500 characters into lines",
      "view:addSubview(UITextField { frame = { 0, 0, 90, 20 }, adjustsFontSizeToFitWidth = true, minimumFontSize = 0, font = UIFont.systemFont(1e300), text = ('x'):rep(500) })\n app:frame()"
    ),
    Loop(
      "App:type", "typing a text of 60000 characters",
      "local f = UITextField { frame = { 0, 0, 90, 20 } } view:addSubview(f) f:becomeFirstResponder() text = ('x'):rep(60000)\n app:type(text)"),
    Loop("App:advance", "running frames", "every(1e9, function() end)\n app:advance(80000)"),
    Loop(
      "App:settle", "running frames",
      "UIView.animate { duration = 80000, animations = function() view.alpha = 0.5 end }\n app:settle { timeout = 86000 }"),
    Loop(
      "App:frame", "collecting the layers of a frame",
      "for _ = 1, 300 do local r = CAReplicatorLayer { instanceCount = 1000, frame = { 0, 0, 9, 9 } } r:addSublayer(CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = 'red' }) view.layer:addSublayer(r) end\n app:frame()"
    ),
    Loop(
      "App:frame", "measuring a text of 3 bytes",
      "local titles = {} for i = 1, 200000 do titles[i] = 'a' end view:addSubview(UISegmentedControl { items = titles, frame = { 0, 0, 300, 30 } })\n app:frame()"
    ),
    Loop(
      "App:tap", "gesture recognizers",
      "for _ = 1, 600 do view:addGestureRecognizer(UITapGestureRecognizer { action = function() end }) end\n app:tap { 50, 50 }"),
    // Constraints that contradict each other in ever other ways.
    Loop(
      "UIView:layoutIfNeeded", "constraints", budget: 100,
      "local all = {} for i = 1, 150 do all[i] = UIView { translatesAutoresizingMaskIntoConstraints = false } view:addSubview(all[i]) end for i = 1, 150 do for k = 1, 4 do local other = all[(i * 7919 * k + k * 104729) % 150 + 1] "
        + "if other ~= all[i] then all[i].widthAnchor:constraint(k % 2 == 0 and '>=' or '<=', other.widthAnchor, { multiplier = 0.3 + k / 5, constant = (i * 31 + k * 17) % 40 - 20 }).isActive = true end end end\n view:layoutIfNeeded()"
    ),
    Loop(
      "App:frame", "dashing a path of 5000 pieces",
      "local p = UIBezierPath {} p:move { 0, 0 } for i = 1, 5000 do p:addLine { i % 300, i % 500 } end view.layer:addSublayer(CAShapeLayer { path = p, strokeColor = 'red', lineDashPattern = { 200, 200 } })\n app:frame()"
    ),
    Loop("App:drag", "touch events", "\n app:drag { from = { 1, 1 }, to = { 300, 300 }, duration = 3600 }"),
    Loop(
      "App:explain", "telling", budget: 50,
      "for _ = 1, 30 do app:tap { 9, 9 } end for _ = 1, 25000 do view:addGestureRecognizer(UITapGestureRecognizer { action = function() end }) end finger = app:touch(9, 9)\n app:explain()"
    ),
  ]

  /// The lines before the last are not limited.
  static func run(_ script: String, _ limits: LuaLimits) throws {
    var options = ScriptHost.Options()
    options.output = { _ in }
    let host = ScriptHost(options: options)
    defer { host.close() }
    let lines = script.split(separator: "\n")
    try host.run(
      source: """
        app = launch({ didFinishLaunching = function()
          window = UIWindow {}
          view = UIView { frame = { 0, 0, 320, 480 } }
          window:addSubview(view)
          window:makeKeyAndVisible()
        end }, { allowLayoutProblems = true })
        """ + "\n" + lines.dropLast().joined(separator: "\n"), name: "@before.lua")
    host.state.limits = limits
    defer { host.state.limits = LuaLimits() }
    try host.run(source: String(lines.last ?? ""), name: "@loop.lua")
  }

  @Test(arguments: loops) func aLoopOfTheHostEndsWithItsCall(_ loop: Loop) throws {
    let failure = try #require(throws: ScriptFailure.self) { try Self.run(loop.script, LuaLimits(instructions: loop.budget)) }
    #expect(failure.message.hasPrefix("loop.lua:1: \(loop.call): took more steps than the budget of instructions pays for, "), "\(failure.message)")
    #expect(failure.message.contains(loop.work), "\(failure.message)")
  }

  /// Everyday calls take far fewer steps than their budget pays for.
  @Test func aBudgetIsNoLimitForWhatEndsByItself() throws {
    try Self.run(
      "view:addSubview(UILabel { frame = { 0, 0, 300, 400 }, numberOfLines = 0, text = ('words '):rep(500) })\n app:frame() app:tap { 9, 9 } app:advance(5)",
      LuaLimits(instructions: 5000))
  }

  /// A script that catches the error has no instructions left to go on with.
  @Test func nobodyGoesOnAfterIt() throws {
    let failure = try #require(throws: ScriptFailure.self) {
      try Self.run("every(1e9, function() end)\n while true do pcall(app.advance, app, 80000) end", LuaLimits(instructions: 500))
    }
    #expect(failure.message.hasPrefix("loop.lua:1: ran the 500 VM instructions"), "\(failure.message)")
  }

  /// The next call of the same state, with the same app, does all of its work.
  @Test func theNextCallHasItsWholeBudget() throws {
    var options = ScriptHost.Options()
    options.limits = LuaLimits(instructions: 5000)
    options.output = { _ in }
    let host = ScriptHost(options: options)
    defer { host.close() }
    try host.run(
      source:
        "text = ('x '):rep(300000) app = launch { didFinishLaunching = function() label = UILabel { frame = { 0, 0, 99, 99 }, numberOfLines = 0 } local w = UIWindow {} w:makeKeyAndVisible() w:addSubview(label) end }",
      name: "=one")
    #expect(throws: ScriptFailure.self) { try host.run(source: "label.text = text app:frame()", name: "=two") }
    try host.run(source: "label.text = 'short' assert(app:frame():find 'short')", name: "=three")
  }
}
