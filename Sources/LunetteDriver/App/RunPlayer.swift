import Foundation
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript

extension Run {
  /// The run that a command begins: on the device that the plugin asks for, else on the command line's.
  public init(of plugin: String, _ options: ScriptHost.Options) {
    var quiet = options
    (quiet.quiet, quiet.output) = (true, { _ in })
    let host = ScriptHost(options: quiet)
    defer { host.close() }
    // What is wrong with the plugin is said when it is launched.
    self.init(plugin: plugin, device: (try? host.startDevice(ofPlugin: plugin)) ?? options.device, seed: options.seed)
  }

  /// Plays the run on a new host, up to and including a frame; for nil up to its last input.
  ///
  /// The player's host belongs to the caller, who must close it.
  /// Throws: `ScriptFailure` when the app can't be launched
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

/// Gives an app the inputs of a run, frame by frame.
public final class RunPlayer {
  public let host: ScriptHost
  public let app: ScenarioApp
  /// Errors in the app's callbacks, each with the frame in which or after which it was raised.
  public private(set) var failures: [(frame: Int, failure: ScriptFailure)] = []
  /// The touches by the frame in which they are handled.
  private var touches: [Int: [InputEvent]] = [:]
  private var others: ArraySlice<InputEvent>

  /// Launches the app. Throws: `ScriptFailure`
  /// - Parameter name: of the plugin, for the log; nil for the name in the run
  public init(_ run: Run, in host: ScriptHost, named name: String? = nil) throws {
    self.host = host
    let standIn = ReplyStandIn(run.inputs)
    app = try host.reporting {
      host.context.isLaunching = true
      defer { host.context.isLaunching = false }
      let plugin = try host.loader.found(run.plugin)
      let server = try host.usualServer(for: plugin)
      return try host.launch(
        plugin, name: name ?? run.plugin, device: run.device, system: run.device.system, seed: run.seed, animations: run.isAnimated,
        textSize: run.textSize, kept: run.kept, server: server, replies: standIn, isRelaunch: run.isRelaunch)
    }
    // A server that runs again gives its replies again.
    let inputs = app.launched.server == nil ? run.inputs : run.inputs.filter { !$0.isServersReply }
    for event in inputs where event.isTouches { touches[event.frame, default: []].append(event) }
    others = inputs.filter { !$0.isTouches }[...]
  }

  /// Plays inputs to an app that a script has launched.
  public init(_ app: ScenarioApp, inputs: [InputEvent] = []) {
    (self.app, host, others) = (app, app.host, [])
    if app.launched.server == nil { ReplyStandIn(inputs).serve(app.simulation) }
    for event in inputs { add(event) }
  }

  /// Adds an input. Inputs other than touches must be added in the order in which they are handled.
  public func add(_ event: InputEvent) {
    if event.isTouches { touches[event.frame, default: []].append(event) } else { others.append(event) }
  }

  /// Whether all inputs have been handled.
  public var isAtEnd: Bool { touches.isEmpty && others.isEmpty }

  public var frame: Int { app.simulation.frameCount }

  /// Runs up to and including a frame. Inputs after that frame wait. An app that has ended doesn't run.
  public func play(toFrame target: Int) {
    while frame < target, !app.isClosed, !host.isLeft {
      // The clock of a suspended app may go on to the target, whose inputs wait.
      while let next = others.first, next.frame <= frame, frame < target { handleNext() }
      if frame < target { step() }
    }
  }

  /// Runs up to the last input, and handles the inputs after its frame.
  public func playToEnd() {
    play(toFrame: max(touches.keys.max() ?? 0, others.map(\.frame).max() ?? 0))
    while !others.isEmpty, !host.isLeft { handleNext() }
  }

  /// Handles the next input other than touches.
  func handleNext() {
    guard let event = others.popFirst() else { return }
    perform { simulation in
      simulation.input.schedule(event.input, at: event.time) { [unowned self] answer in
        if case .failed(let error) = answer { failures.append((frame, error as? ScriptFailure ?? ScriptFailure(error))) }
      }
      simulation.handleInputs(upTo: event.time)
    }
  }

  /// Handles the inputs that come after the present frame.
  public func handleInputs() { while let next = others.first, next.frame <= frame, !host.isLeft { handleNext() } }

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

/// The replies of a log in place of the server that gave them. Source: docs/rules/world.md 2
struct ReplyStandIn {
  /// The requests that the log answers.
  private let numbers: Set<Int>

  init(_ inputs: [InputEvent]) { numbers = Set(inputs.compactMap(\.repliesTo)) }

  /// A request that the log doesn't answer is new: its connection fails, and a note says so.
  func serve(_ simulation: Simulation) {
    guard simulation.world.isOnline == true else { return }
    simulation.network.responder = { [unowned simulation, numbers] exchange in
      if numbers.contains(exchange.number) { return }
      simulation.note("request \(exchange.number), \(exchange.request.line), is not in the log, whose replies stand in for the server: it fails")
      simulation.network.answer(exchange, with: NetworkReply(failure: .notConnectedToInternet), at: simulation.time)
    }
  }
}

extension InputEvent {
  /// Whether it answers a request, or is what a person has done to the answer.
  var isReply: Bool { if case .answer(SimulatedNetwork.inputName, _) = input { true } else { false } }

  /// The number of the request to which it is a reply.
  fileprivate var repliesTo: Int? {
    guard case .answer(SimulatedNetwork.inputName, .table(let fields)) = input, case .number(let number)? = fields["number"] else { return nil }
    return Int(exactly: number)
  }

  /// Whether it is a reply, and not what a person has done to one.
  fileprivate var isServersReply: Bool {
    guard case .answer(SimulatedNetwork.inputName, .table(let fields)) = input else { return false }
    return fields["by"] == nil
  }
}
