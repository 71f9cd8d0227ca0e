import LunetteDriver
import LunetteScript

/// What a move leads to in other orders of what is ready at the same time, and with other answers to what is asked for: fewest pairs out of the
/// usual order first. Each that ends in another state is a step of its own.
struct OtherOrders {
  private(set) var steps: [Continued.Step] = []
  private(set) var orders: [Continued.Order] = []
  /// Whether an order was left out for the bound.
  private(set) var isCut = false

  /// - Parameters:
  ///   - usual: what the move leads to in the usual order
  ///   - attempt: does the move with other picks
  init(
    of move: ExploreMove, _ usual: TrialResult, _ usualStep: Continued.Step, _ settings: ExploreSettings, _ attempt: (ExploreMove) throws -> TrialResult
  ) throws {
    let bound = settings.orderBound ?? 0
    var ends: Set<String> = [Self.end(of: usualStep)]
    var waiting: [(picks: [Int], result: TrialResult)] = [([], usual)]
    var seen: Set<String> = []
    var isTold = false
    while !waiting.isEmpty {
      let (picks, before) = waiting.removeFirst()
      // What a request is answered with is no matter of order, and has no bound.
      let used = picks.indices.reduce(0) { $0 + (before.ofAnswers.contains($1) ? 0 : picks[$1]) }
      for place in picks.count..<max(picks.count, before.choices.count) where !before.needless.contains(place) {
        let isOrder = !before.ofAnswers.contains(place)
        for other in 1..<max(1, before.choices[place]) {
          if isOrder, used > bound - other {
            isCut = true
            break
          }
          var turned = move
          turned.picks = picks + Array(repeating: 0, count: place - picks.count) + [other]
          let tried = try attempt(turned)
          guard tried.isPossible, let step = tried.step else { continue }
          if ends.insert(Self.end(of: step)).inserted {
            steps.append(step)
            if !isTold, step.fault == nil, usualStep.fault == nil, turned.picks.indices.allSatisfy({ turned.picks[$0] == 0 || !tried.ofAnswers.contains($0) }) {
              isTold = true
              orders.append(
                Continued.Order(
                  move: turned, words: tried.orderWords.last ?? "another order",
                  differences: StateDifference.words(usual.values.map { ($0[0], $0[1]) }, tried.values.map { ($0[0], $0[1]) })))
            }
          }
          // What follows from a state between two callbacks was tried when it was met first.
          if let hash = tried.between.first(where: { $0.choices == place + 1 })?.hash {
            guard seen.insert("\(hash) \(bound == .max ? 0 : used + (isOrder ? other : 0))").inserted else { continue }
          }
          waiting.append((turned.picks, tried))
        }
      }
    }
  }

  private static func end(of step: Continued.Step) -> String { step.hash ?? step.fault?.first ?? "closed" }
}
