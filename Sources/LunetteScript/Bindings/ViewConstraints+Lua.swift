import Foundation
import Lua
import LunetteKit

/// `{ top =, leading =, bottom =, trailing = }`, or four numbers in that order.
extension NSDirectionalEdgeInsets: LuaConvertible {
  public static var luaTypeName: String { "{ top =, leading =, bottom =, trailing = }" }
  public static var luaType: LuaType { .either([.list(.number), .map(.number)]) }

  private static let names = ["top", "leading", "bottom", "trailing"]

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> NSDirectionalEdgeInsets {
    if let list = try? [CGFloat].read(stack, at: index), list.count == 4 {
      return NSDirectionalEdgeInsets(top: list[0], leading: list[1], bottom: list[2], trailing: list[3])
    }
    let fields = try [String: CGFloat].read(stack, at: index)
    guard fields.keys.allSatisfy(names.contains), !fields.isEmpty else { throw stack.mismatch(luaTypeName, at: index) }
    return NSDirectionalEdgeInsets(
      top: fields["top"] ?? 0, leading: fields["leading"] ?? 0, bottom: fields["bottom"] ?? 0, trailing: fields["trailing"] ?? 0)
  }

  public func push(on stack: LuaStack) {
    stack.push(["top": Double(top), "leading": Double(leading), "bottom": Double(bottom), "trailing": Double(trailing)])
  }
}

extension Registry {
  static func viewConstraints(_ c: ClassBuilder<UIView>) {
    viewAnchors(c)
    viewSizes(c)
    viewMargins(c)
    viewPasses(c)
  }

  private static func viewAnchors(_ c: ClassBuilder<UIView>) {
    c.property("leadingAnchor", "Where reading begins.", \.leadingAnchor)
    c.property("trailingAnchor", "Where reading ends.", \.trailingAnchor)
    c.property("leftAnchor", "Its left edge.", \.leftAnchor)
    c.property("rightAnchor", "Its right edge.", \.rightAnchor)
    c.property("topAnchor", "Its top edge.", \.topAnchor)
    c.property("bottomAnchor", "Its bottom edge.", \.bottomAnchor)
    c.property("widthAnchor", "Its width.", \.widthAnchor)
    c.property("heightAnchor", "Its height.", \.heightAnchor)
    c.property("centerXAnchor", "Its middle along x.", \.centerXAnchor)
    c.property("centerYAnchor", "Its middle along y.", \.centerYAnchor)
    c.property("firstBaselineAnchor", "The baseline of its first line; its top where there is no text.", \.firstBaselineAnchor)
    c.property("lastBaselineAnchor", "The baseline of its last line; its bottom where there is no text.", \.lastBaselineAnchor)
  }

