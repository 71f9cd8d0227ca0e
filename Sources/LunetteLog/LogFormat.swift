import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// A test by its file and its full name.
public struct TestName: Hashable, Codable, Sendable {
  public var file: String
  public var test: String
  public init(file: String, test: String) { (self.file, self.test) = (file, test) }
}

/// A line of a log.
public enum LogLine: Equatable, Sendable {
  /// The first line of every log. It names the library that words dates and numbers, since another version may have other words.
  case log(version: Int, icu: String? = nil)
  /// The line before those of a run.
  case run(RunSettings)
  /// A large body of an answer, before the answer.
  case blob(LogBlob)
  /// - Parameter test: in which it happened; nil for a run without tests
  case event(RunEvent, test: TestName?)
  /// The last line: a log that has it is complete.
  case end
}

extension LogLine {
  var isHeader: Bool { if case .log = self { true } else { false } }
}

/// The script of a run, and the settings of the command line.
public struct RunSettings: Equatable, Sendable {
  /// The scenario; nil for a run without a script.
  public var script: String?
  /// The hash of the scenario's file.
  public var code: UInt64?
  /// Whether this is a run of tests; its lines name their specs.
  public var isOfTests = false
  /// The device for launches that name none.
  public var device = Device.iPhoneSE
  public var seed: UInt64 = 1
  /// Limit of VM instructions in one callback; nil for no limit.
  public var budget: Int?

  public init(script: String? = nil, code: UInt64? = nil, isOfTests: Bool = false, device: Device = .iPhoneSE, seed: UInt64 = 1, budget: Int? = nil) {
    (self.script, self.code, self.isOfTests, self.device, self.seed, self.budget) = (script, code, isOfTests, device, seed, budget)
  }
}

extension RunSettings: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    try line.encodeIfPresent(script, forKey: .script)
    if let code { try line.encode(hash: code, forKey: .code) }
    if isOfTests { try line.encode(true, forKey: .tests) }
    try line.encode(device: device)
    try line.encode("\(seed)", forKey: .seed)
    try line.encodeIfPresent(budget, forKey: .budget)
  }

  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    guard let seed = try line.seed() else { throw line.problem(.seed, "there") }
    self.init(
      script: try line.decodeIfPresent(String.self, forKey: .script), code: try line.hash(.code),
      isOfTests: try line.decodeIfPresent(Bool.self, forKey: .tests) ?? false, device: try line.device(), seed: seed,
      budget: try line.decodeIfPresent(Int.self, forKey: .budget))
  }
}

extension LogLine: Codable {
  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: LogKey.self)
    switch self {
    case .log(let version, let icu):
      try line.encode("log", forKey: .event)
      try line.encode(version, forKey: .version)
      try line.encodeIfPresent(icu, forKey: .icu)
    case .run(let settings):
      try line.encode("run", forKey: .event)
      try settings.encode(to: encoder)
    case .blob(let blob):
      try line.encode("blob", forKey: .event)
      try blob.encode(to: encoder)
    case .event(let event, let test):
      try line.encode(event.kind.name, forKey: .event)
      try test?.encode(to: encoder)
      try event.encodeRest(to: encoder)
    case .end: try line.encode("end", forKey: .event)
    }
  }

  /// Throws: `LogDamage` for a line whose content can't be read, `DecodingError` for what is no line of a log
  public init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: LogKey.self)
    switch try line.decode(String.self, forKey: .event) {
    case "log": self = .log(version: try line.decode(Int.self, forKey: .version), icu: try line.decodeIfPresent(String.self, forKey: .icu))
    case "run": do { self = .run(try RunSettings(from: decoder)) } catch let error as DecodingError { throw LogDamage("run", error) }
    case "end": self = .end
    case "blob": do { self = .blob(try LogBlob(from: decoder)) } catch let error as DecodingError { throw LogDamage("blob", error) }
    default: self = .event(try RunEvent(from: decoder), test: line.contains(.file) ? try TestName(from: decoder) : nil)
    }
  }
}

/// Logs as files. `docs/logs.md` has the schema.
public enum LogFormat {
  /// Increased when a key changes its meaning or is removed.
  public static let version = 3
  /// The oldest version that is read.
  static let oldestVersion = 2

  public static let header = text(.log(version: version, icu: Icu.version))

