import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript

/// Counts what the scripts of a host cost, to the instruction, and what the simulated UIKit does for them.
package final class CostRecorder: CallWitness {
  /// A call of the host into an app's script.
  struct Call {
    let node: Int
    let app: Int
    let frame: Int
    /// Units: seconds of the simulated clock.
    let time: Double
    /// `cellForRowAt`, or the place of a function without a name; nil for a file that is read.
    let name: String?
    let arguments: String
  }

  private(set) var calls: [Call] = []
  /// The host's work during calls of each name, and outside of calls under an empty name; by app.
  private(set) var deeds: [Int: [String: Simulation.Deeds]] = [:]
  unowned let host: ScriptHost
  var context: ScriptContext { host.context }
  /// Where the counts of apps were cleared: the number of nodes, what was done until then, and what was made.
  var cleared: [Int: (node: Int, deeds: [String: Simulation.Deeds], made: [String: Int])] = [:]
  private var announced: (name: String, arguments: String)?
  private var open: [(name: String, app: Int)] = []
  private var before: [Int: Simulation.Deeds] = [:]
  private var apps: [Int: WeakApp] = [:]
  private struct WeakApp { weak var app: ScriptApp? }
  package var countsInstructions: Bool { false }
  /// How many objects of each class scripts have made, by app; empty if that isn't counted.
  private(set) var made: [Int: [String: Int]] = [:]

  /// Begins to count. No script has run in the host.
  /// - Parameter hasLines: whether what each line costs is wanted, and what it makes
  init(_ host: ScriptHost, hasLines: Bool) {
    self.host = host
    host.context.callWitness = self
    host.state.beginProfile(hasLines: hasLines) { [unowned self] in begin($0) }
  }

  private func begin(_ node: Int) {
    let app = context.currentApp
    let number = context.isLoading || app == nil ? newest + 1 : number(of: app)
    let simulation = app?.simulation ?? .current
    let coming = simulation.isRunningFrame ? simulation.frameCount : simulation.frameCount + (context.isLaunching || context.isLoading ? 0 : 1)
    calls.append(
      Call(
        node: node, app: number, frame: context.isLoading ? 0 : coming, time: context.isLoading ? 0 : simulation.time, name: announced?.name,
        arguments: announced?.arguments ?? ""))
    announced = nil
  }

  func meet(_ app: ScenarioApp) { apps[newest] = WeakApp(app: app) }

  /// The number of the app that was launched last: apps of all tests of a file are counted, so that none has what another one has cost.
  private var newest: Int { context.earlierLaunches + context.launches }

  func number(of app: ScriptApp?) -> Int { apps.first { $0.value.app === app }?.key ?? max(context.earlierLaunches + 1, newest) }

  package func callBegins(_ name: String, _ arguments: [LoggedValue], position: String?, _ app: ScriptApp?) {
    let name = position.map { name == "function" ? "function \($0)" : "\(name) \($0)" } ?? name
    share(with: app)
    open.append((name, number(of: app)))
    announced = (name, arguments.map { $0.text(naming: app?.name ?? { self.context.className(of: $0) }) }.joined(separator: ", "))
  }

  package func callEnded() {
    share(with: context.currentApp)
    _ = open.popLast()
    announced = nil
  }

  /// The host's work since the last time belongs to the call that runs.
  private func share(with app: ScriptApp?) {
    guard let app else { return }
    let number = number(of: app)
    let (now, old) = (app.simulation.deeds, before[number] ?? Simulation.Deeds())
    before[number] = now
    deeds[number, default: [:]][open.last?.name ?? "", default: Simulation.Deeds()] += now - old
  }

  /// The host's work for an app so far, all together.
  func deedsNow(of app: ScriptApp) -> [String: Simulation.Deeds] {
    share(with: app)
    return deeds[number(of: app)] ?? [:]
  }

  /// The costs so far.
  func profile(named title: String) -> CostProfile {
    for entry in apps.values { share(with: entry.app) }
    guard let lua = host.state.takeProfile() else { return CostProfile(title: title) }
    var profile = CostProfile(title: title, lua, calls, deeds.mapValues { $0.values.reduce(into: Simulation.Deeds(), +=) }) { [context, host] function in
      let name = context.functionName(function.source, function.first)
      let file = host.withWholeNames("\(FunctionNames.file(function.source)):")
      return (name, "\(file)\(function.first)")
    }
    let made = made.values.reduce(into: [:]) { all, one in all.merge(one, uniquingKeysWith: +) }
    profile.made = made.map { .init(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return profile
  }
}

extension CostRecorder: BorderWitness {
  /// Counts the objects that scripts make from now on, too.
  func countMaking() { host.state.watchBorders(self) }

  package func makingEnded(_ stack: LuaStack, isMade: Bool) {
    guard isMade, let address = lshim_to_box(stack.raw, -1)?.pointee.object else { return }
    let name = context.className(of: Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
    made[number(of: context.currentApp), default: [:]][name, default: 0] += 1
  }

  package func bodyBegins(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer) {}
  package func bodyEnded(_ stack: LuaStack, _ object: UnsafeMutableRawPointer?, _ body: UnsafeRawPointer) {}
  package func makingBegins(_ stack: LuaStack) {}
  package func fieldWasSet(_ stack: LuaStack) {}
}

extension Simulation.Deeds {
  static func - (one: Self, other: Self) -> Self {
    var result = Self()
    (result.views, result.layers, result.cells) = (one.views - other.views, one.layers - other.layers, one.cells - other.cells)
    (result.layouts, result.texts) = (one.layouts - other.layouts, one.texts - other.texts)
    return result
  }
  static func += (one: inout Self, other: Self) {
    one.views += other.views
    one.layers += other.layers
    one.cells += other.cells
    one.layouts += other.layouts
    one.texts += other.texts
  }

  /// The counts with the names of `app:counts`.
  var named: [(name: String, count: Int)] {
    [("viewsMade", views), ("layersMade", layers), ("cellsMade", cells), ("layouts", layouts), ("textsMeasured", texts)]
  }
}
