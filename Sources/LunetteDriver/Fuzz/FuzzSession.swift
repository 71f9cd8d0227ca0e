import Foundation
import Lua
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

/// The settings of a campaign, the same for all its sessions.
package struct FuzzSettings {
  package var plugin: String
  package var host: ScriptHost.Options
  package var asksLint = false
  /// Whether VoiceOver is used, and must come to every control.
  package var usesVoiceOver = false
  /// The path of a Lua file with rules.
  package var rules: String?
  /// Whether the rules say what requests are answered with, for whoever writes specs.
  package var hasAnswers = false
  /// Whether the device's settings are drawn, too.
  package var drawsWorld = false
  /// Whether the lines that ask for the time are noted.
  package var notesClock = false
  /// Where what happens is written; nil: nowhere.
  package var log: RunLog?
  /// The order of what is ready at the same time; nil: the usual one.
  package var schedule: Schedule?

  package init(plugin: String, host: ScriptHost.Options) {
    (self.plugin, self.host) = (plugin, host)
    self.host.quiet = true
    self.host.checksContracts = true
    self.host.measuresCoverage = true
    self.host.replacesCode = false
    self.host.output = { _ in }
    if self.host.limits.instructions == nil { self.host.limits.instructions = Self.usualBudget }
    self.host.device = Run(of: plugin, self.host).device
  }

  /// The run with which each session begins.
  /// - Parameter actions: of which some are said at the launch
  package func launch(_ actions: [FuzzAction] = []) -> Run {
    var run = Run(plugin: plugin, device: host.device, seed: host.seed)
    run.kept.world.schedule = schedule
    for case .world(let world) in actions { world.set(&run.kept.world) }
    return run
  }

  /// The file that answers the app's requests; nil where the app is offline.
  package var serverFile: String? {
    if case .file(let path) = host.network { return path }
    let host = ScriptHost(options: host)
    defer { host.close() }
    return self.host.network.file(forPluginAt: host.path(ofPlugin: plugin))
  }

  /// Limit of VM instructions in one callback. Ours: about a tenth of a second
  private static let usualBudget = 5_000_000
}

