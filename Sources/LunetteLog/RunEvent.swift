import Foundation
import LunetteKit

/// One thing that happened in a run, in words and numbers: nothing in it leads back to an object, so it outlives the run.
///
/// `docs/logs.md` says what each kind holds, and how it is written as JSON.
public struct RunEvent: Sendable, Equatable {
  /// Which of the run's apps it is about, from 1.
  public var app: Int
  /// Units: seconds of the simulated clock.
  public var time: TimeInterval
  public var kind: Kind
  /// VM instructions that scripts had run before it, where they are counted, else 0.
  var clock: UInt64 = 0

  public enum Kind: Sendable, Equatable {
    case launched(Launch)
    /// Something reached the app. What it led to follows.
    case input(InputEvent)
    /// A scenario printed the frame.
    case printed(title: String?)
    /// A script did something to an app that no list of inputs can tell: where, as `file:line`, and what. The first time only.
    case reached(what: String, position: String?)
    case called(Call)
    /// A finger, from 1. Space: screen. Units: points.
    case touched(finger: Int, UITouch.Phase, CGPoint)
    /// What stands under a finger that landed, the deepest view first; empty where nothing takes it.
    case hit(finger: Int, views: [String])
    /// A recognizer got the finger that landed, or did not.
    case offered(recognizer: String, isTaken: Bool)
    case recognizer(String, UIGestureRecognizer.State, because: String?)
    case acted(recognizer: String, UIGestureRecognizer.State)
    /// A view heard of touches: `touchesBegan`.
    case delivered(view: String, method: String, touches: Int)
    case sent(control: String, events: [String])
    case touchLost(String)
    case animationBegan(Animation)
    case animationEnded(number: Int, what: String, isFinished: Bool)
    case motionBegan(String)
    case motionEnded(String)
    case updated(table: String, changes: [String])
    case phase(FramePhase)
    case frame(Frame)
  }

  /// An app was launched: what one needs to launch it again.
  public struct Launch: Sendable, Equatable {
    /// As the script named it.
    public var plugin: String
    /// Of its own file, as messages show it; nil for a plugin that was written in place.
    public var path: String?
    /// Of what is in the files that were loaded up to now, so that one can tell whether they have changed since.
    public var code: UInt64?
    public var device: Device
    /// Where the launch said that `math.random` starts; nil where it goes on.
    public var seed: UInt64?
    /// Whether animations take time.
    public var isAnimated: Bool
    /// How large the user wants text; nil where the launch didn't say.
    public var textSize: UIContentSizeCategory?

    /// What an earlier launch of the app left.
    public var kept: KeptState

    public init(
      plugin: String, path: String?, code: UInt64?, device: Device, seed: UInt64?, isAnimated: Bool, textSize: UIContentSizeCategory? = nil,
      kept: KeptState = KeptState()
    ) {
      (self.plugin, self.path, self.code, self.device, self.seed, self.isAnimated) = (plugin, path, code, device, seed, isAnimated)
      (self.textSize, self.kept) = (textSize, kept)
    }
  }

  /// The host called a script.
  public struct Call: Sendable, Equatable {
    public var name: String
    /// As a reader sees them, rows from 1.
    public var arguments: [String]
    /// Where the function is written, for one without a name: `file:line`.
    public var position: String?
    /// How many calls it stands for; the n-th had its row n - 1 further on.
    public var count = 1
    /// The row that it is about, where it is the last argument of two. Counts from 0
    var row: RowPath?
    /// VM instructions that scripts had run when it returned.
    var end: UInt64 = 0
    /// Events that were noted while it ran.
    var inner = 0

    /// Instructions are what the call cost, not what it was.
    public static func == (a: Call, b: Call) -> Bool {
      a.name == b.name && a.arguments == b.arguments && a.position == b.position && a.count == b.count
    }
  }

  public struct Animation: Sendable, Equatable {
    public var number: Int
    /// `of UILabel (position)`.
    public var what: String
    public var delay: TimeInterval
    public var duration: TimeInterval
    /// The line of the script that started it.
    public var position: String?
  }

  public struct Frame: Sendable, Equatable {
    public var number: Int
    /// Of everything that can be seen; see `docs/logs.md` for how it is made.
    public var hash: UInt64
    /// What changed since the frame before, back to front.
    public var changed: [ViewLook]
    /// The ids of views that were there and are not any more.
    public var gone: [Int]
    /// The screen as text, where a log keeps it.
    var text: String?
  }

  /// Where it happened and what, whatever it cost.
  public static func == (a: RunEvent, b: RunEvent) -> Bool { a.app == b.app && a.time == b.time && a.kind == b.kind }
}

/// What a log keeps of a visible view.
public struct ViewLook: Sendable, Equatable {
  /// Of its layer: the same as long as that lives, and in every run.
  public var id: Int
  /// Its class, and its `accessibilityIdentifier` after a `#`; empty where neither is new.
  public var name: String
  /// The id of the view that it stands in; nil for a window.
  public var parent: Int?
  /// Space: that view's own; of a window the screen. Units: points.
  public var frame: CGRect
  /// What stands at its top left corner, in its own space. Units: points.
  public var offset: CGPoint
  public var text: String?
  /// Of its colours, fonts, state and all else that is drawn.
  public var style: UInt64

  /// What changed since the frame before; all of it where it is new.
  public struct Change: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let frame = Change(rawValue: 1)
    public static let text = Change(rawValue: 2)
    public static let style = Change(rawValue: 4)
    public static let offset = Change(rawValue: 8)
    public static let parent = Change(rawValue: 16)
    /// It is new.
    public static let all: Change = [.frame, .text, .style, .offset, .parent]
  }
  public var change = Change.all
}

extension RunEvent.Kind {
  /// Whether it only comes from what an app does: while it is launched, in a frame, when an input is handled.
  var isConsequence: Bool {
    switch self {
    case .launched, .input, .printed, .reached, .phase, .frame: false
    default: true
    }
  }
}

extension InputEvent {
  /// On one line, with keys in the order of the alphabet and numbers that read back the same.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// From a line of a log, where it stands under `input`. Throws: `DecodingError`
  init(logLine: Data) throws {
    struct Line: Decodable { let input: InputEvent }
    self = try Self.decoder.decode(Line.self, from: logLine).input
  }

  /// Throws: `DecodingError`
  public init(json: Data) throws { self = try Self.decoder.decode(InputEvent.self, from: json) }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
