import ArgumentParser
import Lua
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteTesting

/// The options of every command that runs scripts.
struct HostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The device to pretend to be: \(Device.all.map(\.name).joined(separator: ", ")).", valueName: "name"),
    transform: parseDevice)
  var device = Device.iPhoneSE

  @Option(
    help: ArgumentHelp(
      "The system that runs on it, for launches and plugins that name none: \(SystemTable.numbers.map(String.init).joined(separator: " or ")).", valueName: "n"),
    transform: parseSystem)
  var system: Int?

  // A number below 0 is no option, but a value that doesn't fit.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where math.random starts (1 if left out); with --shuffle, the order.", valueName: "n"), transform: parseSeed)
  var seed: UInt64?

  static let defaultSeed: UInt64 = 1

  @Option(help: ArgumentHelp("Points that a character of a text frame stands for.", valueName: "WxH"), transform: parseCell)
  var cell = CellSize.standard

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "VM instructions that one callback may run. Without it nothing is counted until a callback has taken a second.", valueName: "n"),
    transform: parsePositive)
  var budget: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("Memory that a script may hold, in megabytes.", valueName: "mb"), transform: parsePositive)
  var memory = 256

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of processor time that one call may take: a test, a scenario, or a callback that no other call is around.", valueName: "s"),
    transform: parsePositive)
  var time = 10

  @Flag(inversion: .prefixedNo, help: "A query that matches several views is an error where one is wanted.")
  var strictQueries: Bool?

  /// What the project says in lunette.lua.
  static let project: ProjectSettings = {
    do { return try .read() } catch {
      Output.complain("\(error)")
      return ProjectSettings()
    }
  }()

  var options: ScriptHost.Options {
    var options = Self.standard
    options.device = device
    options.device.system = system
    options.seed = seed ?? Self.defaultSeed
    options.cell = cell
    options.strictQueries = strictQueries ?? Self.project.strictQueries
    options.limits = LuaLimits(memory: memory << 20, instructions: budget, seconds: time)
    return options
  }

  /// The values for a command line without options: the defaults above, which are those of a host.
  static var standard: ScriptHost.Options {
    var options = ScriptHost.Options()
    options.color = Environment.allowsColor
    options.output = Output.write
    options.warn = Output.complain
    return options
  }
}

private func parseDevice(_ text: String) throws -> Device {
  let wanted = plain(text)
  if let device = Device.all.first(where: { plain($0.name) == wanted }) { return device }
  let names = Device.all.map(\.name)
  let nearest = Suggestion.nearest(to: text, among: names).map { " Did you mean \"\($0)\"?" } ?? ""
  throw ValidationError("There is no device \"\(text)\"; there are \(names.joined(separator: ", ")).\(nearest)")
}

func parseSystem(_ text: String) throws -> Int {
  guard let number = Int(text), SystemTable.numbers.contains(number) else {
    throw ValidationError("A system is \(SystemTable.numbers.map(String.init).joined(separator: " or ")), got \"\(text)\".")
  }
  return number
}

/// Names are compared without case and spaces, so that nobody has to remember "iPhoneSE".
private func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

private func parseSeed(_ text: String) throws -> UInt64 {
  guard let seed = UInt64(text) else { throw ValidationError("A seed is a whole number from 0 to \(UInt64.max).") }
  return seed
}

/// A number above 0, and small enough to be counted in bytes when it means megabytes.
private func parsePositive(_ text: String) throws -> Int {
  guard let number = Int(text), number > 0, number <= Int.max >> 20 else {
    throw ValidationError("\"\(text)\" is not a whole number above 0.")
  }
  return number
}

func parseCell(_ text: String) throws -> CellSize {
  guard let cell = CellSize(text) else {
    throw ValidationError("A cell is written as width x height in points, each from 1 to 1000: 8x16.")
  }
  return cell
}
