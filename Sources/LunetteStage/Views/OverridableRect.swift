import Foundation

extension OverridableMethod where Owner: UIView, Arguments == CGRect, Answer == CGRect {
  /// What a class of the app says of a part's rectangle, asked in the layout; the class's own where it says nothing, or numbers that are not finite.
  func rect(_ view: Owner, in room: CGRect) -> CGRect {
    guard let overrides = view.overrides, overrides.implements(name, on: view) else { return own(view, room) }
    let rect = self(view, room)
    if rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite { return rect }
    let problem: UIException.Reason =
      "\(name) must answer a rectangle of finite numbers, got {{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}; the usual rectangle is taken"
    overrides.recordFault(UIException(.invalidArgument, problem), in: name, of: view)
    return own(view, room)
  }
}
