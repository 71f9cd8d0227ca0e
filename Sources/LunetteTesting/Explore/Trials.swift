import Foundation
import LunetteDriver
import LunetteScript
import LunetteSystem

/// How each of several trials gets an app in the same state.
protocol Trials: AnyObject {
  func result(_ trial: Trial) throws -> TrialResult
  func end()
}

/// The moves that lead to the state are done again for each trial but the first.
final class ReplayedTrials: Trials {
  private let state: TrialState
  private var first: ExploreSession?

  init(_ state: TrialState, _ first: ExploreSession) { (self.state, self.first) = (state, first) }

  func result(_ trial: Trial) throws -> TrialResult {
    let before = first?.shares ?? ExploreShares()
    let session = try first ?? state.arrived()
    first = nil
    defer { session.close() }
    return TrialResult(trial, session, state.settings, countingSince: before)
  }

  func end() {
    first?.close()
    first = nil
  }
}

#if os(Linux)
  /// Each trial is made in a copy of this process, in which the app is in the state already. Only for a process with a single thread.
  ///
  /// A copy writes nothing but its answer, and ends after it; where nobody reads any more it ends as it writes.
  final class CopiedTrials: Trials {
    private let state: TrialState
    private let first: ExploreSession

    /// Looks at the state before the copies do: what Swift looks up about a type when a value is first hashed or encoded took most of a
    /// copy's time, and each copy would look it up anew.
    init(_ state: TrialState, _ first: ExploreSession) {
      (self.state, self.first) = (state, first)
      var result = TrialResult()
      result.step = Continued.Step(move: .launch)
      result.step?.hash = first.key?.hash.description
      _ = try? JSONDecoder().decode(TrialResult.self, from: JSONEncoder().encode(result))
    }

    func result(_ trial: Trial) throws -> TrialResult {
      let settings = state.settings
      let (before, start) = (first.shares, settings.clock?() ?? 0)
      if var result = copy({ [first] in TrialResult(trial, first, settings, countingSince: before) }) {
        result.shares.back += (settings.clock?() ?? 0) - start
        return result
      }
      // A copy that has ended is repeated once from the launch.
      let again = copy { [state] in
        do { return TrialResult(trial, try state.arrived(), settings) } catch {
          var result = TrialResult()
          result.problem = "\(error)"
          return result
        }
      }
      if let again { return again }
      var result = TrialResult()
      if case .move(let move) = trial {
        var step = Continued.Step(move: move)
        let fault = FuzzFault("ends the program", "the program has ended", about: "")
        (step.fault, step.screen) = ([fault.origin, fault.text], first.screen)
        result.step = step
      }
      return result
    }

    func end() { first.close() }

    /// Returns: nil where the copy has ended before its answer
    private func copy(_ body: () -> TrialResult) -> TrialResult? {
      ProcessCopy.answer(within: Self.longest) { (try? JSONEncoder().encode(body())) ?? Data() }.flatMap {
        try? JSONDecoder().decode(TrialResult.self, from: $0)
      }
    }

    /// The watchdog doesn't live in a copy: one that takes too long is ended. Units: seconds. Source: docs/rules/exploring.md 10
    private static let longest: Int32 = 120
  }
#endif
