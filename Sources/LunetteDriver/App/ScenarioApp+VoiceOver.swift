import Foundation
import Lua
import LunetteKit
import LunetteScript

/// The moves of VoiceOver as inputs, so that a log has them. Source: docs/rules/accessibility.md 7
extension ScenarioApp {
  /// Turns VoiceOver on; the cursor goes to the first element.
  func startVoiceOver() throws -> VoiceOver { try startWalk(.isVoiceOverRunning, without: .isSwitchControlRunning) }

  /// Turns Switch Control on: a walk over the elements that the user can do something with.
  func startSwitchControl() throws -> VoiceOver { try startWalk(.isSwitchControlRunning, without: .isVoiceOverRunning) }

  private func startWalk(_ flag: AccessibilityFlag, without other: AccessibilityFlag) throws -> VoiceOver {
    if let voice, simulation.isOn(flag), !simulation.isOn(other) { return voice }
    if simulation.isOn(other) { try stopVoiceOver() }
    try setAccessibility([flag.rawValue: true])
    let started = voice ?? VoiceOver(self)
    voice = started
    _ = try run { started.current() }
    return started
  }

  func stopVoiceOver() throws {
    voice?.stop()
    voice = nil
    let flag: AccessibilityFlag = simulation.isOn(.isVoiceOverRunning) ? .isVoiceOverRunning : .isSwitchControlRunning
    try setAccessibility([flag.rawValue: false])
  }

  private func checkIsOn(_ vo: VoiceOver) throws {
    if vo.isOver { throw ScenarioError.noService("it has been turned off; app:voiceOver() or app:switchControl() turns it on again") }
  }

  /// Each move takes one frame.
  @discardableResult func move(_ vo: VoiceOver, _ move: VoiceOver.Move, _ argument: String? = nil) throws -> Bool {
    try checkIsOn(vo)
    return try drive { () -> Bool in
      defer { simulation.runFrame() }
      var value: [String: InputValue] = ["move": .text(move.rawValue)]
      if let argument { value["with"] = .text(argument) }
      switch simulation.send(.answer(name: InputEventAnswer.voiceOver, .table(value))) {
      case .failed(let error): throw error
      case let answer: return answer.isTaken
      }
    }
  }

  /// What an input that moves the cursor does.
  func receiveVoiceOver(_ value: InputValue) -> InputAnswer {
    guard case .table(let fields) = value, case .text(let name)? = fields["move"], let move = VoiceOver.Move(rawValue: name) else { return .taken(false) }
    var argument: String?
    if case .text(let text)? = fields["with"] { argument = text }
    let vo = voice ?? VoiceOver(self)
    voice = vo
    do { return .taken(try vo.handle(move, argument)) } catch { return .failed(error) }
  }

  func touch(_ vo: VoiceOver, _ target: VoiceOverTarget) throws -> Bool {
    guard let place = try run({ try place(of: target, for: vo) }) else { return false }
    return try move(vo, .touch, "\(place)")
  }

  func place(of target: VoiceOverTarget, for vo: VoiceOver) throws -> Int? {
    switch target {
    case .element(let element): return vo.place(of: element)
    case .target(let target):
      let view = try view(of: target)
      guard case .query(let query) = target else { return vo.place(of: view) }
      if let found = element(query) { return vo.place(of: found.element) }
      // A text that the view draws itself is that of a part: a segment's.
      let part = query.drawnText(in: view).flatMap { drawn in view.elementsWithoutViews.first { $0.accessibilityFacts.label?.readsAs(drawn.text) == true } }
      return part.flatMap { vo.place(of: $0) } ?? vo.place(of: view)
    }
  }

  /// Where a finger activates an element. Space: screen
  func activationPoint(of element: UIResponder) -> CGPoint {
    UIResponder.Overridable.accessibilityActivationPoint(element) ?? element.accessibilityActivationPoint
  }

  /// The element's own way, else a finger through the whole path of touches.
  func activate(_ vo: VoiceOver) throws {
    try checkIsOn(vo)
    guard let element = try run({ vo.current() }) else { return }
    if try move(vo, .activate) { return }
    let point = try run { activationPoint(of: element) }
    var place = TouchPlace(point)
    place.isForced = true
    try tap(at: place, taps: 1, fingers: 1)
  }

  func readAll(_ vo: VoiceOver) throws -> [String] {
    guard try move(vo, .first) else { return [] }
    var lines = [try run { vo.speech.line }]
    while try move(vo, .next) {
      lines.append(try run { vo.speech.line })
      if HostWork.mustEnd("reading the screen, \(lines.count) elements so far") { break }
    }
    return lines
  }
}

/// What the cursor is put on: a target, or an element that the app has made.
enum VoiceOverTarget: LuaReadable {
  case target(ScenarioTarget)
  case element(UIAccessibilityElement)

  static var luaTypeName: String { ScenarioTarget.luaTypeName + ", or a UIAccessibilityElement" }
  static var luaType: LuaType { .either([ScenarioTarget.luaType, UIAccessibilityElement.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> VoiceOverTarget {
    if let element = try? UIAccessibilityElement.read(stack, at: index) { return .element(element) }
    return .target(try ScenarioTarget.read(stack, at: index))
  }
}
