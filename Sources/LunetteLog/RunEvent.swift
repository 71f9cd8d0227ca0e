import Foundation
import LunetteKit

/// An event in a run, in words and numbers. It refers to no objects, so it may outlive the run.
///
/// It is `Codable`: `docs/logs.md` describes each kind, and its JSON form. What is read from a log equals what was written, since numbers that a log
/// rounds are rounded when an event is noted (`inLog`), and only the time is rounded when two events are compared.
public struct RunEvent: Sendable, Equatable {
  /// The number of the app that the event is about, from 1.
  public var app: Int
  /// Units: seconds of the simulated clock.
  public var time: TimeInterval
  public var kind: Kind
  /// Number of VM instructions that scripts had run before the event, if they are counted; otherwise 0.
  var clock: UInt64 = 0

  public enum Kind: Sendable, Equatable {
    case launched(Launch)
    /// An input reached the app. Its consequences follow as events.
    case input(InputEvent)
    /// A scenario printed the frame.
    case printed(title: String?)
    /// A script did something to an app that no list of inputs can express: what, and where as `file:line`. Noted the first time only.
    case reached(what: String, position: String?)
    case called(Call)
    /// The finger's number, from 1. Space: screen. Units: points.
    case touched(finger: Int, UITouch.Phase, CGPoint)
    /// The views under a finger that landed, the deepest first; empty if none was hit.
    case hit(finger: Int, views: [String])
    /// A recognizer was offered the finger that landed, and took or refused it.
    case offered(recognizer: String, isTaken: Bool)
    case recognizer(String, UIGestureRecognizer.State, because: String?)
    case acted(recognizer: String, UIGestureRecognizer.State)
    /// A view got touches: `touchesBegan`.
    case delivered(view: String, method: String, touches: Int)
    case sent(control: String, events: [String])
    case touchLost(String)
    case animationBegan(Animation)
    case animationEnded(number: Int, what: String, isFinished: Bool)
    case motionBegan(String)
    case motionEnded(String)
    case updated(table: String, changes: [String])
    /// A request of the app left it, is held, or is over.
    case requested(Request)
    /// A question of the system appeared, or the user has touched one of its buttons.
    case prompted(title: String, choice: String?)
    /// The hand felt something: `impact`, its strength, and how strong it was, from 0 to 1.
    case felt(kind: String, style: String?, intensity: Double?)
    case phase(FramePhase)
    case frame(Frame)
    /// An event of a later version, by its name: what it says can't be read.
    case unknown(String)
  }

  /// The launch of an app, with everything that is needed to launch it again.
  public struct Launch: Sendable, Equatable {
    /// The plugin's name as the script wrote it.
    public var plugin: String
    /// The path of the plugin's own file, as in messages; nil for a plugin whose table was written in the script.
    public var path: String?
    /// A hash of the files that were loaded so far, to tell whether they have changed since.
    public var code: UInt64?
    public var device: Device
    /// The seed of `math.random` in the launch's options; nil if there was none.
    public var seed: UInt64?
    /// Whether animations take time.
    public var isAnimated: Bool
    /// The text size in the launch's options; nil if there was none.
    public var textSize: UIContentSizeCategory?

    /// The data that an earlier launch of the app has left.
    public var kept: KeptState
    /// Whether `app:relaunch` launched it, so that an app before it goes on in this one.
    public var isRelaunch: Bool

    public init(
      plugin: String, path: String?, code: UInt64?, device: Device, seed: UInt64?, isAnimated: Bool, textSize: UIContentSizeCategory? = nil,
      kept: KeptState = KeptState(), isRelaunch: Bool = false
    ) {
      (self.plugin, self.path, self.code, self.device, self.seed, self.isAnimated) = (plugin, path, code, device, seed, isAnimated)
      (self.textSize, self.kept, self.isRelaunch) = (textSize, kept, isRelaunch)
    }
  }