  private static func viewSizes(_ c: ClassBuilder<UIView>) {
    c.property(
      "translatesAutoresizingMaskIntoConstraints", "True: its frame says where it is. False: constraints do.",
      \.translatesAutoresizingMaskIntoConstraints)
    c.property("constraints", "Active ones that it holds: of its own size, and between what is inside it.", get: { $0.constraints })
    c.method("addConstraint", "Activates a constraint between what is inside it.", args: "constraint") {
      (v: UIView, constraint: NSLayoutConstraint) in v.addConstraint(constraint)
    }
    c.method("addConstraints", "Activates constraints between what is inside it.", args: "constraints") {
      (v: UIView, list: ConstraintList) in v.addConstraints(list.constraints)
    }
    c.method("removeConstraint", "Deactivates a constraint that it holds.", args: "constraint") {
      (v: UIView, constraint: NSLayoutConstraint) in v.removeConstraint(constraint)
    }
    c.method("removeConstraints", "Deactivates constraints that it holds.", args: "constraints") {
      (v: UIView, list: ConstraintList) in v.removeConstraints(list.constraints)
    }
    c.overridable(UIView.Overridable.intrinsicContentSize)
    c.overridable(UIView.Overridable.alignmentRectInsets)
    c.overridable(UIView.Overridable.forFirstBaselineLayout)
    c.overridable(UIView.Overridable.forLastBaselineLayout)
    c.method("alignmentRect", "What of a frame constraints speak of. Points.", args: "frame") {
      (v: UIView, frame: CGRect) in v.alignmentRect(forFrame: frame)
    }
    c.method("frameForAlignmentRect", "The frame for what constraints speak of. Points.", args: "rect") {
      (v: UIView, rect: CGRect) in v.frame(forAlignmentRect: rect)
    }
    c.method("invalidateIntrinsicContentSize", "Its content has another size: it is asked again.") {
      (v: UIView) in v.invalidateIntrinsicContentSize()
    }
    c.method("contentHuggingPriority", "How much it resists being larger than its content.", args: "axis") {
      (v: UIView, axis: UIView.LayoutAxis) in v.contentHuggingPriority(for: axis)
    }
    c.method("setContentHuggingPriority", "How much it resists being larger than its content.", args: "priority", "axis") {
      (v: UIView, priority: UILayoutPriority, axis: UIView.LayoutAxis) in v.setContentHuggingPriority(priority, for: axis)
    }
    c.method("contentCompressionResistancePriority", "How much it resists being smaller than its content.", args: "axis") {
      (v: UIView, axis: UIView.LayoutAxis) in v.contentCompressionResistancePriority(for: axis)
    }
    c.method("setContentCompressionResistancePriority", "How much it resists being smaller than its content.", args: "priority", "axis") {
      (v: UIView, priority: UILayoutPriority, axis: UIView.LayoutAxis) in v.setContentCompressionResistancePriority(priority, for: axis)
    }
    c.method(
      "systemLayoutSizeFitting", "The size that the constraints inside give it, near a target; priorities per axis, 50 each. Points.",
      args: "target", "horizontalPriority", "verticalPriority"
    ) { (v: UIView, target: CGSize, horizontal: UILayoutPriority?, vertical: UILayoutPriority?) in
      v.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal ?? .fittingSizeLevel, verticalFittingPriority: vertical ?? .fittingSizeLevel)
    }
    c.value("layoutFittingCompressedSize", "A target: as small as possible.") { UIView.layoutFittingCompressedSize }
    c.value("layoutFittingExpandedSize", "A target: as large as possible.") { UIView.layoutFittingExpandedSize }
    c.value("noIntrinsicMetric", "In intrinsicContentSize: none along this axis.") { UIView.noIntrinsicMetric }
  }

  private static func viewMargins(_ c: ClassBuilder<UIView>) {
    c.property("layoutMargins", "What content keeps from its edges, safe area included. Points.", \.layoutMargins)
    c.property("directionalLayoutMargins", "The same with leading and trailing.", \.directionalLayoutMargins)
    c.property(
      "preservesSuperviewLayoutMargins", "Whether its margins are at least what reaches in of its superview's.",
      \.preservesSuperviewLayoutMargins)
    c.property(
      "insetsLayoutMarginsFromSafeArea", "Whether the safe area is added to its margins.", \.insetsLayoutMarginsFromSafeArea)
    c.overridable(UIView.Overridable.layoutMarginsDidChange)
    c.property("layoutMarginsGuide", "What its margins leave.", \.layoutMarginsGuide)
    c.property("safeAreaLayoutGuide", "What bars and corners leave.", \.safeAreaLayoutGuide)
    c.property("readableContentGuide", "Inside the margins, no wider than text should be.", \.readableContentGuide)
    c.property("keyboardLayoutGuide", "What the keyboard covers, at the bottom.", \.keyboardLayoutGuide)
    c.property("layoutGuides", "Those that were added.", get: { $0.layoutGuides })
    c.method("addLayoutGuide", "Makes a guide take part.", args: "guide") { (v: UIView, guide: UILayoutGuide) in v.addLayoutGuide(guide) }
    c.method("removeLayoutGuide", "Takes a guide out, with its constraints.", args: "guide") {
      (v: UIView, guide: UILayoutGuide) in v.removeLayoutGuide(guide)
    }
    c.property("semanticContentAttribute", "forceRightToLeft puts leading on the right.", \.semanticContentAttribute)
    c.property("effectiveUserInterfaceLayoutDirection", "leftToRight or rightToLeft.", \.effectiveUserInterfaceLayoutDirection)
    c.function("userInterfaceLayoutDirection", "leftToRight or rightToLeft, of a semanticContentAttribute.", args: "attribute") {
      (attribute: UISemanticContentAttribute) in UIView.userInterfaceLayoutDirection(for: attribute)
    }
  }

  private static func viewPasses(_ c: ClassBuilder<UIView>) {
    c.overridable(UIView.Overridable.updateConstraints)
    c.method("setNeedsUpdateConstraints", "Asks for updateConstraints before the next layout.") {
      (v: UIView) in v.setNeedsUpdateConstraints()
    }
    c.method("needsUpdateConstraints", "Whether updateConstraints is asked for.") { (v: UIView) in v.needsUpdateConstraints }
    c.value(
      "requiresConstraintBasedLayout",
      "Whether a class needs constraints to be of use; a class may say so. updateConstraints is called whatever it says."
    ) { false }
    c.method("updateConstraintsIfNeeded", "Updates now what was asked for.") { (v: UIView) in v.updateConstraintsIfNeeded() }
    c.property("hasAmbiguousLayout", "Whether its constraints leave a choice.", \.hasAmbiguousLayout)
    c.method("exerciseAmbiguityInLayout", "Takes another frame that its constraints allow.") {
      (v: UIView) in v.exerciseAmbiguityInLayout()
    }
    c.method("constraintsAffectingLayout", "The constraints that decide its place and size along an axis.", args: "axis") {
      (v: UIView, axis: UIView.LayoutAxis) in v.constraintsAffectingLayout(for: axis)
    }
  }
}
