import Foundation

/// The names of constraints, anchors and views in messages: identifiers, names in the script, or paths in the view tree. Addresses are
/// never used, since they differ in each run. Source: docs/rules/layout.md 1.1 ("Description text")
extension UIView {
  /// `UILabel:name`, or the path with indexes from 1, from the root or from the nearest view that has a name: `UIWindow.UIView[1].UILabel[2]`. What is
  /// in the middle of a very long path is left out.
  public final var shownInLayout: String {
    var path = [self]
    while !path[path.count - 1].endsLayoutPath(of: self), let superview = path[path.count - 1].superview { path.append(superview) }
    let hidden = path.count - 2 * Self.shownAtEnds
    let first = path.suffix(hidden > 0 ? Self.shownAtEnds : path.count).reversed().map { $0.layoutStep(of: self) }
    if hidden <= 0 { return first.joined(separator: ".") }
    return (first + ["(\(hidden) more)"] + path.prefix(Self.shownAtEnds).reversed().map { $0.layoutStep(of: self) }).joined(separator: ".")
  }

  /// So many views are told at each end of a path; ours: a contradiction of two hundred nested views would else be a hundred pages
  private static let shownAtEnds = 4

  /// Whether the path of a view begins with this one.
  private func endsLayoutPath(of view: UIView) -> Bool { superview == nil || self is UIWindow && self !== view || layoutName != nil }

  private func layoutStep(of view: UIView) -> String {
    let isRoot = superview == nil || self is UIWindow
    if !isRoot || self === view, let layoutName { return "\(shownName):\(layoutName)" }
    guard let superview, !isRoot || self === view else { return shownName }
    let place = simulation.layoutEngine?.shownPlace(of: self, in: superview) ?? (superview.place(of: self) ?? 0) + 1
    return "\(shownName)[\(place)]"
  }

  private var shownName: String { overrides?.className(of: self) ?? typeName(self) }

  /// Sets the view's name in the script: the key in a dictionary of views, or a variable's name.
  public final func setLayoutName(_ name: String) {
    let state = requireLayoutState()
    if state.name == nil { state.name = name }
  }
  public final var layoutName: String? { layoutState?.name ?? accessibilityIdentifier }
}

extension UILayoutGuide {
  var shown: String {
    let name = identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide:'\(identifier)'"
    return owningView.map { "\(name) of \($0.shownInLayout)" } ?? name
  }
}

func shownItem(_ item: AnyObject?) -> String {
  (item as? UIView)?.shownInLayout ?? (item as? UILayoutGuide)?.shown ?? "(gone)"
}

