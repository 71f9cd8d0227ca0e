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
    var testDescription: String { "\(call), \(work)" }
    init(_ call: String, _ work: String, budget: Int = 50, _ script: String) {
      (self.call, self.work, self.budget, self.script) = (call, work, budget, script)
    }
  }

  /// `window` and `view` exist, and the app runs. Each loop is a little longer than its budget pays for.
  static let loops: [Loop] = [
    // Texts.
    Loop(
      "App:frame", "breaking a text of 8000 characters into lines",
      "view:addSubview(UILabel { frame = { 0, 0, 9, 1e6 }, numberOfLines = 0, text = ('x '):rep(4000) })\n app:frame()"),
    Loop("App:frame", "measuring a text of 40000 bytes", "view:addSubview(UILabel { frame = { 0, 0, 90, 20 }, text = ('é'):rep(20000) })\n app:frame()"),
    Loop(
      "App:frame", "breaking a text of 500 characters into lines",
      "view:addSubview(UITextField { frame = { 0, 0, 90, 20 }, adjustsFontSizeToFitWidth = true, minimumFontSize = 0, font = UIFont.systemFont(1e300), text = ('x'):rep(500) })\n app:frame()"
    ),
    Loop(
      "App:type", "typing a text of 6000 characters",
      "local f = UITextField { frame = { 0, 0, 90, 20 } } view:addSubview(f) f:becomeFirstResponder() text = ('x'):rep(6000)\n app:type(text)"),
    Loop(
      "App:frame", "measuring a text of 3 bytes",
      "local titles = {} for i = 1, 20000 do titles[i] = 'a' end view:addSubview(UISegmentedControl { items = titles, frame = { 0, 0, 300, 30 } })\n app:frame()"
    ),
    Loop(
      "App:frame", "looking for links and numbers in a text of",
      "local words = {} for i = 1, 3000 do words[i] = 'http://a' .. i .. '.de 030-12345' end text = UITextView { frame = { 0, 0, 300, 300 }, isEditable = false, text = table.concat(words, ' ') } view:addSubview(text)\n text.dataDetectorTypes = { 'all' } app:frame()"
    ),
    Loop(
      "App:frame", "finding the direction of a text of 1501 characters",
      "view:addSubview(UILabel { frame = { 0, 0, 90, 20 }, text = ('\\u{2068}'):rep(1500) .. '\\u{5D0}' })\n app:frame()"),
    // Time.
    Loop("App:advance", "running frames", "every(1e9, function() end)\n app:advance(8000)"),
    Loop(
      "App:settle", "running frames",
      "UIView.animate { duration = 8000, animations = function() view.alpha = 0.5 end }\n app:settle { timeout = 86000 }"),
    Loop("App:advance", "firing timers", "for _ = 1, 6000 do after(1, print) end\n app:advance(2)"),
    // Drawing.
    Loop(
      "App:frame", "collecting the layers of a frame",
      "for _ = 1, 30 do local r = CAReplicatorLayer { instanceCount = 1000, frame = { 0, 0, 9, 9 } } r:addSublayer(CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = 'red' }) view.layer:addSublayer(r) end\n app:frame()"
    ),
    Loop(
      "App:frame", "drawing a frame of 3002 layers",
      "for _ = 1, 3000 do view.layer:addSublayer(CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = 'red' }) end\n app:frame()"),
    Loop(
      "App:snapshot", "drawing a frame of 3002 layers",
      "for _ = 1, 3000 do view.layer:addSublayer(CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = 'red' }) end\n app:snapshot 'svg'"),
    Loop(
      "App:frame", "drawing a path of 491 elements",
      "local p = UIBezierPath {} p:move { 0, 0 } for i = 1, 1000 do p:addLine { i % 300, i % 500 } end view.layer:addSublayer(CAShapeLayer { path = p, strokeColor = 'red', lineDashPattern = { 200, 200 } })\n app:frame()"
    ),
    Loop(
      "UIBezierPath:contains", "drawing a path of 6001 elements",
      "p = UIBezierPath {} p:move { 0, 0 } for i = 1, 6000 do p:addLine { i % 300, i % 500 } end\n p:contains { 5, 5 }"),
    Loop(
      "UIBezierPath:reversing", "reversing a path of 6001 elements",
      "p = UIBezierPath {} p:move { 0, 0 } for i = 1, 6000 do p:addLine { i, i } end\n p:reversing()"),
    Loop(
      "UIBezierPath:append", "copying a path of 6001 elements",
      "p = UIBezierPath {} p:move { 0, 0 } for i = 1, 6000 do p:addLine { i, i } end\n p:append(p)"),
    // Views, layout, lists.
    Loop(
      "UIView:layoutIfNeeded", "laying out views", "for _ = 1, 6000 do local v = UIView {} view:addSubview(v) v:setNeedsLayout() end\n view:layoutIfNeeded()"),
    // Constraints that contradict each other in ever other ways.
    Loop(
      "UIView:layoutIfNeeded", "constraints", budget: 10,
      "local all = {} for i = 1, 60 do all[i] = UIView { translatesAutoresizingMaskIntoConstraints = false } view:addSubview(all[i]) end for i = 1, 60 do for k = 1, 4 do local other = all[(i * 7919 * k + k * 104729) % 60 + 1] "
        + "if other ~= all[i] then all[i].widthAnchor:constraint(k % 2 == 0 and '>=' or '<=', other.widthAnchor, { multiplier = 0.3 + k / 5, constant = (i * 31 + k * 17) % 40 - 20 }).isActive = true end end end\n view:layoutIfNeeded()"
    ),
    Loop(
      "App:advanceFrames", "laying out views",
      "local c = UICollectionView { frame = view.bounds, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 1e-3, 1e-3 }, minimumLineSpacing = 0, minimumInteritemSpacing = 0 }, "
        + "dataSource = { numberOfItemsInSection = function() return 100000 end, cellForItemAt = function(_, v, i) return v:dequeueReusableCell('c', i) end } } c:register(UICollectionViewCell, 'c') view:addSubview(c)\n app:advanceFrames(1)"
    ),
    // Touches, and what is seen of a screen.
    Loop(
      "App:tap", "gesture recognizers",
      "for _ = 1, 150 do view:addGestureRecognizer(UITapGestureRecognizer { action = function() end }) end\n app:tap { 50, 50 }"),
    Loop("App:drag", "touch events", "\n app:drag { from = { 1, 1 }, to = { 300, 300 }, duration = 360 }"),
    Loop(
      "App:touches", "scheduling 6000 touch events",
      "list = {} for i = 1, 6000 do list[i] = { i / 1e6, 1, i == 1 and 'began' or 'moved', i % 300, i % 300 } end\n app:touches(list)"),
    Loop("App:exists", "views", "for i = 1, 6000 do view:addSubview(UIView { frame = { 0, 0, 9, 9 } }) end\n app:exists { class = 'UILabel' }"),
    Loop(
      "App:explain", "telling",
      "for _ = 1, 30 do app:tap { 9, 9 } end for _ = 1, 8000 do view:addGestureRecognizer(UITapGestureRecognizer { action = function() end }) end finger = app:touch(9, 9)\n app:explain()"
    ),
    Loop(
      "App:tree", "telling of the views", budget: 10,
      "for i = 1, 3000 do view:addSubview(UILabel { frame = { 0, 0, 9, 9 }, text = 'some words' }) end\n app:tree()"),
    // Values of Foundation.
    Loop(
      "JSONSerialization.jsonObject", "reading 40003 bytes of JSON", "text = '[' .. ('1,'):rep(20000) .. '1]'\n JSONSerialization.jsonObject(text)"),
    Loop("JSONSerialization.data", "reading the keys of a table", "list = {} for i = 1, 10000 do list[i] = i end\n JSONSerialization.data(list)"),
    // A table of a few lines that is a text without end.
    Loop(
      "JSONSerialization.isValidJSONObject", "a table",
      "pair = { 1 } for _ = 1, 40 do pair = { pair, pair } end\n JSONSerialization.isValidJSONObject(pair)"),
    Loop(
      "Calendar:nextDate", "reckoning with dates", budget: 20,
      "calendar, date = Calendar {}, Date { timeIntervalSinceReferenceDate = 0 }\n calendar:nextDate(date, { month = 2, day = 30 })"),
    Loop("ListFormatter.localizedString", "listing 6000 texts", "list = {} for i = 1, 6000 do list[i] = 'a' end\n ListFormatter.localizedString(list)"),
    Loop(
      "App:advance", "reading the words of a page of 18000 bytes",
      "local web = WKWebView { frame = view.bounds } view:addSubview(web) web:loadHTMLString(('<p>'):rep(6000))\n app:advance(1)"),
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

  /// What the host makes in one call is refused before it is made, or ends while it is made; the script can go on with less.
  @Test(arguments: [
    (
      "UIBezierPath:contains: drawing a path of 300001 elements: ",
      "path = UIBezierPath {} path:move { 0, 0 } for i = 1, 3e5 do path:addCurve({ i, 999 }, { 0, i }, { i, i }) end\n path:contains { 1, 1 }"
    ),
    (
      "App:advanceFrames: placing ",
      "local c = UICollectionView { frame = view.bounds, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 1e-6, 1e-6 }, minimumLineSpacing = 0, minimumInteritemSpacing = 0 }, "
        + "dataSource = { numberOfItemsInSection = function() return 50000000 end, cellForItemAt = function() end } } view:addSubview(c)\n app:advanceFrames(1)"
    ),
    (
      "JSONSerialization.data: writing a table as JSON: ",
      "local text = ('x'):rep(4e6) list = {} for i = 1, 50 do list[i] = text end\n JSONSerialization.data(list)"
    ),
    ("JSONSerialization.jsonObject: reading 4000002 bytes of JSON: ", "text = '[' .. ('{},'):rep(1333333) .. '1]'\n JSONSerialization.jsonObject(text)"),
    (
      "ListFormatter.localizedString: listing 20 texts: ",
      "local text = ('x'):rep(2e6) list = {} for i = 1, 20 do list[i] = text end\n ListFormatter.localizedString(list)"
    ),
    (
      "UITabBar.items: showing a tab bar's 60000 items: ",
      "bar = UITabBar {} list = {} for i = 1, 60000 do list[i] = UITabBarItem {} end\n bar.items = list"
    ),
  ]) func aCallEndsBeforeItHoldsMoreThanTheScriptMay(_ words: String, _ script: String) throws {
    let failure = try #require(throws: ScriptFailure.self) { try Self.run(script, LuaLimits(memory: 96 << 20)) }
    #expect(failure.message.hasPrefix("loop.lua:1: \(words)"), "\(failure.message)")
    #expect(failure.message.contains("the script needs more memory than its limit of 96 MB"), "\(failure.message)")
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
