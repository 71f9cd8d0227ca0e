import Foundation
import Lua
import LunetteKit

extension ScenarioApp: LuaObject { public static var luaName: String { "App" } }
extension ScenarioFinger: LuaObject { public static var luaName: String { "Finger" } }

extension Registry {
  /// The running app as a scenario sees it. Source: lua-api.md section 4
  static func scenario(_ r: RegistryBuilder) {
    r.type(ScenarioApp.self, "App", doc: "A running app: its clock, its fingers, its screen.") { c in
      appClock(c)
      appTouches(c)
      appTwoFingers(c)
      appKeyboard(c)
      appSystem(c)
      appSearch(c)
      appLooking(c)
      appPlot(c)
    }
    plots(r)
    r.type(ScenarioFinger.self, "Finger", doc: "A finger that a scenario put down and moves by hand.") { c in
      c.method("move", "Moves straight to a point of the screen. Points; seconds, 0.3 if left out.", args: "x", "y", "seconds") {
        (f: ScenarioFinger, x: CGFloat, y: CGFloat, seconds: Double?) in
        try f.move(to: CGPoint(x: x, y: y), duration: seconds ?? ScenarioApp.Timing.drag)
      }
      c.method("hold", "Rests for some seconds.", args: "seconds") { (f: ScenarioFinger, seconds: Double) in try f.hold(seconds) }
      c.method("lift", "Leaves the screen.") { (f: ScenarioFinger) in try f.lift() }
      c.method("cancel", "Is taken off the screen by the system.") { (f: ScenarioFinger) in try f.cancel() }
    }
  }

  private static func appClock(_ c: ClassBuilder<ScenarioApp>) {
    c.property("time", "Of the event or frame that is being handled. Seconds since launch.", get: { $0.simulation.time })
    c.property("frameCount", "Frames since launch.", get: { $0.simulation.frameCount })
    c.method("advance", "Runs the clock. Seconds; a frame is 1/60.", args: "seconds") {
      (app: ScenarioApp, seconds: Double) in try app.advance(seconds: seconds)
    }
    c.method("advanceFrames", "Runs whole frames.", args: "count") { (app: ScenarioApp, count: Int?) in try app.advance(frames: count ?? 1)
    }
    c.method("settle", "Runs until nothing moves; an error after `timeout` seconds of simulated time (10).", args: "options") {
      (app: ScenarioApp, options: SettleOptions?) in
      try app.settle(timeout: (options ?? .init()).timeout)
    }
    c.method(
      "reload",
      "Loads the files of the plugin that changed since into the running app. Tables keep their offsets and selections, and data "
        + "stays as it is unless the files set it differently now. Answers the files; an error leaves the app as it was."
    ) { (app: ScenarioApp) in try app.reload() }
    c.method("close", "Ends the app.") { (app: ScenarioApp) in app.close() }
  }

