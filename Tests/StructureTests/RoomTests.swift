import Foundation
import Testing

/// What touches the machine has one room, `LunetteSystem`: files and other programs are opened there and threads made there; everybody else asks.
@Suite struct RoomTests {
  struct Room {
    let name: String
    let words: String
    /// Other files that may, with the reason.
    var others: [String: String] = [:]
  }

  static let rooms = [
    Room(
      name: "LunetteSystem/Files",
      words: #"\b(FileManager|FileHandle|fopen|fdopen|freopen|mkstemp|opendir|lstat|realpath|O_(RDONLY|WRONLY|RDWR|CREAT))\b"#
        + #"|\b(Data|String|NSData|NSString|InputStream|OutputStream)\((contentsOf|url|fileAtPath|toFileAtPath)|\.write\(to(File)?: ?(URL|url|path)"#,
      others: [
        "LunetteSystem/Programs/Program.swift": "what a program reads and writes are files",
        "LunetteSystem/Programs/ProgramTalk.swift": "what a program reads and writes has a number, as files have",
      ]),
    Room(name: "LunetteSystem/Programs", words: #"\bProcess\(\)|\b(posix_spawnp?|execvp?|fork|popen|system)\("#),
    Room(
      name: "LunetteSystem/Work",
      words: #"\bThread[ .({]|\bDispatch(Queue|Source|Group|WorkItem)\b|\bpthread_create\b|\bconcurrentPerform\b|\bOperationQueue\b|\bTask(\.detached)? ?\{"#,
      others: [
        "CLuaShim/watch.c": "the watchdog of scripts signals the thread that it watches, which Swift may not",
        "LunetteLive/Server/LiveServer.swift": "FlyingSocks waits for connections in tasks of Swift's",
        "LunetteLive/Server/LiveConnection.swift": "so do its connections",
      ]),
    // The machine's clock, time zone, locale and environment: what a run shows may not depend on them. Docs: docs/rules/world.md 4
    Room(
      name: "lunette",
      words: #"\bDate\(\)|\bDate\.now\b|\b(Locale|TimeZone|Calendar)\.(current|autoupdatingCurrent)\b"#
        + #"|\b(Date|Number|ISO8601Date|ByteCount|DateComponents|RelativeDateTime|List|Measurement|DateInterval)Formatter\("#
        + #"|\b(ContinuousClock|SuspendingClock|clock_gettime|gettimeofday|getenv|setlocale|localtime|AF_INET6?|getaddrinfo)\b"#,
      others: [
        "CLuaShim/watch.c": "the watchdog of scripts, which ends what takes too long",
        "LunetteTesting/Properties/ShrinkWatch.swift": "how long it takes to shrink a list of inputs",
        "LunetteTesting/Running/FileRun.swift": "reports say how long a test took",
        "LunetteLive/Player/Pacer.swift": "a person watches in real time",
        "LunetteLive/Server/LiveServer.swift": "the player listens on this machine, and looks for a port that is free",
        "LunetteLive/Debug/DebugListener.swift": "lunette debug --port listens on this machine",
      ]),
  ]

  /// The files below a folder that use a room's words, in order.
  static func users(of room: Room, among files: [(path: String, text: String)]) throws -> [String] {
    try files.filter { try !FolderTests.matches(room.words, in: FolderTests.code($0.text)).isEmpty }.map(\.path).sorted()
  }

  static let files: [(path: String, text: String)] = {
    let folder = FolderTests.root.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }.compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { (name, $0) }
    }
  }()

  @Test(arguments: rooms.map(\.name)) func onlyTheRoomDoesIt(name: String) throws {
    let room = try #require(Self.rooms.first { $0.name == name })
    let users = try Self.users(of: room, among: Self.files).filter { !$0.hasPrefix(name + "/") }
    #expect(Set(users).subtracting(room.others.keys).sorted() == [], "ask \(name), or say here why not")
    #expect(Set(room.others.keys).subtracting(users).sorted() == [], "these need no reason any more")
  }

  @Test func aFileThatOpensFilesIsFound() throws {
    let room = Self.rooms[0]
    let found = try Self.users(
      of: room,
      among: [
        ("a.swift", "let file = FileHandle(forReadingAtPath: path)"), ("b.swift", "let text = try String(contentsOf: url, encoding: .utf8)"),
        ("c.c", "FILE *file = fopen(path, \"r\");"), ("d.swift", "// as FileManager does\nlet text = FilePath.text(of: \"FileHandle\")"),
        ("e.swift", "final class ScriptFileManager { func write(to: Place) {} }"),
      ])
    #expect(found == ["a.swift", "b.swift", "c.c"])
  }
}
