import Foundation
import Testing

/// Nothing that a run shows may depend on the machine: its clock, its zone, its locale, its environment, its network. Whoever reads one of them is listed
/// here with the reason; none of the readings is in a frame, a log or a result. Source: docs/rules/world.md 9
@Suite struct MachineTests {
  static let readings = [
    RoomTests.Room(
      name: "the clock",
      words: #"\b(ContinuousClock|SuspendingClock|clock_gettime|gettimeofday|mach_absolute_time|DispatchTime|systemUptime)\b|\bDate\(\)|\b(time|clock)\(nil\)"#,
      others: [
        "CLuaShim/watch.c": "the time limit of scripts", "LunetteLive/Player/Pacer.swift": "when the next frame of a played session is due",
        "LunetteTesting/Properties/ShrinkWatch.swift": "the limit of a search", "LunetteTesting/Running/FileRun.swift": "how long a test took",
        "lunette/FuzzCommand.swift": "--for", "lunette/ExploreCommand.swift": "the end of --for, lines about progress",
        "lunette/Output.swift": "when a line about progress is due",
      ]),
    RoomTests.Room(
      name: "zone, locale and environment",
      words: #"\b(NS)?(Locale|TimeZone|Calendar)\.(current|autoupdatingCurrent|system|local|default)\b"#
        + #"|\b(tzset|localtime|localtime_r|setlocale|getenv|secure_getenv)\(|processInfo\.environment\b"#,
      others: ["lunette/Environment.swift": "the command line's own colours and widths"]),
    RoomTests.Room(
      name: "Foundation's formatters, which read zone files and the locale",
      words: #"\b(NS)?(Date|Number|ISO8601Date|ByteCount|DateInterval|DateComponents|RelativeDateTime|Measurement|List|PersonNameComponents)Formatter\("#),
    RoomTests.Room(
      name: "sockets",
      words:
        #"\bURLSession(\.shared|\()|\b(getaddrinfo|gethostbyname|sendto|recvfrom)\(|\bsocket\( ?AF_|\bimport (FlyingFox|FlyingSocks|Network|FoundationNetworking)\b"#,
      others: [
        "LunetteLive/Server/LiveServer.swift": "the player's server", "LunetteLive/Server/SocketReader.swift": "the player's server",
        "LunetteLive/Server/LiveConnection.swift": "the player's server", "LunetteLive/Debug/DebugListener.swift": "lunette debug --port",
      ]),
  ]

  @Test(arguments: readings.map(\.name)) func nobodyElseReads(name: String) throws {
    let reading = try #require(Self.readings.first { $0.name == name })
    let users = try RoomTests.users(of: reading, among: RoomTests.files)
    #expect(Set(users).subtracting(reading.others.keys).sorted() == [], "a run must not show \(name)")
    #expect(Set(reading.others.keys).subtracting(users).sorted() == [], "these need no reason any more")
  }

  @Test func whoReadsTheMachineIsFound() throws {
    let files = [
      ("a.swift", "let now = Date()"), ("b.swift", "let zone = TimeZone.current"), ("c.c", "localtime(&now);"), ("d.swift", "let text = DateFormatter()"),
      ("e.swift", "URLSession.shared.dataTask(with: url)"), ("f.swift", "// Date() and Locale.current\nlet names = [\"DateFormatter(\"]"),
      ("g.swift", "ScriptDate(seconds)"),
    ]
    let found = try Self.readings.map { try RoomTests.users(of: $0, among: files) }
    #expect(found == [["a.swift"], ["b.swift", "c.c"], ["d.swift"], ["e.swift"]])
  }
}
