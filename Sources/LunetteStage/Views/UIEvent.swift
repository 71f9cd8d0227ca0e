import Foundation

/// The state of all fingers at one moment. One object is used for a whole sequence of events, so don't keep it.
/// Source: docs/rules/gestures.md 4.1, 4.5
public final class UIEvent {
  public enum EventType: Int, CaseIterable, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  /// Buttons of a pointing device. A finger counts as the primary one. Source: Apple, UIEvent.ButtonMask
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// The kind of a motion or remote-control event. Source: docs/rules/gestures.md 4.5, 5.3
  public enum EventSubtype: Int, CaseIterable, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward

    /// Whether the event comes from a button of a headset or of the lock screen.
    public var isRemoteControl: Bool { rawValue >= Self.remoteControlPlay.rawValue }
  }

  public let type: EventType
  public let subtype: EventSubtype
  public internal(set) var timestamp: TimeInterval = 0
  /// All fingers of the event, in the order in which they went down.
  public internal(set) var touchesInOrder: [UITouch] = []

  init(type: EventType, subtype: EventSubtype = .none) { (self.type, self.subtype) = (type, subtype) }

  public var allTouches: Set<UITouch>? { Set(touchesInOrder) }

  /// The samples of a touch since the last event, in time order. No samples are merged here (docs/lua-api.md 4, `app:touches`), so the
  /// answer is the touch itself. Nil for a touch of another event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchesInOrder.contains(touch) ? [touch] : nil }

  /// A guess at the touch's next sample: as far from the present place as that is from the last one. Views and recognizers never get it.
  /// Source: docs/rules/gestures.md 4.4
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touchesInOrder.contains(touch) else { return nil }
    return touch.phase == .moved ? [touch.predicted] : []
  }
  public func touches(for view: UIView) -> Set<UITouch>? { Set(touchesInOrder.filter { $0.view === view }) }
  public func touches(for window: UIWindow) -> Set<UITouch>? { Set(touchesInOrder.filter { $0.window === window }) }
  public func touches(for recognizer: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touchesInOrder.filter { recognizer.isTracking($0) })
  }
}