func anchorText(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String { "\(shownItem(item)).\(attribute.rawValue)" }

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'name' UILabel:title.width == 100 @750 (active, main.lua:12)>`
  public var described: String { "<NSLayoutConstraint\(identifier.map { ":'\($0)'" } ?? "") \(formula)\(state)>" }

  private var state: String {
    let notes = [isActive ? "active" : "inactive", position].compactMap { $0 }
    return "   (\(notes.joined(separator: ", ")))"
  }

  /// The description without brackets: `UILabel:title.leading == UIView:root.leading + 8`.
  public var formula: String {
    var text = "\(shownFirst) \(relation.sign) "
    if secondAttribute == .notAnAttribute || secondItem == nil && secondAttribute == .notAnAttribute {
      text += formatted(constant)
    } else {
      if multiplier != 1 { text += "\(formatted(multiplier))*" }
      text += shownSecond
      if isSystemSpacing {
        text += " + NSSpace(\(formatted(constant)))"
      } else if constant != 0 {
        text += constant < 0 ? " - \(formatted(-constant))" : " + \(formatted(constant))"
      }
    }
    return priority == .required ? text : text + " @\(formatted(CGFloat(priority.rawValue)))"
  }
}

/// A set of required constraints that contradict each other. Source: docs/rules/layout.md 1.3
package struct LayoutConflict {
  let id: Int32
  private let conflict: ConstraintSolver.Conflict
  /// Views in the conflict whose frames and masks are constraints.
  private let maskedViews: [String]
  /// A view whose place and size the conflict is about, out of several.
  private(set) weak var view: UIView?
  package let broken: String
  package let members: [String]
  /// Where the script made the constraint that was given up.
  package let position: String?

  init(_ conflict: ConstraintSolver.Conflict, _ engine: LayoutEngine) {
    (id, self.conflict) = (conflict.broken.id, conflict)
    broken = engine.described(conflict.broken)
    let half = Self.mostShown / 2
    let isLong = conflict.members.count > Self.mostShown
    var lines = (isLong ? conflict.members.prefix(half) : conflict.members[...]).map { engine.described($0) }
    if isLong { lines.append("(\(conflict.members.count - 2 * half) more)") }
    if isLong { lines += conflict.members.suffix(half).map { engine.described($0) } }
    var seen: Set<ConstraintSolver.Variable> = []
    var masked: [String] = []
    func noteMasked(_ view: UIView?) {
      if let view, view.isHeldByMask, !masked.contains(view.shownInLayout) { masked.append(view.shownInLayout) }
    }
    for member in conflict.members {
      if case .mask(let box)? = engine.origin(of: member) { noteMasked(box.wrappedValue?.view) }
      for variable in engine.solver.givenVariables(in: member) where seen.insert(variable).inserted {
        guard let text = engine.describedGiven(variable) else { continue }
        lines.append(text)
        noteMasked(engine.owner(of: variable)?.view)
      }
    }
    for bound in conflict.bounds {
      if let box = engine.owner(of: bound) {
        lines.append("<\(box.shown).\(bound == box.width ? "width" : "height") >= 0   (a size is never below zero)>")
      }
    }
    (members, maskedViews) = (lines, masked)
    let variables = conflict.members.lazy.flatMap { engine.solver.terms(of: $0) }.map(\.variable)
    view = variables.compactMap { engine.owner(of: $0) }.compactMap { $0.view ?? $0.guide?.owningView }.first
    if case .constraint(let own)? = engine.origin(of: conflict.broken) { position = own.wrappedValue?.position } else { position = nil }
  }

  /// So many constraints of a contradiction are told, half of them the first that were activated, half the last. Ours: nobody reads more
  private static let mostShown = 24

  func isOf(_ other: ConstraintSolver.Conflict) -> Bool { conflict.members == other.members && conflict.bounds == other.bounds }

  /// The message, in the form of UIKit's console.
  package var text: String {
    let list = members.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(maskNote)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)
      (of constraints that contradict each other, the one that was activated last is given up; those of the system stay)
      """
  }
}

extension LayoutConflict {
  /// UIKit's hint when a frame and its mask are part of the conflict, and which views they are of.
  fileprivate var maskNote: String {
    if maskedViews.isEmpty { return "" }
    return """

      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView \
      property translatesAutoresizingMaskIntoConstraints. It is true for: \(maskedViews.joined(separator: ", ")))
      """
  }
}

extension UIView {
  /// Whether the view's frame and mask are constraints, and not the frame that a screen or a container gives it.
  var isHeldByMask: Bool { superview != nil && !(self is UIWindow) && translatesAutoresizingMaskIntoConstraints }
}

extension LayoutBox {
  var shown: String { view?.shownInLayout ?? guide?.shown ?? "(gone)" }
}

extension LayoutEngine {
  func described(_ constraint: ConstraintSolver.Constraint) -> String {
    switch origin(of: constraint) {
    case .constraint(let own): return own.wrappedValue?.described ?? "<constraint>"
    case .intrinsic(let box, let axis, let isHugging):
      return
        "<NSContentSizeLayoutConstraint \(box.wrappedValue?.shown ?? "(gone)").\(axis == .horizontal ? "width" : "height") \(isHugging ? "<=" : ">=") its content>"
    case .mask(let box):
      guard let box = box.wrappedValue, let view = box.view else { return "<NSAutoresizingMaskLayoutConstraint>" }
      return "<NSAutoresizingMaskLayoutConstraint \(view.autoresizingMask.shown) \(box.formula(of: constraint))   (active)>"
    case .fitting: return "<NSLayoutConstraint 'fitting size'   (of the system)>"
    case nil: return "<constraint>"
    }
  }

  /// The frame of a view that follows its mask, as a part of a conflict; nil for lengths that a reader would not take for a constraint.
  func describedGiven(_ variable: ConstraintSolver.Variable) -> String? {
    guard let box = owner(of: variable), let view = box.view, let name = box.name(of: variable) else { return nil }
    let value = formatted(CGFloat(solver.value(of: variable)))
    if !view.isHeldByMask { return "<'UIView-Encapsulated-Layout' \(box.shown).\(name) == \(value)   (active)>" }
    return "<NSAutoresizingMaskLayoutConstraint \(view.autoresizingMask.shown) \(box.shown).\(name) == \(value)   (active)>"
  }
}

extension LayoutBox {
  /// `UIView:card.width == UIView:root.width - 20`, of a constraint that holds the view by its mask.
  func formula(of constraint: ConstraintSolver.Constraint) -> String {
    guard let (variable, link) = links.first(where: { $0.value.constraint == constraint }), let outer = engine.owner(of: link.outer) else { return shown }
    let constant = formatted(CGFloat(abs(engine.solver.constant(of: constraint))))
    let sign = engine.solver.constant(of: constraint) > 0 ? "-" : "+"
    let factor = link.share == 1 ? "" : "\(formatted(CGFloat(link.share)))*"
    return "\(shown).\(name(of: variable) ?? "") == \(factor)\(outer.shown).\(outer.name(of: link.outer) ?? "")"
      + (constant == "0" ? "" : " \(sign) \(constant)")
  }

  func name(of variable: ConstraintSolver.Variable) -> String? {
    switch variable {
    case x: "minX"
    case y: "minY"
    case width: "width"
    case height: "height"
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  /// The mask as minimum margin, size, maximum margin: `&` flexible, `-` fixed; an empty mask counts as flexible at the far end.
  /// Source: docs/rules/layout.md 2.3
  var shown: String {
    func axis(_ name: String, _ parts: [UIView.AutoresizingMask]) -> String {
      let marks = parts.map { contains($0) ? "&" : "-" }.joined()
      return "\(name)=\(marks == "---" ? "--&" : marks)"
    }
    return axis("h", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) + " "
      + axis("v", [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }
}
