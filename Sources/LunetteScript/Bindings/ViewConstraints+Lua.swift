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
    anchors(c)
    c.property(
      "firstBaselineAnchor", "The baseline of the view's first line of text, or its top edge if it shows no text.", \.firstBaselineAnchor)
    c.property(
      "lastBaselineAnchor", "The baseline of the view's last line of text, or its bottom edge if it shows no text.", \.lastBaselineAnchor)
  }

  private static func viewSizes(_ c: ClassBuilder<UIView>) {
    c.property(
      "translatesAutoresizingMaskIntoConstraints",
      "True: the view's frame decides its place and size. False: constraints do; set it before you add constraints.",
      \.translatesAutoresizingMaskIntoConstraints)
    c.property(
      "constraints", "The active constraints that are installed on this view: those of its own size, and those between views inside it.",
      get: { $0.constraintsToRead })
    c.method("addConstraint", "Activates a constraint between views inside this view.", "constraint", UIView.addConstraint(_:))
    c.method("addConstraints", "Activates constraints between views inside this view.", args: "constraints") {
      (v: UIView, list: ConstraintList) in v.addConstraints(list.constraints)
    }
    c.method("removeConstraint", "Deactivates a constraint that is installed on this view.", "constraint", UIView.removeConstraint(_:))
    c.method("removeConstraints", "Deactivates constraints that are installed on this view.", args: "constraints") {
      (v: UIView, list: ConstraintList) in v.removeConstraints(list.constraints)
    }
    c.overridable(UIView.Overridable.intrinsicContentSize)
    c.overridable(UIView.Overridable.alignmentRectInsets)
    c.overridable(UIView.Overridable.forFirstBaselineLayout)
    c.overridable(UIView.Overridable.forLastBaselineLayout)
    c.overridable(UIView.Overridable.alignmentRect)
    c.overridable(UIView.Overridable.frameForAlignmentRect)
    c.method("invalidateIntrinsicContentSize", "Tells that intrinsicContentSize has changed, so that it is read again.", UIView.invalidateIntrinsicContentSize)
    c.method(
      "contentHuggingPriority", "How strongly the view resists being larger than its content, along an axis.", "axis", UIView.contentHuggingPriority(for:))
    c.method(
      "setContentHuggingPriority", "Sets how strongly the view resists being larger than its content, along an axis.", "priority", "axis",
      UIView.setContentHuggingPriority(_:for:))
    c.method(
      "contentCompressionResistancePriority", "How strongly the view resists being smaller than its content, along an axis.", "axis",
      UIView.contentCompressionResistancePriority(for:))
    c.method(
      "setContentCompressionResistancePriority", "Sets how strongly the view resists being smaller than its content, along an axis.", "priority", "axis",
      UIView.setContentCompressionResistancePriority(_:for:))
    c.overridable(UIView.Overridable.systemLayoutSizeFitting)
    c.value("layoutFittingCompressedSize", "A target for systemLayoutSizeFitting: as small as possible.") {
      UIView.layoutFittingCompressedSize
    }
    c.value("layoutFittingExpandedSize", "A target for systemLayoutSizeFitting: as large as possible.") { UIView.layoutFittingExpandedSize }
    c.value("noIntrinsicMetric", "The value in intrinsicContentSize for an axis without an intrinsic size: -1.") {
      UIView.noIntrinsicMetric
    }
  }

  private static func viewMargins(_ c: ClassBuilder<UIView>) {
    c.overridable(UIView.Overridable.layoutMargins, set: { $0.layoutMargins = $1 })
    c.state("layoutMargins") { $0.layoutMargins }
    c.property(
      "directionalLayoutMargins", "layoutMargins with leading and trailing in place of left and right.", unit: .points, \.directionalLayoutMargins)
    c.property(
      "preservesSuperviewLayoutMargins", "Whether each margin is at least the part of the superview's margin that reaches into this view.",
      \.preservesSuperviewLayoutMargins)
    c.property(
      "insetsLayoutMarginsFromSafeArea", "Whether safeAreaInsets are added to the margins.", \.insetsLayoutMarginsFromSafeArea)
    c.overridable(UIView.Overridable.layoutMarginsDidChange)
    c.property("layoutMarginsGuide", "The area inside the margins.", \.layoutMarginsGuide)
    c.property("safeAreaLayoutGuide", "The area that the device's bars and rounded corners leave free.", \.safeAreaLayoutGuide)
    c.property("readableContentGuide", "An area inside the margins that is not wider than lines of text should be.", \.readableContentGuide)
    c.property("keyboardLayoutGuide", "The area at the bottom that the keyboard covers.", \.keyboardLayoutGuide)
    c.property("layoutGuides", "The layout guides that were added to the view.", get: { $0.layoutGuidesToRead })
    c.method("addLayoutGuide", "Adds a layout guide to the view, so that constraints can use it.", "guide", UIView.addLayoutGuide(_:))
    c.method("removeLayoutGuide", "Removes a layout guide and its constraints.", "guide", UIView.removeLayoutGuide(_:))
    c.property("semanticContentAttribute", "Which side is leading: forceRightToLeft makes it the right one.", \.semanticContentAttribute)
    c.property(
      "effectiveUserInterfaceLayoutDirection", "The direction in which the view is laid out.", \.effectiveUserInterfaceLayoutDirection)
    c.function("userInterfaceLayoutDirection", "The direction that a semanticContentAttribute gives.", args: "attribute") {
      (attribute: UISemanticContentAttribute) in UIView.userInterfaceLayoutDirection(for: attribute)
    }
  }

  private static func viewPasses(_ c: ClassBuilder<UIView>) {
    c.overridable(UIView.Overridable.updateConstraints)
    c.method("setNeedsUpdateConstraints", "Asks for updateConstraints before the next layout.", UIView.setNeedsUpdateConstraints)
    c.method("needsUpdateConstraints", "Whether updateConstraints will be called before the next layout.") { (v: UIView) in
      v.needsUpdateConstraints
    }
    c.value(
      "requiresConstraintBasedLayout",
      "Whether views of the class need constraints. A class may return true; updateConstraints is called in any case."
    ) { false }
    c.method("updateConstraintsIfNeeded", "Calls updateConstraints now where it was asked for.", UIView.updateConstraintsIfNeeded)
    c.property("hasAmbiguousLayout", "Whether the constraints allow more than one place or size.", \.hasAmbiguousLayout)
    c.method(
      "exerciseAmbiguityInLayout", "Gives the view another frame that its constraints allow, if its layout is ambiguous.", UIView.exerciseAmbiguityInLayout)
    c.method("constraintsAffectingLayout", "The constraints that decide the place and the size along an axis.", "axis", UIView.constraintsAffectingLayout(for:))
  }
}
