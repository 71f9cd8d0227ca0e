import Foundation

/// The place or size of an item as a sum of variables, in the bounds of an ancestor. Source: docs/rules/layout.md 1.1
///
/// With leading or trailing attributes and a direction from right to left, places are measured from the ancestor's right edge to the left.
/// The direction is the ancestor's, as it arranges its content. If the ancestor has none of its own, it is that of the item, or of the
/// nearest view above the item that has one. Source: Apple, UIView.effectiveUserInterfaceLayoutDirection; which of the views counts is ours
struct LayoutPlace {
  private(set) var sum = LayoutSum()

  /// - Parameters:
  ///   - other: the constraint's other item; `partner` is its attribute
  ///   - ancestor: the view that holds the constraint; its own left and top are 0
  ///   - direction: the item whose reading direction is used; nil for this item
  init(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?, partner: NSLayoutConstraint.Attribute,
    _ ancestor: UIView, direction: AnyObject? = nil
  ) {
    guard let view = NSLayoutConstraint.view(of: item) else { return }
    let isInside = NSLayoutConstraint.view(of: other).map { $0 !== view || other is UILayoutGuide } ?? false
    let frame = Span(item, view, ancestor, isContent: isInside && view === ancestor && item === view)
    let isMirrored =
      (attribute.isDirectional || partner.isDirectional)
      && Self.isRightToLeft(NSLayoutConstraint.view(of: direction ?? item) ?? view, ancestor)
    switch attribute {
    case .width: sum = frame.width
    case .height: sum = frame.height
    case .left: sum = frame.left
    case .right: sum = frame.right
    case .leading: sum = isMirrored ? frame.right : frame.left
    case .trailing: sum = isMirrored ? frame.left : frame.right
    case .leftMargin: sum = margin(.left, frame.left, frame.scale, view)
    case .rightMargin: sum = margin(.right, frame.right, -frame.scale, view)
    case .leadingMargin: sum = isMirrored ? margin(.right, frame.right, -frame.scale, view) : margin(.left, frame.left, frame.scale, view)
    case .trailingMargin: sum = isMirrored ? margin(.left, frame.left, frame.scale, view) : margin(.right, frame.right, -frame.scale, view)
    case .centerX: sum = Self.middle(frame.left, frame.right)
    case .centerXWithinMargins: sum = Self.middle(margin(.left, frame.left, frame.scale, view), margin(.right, frame.right, -frame.scale, view))
    case .top: sum = frame.top
    case .bottom: sum = frame.bottom
    case .topMargin: sum = margin(.top, frame.top, frame.scale, view)
    case .bottomMargin: sum = margin(.bottom, frame.bottom, -frame.scale, view)
    case .centerY: sum = Self.middle(frame.top, frame.bottom)
    case .centerYWithinMargins: sum = Self.middle(margin(.top, frame.top, frame.scale, view), margin(.bottom, frame.bottom, -frame.scale, view))
    case .firstBaseline where item === view && view.baselineView(isFirst: true) !== view,
      .lastBaseline where item === view && view.baselineView(isFirst: false) !== view:
      sum = LayoutPlace(view.baselineView(isFirst: attribute == .firstBaseline), attribute, other: other, partner: partner, ancestor).sum
    case .firstBaseline:
      sum = item === view ? baseline(.firstBaseline, view.baselines(in: view.bounds.size).first.share, frame, view) : frame.top
    case .lastBaseline:
      sum = item === view ? baseline(.lastBaseline, view.baselines(in: view.bounds.size).last.share, frame, view) : frame.bottom
    case .notAnAttribute: break
    }
    if isMirrored, !attribute.isSize {
      var mirrored = LayoutSum()
      mirrored.add(ancestor.layoutBox.width)
      mirrored.add(sum, -1)
      sum = mirrored
    }
  }

