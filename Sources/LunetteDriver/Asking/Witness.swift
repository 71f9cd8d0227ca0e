import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript

/// The place in a run where something was done, and by whom: a script, the host, the user.
struct Origin {
  var moment: Moment
  var frame: Int
  /// Units: seconds of the simulated clock.
  var time: TimeInterval
  /// The functions that were running, innermost first.
  var lines: [Line]

  enum Line {
    /// A function of a script.
    case script(place: String, name: String)
    /// The host has called what stands before it.
    case host(String)
  }

  /// What the host did it for: `finger 1's tap`, `a timer`; nil where a scenario's line did it directly.
  var occasion: String?
  /// What the host was doing, where no script's line did it itself; nil where one did.
  var hostWork: String?

  /// The line that did it, or that caused it; nil where no script was running.
  var place: String? { function?.place }
  /// The innermost function, unless the host did it itself.
  var caller: (place: String, name: String)? {
    guard case .script(let place, let name)? = lines.first else { return nil }
    return (place, name)
  }
  var function: (place: String, name: String)? {
    for case .script(let place, let name) in lines { return (place, name) }
    return nil
  }
}

/// Watches a run that is repeated: which lines of scripts, and which work of the host, do what a question is about. It looks at the watched properties
/// whenever the host has worked: when a script's call of the host returns, when the host calls a script, and when a step of a frame ends.
final class Witness: BorderWitness, CallWitness {
  var properties: [PropertyWatch] = []
  var methods: [MethodWatch] = []
  var making: MakingWatch?
  /// Where the run is left; nil for its end.
  let moment: Moment?
  /// Whether lost views are remembered for a search among all views.
  let keepsLayers: Bool
  /// Is told where the run didn't come to the moment.
  var reach: Why.Reach?
  /// Called once, at the moment or at the end of the last app.
  private let look: (ScenarioApp, Witness) -> Void
  /// Called after each frame until the moment.
  var frameEnded: ((ScenarioApp, Witness) -> Void)?
  /// Called as the host calls a script.
  var callBegan: ((String, [LoggedValue], ScenarioApp?) -> Void)?
  private(set) var isOver = false
  /// The last frame of each app.
  private(set) var lastFrames: [Int: Int] = [:]
  /// The host's calls that were running as the first error came up, and when.
  private(set) var failed: Origin?
  /// The last error, as a message for a terminal.
  private(set) var failure: String?
  /// The host's call that has ended last: an error is recorded when its call is over.
  private var ended: Call?
  /// The last story of a finger's touch, and of the wanted one.
  private(set) var story: (finger: Int, lines: [String])?
  /// The moment of the story, and the last one of the run.
  private(set) var storyFrame: Moment?
  private(set) var lastMoment: Moment?
  private(set) var lastTime: TimeInterval = 0
  var wantedFinger: Int?
  private(set) var fingers = 0

  private unowned var host: ScriptHost!
  var context: ScriptContext { host.context }
  private var apps: [Int: WeakApp] = [:]
  private var layers: [ObjectIdentifier: [Int: WeakLayer]] = [:]
  private typealias Call = (name: String, arguments: [LoggedValue], position: String?, depth: Int32)
  private var open: [Call] = []
  private var isLooking = false
  private var watched: Set<ObjectIdentifier> = []
  private var phase: FramePhase?
  /// What happened since the last frame was committed.
  private var touches: [(finger: Int, phase: UITouch.Phase)] = []
  private var inputs: [String] = []
  private var begun: [Int: CGPoint] = [:]
  private var moved: Set<Int> = []
  /// For a question in the middle of a script: its number among those that the script asks, and the answers to those before.
  var ask: (number: Int, answers: [String])?
  private var layoutCauses = LayoutCauses()
  var countsInstructions: Bool { true }

  private struct WeakApp { weak var app: ScenarioApp? }
  private struct WeakLayer { weak var layer: CALayer? }

  init(until moment: Moment?, keepsLayers: Bool = false, look: @escaping (ScenarioApp, Witness) -> Void = { _, _ in }) {
    (self.moment, self.keepsLayers, self.look) = (moment, keepsLayers, look)
  }