  /// The host called a script's function.
  public struct Call: Sendable, Equatable {
    public var name: String
    /// The arguments as a reader sees them, with rows counted from 1.
    public var arguments: [String]
    /// The position of a function without a name: `file:line`.
    public var position: String?
    /// Its number in the frame, from 1, as in moments (docs/rules/debugging.md 1); of several calls that of the first. 0 in logs that don't have it.
    public var number = 0
    /// The number of calls in this event; the n-th was about the row n - 1 after the first.
    public var count = 1
    /// The row that it is about, if a path is the last of two arguments. Counted from 0
    package var row: RowPath?
    /// Number of VM instructions that scripts had run when it returned.
    var end: UInt64 = 0
    /// Number of events that were noted while it ran.
    package var inner = 0
    /// Where its method begins, as `file:line`, and what it has answered, one for each of several calls; only with `RunLog.Content.answers`.
    package var line: String?
    package var answers: [String?] = []

    /// Compares everything but the instructions, which are the call's cost, not its content, and the number, which older logs don't have.
    public static func == (a: Call, b: Call) -> Bool {
      a.name == b.name && a.arguments == b.arguments && a.position == b.position && a.count == b.count
    }
  }

  public struct Request: Sendable, Equatable {
    /// From 1, in the order in which the app's requests leave it.
    public var number: Int
    /// `GET https://a.test/items`
    public var request: String
    public var state: String
    /// The status of the answer, once the request is over.
    public var status: Int?
    /// The code of the error, if it failed.
    public var error: String?
    /// How many bytes of the body came, once it is over.
    public var bytes: Int
    /// The line of the script that asked.
    public var position: String?
  }

  public struct Animation: Sendable, Equatable {
    public var number: Int
    /// What moves: `of UILabel (position)`.
    public var what: String
    public var delay: TimeInterval
    public var duration: TimeInterval
    /// The line of the script that started it.
    public var position: String?
  }

  public struct Frame: Sendable, Equatable {
    public var number: Int
    /// A hash of everything that is visible; `docs/logs.md` describes how it is made.
    public var hash: UInt64
    /// The views that have changed since the frame before, back to front.
    public var changed: [ViewLook]
    /// The ids of the views that were visible in the frame before and aren't any more.
    public var gone: [Int]
  }

  /// Compares app, time and content, but no costs.
  public static func == (a: RunEvent, b: RunEvent) -> Bool { a.app == b.app && a.time.inLog == b.time.inLog && a.kind == b.kind }

  package var frame: Frame? { if case .frame(let frame) = kind { frame } else { nil } }

  /// Whether it has a line in a log: phases are shown in traces only.
  package var isInLog: Bool { if case .phase = kind { false } else { true } }

  /// The number of VM instructions of a call, if they were counted.
  public var instructions: Int? {
    guard case .called(let call) = kind, call.end > clock else { return nil }
    return Int(clamping: call.end - clock)
  }

  /// The event as two runs are compared: a different hash of a plugin's code only means that the code has changed, not that the events differ.
  package var compared: RunEvent {
    guard case .launched(var launch) = kind else { return self }
    launch.code = nil
    return RunEvent(app: app, time: time, kind: .launched(launch))
  }
}

/// What a log keeps about a visible view: what has changed since the frame before, and everything of a new view. Nil stands for what hasn't changed.
public struct ViewLook: Sendable, Equatable {
  /// The id of the view's layer: it stays the same while the layer lives, and in every run.
  public var id: Int
  /// The class, and the `accessibilityIdentifier` after a `#`.
  public var name: String?
  /// The id of the view around it. A window has none.
  public var parent: Int?
  /// Space: that of the view around it; for a window the screen. Units: points.
  public var frame: CGRect?
  /// The place in its own space that is at its top left corner; nil for a new view that isn't scrolled. Units: points.
  public var offset: CGPoint?
  /// Nil inside for a view that shows a text no longer; nil for a new view without one.
  public var text: String??
  /// The first half of a hash of its colours, fonts, state and everything else that is drawn.
  public var style: UInt32?
}

extension RunEvent.Kind {
  /// Whether the event is only a consequence: it comes during a launch, in a frame, or while an input is handled.
  var isConsequence: Bool {
    switch self {
    case .launched, .input, .printed, .reached, .phase, .frame: false
    // A finger that was refused has changed nothing.
    case .touchLost: false
    default: true
    }
  }
}
