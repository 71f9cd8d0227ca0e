import Foundation
import Lua
import LunetteKit

extension UIDynamicBehavior: LuaObject {}
extension UIDynamicAnimator: LuaObject {}
extension UIPushBehavior.Mode: LuaEnum {}
extension UICollisionBehavior.Mode: LuaEnum {}

/// A number that dynamics may take.
private struct DynamicNumber: LuaConvertible {
  let value: CGFloat
  static var luaTypeName: String { "a finite number of at least 0" }
  static var luaType: LuaType { .number }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DynamicNumber {
    guard let number = try? CGFloat.read(stack, at: index), number.isFinite, number >= 0 else { throw stack.mismatch(luaTypeName, at: index) }
    return DynamicNumber(value: number)
  }
  func push(on stack: LuaStack) { stack.push(Double(value)) }
}

/// A view, or attributes of a layout, for which a view stands that is in no window.
private struct DynamicItem: LuaConvertible {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  static var luaTypeName: String { "a UIView or UICollectionViewLayoutAttributes" }
  static var luaType: LuaType { .either([UIView.luaType, UICollectionViewLayoutAttributes.luaType]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> DynamicItem {
    if let attributes = try? UICollectionViewLayoutAttributes.read(stack, at: index) { return DynamicItem(LayoutItemView.standing(for: attributes)) }
    do { return DynamicItem(try UIView.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
  func push(on stack: LuaStack) {
    if let item = view as? LayoutItemView { item.attributes.push(on: stack) } else { view.push(on: stack) }
  }
  static var pushesOneValue: Bool { true }
}

/// Where an animator and a collision keep their delegate.
private let dynamicsDelegate = CompanionKey<ScriptDelegate>()

/// What a boundary of a collision is made of: a line's first point, or a path.
private enum BoundaryShape: LuaReadable {
  case from(CGPoint)
  case path(UIBezierPath)

  static var luaTypeName: String { "a CGPoint, with another one after it, or a UIBezierPath" }
  static var luaType: LuaType { .either([CGPoint.luaType, UIBezierPath.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> BoundaryShape {
    if let path = try? UIBezierPath.read(stack, at: index) { return .path(path) }
    guard let point = try? CGPoint.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .from(point)
  }
}

/// Views that move by gravity, pushes, springs and collisions. Source: docs/rules/dynamics.md
extension Registry {
  static func dynamics(_ r: RegistryBuilder) {
    r.type(
      UIDynamicAnimator.self, "UIDynamicAnimator",
      doc: "Moves views by behaviours: UIDynamicAnimator { referenceView = view }, or attributes of a layout: "
        + "UIDynamicAnimator { collectionViewLayout = layout }."
    ) { c in
      c.state("referenceView") { $0.referenceView }
      c.constructor { a in
        let layout = try a.take(
          "collectionViewLayout", as: UICollectionViewLayout.self, "The layout whose attributes it moves, and which it invalidates as they move.")
        let view = try a.take("referenceView", as: UIView.self, "The view whose coordinates count.")
        return layout.map(UIDynamicAnimator.init(collectionViewLayout:)) ?? UIDynamicAnimator(referenceView: view)
      }
      c.property("referenceView", "The view whose coordinates count, or nil.", get: { $0.referenceView })
      c.property("behaviors", "The behaviours, in the order in which they were added.", get: { $0.behaviorsToRead })
      c.property("isRunning", "Whether anything moves.", get: \.isRunning)
      c.property("elapsedTime", "How long it has run.", unit: .seconds, get: { $0.elapsedTime })
      c.method("addBehavior", "Adds a behaviour.", "behavior", UIDynamicAnimator.addBehavior(_:))
      c.method("removeBehavior", "Takes a behaviour away.", "behavior", UIDynamicAnimator.removeBehavior(_:))
      c.method("removeAllBehaviors", "Takes all behaviours away.", UIDynamicAnimator.removeAllBehaviors)
      c.method("updateItem", "Takes on where an item stands now.", args: "item") { (animator: UIDynamicAnimator, item: DynamicItem) in
        animator.updateItem(item.view)
      }
      c.method("items", "The items of its behaviours whose frames meet a rectangle, in coordinates of the reference view.", args: "rect") {
        (animator: UIDynamicAnimator, rect: CGRect) in animator.items(in: rect).map(DynamicItem.init)
      }
      c.measured(in: .points)
      c.method("layoutAttributesForCell", "The attributes of a cell that its behaviours move, or nil.", args: "indexPath") {
        (animator: UIDynamicAnimator, path: RowPath) in animator.layoutAttributesForCell(at: path.indexPath)
      }
      c.method(
        "layoutAttributesForSupplementaryView", "The attributes of a supplementary view that its behaviours move, or nil.", args: "kind", "indexPath"
      ) {
        (animator: UIDynamicAnimator, kind: String, path: RowPath) in
        animator.layoutAttributesForSupplementaryView(ofKind: kind, at: path.indexPath)
      }
      c.method("layoutAttributesForDecorationView", "The attributes of a decoration view that its behaviours move, or nil.", args: "kind", "indexPath") {
        (animator: UIDynamicAnimator, kind: String, path: RowPath) in animator.layoutAttributesForDecorationView(ofKind: kind, at: path.indexPath)
      }
      c.property(
        "delegate",
        "A table or an object with dynamicAnimatorWillResume(animator), called when things begin to move, and dynamicAnimatorDidPause(animator), when they rest.",
        get: { $0.companions[dynamicsDelegate]?.script },
        set: { (animator: UIDynamicAnimator, delegate: LuaReference?) in
          let delegate = delegate.map { ScriptDelegate($0) }
          animator.companions[dynamicsDelegate] = delegate
          func telling(_ name: String) -> (() -> Void)? {
            delegate.map { delegate in
              { [weak animator] in MenuDelegate.function(name, of: delegate.script)?.call(list: [delegate.script, animator]) }
            }
          }
          animator.willResume = telling("dynamicAnimatorWillResume")
          animator.didPause = telling("dynamicAnimatorDidPause")
        })
    }
    r.type(UIDynamicBehavior.self, "UIDynamicBehavior", doc: "What moves views in a UIDynamicAnimator; with child behaviours.") { c in
      c.constructor { _ in UIDynamicBehavior() }
      c.property("dynamicAnimator", "The animator that it was added to, or nil.", get: { $0.dynamicAnimator })
      c.property("childBehaviors", "The behaviours that it is made of.", get: { $0.childBehaviorsToRead })
      c.method("addChildBehavior", "Adds a behaviour to this one.", "behavior", UIDynamicBehavior.addChildBehavior(_:))
      c.method("removeChildBehavior", "Takes a behaviour from this one.", "behavior", UIDynamicBehavior.removeChildBehavior(_:))
      c.property(
        "action", "Called in each frame, or nil.", get: { (_: UIDynamicBehavior) -> LuaFunction? in nil },
        set: { (behavior: UIDynamicBehavior, function: LuaFunction?) in
          let callback = function.map(Callback.init)
          (behavior.action, behavior.cause) = (callback.map { callback in { callback.call() } }, callback)
        })
    }
    r.type(UIGravityBehavior.self, "UIGravityBehavior", inherits: "UIDynamicBehavior", doc: "Views fall: UIGravityBehavior { items = { view } }.") { c in
      c.constructor { a in UIGravityBehavior(items: try dynamicItems(a)) }
      itemMembers(c)
      c.property("gravityDirection", "The direction; of length 1 for 1000 points per second squared.", \.gravityDirection)
      c.property("magnitude", "How strong it is; 1 by default.", \.magnitude)
      c.property("angle", "Its angle, clockwise from the right.", unit: .radians, \.angle)
    }
    r.type(UIPushBehavior.self, "UIPushBehavior", inherits: "UIDynamicBehavior", doc: "A push at views, once or all the time.") { c in
      c.state("mode") { $0.mode }
      c.constructor { a in
        UIPushBehavior(items: try dynamicItems(a), mode: try a.take("mode", as: UIPushBehavior.Mode.self, "continuous or instantaneous.") ?? .continuous)
      }
      itemMembers(c)
      c.property("mode", "Whether it pushes once.", get: \.mode)
      c.property("pushDirection", "The direction; of length 1 for 100 points per second squared at a mass of 1.", \.pushDirection)
      c.property("magnitude", "How strong it is.", \.magnitude)
      c.property("angle", "Its angle, clockwise from the right.", unit: .radians, \.angle)
      c.property("active", "Whether it pushes; one that pushes once is not active then.", \.active)
    }
    dynamicSprings(r)
    dynamicMatter(r)
  }

  private static func dynamicItems(_ a: ConstructorArguments) throws -> [UIView] {
    (try a.take("items", as: [DynamicItem].self, "The items: views, or attributes of a layout.") ?? []).map(\.view)
  }

  private static func itemMembers<Behavior: ItemsBehavior>(_ c: ClassBuilder<Behavior>) {
    c.listProperty("items", "The items.", of: { $0.items }, DynamicItem.init)
    c.method("addItem", "Adds an item.", args: "item") { (behavior: Behavior, item: DynamicItem) in behavior.addItem(item.view) }
    c.method("removeItem", "Takes an item away.", args: "item") { (behavior: Behavior, item: DynamicItem) in behavior.removeItem(item.view) }
  }

  private static func dynamicSprings(_ r: RegistryBuilder) {
    func item(_ a: ConstructorArguments) throws -> UIView {
      guard let item = try a.take("item", as: DynamicItem.self, "The view or the attributes, which must be given.") else {
        throw LuaMismatch(wanted: "item = a UIView or UICollectionViewLayoutAttributes", got: "no item")
      }
      return item.view
    }
    r.type(
      UISnapBehavior.self, "UISnapBehavior", inherits: "UIDynamicBehavior",
      doc: "A view goes to a point: UISnapBehavior { item = view, snapTo = { 100, 100 } }."
    ) {
      c in
      c.constructor { a in
        guard let point = try a.take("snapTo", as: CGPoint.self, "The point, which must be given.") else {
          throw LuaMismatch(wanted: "snapTo = {x, y}", got: "no snapTo")
        }
        return UISnapBehavior(item: try item(a), snapTo: point)
      }
      c.property("item", "The item.", get: { DynamicItem($0.item) })
      c.property("snapPoint", "Where it goes.", unit: .points, \.snapPoint)
      c.property("damping", "From 0, the most oscillation, to 1; 0.5 by default.", get: { DynamicNumber(value: $0.damping) }, set: { $0.damping = $1.value })
    }
    r.type(
      UIAttachmentBehavior.self, "UIAttachmentBehavior", inherits: "UIDynamicBehavior",
      doc: "A view hangs from a point or from another view: UIAttachmentBehavior { item = view, attachedToAnchor = { 100, 100 } }."
    ) { c in
      c.constructor { a in
        let view = try item(a)
        if let other = try a.take("attachedToItem", as: DynamicItem.self, "The other item.", label: "attachedTo") {
          return UIAttachmentBehavior(item: view, attachedTo: other.view)
        }
        guard let point = try a.take("attachedToAnchor", as: CGPoint.self, "The point.") else {
          throw LuaMismatch(wanted: "attachedToAnchor = {x, y} or attachedToItem = a UIView", got: "neither")
        }
        return UIAttachmentBehavior(item: view, attachedToAnchor: point)
      }
      c.property("anchorPoint", "The point that it hangs from.", unit: .points, \.anchorPoint)
      c.property("length", "How far from there it rests.", unit: .points, get: { DynamicNumber(value: $0.length) }, set: { $0.length = $1.value })
      c.property("damping", "1 for no oscillation.", get: { DynamicNumber(value: $0.damping) }, set: { $0.damping = $1.value })
      c.property(
        "frequency", "Oscillations per second; 0 with a damping of 0 is rigid.", get: { DynamicNumber(value: $0.frequency) }, set: { $0.frequency = $1.value })
    }
  }

  /// Objective-C's names of a collision delegate's methods aren't called.
  private static func noteOldContacts(of delegate: ScriptDelegate) {
    for (old, name) in [("beganContactForItem", "beganContactFor"), ("endedContactForItem", "endedContactFor")]
    where MenuDelegate.function(old, of: delegate.script) != nil && MenuDelegate.function(name, of: delegate.script) == nil {
      ScriptContext.simulation.note("nothing calls \(old) of a collisionDelegate; write \(name)(behavior, item, other, point)")
    }
  }

  private static func dynamicMatter(_ r: RegistryBuilder) {
    r.type(UIDynamicItemBehavior.self, "UIDynamicItemBehavior", inherits: "UIDynamicBehavior", doc: "What views are made of in a UIDynamicAnimator.") { c in
      c.state("velocities") { $0.waiting }
      c.constructor { a in UIDynamicItemBehavior(items: try dynamicItems(a)) }
      itemMembers(c)
      func number(_ name: String, _ doc: String, unit: MeasuredUnit? = nil, _ path: ReferenceWritableKeyPath<UIDynamicItemBehavior, CGFloat>) {
        c.property(name, doc, unit: unit, get: { DynamicNumber(value: $0[keyPath: path]) }, set: { $0[keyPath: path] = $1.value })
      }
      number("elasticity", "How much of the speed is left after a hit, from 0 to 1.", \.elasticity)
      number("friction", "How much it is slowed along what it hits.", \.friction)
      number("resistance", "How fast it slows down by itself.", unit: .perSecond, \.resistance)
      number("angularResistance", "How fast its turning slows down.", unit: .perSecond, \.angularResistance)
      c.property(
        "density", "Its mass is width x height x density / 10000.", get: { DynamicNumber(value: $0.density) },
        set: { (behavior: UIDynamicItemBehavior, density: DynamicNumber) in
          guard density.value > 0 else { throw LuaMismatch(wanted: "density = a finite number above 0", got: "0") }
          behavior.density = density.value
        })
      c.property("allowsRotation", "Whether it may turn.", \.allowsRotation)
      c.property("isAnchored", "Whether it stays where it is.", \.isAnchored)
      c.method("addLinearVelocity", "Makes a view faster.", args: "velocity", "item") {
        (behavior: UIDynamicItemBehavior, velocity: CGPoint, item: DynamicItem) in
        guard velocity.x.isFinite, velocity.y.isFinite else { throw LuaMismatch(wanted: "a finite velocity", got: "{\(velocity.x), \(velocity.y)}") }
        behavior.addLinearVelocity(velocity, for: item.view)
      }
      c.measured(in: .pointsPerSecond)
      c.method("linearVelocity", "How fast a view is.", args: "item") { (behavior: UIDynamicItemBehavior, item: DynamicItem) in
        behavior.linearVelocity(for: item.view)
      }
      c.measured(in: .pointsPerSecond)
      c.method("addAngularVelocity", "Makes a view turn faster.", args: "velocity", "item") {
        (behavior: UIDynamicItemBehavior, velocity: CGFloat, item: DynamicItem) in
        if velocity.isFinite { behavior.addAngularVelocity(velocity, for: item.view) }
      }
      c.measured(in: .radiansPerSecond)
      c.method("angularVelocity", "How fast a view turns.", args: "item") { (behavior: UIDynamicItemBehavior, item: DynamicItem) in
        behavior.angularVelocity(for: item.view)
      }
      c.measured(in: .radiansPerSecond)
    }
    r.type(UICollisionBehavior.self, "UICollisionBehavior", inherits: "UIDynamicBehavior", doc: "Views hit each other and boundaries.") { c in
      c.state("insets") { $0.insets }
      c.state("boundaries") { $0.boundaries.map(\.value) }
      c.constructor { a in UICollisionBehavior(items: try dynamicItems(a)) }
      itemMembers(c)
      c.property("collisionMode", "Whether items, boundaries or both are hit.", \.collisionMode)
      c.property(
        "translatesReferenceBoundsIntoBoundary", "Whether the edges of the reference view are a boundary.", \.translatesReferenceBoundsIntoBoundary)
      c.method(
        "setTranslatesReferenceBoundsIntoBoundary", "Makes the edges of the reference view a boundary, within these insets.", "insets",
        UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:))
      c.measured(in: .points)
      c.method(
        "addBoundary",
        "Adds a line that views hit, from one point to another, or the lines of a UIBezierPath: addBoundary(identifier, path). Of a curve the box around its "
          + "points counts.", args: "identifier", "from", "to"
      ) { (behavior: UICollisionBehavior, name: String, shape: BoundaryShape, to: CGPoint?) in
        switch (shape, to) {
        case (.path(let path), _): behavior.addBoundary(name, for: path)
        case (.from(let from), let to?): behavior.addBoundary(name, from: from, to: to)
        case (.from, nil): throw LuaMismatch(wanted: "from and to, two points, or a UIBezierPath", got: "one point")
        }
      }
      c.measured(in: .points)
      c.property("boundaryIdentifiers", "The identifiers of the boundaries, in the order of adding.", get: { $0.boundaryIdentifiersToRead })
      c.method("boundary", "The boundary of an identifier as a path, or nil.", args: "identifier") {
        (behavior: UICollisionBehavior, name: String) in behavior.boundary(name)
      }
      c.method("removeBoundary", "Takes a line away.", args: "identifier") { (behavior: UICollisionBehavior, name: String) in behavior.removeBoundary(name) }
      c.method("removeAllBoundaries", "Takes all lines away.", UICollisionBehavior.removeAllBoundaries)
      c.property(
        "collisionDelegate",
        "A table with beganContactFor(behavior, item, other, point) and endedContactFor(behavior, item, other): the other is a view, or the identifier of a "
          + "boundary, nil for the reference view's edges.",
        get: { $0.companions[dynamicsDelegate]?.script },
        set: { (behavior: UICollisionBehavior, script: LuaReference?) in
          let delegate = script.map { ScriptDelegate($0) }
          behavior.companions[dynamicsDelegate] = delegate
          if let delegate { noteOldContacts(of: delegate) }
          func other(_ partner: UICollisionBehavior.Partner) -> any LuaPushable {
            switch partner {
            case .item(let view): DynamicItem(view)
            case .boundary(let name): name
            }
          }
          behavior.began = delegate.map { delegate in
            { [weak behavior] item, partner, point in
              MenuDelegate.function("beganContactFor", of: delegate.script)?.call(list: [delegate.script, behavior, DynamicItem(item), other(partner), point])
            }
          }
          behavior.ended = delegate.map { delegate in
            { [weak behavior] item, partner in
              MenuDelegate.function("endedContactFor", of: delegate.script)?.call(list: [delegate.script, behavior, DynamicItem(item), other(partner)])
            }
          }
        })
    }
  }
}
