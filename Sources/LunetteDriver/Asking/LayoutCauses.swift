@_spi(Lunette) import LunetteKit

/// The calls of scripts that lead to a layout, which the host does later: the line that has changed a constraint, a text or another view's frame.
struct LayoutCauses {
  private struct Call {
    weak var receiver: AnyObject?
    let member: String
    let origin: Origin
  }

  /// Since the end of the frame before, the newest last.
  private var calls: [Call] = []

  /// What changes the places of other views, by the names of the members.
  private static let members: Set<String> = [
    "frame", "bounds", "center", "transform", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "constant", "isActive", "priority", "isHidden",
    "addSubview", "insertSubview", "removeFromSuperview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing",
    "axis", "distribution", "alignment", "spacing", "layoutMargins", "directionalLayoutMargins", "isLayoutMarginsRelativeArrangement", "contentInset",
    "text", "attributedText", "font", "numberOfLines", "image", "setTitle", "setImage", "preferredMaxLayoutWidth",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "setNeedsLayout", "setNeedsUpdateConstraints", "invalidateIntrinsicContentSize",
    "additionalSafeAreaInsets", "rowHeight", "sectionHeaderHeight", "tableHeaderView", "reloadData", "reloadRows", "beginUpdates", "endUpdates",
  ]
  /// Properties and methods of a superview that move its subviews.
  private static let ofAncestors: Set<String> = ["frame", "bounds", "center", "setNeedsLayout", "layoutMargins", "directionalLayoutMargins"]

  static func isOne(_ member: String, of receiver: AnyObject) -> Bool {
    members.contains(member) && (receiver is UIView || receiver is NSLayoutConstraint)
  }

  mutating func add(_ receiver: AnyObject, _ member: String, _ origin: Origin) {
    if calls.count < Self.most { calls.append(Call(receiver: receiver, member: member, origin: origin)) }
  }
  /// Ours: more than a frame's scripts call
  private static let most = 10_000

  mutating func clear() { calls.removeAll(keepingCapacity: true) }

  /// The call that has probably moved a view: of those that may have, the one about what is tied to it most closely, and of these the last.
  func probable(for view: UIView) -> Origin? {
    guard !calls.isEmpty else { return nil }
    let around = Set(sequence(first: view.superview, next: { $0?.superview }).compactMap { $0.map(ObjectIdentifier.init) })
    let near = Dictionary(view.layoutNeighbours.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    func distance(_ other: AnyObject?) -> Int {
      guard let other = other as? UIView ?? (other as? UILayoutGuide)?.owningView else { return .max }
      return near[ObjectIdentifier(other)] ?? .max
    }
    func distance(_ call: Call) -> Int {
      switch call.receiver {
      case let constraint as NSLayoutConstraint: return min(distance(constraint.firstItem), distance(constraint.secondItem))
      case let other as UIView:
        // A view around moves what is in it, but not by whatever else is put into it.
        let isAround = around.contains(ObjectIdentifier(other)) && !(other is UIStackView)
        if isAround { return Self.ofAncestors.contains(call.member) ? Self.mostNeighbours : .max }
        return other.superview is UIStackView ? min(distance(other), distance(other.superview)) : distance(other)
      default: return .max
      }
    }
    var best: (call: Call, distance: Int)?
    for call in calls {
      let distance = distance(call)
      if distance < .max, distance <= best?.distance ?? .max { best = (call, distance) }
    }
    return best?.call.origin
  }
  /// Ours: the links of a chain, and as many beside it
  fileprivate static let mostNeighbours = 24
}

extension UIView {
  /// The view, its stack view, and the views that constraints tie it to, at most as many as a chain has links.
  fileprivate var layoutNeighbours: [UIView] {
    var found: [UIView] = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var index = 0
    while index < found.count, found.count < LayoutCauses.mostNeighbours {
      let one = found[index]
      index += 1
      if let stack = one.superview as? UIStackView, seen.insert(ObjectIdentifier(stack)).inserted { found.append(stack) }
      found += one.constrainedViews(&seen)
    }
    return found
  }
  /// The views that the view's constraints refer to.
  func constrainedViews(_ seen: inout Set<ObjectIdentifier>) -> [UIView] {
    var found: [UIView] = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      for constraint in constraintsAffectingLayout(for: axis) where constraint.firstItem === self || constraint.secondItem === self {
        for item in [constraint.firstItem, constraint.secondItem] {
          guard let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView, seen.insert(ObjectIdentifier(other)).inserted else { continue }
          found.append(other)
        }
      }
    }
    return found
  }
}
