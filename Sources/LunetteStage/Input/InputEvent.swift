import Foundation

/// An input that reaches an app from outside, with its time: from a finger, a key, the system or another program.
///
/// Everything that drives a simulation is an input event and passes through its `InputQueue`. So the plugin, the device, the seed and the
/// list of input events determine a run completely. The JSON form is a part of the log's form (docs/logs.md).
public struct InputEvent: Codable, Equatable, Sendable {
  /// For touches the frame in which they were handled. Other inputs come between two frames: for them the number of the frame before.
  public var frame: Int
  /// Units: seconds of the simulated clock. At the boundary of two frames the time alone doesn't tell the frame.
  public var time: TimeInterval
  public var input: Input
  /// For code that a debugger has run in the middle of a call: the moment. Source: docs/rules/debugging.md 1
  public var moment: String?

  public init(frame: Int, time: TimeInterval, _ input: Input, at moment: String? = nil) {
    (self.frame, self.time, self.input, self.moment) = (frame, time, input, moment)
  }

  private enum Key: String, CodingKey { case frame, time, at }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    frame = try container.decode(Int.self, forKey: .frame)
    time = try container.decode(TimeInterval.self, forKey: .time)
    input = try Input(from: decoder)
    moment = try container.decodeIfPresent(String.self, forKey: .at)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(frame, forKey: .frame)
    try container.encode(time, forKey: .time)
    try input.encode(to: encoder)
    try container.encodeIfPresent(moment, forKey: .at)
  }
}

/// Observers are told when the input is handled, before its consequences.
extension InputEvent: SimulationEvent {}

/// The kinds of input from outside.
public enum Input: Equatable, Sendable {
  /// The samples of fingers at one moment, at most one per finger. Handled inside a frame; all other inputs between two frames.
  case touches([TouchSample])
  /// A key that writes one character, or a key that moves the caret, by UIKit's name: `UIKeyInputLeftArrow`.
  case key(String)
  /// The delete key.
  case deletion
  case returnKey
  /// A key that moves the caret or edits, by its name: `left`, `undo`. Also keys that only other keyboards have.
  case press(String)
  /// An edit of the first responder's text other than typing.
  case edit(TextEdit)
  /// The user dismisses the keyboard.
  case keyboardDismissal
  /// The user turns the device.
  case turn(UIDeviceOrientation)
  /// - Parameter isInterrupted: the system ends the shaking early
  case shake(isInterrupted: Bool)
  /// The user tilts the device, and holds it so.
  case tilt(Tilt)
  case statusBarTap
  /// A button of a headset or of the lock screen.
  case remoteControl(UIEvent.EventSubtype)
  case memoryWarning
  /// The user chooses another text size, by its category's name.
  case textSize(String)
  /// A hardware keyboard is attached, or detached.
  case hardwareKeyboard(Bool)
  /// The user goes to the home screen, and comes back.
  case background
  case foreground
  /// The edit menu is opened; responders are asked what they can do.
  case editMenu
  /// An input that the app itself defines, such as a location or a message that arrived.
  case own(name: String, InputValue)
  /// The user makes a choice that a part of the system asks for, by its name: `image`, with the name of a picture.
  case answer(name: String, InputValue)
  /// New code is loaded into the running app.
  case reload([SourceFile])
  /// A line of Lua that a person types into a running app, or that an inspector makes from a value it was given. The code may read and
  /// change the app, but can't move the clock or the fingers.
  case code(String)
  /// Only time: the clock stops between two frames.
  case clock
  /// The user or the system ends the app, and the app is told.
  case termination
  /// The app ends without being told.
  case end
}

/// Selecting, copying and pasting in the text of the first responder.
public enum TextEdit: Equatable, Sendable {
  /// - Parameter range: in UTF-16 units, from 0; nil for everything
  case select(Range<Int>?)
  /// Copies the selection to the pasteboard.
  case copy
  /// - Parameter text: put on the pasteboard first; nil for what is already there
  case paste(String?)
  /// Replaces the whole text, as if this one were pasted over it; an empty one deletes it.
  case replace(String)
}

