import Foundation

/// A length of a compositional layout. Source: Apple, NSCollectionLayoutDimension
package enum LayoutLength: Hashable, Sendable {
  /// A share of the container's width or height.
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  /// Units: points.
  case absolute(CGFloat)
  /// Until what it is of has been measured. Units: points.
  case estimated(CGFloat)
  /// As `estimated`, and then as long as the longest of its siblings. Units: points.
  case uniform(CGFloat)

  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool { if case .uniform = self { true } else { false } }

  package func points(in container: CGSize) -> CGFloat {
    switch self {
    case .fractionalWidth(let share): share * container.width
    case .fractionalHeight(let share): share * container.height
    case .absolute(let points), .estimated(let points), .uniform(let points): points
    }
  }
}

package struct LayoutLengths: Hashable, Sendable {
  package var width, height: LayoutLength
  package init(width: LayoutLength, height: LayoutLength) { (self.width, self.height) = (width, height) }

  package func points(in container: CGSize) -> CGSize { CGSize(width: width.points(in: container), height: height.points(in: container)) }
  package subscript(axis: LayoutAxis) -> LayoutLength { axis == .horizontal ? width : height }
  package var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

/// Between neighbours, or between an item and the edge of its room. Units: points. Source: Apple, NSCollectionLayoutSpacing
package enum LayoutSpacing: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least so much: what is left over is shared by all that are flexible.
  case flexible(CGFloat)

  package static let none = LayoutSpacing.fixed(0)
  var least: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }
  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Around an item: neighbours make room for it. Source: Apple, NSCollectionLayoutEdgeSpacing
package struct LayoutEdgeSpacing: Hashable, Sendable {
  package var leading, top, trailing, bottom: LayoutSpacing
  package init(leading: LayoutSpacing = .none, top: LayoutSpacing = .none, trailing: LayoutSpacing = .none, bottom: LayoutSpacing = .none) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  func before(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }
  func after(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}

package enum LayoutAxis: Sendable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
  package func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  package func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  package func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
  /// - Parameters:
  ///   - along: along this axis
  ///   - across: along the other one
  package func size(_ along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  package func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

/// Where something stands at a rectangle: at one of nine points of it, and beside that by an offset. Source: Apple, NSCollectionLayoutAnchor
package struct LayoutAnchor: Hashable, Sendable {
  /// The place in shares of the rectangle's width and height: 0 at the start, 0.5 in the middle, 1 at the end.
  package var x, y: CGFloat
  package var offset: CGPoint
  /// The offset is in sizes of what stands there, else in points.
  package var isFractional: Bool

  package init(x: CGFloat, y: CGFloat, offset: CGPoint = .zero, isFractional: Bool = false) {
    (self.x, self.y, self.offset, self.isFractional) = (x, y, offset, isFractional)
  }

  func shift(_ size: CGSize) -> CGPoint { isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset }
}

/// A view that belongs to an item. Source: Apple, NSCollectionLayoutSupplementaryItem
package struct LayoutBadge: Hashable, Sendable {
  package var lengths: LayoutLengths
  package var kind: String
  package var container: LayoutAnchor
  /// Of the badge, the point that stands at the container's; nil: the same point as of the container, so that the badge stands inside.
  package var item: LayoutAnchor?
  package var zIndex: Int
  package var insets: NSDirectionalEdgeInsets

  package init(
    _ kind: String, _ lengths: LayoutLengths, at container: LayoutAnchor, by item: LayoutAnchor? = nil, zIndex: Int = 0,
    insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
  ) {
    (self.kind, self.lengths, self.container, self.item, self.zIndex, self.insets) = (kind, lengths, container, item, zIndex, insets)
  }

  /// Beside a rectangle that is not its container, as boundary items stand, the same rule holds.
  package func frame(at rect: CGRect) -> CGRect {
    let size = lengths.points(in: rect.size)
    let own = item ?? LayoutAnchor(x: container.x, y: container.y)
    let (shift, ownShift) = (container.shift(size), own.shift(size))
    let frame = CGRect(
      x: rect.minX + container.x * rect.width - own.x * size.width + shift.x + ownShift.x,
      y: rect.minY + container.y * rect.height - own.y * size.height + shift.y + ownShift.y, width: size.width, height: size.height)
    return frame.inset(by: insets, of: lengths)
  }
}

/// A place that an app's own function has given an item.
package struct LayoutPlace {
  package var frame: CGRect
  package var zIndex: Int
  package init(_ frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// What a compositional layout is described by: an item, or a group of such. Source: Apple, NSCollectionLayoutItem, NSCollectionLayoutGroup;
/// docs/rules/lists.md 1
package struct LayoutNode {
  package indirect enum Content {
    case item
    /// Children side by side along an axis. - Parameter count: how often the first child is repeated; nil: as many as fit, in turn
    case line(LayoutAxis, [LayoutNode], count: Int?, LayoutSpacing)
    /// - Parameter places: gets the group's size
    case custom((CGSize) -> [LayoutPlace])
  }

  package var lengths: LayoutLengths
  package var content: Content
  /// They shrink an item's cell, or a group's room, on axes that are not estimated.
  package var insets = NSDirectionalEdgeInsets()
  package var spacing = LayoutEdgeSpacing()
  package var badges: [LayoutBadge] = []

  package init(_ lengths: LayoutLengths, _ content: Content = .item) { (self.lengths, self.content) = (lengths, content) }

  package var isItem: Bool { if case .item = content { true } else { false } }

  /// Whether the size of any item is measured.
  package var isMeasured: Bool {
    switch content {
    case .item: lengths.isEstimated
    case .line(_, let children, _, _): children.contains(where: \.isMeasured)
    case .custom: false
    }
  }

  /// Whether it depends on measured sizes how many items one group takes: where what doesn't fit a line goes to the next group.
  package var takesAsManyAsFit: Bool {
    guard case .line(let axis, let children, let count, _) = content else { return false }
    if count == nil, !lengths[axis].isEstimated, children.contains(where: { $0.follows(axis) }) { return true }
    return children.contains(where: \.takesAsManyAsFit)
  }

  /// Whether its length along an axis follows what is measured.
  private func follows(_ axis: LayoutAxis) -> Bool { lengths[axis].isEstimated && isMeasured }
}

extension CGRect {
  /// Less insets, except on estimated axes.
  func inset(by insets: NSDirectionalEdgeInsets, of lengths: LayoutLengths) -> CGRect {
    var rect = self
    if !lengths.width.isEstimated {
      rect.origin.x += insets.leading
      rect.size.width = max(0, width - insets.leading - insets.trailing)
    }
    if !lengths.height.isEstimated {
      rect.origin.y += insets.top
      rect.size.height = max(0, height - insets.top - insets.bottom)
    }
    return rect
  }
}
