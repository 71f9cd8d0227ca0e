import Foundation

/// The room that a table controller makes for the keyboard while a field in its table is edited. Source: docs/rules/tables.md 8 (A)
final class TableKeyboardRoom {
  private var center: SimulatedNotificationCenter?
  private var observations: [SimulatedNotificationCenter.Observation] = []
  /// How much was added to the bottom insets of the table and of its vertical indicator, and these insets with it. Units: points.
  private var room: (added: CGFloat, bottom: CGFloat, indicator: CGFloat)?

  /// From when the table appears until it has disappeared.
  func watch(_ table: UITableView) {
    guard observations.isEmpty else { return }
    let center = table.simulation.notificationCenter
    self.center = center
    observations = [
      center.addObserver(forName: UIResponder.keyboardWillShowNotification) { [weak self, weak table] notice in
        if let self, let table { self.make(in: table, notice) }
      },
      center.addObserver(forName: UIResponder.keyboardWillHideNotification) { [weak self, weak table] notice in
        if let self, let table { self.giveBack(table, notice) }
      },
    ]
  }

  func stop(_ table: UITableView) {
    for observation in observations { center?.removeObserver(observation) }
    observations = []
    giveBack(table)
  }

  /// As much as the keyboard covers, and the edited row above it.
  private func make(in table: UITableView, _ notice: Notification) {
    guard let window = table.window, let field = window.firstResponder as? UIView, field.isDescendant(of: table) else { return }
    guard let keyboard = notice.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    giveBack(table)
    let shown = table.convert(table.bounds, to: nil).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    let covered = (shown.maxY - keyboard.minY).clamped(0, shown.height)
    let safeArea = table.adjustedContentInset.bottom - table.contentInset.bottom
    let added = max(0, covered - safeArea)
    table.contentInset.bottom += added
    table.verticalScrollIndicatorInsets.bottom += added
    room = (added, table.contentInset.bottom, table.verticalScrollIndicatorInsets.bottom)
    table.scrollRectToVisible(Self.row(of: field, in: table), animated: table.simulation.areAnimationsEnabled)
  }

  /// Space: content of the table.
  private static func row(of field: UIView, in table: UITableView) -> CGRect {
    var view = field
    while !(view is UITableViewCell), let superview = view.superview, superview !== table { view = superview }
    return view is UITableViewCell ? view.frame : table.convert(field.bounds, from: field)
  }

  private func giveBack(_ table: UITableView, _ notice: Notification? = nil) {
    guard let room else { return }
    self.room = nil
    // An inset that has been set meanwhile is the app's own.
    if table.verticalScrollIndicatorInsets.bottom == room.indicator { table.verticalScrollIndicatorInsets.bottom -= room.added }
    guard table.contentInset.bottom == room.bottom else { return }
    let duration = notice?.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
    table.simulation.animate(withDuration: duration) { table.contentInset.bottom -= room.added }
  }
}
