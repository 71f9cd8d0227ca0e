import Foundation
import Lua
import LunetteKit

extension NSLayoutConstraint: LuaObject {}
extension NSLayoutAnchor: LuaObject {}
extension UILayoutGuide: LuaObject {}
extension NSLayoutConstraint.Attribute: LuaEnum {}
extension UIView.LayoutAxis: LuaEnum {}
extension UIUserInterfaceLayoutDirection: LuaEnum {}
extension UISemanticContentAttribute: LuaEnum {}

extension NSLayoutConstraint.FormatOptions: LuaOptionSet {
  public static var luaCases: [(name: String, option: NSLayoutConstraint.FormatOptions)] {
    [
      ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
      ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
      ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
      ("alignAllFirstBaseline", .alignAllFirstBaseline), ("directionLeadingToTrailing", .directionLeadingToTrailing),
      ("directionLeftToRight", .directionLeftToRight), ("directionRightToLeft", .directionRightToLeft),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]
  }
}

/// Scripts may write `==`, `<=` and `>=` for UIKit's names.
extension NSLayoutConstraint.Relation: LuaEnum {
  private static let signs: [(String, NSLayoutConstraint.Relation)] = [
    ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
  ]
  public static var luaTypeName: String { "one of \"==\", \"<=\", \">=\" (or \"equal\", \"lessThanOrEqual\", \"greaterThanOrEqual\")" }
  public static var luaType: LuaType { .choice(of: Self.self, signs.map(\.0) + allCases.map(\.luaCase)) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> NSLayoutConstraint.Relation {
    let text = stack.text(at: index)
    if let known = signs.first(where: { $0.0 == text }) ?? allCases.first(where: { $0.luaCase == text }).map({ ($0.luaCase, $0) }) {
      return known.1
    }
    throw stack.mismatch(luaTypeName, at: index)
  }
}

/// A number from 1 to 1000, or one of UIKit's names; reads back as a number.
extension UILayoutPriority: LuaConvertible {
  private static let names: [(String, UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("dragThatCanResizeScene", .dragThatCanResizeScene),
    ("sceneSizeStayPut", .sceneSizeStayPut), ("dragThatCannotResizeScene", .dragThatCannotResizeScene), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]
  public static var luaTypeName: String { "a number up to 1000, or one of " + names.map { "\"\($0.0)\"" }.joined(separator: ", ") }
  public static var luaType: LuaType { .either([.number, .choice(of: Self.self, names.map(\.0))]) }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UILayoutPriority {
    if stack.type(at: index) == LUA_TNUMBER { return UILayoutPriority(Float(try Double.read(stack, at: index))) }
    if let text = stack.text(at: index), let known = names.first(where: { $0.0 == text }) { return known.1 }
    throw stack.mismatch(luaTypeName, at: index)
  }

  public func push(on stack: LuaStack) { stack.push(Double(rawValue)) }
}

/// An argument that is a view or a layout guide.
struct LayoutItem: LuaConvertible {
  let object: any LuaObject
  static var luaTypeName: String { "a UIView or a UILayoutGuide" }
  static var luaType: LuaType { .either([UIView.luaType, UILayoutGuide.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LayoutItem {
    if let view = try? UIView.read(stack, at: index) { return LayoutItem(object: view) }
    if let guide = try? UILayoutGuide.read(stack, at: index) { return LayoutItem(object: guide) }
    throw stack.mismatch(luaTypeName, at: index)
  }
  func push(on stack: LuaStack) { object.push(on: stack) }
}

/// The second side of a constraint from an anchor: another anchor, or for a size a number.
enum AnchorTarget: LuaReadable {
  case anchor(NSLayoutAnchor)
  case constant(CGFloat)
  static var luaTypeName: String { "an anchor (view.leadingAnchor ...), or a number for a size" }
  static var luaType: LuaType { .either([NSLayoutAnchor.luaType, .number]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AnchorTarget {
    if stack.type(at: index) == LUA_TNUMBER { return .constant(try CGFloat.read(stack, at: index)) }
    if let anchor = try? NSLayoutAnchor.read(stack, at: index) { return .anchor(anchor) }
    throw stack.mismatch(luaTypeName, at: index, hint: (try? UIView.read(stack, at: index)) == nil ? nil : "write one of its anchors")
  }
}

/// The last argument of `anchor:constraint`: a constant, or a table of options.
struct ConstraintDetails: LuaReadable {
  struct Options: OptionTable {
    @LuaOption("The number that is added to the other anchor.", unit: .points) var constant: CGFloat = 0
    @LuaOption("Of the other anchor.") var multiplier: CGFloat = 1
    @LuaOption("The priority, up to 1000, which is required.") var priority: UILayoutPriority? = nil
    @LuaOption("A name that messages show, or nil.") var identifier: String? = nil
  }
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
  fileprivate(set) var priority: UILayoutPriority?
  fileprivate(set) var identifier: String?
  static var luaTypeName: String { "a number or a table of options" }
  static var luaType: LuaType { .either([.number, Options.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ConstraintDetails {
    if stack.type(at: index) == LUA_TNUMBER { return ConstraintDetails(constant: try CGFloat.read(stack, at: index)) }
    let options = try Options.read(stack, at: index)
    return ConstraintDetails(
      constant: options.constant, multiplier: options.multiplier, priority: options.priority, identifier: options.identifier)
  }

  func finish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    if let priority { constraint.priority = priority }
    if let identifier { constraint.identifier = identifier }
    return constraint
  }
}

/// Constraints, or lists of them, in one list.
struct ConstraintList: LuaReadable {
  var constraints: [NSLayoutConstraint]
  static var luaTypeName: String { "a list of constraints" }
  static var luaType: LuaType { .list(.either([NSLayoutConstraint.luaType, .list(NSLayoutConstraint.luaType)])) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ConstraintList {
    if let one = try? NSLayoutConstraint.read(stack, at: index) { return ConstraintList(constraints: [one]) }
    return ConstraintList(constraints: try Array<Entry>.read(stack, at: index).flatMap(\.constraints))
  }

  private struct Entry: LuaReadable {
    var constraints: [NSLayoutConstraint]
    static var luaTypeName: String { "an NSLayoutConstraint" }
    static var luaType: LuaType { NSLayoutConstraint.luaType }
    static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Entry {
      if stack.isTable(at: index) { return Entry(constraints: try [NSLayoutConstraint].read(stack, at: index)) }
      return Entry(constraints: [try NSLayoutConstraint.read(stack, at: index)])
    }
  }
}

/// `NSLayoutConstraint.constraints { withVisualFormat =, options =, metrics =, views = }`.
struct VisualFormatRequest: OptionTable {
  @LuaOption(required: "A format of the visual format language.") private var withVisualFormat = ""
  @LuaOption("How neighbours are aligned, and the direction of the format.") private var options: NSLayoutConstraint.FormatOptions = []
  @LuaOption("The numbers that the format uses by name.") private var metrics: [String: CGFloat] = [:]
  @LuaOption(required: "The views that the format uses by name.") private var views: [String: UIView] = [:]

  func make() -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: withVisualFormat, options: options, metrics: metrics, views: views)
  }
}

extension Registry {
  static func constraints(_ r: RegistryBuilder) {
    r.type(
      NSLayoutConstraint.self, "NSLayoutConstraint",
      doc: "A rule between views or layout guides: first.attribute == multiplier * second.attribute + constant, or with <= or >=."
    ) { c in
      c.constructor { a in try constraint(a) }
      c.describe { " \($0.formula)" }
      constraintMembers(c)
    }
    r.type(
      NSLayoutAnchor.self, "NSLayoutAnchor",
      doc: "An edge, a centre, a baseline or a size of a view or layout guide, from which constraints are made."
    ) { c in
      c.describe { " \($0.attribute.luaCase)" }
      anchorMembers(c)
    }
    r.type(NSLayoutXAxisAnchor.self, "NSLayoutXAxisAnchor", inherits: "NSLayoutAnchor", doc: "An anchor for horizontal places.") { c in
      c.method(
        "constraintToSystemSpacingAfter",
        "Makes a constraint that puts this anchor after another one, by the system's distance times the multiplier (1). It is not active.",
        args: "relation", "anchor", "multiplier"
      ) { (anchor: NSLayoutXAxisAnchor, relation: NSLayoutConstraint.Relation, other: NSLayoutXAxisAnchor, multiplier: CGFloat?) in
        systemSpacing(anchor, relation, other, multiplier)
      }
      c.method("anchorWithOffset", "The distance from this anchor to another one, as an anchor for sizes.", "anchor", NSLayoutXAxisAnchor.anchorWithOffset(to:))
    }
    r.type(NSLayoutYAxisAnchor.self, "NSLayoutYAxisAnchor", inherits: "NSLayoutAnchor", doc: "An anchor for vertical places.") { c in
      c.method(
        "constraintToSystemSpacingBelow",
        "Makes a constraint that puts this anchor below another one, by the system's distance times the multiplier (1). It is not active.",
        args: "relation", "anchor", "multiplier"
      ) { (anchor: NSLayoutYAxisAnchor, relation: NSLayoutConstraint.Relation, other: NSLayoutYAxisAnchor, multiplier: CGFloat?) in
        systemSpacing(anchor, relation, other, multiplier)
      }
      c.method(
        "anchorWithOffset", "The distance from this anchor down to another one, as an anchor for sizes.", "anchor", NSLayoutYAxisAnchor.anchorWithOffset(to:))
    }
    r.type(NSLayoutDimension.self, "NSLayoutDimension", inherits: "NSLayoutAnchor", doc: "An anchor for a width, a height or a distance.") {
      _ in
    }
    r.type(UILayoutGuide.self, "UILayoutGuide", doc: "A rectangle that is not shown and that constraints can use.") { c in
      c.constructor { _ in UILayoutGuide() }
      c.property("identifier", "A name that messages show, or nil.", \.identifier)
      c.property("owningView", "The view to which the guide was added, or nil.", \.owningView)
      c.property("layoutFrame", "The guide's rectangle in the owning view's coordinates.", unit: .points, \.layoutFrame)
      c.property("hasAmbiguousLayout", "Whether the constraints allow more than one place or size.", \.hasAmbiguousLayout)
      c.method(
        "constraintsAffectingLayout", "The constraints that decide the place and the size along an axis.", "axis",
        UILayoutGuide.constraintsAffectingLayout(for:))
      anchors(c)
    }
    r.type(
      UIKeyboardLayoutGuide.self, "UIKeyboardLayoutGuide", inherits: "UILayoutGuide",
      doc: "The part of a view that the keyboard covers: view.keyboardLayoutGuide. It follows the keyboard's way."
    ) { c in
      c.property(
        "usesBottomSafeArea", "Whether its top is the safe area's lower edge while there is no keyboard; if not, it is the view's lower edge.",
        \.usesBottomSafeArea)
      c.property("followsUndockedKeyboard", "Kept only: the keyboard is always at the screen's edge.", \.followsUndockedKeyboard)
    }
    r.type(
      UIStackView.self, "UIStackView", inherits: "UIView", doc: "A view that arranges its views in a row or a column with constraints."
    ) { c in
      c.constructor { a in
        UIStackView(
          arrangedSubviews: try a.take("arrangedSubviews", as: [UIView].self, "The views that are arranged, in their order.") ?? [])
      }
      c.initial("arrangedSubviews", as: [UIView].self) { stack, views in for view in views { stack.addArrangedSubview(view) } }
      stackMembers(c)
    }
  }

  private static func constraint(_ a: ConstructorArguments) throws -> NSLayoutConstraint {
    let item = try a.take("item", as: LayoutItem.self, "The first view or layout guide.")
    let attribute = try a.take("attribute", as: NSLayoutConstraint.Attribute.self, "The attribute of `item`.")
    let relation = try a.take("relatedBy", as: NSLayoutConstraint.Relation.self, "The relation; \"==\" if it is left out.")
    let other = try a.take(
      "toItem", as: LayoutItem.self, "The second view or layout guide; nil if the constraint is about the size of one item.")
    let otherAttribute = try a.take(
      "toAttribute", as: NSLayoutConstraint.Attribute.self, "The attribute of `toItem`; the same as `attribute` if it is left out.")
    let multiplier = try a.take("multiplier", as: CGFloat.self, "The factor of the second attribute; 1 if it is left out.")
    let constant = try a.take("constant", as: CGFloat.self)
    VariableNames.note(item?.object)
    VariableNames.note(other?.object)
    guard let item, let attribute else {
      throw LuaMismatch(wanted: "item and attribute", got: item == nil ? "no item" : "no attribute")
    }
    return NSLayoutConstraint(
      item: item.object, attribute: attribute, relatedBy: relation ?? .equal, toItem: other?.object,
      attribute: other == nil ? otherAttribute ?? .notAnAttribute : otherAttribute ?? attribute, multiplier: multiplier ?? 1,
      constant: constant ?? 0)
  }

  private static func constraintMembers(_ c: ClassBuilder<NSLayoutConstraint>) {
    c.property("constant", "The number that is added to the second item's attribute.", unit: .points, \.constant)
    c.property("priority", "The priority, above 0 and up to 1000. A constraint of 1000 is required, others are optional.", \.priority)
    c.property("identifier", "A name that messages show, or nil.", \.identifier)
    c.property("isActive", "Whether the constraint takes part in layout.", \.isActive)
    c.property("multiplier", "The factor of the second item's attribute.", \.multiplier)
    c.property("relation", "The relation: \"equal\", \"lessThanOrEqual\" or \"greaterThanOrEqual\".", \.relation)
    c.property("firstAttribute", "The part of the first item that the constraint is about.", \.firstAttribute)
    c.property("secondAttribute", "The part of the second item that the constraint is about.", \.secondAttribute)
    c.property("firstAnchor", "The part of the first item that the constraint is about.", get: { $0.firstAnchor })
    c.property("secondAnchor", "The anchor of the second item, or nil.", get: { $0.secondAnchor })
    c.property("firstItem", "The first view or layout guide.", get: { ($0.firstItem as? any LuaObject).map { LayoutItem(object: $0) } })
    c.property(
      "secondItem", "The second view or layout guide, or nil.", get: { ($0.secondItem as? any LuaObject).map { LayoutItem(object: $0) } })
    c.function("activate", "Activates constraints.", args: "constraints") {
      (list: ConstraintList) -> Void in
      NSLayoutConstraint.activate(list.constraints)
    }
    c.raises("if one of them cannot be activated; then none is")
    c.function("deactivate", "Deactivates constraints.", args: "constraints") { (list: ConstraintList) -> Void in
      NSLayoutConstraint.deactivate(list.constraints)
    }
    c.function(
      "constraints", "Makes the constraints that a format of the visual format language describes. They are not active.", args: "options"
    ) {
      (request: VisualFormatRequest) in request.make()
    }
  }

  private static func anchorMembers(_ c: ClassBuilder<NSLayoutAnchor>) {
    c.property("attribute", "Which edge, centre, baseline or size.", \.attribute)
    c.method(
      "constraint",
      "Makes a constraint between this anchor and another one, or between a size and a number. It is not active. details is a constant, "
        + "or a table of options. With UIKit's labels: constraint { equalTo = other.topAnchor, constant = 8 }, constraint { equalToConstant = 44 }.",
      args: "relation", "anchor", "details"
    ) {
      (anchor: NSLayoutAnchor, how: AnchorRelation, target: AnchorTarget?, details: ConstraintDetails?) in
      try how.constraint(from: anchor, target, details)
    }
  }

  private static func systemSpacing(
    _ anchor: NSLayoutAnchor, _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat?
  ) -> NSLayoutConstraint {
    VariableNames.note(anchor.item)
    VariableNames.note(other.item)
    return anchor.constraint(relation, toSystemSpacingFrom: other, multiplier: multiplier ?? 1)
  }

  static func anchors<Item: AnchoredItem & LuaObject>(_ c: ClassBuilder<Item>) {
    c.property(
      "leadingAnchor", "The edge where a line of text begins: the left one, or the right one in right-to-left layout.", \.leadingAnchor)
    c.property(
      "trailingAnchor", "The edge where a line of text ends: the right one, or the left one in right-to-left layout.", \.trailingAnchor)
    c.property("leftAnchor", "The left edge.", \.leftAnchor)
    c.property("rightAnchor", "The right edge.", \.rightAnchor)
    c.property("topAnchor", "The top edge.", \.topAnchor)
    c.property("bottomAnchor", "The bottom edge.", \.bottomAnchor)
    c.property("widthAnchor", "The width.", \.widthAnchor)
    c.property("heightAnchor", "The height.", \.heightAnchor)
    c.property("centerXAnchor", "The middle between the left and the right edge.", \.centerXAnchor)
    c.property("centerYAnchor", "The middle between the top and the bottom edge.", \.centerYAnchor)
  }

  private static func stackMembers(_ c: ClassBuilder<UIStackView>) {
    c.property("axis", "The direction in which the views are arranged.", \.axis)
    c.property("distribution", "How the views share the stack's length.", \.distribution)
    c.property("alignment", "How the views are placed across the axis.", \.alignment)
    c.property("spacing", "The distance between neighbours.", unit: .points, \.spacing)
    c.property(
      "isBaselineRelativeArrangement", "Whether, in a column, distances are measured between baselines.", \.isBaselineRelativeArrangement)
    c.property(
      "isLayoutMarginsRelativeArrangement", "Whether the views are arranged within the stack's margins instead of its edges.",
      \.isLayoutMarginsRelativeArrangement)
    c.property("arrangedSubviews", "The views that are arranged, in their order.", get: { $0.arrangedSubviewsToRead })
    c.value("spacingUseDefault", "A custom spacing that means the stack's own spacing.") { UIStackView.spacingUseDefault }
    c.value("spacingUseSystem", "A spacing that means the system's spacing.") { UIStackView.spacingUseSystem }
    c.method("addArrangedSubview", "Adds a view at the end of the arranged views.", "view", UIStackView.addArrangedSubview(_:))
    c.method("insertArrangedSubview", "Inserts a view at a place in the arranged views, from 1.", args: "view", "index") {
      (s: UIStackView, view: UIView, index: Int) in s.insertArrangedSubview(view, at: index.fromZero)
    }
    c.method("removeArrangedSubview", "Removes a view from the arranged views. It stays a subview.", "view", UIStackView.removeArrangedSubview(_:))
    c.method(
      "setCustomSpacing", "Sets the distance after a view, in place of `spacing`; nil removes the setting.", args: "spacing", "view"
    ) {
      (s: UIStackView, spacing: CGFloat?, view: UIView) -> Void in
      s.setCustomSpacing(spacing ?? UIStackView.spacingUseDefault, after: view)
    }
    c.measured(in: .points)
    c.method("customSpacing", "The distance that setCustomSpacing has set after a view, or nil.", args: "view") {
      (s: UIStackView, view: UIView) -> CGFloat? in
      let spacing = s.customSpacing(after: view)
      return spacing == UIStackView.spacingUseDefault ? CGFloat?.none : spacing
    }
  }
}

extension UIStackView.Distribution: LuaEnum {}
extension UIStackView.Alignment: LuaEnum {}
