import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

extension ScenarioApp: LuaObject { public static var luaName: String { "App" } }
extension ScenarioFinger: LuaObject { public static var luaName: String { "Finger" } }

extension Registry {
  /// The whole API, for apps and for the scenarios and specs that drive them. The binding, the messages, the reference and the types for
  /// editors are made from these declarations.
  static let shared = Registry(appClasses + [scenario, server, voiceOver, textPattern])

  /// The running app as a scenario sees it. Source: docs/lua-api.md 4
  static func scenario(_ r: RegistryBuilder) {
    r.type(ScenarioApp.self, "App", doc: "A running app, with its clock, its fingers and its screen.") { c in
      appClock(c)
      appTouches(c)
      appTwoFingers(c)
      appState(c)
      appKeyboard(c)
      appSystem(c)
      appServices(c)
      appSearch(c)
      appLooking(c)
      appAccessibility(c)
      appPlot(c)
    }
    plots(r)
    r.type(ScenarioFinger.self, "Finger", doc: "A finger that app:touch has put down, and that the scenario moves.") { c in
      c.method(
        "move",
        "Moves the finger in a straight line to a point of the screen, in so many seconds (0.3 if they are left out).",
        args: "x", "y", "seconds"
      ) {
        (f: ScenarioFinger, x: CGFloat, y: CGFloat, seconds: Double?) in
        try f.move(to: CGPoint(x: x, y: y), duration: seconds ?? ScenarioApp.Timing.drag)
      }
      c.method("hold", "Lets the finger rest for so many seconds.", "seconds", ScenarioFinger.hold(_:))
      c.method(
        "press", "Presses with another force at the same place: 1 is an average touch, UITouch.maximumPossibleForce the hardest one.", "force",
        ScenarioFinger.press(_:))
      c.method("lift", "Lifts the finger.", ScenarioFinger.lift)
      c.method("cancel", "Cancels the touch, as the system can do.", ScenarioFinger.cancel)
    }
  }

  private static func appClock(_ c: ClassBuilder<ScenarioApp>) {
    c.property("time", "The time of the event or frame that is being handled, from the launch.", unit: .seconds, get: \.simulation.time)
    c.property("system", "The number of the system that is simulated: 12 or 17.", get: \.simulation.system.number)
    c.property("frameCount", "The number of frames since the launch.", get: \.simulation.frameCount)
    c.method("advance", "Lets simulated time pass; a frame takes 1/60 s.", "seconds", ScenarioApp.advance(seconds:))
    c.measured(in: .seconds)
    c.method("wait", "Lets simulated time pass, rounded to whole frames.", "seconds", ScenarioApp.wait(seconds:))
    c.measured(in: .seconds)
    c.method("advanceFrames", "Runs whole frames; 1 if no number is given.", args: "count") { (app: ScenarioApp, count: Int?) in
      try app.advance(frames: count ?? 1)
    }
    c.method(
      "settle",
      "Runs frames until nothing moves and no timer is due within `timeout`, which is 10 seconds of simulated time if it is left out. "
        + "With { timers = false } it does not wait for timers, with { endless = false } not for what repeats for ever.", args: "options"
    ) {
      (app: ScenarioApp, options: SettleOptions?) in
      let options = options ?? .init()
      try app.settle(timeout: options.timeout, timers: options.timers, endless: options.endless)
    }
    c.raises("if something still moves after `timeout`")
    c.method(
      "waitFor",
      "Runs frames until something on the screen matches, and returns the view.",
      args: "query", "options"
    ) { (app: ScenarioApp, query: ViewQuery, options: WaitOptions?) in
      try app.wait(for: query, timeout: (options ?? .init()).timeout)
    }
    c.raises("if nothing matches within `timeout`, which is 10 seconds of simulated time if it is left out")
    c.method(
      "scrollTo",
      "Drags the scroll views on the screen as a finger would, each to its end and then back to its start, until something matches, and "
        + "returns the view that matches. To { row = { 1, 28 } }, { item = { 1, 28 } } or a view it drags straight.",
      args: "target", "options"
    ) { (app: ScenarioApp, target: ScenarioTarget, options: ScrollToOptions?) in try app.scroll(to: target, in: options?.on) }
    c.raises("if nothing matches")
    c.method(
      "adjust",
      "Sets a control by touches, and returns the value that it has then. A slider takes a number or { fraction = 0.5 } and is dragged; a "
        + "stepper a number, a page control a page, a segmented control a number or a title, a switch true or false: these are tapped. The "
        + "wheels of a picker are turned to a title, to { component = 2, row = 3 } or { component = 2, title = \"May\" }, those of a date "
        + "picker also to a date in seconds.", "target", "value", ScenarioApp.adjust(_:to:))
    c.raises("if the control has no such value")
    c.method(
      "reload",
      "Loads the changed files of the plugin into the running app. Tables keep their offsets and selections, and data stays as it is "
        + "unless the files set other values now. Returns the names of the files. After an error the app is as it was before.", ScenarioApp.reload)
    c.method("close", "Ends the app without telling it. app:terminate() tells it first.", ScenarioApp.end)
  }

