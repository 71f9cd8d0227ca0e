import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// Random numbers that follow from a seed. Source: SplitMix64 (Steele, Lea and Flood, 2014)
package struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// What a campaign asks of each of its sessions.
package struct FuzzSettings {
  package var plugin: String
  package var host: ScriptHost.Options
  package var asksLint = false
  /// A Lua file with what must hold and what must not be touched.
  package var rules: String?

  package init(plugin: String, host: ScriptHost.Options) {
    (self.plugin, self.host) = (plugin, host)
    self.host.quiet = true
    self.host.checksContracts = true
    self.host.measuresCoverage = true
    self.host.output = { _ in }
    if self.host.limits.instructions == nil { self.host.limits.instructions = Self.usualBudget }
  }

  /// How a session begins.
  package var launch: Run { Run(plugin: plugin, device: host.device, seed: host.seed) }

  /// VM instructions of one callback. Ours: about a tenth of a second
  private static let usualBudget = 5_000_000
}

/// One app that is played with: actions go in, faults come out.
package final class FuzzSession {
  package let host: ScriptHost
  package let app: ScenarioApp?
  /// What was done and worked, in order.
  package private(set) var actions: [FuzzAction] = []
  package private(set) var faults: [FuzzFault] = []
  /// How often each kind of thing was done.
  package private(set) var uses: [String: Int] = [:]
  package private(set) var touchEvents = 0
  /// What is wrong with the rules, and no fault of the app.
  package private(set) var problem: FuzzRulesProblem?
  /// Something was done that no line of a spec tells: what came after it could not be done again.
  private var isSpoilt = false
  private let settings: FuzzSettings
  private var rules: FuzzRules?

  /// Launches the app. What goes wrong is the first fault. Throws: where the rules can't be read
  package init(_ settings: FuzzSettings) throws {
    self.settings = settings
    host = ScriptHost(options: settings.host)
    do {
      app = try RunPlayer(settings.launch, in: host).app
    } catch {
      app = nil
      faults.append(FuzzFault(error: error))
    }
    guard let path = settings.rules, app != nil else { return }
    do { rules = try FuzzRules(path, in: host) } catch {
      // Apps ask their host as they close, which it must live for.
      host.close()
      throw error
    }
  }

  package func close() { host.close() }

  /// Whether something can still be done.
  package var goesOn: Bool { faults.isEmpty && problem == nil && !isSpoilt && app?.isClosed == false }

  /// The screen as text.
  package var frame: String { app.map { app in app.isClosed ? "closed" : app.simulation.perform { app.frame().plain } } ?? "not started" }

  /// Lines of scripts that have run so far.
  package var coveredLines: Int { host.state.coveredLineCount }

  /// Does it, and notes what goes wrong. Returns: whether it could be done
  @discardableResult package func perform(_ action: FuzzAction) -> Bool {
    guard let app, goesOn else { return false }
    let before = app.simulation.time
    do {
      if action == .rest {
        faults += try app.soundnessFaults(lint: settings.asksLint)
        if faults.isEmpty, let rules { faults += try rules.faults(of: app) }
      } else {
        try action.perform(on: app)
      }
    } catch is ScenarioError {
      // Nobody could do that on this screen; but a finger that came down beside what it was meant for has done something.
      isSpoilt = app.isClosed || app.simulation.time != before
      return false
    } catch let problem as FuzzRulesProblem {
      self.problem = problem
    } catch {
      faults.append(FuzzFault(error: error))
    }
    touchEvents += action.touchEvents
    actions.append(action)
    return true
  }

  /// Plays actions one after the other, until one goes wrong.
  package func play(_ actions: [FuzzAction]) { for action in actions where goesOn { perform(action) } }

  /// Draws something that can be done on this screen, and does it.
  /// - Parameter known: how often each kind of thing was done before
  package func improvise(_ random: inout FuzzRandom, known: [String: Int]) {
    guard let app, goesOn else { return }
    var choices = FuzzChoices(app)
    choices.collect()
    if let rules { choices.leaveOut { rules.avoids($0, in: app) } }
    guard let (key, action) = choices.draw(&random, known: known, uses) else { return }
    uses[key, default: 0] += 1
    perform(action)
  }
}

extension FuzzSession {
  /// What a reader would call the place of a finger: the only text, or the row, that a tap there is for; nil where there is no such name.
  package func name(of target: FuzzTarget) -> FuzzTarget? {
    guard case .point(let point) = target, let app, goesOn else { return nil }
    return app.simulation.perform {
      TargetWords.all(at: point.point, in: app).lazy.compactMap { words -> FuzzTarget? in
        switch words.target {
        // A text alone finds what is called so by its identifier, too.
        case .query(let query) where query == ViewQuery(any: query.any) || query == ViewQuery(id: query.id): (query.any ?? query.id).map { .text($0) }
        case .row(let path): .row(section: path.section + 1, row: path.row + 1)
        default: nil
        }
      }.first
    }
  }
}

extension FuzzSession {
  /// Plays actions and keeps the screen before the first and after each.
  package func film(_ actions: [FuzzAction]) -> FilmStrip {
    var strip = FilmStrip()
    guard let app else { return strip }
    strip.append(FrameSnapshot(app.simulation, title: "launched"), app: 1)
    for action in actions where goesOn {
      perform(action)
      if !app.isClosed { strip.append(FrameSnapshot(app.simulation, title: faults.first?.text ?? action.source), app: 1) }
    }
    return strip
  }
}
