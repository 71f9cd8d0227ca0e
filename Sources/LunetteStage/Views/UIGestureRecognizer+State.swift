extension UIGestureRecognizer {
  /// Source: Apple, UIGestureRecognizer.State; raw values docs/rules/gestures.md 1.1 (A, M)
  public enum State: Int, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Another name of `ended`, for the one success of a discrete recognizer.
    public static let recognized = State.ended

    /// After this state only the reset follows.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    var isActive: Bool { self == .began || self == .changed }
    /// Whether the recognizer sends actions for this state. Source: docs/rules/gestures.md 2.2
    var hasAction: Bool { self != .possible && self != .failed }

    /// The state that a recognizer in this state gets when its subclass asks for `wanted`; nil when nothing changes.
    /// Source: docs/rules/gestures.md 2.1, table (D)
    public func transition(to wanted: State) -> State? {
      switch (self, wanted) {
      case (.possible, .began), (.possible, .changed): .began
      case (.possible, .ended): .ended
      case (.possible, .failed), (.possible, .cancelled): .failed
      case (.possible, .possible): nil
      case (.began, .began), (.began, .changed): .changed
      case (.began, .possible): nil
      case (.changed, .began), (.changed, .possible), (.changed, .changed): .changed
      case (.began, .ended), (.changed, .ended): .ended
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): .cancelled
      case (.ended, _), (.cancelled, _), (.failed, _): nil
      }
    }
  }
}
