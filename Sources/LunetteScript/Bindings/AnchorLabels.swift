import Foundation
import Lua
import LunetteKit

/// The first argument of `anchor:constraint`: the relation, or a table with UIKit's labels: `constraint { equalTo = other.topAnchor, constant = 8 }`.
/// Source: Apple, NSLayoutAnchor, NSLayoutDimension
enum AnchorRelation: LuaReadable {
  case relation(NSLayoutConstraint.Relation)
  case labelled(NSLayoutConstraint.Relation, AnchorTarget, ConstraintDetails)
  case spacing(NSLayoutConstraint.Relation, NSLayoutAnchor, CGFloat)

  static var luaTypeName: String { "\(NSLayoutConstraint.Relation.luaTypeName), or a table as { equalTo = anchor, constant = 8 }" }
  static var luaType: LuaType { .either([NSLayoutConstraint.Relation.luaType, Labels.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AnchorRelation {
    guard stack.isTable(at: index) else { return .relation(try NSLayoutConstraint.Relation.read(stack, at: index)) }
    let labels = try Labels.read(stack, at: index)
    if let (relation, anchor) = labels.spacing { return .spacing(relation, anchor, labels.multiplier) }
    guard let (relation, target) = labels.target else {
      throw LuaMismatch(
        wanted: "one of equalTo, lessThanOrEqualTo, greaterThanOrEqualTo = an anchor, or equalToConstant and its likes = a number",
        got: labels.count == 0 ? "none" : "several")
    }
    return .labelled(relation, target, ConstraintDetails(constant: labels.constant, multiplier: labels.multiplier))
  }

  /// The constraint from an anchor, with the arguments behind this one, which a table with labels has itself.
  func constraint(from anchor: NSLayoutAnchor, _ target: AnchorTarget?, _ given: ConstraintDetails?) throws -> NSLayoutConstraint {
    VariableNames.note(anchor.item)
    let (relation, other, details): (NSLayoutConstraint.Relation, AnchorTarget, ConstraintDetails)
    switch self {
    case .spacing(let relation, let other, let multiplier):
      VariableNames.note(other.item)
      return anchor.constraint(relation, toSystemSpacingFrom: other, multiplier: multiplier)
    case .labelled(let ownRelation, let own, let ownDetails): (relation, other, details) = (ownRelation, own, given ?? ownDetails)
    case .relation(let ownRelation):
      guard let target else {
        throw BindingFault.badValue(name: "NSLayoutAnchor:constraint: argument 2 'anchor'", wanted: AnchorTarget.luaTypeName, got: "nothing")
      }
      (relation, other, details) = (ownRelation, target, given ?? ConstraintDetails())
    }
    switch other {
    case .anchor(let other):
      VariableNames.note(other.item)
      return details.finish(anchor.constraint(relation, to: other, multiplier: details.multiplier, constant: details.constant))
    case .constant(let constant):
      return details.finish(
        (anchor as? NSLayoutDimension)?.constraint(relation, toConstant: constant + details.constant)
          ?? NSLayoutConstraint(item: anchor.item, attribute: anchor.attribute, relatedBy: relation, constant: constant + details.constant))
    }
  }

  struct Labels: OptionTable {
    @LuaOption("The anchor to which this one is equal.") private var equalTo: NSLayoutAnchor? = nil
    @LuaOption("The anchor that is at least as large.") private var lessThanOrEqualTo: NSLayoutAnchor? = nil
    @LuaOption("The anchor that is at most as large.") private var greaterThanOrEqualTo: NSLayoutAnchor? = nil
    @LuaOption("The size.", unit: .points) private var equalToConstant: CGFloat? = nil
    @LuaOption("The largest size.", unit: .points) private var lessThanOrEqualToConstant: CGFloat? = nil
    @LuaOption("The smallest size.", unit: .points) private var greaterThanOrEqualToConstant: CGFloat? = nil
    @LuaOption("The anchor after which this one stands in the system's distance, times the multiplier.") private var equalToSystemSpacingAfter:
      NSLayoutAnchor? = nil
    @LuaOption("The same for an anchor above.") private var equalToSystemSpacingBelow: NSLayoutAnchor? = nil
    @LuaOption("At most in this distance.") private var lessThanOrEqualToSystemSpacingAfter: NSLayoutAnchor? = nil
    @LuaOption("At most in this distance.") private var lessThanOrEqualToSystemSpacingBelow: NSLayoutAnchor? = nil
    @LuaOption("At least in this distance.") private var greaterThanOrEqualToSystemSpacingAfter: NSLayoutAnchor? = nil
    @LuaOption("At least in this distance.") private var greaterThanOrEqualToSystemSpacingBelow: NSLayoutAnchor? = nil
    @LuaOption("The number that is added to the other anchor.", unit: .points) var constant: CGFloat = 0
    @LuaOption("Of the other anchor.") var multiplier: CGFloat = 1

    private var given: [(NSLayoutConstraint.Relation, AnchorTarget)] {
      let all: [(NSLayoutConstraint.Relation, AnchorTarget?)] = [
        (.equal, equalTo.map { .anchor($0) }), (.lessThanOrEqual, lessThanOrEqualTo.map { .anchor($0) }),
        (.greaterThanOrEqual, greaterThanOrEqualTo.map { .anchor($0) }), (.equal, equalToConstant.map { .constant($0) }),
        (.lessThanOrEqual, lessThanOrEqualToConstant.map { .constant($0) }), (.greaterThanOrEqual, greaterThanOrEqualToConstant.map { .constant($0) }),
      ]
      return all.compactMap { relation, target in target.map { (relation, $0) } }
    }
    /// The system's distance from another anchor.
    var spacing: (NSLayoutConstraint.Relation, NSLayoutAnchor)? {
      let all: [(NSLayoutConstraint.Relation, NSLayoutAnchor?)] = [
        (.equal, equalToSystemSpacingAfter ?? equalToSystemSpacingBelow),
        (.lessThanOrEqual, lessThanOrEqualToSystemSpacingAfter ?? lessThanOrEqualToSystemSpacingBelow),
        (.greaterThanOrEqual, greaterThanOrEqualToSystemSpacingAfter ?? greaterThanOrEqualToSystemSpacingBelow),
      ]
      let named = all.compactMap { relation, anchor in anchor.map { (relation, $0) } }
      return named.count == 1 && given.isEmpty ? named.first : nil
    }
    var count: Int { given.count }
    /// Nil unless there is exactly one.
    var target: (NSLayoutConstraint.Relation, AnchorTarget)? { given.count == 1 ? given.first : nil }
  }
}
