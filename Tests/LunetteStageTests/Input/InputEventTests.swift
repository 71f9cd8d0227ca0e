import Foundation
import LunetteKit
import TestSupport
import Testing

/// Everything that reaches an app from outside goes through one queue, in one form.
@Suite struct InputEventTests {
  static let all: [Input] = [
    .touches([
      TouchSample(finger: 3, phase: .began, location: CGPoint(x: 0.1 + 0.2, y: -1e-9)),
      TouchSample(finger: 1_000_001, phase: .cancelled, location: .zero),
      TouchSample(finger: 4, phase: .moved, location: CGPoint(x: 1, y: 2), force: 6.25),
    ]), .key("ß"), .key("\""), .deletion, .returnKey, .press("left"), .edit(.select(nil)), .edit(.select(2..<7)), .edit(.copy),
    .edit(.paste(nil)), .edit(.paste("")), .edit(.replace("a\nb")), .textSize("large"), .hardwareKeyboard(true), .keyboardDismissal, .turn(.landscapeLeft),
    .shake(isInterrupted: true),
    .shake(isInterrupted: false), .statusBarTap, .remoteControl(.remoteControlNextTrack), .memoryWarning, .background, .foreground,
    .editMenu, .own(name: "location", .table(["latitude": .number(48.2), "list": .list([.bool(true), .none, .text("x")])])),
    .reload([
      SourceFile(path: "plugins/a/init.lua", bytes: Array("return 'ß'\n".utf8)), SourceFile(path: "b.lua", bytes: [0xFF, 0x20, 0xC3]),
    ]), .answer(name: "image", .text("photo.png")),
    .answer(name: "pages", .table(["http://a.b/?c=d&e": .table(["title": .text("A \"page\""), "delay": .number(0.25)]), "": .text("")])),
    .tilt(Tilt(horizontal: -1, vertical: 0.1 + 0.2)), .termination, .clock, .end,
  ]

  @Test(arguments: all)
  func anEventReadsBackAsItWasWritten(input: Input) throws {
    let event = InputEvent(frame: 7, time: 7.0 / 60 + 1e-12, input)
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(InputEvent.self, from: data) == event)
  }

  @Test(arguments: [
    #"{"frame":1,"time":0,"touches":[[1,"hovered",0,0]]}"#, #"{"frame":1,"time":0,"turn":"sideways"}"#,
    #"{"frame":1,"time":0,"system":"earthquake"}"#, #"{"frame":1,"time":0,"edit":"select","range":[3,1]}"#,
    #"{"frame":1,"time":0,"edit":"rhyme"}"#, #"{"frame":1,"time":0,"edit":"replace"}"#, #"{"frame":1,"time":0}"#, #"{"time":0,"key":"a"}"#,
    #"{"frame":1,"key":"a"}"#,
  ])
  func whatIsNoInputIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(InputEvent.self, from: Data(json.utf8)) }
  }

  /// A field with the keyboard, and the inputs that were noted.
  private func typing() -> (simulation: Simulation, field: UITextField, noted: () -> [InputEvent]) {
    let screen = ScreenTester()
    let field = screen.add(UITextField(), 0, 0, 100, 30)
    _ = screen.simulation.perform { field.becomeFirstResponder() }
    final class Notes { var events: [InputEvent] = [] }
    let notes = Notes()
    screen.simulation.eventObserver = { if let event = $0 as? InputEvent { notes.events.append(event) } }
    return (screen.simulation, field, { notes.events })
  }

  @Test func aKeyIsHandledAtOnceBetweenFrames() {
    let (simulation, field, noted) = typing()
    simulation.advance(frames: 2)
    #expect(simulation.send(.key("a")).isTaken)
    #expect(simulation.send(.key("b")).isTaken)
    #expect(simulation.send(.deletion).isTaken)
    #expect(field.text == "a")
    let time = simulation.time
    #expect(
      noted() == [.key("a"), .key("b"), .deletion].map { InputEvent(frame: 2, time: time, $0) })
    _ = simulation.perform { field.resignFirstResponder() }
    #expect(!simulation.send(.key("c")).isTaken)
  }

  /// A scheduled input is handled between two frames, as soon as its time has come.
  @Test func laterInputsWaitForTheirTime() {
    let (simulation, field, noted) = typing()
    simulation.perform {
      simulation.input.schedule(.key("b"), at: 0.04)
      simulation.input.schedule(.key("a"), at: 2.0 / 60)
    }
    simulation.advance(frames: 2)
    #expect(field.text == "", "the frame of that very time comes first")
    simulation.advance(frames: 1)
    #expect(field.text == "ab")
    #expect(noted().map(\.frame) == [2, 2] && noted().map(\.time) == [2.0 / 60, 0.04])
  }

  @Test func aClockThatStopsBetweenFramesIsAnInput() {
    let (simulation, _, noted) = typing()
    simulation.advance(by: 0.05)
    simulation.advance(by: 0.01)
    #expect(noted() == [InputEvent(frame: 3, time: 0.05 + 0.01, .clock)])
  }

  /// The app's reaction to a turn is no input: otherwise a replay of the inputs would do it twice.
  @Test func fingersThatATurnTakesOffAreNoInput() {
    let screen = ScreenTester()
    var events: [InputEvent] = []
    screen.simulation.eventObserver = { if let event = $0 as? InputEvent { events.append(event) } }
    screen.simulation.input.schedule(TouchSample(finger: 1, phase: .began, location: CGPoint(x: 20, y: 20)), at: 0)
    screen.simulation.advance(frames: 1)
    #expect(screen.simulation.input.activeTouches.count == 1)
    screen.simulation.send(.turn(.landscapeLeft))
    #expect(screen.simulation.input.activeTouches.isEmpty)
    #expect(events.count == 2 && events[0].frame == 1 && events[1].input == .turn(.landscapeLeft))
  }

  @Test func questionsGetTheirAnswersThroughTheQueue() {
    let (simulation, field, _) = typing()
    #expect(!simulation.send(.statusBarTap).isTaken)
    #expect(!simulation.send(.remoteControl(.remoteControlPlay)).isTaken)
    simulation.application.beginReceivingRemoteControlEvents()
    #expect(simulation.send(.remoteControl(.remoteControlPlay)).isTaken)
    guard case .actions = simulation.send(.editMenu) else { return #expect(Bool(false), "the menu's actions") }
    #expect(simulation.send(.keyboardDismissal).isTaken && !field.isFirstResponder)
  }
}
