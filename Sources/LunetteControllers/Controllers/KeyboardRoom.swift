import Foundation

/// The room that a scroll view makes for the keyboard while a field in it is edited: a table controller's table by itself, others where the
/// app wants it. Source: docs/rules/tables.md 8 (A); docs/rules/scrolling.md 5
final class KeyboardRoom {
  private var center: SimulatedNotificationCenter?
  private var observations: [SimulatedNotificationCenter.Observation] = []
  /// How much was added to the bottom insets of the scroll view and of its vertical indicator, and these insets with it. Units: points.
  private var room: (added: CGFloat, bottom: CGFloat, indicator: CGFloat)?

  /// From when a controller's table appears until it has disappeared; another scroll view as long as it wants it.
  func watch(_ scrollView: UIScrollView) {
    guard observations.isEmpty else { return }
    let center = scrollView.simulation.notificationCenter
    self.center = center
    observations =
      [
        center.addObserver(forName: UIResponder.keyboardWillShowNotification) { [weak self, weak scrollView] notice in
          if let self, let scrollView { self.make(in: scrollView, notice) }
        },
        center.addObserver(forName: UIResponder.keyboardWillHideNotification) { [weak self, weak scrollView] notice in
          if let self, let scrollView { self.giveBack(scrollView, notice) }
        },
      ]
      + [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification].map { name in
        // The keyboard stays where it is when another field is edited, and says nothing.
        center.addObserver(forName: name) { [weak self, weak scrollView] _ in
          if let self, let scrollView, self.room != nil { self.showField(in: scrollView) }
        }
      }
  }

  deinit { for observation in observations { center?.removeObserver(observation) } }

  func stop(_ scrollView: UIScrollView) {
    for observation in observations { center?.removeObserver(observation) }
    observations = []
    giveBack(scrollView)
  }

  /// Whether what is edited is in the scroll view, or the keyboard belongs to the controller whose view it is.
  private static func isFirstResponder(of window: UIWindow, around scrollView: UIScrollView) -> Bool {
    let controller = scrollView.owner == nil ? nil : scrollView.next
    var responder = window.firstResponder
    while let current = responder {
      if current === scrollView || current === controller { return true }
      responder = current.next
    }
    return false
  }

  /// As much as the keyboard covers, and the edited row above it.
  private func make(in scrollView: UIScrollView, _ notice: Notification) {
    guard let window = scrollView.window, Self.isFirstResponder(of: window, around: scrollView) else { return }
    guard let keyboard = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    // The inset that was added before is replaced in one step: a smaller one in between would move the content. What the app has set since is its own.
    let known = room.flatMap { $0.bottom == scrollView.contentInset.bottom ? $0.added : nil } ?? 0
    let knownOfIndicator = room.flatMap { $0.indicator == scrollView.verticalScrollIndicatorInsets.bottom ? $0.added : nil } ?? 0
    let shown = scrollView.convert(scrollView.bounds, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    let covered = (shown.maxY - keyboard.minY).clamped(0, shown.height)
    let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let added = max(0, covered - safeArea)
    if added != known { scrollView.contentInset.bottom += added - known }
    if added != knownOfIndicator { scrollView.verticalScrollIndicatorInsets.bottom += added - knownOfIndicator }
    room = (added, scrollView.contentInset.bottom, scrollView.verticalScrollIndicatorInsets.bottom)
    showField(in: scrollView)
  }

  private func showField(in scrollView: UIScrollView) {
    guard let field = scrollView.window?.firstResponder as? UIView, field.isDescendant(of: scrollView) else { return }
    UIScrollView.Overridable.scrollRectToVisible(scrollView, Self.row(of: field, in: scrollView), scrollView.simulation.areAnimationsEnabled)
  }

  /// Space: content of the scroll view.
  private static func row(of field: UIView, in scrollView: UIScrollView) -> CGRect {
    var view = field
    while !(view is UITableViewCell), let superview = view.superview, superview !== scrollView { view = superview }
    return view is UITableViewCell ? view.frame : scrollView.convert(field.bounds, from: field)
  }

  private func giveBack(_ scrollView: UIScrollView, _ notice: Notification? = nil) {
    guard let room else { return }
    self.room = nil
    // An inset that the app has set since the keyboard came is the app's own.
    if scrollView.verticalScrollIndicatorInsets.bottom == room.indicator { scrollView.verticalScrollIndicatorInsets.bottom -= room.added }
    guard scrollView.contentInset.bottom == room.bottom else { return }
    let duration = notice?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
    scrollView.simulation.animate(withDuration: duration) { scrollView.contentInset.bottom -= room.added }
  }
}

extension UIScrollView {
  private static let keyboardRoomKey = CompanionKey<KeyboardRoom>()

  /// While a field in it is edited its bottom inset is larger by what the keyboard covers, and the field is scrolled above the keyboard.
  /// UIKit does it for the tables of table controllers only; other apps write it by hand. (Ours) Source: docs/rules/scrolling.md 5
  public var avoidsKeyboard: Bool {
    get { companions[Self.keyboardRoomKey] != nil }
    set {
      guard newValue != avoidsKeyboard else { return }
      if let room = companions[Self.keyboardRoomKey] { room.stop(self) }
      let room = newValue ? KeyboardRoom() : nil
      companions[Self.keyboardRoomKey] = room
      room?.watch(self)
    }
  }
}