  public static func text(_ line: LogLine) -> String { LineEncoder.text(line) + "\n" }

  /// The line of an event; nil for one that only a trace shows.
  /// - Parameter test: in which it happened
  public static func line(_ event: RunEvent, test: TestName? = nil) -> String? {
    event.isInLog ? text(.event(event, test: test)) : nil
  }

  /// The line before those of a run of this script.
  /// - Parameters:
  ///   - script: the scenario's path; nil for a run without a script
  ///   - device: for launches that name none
  ///   - budget: limit of VM instructions in one callback; nil for no limit
  public static func run(script: String?, tests: Bool = false, device: Device, seed: UInt64, budget: Int?) -> String {
    text(
      .run(
        RunSettings(
          script: script.map { FilePath.shown($0) }, code: script.flatMap { try? RunLog.code(ofFile: $0) }, isOfTests: tests, device: device, seed: seed,
          budget: budget)))
  }

  public static let end = text(.end)

  // MARK: Reading

  /// Throws: `LogError`
  static func text(ofFile path: String) throws -> String {
    do { return String(decoding: try FilePath.contents(of: path, limit: largestFile), as: UTF8.self) } catch {
      throw LogError.unreadable(error.isFolder ? "\(FilePath.shown(path)) is a folder" : "\(error)")
    }
  }

  /// Units: bytes. Ours: a log of many runs is larger than any script
  private static let largestFile = 4 << 30

  /// The lines with their numbers in the file, which may have the line ends of other systems. A last line that was still being written
  /// when the program was stopped doesn't count. Throws: `LogError`
  static func lines(of text: String, path: String) throws -> [(number: Int, line: LogLine)] {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let texts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var lines: [(number: Int, line: LogLine)] = []
    var blobs = LogBlobs()
    for (index, text) in texts.enumerated() {
      if text.isEmpty, index > 0 { continue }
      do {
        let line = try decoder.decode(LogLine.self, from: Data(text.utf8))
        if case .log(let version, _) = line, index == 0 {
          guard (oldestVersion...LogFormat.version).contains(version) else { throw LogError.otherVersion(path: path, version: version) }
        } else if lines.isEmpty || line.isHeader {
          throw LogError.noLog(path: path, line: index + 1)
        }
        switch line {
        case .blob(let blob): blobs.take(blob)
        case .event(let event, let test): lines.append((index + 1, .event(try blobs.whole(event), test: test)))
        default: lines.append((index + 1, line))
        }
      } catch let error as LogError {
        throw error
      } catch let damage as LogDamage {
        throw lines.isEmpty ? LogError.noLog(path: path, line: 1) : LogError.damaged(path: path, line: index + 1, reason: damage.reason)
      } catch {
        if index == texts.count - 1, (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) == nil { break }
        throw LogError.noLog(path: path, line: index + 1)
      }
    }
    if lines.isEmpty { throw LogError(ofTextWithoutLines: text, path: path) }
    return lines
  }
}

/// The reason why a log can't be read.
public enum LogError: Error, CustomStringConvertible {
  /// A log that can't be read, with the reason in words.
  case unreadable(String)
  case empty(path: String)
  case cutOffInFirstLine(path: String)
  case noLog(path: String, line: Int)
  case otherVersion(path: String, version: Int)
  case damaged(path: String, line: Int, reason: String)
  case noRun(path: String)

  /// The error for a text without a whole line.
  init(ofTextWithoutLines text: String, path: String) {
    self = text.isEmpty ? .empty(path: path) : text.hasPrefix("{") ? .cutOffInFirstLine(path: path) : .noLog(path: path, line: 1)
  }

  public var description: String {
    switch self {
    case .unreadable(let reason): "\(reason); write a log with lunette run --log FILE"
    case .empty(let path): "\(path): the file is empty, so it is no log; write a log with lunette run --log FILE"
    case .cutOffInFirstLine(let path): "\(path):1: the log was cut off in its first line; write it again"
    case .noLog(let path, let line): "\(path):\(line): this is no line of a log that --log has written"
    case .otherVersion(let path, let version):
      "\(path): a log of version \(version), and this lunette reads version \(LogFormat.version); write it again"
    case .damaged(let path, let line, let reason): "\(path):\(line): the log is damaged here: \(reason)"
    case .noRun(let path): "\(path): the log of no run; it has nothing to play"
    }
  }
}