  private static func appTouches(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "tap",
      "A finger lands on a target and lifts 0.05 s later. The call does not wait.",
      args: "target", "options"
    ) {
      (app: ScenarioApp, target: ScenarioTarget, options: TapOptions?) in try tap(app, target, options, taps: 1)
    }
    c.raises("if the target is a disabled control, or if something covers it")
    c.method("doubleTap", "Taps a target twice, quickly.", args: "target", "options") {
      (app: ScenarioApp, target: ScenarioTarget, options: TapOptions?) in try tap(app, target, options, taps: 2)
    }
    c.method("longPress", "A finger stays on a target for `duration`, 0.6 s if it is left out.", args: "target", "options") {
      (app: ScenarioApp, target: ScenarioTarget, options: LongPressOptions?) in
      let options = options ?? .init()
      try app.longPress(at: app.place(of: target, force: options.force), duration: options.duration)
    }
    c.method(
      "drag",
      "A finger moves in a straight line at constant speed: { from =, to =, duration = 0.3, hold = 0 }, or { on =, by = {dx, dy} }.",
      args: "options"
    ) {
      (app: ScenarioApp, options: DragOptions) in
      let start = try app.place(of: options.start, force: options.force, needsEnabled: false)
      try app.drag(from: start, to: options.end(from: start.point, in: app), duration: options.duration, hold: options.hold)
    }
    c.method(
      "swipe",
      "A finger moves quickly to the left, right, up or down, or to the side where lines begin (leading) or end (trailing): "
        + "{ distance = 150, duration = 0.12 }.",
      args: "target", "direction", "options"
    ) {
      (app: ScenarioApp, target: ScenarioTarget, direction: SwipeDirection, options: SwipeOptions?) in
      let options = options ?? .init()
      let start = try app.place(of: target, force: options.force, needsEnabled: false)
      let vector = direction.onScreen(of: start.target, in: app).vector
      try app.drag(from: start, to: start.point.moved(by: vector, times: options.distance), duration: options.duration, hold: 0)
    }
    c.method(
      "fling", "A finger moves for 0.05 s and lifts with a velocity: { from =, velocity = {vx, vy} }.", args: "options"
    ) {
      (app: ScenarioApp, options: FlingOptions) in
      let start = try options.from.place(in: app)
      let duration = ScenarioApp.Timing.fling
      try app.drag(from: start, to: start.point.moved(by: options.velocity, times: CGFloat(duration)), duration: duration, hold: 0)
    }
    c.measured(in: .pointsPerSecond)
    c.method("touch", "Puts a finger down at a point of the screen and returns it.", args: "x", "y") {
      (app: ScenarioApp, x: CGFloat, y: CGFloat) in try ScenarioFinger(app: app, at: CGPoint(x: x, y: y))
    }
    c.measured(in: .points)
    c.method("together", "Runs several functions side by side in simulated time, so that their fingers move together.", args: "functions") {
      (app: ScenarioApp, functions: LuaArguments) in
      var arguments = functions
      var callbacks: [Callback] = []
      while arguments.count > 0 { callbacks.append(Callback(try arguments.take(LuaFunction.self))) }
      try app.together(callbacks.map { callback in { try callback.callThrowing(asScenario: true) } })
    }
    c.method(
      "touches",
      "Replays touches from a list of { t, finger, phase, x, y }, where t is in seconds from now. A sixth number is the force from then on.",
      args: "list"
    ) {
      (app: ScenarioApp, list: [TouchEntry]) in try app.replay(list.map { ($0.time, $0.sample) })
    }
    c.method("interrupt", "Cancels all touches, as an incoming call does.", ScenarioApp.interrupt)
  }

  private static func tap(_ app: ScenarioApp, _ target: ScenarioTarget, _ options: TapOptions?, taps: Int) throws {
    let (taps, fingers) = (options?.taps ?? taps, options?.fingers ?? 1)
    for (name, count) in [("taps", taps), ("fingers", fingers)] where !(1...ScenarioApp.mostTaps).contains(count) {
      throw ScenarioError.badValue(name: name, wanted: "between 1 and \(ScenarioApp.mostTaps)", got: "\(count)")
    }
    try app.tap(at: app.place(of: target, force: options?.force ?? false), taps: taps, fingers: fingers)
  }

  private static func appKeyboard(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "type",
      "Types a text with the keyboard, key by key. A line break is the return key, \"\\b\" is the delete key. A target, which may also come "
        + "first, is tapped before unless it is being edited, and means the field that is in it alone.", "text", "target",
      ScenarioApp.type(_:_:))
    c.raises("if there is no keyboard, or if the target takes no keys")
    c.method("press", "Presses a key that types no character, such as an arrow key, so many times.", args: "key", "times") {
      (app: ScenarioApp, key: Keyboard.Key, times: Int?) in try app.press(key, times: times ?? 1)
    }
    c.method("pressReturn", "Presses the return key.", ScenarioApp.pressReturn)
    c.method("deleteBackward", "Presses the delete key so many times; once if it is left out.", args: "times") {
      (app: ScenarioApp, times: Int?) in
      try app.press(.backspace, times: times ?? 1)
    }
    c.method("clearText", "Selects the whole text that is being edited, and deletes it.", ScenarioApp.clearText)
    c.method("replaceText", "Replaces the whole text that is being edited, at once.", "text", ScenarioApp.replaceText(_:))
    c.method(
      "selectText",
      "Selects a part of the text that is being edited: from one character to another, counted from 1 in UTF-16 units; the first place "
        + "where the given words are; or, without arguments, everything.", args: "from", "to"
    ) { (app: ScenarioApp, from: NumberOrText?, to: Int?) in
      switch from {
      case nil: try app.selectText(nil)
      case .text(let words): try app.selectText(words)
      case .number(let first):
        try app.selectText(from: first, to: to ?? first)
      }
    }
    c.method("copy", "Copies the selected text to the pasteboard. Returns the text that is on the pasteboard afterwards.", ScenarioApp.copy)
    c.method("paste", "Pastes the text of the pasteboard. A text that is given is put on the pasteboard first.", "text", ScenarioApp.paste(_:))
    c.method("dismissKeyboard", "Makes the first responder resign, which hides the keyboard.", ScenarioApp.dismissKeyboard)
    c.method(
      "hardwareKeyboard", "Attaches a hardware keyboard, or removes it. While it is attached, no keyboard is shown on the screen.", "attached",
      ScenarioApp.setHardwareKeyboard(_:))
    c.method(
      "setTextSize", "The user chooses a text size: \"XS\" ... \"XXXL\", \"AX1\" ... \"AX5\", or UIKit's names.", "category", ScenarioApp.setTextSize(_:))
    c.property("keyboardFrame", "The rectangle of the keyboard, in coordinates of the screen.", unit: .points, get: { $0.simulation.keyboard.frame })
    c.property(
      "takesKeys", "Whether app:type finds a first responder that takes keys, with its keyboard on the screen or a hardware keyboard.",
      get: { $0.simulation.keyboard.takesKeys })
    c.property("isKeyboardVisible", "Whether the keyboard is shown, or is about to be.", get: { $0.simulation.keyboard.isVisible })
  }

  private static func appSystem(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "shake",
      "The user shakes the device. The first responder gets motionBegan and motionEnded; with { interrupted = true } it gets "
        + "motionCancelled in place of motionEnded.", args: "options"
    ) { (app: ScenarioApp, options: ShakeOptions?) in
      try app.shake(isInterrupted: (options ?? .init()).interrupted)
    }
    c.method(
      "tilt",
      "The user tilts the device and holds it so, which shows the motion effects of views: { horizontal = 1 } turns it to one side as far as "
        + "it counts. Without options it is looked at straight again.", args: "options"
    ) { (app: ScenarioApp, options: TiltOptions?) in
      let options = options ?? .init()
      try app.tilt(Tilt(horizontal: options.horizontal, vertical: options.vertical))
    }
    c.method(
      "remoteControl", "The user presses a button of a headset, for example \"remoteControlPlay\". Returns whether the app has asked for such events.",
      "button", ScenarioApp.remoteControl(_:))
    c.method(
      "tapStatusBar", "The user taps the status bar, which scrolls the one scroll view with scrollsToTop to its top. Returns whether there is one.",
      ScenarioApp.tapStatusBar)
    c.method(
      "editMenu", "The items that the editing menu of the first responder would show: some of cut, copy, paste, select, selectAll, delete.",
      ScenarioApp.editMenu)
    c.method(
      "menu", "The elements of the menu that is open, as a list of tables with title, state, enabled and children; nil where none is.",
      ScenarioApp.openMenu)
    c.method(
      "keyCommand",
      "The user presses a key of a hardware keyboard while others are held: keyCommand(\"s\", { \"command\" }). The first of the keyCommands for it runs, from the "
        + "first responder up. Returns whether there was one.", args: "input", "modifierFlags"
    ) { (app: ScenarioApp, input: String, modifiers: UIKeyCommand.Modifiers?) in try app.keyCommand(input, modifiers) }
    c.method(
      "rotateDevice", "The user turns the device, for example to \"landscapeLeft\". The interface turns too if the controllers allow it.", "orientation",
      ScenarioApp.rotateDevice(_:))
    c.method("setDate", "The clock of the device is set. Timers and the app's time go on.", args: "date") { (app: ScenarioApp, date: LaunchDate) in
      try app.change(.date, .number(date.seconds))
    }
    c.method("setTimeZone", "The user travels to another time zone.", args: "timeZone") { (app: ScenarioApp, zone: ZoneName) in
      try app.change(.timeZone, .text(zone.info.identifier))
    }
    c.method("setLocale", "The user chooses another locale, such as \"de_DE\".", args: "locale") { (app: ScenarioApp, locale: LocaleName) in
      try app.change(.locale, .text(locale.identifier))
    }
    c.method(
      "setAppearance", "The user chooses a \"light\" or a \"dark\" appearance; the new look fades in unless { animated = false }. Only in system 17.",
      args: "appearance", "options"
    ) { (app: ScenarioApp, appearance: LaunchAppearance, options: AppearanceOptions?) in
      try app.setAppearance(appearance, isAnimated: options?.animated ?? true)
    }
    c.method("setContrast", "The user chooses \"normal\" or \"high\" contrast.", args: "contrast") { (app: ScenarioApp, contrast: LaunchContrast) in
      try app.change(.contrast, .text(contrast.rawValue))
    }
    c.method(
      "setLanguage",
      "The user chooses another language, such as \"de\", or a list, the best first. As on iOS this ends the app and launches it again. Returns the "
        + "same app object.", args: "language"
    ) { (app: ScenarioApp, language: LanguageNames) in
      var options = RelaunchOptions()
      options.languages = language.names
      return try app.relaunch(options)
    }
    c.property(
      "missingLocalizations", "The keys that the app has looked for and that are in none of its tables, each once. Of an app without tables there are none.",
      get: { $0.simulation.localization.missing })
    c.method("set24HourClock", "The user chooses whether clocks show 24 hours.", args: "uses24HourClock") { (app: ScenarioApp, uses24Hours: Bool) in
      try app.change(.hourCycle, .bool(uses24Hours))
    }
    c.method(
      "setPages",
      "From now on web views find these pages, in place of those that launch's pages gave: { [address] = html }, or a table with html, title, "
        + "contentSize, scripts, redirect, error, status and delay in place of the html.", "pages", ScenarioApp.setPages(_:))
    c.method(
      "answerURLs",
      "From now on other apps open addresses that begin with one of these: { \"tel:\", \"mailto:\" }. Settings and web addresses are opened on every "
        + "device.", "beginnings", ScenarioApp.answerURLs(_:))
    c.property("openedURLs", "The addresses that the app has opened, in order.", get: { $0.simulation.application.openedURLs })
    c.method(
      "openURL",
      "Another app opens an address with this app, which comes to the front, or is launched (openURL of the app delegate, openURLContexts of a scene's). "
        + "Returns whether the app takes the address.", "url",
      ScenarioApp.openURL(_:))
    c.method("memoryWarning", "Tells the app that memory is low (didReceiveMemoryWarning). Tables drop the cells in their pools.", ScenarioApp.memoryWarning)
    c.method(
      "send",
      "Sends an input of a kind that the app defines: the app delegate's didReceiveInput gets the name and the value. Returns whether "
        + "the delegate has that method.", args: "name", "value"
    ) { (app: ScenarioApp, name: String, value: InputValue?) in try app.send(name, value ?? .none) }
    c.method(
      "pickImage", "The user chooses an image in the UIImagePickerController that is shown. The image is a file beside the plugin.", "name",
      ScenarioApp.pickImage(_:))
    c.method(
      "pickColor",
      "The user chooses a colour in the UIColorPickerViewController that is shown, and closes it; where none is shown, in the first UIColorWell on the "
        + "screen.", "color", ScenarioApp.pickColor(_:))
    c.method(
      "relaunch",
      "Ends the app as terminate does, if it still runs, and launches it again with the same options and with what it has kept: "
        + "UserDefaults, archives, restoration state. The plugin's files are loaded again. Returns the same app object.",
      args: "options"
    ) { (app: ScenarioApp, options: RelaunchOptions?) in try app.relaunch(options ?? RelaunchOptions()) }
    c.method("reinstall", "The user removes the app and installs it anew: nothing that it has kept is left. Returns the new app.") { (app: ScenarioApp) in
      var options = RelaunchOptions()
      options.isNew = true
      return try app.relaunch(options)
    }
    c.method("file", "What is in a file of the app's container, or nil: app:file \"Documents/a.json\".", args: "path") {
      (app: ScenarioApp, path: String) -> TextBytes? in
      (try? app.simulation.files.read(path)).map { TextBytes(bytes: $0) }
    }
    c.property("files", "The paths of the files in the app's container.", get: { $0.simulation.files.paths })
    c.method("background", "The user leaves the app: willResignActive, didEnterBackground.", ScenarioApp.background)
    c.method("terminate", "The user ends the app: willTerminate is called, and then the app is closed.", ScenarioApp.terminate)
    c.method("foreground", "The user comes back to the app: willEnterForeground, didBecomeActive.", ScenarioApp.foreground)
  }

  private static func appSearch(_ c: ClassBuilder<ScenarioApp>) {
    c.method("find", "The frontmost view that matches.", args: "query") {
      (app: ScenarioApp, query: ViewQuery) in try app.run { try app.find(query) }
    }
    c.raises("if no view matches")
    c.method("findAll", "All views that match, from front to back.", args: "query") {
      (app: ScenarioApp, query: ViewQuery) in try app.run { try app.found(query) }
    }
    c.method("exists", "Whether any view matches.", args: "query") {
      (app: ScenarioApp, query: ViewQuery) in try app.run { try !app.found(query).isEmpty }
    }
    c.method("hitTest", "The view that a finger at this point of the screen would touch, or nil.", args: "x", "y") {
      (app: ScenarioApp, x: CGFloat, y: CGFloat) in try app.run { app.hitTest(CGPoint(x: x, y: y)) }
    }
    c.method("alert", "The alert or action sheet that is shown, or nil.") { (app: ScenarioApp) in try app.run { app.simulation.shownAlert }
    }
    c.method("view", "The view with this number, which logs and the player show, or nil.", args: "number") {
      (app: ScenarioApp, number: Int) in try app.run { app.view(numbered: number) }
    }
    c.property("window", "The key window, or nil.", \.simulation.application.keyWindow)
    c.property(
      "delegate", "The app's delegate: the table that the plugin returns.",
      get: { app in
        lshim_note_reach(app.host.state.stack.raw, nil)
        return app.delegate
      })
    c.property("table", "The first table view on the screen, or nil.", \.table)
    c.property("collectionView", "The first collection view on the screen, or nil.", \.collectionView)
    c.method(
      "calls",
      "The calls of a protocol's method since the launch, as a list of tables. Of all methods together, the last 20,000 calls are kept.",
      args: "name"
    ) {
      (app: ScenarioApp, name: String) in LoggedCalls(app.calls.calls(named: name))
    }
    c.property(
      "screenName",
      "What lunette explore calls the screen: the title or the class of the controller in front, with + alert \"...\", + keyboard and + editing.",
      get: { app in app.isClosed ? "closed" : app.simulation.perform { app.screenName } })
    c.method("clearCalls", "Forgets the calls that `calls` returns.") { (app: ScenarioApp) in app.calls.clear() }
  }

  private static func appLooking(_ c: ClassBuilder<ScenarioApp>) {
    c.method("frame", "The screen as a text.") { (app: ScenarioApp) in try app.run { app.frame().plain } }
    c.method("print", "Prints the screen as a text, with a title if one is given.", args: "title") {
      (app: ScenarioApp, title: String?) in try app.run { try app.printFrame(title: title) }
    }
    c.method(
      "texts",
      "Each text and control in sight as a line, from the top down: its role, its text, whether it is disabled, selected, on or off. Unlike "
        + "`accessibility` it doesn't know of what views a screen is made, so that two apps can be compared."
    ) { (app: ScenarioApp) in try app.texts() }
    c.method(
      "snapshot",
      "The screen as \"text\", \"json\" or \"svg\", or as a \"table\" with the keys of the JSON form and with the pieces of each view's "
        + "text. With { touches = true } the fingers are drawn too, with { constraints = true } the constraints.",
      args: "form", "options"
    ) { (app: ScenarioApp, form: SnapshotForm, options: PictureOptions?) -> FrameValue in
      try app.run { app.snapshot(form, options ?? .init()) }
    }
    c.method(
      "save",
      "Writes the screen to a file: .txt, .json, .svg or .png. With { touches = true } the fingers are drawn too, with { constraints = "
        + "true } the constraints.",
      args: "path", "options"
    ) { (app: ScenarioApp, path: String, options: PictureOptions?) -> Void in
      try app.run { try app.save(path: path, options ?? .init()) }
    }
    c.method(
      "explain",
      "A text that tells what happened to the touches since the first finger landed: the view that was hit, the recognizers' states and "
        + "why they failed, the messages that views got, and the actions that ran."
    ) { (app: ScenarioApp) in try app.run { app.explain() } }
    c.property(
      "warnings", "The warnings since the launch that UIKit would have written to the console, about wrong calls that had no effect.",
      \.simulation.warnings)
    c.method(
      "layoutProblems",
      "What is wrong with the layout now: constraints that contradict each other, and views whose constraints are ambiguous."
    ) {
      (app: ScenarioApp) in try app.run { app.layoutProblems }
    }
    c.method(
      "explainLayout", "Tells a view's left, top, width and height, and which constraint or other cause has set each of them.", args: "view"
    ) {
      (app: ScenarioApp, view: UIView) in try app.run { LayoutText.explanation(of: view) }
    }
    c.method(
      "why",
      "Answers a question about the run so far, by running it again: \"set\" who gave a view's property its value, \"called\" who called a method, "
        + "\"hidden\" why a view isn't seen, \"frame\" what gives it its frame, \"ran\" what ran in a frame, \"not-called\", \"touch\", \"error\", \"made\". "
        + "The target is as in lunette why: a text, a query or id 12, and a property or method after a dot; or a view or a query, and the property's name "
        + "after it.", args: "question", "target", "name"
    ) { (app: ScenarioApp, question: String, target: AskedTarget?, name: String?) -> String in try app.why(question, target, name) }
    c.method(
      "counts",
      "What the app has cost since its launch or clearCounts: instructions, calls of the host, viewsMade, layersMade, cellsMade, layouts, textsMeasured, "
        + "heightQuestions; and made, a table of how many objects of each class scripts have made. Only in a spec or a scenario whose text names counts or budget."
    ) { (app: ScenarioApp) in try app.costs().named }
    c.method("clearCounts", "Begins to count anew.") { (app: ScenarioApp) in try app.clearCounts() }
    c.method("tree", "The view tree as a text.") { (app: ScenarioApp) in try app.run { app.tree() } }
  }
}

