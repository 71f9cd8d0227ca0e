extension UIGestureRecognizer {
  /// Source: Apple, UIGestureRecognizer.State; raw values docs/rules/gestures.md 1.1 (A, M)
  public enum State: Int, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The name that discrete recognizers use for their one success.
    public static let recognized = State.ended

    /// Nothing follows but the reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    var isActive: Bool { self == .began || self == .changed }
    /// Actions are sent for it. Source: docs/rules/gestures.md 2.2
    var hasAction: Bool { self != .possible && self != .failed }

    /// What becomes of a recognizer in this state whose subclass asks for `wanted`; nil where nothing happens.
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