/// One file of a plugin with its new content.
public struct SourceFile: Equatable, Sendable {
  public var path: String
  /// Mostly UTF-8; Lua accepts any bytes.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

extension SourceFile: Codable {
  private enum Key: String, CodingKey { case path, text, bytes }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    path = try container.decode(String.self, forKey: .path)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      bytes = Array(text.utf8)
    } else {
      bytes = Array(try container.decode(Data.self, forKey: .bytes))
    }
  }

  /// The file as text; bytes that aren't UTF-8 in base 64.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    if let text = String(validating: bytes, as: UTF8.self) {
      try container.encode(text, forKey: .text)
    } else {
      try container.encode(Data(bytes), forKey: .bytes)
    }
  }
}

/// The answer to an input, for its sender.
public enum InputAnswer {
  /// Nothing to say.
  case none
  /// Whether a responder took the input.
  case taken(Bool)
  /// The standard actions that are possible now.
  case actions([String])
  /// The files whose code was replaced.
  case files([String])
  case failed(any Error)

  public var isTaken: Bool { if case .taken(true) = self { true } else { false } }
}

// MARK: - As JSON: one key that names it, with what there is to say of it

extension Input: Codable {
  private enum Key: String, CodingKey {
    case touches, key, press, edit, text, range, turn, textSize, hardwareKeyboard, shake, tilt, remoteControl, own, answer, value, reload, code
    /// Inputs that carry only their name.
    case system
  }

