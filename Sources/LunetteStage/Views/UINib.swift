import Foundation

/// A file that makes views. Each time it is instantiated, it makes them anew; who may read files does that for the simulation.
/// Source: docs/rules/controllers.md 18.6; Apple, UINib
public final class UINib {
  /// The file's name, without its ending.
  public let name: String

  public init(nibName name: String) { self.name = name }

  /// The top-level objects, made anew and awake; nil after a fault.
  public func instantiate(withOwner owner: AnyObject?, in simulation: Simulation) -> [AnyObject]? {
    guard let instantiate = simulation.instantiateNib else {
      simulation.recordFault(Self.missing(name))
      return nil
    }
    return instantiate(name, owner)
  }

  /// Source of the wording: UIKit's exception
  public static func missing(_ name: String) -> UIException {
    UIException(.internalInconsistency, "Could not load NIB in bundle: 'main' with name '\(name)'")
  }

  /// The one view of a nib that is registered for reuse; nil after a fault. Tables and their like all come here.
  /// Source of the wording: UIKit's exception
  ///
  /// - Parameter kind: the name of the class of views
  public func instantiateForReuse<View: UIView>(
    as type: View.Type, _ kind: String, identifier: String, in simulation: Simulation
  ) -> View? {
    guard let objects = instantiate(withOwner: nil, in: simulation) else { return nil }
    if objects.count == 1, let view = objects[0] as? View { return view }
    simulation.recordFault(
      UIException(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(kind) instance"
      ))
    return nil
  }

  /// What a nib says of itself must agree with the registration. Source of the wording: UIKit's exception
  ///
  /// - Returns: the identifier that the view has from now on
  public static func identifier(_ own: String?, registered: String, _ noun: String, in simulation: Simulation) -> String {
    guard let own, !own.isEmpty, own != registered else { return registered }
    simulation.recordFault(
      UIException(
        .internalInconsistency,
        "\(noun) reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(registered))"))
    return own
  }

  /// Tells the objects of a nib that all of them are there: a view's subviews before the view, the top-level objects in their order.
  /// UIKit gives no order.
  ///
  /// - Parameter awake: those that have been told already
  public static func awaken(_ objects: [AnyObject], awake: inout Set<ObjectIdentifier>) {
    for object in objects {
      if let view = object as? UIView { awaken(view.subviews, awake: &awake) }
      guard let responder = object as? UIResponder, awake.insert(ObjectIdentifier(responder)).inserted else { continue }
      UIResponder.Overridable.awakeFromNib(responder)
    }
  }
}
