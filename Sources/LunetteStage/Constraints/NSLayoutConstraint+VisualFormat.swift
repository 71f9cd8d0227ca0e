import Foundation

extension NSLayoutConstraint {
  /// Source: Apple, NSLayoutConstraint.FormatOptions; docs/rules/layout.md 1.7
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes in which neighbouring views are aligned, in the order in which the constraints are made.
    var alignments: [Attribute] {
      [
        (.alignAllLeft, Attribute.left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ].filter { (option: FormatOptions, _) in contains(option) }.map(\.1)
    }
  }

  /// The constraints that a line of the visual format language describes, not active yet; none after a fault.
  /// - Parameters:
  ///   - metrics: lengths and priorities by name
  ///   - views: by name
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat] = [:], views: [String: UIView]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Problem) {
      let parsed = try VisualFormat(format, metrics: metrics.mapValues(Double.init), names: Set(views.keys))
      for (name, view) in views.sorted(by: { $0.key < $1.key }) { view.setLayoutName(name) }
      return try VisualFormatMaker(parsed, options, views).make()
    } catch {
      // Where the call was made: the views may be those of an app that has ended.
      let simulation: Simulation = .current
      simulation.recordFault(UIException(.invalidArgument, "\(error.description)"))
      return []
    }
  }
}

/// Makes the constraints of a parsed line. Source of their roles and order: docs/rules/layout.md 1.7
private struct VisualFormatMaker {
  let parsed: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: UIView]

  init(_ parsed: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: UIView]) {
    (self.parsed, self.options, self.views) = (parsed, options, views)
  }

  private var isRightToLeft: Bool { !parsed.isVertical && options.contains(.directionRightToLeft) }

  /// The attributes at the near and the far edge, in the order of the line.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if parsed.isVertical { return (.top, .bottom) }
    if isRightToLeft { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  func make() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    try checkAlignment()
    var result: [NSLayoutConstraint] = []
    for (index, part) in parsed.views.enumerated() {
      guard let view = views[part.name] else { continue }
      if index == 0 {
        if let gap = parsed.leading {
          let superview = try superview(of: view, at: parsed.leadingOffset)
          let outer: AnyObject = gap == .standard ? superview.layoutMarginsGuide : superview
          result += make(gap, after: outer, edges.near, view, edges.near, isEdge: true)
        }
      } else if let last = views[parsed.views[index - 1].name] {
        let isBaseline = parsed.isVertical && options.contains(.spacingBaselineToBaseline)
        result += make(
          parsed.gaps[index - 1], after: last, isBaseline ? .lastBaseline : edges.far, view, isBaseline ? .firstBaseline : edges.near)
      }
      for size in part.sizes { result.append(make(size, of: view)) }
    }
    if let gap = parsed.trailing, let part = parsed.views.last, let view = views[part.name] {
      let superview = try superview(of: view, at: parsed.trailingOffset)
      let outer: AnyObject = gap == .standard ? superview.layoutMarginsGuide : superview
      result += make(gap, after: view, edges.far, outer, edges.far, isEdge: true)
    }
    for attribute in options.alignments {
      for (first, second) in zip(parsed.views, parsed.views.dropFirst()) {
        guard let first = views[first.name], let second = views[second.name] else { continue }
        result.append(NSLayoutConstraint(item: first, attribute: attribute, toItem: second, attribute: attribute))
      }
    }
    return result
  }

  private func checkAlignment() throws(VisualFormat.Problem) {
    let axis: UIView.LayoutAxis = parsed.isVertical ? .vertical : .horizontal
    guard let wrong = options.alignments.first(where: { $0.axis == axis }) else { return }
    let edge = axis == .vertical ? "horizontal" : "vertical"
    throw parsed.problem(
      """
      Options mask required views to be aligned on a \(edge) edge (\(wrong.rawValue)), which is not allowed for layout that is also \
      \(axis.rawValue).
      """, at: parsed.format.count)
  }

  private func superview(of view: UIView, at offset: Int) throws(VisualFormat.Problem) -> UIView {
    if let superview = view.superview { return superview }
    throw parsed.problem("Unable to interpret '|' character, because the related view doesn't have a superview", at: offset)
  }

  /// Makes `later.near  REL  earlier.far + length`; from right to left the two sides are exchanged.
  private func make(
    _ gap: VisualFormat.Gap, after earlier: AnyObject, _ far: NSLayoutConstraint.Attribute, _ later: AnyObject,
    _ near: NSLayoutConstraint.Attribute, isEdge: Bool = false
  ) -> [NSLayoutConstraint] {
    func constraint(_ relation: NSLayoutConstraint.Relation, _ length: Double, _ priority: Double) -> NSLayoutConstraint {
      let constraint =
        isRightToLeft
        ? NSLayoutConstraint(
          item: earlier, attribute: far, relatedBy: relation, toItem: later, attribute: near, constant: CGFloat(length))
        : NSLayoutConstraint(
          item: later, attribute: near, relatedBy: relation, toItem: earlier, attribute: far, constant: CGFloat(length))
      constraint.priority = UILayoutPriority(Float(priority))
      return constraint
    }
    let required = Double(UILayoutPriority.required.rawValue)
    switch gap {
    case .flush: return [constraint(.equal, 0, required)]
    // At the superview's edge the constraint is to the margins' guide, which already contains the distance.
    case .standard:
      let standard = constraint(.equal, isEdge ? 0 : Double(NSLayoutAnchor.systemSpacing), required)
      standard.isSystemSpacing = !isEdge
      return [standard]
    case .predicates(let list):
      return list.map { predicate in
        guard case .number(let length) = predicate.length else { return constraint(predicate.relation, 0, predicate.priority) }
        return constraint(predicate.relation, length, predicate.priority)
      }
    }
  }

  private func make(_ size: VisualFormat.Predicate, of view: UIView) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = parsed.isVertical ? .height : .width
    let constraint: NSLayoutConstraint
    switch size.length {
    case .number(let length):
      constraint = NSLayoutConstraint(item: view, attribute: attribute, relatedBy: size.relation, constant: CGFloat(length))
    case .view(let name):
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: size.relation, toItem: views[name], attribute: attribute)
    }
    constraint.priority = UILayoutPriority(Float(size.priority))
    return constraint
  }
}
