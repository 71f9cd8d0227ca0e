import Foundation
import Lua
@_spi(Lunette) import LunetteKit

/// Whether two moments of an app lead to the same behaviour ever after: 128 bits, which are equal for equal states.
package struct StateHash: Hashable, Sendable, CustomStringConvertible {
  package let high, low: UInt64

  package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// 32 hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 2 * MemoryLayout<UInt64>.size - digits.count) + digits
  }

  package init?(_ text: String) {
    let middle = text.index(text.startIndex, offsetBy: 16, limitedBy: text.endIndex)
    guard text.utf8.count == 32, let middle, let high = UInt64(text[..<middle], radix: 16), let low = UInt64(text[middle...], radix: 16) else { return nil }
    (self.high, self.low) = (high, low)
  }
}

/// How the state of an app is looked at.
package struct StateOptions {
  /// The key of the hash. Another one gives other hashes, and nothing else may change.
  package var key: UInt64 = 1
  /// Paths of values that are left out, such as `store.items[*].created`; `reuse` stands for what waiting cells hold.
  package var ignored: [String] = []

  package init() {}

  var ignoresReuse: Bool { ignored.contains("reuse") }
}

/// A walk over an app's state: the roots, and what is in each object of the host. The values of scripts are walked in C (walk.c).
struct StateWalk {
  let app: ScriptApp
  private let options: StateOptions
  let state: StateWriter
  var simulation: Simulation { app.simulation }

  /// Gets each path and its value; a class, since C has a pointer to it.
  private final class Listener {
    var values: [(path: String, value: String)]?
    var patterns: [StatePattern] = []
  }
  private let listener = Listener()

  private init(_ app: ScriptApp, _ options: StateOptions, _ walk: OpaquePointer) {
    (self.app, self.options) = (app, options)
    state = StateWriter(walk: walk, stack: app.context.state.stack, now: app.simulation.time)
  }

