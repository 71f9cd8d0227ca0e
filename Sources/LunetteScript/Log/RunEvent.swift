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
    case launched(plugin: String, device: String)
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
    /// The paths of views that were there and are not any more.
    public var gone: [String]
    /// The screen as text, where a log keeps it.
    var text: String?
  }

  /// Where it happened and what, whatever it cost.
  public static func == (a: RunEvent, b: RunEvent) -> Bool { a.app == b.app && a.time == b.time && a.kind == b.kind }
}

/// What a log keeps of a visible view.
public struct ViewLook: Sendable, Equatable {
  /// From its window down, with ids, and with a number where several of a class stand in one view: `UIWindow/UITableView#list/UITableViewCell[2]`.
  public var path: String
  /// Space: its window. Units: points.
  public var frame: CGRect
  public var text: String?
  /// Of its colours, fonts, state and all else that is drawn.
  public var style: UInt64

  /// What changed since `before`; all of it where that is nil.
  struct Change: OptionSet {
    let rawValue: Int
    static let frame = Change(rawValue: 1)
    static let text = Change(rawValue: 2)
    static let style = Change(rawValue: 4)
    static let all: Change = [.frame, .text, .style]
  }
  var change = Change.all

  public static func == (a: ViewLook, b: ViewLook) -> Bool {
    a.path == b.path && a.frame == b.frame && a.text == b.text && a.style == b.style
  }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
