import Foundation
import Lua
import LunetteKit
import LunetteLog

/// One action of a user: put fingers down and lift them, type a few keys, shake the device.
struct RecordedAction {
  /// One finger, from landing to lift.
  struct Finger {
    let number: Int
    var samples: [(time: TimeInterval, sample: TouchSample)]

    var start: CGPoint { samples[0].sample.location }
    var end: CGPoint { samples[samples.count - 1].sample.location }
    var duration: TimeInterval { samples[samples.count - 1].time - samples[0].time }
    /// Its largest distance from where it landed. Units: points.
    var reach: CGFloat { samples.map { start.distance(to: $0.sample.location) }.max() ?? 0 }
    /// How long it rested before it lifted. Units: seconds.
    var rest: TimeInterval {
      guard let last = samples.last else { return 0 }
      let moved = samples.last { $0.sample.location != last.sample.location }
      return moved == nil ? 0 : last.time - (samples.first { $0.time > moved?.time ?? 0 }?.time ?? last.time)
    }
  }

  enum Kind {
    /// Fingers that all land and lift in this action, none of them cancelled.
    case gesture([Finger])
    /// Other touches: fingers stay down, were down before, or are cancelled by the system.
    case touches
    /// Typed keys, with a line break for return and `\b` for delete.
    case keys(String)
    /// A line of the scenario.
    case line(String)
  }

  var kind: Kind
  var events: [InputEvent]
  /// The number of the frame before the action, and of the frame by which it has ended.
  var first: Int
  var last: Int

  /// Whether it is only time that passes.
  var isClock: Bool { if case .clock? = events.first?.input, events.count == 1 { true } else { false } }
  /// Whether the system ends the app by it.
  var endsApp: Bool { if case .termination? = events.first?.input { true } else { false } }

