import LunetteScript

/// A question about a run as other programs ask it, in texts: the page of a session, MCP's tool, the debug adapter.
public struct WhyRequest: Equatable, Sendable {
  public let question: WhyQuestion
  /// The moment of which it is asked; nil for the present.
  public let moment: Moment?
  /// Whether every change or call is told, and not only the last one.
  public let all: Bool

  /// - Parameter at: a moment as text; nil for the present
  public init(question: String?, target: String?, at moment: String?, all: Bool?) throws(WhyQuestion.Misuse) {
    self.question = try WhyQuestion(question ?? "", target ?? "")
    self.moment = try moment.map { text throws(WhyQuestion.Misuse) in
      guard let moment = Moment(text) else { throw .init("\(Moment.form); got \"\(text)\"") }
      return moment
    }
    self.all = all ?? false
  }
}

extension Why {
  /// - Parameter present: the moment that is meant where the request names none; nil for the end of the run
  public func answer(_ request: WhyRequest, present: Moment? = nil) -> WhyAnswer {
    answer(request.question, at: request.moment ?? present, all: request.all)
  }
}
