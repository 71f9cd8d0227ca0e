import Lua
import LunetteScript

/// A point of a run: `412.3+118` stands in frame 412, in the third call that the host began since frame 411 was committed, after 118 VM
/// instructions of it. It names the same point however often the run is repeated. Source: docs/rules/debugging.md 1
public struct Moment: Hashable, Sendable, CustomStringConvertible {
  public enum Point: Hashable, Sendable {
    /// Before an instruction of a call of the host into the app. Calls count from 1.
    case call(frame: Int, number: Int, done: Int)
    /// When the frame is committed.
    case end(frame: Int)
    /// Before an instruction of a scenario's own code.
    case scenario(done: Int)
    /// Before an instruction of a test's own code.
    case test(done: Int)
    /// Before an instruction of what runs before a test begins: its file is read, and setups run.
    case file(done: Int)
  }

  /// The number of the app in its run, from 1, in the order of the launches.
  public var app: Int
  public var point: Point

  public init(app: Int = 1, _ point: Point) { (self.app, self.point) = (app, point) }

  /// The beginning of the run of a plugin, before the first instruction of its file.
  public static let entry = Moment(.call(frame: 0, number: 1, done: 0))

  public var description: String {
    let app = app == 1 ? "" : "\(app):"
    switch point {
    case .call(let frame, let number, let done): return "\(app)\(frame).\(number)" + (done == 0 ? "" : "+\(done)")
    case .end(let frame): return "\(app)\(frame)"
    case .scenario(let done): return "scenario+\(done)"
    case .test(let done): return "test+\(done)"
    case .file(let done): return "file+\(done)"
    }
  }

  /// The frame in which it lies; nil for a scenario's or a test's own code.
  public var frame: Int? {
    switch point {
    case .call(let frame, _, _), .end(let frame): frame
    case .scenario, .test, .file: nil
    }
  }

  /// What a text that is no moment is told.
  public static let form =
    "a moment is written as frame 412, 412.3 (its third call), 412.3+118 (after 118 instructions), 2:412 (of the second app) or scenario+4711"

  /// - Parameter text: as `description` writes it; a `#` before it is left out, and `+0` may be written. Nil: it is no moment
  public init?(_ text: String) {
    var rest = text.hasPrefix("#") ? text.dropFirst() : text[...]
    for (name, point) in [("scenario", Point.scenario), ("test", Point.test), ("file", Point.file)] where rest == name || rest.hasPrefix(name + "+") {
      guard let done = rest == name ? 0 : Self.number(rest.dropFirst(name.count + 1)) else { return nil }
      self.init(point(done))
      return
    }
    var app = 1
    if let colon = rest.firstIndex(of: ":") {
      guard let number = Self.number(rest[..<colon]), number > 0 else { return nil }
      (app, rest) = (number, rest[rest.index(after: colon)...])
    }
    guard let dot = rest.firstIndex(of: ".") else {
      guard let frame = Self.number(rest) else { return nil }
      self.init(app: app, .end(frame: frame))
      return
    }
    let call = rest[rest.index(after: dot)...].split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let frame = Self.number(rest[..<dot]), let number = call.first.flatMap(Self.number), number > 0 else { return nil }
    guard let done = call.count == 1 ? 0 : Self.number(call[1]) else { return nil }
    self.init(app: app, .call(frame: frame, number: number, done: done))
  }

  /// A whole number without a sign, of at most so many digits that it fits.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.count < 16, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}

extension Moment {
  /// - Parameter isTest: whether own code is a test's
  public init(_ place: LuaPlace, isTest: Bool = false) {
    if place.isBeforeTests {
      self.init(.file(done: place.done))
    } else if place.call == 0 {
      self.init(isTest ? .test(done: place.done) : .scenario(done: place.done))
    } else {
      self.init(app: max(1, place.app), .call(frame: place.frame, number: place.call, done: place.done))
    }
  }

  /// The place in a script; nil for the end of a frame.
  public var place: LuaPlace? {
    switch point {
    case .call(let frame, let number, let done): LuaPlace(app: app, frame: frame, call: number, done: done)
    case .scenario(let done), .test(let done): LuaPlace(done: done)
    case .file(let done): LuaPlace(beforeTests: done)
    case .end: nil
    }
  }
}