  static func isRightToLeft(_ view: UIView, _ ancestor: UIView) -> Bool {
    var attribute = ancestor.semanticContentAttribute
    if attribute == .unspecified { attribute = view.semanticContentAttribute }
    if attribute == .unspecified, view !== ancestor {
      view.forEachAncestor { outer in
        attribute = outer.semanticContentAttribute
        return attribute == .unspecified && outer !== ancestor
      }
    }
    return attribute.direction(in: view.simulation) == .rightToLeft
  }

  private func margin(_ edge: UIRectEdge, _ place: LayoutSum, _ sign: Double, _ view: UIView) -> LayoutSum {
    var result = place
    result.add(view.layoutBox.extra(.margin(edge.rawValue)), sign)
    return result
  }

  /// A baseline moves with its share of the height.
  private func baseline(_ extra: LayoutBox.Extra, _ share: CGFloat, _ frame: Span, _ view: UIView) -> LayoutSum {
    var result = LayoutSum()
    result.add(frame.top, 1 - Double(share))
    result.add(frame.bottom, Double(share))
    result.add(view.layoutBox.extra(extra), frame.scale)
    return result
  }

  private static func middle(_ first: LayoutSum, _ second: LayoutSum) -> LayoutSum {
    var result = LayoutSum()
    result.add(first, 0.5)
    result.add(second, 0.5)
    return result
  }

  /// The edges and the size of an item.
  private struct Span {
    var left = LayoutSum(), right = LayoutSum(), top = LayoutSum(), bottom = LayoutSum()
    var width = LayoutSum(), height = LayoutSum()
    /// How large a length of the item is in the ancestor: 1, or the scale of the zoomed view that the item is or stands in.
    var scale = 1.0

    /// - Parameter isContent: the constraint connects a scroll view with something inside it, so the edges are those of the content
    init(_ item: AnyObject, _ view: UIView, _ ancestor: UIView, isContent: Bool) {
      let box = view.layoutBox
      width.add(box.width)
      height.add(box.height)
      if let guide = item as? UILayoutGuide {
        guide.addEdges(left: &left, right: &right, top: &top, bottom: &bottom)
        width = right
        width.add(left, -1)
        height = bottom
        height.add(top, -1)
      } else if view === ancestor {
        if isContent, view is UIScrollView {
          right.add(box.extra(.contentWidth))
          bottom.add(box.extra(.contentHeight))
        } else {
          let insets = view.alignmentInsets
          (left.constant, top.constant) = (Double(insets.left), Double(insets.top))
          (right, bottom) = (left, top)
          right.add(box.width)
          bottom.add(box.height)
        }
        return
      } else {
        scale = view.layoutZoom
        left.add(box.x)
        top.add(box.y)
        (right, bottom) = (left, top)
        right.add(box.width, scale)
        bottom.add(box.height, scale)
      }
      var outer: UIView? = item is UILayoutGuide ? view : view.superview
      while let current = outer, current !== ancestor {
        shift(by: current)
        outer = current.superview
      }
    }

    /// Moves the edges from the bounds of a view to those of its superview. A zoomed view's content is scaled.
    private mutating func shift(by view: UIView) {
      let (box, insets, zoom) = (view.layoutBox, view.alignmentInsets, view.layoutZoom)
      scale *= zoom
      func moved(_ sum: LayoutSum, _ origin: ConstraintSolver.Variable, _ inset: CGFloat, _ offset: LayoutBox.Extra) -> LayoutSum {
        var moved = LayoutSum()
        moved.add(sum, zoom)
        moved.add(origin)
        moved.constant -= Double(inset)
        if view is UIScrollView { moved.add(box.extra(offset), -zoom) }
        return moved
      }
      left = moved(left, box.x, insets.left, .offsetX)
      right = moved(right, box.x, insets.left, .offsetX)
      top = moved(top, box.y, insets.top, .offsetY)
      bottom = moved(bottom, box.y, insets.top, .offsetY)
    }
  }
}
