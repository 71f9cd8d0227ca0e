import Foundation

extension UIResponder.Overridable {
  public static let next = OverridableMethod(
    property: "next", "The responder that gets an event if this one does not handle it, or nil. A class may say another one than the usual."
  ) { (responder: UIResponder) in responder.next }
}

extension UIResponder {
  /// The next responder: the one that a class of the app says, else the class's own. Events and actions follow it.
  /// Source: Apple, Using Responders and the Responder Chain to Handle Events ("Altering the Responder Chain"); docs/rules/gestures.md 5
  package final var following: UIResponder? {
    guard let overrides, overrides.implements("next", on: self) else { return next }
    let (answer, usual) = (Overridable.next(self), next)
    guard let answer, answer !== usual, let fault = answer.chainFault else { return answer }
    overrides.recordFault(UIException(.invalidArgument, "next \(fault); the usual next responder is taken"), in: "next", of: self)
    return usual
  }

  /// Has the next responder do something, or answer, which may hand it on in its turn. A class that answers another next responder each time it is
  /// asked could lead on for ever: that ends after as many as a chain may have.
  @discardableResult
  final func handOn<Result>(_ body: (UIResponder) -> Result?) -> Result? {
    guard let next = following else { return nil }
    let application = Simulation.current.application
    guard application.chainDepth < Self.longestChain else { return nil }
    application.chainDepth += 1
    defer { application.chainDepth -= 1 }
    return body(next)
  }

  /// What is wrong with the chain that begins here; nil where it ends. Events go up by calls, one in another, so that it must.
  private var chainFault: String? {
    // The mark stays behind, twice as long each time: a circle comes back to it.
    var (mark, responder, length) = (self, Overridable.next(self), 1)
    for steps in 1...Self.longestChain {
      guard let current = responder else { return nil }
      if current === mark { return "must answer a responder from which the chain leads out of the app, not back to where it began" }
      if steps == length * 2 { (mark, length) = (current, steps) }
      responder = Overridable.next(current)
    }
    return "must answer a responder with at most \(Self.longestChain) others after it"
  }

  /// Above what a tree of views has, which is 256 levels deep and may have a controller at each; a chain that is made while it is asked has no end. Ours
  private static let longestChain = 1000
}