enum SwipeDirection: String, LuaEnum, CaseIterable {
  case left, right, up, down
  case leading, trailing

  /// Left, right, up or down: where lines begin and end says the view, or the screen.
  func onScreen(of view: UIView?, in app: ScenarioApp) -> SwipeDirection {
    let fromRight = view.map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft } ?? app.simulation.screen.readsRightToLeft
    switch self {
    case .leading: return fromRight ? .right : .left
    case .trailing: return fromRight ? .left : .right
    default: return self
    }
  }

  var vector: CGPoint {
    switch self {
    case .left, .leading: CGPoint(x: -1, y: 0)
    case .right, .trailing: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }
}

/// One entry of `app:touches`: `{ t, finger, phase, x, y }`, and the force when it changes.
struct TouchEntry: LuaReadable {
  var time: TimeInterval
  var sample: TouchSample

  static var luaTypeName: String { "{ t, finger, phase, x, y }" }
  static var luaType: LuaType { .list(.either([.number, .string])) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> TouchEntry {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    func field<Value: LuaReadable>(_ position: Int, _ name: String, _ type: Value.Type) throws(LuaMismatch) -> Value {
      lua_rawgeti(stack.raw, stack.absolute(index), lua_Integer(position))
      defer { stack.pop() }
      do { return try Value.read(stack, at: -1) } catch {
        throw LuaMismatch(wanted: "\(luaTypeName) with \(error.wanted) as \(name)", got: "\(error.got)", hint: error.hint)
      }
    }
    let time = try field(1, "t", Double.self)
    let finger = try field(2, "finger", Int.self)
    let phase = try field(3, "phase", UITouch.Phase.self)
    let place = CGPoint(x: try field(4, "x", CGFloat.self), y: try field(5, "y", CGFloat.self))
    let force = try field(6, "force", CGFloat?.self)
    return TouchEntry(time: time, sample: TouchSample(finger: finger, phase: phase, location: place, force: force))
  }
}

/// The answer of `app:calls`: a list of `{ name =, time =, arguments... }`.
struct LoggedCalls: LuaPushable {
  static var luaType: LuaType { .list(.table) }
  private let entries: [CallLog.Entry]

