import LunetteKit

/// An object of an app that has ended is used in another one.
private struct EndedOwner: Error, CustomStringConvertible {
  let owner, name: String
  var description: String { "this \(owner) belongs to an app that has been closed; take \(name) in each launch" }
}

extension ClassBuilder {
  /// The class's objects belong to an app: once it has ended and another one runs, their members raise. Stands before the members.
  /// - Parameter name: where scripts get the object of the running app, such as `UIApplication.shared`
  func ofApp(_ name: String, _ reference: @escaping (Object) -> SimulationReference?) {
    let owner = owner
    refusing { object in
      guard let reference = reference(object), reference.isOver(for: ScriptContext.simulation), ScriptContext.current.currentApp != nil else { return nil }
      return EndedOwner(owner: owner, name: name)
    }
  }
}
