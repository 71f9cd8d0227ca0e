import Foundation

/// `firstItem.firstAttribute  <=, == or >=  multiplier * secondItem.secondAttribute + constant`
///
/// After creation only `constant`, `priority`, `identifier` and `isActive` can change. Source: docs/rules/layout.md 1.1
public final class NSLayoutConstraint {
  public enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute
  }

  public typealias Relation = NSLayoutRelation

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// A name for messages.
  public var identifier: String?
  /// Where the script made the constraint: `file:line`; nil without a script.
  public let position: String?
  /// True after an illegal combination, which has raised an exception; the constraint can't be activated.
  let isIllegal: Bool
  /// For each side that is the distance between two anchors: those anchors; nil for a plain attribute.
  private let firstSpan, secondSpan: LayoutSpan?
  /// Whether the constant is the system's distance, for descriptions.
  var isSystemSpacing = false
  /// The part of the solver's constant that comes from the items themselves.
  private var fixedConstant = 0.0
  private(set) var installed: ConstraintSolver.Constraint?
  /// The view that holds the constraint while it is active.
  @BackPointer private var holder: UIView?
  /// The view in whose bounds the constraint's places are measured: the nearest common ancestor of its items.
  @BackPointer private var space: UIView?
  private var engine: LayoutEngine?

  /// Units: points.
  public var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isFinite else {
        simulation.recordFault(UIException(.invalidArgument, "Constant is not finite!  That's illegal.  constant:\(constant)"))
        constant = oldValue
        return
      }
      if let installed, let engine { engine.solver.setConstant(fixedConstant - Double(constant), of: installed) }
      holder?.tellOfConstraints()
    }
  }

  /// Above 0 and up to 1000, which means required. An active constraint can't change from required to optional or back.
  public var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      if let problem = priorityProblem(oldValue) {
        priority = oldValue
        simulation.recordFault(problem)
        return
      }
      if let installed, let engine { engine.solver.setPriority(Double(priority.rawValue), of: installed) }
    }
  }

  private func priorityProblem(_ old: UILayoutPriority) -> UIException? {
    let (new, required) = (priority.rawValue, UILayoutPriority.required.rawValue)
    guard new > 0, new <= required else {
      return UIException(
        .invalidArgument,
        """
        It's illegal to set priority:\(formatted(CGFloat(new))).  Priorities must be greater than 0 and less or equal to \
        NSLayoutPriorityRequired, which is 1000.
        """)
    }
    guard installed == nil || (new == required) == (old.rawValue == required) else {
      return UIException(
        .internalInconsistency,
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \
        \(formatted(CGFloat(new))) and the existing priority was \(formatted(CGFloat(old.rawValue))).
        """)
    }
    return nil
  }

  /// Makes a constraint that isn't active yet. An illegal combination raises an exception, as in UIKit.
  /// - Parameters:
  ///   - firstItem: a view or a layout guide
  ///   - secondItem: a view or a layout guide; nil for a constraint of a size to a constant
  public convenience init(
    item firstItem: AnyObject, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal, toItem secondItem: AnyObject? = nil,
    attribute secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      firstItem, firstAttribute, nil, relation, toItem: secondItem, secondAttribute, nil, multiplier: multiplier, constant: constant)
  }

  init(
    _ firstItem: AnyObject, _ firstAttribute: Attribute, _ firstSpan: LayoutSpan?, _ relation: Relation, toItem secondItem: AnyObject?,
    _ secondAttribute: Attribute, _ secondSpan: LayoutSpan?, multiplier: CGFloat, constant: CGFloat
  ) {
    (self.firstSpan, self.secondSpan) = (firstSpan, secondSpan)
    (self.firstItem, self.firstAttribute, self.relation) = (firstItem, firstAttribute, relation)
    (self.secondItem, self.secondAttribute, self.multiplier, self.constant) = (secondItem, secondAttribute, multiplier, constant)
    let simulation = Self.view(of: firstItem)?.simulation ?? .current
    position = simulation.scriptPosition?()
    let problem = Self.problem(firstAttribute, secondItem == nil ? .notAnAttribute : secondAttribute, secondItem != nil, multiplier, constant)
    isIllegal = problem != nil
    if let problem { simulation.recordFault(UIException(.invalidArgument, "\(problem)")) }
    simulation.constraintWasMade?(self)
  }

  deinit { uninstall() }

  /// UIKit's words for an illegal combination; nil for a legal one. Source: docs/rules/layout.md 1.1
  private static func problem(
    _ first: Attribute, _ second: Attribute, _ hasSecond: Bool, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> String? {
    if !constant.isFinite { return "Constant is not finite!  That's illegal.  constant:\(constant)" }
    if !multiplier.isFinite { return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
    if first == .notAnAttribute {
      return "Invalid layout attribute: the first attribute must be one, and it was notAnAttribute"
    }
    if hasSecond, second == .notAnAttribute {
      return "Invalid pairing of layout attributes: there is a second item, so \(first) needs a second attribute, and it was notAnAttribute"
    }
    if first.isSize {
      if second != .notAnAttribute, !second.isSize {
        return "Invalid pairing of layout attributes: the size \(first) with the location \(second)"
      }
      return nil
    }
    if second == .notAnAttribute || multiplier == 0 {
      return """
        A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a \
        location equal to a constant. Location attributes must be specified in pairs.
        """
    }
    if second.isSize { return "Invalid pairing of layout attributes: the location \(first) with the size \(second)" }
    if first.axis != second.axis {
      return "Invalid pairing of layout attributes: \(first) is \(first.axis) and \(second) is \(second.axis)"
    }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or \
        neither.
        """
    }
    return nil
  }

  // MARK: - Activation

  public var isActive: Bool {
    get { installed != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install(on: nil) } else { deactivate() }
    }
  }

  /// Activates all or none: when one can't be activated, those before it are deactivated again.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    var done: [NSLayoutConstraint] = []
    for constraint in constraints where !constraint.isActive {
      constraint.isActive = true
      if !constraint.isActive {
        for known in done { known.isActive = false }
        return
      }
      done.append(constraint)
    }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    if constraints.count <= fewConstraints {
      for constraint in constraints where constraint.isActive { constraint.deactivate() }
      return
    }
    // All of a view's constraints at once: looking for one by one among those that it holds would take the square of their number.
    var holders: [ObjectIdentifier: (view: UIView, ended: Set<ObjectIdentifier>)] = [:]
    for constraint in constraints where constraint.isActive {
      if let holder = constraint.holder {
        holders[ObjectIdentifier(holder), default: (holder, [])].ended.insert(ObjectIdentifier(constraint))
      }
      constraint.uninstall()
    }
    for (view, ended) in holders.values { view.layoutState?.holds.removeAll { ended.contains(ObjectIdentifier($0)) } }
  }

  /// So many are found among those that a view holds sooner one by one: a view that leaves many others has a few with them. Ours
  private static let fewConstraints = 8

  /// - Parameter receiver: the view that holds the constraint; nil for the nearest common ancestor of its items
  func install(on receiver: UIView?) {
    guard !isActive else { return }
    guard !isIllegal else {
      simulation.recordFault(
        UIException(.invalidArgument, "Unable to activate a constraint that was made of an illegal pair: \(self.described)"))
      return
    }
    guard let first = firstView else {
      simulation.recordFault(UIException(.generic, "\(Self.missing(firstItem)): \(described)"))
      return
    }
    guard let ancestor = commonAncestor(first) else { return }
    let engine = ancestor.engineOfTree
    let sum = self.sum(in: ancestor)
    fixedConstant = sum.constant
    var whole = sum
    whole.constant -= Double(constant)
    self.engine = engine
    (holder, space) = (receiver ?? ancestor, ancestor)
    installed = engine.add(
      whole, relation.solverRelation, priority: Double(priority.rawValue), origin: .constraint(BackPointer(wrappedValue: self)))
    let state = (receiver ?? ancestor).requireLayoutState()
    state.holds.append(self)
    if whole.terms.isEmpty || multiplier == 0 && secondItem != nil || firstItem === secondItem { state.holdsUnnamedItems = true }
  }

  private static func missing(_ item: AnyObject?) -> String {
    (item as? UILayoutGuide).map { "Unable to activate constraint: the guide \($0.shown) has no owning view; call addLayoutGuide first" }
      ?? "Unable to activate constraint: its first item is gone"
  }

  private var simulation: Simulation { firstView?.simulation ?? .current }
  private var firstView: UIView? { Self.view(of: firstItem) }
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The item itself when it is the only one, else the nearest common ancestor of both. Raises an exception when there is none.
  private func commonAncestor(_ first: UIView) -> UIView? {
    if secondAttribute != .notAnAttribute, Self.view(of: secondItem) == nil {
      simulation.recordFault(UIException(.generic, "\(Self.missing(secondItem)): \(described)"))
      return nil
    }
    for span in [firstSpan, secondSpan] {
      guard let span, Self.view(of: span.endItem) == nil else { continue }
      simulation.recordFault(UIException(.generic, "\(Self.missing(span.endItem)): \(described)"))
      return nil
    }
    if let ancestor = itemViews.reduce(first as UIView?, { ancestor, view in ancestor?.nearestCommonAncestor(with: view) }) { return ancestor }
    simulation.recordFault(
      UIException(
        .generic,
        """
        Unable to activate constraint with anchors \(anchorText(firstItem, firstAttribute)) and \(anchorText(secondItem, secondAttribute)) \
        because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  \
        That's illegal.
        """))
    return nil
  }

  func isHeld(by view: UIView) -> Bool { isActive && holder === view }
  /// Whether neither the view nor one in it holds the constraint.
  func isHeld(outside view: UIView) -> Bool { holder.map { !$0.isDescendant(of: view) } ?? false }

  private func deactivate() {
    if let state = holder?.layoutState, let index = state.held.uncountedIndex(of: self) { state.holds.remove(at: index) }
    uninstall()
  }

  /// Removes the constraint from the solver, without telling the view that holds it.
  func uninstall() {
    if let installed, let engine { engine.remove(installed) }
    (installed, holder, space, engine) = (nil, nil, nil, nil)
  }

  /// Whether it is solved by another engine.
  func isSolved(outside other: LayoutEngine) -> Bool { engine.map { $0 !== other } ?? false }

  /// Leaves its engine, for another one in which it will be installed again; it stays active between the two.
  func leaveEngine() {
    if let installed, let engine { engine.remove(installed) }
    engine = nil
  }

  /// Called when the reading direction has changed, and with it the meaning of leading and trailing, or when it moves to another engine.
  func reinstall(in other: LayoutEngine? = nil) {
    guard let installed, let space, let engine = other ?? engine else { return }
    if other == nil { engine.remove(installed) }
    self.engine = engine
    var whole = sum(in: space)
    fixedConstant = whole.constant
    whole.constant -= Double(constant)
    self.installed = engine.add(
      whole, relation.solverRelation, priority: Double(priority.rawValue), origin: .constraint(BackPointer(wrappedValue: self)))
  }

  var shownFirst: String { firstSpan?.shown ?? anchorText(firstItem, firstAttribute) }
  var shownSecond: String { secondSpan?.shown ?? anchorText(secondItem, secondAttribute) }

  /// The anchors of the two sides, as they were given. Nil when an item is gone, and for the second side when there is none.
  public var firstAnchor: NSLayoutAnchor? { firstItem.map { NSLayoutAnchor.of($0, firstAttribute, firstSpan) } }
  public var secondAnchor: NSLayoutAnchor? {
    secondAttribute == .notAnAttribute ? nil : secondItem.map { NSLayoutAnchor.of($0, secondAttribute, secondSpan) }
  }

  /// Whether places are measured from the right.
  var holdsRightToLeft: Bool {
    guard let space, let first = firstView else { return false }
    return LayoutPlace.isRightToLeft(first, space)
  }

  /// Whether the constraint concerns the view or something inside it.
  func reaches(into view: UIView) -> Bool { itemViews.contains { $0.isDescendant(of: view) } }

  /// The views that the constraint concerns: its items, or the views of its guides.
  private var itemViews: [UIView] {
    var items = [firstItem, secondItem]
    for span in [firstSpan, secondSpan] { if let span { items.append(span.endItem) } }
    return items.compactMap { Self.view(of: $0) }
  }

  // MARK: - For the solver

  /// The first side minus the second, without `constant`.
  private func sum(in ancestor: UIView) -> LayoutSum {
    guard let first = firstItem else { return LayoutSum() }
    var result =
      firstSpan?.length(in: ancestor) ?? LayoutPlace(first, firstAttribute, other: secondItem, partner: secondAttribute, ancestor).sum
    if let secondSpan {
      result.add(secondSpan.length(in: ancestor), -Double(multiplier))
    } else if let second = secondItem, secondAttribute != .notAnAttribute {
      result.add(
        LayoutPlace(second, secondAttribute, other: first, partner: firstAttribute, ancestor, direction: firstItem).sum,
        -Double(multiplier))
    }
    return result
  }
}

/// The distance from one anchor to another on an axis. Source: Apple, NSLayoutXAxisAnchor.anchorWithOffset(to:)
struct LayoutSpan {
  private(set) weak var startItem: AnyObject?
  private(set) weak var endItem: AnyObject?
  private let startAttribute, endAttribute: NSLayoutConstraint.Attribute

  init(from start: NSLayoutAnchor, to end: NSLayoutAnchor) {
    (startItem, endItem) = (start.item, end.item)
    (startAttribute, endAttribute) = (start.attribute, end.attribute)
  }

  var shown: String { "(\(anchorText(startItem, startAttribute)) to \(anchorText(endItem, endAttribute)))" }

  func length(in ancestor: UIView) -> LayoutSum {
    guard let startItem, let endItem else { return LayoutSum() }
    var length = LayoutPlace(endItem, endAttribute, other: startItem, partner: startAttribute, ancestor, direction: startItem).sum
    length.add(LayoutPlace(startItem, startAttribute, other: endItem, partner: endAttribute, ancestor).sum, -1)
    return length
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var axis: UIView.LayoutAxis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute follows the reading direction.
  var isDirectional: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
  /// Whether the attribute is left or right, whatever the direction is.
  var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
}
