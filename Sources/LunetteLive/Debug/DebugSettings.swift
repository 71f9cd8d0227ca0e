import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// What `launch` says.
struct DebugSettings {
  var program, filter, folder, log: String?
  var stopsOnEntry = false
  /// Nothing is stopped, and nothing is followed.
  var isPlain = false
  var stopsAtEnd: Bool?
  /// Whether a plugin is shown in a page. Without one nothing touches it.
  var hasPage = true
  var moment: Moment?
  /// Arguments that mean nothing, in words.
  var unknown: [String] = []
  var problem: String?
  private var device: Device?
  private var system: Int?
  private var seed: UInt64?
  private(set) var network: String?

  /// The settings that mean something, and those that clients add by themselves.
  private static let names = [
    "program", "filter", "cwd", "device", "system", "network", "seed", "stopOnEntry", "noDebug", "at", "page", "stopAtEnd", "log", "port", "token", "app",
    "host",
  ]
  private static let clients: Set<String> = [
    "type", "request", "name", "presentation", "preLaunchTask", "postDebugTask", "internalConsoleOptions", "debugServer",
  ]

  init() {}

  /// Nil where there is no program's name.
  init?(_ arguments: DebugArguments) {
    if arguments.has("program"), arguments.text("program") == nil { return nil }
    program = arguments.text("program")
    (filter, folder, log, network) = (arguments.text("filter"), arguments.text("cwd"), arguments.text("log"), arguments.text("network"))
    (stopsOnEntry, isPlain) = (arguments.flag("stopOnEntry") ?? false, arguments.flag("noDebug") ?? false)
    stopsAtEnd = arguments.flag("stopAtEnd")
    hasPage = !isPlain && !arguments.has("at") && arguments.flag("page") ?? true
    if let text = arguments.text("at") {
      moment = Moment(text)
      if moment == nil { problem = "at: \(Moment.form); got \"\(text)\"" }
    }
    if let name = arguments.text("device") {
      device = Device.all.first { $0.name.lowercased().filter { $0 != " " } == name.lowercased().filter { $0 != " " } }
      if device == nil { problem = "there is no device \"\(name)\"; there are \(Device.all.map(\.name).joined(separator: ", "))" }
    }
    system = arguments.whole("system")
    if let system, !SystemTable.numbers.contains(system) {
      problem = "system is \(SystemTable.numbers.map(String.init).joined(separator: " or ")), got \(system)"
    }
    seed = arguments.fields["seed"]?.whole.map { UInt64(bitPattern: Int64($0)) }
    for name in arguments.fields.keys.sorted() where !Self.names.contains(name) && !Self.clients.contains(name) && !name.hasPrefix("__") {
      unknown.append("launch has no argument \(name)" + (Suggestion.nearest(to: name, among: Self.names).map { "; did you mean \($0)?" } ?? ""))
    }
  }

  var isAbsolute: Bool { program?.hasPrefix("/") ?? false }

  func apply(to options: inout ScriptHost.Options) {
    if let device { options.device = device }
    if let system { options.device.system = system }
    if let seed { options.seed = seed }
    if let network, network != "offline" { options.network = .file(network) }
    (options.color, options.readsPipes) = (false, false)
  }
}

extension FilePath {
  /// Whether a path, or a plugin's name, leads to something below the working folder, links included.
  static func isBelowWorkingFolder(_ path: String) -> Bool {
    let file = path.replacing(/:\d+$/, with: "")
    let whole = file.hasPrefix("/") ? file : currentFolder + "/" + file
    guard let here = real(currentFolder) else { return false }
    // What isn't there is refused where it is looked for.
    let there = real(whole) ?? standardized(whole)
    return there.hasPrefix(here + "/") || there.hasPrefix(currentFolder + "/")
  }
}