/// An app that random actions are tried on. It notes the faults.
package final class FuzzSession {
  package let host: ScriptHost
  package let app: ScenarioApp?
  /// The actions that were done without error, in order; before them what was said before the launch.
  package var actions: [FuzzAction] { drawn.actions + done }
  private var done: [FuzzAction] = []
  private let drawn: Drawn
  package private(set) var faults: [FuzzFault] = []
  /// How often each kind of action was done.
  package private(set) var uses: [String: Int] = [:]
  package private(set) var touchEvents = 0
  /// An error in the rules, which is no fault of the app.
  package private(set) var problem: FuzzRulesProblem?
  /// True after an effect that no line of a spec can repeat, such as the first of two taps whose second one missed: the session ends there,
  /// since its screen is not the one that its list of actions leads to.
  package private(set) var isUnrepeatable = false
  private let settings: FuzzSettings
  private var rules: FuzzRules?

  /// What is said before the launch, and what becomes of replies later.
  private final class Drawn {
    var actions: [FuzzAction]
    var dice: SpoilDice?
    /// Until the app is launched.
    var rules: FuzzRules?
    init(_ actions: [FuzzAction], _ dice: SpoilDice?) { (self.actions, self.dice) = (actions, dice) }

    func prepare(_ server: ScriptServer) throws {
      if let answers = rules?.answers { try server.add(answers) }
      for case .spoil(let number, let spoil) in actions { server.spoils[number, default: []].append(spoil) }
      guard dice != nil else { return }
      server.drawSpoil = { [self] record, planned in
        let spoils = dice?.draw(for: planned) ?? []
        actions += spoils.map { .spoil(record.exchange.number, $0) }
        return spoils
      }
    }
  }

  /// Launches the app; an error in the launch is the first fault. Throws: if the rules can't be read
  /// - Parameters:
  ///   - actions: what they say before the launch counts; the others are done by `play`
  ///   - seed: from which more is drawn; nil to draw nothing
  ///   - session: its number in the run, from 0
  package init(_ settings: FuzzSettings, _ actions: [FuzzAction] = [], drawingFrom seed: UInt64? = nil, session: Int = 0) throws {
    self.settings = settings
    var before = actions.filter(\.isBeforeLaunch)
    if let seed, settings.drawsWorld, !before.contains(where: { if case .world = $0 { true } else { false } }) {
      var random = SplitMix64(seed: seed)
      let world = FuzzWorld.drawn(by: &random)
      if world != FuzzWorld() { before.append(.world(world)) }
    }
    let drawn = Drawn(before, seed.map { SpoilDice(seed: $0, session: session) })
    self.drawn = drawn
    var options = settings.host
    options.preparesServer = { try drawn.prepare($0) }
    options.makesServer = { drawn.rules?.answers != nil }
    host = ScriptHost(options: options)
    host.log = settings.log
    if settings.notesClock { host.context.clockReaders = [] }
    // What requests are answered with must be known before the first one.
    if let path = settings.rules {
      do { drawn.rules = try FuzzRules(path, in: host) } catch {
        host.close()
        throw error
      }
    }
    do {
      app = try RunPlayer(settings.launch(before), in: host).app
    } catch {
      app = nil
      faults.append(FuzzFault(error: error))
    }
    (rules, drawn.rules) = (app == nil ? nil : drawn.rules, nil)
  }

  package func close() { host.close() }

  // The host must live longer than what belongs to it.
  deinit { host.close() }

  /// Whether the session can continue.
  package var goesOn: Bool { faults.isEmpty && problem == nil && !isUnrepeatable && app?.isClosed == false }

  /// The screen as text.
  package var frame: String { app.map { app in app.isClosed ? "closed" : app.simulation.perform { app.frame().plain } } ?? "not started" }

  /// Number of lines of scripts that have run so far.
  package var coveredLines: Int { host.state.coveredLineCount }

  /// Does an action and notes the faults. Returns: whether it was possible
  @discardableResult package func perform(_ action: FuzzAction) -> Bool {
    guard let app, goesOn else { return false }
    if action.isBeforeLaunch { return true }
    let (before, tookKeys) = (app.simulation.time, app.simulation.keyboard.takesKeys)
    do {
      if action == .rest {
        faults += try app.soundnessFaults(lint: settings.asksLint, voiceOver: settings.usesVoiceOver)
        if faults.isEmpty, let rules { faults += try rules.faults(of: app) }
      } else {
        try action.perform(on: app)
      }
    } catch is ScenarioError {
      // The action isn't possible on this screen. But a finger that missed its target has done something.
      isUnrepeatable = app.isClosed || app.simulation.time != before || app.hasScheduledTouches || tookKeys && action.types
      return false
    } catch let problem as FuzzRulesProblem {
      self.problem = problem
    } catch {
      faults.append(FuzzFault(error: error))
    }
    touchEvents += action.touchEvents
    done.append(action)
    return true
  }

  /// The texts to type, as the rules say.
  package var texts: [String] { rules?.texts ?? ["a"] }

  /// Whether the rules say that a view must not be touched.
  func avoids(_ view: UIView) -> Bool { app.map { rules?.avoids(view, in: $0) ?? false } ?? false }

  /// What the rules say about the whole graph; nil without rules.
  package var graphRules: ExploreRules? { rules?.graph }

  /// Whether the rules let an exploration end here.
  package func stops() -> Bool { answers { try $0.stops(at: $1) } }
  /// Whether the rules call this an end of the app.
  package func isFinal() -> Bool { answers { try $0.isFinal(at: $1) } }

  /// Does an action of the rules. Returns: whether it was possible
  @discardableResult package func perform(rule name: String) -> Bool {
    guard let rules, let app, goesOn else { return false }
    do {
      return try rules.act(name, on: app)
    } catch let problem as FuzzRulesProblem {
      self.problem = problem
      return true
    } catch {
      faults.append(FuzzFault(error: error))
      return true
    }
  }

  /// A hash of the value by which the rules tell states apart.
  package func sameHash() -> StateHash? {
    guard let rules, let app, goesOn else { return nil }
    do { return try rules.sameHash(of: app) } catch {
      problem = error as? FuzzRulesProblem ?? FuzzRulesProblem(description: "\(error)")
      return nil
    }
  }

  /// The screen's name as the rules say; nil where they don't.
  package func ruledScreen() -> String? {
    guard let rules, let app, goesOn else { return nil }
    do { return try rules.screenName(of: app) } catch {
      problem = error as? FuzzRulesProblem ?? FuzzRulesProblem(description: "\(error)")
      return nil
    }
  }

  /// Runs so many frames.
  package func run(frames: Int) {
    guard let app, goesOn else { return }
    do { try app.advance(frames: frames) } catch { faults.append(FuzzFault(error: error)) }
  }

  private func answers(_ question: (FuzzRules, ScenarioApp) throws -> Bool) -> Bool {
    guard let rules, let app, goesOn else { return false }
    do { return try question(rules, app) } catch {
      problem = error as? FuzzRulesProblem ?? FuzzRulesProblem(description: "\(error)")
      return false
    }
  }

  /// Runs until nothing moves but what goes on for ever, and no timer that fires once is due within a time. Returns: the number of frames
  package func runToRest(timers soon: TimeInterval, limit: TimeInterval, frames: Int = .max) -> Int {
    guard let app, goesOn else { return 0 }
    do { return try app.runToRest(timers: soon, limit: limit, frames: frames) } catch {
      faults.append((error as? NeverAtRest)?.fault ?? FuzzFault(error: error))
      return 0
    }
  }

  /// Plays actions one after the other, until there is a fault.
  package func play(_ actions: [FuzzAction]) { for action in actions where goesOn { perform(action) } }

  /// Chooses an action that is possible on this screen, and does it.
  /// - Parameter known: how often each kind of action was done in earlier sessions
  package func improvise(_ random: inout SplitMix64, known: [String: Int]) {
    guard let app, goesOn else { return }
    var choices = FuzzChoices(app)
    choices.collect(withVoiceOver: settings.usesVoiceOver)
    if let rules { choices.leaveOut { rules.avoids($0, in: app) } }
    guard let (key, action) = choices.draw(&random, known: known, uses) else { return }
    uses[key, default: 0] += 1
    perform(action)
  }
}

extension FuzzSession {
  /// The name of a target for a reader: the only text, or the row, that a tap there hits; nil when there is none.
  package func name(of target: FuzzTarget) -> FuzzTarget? {
    guard case .point(let point) = target, let app, goesOn else { return nil }
    return app.simulation.perform {
      TargetWords.all(at: point.point, in: app).lazy.compactMap { words -> FuzzTarget? in
        switch words.target {
        // A text alone may also match an identifier, so both forms are accepted.
        case .query(let query): query.onlyWord.map { .text($0) }
        case .row(let path): .row(section: path.section + 1, row: path.row + 1)
        default: nil
        }
      }.first
    }
  }
}

extension FuzzSession {
  /// Plays actions, and keeps the screen before the first and after each of them.
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
