import Foundation
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

extension Run {
  /// Plays it on a new host up to and with a frame; nil: to its last input.
  ///
  /// The host is the player's, and closed by whoever is done with it.
  /// Throws: `ScriptFailure` where the app can't be launched
  public func play(upTo frame: Int? = nil, options: ScriptHost.Options = .init(), log: RunLog? = nil) throws -> RunPlayer {
    let host = ScriptHost(options: options)
    host.log = log
    do {
      let player = try RunPlayer(self, in: host)
      if let frame { player.play(toFrame: frame) } else { player.playToEnd() }
      return player
    } catch {
      host.close()
      throw error
    }
  }
}

/// An app that gets its inputs from a run, frame by frame.
public final class RunPlayer {
  public let host: ScriptHost
  public let app: ScenarioApp
  /// What the app's callbacks raised, each with the frame in or after which it did.
  public private(set) var failures: [(frame: Int, failure: ScriptFailure)] = []
  /// By the frame in which they are handled.
  private var touches: [Int: [InputEvent]] = [:]
  private var others: ArraySlice<InputEvent>

  /// Launches the app. Throws: `ScriptFailure`
  /// - Parameter name: of the plugin, for the log; nil: as the run has it
  public init(_ run: Run, in host: ScriptHost, named name: String? = nil) throws {
    self.host = host
    app = try host.reporting {
      host.context.isLaunching = true
      defer { host.context.isLaunching = false }
      return try host.launch(
        host.loader.load(run.plugin), name: name ?? run.plugin, device: run.device, seed: run.seed, animations: run.isAnimated,
        textSize: run.textSize, kept: run.kept)
    }
    for event in run.inputs where event.isTouches { touches[event.frame, default: []].append(event) }
    others = run.inputs.filter { !$0.isTouches }[...]
  }

  /// Goes on with an app that a script has launched.
  public init(_ app: ScenarioApp, inputs: [InputEvent] = []) {
    (self.app, host, others) = (app, app.host, [])
    for event in inputs { add(event) }
  }

  /// One more input; those that are no touches come in the order in which they are handled.
  public func add(_ event: InputEvent) {
    if event.isTouches { touches[event.frame, default: []].append(event) } else { others.append(event) }
  }

  /// Whether all inputs have been handled.
  public var isAtEnd: Bool { touches.isEmpty && others.isEmpty }

  public var frame: Int { app.simulation.frameCount }

  /// Runs up to and with a frame. What comes between it and the next waits. An app that has ended stands still.
  public func play(toFrame target: Int) {
    while frame < target, !app.isClosed {
      while let next = others.first, next.frame <= frame { handleNext() }
      step()
    }
  }

  /// Runs up to the last input and handles what comes after its frame.
  public func playToEnd() {
    play(toFrame: max(touches.keys.max() ?? 0, others.map(\.frame).max() ?? 0))
    while !others.isEmpty { handleNext() }
  }

  /// Handles the next input that is no touch.
  func handleNext() {
    guard let event = others.popFirst() else { return }
    perform { simulation in
      simulation.input.schedule(event.input, at: event.time) { [unowned self] answer in
        if case .failed(let error) = answer { failures.append((frame, error as? ScriptFailure ?? ScriptFailure(error))) }
      }
      simulation.handleInputs(upTo: event.time)
    }
  }

  /// Handles what has come after the present frame.
  public func handleInputs() { while let next = others.first, next.frame <= frame { handleNext() } }

  /// Runs one frame, with its touches.
  func step() {
    let events = touches.removeValue(forKey: frame + 1) ?? []
    perform { simulation in
      for event in events { simulation.input.schedule(event.input, at: event.time) }
      simulation.runFrame()
    }
  }

  private func perform(_ body: (Simulation) -> Void) {
    guard !app.isClosed else { return }
    do { try host.reporting { try app.run { body(app.simulation) } } } catch {
      failures.append((frame, error as? ScriptFailure ?? ScriptFailure(error)))
    }
  }
}
