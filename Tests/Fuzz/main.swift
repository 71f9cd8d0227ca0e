import ArgumentParser
import Foundation
import Lua
import LunetteDriver
import LunetteScript

/// Each line is written at once, also into a file.
func print(_ line: String) {
  Swift.print(line)
  fflush(nil)
}

/// Random scenarios: views of every class in random trees, every member with any value, touches, events of the system, updates of tables,
/// callbacks that raise, collect garbage or close the app. Nothing of it may end the process, hang it or fill its memory. Which errors the
/// scripts get is not tested here.
///
/// Each round is a state of its own and has a seed of its own, which is printed where the process ends in the middle of it.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "lunette-fuzz", abstract: "Run random scenarios.")

  @Option(help: "Seconds to go on for.") var seconds = 20.0
  @Option(help: "Of the first round; another one each time unless given.") var seed: UInt64?
  @Option(help: "Rounds to run, whatever time they take.") var rounds: Int?
  @Option(help: "Touch events to send, and nothing else, whatever time they take.") var touches: Int?
  @Flag(help: "Use the members of the API's classes instead, each round in two environments.") var members = false
  @Flag(help: "Read hostile pictures, archives, logs, messages, requests and frames instead.") var inputs = false
  @Option(help: "A member to leave out of them, such as UIView.mask.") var without: [String] = []
  @Flag(help: "Print what the rounds do.") var verbose = false

  func run() throws {
    let first = seed ?? UInt64(Date().timeIntervalSince1970 * 1000) % 1_000_000_000
    LastSeed.watch()
    boundMemory()
    print("random scenarios from seed \(first)" + (touches.map { ", \($0) touch events" } ?? rounds.map { ", \($0) rounds" } ?? ""))
    let hostile = inputs ? try Inputs() : nil
    defer { hostile?.end() }
    let api = members ? Members.describeApi(without: Set(without)) : Self.describeApi()
    let start = Date()
    var (round, sent, updates, memory) = (0, 0, 0, 0)
    func goesOn() -> Bool {
      if let touches { return sent < touches }
      if let rounds { return round < rounds }
      return Date().timeIntervalSince(start) < seconds
    }
    while goesOn() {
      let seed = first &+ UInt64(round)
      LastSeed.note(seed, inputs ? " --inputs" : members ? " --members" : "")
      limitProcessorTime(Self.longestRound)
      if let hostile {
        do { try hostile.play(seed) } catch let failure as Inputs.Failure {
          print("\(failure); run it again: lunette-fuzz --inputs --seed \(seed) --rounds 1")
          throw ExitCode(1)
        }
      } else if members {
        do { try Members.play(seed, api, verbose: verbose) } catch let difference as Members.Difference {
          print(difference)
          throw ExitCode(1)
        }
      } else {
        let done = try Self.play(seed, api, touchesOnly: touches != nil, verbose: verbose)
        (sent, updates) = (sent + done.touches, updates + done.updates)
      }
      round += 1
      if round == Self.roundsToWarmUp { memory = residentMemory() }
    }
    if let hostile { print(hostile.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")) }
    let growth = round > Self.roundsToWarmUp ? residentMemory() - memory : 0
    print("\(round) rounds, \(sent) touch events, \(updates) updates of tables, memory grew by \(growth >> 20) MB; all is well")
    guard growth < Self.mostGrowth else {
      print("the rounds after the first \(Self.roundsToWarmUp) have left \(growth >> 20) MB; seed \(first)")
      throw ExitCode(1)
    }
  }

  /// Units: seconds. Ours: no round takes a hundredth of it; one that never ends is named by the signal
  private static let longestRound = 120
  private static let roundsToWarmUp = 20
  /// Units: bytes. Ours: what an allocator keeps of rounds that took much differs by so much
  private static let mostGrowth = 200 << 20

  /// Returns: how many touch events it sent, and how many updates of tables it made
  private static func play(_ seed: UInt64, _ api: String, touchesOnly: Bool, verbose: Bool) throws -> (touches: Int, updates: Int) {
    var options = ScriptHost.Options()
    options.seed = seed
    options.limits = LuaLimits(memory: 256 << 20, seconds: 30)
    var (sent, updates) = (0, 0)
    options.output = { text in
      if text.hasPrefix("touches ") { sent += Int(text.dropFirst("touches ".count).dropLast()) ?? 0 }
      if text.hasPrefix("updates ") { updates += Int(text.dropFirst("updates ".count).dropLast()) ?? 0 }
      if verbose { FileHandle.standardOutput.write(Data(text.utf8)) }
    }
    let host = ScriptHost(options: options)
    defer { host.close() }
    do {
      try host.run(source: api + (touchesOnly ? touchScenario : scenario), name: "=fuzz")
    } catch let failure as ScriptFailure where !failure.message.contains("fuzz: ") {
      // A limit has ended it, or an error that came out of a callback after the last call.
      if verbose { print("seed \(seed): \(failure.message)") }
    }
    return (sent, updates)
  }

  /// The members of every class as Lua tables, `API[n] = { name, constructible, properties, methods }`.
  private static func describeApi() -> String {
    let classes = ScriptHost.apiDescription.classes.map { type in
      let properties = type.members.filter { $0.kind == .property || $0.kind == .readOnlyProperty }.map { "\"\($0.name)\"" }
      let methods = type.members.filter { $0.kind == .method && !leftOut.contains("\(type.name).\($0.name)") }
      let calls = methods.map { "{ \"\($0.name)\", \($0.parameters.count) }" }
      return "{ \"\(type.name)\", \(type.isConstructible), { \(properties.joined(separator: ", ")) }, { \(calls.joined(separator: ", ")) } },"
    }
    return "local API = { \(classes.joined(separator: " ")) } "
  }

  /// Members that write files, or print.
  private static let leftOut: Set<String> = ["App.save", "App.print", "Plot.save", "App.plot"]
}

/// A signal ends the process after so many seconds of processor time. Not of real time: on a busy machine a round may wait for long.
private func limitProcessorTime(_ seconds: Int) {
  var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
  setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
}

private func residentMemory() -> Int { memory(1) }

/// - Parameter column: of `/proc/self/statm`: 0 is the address space, 1 what is resident
/// Returns: bytes
private func memory(_ column: Int) -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  return (Int(text.split(separator: " ")[column]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// A round that takes memory without end ends in a signal, which names its seed; the system's own killer would name nothing. AddressSanitizer
/// has taken more address space than that before the first line runs: then nothing is bounded.
private func boundMemory() {
  let most = 8 << 30
  guard memory(0) < most else { return }
  var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
  setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
}

/// The seed of the round that runs, told by a signal's handler when the process ends in it: made ready before, for such a handler may not.
enum LastSeed {
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)
  nonisolated(unsafe) private static var length = 0

  static func note(_ seed: UInt64, _ options: String = "") {
    let words = "\nthe process ended in a round; run it again: lunette-fuzz\(options) --seed \(seed) --rounds 1\n".utf8
    length = min(words.count, 128)
    for (index, byte) in words.prefix(length).enumerated() { text[index] = byte }
  }

  static func watch() {
    // A stack that has overflowed has no room for a handler.
    let room = 64 << 10
    var stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16), ss_flags: 0, ss_size: room)
    sigaltstack(&stack, nil)
    for fatal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGPROF, SIGINT, SIGTERM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        _ = write(2, LastSeed.text, LastSeed.length)
        Foundation.signal(signal, SIG_DFL)
        raise(signal)
      }
      action.sa_flags = SA_ONSTACK
      sigaction(fatal, &action, nil)
    }
  }
}

Fuzz.main()
