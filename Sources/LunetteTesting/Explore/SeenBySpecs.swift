import LunetteDriver
import LunetteScript

/// Which states and transitions of an exploration specs see: where an app rests before a call of its driver, and where it ends.
/// Source: docs/rules/exploring.md 8
package final class SeenBySpecs {
  package private(set) var seen = ExploreSeen()
  /// Files that could not be read and tests that failed.
  package private(set) var problems: [String] = []
  private let exploration: Exploration
  /// The ways between two states.
  private let edges: Set<[Int]>
  /// The last state in which each app has rested, by the app.
  private var last: [ObjectIdentifier: Rest] = [:]

  private struct Rest {
    let state: Int
    /// How many fingers there had been, and how many when it was next looked at on the way to another rest.
    let fingers: Int
    var fingersSince: Int?
  }

  /// - Parameter host: of the specs
  package init(_ files: [String], of exploration: Exploration, _ host: ScriptHost.Options) {
    self.exploration = exploration
    edges = Set(exploration.edges.map(\.identity))
    var options = SpecRunner.Options(host: host, frames: .ignore)
    options.host.driving = { [unowned self] app in look(at: app) }
    options.host.closing = { [unowned self] app in
      look(at: app)
      last[ObjectIdentifier(app)] = nil
    }
    options.host.output = { _ in }
    options.host.quiet = true
    options.isInterrupted = exploration.options.isInterrupted
    SpecRunner(options: options) { [unowned self] event in
      switch event {
      case .testEnded(let result) where result.outcome.isFailure: problems.append("\(result.id.name) failed")
      case .fileFailed(let path, let message): problems.append("\(path): \(message)")
      default: break
      }
    }.run(files)
  }

  private func look(at app: ScenarioApp) {
    let settings = exploration.settings
    let identity = ObjectIdentifier(app)
    guard app.rests else {
      if last[identity]?.fingersSince == nil { last[identity]?.fingersSince = app.fingerCount }
      return
    }
    let key: ExploreKey?
    do { key = try settings.key(of: app) } catch {
      key = nil
      if !problems.contains("\(error)") { problems.append("\(error)") }
    }
    guard let state = key.flatMap(exploration.number(of:)) else {
      last[identity] = nil
      return
    }
    seen.states.insert(state)
    seen.screens.insert(exploration.states[state].screen)
    // A finger that came before the first one's effect was over makes another transition of it.
    if let before = last[identity], before.fingersSince.map({ $0 == app.fingerCount }) ?? true,
      before.state != state || before.fingers != app.fingerCount, edges.contains([before.state, state])
    {
      seen.edges.insert([before.state, state])
    }
    last[identity] = Rest(state: state, fingers: app.fingerCount)
  }

  /// `specs see 5 of 7 screens, 31 of 120 states, 44 of 300 edges; never: About, Share`
  package var words: String {
    var screens: [String] = []
    for state in exploration.states where !state.isMoment && !screens.contains(state.screen) { screens.append(state.screen) }
    let never = screens.filter { !seen.screens.contains($0) }
    return "specs see \(seen.screens.count) of \(screens.count) screens, \(seen.states.count) of \(exploration.stateCount) states, "
      + "\(seen.edges.count) of \(edges.count) edges" + (never.isEmpty ? "" : "; never: " + never.joined(separator: ", "))
  }
}