  private static let plain: [(name: String, input: Input)] = [
    ("deletion", .deletion), ("returnKey", .returnKey), ("keyboardDismissal", .keyboardDismissal), ("statusBarTap", .statusBarTap),
    ("memoryWarning", .memoryWarning), ("background", .background), ("foreground", .foreground), ("editMenu", .editMenu),
    ("clock", .clock), ("termination", .termination), ("end", .end),
  ]

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .touches(let samples): try container.encode(samples, forKey: .touches)
    case .key(let text): try container.encode(text, forKey: .key)
    case .press(let key): try container.encode(key, forKey: .press)
    case .edit(let edit):
      switch edit {
      case .select(let range):
        try container.encode("select", forKey: .edit)
        try container.encodeIfPresent(range.map { [$0.lowerBound, $0.upperBound] }, forKey: .range)
      case .copy: try container.encode("copy", forKey: .edit)
      case .paste(let text):
        try container.encode("paste", forKey: .edit)
        try container.encodeIfPresent(text, forKey: .text)
      case .replace(let text):
        try container.encode("replace", forKey: .edit)
        try container.encode(text, forKey: .text)
      }
    case .textSize(let category): try container.encode(category, forKey: .textSize)
    case .hardwareKeyboard(let isAttached): try container.encode(isAttached, forKey: .hardwareKeyboard)
    case .turn(let orientation): try container.encode("\(orientation)", forKey: .turn)
    case .shake(let isInterrupted): try container.encode(isInterrupted ? "interrupted" : "whole", forKey: .shake)
    case .tilt(let tilt): try container.encode([tilt.horizontal, tilt.vertical], forKey: .tilt)
    case .remoteControl(let button): try container.encode("\(button)", forKey: .remoteControl)
    case .own(let name, let value):
      try container.encode(name, forKey: .own)
      try container.encode(value, forKey: .value)
    case .answer(let name, let value):
      try container.encode(name, forKey: .answer)
      try container.encode(value, forKey: .value)
    case .reload(let files): try container.encode(files, forKey: .reload)
    case .code(let text): try container.encode(text, forKey: .code)
    default: try container.encode(Self.plain.first { $0.input == self }?.name, forKey: .system)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    /// The case of an enumeration by its name.
    func named<Value: CaseIterable>(_ key: Key, _ type: Value.Type) throws -> Value {
      let name = try container.decode(String.self, forKey: key)
      guard let value = Value.allCases.first(where: { "\($0)" == name }) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "there is no \(key.rawValue) \"\(name)\"")
      }
      return value
    }
    if container.contains(.touches) {
      self = .touches(try container.decode([TouchSample].self, forKey: .touches))
    } else if container.contains(.key) {
      self = .key(try container.decode(String.self, forKey: .key))
    } else if container.contains(.press) {
      self = .press(try container.decode(String.self, forKey: .press))
    } else if container.contains(.edit) {
      self = .edit(try Self.edit(in: container))
    } else if container.contains(.textSize) {
      self = .textSize(try container.decode(String.self, forKey: .textSize))
    } else if container.contains(.hardwareKeyboard) {
      self = .hardwareKeyboard(try container.decode(Bool.self, forKey: .hardwareKeyboard))
    } else if container.contains(.turn) {
      self = .turn(try named(.turn, UIDeviceOrientation.self))
    } else if container.contains(.shake) {
      self = .shake(isInterrupted: try container.decode(String.self, forKey: .shake) == "interrupted")
    } else if container.contains(.tilt) {
      let axes = try container.decode([CGFloat].self, forKey: .tilt)
      guard axes.count == 2, axes.allSatisfy(Tilt.range.contains) else {
        throw DecodingError.dataCorruptedError(forKey: .tilt, in: container, debugDescription: "a tilt is [horizontal, vertical], each from -1 to 1")
      }
      self = .tilt(Tilt(horizontal: axes[0], vertical: axes[1]))
    } else if container.contains(.remoteControl) {
      self = .remoteControl(try named(.remoteControl, UIEvent.EventSubtype.self))
    } else if container.contains(.own) {
      self = .own(name: try container.decode(String.self, forKey: .own), try container.decode(InputValue.self, forKey: .value))
    } else if container.contains(.answer) {
      self = .answer(name: try container.decode(String.self, forKey: .answer), try container.decode(InputValue.self, forKey: .value))
    } else if container.contains(.reload) {
      self = .reload(try container.decode([SourceFile].self, forKey: .reload))
    } else if container.contains(.code) {
      self = .code(try container.decode(String.self, forKey: .code))
    } else {
      let name = try container.decode(String.self, forKey: .system)
      guard let known = Self.plain.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(forKey: .system, in: container, debugDescription: "there is no input \"\(name)\"")
      }
      self = known.input
    }
  }

  private static func edit(in container: KeyedDecodingContainer<Key>) throws -> TextEdit {
    switch try container.decode(String.self, forKey: .edit) {
    case "select":
      guard let ends = try container.decodeIfPresent([Int].self, forKey: .range) else { return .select(nil) }
      guard ends.count == 2, 0 <= ends[0], ends[0] <= ends[1] else {
        throw DecodingError.dataCorruptedError(forKey: .range, in: container, debugDescription: "a range is [from, to], from 0")
      }
      return .select(ends[0]..<ends[1])
    case "copy": return .copy
    case "paste": return .paste(try container.decodeIfPresent(String.self, forKey: .text))
    case "replace": return .replace(try container.decode(String.self, forKey: .text))
    case let name: throw DecodingError.dataCorruptedError(forKey: .edit, in: container, debugDescription: "there is no edit \"\(name)\"")
    }
  }
}

/// `[finger, "phase", x, y]`, and the force when it changes
extension TouchSample: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(finger)
    try container.encode("\(phase)")
    try container.encode(location.x)
    try container.encode(location.y)
    if let force { try container.encode(force) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let finger = try container.decode(Int.self)
    let name = try container.decode(String.self)
    guard let phase = UITouch.Phase.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a touch has no phase \"\(name)\"")
    }
    let (x, y) = (try container.decode(CGFloat.self), try container.decode(CGFloat.self))
    let force = container.isAtEnd ? nil : try container.decode(CGFloat.self)
    self.init(finger: finger, phase: phase, location: CGPoint(x: x, y: y), force: force)
  }
}