  /// Runs a run once more and watches it. Returns: the error of a script, as a message
  @discardableResult func watch(_ run: Rerun, _ options: ScriptHost.Options) -> String? {
    var options = options
    let (attach, watcher) = (options.attach, options.watcher)
    options.attach = { [unowned self] host in
      attach?(host)
      self.attach(to: host)
    }
    options.watcher = { [unowned self] app in
      watcher?(app)
      meet(app)
    }
    options.closing = { [unowned self] in finish($0, leaves: false) }
    let visitor = moment.map { moment in
      MomentVisitor(moment, isTest: run.isTest) { [unowned self] visit in
        if visit.moment != moment { reach?.end = visit.moment }
        if let app = visit.app { finish(app, leaves: true) }
      }
    }
    isTest = run.isTest
    let problem = run.runQuietly(visitor?.joining(options) ?? options)
    if let visitor, !visitor.hasVisited { reach?.missed = lastFrames }
    guard !isLeft, visitor?.hasVisited != true else { return nil }
    reach?.failure = problem
    return problem
  }
  private var isTest = false
  /// Whether the run was left before its end.
  private var isLeft = false

  /// The events of a run up to the moment. The log must keep them.
  func events(of run: Rerun, _ options: ScriptHost.Options, _ log: RunLog) -> [RunEvent] {
    ownLog = log
    _ = watch(run, options)
    return log.events
  }
  private var ownLog: RunLog?
  /// The names of the views that were on the screen, by their layers' numbers, for a log's events.
  private(set) var viewNames: [Int: String] = [:]

  private func attach(to host: ScriptHost) {
    self.host = host
    (apps, layers, open, watched) = ([:], [:], [], [])
    host.state.watchBorders(self)
    host.state.isProfiled = true
    ear = methods.isEmpty && !hearsFunctions ? nil : FunctionEar(host.state) { [unowned self] in functionBegan($0, $1, $2) }
    if let ask {
      host.asked = { [unowned self] app, number in
        if number < ask.number { return ask.answers.indices.contains(number - 1) ? ask.answers[number - 1] : "" }
        finish(app, leaves: true)
        host.leave()
        return ""
      }
    }
    if let ownLog { host.log = ownLog }
    host.context.callWitness = self
    host.context.simulationWasMade = { [unowned self] in meet($0) }
    meet(.current)
  }

  private func meet(_ simulation: Simulation) {
    guard keepsLayers || !properties.isEmpty || making != nil else { return }
    let wanted = Set(properties.map(\.layer))
    if let making, making.className == NSLayoutConstraint.luaName {
      simulation.constraintWasMade = { [unowned making] in making.constraints.insert(ObjectIdentifier($0)) }
    }
    simulation.layerWasMade = { [unowned self, unowned simulation] object in
      guard let layer = object as? CALayer else { return }
      guard keepsLayers || wanted.contains(layer.id) else { return }
      layers[ObjectIdentifier(simulation), default: [:]][layer.id] = WeakLayer(layer: layer)
    }
  }

  private func meet(_ app: ScenarioApp) {
    let number = context.launches
    // A spec's runner sets the log of each test.
    if let ownLog, host.log !== ownLog { host.log = ownLog }
    apps[number] = WeakApp(app: app)
    for watch in properties where watch.app == number { (watch.value, watch.isMet) = (nil, false) }
    app.simulation.frameObservers.append { [unowned self, unowned app] _ in commit(app, number) }
  }

  /// The app's number among those that were launched, from 1.
  func number(of app: ScriptApp?) -> Int { apps.first { $0.value.app === app }?.key ?? max(1, context.launches) }

  private func commit(_ app: ScenarioApp, _ number: Int) {
    guard !isOver else { return }
    check { origin(hostWork: hostWork()) }
    lastFrames[number] = app.simulation.frameCount
    (lastMoment, lastTime) = (Moment(app: number, .end(frame: app.simulation.frameCount)), app.simulation.time)
    let finger = touches.last?.finger ?? 0
    let isHeard = finger > 0 && (wantedFinger == nil || wantedFinger == finger)
    if isHeard || story?.finger == fingers {
      // What follows a touch may come later: a recognizer that waits, an action at the end.
      story = (isHeard ? finger : story?.finger ?? 0, app.simulation.touchTrace.lines(naming: app.name))
      if isHeard { storyFrame = lastMoment }
    }
    (touches, inputs) = ([], [])
    layoutCauses.clear()
    context.asCall { frameEnded?(app, self) }
  }

