import Foundation

/// A drag that sends the keyboard away. Source: Apple, UIScrollView.KeyboardDismissMode
extension UIScrollView {
  func sendKeyboardAway() {
    if let field = window?.firstResponder, field.takesKeys { UIResponder.Overridable.resignFirstResponder(field) }
  }

  /// Interactive: the keyboard goes down and up with a finger that has come into it.
  func pullKeyboard() {
    guard keyboardDismissMode == .interactive, let window else { return }
    simulation.keyboard.follow(window.convertToSuperview(panGestureRecognizer.location(in: nil)).y)
  }

  /// The finger lifts: the keyboard goes on down if the finger did, or stands below the half of its way; else it comes back up.
  /// (Apple: "can be dragged back up"; the limit is ours)
  func releaseKeyboard() {
    let keyboard = simulation.keyboard
    guard keyboard.pulledShare > 0 else { return }
    let speed = panGestureRecognizer.restBeforeLift > ScrollConstants.restLimitInsideContent ? 0 : panGestureRecognizer.velocity(in: nil).y
    if speed > 0 || speed == 0 && keyboard.pulledShare > ScrollConstants.keyboardLetGoPart { sendKeyboardAway() }
    keyboard.letGo()
  }
}
