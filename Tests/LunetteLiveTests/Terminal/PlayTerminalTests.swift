import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// `lunette play --terminal` in a real terminal emulator: keys and mouse are sent to tmux, and its screen is read.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "no tmux: Tools/setup.sh --browser installs it"))
struct PlayTerminalTests {
  @Test func theMouseIsAFingerAndTheTerminalIsPutBack() throws {
    let tmux = try Tmux("play \(Repository.root)/plugins/fruits --terminal")
    #expect(try tmux.wait { $0.contains("Cherry") && $0.contains("frame") })
    // A tap on Cherry.
    let line = try #require(tmux.screen().split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("Cherry") }) + 1
    try tmux.send(literally: "\u{1B}[<0;8;\(line)M")
    usleep(100_000)
    try tmux.send(literally: "\u{1B}[<0;8;\(line)m")
    #expect(try tmux.wait { $0.contains("▌") }, "the row is selected")
    // The wheel scrolls.
    for _ in 0..<3 {
      try tmux.send(literally: "\u{1B}[<65;8;12M")
      usleep(300_000)
    }
    #expect(try tmux.wait { !$0.contains("Apple") }, "the list has scrolled")
    try tmux.send("C-p")
    #expect(try tmux.wait { $0.contains("= ") })
    try tmux.send("C-b")
    try tmux.send("C-q")
    #expect(try tmux.wait { $0.contains("ended 0") && !$0.contains("Cherry") }, "the screen from before is back")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func aSignalPutsTheTerminalBack(number: Int32) throws {
    let tmux = try Tmux("play \(Repository.root)/plugins/fruits --terminal")
    #expect(try tmux.wait { $0.contains("Banana") })
    try tmux.kill(number)
    #expect(try tmux.wait { $0.contains("ended 0") && !$0.contains("Banana") && $0.contains(" icanon") && $0.contains(" echo ") })
  }

  @Test func whatCannotBePlayedIsSaid() throws {
    let tmux = try Tmux("play nothing --terminal")
    #expect(try tmux.wait { $0.contains("ended 1") && $0.contains("there is no plugin") })
  }

  @Test func aTerminalThatCanNothingIsToldSo() throws {
    let tmux = try Tmux("play \(Repository.root)/plugins/fruits --terminal", term: "dumb")
    #expect(try tmux.wait { $0.contains("TERM is \"dumb\"") && $0.contains("ended 1") })
  }

  @Test func aTerminalThatIsClosedEndsItAndTheRecordingIsSaved() throws {
    let folder = try SpecFolder()
    let file = folder.path + "/mine.lua"
    let tmux = try Tmux("play \(Repository.root)/plugins/fruits --terminal --record \(file)")
    #expect(try tmux.wait { $0.contains("Banana") })
    try tmux.send("C-k")
    // Keys are taken in their order: once it pauses, it has been shaken. A terminal that is closed forgets the keys that nobody has read.
    try tmux.send("C-p")
    #expect(try tmux.wait { $0.contains("= ") })
    try tmux.run("kill-server")
    #expect(Self.text(of: file, waits: true)?.contains("app:shake()") == true)
    #expect(try tmux.hasEnded(), "no process is left")
  }

  /// What is in a file that another process writes; nil where there is none.
  static func text(of path: String, waits: Bool) -> String? {
    for _ in 0..<(waits ? Tmux.patience : 1) {
      if let text = try? String(contentsOfFile: path, encoding: .utf8), !text.isEmpty { return text }
      usleep(100_000)
    }
    return nil
  }

  @Test func aTerminalWithoutAMouseIsToldSo() throws {
    let tmux = try Tmux("play \(Repository.root)/plugins/fruits --terminal")
    #expect(try tmux.wait { $0.contains("no mouse") })
    try tmux.send(literally: "\u{1B}[<0;8;3M")
    try tmux.send(literally: "\u{1B}[<0;8;3m")
    #expect(try tmux.wait { !$0.contains("no mouse") })
  }

  @Test func itIsDrawnAnewWhenTheTerminalChangesItsSize() throws {
    let tmux = try Tmux("play \(Repository.root)/plugins/fruits --terminal")
    #expect(try tmux.wait { $0.contains("Cherry") })
    try tmux.run("resize-window", "-x", "60", "-y", "20")
    #expect(try tmux.wait { $0.contains("Apple") && $0.contains("frame") })
    // Lines that are wider than the terminal are cut.
    try tmux.run("resize-window", "-x", "16", "-y", "6")
    #expect(
      try tmux.wait { screen in
        let lines = screen.split(separator: "\n")
        return lines.count == 6 && lines[1..<5].allSatisfy { $0.hasPrefix("│") } && lines[5].hasPrefix("> ")
      })
    // Said again until it is so: a busy emulator may miss a change that follows another one.
    #expect(
      try tmux.wait { screen in
        if screen.contains("Apple") && screen.contains("frame") { return true }
        _ = try? tmux.run("resize-window", "-x", "60", "-y", "\(Int.random(in: 20...24))")
        return false
      })
    try tmux.send("C-q")
    #expect(try tmux.wait { $0.contains("ended 0") })
  }
}

/// A terminal emulator without a window.
private final class Tmux {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin"]
    return folders.map { "\($0)/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private let name = "lunette-\(getpid())-\(Int.random(in: 0...999_999))"

  private let pid = NSTemporaryDirectory() + "lunette-\(ProcessInfo.processInfo.globallyUniqueString).pid"

  /// - Parameter arguments: of `lunette`; how it ended is printed then, and how the terminal is set
  init(_ arguments: String, term: String = "xterm-256color") throws {
    let program = Repository.program.path
    let command = "TERM=\(term) sh -c 'echo $$ > \(pid); exec \"\(program)\" \(arguments)'; echo ended $?; stty -a; sleep 30"
    try run("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "40", command)
  }

  /// Whether the program is gone, after some seconds at most.
  func hasEnded() throws -> Bool {
    let text = try String(contentsOfFile: pid, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let process = pid_t(text) else { return false }
    for _ in 0..<Self.patience {
      if Foundation.kill(process, 0) != 0 { return true }
      usleep(100_000)
    }
    return false
  }

  /// Sends the program a signal.
  func kill(_ number: Int32) throws {
    let text = try String(contentsOfFile: pid, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    if let process = pid_t(text) { Foundation.kill(process, number) }
  }

  deinit {
    _ = try? run("kill-server")
    for path in [pid, pid + ".out"] { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Foundation's `Process` waits until its pipes are closed, and the emulator keeps them open; so the process is started by hand.
  @discardableResult func run(_ arguments: String...) throws -> String {
    let path = pid + ".out"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Threads of tests block all signals, and the emulator's server ends itself by one.
    var (attributes, none) = (posix_spawnattr_t(), sigset_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = [Self.path ?? "", "-L", name] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var (process, status): (pid_t, Int32) = (0, 0)
    guard posix_spawn(&process, words[0], &actions, &attributes, &pointers, environ) == 0 else { return "" }
    waitpid(process, &status, 0)
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  func send(_ key: String) throws { try run("send-keys", key) }
  func send(literally text: String) throws { try run("send-keys", "-l", text) }
  func screen() throws -> String { try run("capture-pane", "-p") }

  /// How often something is looked for, a tenth of a second apart, before it counts as missing: a minute and a half, since a machine may be busy.
  static let patience = 900

  func wait(_ fits: (String) -> Bool) throws -> Bool {
    for _ in 0..<Self.patience {
      if fits(try screen()) { return true }
      usleep(100_000)
    }
    return false
  }
}
