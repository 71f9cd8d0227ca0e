import Foundation

/// An edge, a centre, a baseline or a size of a view or guide, from which constraints are made. Source: Apple, NSLayoutAnchor
public class NSLayoutAnchor {
  public let item: AnyObject
  public let attribute: NSLayoutConstraint.Attribute
  /// For a dimension that is the distance between two anchors: those anchors.
  let span: LayoutSpan?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, span: LayoutSpan? = nil) {
    (self.item, self.attribute, self.span) = (item, attribute, span)
  }

  /// Makes the constraint `self  relation  anchor + constant`, which is not active yet.
  public func constraint(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, span, relation, toItem: anchor.item, anchor.attribute, anchor.span, multiplier: multiplier, constant: constant)
  }

  /// The system's distance between views. Units: points. Source: docs/rules/layout.md 1.6
  static let systemSpacing: CGFloat = 8

  /// A constraint after or below another edge, with a multiple of the system's distance: 8, or between baselines the fonts' line height.
  public func constraint(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingFrom anchor: NSLayoutAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    let constraint = constraint(relation, to: anchor, constant: spacing(to: anchor) * multiplier)
    constraint.isSystemSpacing = true
    return constraint
  }

  /// Between two baselines one line of the larger font. Apple doesn't publish "the system space"; this is our reading.
  private func spacing(to anchor: NSLayoutAnchor) -> CGFloat {
    guard attribute == .firstBaseline, anchor.attribute == .lastBaseline else { return Self.systemSpacing }
    let views = [item, anchor.item].compactMap { $0 as? UIView }
    guard let line = views.compactMap(\.baselineDistance).max() else { return Self.systemSpacing }
    return line.roundedUpToPixel(scale: views[0].simulation.screen.scale)
  }

  var shown: String { span?.shown ?? anchorText(item, attribute) }

  static func of(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ span: LayoutSpan?) -> NSLayoutAnchor {
    if attribute.isSize { return NSLayoutDimension(item, attribute, span: span) }
    return attribute.axis == .horizontal ? NSLayoutXAxisAnchor(item, attribute) : NSLayoutYAxisAnchor(item, attribute)
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  /// The distance from this anchor to another one, positive in reading direction. Source: Apple, anchorWithOffset(to:)
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .width, span: LayoutSpan(from: self, to: other))
  }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  /// The distance from this anchor down to another one. Source: Apple, anchorWithOffset(to:)
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item, .height, span: LayoutSpan(from: self, to: other))
  }
}

public final class NSLayoutDimension: NSLayoutAnchor {
  /// A constraint of the size to a constant.
  public func constraint(_ relation: NSLayoutConstraint.Relation = .equal, toConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, span, relation, toItem: nil, .notAnAttribute, nil, multiplier: 1, constant: constant)
  }
}

/// A view or a guide: what has edges, centres and sizes.
public protocol AnchoredItem: AnyObject {}

extension UIView: AnchoredItem {
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
extension UILayoutGuide: AnchoredItem {}

extension AnchoredItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
