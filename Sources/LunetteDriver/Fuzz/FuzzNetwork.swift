import Foundation
import LunetteKit
import LunetteScript

/// Draws what becomes of replies, of which one in eight is spoilt. Source: docs/rules/world.md 9
///
/// Of each eight replies of a session one is spoilt, of the first eight the one that the session's number says: so a run of many short
/// sessions spoils as many first replies as one long session does replies.
struct SpoilDice {
  private var random: SplitMix64
  /// How many replies come before the next one that is spoilt.
  private var left: Int
  /// How many were spoilt so far in the run, of sessions with one reply each: which kind comes next.
  private var turn: Int

  /// - Parameter session: its number in the run
  init(seed: UInt64, session: Int) {
    random = SplitMix64(seed: seed ^ Self.stream)
    (turn, left) = session.quotientAndRemainder(dividingBy: Self.oneOf)
  }

  /// A stream of its own, so that a reply changes nothing in the choice of actions.
  private static let stream: UInt64 = 0x5B0C_1EA7_0F42_9D61
  /// One reply of so many is spoilt. Ours
  private static let oneOf = 8
  /// Places in a body that are looked at. Ours
  private static let mostPlaces = 400

  mutating func draw(for planned: PlannedReply) -> [ReplySpoil] {
    guard left == 0 else {
      left -= 1
      return []
    }
    left = Self.oneOf - 1
    defer { turn += 1 }
    let body = planned.reply.body
    let (values, fields) = Self.places(in: body)
    var choices: [ReplySpoil] = [
      .latency(0), .latency(1), .latency(5), .latency(nil), .error("notConnectedToInternet"), .error("networkConnectionLost"), .error("timedOut"),
      .status(500), .status(404),
    ]
    if body.count > 1 { choices.append(.cut(Int.random(in: 0..<body.count, using: &random))) }
    if !values.isEmpty { choices.append(.broken) }
    // Every second spoilt body of JSON lacks something: that is what apps forget most.
    if !values.isEmpty, turn.isMultiple(of: 2) {
      var lacks: [ReplySpoil] = []
      if let list = Self.emptyList(in: values) { lacks.append(.missing(list)) }
      if let field = fields.randomElement(using: &random) { lacks.append(.missing(field)) }
      lacks.append(.null(values.randomElement(using: &random) ?? ""))
      return [lacks[turn / 2 % lacks.count]]
    }
    return choices.randomElement(using: &random).map { [$0] } ?? []
  }

  /// The ways to the values in a body of JSON, and those of them that are fields of objects.
  private static func places(in body: [UInt8]) -> (values: [String], fields: [String]) {
    guard (try? InputValue.read(json: body)) != nil else { return ([], []) }
    var (values, fields): ([String], [String]) = ([], [])
    body.withUnsafeBufferPointer { text in
      JsonPlaces.visit(text) { place in
        guard let last = place.path.last else { return true }
        let path = JsonPlaces.text(of: place.path)
        // A key with a dot or a bracket in it can't be written as a way.
        guard JsonPlaces.path(path) == place.path else { return true }
        values.append(path)
        if case .key = last { fields.append(path) }
        return values.count < mostPlaces
      }
    }
    return (values, fields)
  }

  /// The first entry of a list with one entry: without it the list is empty.
  private static func emptyList(in values: [String]) -> String? { values.first { $0.hasSuffix("[1]") && !values.contains($0.dropLast(3) + "[2]") } }
}

/// The device's settings of one session. Source: docs/rules/world.md 9
package struct FuzzWorld: Hashable, Codable, Sendable {
  package var language: String?
  package var timeZone: String?
  /// Units: seconds since the reference date
  package var date: Double?

  /// Ours: two pseudo-languages that lengthen and mirror, a language with long words, one from the right, one with other letters
  private static let languages = ["double", "rightToLeft", "de", "ar", "ja", "ru"]
  /// Ours: ahead and behind, with half an hour, with half an hour of summer time
  private static let zones = ["America/Los_Angeles", "Asia/Kolkata", "Pacific/Auckland", "Australia/Lord_Howe", "Europe/Berlin"]
  /// Ten seconds before midnight in Greenwich, on days before a leap day, a new year and a change of the clocks in Berlin. Units: seconds since the
  /// reference date
  private static let dates: [Double] = [730_857_590, 757_382_390, 796_348_790]

  static func drawn(by random: inout SplitMix64) -> FuzzWorld {
    FuzzWorld(
      language: Bool.random(using: &random) ? languages.randomElement(using: &random) : nil,
      timeZone: Bool.random(using: &random) ? zones.randomElement(using: &random) : nil,
      date: Bool.random(using: &random) ? dates.randomElement(using: &random) : nil)
  }

  func set(_ world: inout WorldSettings) {
    if let language { world.languages = [language] }
    if let timeZone { world.timeZone = timeZone }
    if let date { world.date = date }
  }

  /// For a reader: a spec has these as options of its launch.
  var line: String {
    let parts = [
      language.map { "language = \"\($0)\"" }, timeZone.map { "timeZone = \"\($0)\"" },
      date.map { "date = Date { timeIntervalSinceReferenceDate = \(Int($0)) }" },
    ].compactMap(\.self)
    return "launch with \(parts.joined(separator: ", "))"
  }

  /// These settings with one fewer: each way to leave one out.
  package var simpler: [FuzzWorld] {
    var (a, b, c) = (self, self, self)
    (a.language, b.timeZone, c.date) = (nil, nil, nil)
    return [a, b, c].filter { $0 != self && $0 != FuzzWorld() }
  }
}