  static func hash(of app: ScriptApp, _ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> StateHash {
    walking(app, options, plugin, library) { walk in
      let hash = lshim_walk_result(walk)
      return StateHash(high: hash.high, low: hash.low)
    }
  }

  /// The whole sequence of words, which two states have in common only if they are equal.
  static func words(of app: ScriptApp, _ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> [UInt64] {
    walking(app, options, plugin, library, keepsWords: true) { walk in
      var count = 0
      guard let words = lshim_walk_words(walk, &count) else { return [] }
      return Array(UnsafeBufferPointer(start: words, count: count))
    }
  }

  /// Each value by its path.
  static func values(of app: ScriptApp, _ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> [(path: String, value: String)] {
    var values: [(path: String, value: String)] = []
    walking(app, options, plugin, library, lists: { values = $0 }) { _ in }
    return values
  }

  @discardableResult
  private static func walking<Result>(
    _ app: ScriptApp, _ options: StateOptions, _ plugin: LoadedPlugin?, _ library: [LuaTable], keepsWords: Bool = false,
    lists: (([(path: String, value: String)]) -> Void)? = nil, _ result: (OpaquePointer) -> Result
  ) -> Result {
    let stack = app.context.state.stack
    stack.reserve(16)
    guard let walk = lshim_walk_open(stack.raw, options.key) else { preconditionFailure("lshim_walk_open answers a walk, or ends the process") }
    defer { lshim_walk_close(walk) }
    if keepsWords { lshim_walk_keep_words(walk) }
    let whole = StateWalk(app, options, walk)
    let patterns = options.ignored.filter { $0 != "reuse" }.map(StatePattern.init)
    if lists != nil || !patterns.isEmpty {
      if lists != nil { whole.listener.values = [] }
      whole.listener.patterns = patterns
      lshim_walk_listen(
        walk, Unmanaged.passUnretained(whole.listener).toOpaque(),
        lists == nil
          ? nil
          : { user, path, value in
            guard let user, let path, let value else { return }
            Unmanaged<Listener>.fromOpaque(user).takeUnretainedValue().values?.append((String(cString: path), String(cString: value)))
          },
        patterns.isEmpty
          ? nil
          : { user, path in
            guard let user, let path else { return false }
            let text = String(cString: path)
            return Unmanaged<Listener>.fromOpaque(user).takeUnretainedValue().patterns.contains { $0.matches(text) }
          })
    }
    app.simulation.perform {
      whole.writeRoots(plugin, library)
      while let address = lshim_walk_next(walk) {
        whole.visit(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
      }
    }
    lists?(whole.listener.values ?? [])
    return result(walk)
  }

  /// Gives plain values of scripts other values. Returns: those whose places were found
  static func change(
    _ changes: [StateChange], of app: ScriptApp, _ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]
  ) -> [StateChange] {
    let stack = app.context.state.stack
    stack.reserve(16)
    guard let walk = lshim_walk_open(stack.raw, options.key) else { preconditionFailure("lshim_walk_open answers a walk, or ends the process") }
    defer { lshim_walk_close(walk) }
    let whole = StateWalk(app, options, walk)
    let changer = StateChanger(changes, stack)
    lshim_walk_change(walk, Unmanaged.passUnretained(changer).toOpaque()) { user, path, isTable in
      guard let user, let path else { return false }
      let changer = Unmanaged<StateChanger>.fromOpaque(user).takeUnretainedValue()
      return isTable ? changer.pushEntry(ofTable: String(cString: path)) : changer.pushValue(at: String(cString: path))
    }
    app.simulation.perform {
      whole.writeRoots(plugin, library)
      while let address = lshim_walk_next(walk) { whole.visit(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()) }
    }
    return changer.done
  }

  // MARK: Roots. Source: docs/rules/exploring.md 1

  private func writeRoots(_ plugin: LoadedPlugin?, _ library: [LuaTable]) {
    let stack = state.stack
    lshim_push_globals(stack.raw)
    lshim_walk_skip(state.walk, -1, nil)
    stack.pop()
    for name in PackageTable.libraries.sorted() {
      lshim_push_globals(stack.raw)
      for table in library { stack.push(table) }
      for index in stride(from: stack.top, to: stack.top - Int32(library.count) - 1, by: -1) {
        stack.pushRawField(name, of: index)
        lshim_walk_skip(state.walk, -1, name)
        stack.pop()
      }
      stack.pop(Int32(library.count) + 1)
    }
    for table in library { skipHostWords(of: table) }
    state.name("plugin")
    state.value(app.delegate)
    if let source = plugin?.source {
      let environment = source.environment
      state.name("globals")
      stack.push(environment.globals)
      lshim_walk_name_globals(state.walk, -1)
      lshim_walk_value(state.walk, stack.raw, -1)
      stack.pop()
    }
    writeApplication()
    writeTimers()
    writeInputs()
    writeKept()
    writeRandom()
  }

  /// The words that the host has given to a script, such as the assertions of a spec, are no state of an app.
  private func skipHostWords(of globals: LuaTable) {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(globals)
    lshim_walk_name_globals(state.walk, -1)
    for name in stack.keys(at: height + 1) {
      stack.pushRawField(name, of: height + 1)
      if isOfHost(at: -1) { lshim_walk_skip(state.walk, -1, name) }
      stack.pop()
    }
  }

  private func isOfHost(at index: Int32) -> Bool {
    let stack = state.stack
    let index = stack.absolute(index)
    if stack.isFunction(at: index) { return stack.definition(at: index).isEmpty }
    guard lua_type(stack.raw, index) == LUA_TTABLE, lua_getmetatable(stack.raw, index) != 0 else { return false }
    stack.pushRawField("__call", of: -1)
    defer { stack.pop(2) }
    return stack.isFunction(at: -1) && stack.definition(at: -1).isEmpty
  }

  private func writeApplication() {
    let application = simulation.application
    state.name("application")
    state.object(application)
    // The bar's own window follows from these.
    state.word(simulation.isStatusBarHidden ? 1 : 0)
    state.any(simulation.statusBarStyle)
    for (index, window) in application.visibleWindows.filter({ !$0.isStatusWindow }).enumerated() {
      state.name("windows[\(index + 1)]")
      state.object(window)
    }
    state.objects(application.windows, named: "windows")
    state.word(simulation.isSuspended ? 1 : 0)
    state.name("orientation")
    state.any(simulation.heldDevice.orientation)
    state.name("textSize")
    state.any(simulation.text.contentSizeCategory)
    let screen = simulation.screen.bounds
    screen.write(to: state)
    state.name("keyboard")
    state.bool(simulation.keyboard.isVisible)
    if simulation.keyboard.isVisible { state.integer(simulation.keyboard.stateWord) }
    state.name("firstResponder")
    state.object(application.keyWindow?.firstResponder)
    write(simulation.notificationCenter)
    writeSwitches()
  }

  private func writeTimers() {
    var isOffGrid = false
    for queue in [simulation.timers, simulation.worldTimers] {
      let timers = queue.due(upTo: .infinity)
      state.word(UInt64(timers.count))
      for (index, timer) in timers.enumerated() {
        state.name("timers[\(index + 1)]")
        state.time(timer.fireTime)
        if !isOnGrid(timer.fireTime) || timer.interval.map({ !isOnGrid($0) }) == true { isOffGrid = true }
        state.number(timer.interval ?? -1)
        state.word(UInt64(bitPattern: Int64(timer.modes.rawValue)))
        if let queue = timer.queue { state.text(queue.name()) }
        if let cause = timer.cause { state.any(cause) }
        if let info = timer.userInfo as? LuaReference { state.value(info) }
      }
    }
    for (index, function) in (app.holds.awaited).enumerated() {
      state.name("completions[\(index + 1)]")
      state.value(function)
    }
    let moving = simulation.animations.live.filter { !isOfIndicator($0.layer) }
    for (index, animation) in moving.enumerated() {
      state.name("animations[\(index + 1)]")
      state.object(animation.layer)
      state.text(animation.animation.subject)
      state.object(animation.animation)
      state.time(simulation.time + animation.beginTime - animation.layer.localTime)
      state.number(animation.duration)
    }
    for group in simulation.animations.openGroups where group.layers.isEmpty || !group.layers.allSatisfy(isOfIndicator) {
      state.text(group.position ?? "")
      state.time(group.endTime)
      state.integer(group.layers.count)
      if let cause = group.cause { state.any(cause) }
    }
    for link in simulation.displayLinks.active where !(link is UIView) { state.object(link) }
    if let next = simulation.gestures.nextTimeout { state.time(next) }
    // Where in its frame an app stands matters only if something isn't due with a frame.
    if isOffGrid || !moving.isEmpty || !isOnGrid(simulation.time) && !simulation.input.isEmpty {
      state.time(simulation.nextFrameTime)
    }
  }

  /// Whether it is one of the bars that only show how far the content of a scroll view is scrolled.
  private func isOfIndicator(_ layer: CALayer) -> Bool {
    guard let view = layer.view, let scroll = view.superview as? UIScrollView else { return false }
    return !scroll.subviewsWithoutIndicators.contains { $0 === view }
  }

  private func isOnGrid(_ time: TimeInterval) -> Bool {
    let frames = time * TimeInterval(framesPerSecond)
    return abs(frames - frames.rounded()) < clockTolerance * TimeInterval(framesPerSecond)
  }

  private func writeInputs() {
    let input = simulation.input
    for touch in input.activeTouches {
      state.text("\(touch.phase)")
      state.any(touch.location(in: nil))
      state.object(touch.view)
      state.time(touch.timestamp)
    }
    for (time, input) in input.waiting {
      state.time(time)
      state.text("\(input)")
    }
    for recognizer in simulation.gestures.inPlay {
      state.object(recognizer)
      state.text("\(recognizer.state)")
      state.integer(recognizer.gestureTouches.count)
    }
  }

  private func writeKept() {
    let kept = simulation.kept
    write(kept.defaults, "defaults")
    state.name("suites")
    state.word(UInt64(kept.suites.count))
    for (name, values) in kept.suites.sorted(by: { $0.key < $1.key }) {
      state.name("suites")
      state.text(name)
      write(values, "suites.\(name)")
    }
    for (suite, values) in simulation.registeredDefaults.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      write(values, "registered\(suite.map { ".\($0)" } ?? "")")
    }
    write(kept.archives, "archives")
    state.name("services")
    // Most apps leave both as they are, and taking them apart costs more than a screen.
    if kept.services == ServiceState() { state.word(0) } else { state.any(kept.services) }
    if let files = kept.files { write(files) }
    state.name("world")
    var world = kept.world
    // What was picked of an order so far has been followed.
    if case .picked(let places) = world.schedule?.order {
      world.schedule = nil
      if let choices = simulation.scheduleChoices, choices.picks == places { places.dropFirst(choices.counted.count).forEach(state.integer) }
    }
    if world == WorldSettings() { state.word(0) } else { state.any(world) }
    state.name("pasteboard")
    if let pasteboard = simulation.usedPasteboard {
      for text in pasteboard.texts { state.any(text) }
      for address in pasteboard.urls { state.text(address) }
      state.objects(pasteboard.images, named: "pasteboard.images")
    }
    state.name("network")
    state.bool(simulation.world.isOnline == true)
    for request in simulation.openRequests {
      state.text(request.request.line)
      state.time(request.due)
      state.text("\(request.state)")
    }
    for task in simulation.openTasks {
      state.text("\(task.state)")
      if let cause = task.cause { state.any(cause) }
      if let delegate = task.session.delegate as? ScriptSessionDelegate { delegate.describeState(to: state) }
    }
    state.name("server")
    app.describesServer?(state)
  }

  /// What is kept by keys, each with a path of its own: `defaults.sounds`.
  private func write(_ values: [String: InputValue], _ name: String) {
    state.name(name)
    if state.isIgnored { return }
    let seen = values.sorted { $0.key < $1.key }.filter { key, _ in
      state.name("\(name).\(key)")
      return !state.isIgnored
    }
    state.name(name)
    for (key, _) in seen { state.text(key) }
    // No count, which would be one more value that differs.
    state.word(0)
    for (key, value) in seen {
      state.name("\(name).\(key)")
      switch value {
      case .bool(let value): state.bool(value)
      case .number(let value): state.number(value)
      case .text(let value): state.text(value)
      case .none, .list, .table: state.any(value)
      }
    }
  }

  /// Dates are left out: they are absolute.
  private func write(_ files: FileTree) {
    for path in files.paths(below: "") {
      state.text(path)
      guard let bytes = files[path]?.bytes else { continue }
      bytes.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { lshim_walk_text(state.walk, $0.baseAddress, $0.count) }
      }
    }
  }

  private func writeRandom() {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    let isUsed = withUnsafeMutablePointer(to: &words) { pointer in
      pointer.withMemoryRebound(to: UInt64.self, capacity: 4) { lshim_random_state(state.stack.raw, $0) }
    }
    guard isUsed else { return state.word(0) }
    for word in [words.0, words.1, words.2, words.3] { state.word(word) }
  }

  // MARK: Objects of the host

  private func visit(_ object: AnyObject) {
    let context = app.context
    guard let declaration = context.registry.declaration(of: object) else { return state.word(1) }
    state.word(UInt64(declaration.ids.lowerBound))
    // An object that drives the app isn't part of it.
    if context.driverClasses.contains(declaration.name) { return }
    for (name, write) in declaration.stateProperties {
      state.name(".\(name)")
      write(object, state)
    }
    switch object {
    case let view as UIView: visit(view)
    case let layer as CALayer: state.objects((layer.sublayers ?? []).filter { $0.view == nil }, named: ".sublayers")
    case let controller as UIViewController: visit(controller)
    case let recognizer as UIGestureRecognizer:
      state.word(recognizer.isEnabled ? 1 : 0)
      state.objects(recognizer.failureRequirements.compactMap(\.recognizer), named: ".requirements")
      for identity in recognizer.targetIdentities { write(identity) }
    case let timer as SimulatedTimer:
      state.word(timer.isValid ? 1 : 0)
      if let cause = timer.cause { state.any(cause) }
      if let info = timer.userInfo as? LuaReference { state.value(info) }
    case let action as UIAction: if let cause = action.cause { state.any(cause) }
    case let action as UIAlertAction: if let cause = action.cause { state.any(cause) }
    case let action as UITableViewRowAction: if let cause = action.cause { state.any(cause) }
    case let action as UIContextualAction: if let cause = action.cause { state.any(cause) }
    case let animator as UIViewPropertyAnimator:
      for causes in animator.givenCauses {
        state.integer(causes.count)
        for cause in causes { if let cause { state.any(cause) } }
      }
    case let constraint as NSLayoutConstraint:
      state.object(constraint.firstItem)
      state.object(constraint.secondItem)
      state.text("\(constraint.firstAttribute) \(constraint.relation) \(constraint.secondAttribute)")
      state.number(Double(constraint.multiplier))
    default:
      writeGiven(to: object)
      if declaration.stateProperties.isEmpty, StateWriter.isAllItStores(object) { state.parts(of: object) }
    }
    if let keeper = object as? any CompanionKeeper {
      writeCompanions(keeper.companions)
    } else if let owner = object as? any DelegateOwner {
      writeCompanions(owner.companions)
    } else if let item = object as? UIBarItem {
      writeCompanions(item.companions)
    }
  }

  private func writeCompanions(_ companions: Companions) {
    for companion in companions.all {
      state.name(".delegate")
      state.companion(companion)
    }
  }

  private func write(_ identity: AnyHashable?) {
    switch identity?.base {
    case let identity as ScriptAction.Identity: identity.action?.describeState(to: state)
    case let identity as ActionIdentity: state.object(identity.action)
    default: state.word(2)
    }
  }

  private func visit(_ view: UIView) {
    state.objects(subviews(of: view), named: ".subviews")
    state.name(".layer")
    state.object(view.layer)
    state.objects(view.gestureRecognizers ?? [], named: ".gestureRecognizers")
    state.objects(view.constraints, named: ".constraints")
    state.name(".owner")
    state.object(view.owner)
    writeGiven(to: view)
    if view.superview == nil, view.window == nil { state.word(1) }
    if let window = view as? UIWindow {
      state.word(window.isKeyWindow ? 1 : 0)
      state.object(window.firstResponder)
      state.object(window.ownUndoManager)
    }
    if let control = view as? UIControl {
      for (events, identity) in control.actionParts {
        state.word(UInt64(bitPattern: Int64(events.rawValue)))
        write(identity)
      }
      state.word((control.isTracking ? 1 : 0) | (control.isTouchInside ? 2 : 0))
      // What such a control shows belongs to no property, such as the titles of its segments.
      state.any(control.summary)
    }
    if let scroll = view as? UIScrollView {
      if let movement = scroll.movement { state.any(movement) }
      state.word(scroll.isDragging ? 1 : 0)
    }
    switch view {
    case let cell as UITableViewCell: state.object(cell.hasUsualBackground ? nil : cell.selectedBackgroundView)
    case let cell as UICollectionViewCell: state.object(cell.selectedBackgroundView)
    case let list as ListView: visit(list)
    default: break
    }
    if let editing = view as? any TextEditing {
      state.word(UInt64(editing.editor.selection.lowerBound) << 32 | UInt64(editing.editor.selection.upperBound))
      if let marked = editing.editor.marked { state.word(UInt64(marked.lowerBound) << 32 | UInt64(marked.upperBound)) }
    }
  }

  /// A table's rows in their order: which of them came onto the screen first is of no consequence.
  private func subviews(of view: UIView) -> [UIView] {
    guard let scroll = view as? UIScrollView else { return view.subviews }
    let subviews = scroll.subviewsWithoutIndicators
    guard scroll is UITableView else { return subviews }
    let rows = subviews.enumerated().filter { $0.element is UITableViewCell && !$0.element.isHidden }
      .sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
    return subviews.filter { !($0 is UITableViewCell) || $0.isHidden } + rows.map(\.element)
  }

  private func visit(_ list: ListView) {
    state.any(list.stateParts)
    for identifier in list.registeredIdentifiers {
      state.text(identifier)
      if let cause = list.registrationCauses[identifier] { state.any(cause) }
    }
    if options.ignoresReuse { return }
    state.objects(list.waitingViews, named: ".reuse")
  }

  private func visit(_ controller: UIViewController) {
    state.objects(controller.children, named: ".children")
    if !controller.givenKeyCommands.isEmpty { state.objects(controller.givenKeyCommands, named: ".keyCommands") }
    if let alert = controller as? UIAlertController {
      state.objects(alert.actions, named: ".actions")
      state.objects(alert.textFields, named: ".textFields")
    }
    state.name(".presented")
    state.object(controller.ownPresented)
    writeGiven(to: controller)
    state.name(".view")
    state.object(controller.viewIfLoaded)
  }
}

/// A path of values that is left out: `[*]` stands for any key, and a last part that is an object stands for everything in it.
struct StatePattern {
  private let pieces: [Substring]

