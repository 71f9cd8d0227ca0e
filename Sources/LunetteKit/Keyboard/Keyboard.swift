import Foundation

/// The system keyboard: where it is, and the notices of its coming and going.
///
/// It comes with a text field that becomes first responder and goes when nobody takes its keys. Between two fields it stays, and
/// nothing is posted (classic; assumed). It isn't drawn and takes no touches: what an app must know of it is its frame.
/// Source: layout-animation.md e5
public final class Keyboard {
  public private(set) var isVisible = false
  /// While another responder takes over, the keyboard waits for what that one wants.
  private var handovers = 0
  /// How far a finger has pulled it down. Units: points.
  private var pulled: CGFloat = 0
  /// Posts the second pair of notices, at the end of the way.
  private var arrival: SimulatedTimer?

  init() {}

  /// Where it stands: at the bottom of the screen, or just below it. Space: screen. Units: points.
  public var frame: CGRect { frame(isVisible: isVisible) }

  private func frame(isVisible: Bool) -> CGRect {
    let screen = Simulation.current.screen
    let height = KeyboardConstants.height(on: screen)
    return CGRect(
      x: 0, y: screen.bounds.height - (isVisible ? height - pulled : 0), width: screen.bounds.width, height: height)
  }

  // MARK: Under a finger. Nothing is posted while it is pulled. (Ours)

  /// From 0, where it stands up, to 1, where nothing is left of it.
  var pulledPart: CGFloat { pulled / frame.height }

  /// Its upper edge is at a finger that has come into it. - Parameter y: of the finger, on the screen. Units: points.
  func follow(_ y: CGFloat) {
    let height = frame.height
    if isVisible { pulled = (y - (UIScreen.main.bounds.height - height)).clamped(to: 0...height) }
  }

  /// If it hasn't been sent away, it stands up again.
  func letGo() { pulled = 0 }

  func show() { setVisible(true) }

  /// Nobody takes its keys any more; unless that is about to change.
  func hide() { if handovers == 0 { setVisible(false) } }

  /// Runs the resigning of a first responder for whom another one waits.
  func handOver(_ resign: () -> Bool) -> Bool {
    handovers += 1
    defer { handovers -= 1 }
    return resign()
  }

  private func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    let begin = frame
    (isVisible, pulled) = (visible, 0)
    travel(from: begin, duration: KeyboardConstants.animationDuration)
  }

  /// The screen has turned: a keyboard that is up has another place and size. It says so as one that comes. (Order assumed)
  /// - Parameter begin: where it was, on the screen as it stood
  func screenDidTurn(from begin: CGRect, duration: TimeInterval) {
    if isVisible, frame != begin { travel(from: begin, duration: duration) }
  }

  /// Tells of its way to where it is now.
  private func travel(from begin: CGRect, duration: TimeInterval) {
    let visible = isVisible
    let isAnimated = UIView.areAnimationsEnabled
    let duration = isAnimated ? duration : 0
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: frame,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationOptions.curveEaseInOut,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    // A way that is not at its end yet ends here without a notice: the other way has begun. (Ours)
    arrival?.invalidate()
    arrival = nil
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(visible ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    // Told of it, an app may have turned it round.
    guard isVisible == visible, arrival == nil else { return }
    guard isAnimated else { return arrive(info) }
    let simulation = Simulation.current
    arrival = simulation.timers.schedule(at: simulation.time + duration) { [weak self] _ in self?.arrive(info) }
  }

  private func arrive(_ info: [AnyHashable: Any]) {
    arrival = nil
    let isVisible = isVisible
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(isVisible ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    SimulatedNotificationCenter.default.post(name: name, userInfo: info)
  }
}

/// UIKit's names. The keys of `userInfo` are the constants' names without their frills, so that a script may write
/// `notification.userInfo.frameEnd`; what UIKit's constants hold is nobody's business.
extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// CGRect. Space: screen.
  public static let keyboardFrameBeginUserInfoKey = "frameBegin"
  public static let keyboardFrameEndUserInfoKey = "frameEnd"
  /// Seconds; 0 while animations are off.
  public static let keyboardAnimationDurationUserInfoKey = "animationDuration"
  /// The options for an animation beside it. UIKit's own number (7) names a curve that is not public; the nearest public one is told.
  public static let keyboardAnimationCurveUserInfoKey = "animationCurve"
  /// Whether the keyboard is this app's.
  public static let keyboardIsLocalUserInfoKey = "isLocal"
}