  init(_ entries: [CallLog.Entry]) { self.entries = entries }

  func push(on stack: LuaStack) {
    stack.reserve(6)
    lua_createtable(stack.raw, Int32(clamping: entries.count), 0)
    for (position, entry) in entries.enumerated() {
      lua_createtable(stack.raw, Int32(entry.arguments.count), 2)
      stack.push(entry.name.text)
      stack.setRawField("name", of: -2)
      stack.push(entry.time)
      stack.setRawField("time", of: -2)
      for (index, argument) in entry.arguments.enumerated() {
        argument.push(on: stack)
        lua_rawseti(stack.raw, -2, lua_Integer(index + 1))
      }
      lua_rawseti(stack.raw, -2, lua_Integer(position + 1))
    }
  }
}

extension FrameValue: LuaPushable {
  public static var luaType: LuaType { .either([.string, .table]) }

  /// What is null is left out of a table.
  public func push(on stack: LuaStack) {
    stack.reserve(4)
    switch self {
    case .null: stack.pushNil()
    case .flag(let value): stack.push(value)
    case .whole(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .text(let value): stack.push(value)
    case .list(let items):
      lua_createtable(stack.raw, Int32(clamping: items.count), 0)
      for (index, item) in items.enumerated() {
        item.push(on: stack)
        lua_rawseti(stack.raw, -2, lua_Integer(index + 1))
      }
    case .object(let fields):
      lua_createtable(stack.raw, 0, Int32(clamping: fields.count))
      for field in fields {
        stack.push(field.key)
        field.value.push(on: stack)
        lua_rawset(stack.raw, -3)
      }
    }
  }
}

extension LoggedValue: LuaPushable {
  public static var luaType: LuaType { .any }

  public func push(on stack: LuaStack) {
    switch self {
    case .object(let object): if let object = object as? any LuaObject { object.push(on: stack) } else { stack.pushNil() }
    case .path(let path): stack.push(path)
    case .paths(let paths): stack.push(paths)
    case .number(let value): stack.push(value)
    case .bool(let value): stack.push(value)
    case .string(let value): stack.push(value)
    case .point(let value): stack.push(value)
    case .value(let value): stack.push(value)
    case .absent: stack.pushNil()
    }
  }
}

extension Keyboard.Key: LuaEnum {}

/// A number or a text.
enum NumberOrText: LuaReadable {
  case number(Int)
  case text(String)

  static var luaTypeName: String { "a number or a text" }
  static var luaType: LuaType { .either([.integer, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> NumberOrText {
    if stack.type(at: index) == LUA_TNUMBER { return .number(try Int.read(stack, at: index)) }
    guard let text = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .text(text)
  }
}