  private static func appTouches(_ c: ClassBuilder<ScenarioApp>) {
    c.method("tap", "A finger down on a target, up 0.05 s later.", args: "target", "options") {
      (app: ScenarioApp, target: ScenarioTarget, options: TapOptions?) in try tap(app, target, options, taps: 1)
    }
    c.method("doubleTap", "Two quick taps.", args: "target", "options") {
      (app: ScenarioApp, target: ScenarioTarget, options: TapOptions?) in try tap(app, target, options, taps: 2)
    }
    c.method("longPress", "A finger that stays, 0.6 s if `duration` is left out.", args: "target", "options") {
      (app: ScenarioApp, target: ScenarioTarget, options: LongPressOptions?) in
      try app.longPress(at: target.place(in: app), duration: (options ?? .init()).duration)
    }
    c.method(
      "drag", "Straight and at constant speed: { from =, to =, duration = 0.3, hold = 0 }, or { on =, by = {dx, dy} }.", args: "options"
    ) {
      (app: ScenarioApp, options: DragOptions) in
      let start = try options.start.place(in: app)
      try app.drag(from: start, to: options.end(from: start.point, in: app), duration: options.duration, hold: options.hold)
    }
    c.method(
      "swipe", "A quick drag to the left, right, up or down: { distance = 150, duration = 0.12 }.", args: "target", "direction", "options"
    ) {
      (app: ScenarioApp, target: ScenarioTarget, direction: SwipeDirection, options: SwipeOptions?) in
      let options = options ?? .init()
      let start = try target.place(in: app)
      try app.drag(from: start, to: start.point.moved(by: direction.vector, times: options.distance), duration: options.duration, hold: 0)
    }
    c.method("fling", "A drag of 0.05 s that lifts at a speed: { from =, velocity = {vx, vy} }. Points per second.", args: "options") {
      (app: ScenarioApp, options: FlingOptions) in
      let start = try options.from.place(in: app)
      let duration = ScenarioApp.Timing.fling
      try app.drag(from: start, to: start.point.moved(by: options.velocity, times: CGFloat(duration)), duration: duration, hold: 0)
    }
    c.method("touch", "Puts a finger down and returns it. Points of the screen.", args: "x", "y") {
      (app: ScenarioApp, x: CGFloat, y: CGFloat) in try ScenarioFinger(app: app, at: CGPoint(x: x, y: y))
    }
    c.method("together", "Runs functions whose fingers move at the same time.", args: "functions") {
      (app: ScenarioApp, functions: LuaArguments) in
      var arguments = functions
      var callbacks: [Callback] = []
      while arguments.count > 0 { callbacks.append(Callback(try arguments.take(LuaFunction.self))) }
      try app.together(callbacks.map { callback in { try callback.callThrowing() } })
    }
    c.method("touches", "Replays a list of { t, finger, phase, x, y }; t in seconds from now.", args: "list") {
      (app: ScenarioApp, list: [TouchEntry]) in try app.replay(list.map { ($0.time, $0.sample) })
    }
    c.method("interrupt", "Cancels every touch, as an incoming call does.") { (app: ScenarioApp) in try app.interrupt() }
  }

  private static func tap(_ app: ScenarioApp, _ target: ScenarioTarget, _ options: TapOptions?, taps: Int) throws {
    let (taps, fingers) = (options?.taps ?? taps, options?.fingers ?? 1)
    for (name, count) in [("taps", taps), ("fingers", fingers)] where !(1...ScenarioApp.mostTaps).contains(count) {
      throw ScenarioError.badValue(name: name, wanted: "between 1 and \(ScenarioApp.mostTaps)", got: "\(count)")
    }
    try app.tap(at: target.place(in: app), taps: taps, fingers: fingers)
  }

  private static func appKeyboard(_ c: ClassBuilder<ScenarioApp>) {
    c.method("type", "Types into the first responder.", args: "text") { (app: ScenarioApp, text: String) in try app.type(text) }
    c.method("pressReturn", "Presses the return key.") { (app: ScenarioApp) in try app.pressReturn() }
    c.method("dismissKeyboard", "Makes the first responder resign.") { (app: ScenarioApp) in try app.dismissKeyboard() }
  }

  private static func appSystem(_ c: ClassBuilder<ScenarioApp>) {
    c.method(
      "shake",
      "The user shakes the device: motionBegan and motionEnded for the first responder; with { interrupted = true } "
        + "motionCancelled in place of motionEnded.", args: "options"
    ) { (app: ScenarioApp, options: ShakeOptions?) in
      try app.shake(isInterrupted: (options ?? .init()).interrupted)
    }
    c.method(
      "remoteControl",
      "A button of a headset is pressed: \"remoteControlPlay\" and so on. Answers whether the app receives "
        + "such events.", args: "button"
    ) { (app: ScenarioApp, button: UIEvent.EventSubtype) in try app.remoteControl(button) }
    c.method(
      "tapStatusBar", "The user taps the status bar: the one scroll view that scrollsToTop goes there. Answers whether there is one."
    ) {
      (app: ScenarioApp) in try app.tapStatusBar()
    }
    c.method("editMenu", "What the editing menu of the first responder would show, of cut, copy, paste, select, selectAll, delete.") {
      (app: ScenarioApp) in try app.run { app.editMenu }
    }
    c.method(
      "rotateDevice", "The user turns the device: \"landscapeLeft\" and so on. The screen follows where the controllers allow it.",
      args: "orientation"
    ) { (app: ScenarioApp, orientation: UIDeviceOrientation) in try app.rotateDevice(orientation) }
    c.method("memoryWarning", "Memory is short: didReceiveMemoryWarning; tables forget the cells they keep for reuse.") {
      (app: ScenarioApp) in try app.memoryWarning()
    }
    c.method("background", "The user goes home: willResignActive, didEnterBackground.") { (app: ScenarioApp) in try app.background() }
    c.method("foreground", "The user comes back: willEnterForeground, didBecomeActive.") { (app: ScenarioApp) in try app.foreground() }
  }

