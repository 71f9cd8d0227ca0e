extension UIView {
  /// In the observer of a property that holds a view: whether it holds another one now. A view that can't be held is refused, and the property
  /// has the old one again.
  final func takes(_ view: inout UIView?, instead old: UIView?) -> Bool {
    if view !== old, checkCanHold(view) { return true }
    view = old
    return false
  }
}