  init(_ text: String) { pieces = text.split(separator: "[*]", omittingEmptySubsequences: false) }

  func matches(_ path: String) -> Bool {
    var rest = path[...]
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return false }
        rest = rest[rest.index(after: end)...]
      }
      guard rest.hasPrefix(piece) else { return false }
      rest = rest.dropFirst(piece.count)
    }
    return rest.isEmpty
  }
}

extension ScriptApp {
  /// - Parameter library: the globals of scenarios and specs, whose words from the host are no state of the app
  package func stateHash(_ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> StateHash {
    StateWalk.hash(of: self, options, plugin: plugin, library: library)
  }

  /// The words behind the hash.
  package func stateWords(_ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> [UInt64] {
    StateWalk.words(of: self, options, plugin: plugin, library: library)
  }

  /// Gives plain values of scripts other values. Returns: those whose places were found
  package func change(_ changes: [StateChange], _ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> [StateChange] {
    StateWalk.change(changes, of: self, options, plugin: plugin, library: library)
  }

  /// Each value of the state by its path, in the order of the walk.
  package func stateValues(_ options: StateOptions, plugin: LoadedPlugin?, library: [LuaTable]) -> [(path: String, value: String)] {
    StateWalk.values(of: self, options, plugin: plugin, library: library)
  }
}
