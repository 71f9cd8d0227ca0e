import Foundation

/// How an active constraint is drawn over the screen: a line between the edges that it connects, or along a size, and a short text.
/// Space: the screen's. Units: points
package struct LayoutMark: Hashable, Sendable {
  package var start, end: CGPoint
  /// The short text: a gap, a length, a relation; empty when the constraint only makes two edges equal.
  package var text: String
  /// The description of the whole constraint.
  package var title: String
  /// Whether the constraint is not required.
  package var isOptional: Bool
  /// Whether the constraint was given up, because it contradicts others.
  package var isBroken: Bool
}

extension Simulation {
  /// Marks of the constraints of all visible views, in the order of the views from back to front; empty without constraints.
  package var layoutMarks: [LayoutMark] {
    guard let engine = layoutEngine else { return [] }
    engine.update()
    return application.visibleWindows.flatMap { $0.marksInside(engine) }
  }
}

extension Simulation {
  /// Marks of those of the constraints that are visible, and of all that were given up.
  package func layoutMarks(of constraints: [NSLayoutConstraint]) -> [LayoutMark] {
    let broken = layoutMarks.filter(\.isBroken)
    guard let engine = layoutEngine else { return [] }
    return constraints.compactMap { $0.mark(engine) }.filter { !$0.isBroken } + broken
  }
}

extension UIView {
  fileprivate func marksInside(_ engine: LayoutEngine) -> [LayoutMark] {
    if isHidden { return [] }
    return constraints.compactMap { $0.mark(engine) } + subviews.flatMap { $0.marksInside(engine) }
  }

  /// The frame on the screen, from model values.
  fileprivate func onScreen(_ rect: CGRect) -> CGRect {
    let inWindow = convert(rect, to: nil)
    guard let window else { return inWindow }
    return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}

extension NSLayoutConstraint {
  fileprivate func mark(_ engine: LayoutEngine) -> LayoutMark? {
    guard let (start, end) = ends, let installed else { return nil }
    return LayoutMark(
      start: start, end: end, text: markText, title: described, isOptional: priority < .required,
      isBroken: engine.solver.isBroken(installed))
  }

  /// `8`, `>= 8`, `== 2*other + 8` for sizes.
  private var markText: String {
    var words = relation == .equal ? "" : "\(relation.sign) "
    if secondItem != nil, firstAttribute.isSize { words += multiplier == 1 ? "=" : "\(formatted(multiplier))x" }
    if constant != 0 || secondItem == nil { words += formatted(constant) }
    return words
  }

  /// For a size a line along the item. Otherwise a line between the two edges, at the middle of the smaller item.
  private var ends: (CGPoint, CGPoint)? {
    guard let first = Self.shownFrame(firstItem) else { return nil }
    let isHorizontal = firstAttribute.axis == .horizontal
    func point(_ place: CGFloat, _ across: CGFloat) -> CGPoint {
      isHorizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place)
    }
    func middle(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.midY : frame.midX }
    if firstAttribute.isSize {
      return isHorizontal
        ? (point(first.minX, first.midY), point(first.maxX, first.midY)) : (point(first.minY, first.midX), point(first.maxY, first.midX))
    }
    guard let second = Self.shownFrame(secondItem), let from = place(secondItem, secondAttribute), let to = place(firstItem, firstAttribute)
    else { return nil }
    let inner = second.width * second.height < first.width * first.height ? second : first
    if abs(from - to) > Self.samePlace { return (point(from, middle(inner)), point(to, middle(inner))) }
    // Both edges are at one place: a line along that place, over the smaller item.
    let half = (isHorizontal ? inner.height : inner.width) / 2
    return (point(to, middle(inner) - half), point(to, middle(inner) + half))
  }

  /// Edges that are nearer than this are drawn as one. Units: points; ours
  private static let samePlace: CGFloat = 0.5

  private static func shownFrame(_ item: AnyObject?) -> CGRect? {
    guard let view = view(of: item), view.window != nil else { return nil }
    if let guide = item as? UILayoutGuide { return view.onScreen(guide.layoutFrame) }
    return view.onScreen(UIView.Overridable.alignmentRect.rect(view, in: view.bounds))
  }

  private func place(_ item: AnyObject?, _ attribute: Attribute) -> CGFloat? {
    guard let frame = Self.shownFrame(item), let view = Self.view(of: item) else { return nil }
    let margins = UIView.Overridable.layoutMargins(view)
    let isMirrored = holdsRightToLeft
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .leftMargin: return frame.minX + margins.left
    case .rightMargin: return frame.maxX - margins.right
    case .leadingMargin: return isMirrored ? frame.maxX - margins.right : frame.minX + margins.left
    case .trailingMargin: return isMirrored ? frame.minX + margins.left : frame.maxX - margins.right
    case .centerX, .centerXWithinMargins: return frame.midX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .topMargin: return frame.minY + margins.top
    case .bottomMargin: return frame.maxY - margins.bottom
    case .centerY, .centerYWithinMargins: return frame.midY
    case .firstBaseline: return frame.minY + view.baselines(in: frame.size).first.distance(height: frame.height)
    case .lastBaseline: return frame.minY + view.baselines(in: frame.size).last.distance(height: frame.height)
    case .width, .height, .notAnAttribute: return nil
    }
  }
}