  /// Divides a list of inputs into actions.
  /// - Parameters:
  ///   - notes: lines besides the inputs, each with the number of the frame after which it comes
  ///   - isExact: each input becomes an action of its own, so that it keeps its time
  static func all(in inputs: [InputEvent], notes: [ScenarioRecorder.Note] = [], isExact: Bool = false) -> [RecordedAction] {
    var actions: [RecordedAction] = []
    var down: Set<Int> = []
    var touches: [InputEvent] = []
    var startsClean = true
    func flush() {
      guard let first = touches.first, let last = touches.last else { return }
      let action = RecordedAction(
        kind: startsClean && down.isEmpty ? kind(of: touches) : .touches, events: touches, first: first.frame - 1, last: last.frame)
      if let before = actions.last, before.touches(with: action) {
        actions[actions.count - 1].events += action.events
        actions[actions.count - 1].last = action.last
      } else {
        actions.append(action)
      }
      startsClean = down.isEmpty
      touches = []
    }
    var rest = notes[...]
    func takeNotes(before frame: Int) {
      while let note = rest.first, note.frame < frame {
        flush()
        rest = rest.dropFirst()
        actions.append(RecordedAction(kind: .line(note.code), events: [], first: note.frame, last: note.frame))
      }
    }
    for event in inputs {
      takeNotes(before: event.isTouches ? event.frame : event.frame + 1)
      guard case .touches(let samples) = event.input else {
        flush()
        if case .keys(let text) = kind(of: event.input), !isExact, let last = actions.last, case .keys(let before) = last.kind {
          actions[actions.count - 1].kind = .keys(before + text)
          actions[actions.count - 1].events.append(event)
          actions[actions.count - 1].last = event.frame
        } else {
          actions.append(RecordedAction(kind: kind(of: event.input), events: [event], first: event.frame, last: event.frame))
        }
        continue
      }
      touches.append(event)
      for sample in samples {
        if sample.phase == .began { down.insert(sample.finger) }
        if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.finger) }
      }
      if down.isEmpty { flush() }
    }
    flush()
    takeNotes(before: .max)
    return actions
  }

  private static func kind(of touches: [InputEvent]) -> Kind {
    var fingers: [Finger] = []
    for event in touches {
      guard case .touches(let samples) = event.input else { continue }
      for sample in samples {
        if sample.phase == .began {
          // A finger lands for the second time, so this isn't a single gesture.
          if fingers.contains(where: { $0.number == sample.finger }) { return .touches }
          fingers.append(Finger(number: sample.finger, samples: []))
        }
        // No gesture's call tells how hard a finger presses.
        guard sample.phase != .cancelled, sample.force == nil, let index = fingers.firstIndex(where: { $0.number == sample.finger }) else { return .touches }
        fingers[index].samples.append((event.time, sample))
      }
    }
    return .gesture(fingers)
  }

  /// The line for an input other than touches.
  static func line(for input: Input) -> String {
    switch kind(of: input) {
    case .line(let code): code
    case .keys(let text): "app:type \(LuaLiteral.typed(text))"
    case .gesture, .touches: ""
    }
  }

  private static func kind(of input: Input) -> Kind {
    switch input {
    case .key(let text): Keyboard.Key(inputName: text).map { .line("app:press \"\($0.rawValue)\"") } ?? .keys(text)
    case .deletion: .keys("\u{8}")
    case .returnKey: .keys("\n")
    case .touches: .touches
    case .press(let key): .line("app:press \"\(key)\"")
    case .edit(.select(nil)): .line("app:selectText()")
    case .edit(.select(let range?)): .line("app:selectText(\(range.lowerBound + 1), \(range.upperBound))")
    case .edit(.copy): .line("app:copy()")
    case .edit(.paste(let text)): .line("app:paste(\(text.map(LuaLiteral.quoted) ?? ""))")
    case .edit(.replace("")): .line("app:clearText()")
    case .edit(.replace(let text)): .line("app:replaceText(\(LuaLiteral.quoted(text)))")
    case .textSize(let category): .line("app:setTextSize \"\(category)\"")
    case .hardwareKeyboard(let isAttached): .line("app:hardwareKeyboard(\(isAttached))")
    case .keyboardDismissal: .line("app:dismissKeyboard()")
    case .turn(.unknown): .line("")
    case .turn(let orientation): .line("app:rotateDevice \"\(orientation)\"")
    case .shake(let isInterrupted): .line(isInterrupted ? "app:shake { interrupted = true }" : "app:shake()")
    case .tilt(let tilt): .line("app:tilt { horizontal = \(LuaLiteral.number(tilt.horizontal)), vertical = \(LuaLiteral.number(tilt.vertical)) }")
    case .statusBarTap: .line("app:tapStatusBar()")
    case .remoteControl(let button): .line("app:remoteControl \"\(button)\"")
    case .memoryWarning: .line("app:memoryWarning()")
    case .background: .line("app:background()")
    case .foreground: .line("app:foreground()")
    case .editMenu: .line("app:editMenu()")
    case .own(let name, let value): .line("app:send(\(LuaLiteral.quoted(name)), \(value.luaText))")
    case .answer(InputEventAnswer.accessibility, .table(let flags)): .line(Self.accessibility(flags))
    case .answer(InputEventAnswer.voiceOver, .table(let fields)): .line(Self.voiceOver(fields))
    case .answer(InputEventAnswer.direction, let direction): .line("app:setDirection(\(direction.luaText))")
    case .answer(InputEventAnswer.focus, .text(let key)): .line("app:press \"\(key)\"")
    case .answer(InputEventAnswer.openURL, .text(let url)): .line("app:openURL \(LuaLiteral.quoted(url))")
    case .answer(InputEventAnswer.keyCommand, .list(let parts)): .line(Self.keyCommand(parts))
    case .answer(InputEventAnswer.pages, let pages): .line("app:setPages(\(pages.luaText))")
    case .answer(WorldSetting.date.rawValue, .number(let date)): .line("app:setDate(Date { timeIntervalSinceReferenceDate = \(LuaLiteral.number(date)) })")
    case .answer(WorldSetting.timeZone.rawValue, .text(let zone)): .line("app:setTimeZone \(LuaLiteral.quoted(zone))")
    case .answer(WorldSetting.locale.rawValue, .text(let locale)): .line("app:setLocale \(LuaLiteral.quoted(locale))")
    case .answer(WorldSetting.hourCycle.rawValue, .bool(let uses24Hours)): .line("app:set24HourClock(\(uses24Hours))")
    case .answer(WorldSetting.appearance.rawValue, .list(let parts)):
      .line(
        parts.last == .bool(true)
          ? "app:setAppearance \"\(parts.first == .text("dark") ? "dark" : "light")\""
          : "app:setAppearance(\"\(parts.first == .text("dark") ? "dark" : "light")\", { animated = false })")
    case .answer(WorldSetting.contrast.rawValue, .text(let contrast)): .line("app:setContrast \"\(contrast)\"")
    case .answer(WorldSetting.online.rawValue, .bool(let isOnline)): .line("server:offline(\(!isOnline))")
    case .answer(InputEventAnswer.pickColor, let value): .line("app:pickColor \(LuaLiteral.quoted(value.asColor?.description ?? "black"))")
    case .answer(let name, let value) where ServiceInput(rawValue: name) != nil: .line(ServiceInput(rawValue: name)?.line(value) ?? "")
    case .answer(_, .text(let file)): .line("app:pickImage \(LuaLiteral.quoted(file))")
    case .answer(_, .list(let beginnings)):
      .line("app:answerURLs { \(beginnings.compactMap { if case .text(let text) = $0 { LuaLiteral.quoted(text) } else { nil } }.joined(separator: ", ")) }")
    case .answer: .line("")
    case .reload: .line("-- Here changed code came into the app.")
    case .code(let text): .line(text)
    case .clock: .line("")
    case .termination: .line("app:terminate()")
    case .end: .line("app:close()")
    }
  }

  /// What walks over the screen has calls of its own, which also put its cursor on the first element.
  private static func accessibility(_ flags: [String: InputValue]) -> String {
    switch flags {
    case [AccessibilityFlag.isVoiceOverRunning.rawValue: .bool(true)]: "app:voiceOver()"
    case [AccessibilityFlag.isSwitchControlRunning.rawValue: .bool(true)]: "app:switchControl()"
    case [AccessibilityFlag.isVoiceOverRunning.rawValue: .bool(false)]: "app:voiceOver():stop()"
    case [AccessibilityFlag.isSwitchControlRunning.rawValue: .bool(false)]: "app:switchControl():stop()"
    default: "app:setAccessibility(\(InputValue.table(flags).luaText))"
    }
  }

  /// Whether the finger of a tap is this action's own: what assistive technology or the space bar does with an element that does nothing by itself.
  private func touches(with next: RecordedAction) -> Bool {
    guard case .line = kind, events.count == 1, case .answer(let name, let value) = events[0].input, case .gesture(let fingers) = next.kind,
      fingers.count == 1, fingers[0].isTap, next.first - last <= 1
    else { return false }
    if name == InputEventAnswer.focus { return value == .text(Keyboard.Key.space.rawValue) }
    guard name == InputEventAnswer.voiceOver, case .table(let fields) = value else { return false }
    return fields["move"] == .text(VoiceOver.Move.activate.rawValue)
  }

  /// The place in the walk over the screen that VoiceOver's touch has come to; nil for any other action.
  var touchedPlace: Int? {
    guard case .answer(InputEventAnswer.voiceOver, .table(let fields))? = events.first?.input, fields["move"] == .text(VoiceOver.Move.touch.rawValue),
      case .text(let place)? = fields["with"]
    else { return nil }
    return Int(place)
  }

  /// What is touched has its words from the app (`touchedPlace`).
  private static func voiceOver(_ fields: [String: InputValue]) -> String {
    guard case .text(let name)? = fields["move"], name != VoiceOver.Move.touch.rawValue else { return "" }
    return "app:voiceOver():\(name)(\(fields["with"].map(\.luaText) ?? ""))"
  }

  /// Joins taps that follow each other quickly at one place to one action.
  func joined(with next: RecordedAction) -> RecordedAction? {
    guard case .gesture(let mine) = kind, case .gesture(let others) = next.kind, others.count == 1, let before = mine.last,
      mine.allSatisfy(\.isTap), others[0].isTap,
      others[0].samples[0].time - before.samples[before.samples.count - 1].time <= Self.tapInterval,
      before.start.distance(to: others[0].start) <= Self.tapReach
    else { return nil }
    return RecordedAction(kind: .gesture(mine + others), events: events + next.events, first: first, last: next.last)
  }

  /// Longest time from one tap's lift to the next landing. Source: UIKit's time for a double tap. Units: seconds.
  private static let tapInterval: TimeInterval = 0.35
  /// A finger that moves no farther than this taps. Units: points. Ours: the trembling of a hand
  static let tapReach: CGFloat = 10
  /// A finger that stays at least this long presses. Source: UILongPressGestureRecognizer.minimumPressDuration. Units: seconds.
  static let pressDuration: TimeInterval = 0.5
}

extension RecordedAction.Finger {
  var isTap: Bool { reach <= RecordedAction.tapReach && duration < RecordedAction.pressDuration }
  var isPress: Bool { reach <= RecordedAction.tapReach && duration >= RecordedAction.pressDuration }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}

extension InputValue {
  /// The value as Lua code.
  var luaText: String {
    switch self {
    case .none: "nil"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): LuaLiteral.number(value)
    case .text(let value): LuaLiteral.quoted(value)
    case .list(let values): values.isEmpty ? "{}" : "{ " + values.map(\.luaText).joined(separator: ", ") + " }"
    case .table(let fields):
      fields.isEmpty
        ? "{}" : "{ " + fields.sorted { $0.key < $1.key }.map { "[\(LuaLiteral.quoted($0.key))] = \($0.value.luaText)" }.joined(separator: ", ") + " }"
    }
  }
}