  private static func appSearch(_ c: ClassBuilder<ScenarioApp>) {
    c.method("find", "The front-most view that matches; an error where none does.", args: "query") {
      (app: ScenarioApp, query: ViewQuery) in try app.run { try app.find(query) }
    }
    c.method("findAll", "All views that match, front to back.", args: "query") {
      (app: ScenarioApp, query: ViewQuery) in try app.run { app.findAll(query) }
    }
    c.method("exists", "Whether any view matches.", args: "query") {
      (app: ScenarioApp, query: ViewQuery) in try app.run { !app.findAll(query).isEmpty }
    }
    c.method("hitTest", "The view that a finger at this point of the screen would touch.", args: "x", "y") {
      (app: ScenarioApp, x: CGFloat, y: CGFloat) in try app.run { app.hitTest(CGPoint(x: x, y: y)) }
    }
    c.property("window", "The key window.", get: { $0.simulation.application.keyWindow })
    c.property("delegate", "The plugin's table.", get: { $0.delegate })
    c.property("table", "The first table view on the screen.", get: { $0.table })
    c.method("calls", "The calls that the host made to a protocol method since launch.", args: "name") {
      (app: ScenarioApp, name: String) in LoggedCalls(app.calls.calls(named: name))
    }
    c.method("clearCalls", "Forgets the calls so far.") { (app: ScenarioApp) in app.calls.clear() }
  }

  private static func appLooking(_ c: ClassBuilder<ScenarioApp>) {
    c.method("frame", "The screen as text.") { (app: ScenarioApp) in try app.run { app.frame().plain } }
    c.method("print", "Prints the screen under a heading.", args: "title") {
      (app: ScenarioApp, title: String?) in try app.run { try app.printFrame(title: title) }
    }
    c.method(
      "snapshot", "The screen as \"text\", \"json\" or \"svg\"; with { touches = true } the fingers are drawn too.", args: "form", "options"
    ) { (app: ScenarioApp, form: SnapshotForm, options: PictureOptions?) -> String in
      try app.run { app.snapshot(form, touches: (options ?? .init()).touches) }
    }
    c.method(
      "save", "Writes the screen to a file: .txt, .json, .svg or .png; with { touches = true } the fingers are drawn too.",
      args: "path", "options"
    ) { (app: ScenarioApp, path: String, options: PictureOptions?) -> Void in
      try app.run { try app.save(path: path, touches: (options ?? .init()).touches) }
    }
    c.method(
      "explain",
      "What happened to the touches of the last sequence: the view they hit, the recognizers' states and why they failed, "
        + "what views heard, which actions ran."
    ) { (app: ScenarioApp) in try app.run { app.explain() } }
    c.property(
      "warnings", "What UIKit would have written to the console since launch: misuse without effect.", get: { $0.simulation.warnings })
    c.method("tree", "The view tree as text.") { (app: ScenarioApp) in try app.run { app.tree() } }
  }
}

enum SwipeDirection: String, LuaEnum, CaseIterable {
  case left, right, up, down

  var vector: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }
}

/// One entry of `app:touches`: `{ t, finger, phase, x, y }`.
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
    return TouchEntry(time: time, sample: TouchSample(finger: finger, phase: phase, location: place))
  }
}

/// What `app:calls` answers: a list of `{ name =, time =, arguments... }`.
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

extension CallLog.Argument: LuaPushable {
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
    case .absent: stack.pushNil()
    }
  }
}