  /// - Parameter leaves: whether nobody is interested in the rest; otherwise the app ends, and the last one that does is the one that is meant
  private func finish(_ app: ScenarioApp, leaves: Bool) {
    guard !isOver else { return }
    // A run may end before the moment, as that of a session that stands in its last frame.
    if leaves || number(of: app) == moment?.app { for view in app.viewsOnScreen { viewNames[view.layer.id] = app.name(view) } }
    host.state.unfollowed { context.asCall { look(app, self) } }
    if leaves { (isOver, isLeft) = (true, true) }
  }

  // MARK: Borders

  func bodyBegins(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer) {
    making?.constraints.removeAll()
    guard !isOver, !isLooking, !methods.isEmpty, let object else { return }
    let receiver = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    guard let member = context.member(body, of: receiver), !member.isSetter, !member.isGetter else { return }
    for watch in methods where watch.method == member.name && isMeant(receiver, by: watch) && !isSuperCall(member.name, object) {
      watch.add(origin(hostWork: nil), name(receiver))
    }
  }

  /// Whether the method that runs has the name of the one that it calls, and the receiver: what it passes on to its superclass was called already.
  private func isSuperCall(_ method: String, _ object: UnsafeRawPointer) -> Bool {
    guard let caller = host.state.runningFunctions(most: 1).first, host.state.isRunning(on: object) else { return false }
    return context.functionName(caller.source, caller.first).hasSuffix(":\(method)")
  }

  /// A function of a script has begun.
  private func functionBegan(_ source: String, _ first: Int, _ stack: LuaStack) {
    guard !isOver, !isLooking else { return }
    let name = context.functionName(source, first)
    guard let sign = name.lastIndex(where: { $0 == ":" || $0 == "." }) else { return }
    if hearsFunctions { ownMethods.insert(name.replacing(":", with: ".")) }
    let (owner, method) = (name[..<sign], name[name.index(after: sign)...])
    for watch in methods where watch.method == method {
      let receiver = ear?.receiver(stack)
      guard receiver.map({ isMeant($0, by: watch) }) == true || watch.layer == nil && watch.className.map({ $0 == owner }) == true else { continue }
      var here = origin(hostWork: nil)
      // The first line is the function itself; its caller is the next one.
      if case .script? = here.lines.first { here.lines.removeFirst() }
      watch.add(here, receiver.map(self.name) ?? String(owner))
    }
  }
  /// Hears of scripts' own methods.
  private var ear: FunctionEar?
  /// Whether the methods of scripts that were called are noted.
  var hearsFunctions = false
  /// The scripts' methods that were called, as `Counter.bump`.
  private(set) var ownMethods: Set<String> = []

  private func isMeant(_ receiver: AnyObject, by watch: MethodWatch) -> Bool {
    if let layer = watch.layer {
      return (receiver as? UIView)?.layer.id == layer && watch.app == number(of: context.currentApp)
    }
    guard let name = watch.className else { return true }
    if context.className(of: receiver) == name { return true }
    if let view = receiver as? UIView { return context.classNames(of: view).contains(name) }
    return context.registry.className(of: receiver).map { context.registry.isClass($0, below: name) } ?? false
  }

  private func name(_ object: AnyObject) -> String { context.currentApp?.name(object) ?? context.className(of: object) }

  func bodyEnded(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer) {
    if let making, !making.constraints.isEmpty { countConstraints(making, stack) }
    guard !isOver, !isLooking, !properties.isEmpty else { return }
    let receiver = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    let member = receiver.flatMap { context.member(body, of: $0) }
    if let member, member.isGetter, member.name != "view" { return }
    if isPlaceWatched, let receiver, let member, LayoutCauses.isOne(member.name, of: receiver) {
      layoutCauses.add(receiver, member.name, origin(hostWork: nil))
    }
    check(assigned: member?.isSetter == true ? member.flatMap { member in receiver.map { ($0, member.name) } } : nil) {
      let call = receiver.flatMap { receiver in member.map { "\($0.owner).\($0.name) of \(self.name(receiver))" } } ?? "a call of the host"
      return origin(hostWork: member?.isSetter == true ? "as \(call) was set" : "in \(call)")
    }
  }

  private func count(_ object: AnyObject, _ making: MakingWatch) {
    let here = origin(hostWork: nil)
    making.lines[here.place ?? "the host", default: (0, here)].count += 1
    making.add(object)
    making.count += 1
  }

  /// Counts the constraints that a call has made and answers: one, or a list of them.
  private func countConstraints(_ making: MakingWatch, _ stack: LuaStack) {
    defer { making.constraints.removeAll() }
    guard !isOver, !isLooking, context.appearance == nil, stack.top > 0, stack.reserve(1) else { return }
    func countTop() {
      guard let address = lshim_to_box(stack.raw, -1)?.pointee.object else { return }
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      if making.constraints.remove(ObjectIdentifier(object)) != nil { count(object, making) }
    }
    guard stack.isTable(at: -1) else { return countTop() }
    for place in 0..<lua_rawlen(stack.raw, -1) {
      lua_rawgeti(stack.raw, -1, lua_Integer(place) + 1)
      countTop()
      stack.pop()
    }
  }

  func makingBegins(_ stack: LuaStack) {}

  func makingEnded(_ stack: LuaStack, isMade: Bool) {
    guard !isOver, isMade, let box = lshim_to_box(stack.raw, -1), let address = box.pointee.object else { return }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    if let making, context.appearance == nil {
      let names = (object as? UIView).map { context.classNames(of: $0) } ?? context.registry.classNames(ofObject: object)
      if names.contains(making.className) || context.className(of: object) == making.className { count(object, making) }
      making.constraints.removeAll()
    }
    guard !properties.isEmpty else { return }
    var given: Set<String> = []
    if stack.top >= 2, stack.isTable(at: 2) { given = Set(stack.keys(at: 2)) }
    check(made: object, given: given) { origin(hostWork: "in the making of \(self.name(object))") }
  }

  func fieldWasSet(_ stack: LuaStack) {
    guard !isOver, !isLooking, !properties.isEmpty else { return }
    var assigned: (AnyObject, String)?
    if let object = lshim_to_box(stack.raw, 1)?.pointee.object, let key = stack.text(at: 2) {
      assigned = (Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), key)
    }
    check(assigned: assigned) { origin(hostWork: nil) }
  }

  func callBegins(_ name: String, _ arguments: [LoggedValue], position: String?, _ app: ScriptApp?) {
    guard !isOver else { return }
    if let app { observe(app) }
    check { origin(hostWork: hostWork()) }
    open.append((name, arguments, position, host.state.stack.callDepth))
    callBegan?(name, arguments, app as? ScenarioApp)
  }

  func callEnded() {
    if let call = open.popLast() { ended = call }
  }

  /// Hears of the steps of frames, of fingers and inputs.
  private func observe(_ app: ScriptApp) {
    let simulation = app.simulation
    guard watched.insert(ObjectIdentifier(simulation)).inserted else { return }
    let noted = simulation.didRecordFault
    simulation.didRecordFault = { [unowned self, unowned simulation] in
      noted?()
      guard !isOver, !host.isLeft, let fault = simulation.fault else { return }
      if let ended { open.append(ended) }
      defer { if ended != nil { open.removeLast() } }
      var origin = origin(hostWork: nil)
      origin.moment = Moment(app: number(of: context.currentApp), .end(frame: simulation.frameCount))
      (failed, failure) = (origin, ScriptFailure(fault).mapped(context.chunkNames.restored).report)
    }
    let others = simulation.eventObserver
    simulation.eventObserver = { [unowned self] event in
      hear(event)
      others?(event)
    }
  }

  private func hear(_ event: any SimulationEvent) {
    guard !isOver else { return }
    switch event {
    case let event as RunLoopEvent:
      guard case .phase(let next) = event else { return }
      check { origin(hostWork: hostWork()) }
      phase = next
    case let event as FingerEvent:
      let finger = event.serial + 1
      touches.append((finger, event.phase))
      fingers = max(fingers, finger)
      switch event.phase {
      case .began: begun[finger] = event.place
      case .moved:
        if let start = begun[finger], abs(start.x - event.place.x) + abs(start.y - event.place.y) > Self.tapRoom { moved.insert(finger) }
      default: break
      }
    case let event as InputEvent: if !event.isTouches { inputs.append(event.input.inputName) }
    default: break
    }
  }
  /// How far a finger may move that still taps. Units: points. Ours
  private static let tapRoom: CGFloat = 10

  // MARK: Looking

  /// The view of a layer's number in an app.
  func view(_ layer: Int, of number: Int) -> UIView? {
    // The views of a plugin's file are made before its app is there. The app before it has views with the same numbers.
    let next = number == context.launches + 1 ? Simulation.current : nil
    let simulation = apps[number]?.app?.simulation ?? next.flatMap { next in apps.values.contains { $0.app?.simulation === next } ? nil : next }
    guard let simulation else { return nil }
    return layers[ObjectIdentifier(simulation)]?[layer]?.layer?.view
  }

  /// All views of an app that are alive, in the order in which they were made.
  func views(of app: ScenarioApp) -> [UIView] {
    (layers[ObjectIdentifier(app.simulation)] ?? [:]).sorted { $0.key < $1.key }.compactMap { $0.value.layer?.view }.filter { !GivenValues.isSample($0) }
  }

  private func check(
    assigned: (object: AnyObject, name: String)? = nil, made: AnyObject? = nil, given: Set<String> = [], _ origin: () -> Origin
  ) {
    guard !isOver, !isLooking, !properties.isEmpty else { return }
    isLooking = true
    defer { isLooking = false }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    for watch in properties {
      guard let view = view(watch.layer, of: watch.app) else { continue }
      let proxy = context.appearance
      let isDirect = proxy == nil && assigned.map { isOwner($0.object, of: $0.name, in: watch.path, view) } ?? false
      guard context.look(at: watch.path, of: view) else { continue }
      let isFirst = !watch.isMet
      watch.isMet = true
      let wasGiven = isFirst && made === view && watch.path.first.map(given.contains) == true
      if let old = watch.value {
        stack.push(old)
        let isSame = isSame(stack)
        if isSame {
          if isDirect {
            var here = origin()
            here.hostWork = nil
            watch.sameAgain = here
          }
          stack.top = height
          continue
        }
      }
      if !isFirst || wasGiven || isDirect {
        var here = origin()
        if isDirect || wasGiven {
          here.hostWork = nil
        } else if let proxy {
          here.hostWork = "by the appearance of \(proxy.className)"
          if let place = proxy.place, !place.isEmpty { here.lines = [.script(place: place, name: "")] }
        } else if let work = here.hostWork {
          here = cause(of: here, work, watch, view, isItself: assigned?.object === view)
        }
        stack.pushCopy(of: height + 1)
        let isSecret = context.isSecret(watch.path, of: view)
        if isSecret { context.hideSecret(stack) }
        let now = words(at: -1, stack)
        stack.pop()
        if isSecret, watch.value != nil { context.hideSecret(stack) }
        let old = watch.value == nil ? "nil" : words(at: -1, stack)
        let new = now == old ? "another \(now)" : now
        watch.add(
          PropertyChange(origin: here, old: wasGiven ? "" : old, new: new, isMaking: wasGiven, isDirect: isDirect || wasGiven, lastFrame: here.frame))
        watch.sameAgain = nil
      }
      stack.top = height + 1
      watch.value = LuaReference(popping: stack)
    }
  }

  /// Whether a path leads to a property of an object, or to a number in its value: to the width of a frame.
  private func isOwner(_ object: AnyObject, of name: String, in path: [String], _ view: UIView) -> Bool {
    let stack = host.state.stack
    for count in path.indices.reversed() where path[count] == name {
      if count == 0 { return object === view }
      guard context.look(at: Array(path.prefix(count)), of: view) else { continue }
      defer { stack.pop() }
      if lshim_to_box(stack.raw, -1)?.pointee.object == Unmanaged.passUnretained(object).toOpaque() { return true }
    }
    return false
  }

  /// What the host was doing that changed a property, and the line of a script that it did it for.
  /// - Parameter isItself: whether another property of the view itself was set
  private func cause(of here: Origin, _ work: String, _ watch: PropertyWatch, _ view: UIView, isItself: Bool) -> Origin {
    guard Self.places.contains(watch.path.first ?? "") else { return here }
    var here = here
    here.hostWork = isItself ? work : view.placedBy.map { "\(work), by \($0)" } ?? work
    // A property that was set just now has its own cause; a layout has one that came before it.
    if work.hasPrefix("in "), let cause = layoutCauses.probable(for: view) {
      (here.moment, here.lines, here.occasion) = (cause.moment, cause.lines, cause.occasion ?? here.occasion)
    }
    return here
  }
  private static let places: Set<String> = ["frame", "bounds", "center"]
  private var isPlaceWatched: Bool { properties.contains { Self.places.contains($0.path.first ?? "") } }

  private func hostWork() -> String {
    let step: String
    switch phase {
    case .timers: step = "the step of timers"
    case .input: step = "the step of touches"
    case .motion: step = "the step of motion"
    case .layout: step = "the layout"
    case .commit: step = "the end of the frame"
    case nil: step = "the launch"
    }
    return "in \(step)"
  }

  /// What is happening now.
  func origin(hostWork: String?) -> Origin {
    let app = context.currentApp
    let simulation = app?.simulation ?? .current
    let appNumber = app.map { number(of: $0) } ?? 1
    let isInCall = !open.isEmpty
    let end = Moment(app: appNumber, .end(frame: simulation.frameCount))
    let moment = isInCall || !simulation.isRunningFrame && host.state.isInCall ? Moment(host.state.place, isTest: isTest) : end
    var waiting = open.reversed().map { call in
      let arguments = call.arguments.map { $0.text(naming: app?.name ?? { self.context.className(of: $0) }) }.joined(separator: ", ")
      return (words: "\(call.name)\(call.position.map { " \($0)" } ?? "")(\(arguments))", depth: call.depth)
    }[...]
    var lines: [Origin.Line] = []
    func tell(above height: Int32) {
      while let call = waiting.first, call.depth > height { lines.append(.host(waiting.removeFirst().words)) }
    }
    for function in host.state.runningFunctions() {
      tell(above: function.height)
      lines.append(
        .script(
          place: host.withWholeNames("\(FunctionNames.file(function.source)):\(function.line)"),
          name: context.functionName(function.source, function.first)))
    }
    tell(above: -1)
    let caused = isInCall || simulation.isRunningFrame ? occasion() : nil
    return Origin(moment: moment, frame: simulation.frameCount, time: simulation.time, lines: lines, occasion: caused, hostWork: hostWork)
  }

  private func occasion() -> String? {
    if let touch = touches.last {
      switch touch.phase {
      case .ended: return "finger \(touch.finger)'s \(moved.contains(touch.finger) ? "drag" : "tap")"
      case .cancelled: return "finger \(touch.finger)'s touch, which was cancelled"
      case .moved, .stationary: return "finger \(touch.finger)'s movement"
      default: return "finger \(touch.finger)'s touch"
      }
    }
    if let input = inputs.last { return input }
    if context.isLaunching || lastFrames.isEmpty { return "the launch" }
    switch phase {
    case .timers: return "a timer"
    case .motion: return "a movement or an animation"
    case .layout: return "layout"
    default: return nil
    }
  }
}

extension Input {
  /// The name of the kind, as a reader of an answer sees it.
  fileprivate var inputName: String {
    switch self {
    case .key(let text): "the key \(text)"
    case .deletion: "the delete key"
    case .returnKey: "the return key"
    case .turn: "a turn of the device"
    case .own(let name, _), .answer(let name, _): "the input \(name)"
    case .code: "a line of code"
    case .background: "going to the background"
    case .foreground: "coming to the foreground"
    case .keyboardDismissal: "the keyboard's dismissal"
    default: "an input"
    }
  }
}

extension UIView {
  /// What places a view beside its own frame, in words; nil where nothing does.
  package var placedBy: String? {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) { return "its stack view" }
    if self is ReusableView, superview is ListView { return "the rows of its list" }
    if !translatesAutoresizingMaskIntoConstraints { return "constraints" }
    if let superview, autoresizingMask != [] { return "autoresizing of \(superview.shownInLayout)" }
    return superview.map { "the layout of \($0.shownInLayout)" }
  }
}
