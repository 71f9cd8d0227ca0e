import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// `server:har(file, { url = "/api/**", notFound = "fallthrough", latency = "recorded" })`
struct HarOptions: OptionTable {
  @LuaOption("Which requests the file answers: a path or a whole address, in which :name and * are one segment and ** all that remain; all if it is left out.")
  var url: String? = nil
  @LuaOption("What becomes of a request that the file doesn't have: \"error\", or \"fallthrough\" for the next route; \"error\" if it is left out.")
  var notFound: HarMiss = .error
  @LuaOption("\"recorded\": each answer takes as long as it took then; the server's latency if it is left out.") var latency: HarLatency? = nil
}

enum HarMiss: String, LuaEnum, CaseIterable {
  case error, `fallthrough`
  static var luaTypeName: String { "\"error\" or \"fallthrough\"" }
}

enum HarLatency: String, LuaEnum, CaseIterable {
  case recorded
  static var luaTypeName: String { "\"recorded\"" }
}

/// The requests of a file, and which of them have been played. Source: docs/rules/world.md 2
final class HarRecording {
  let pattern: RoutePattern
  let shownPath: String
  let fallsThrough: Bool
  private let entries: [HarFile.Entry]
  /// The entries by method and address, in their order.
  private var places: [String: [Int]] = [:]
  private var played: Set<Int> = []
  private let hasOwnTimes: Bool

  /// Throws: `HarProblem`; `ScenarioError` for a file that is not there
  init(_ file: String, _ options: HarOptions, in folders: [String]) throws {
    let path = try ScriptServer.path(of: file, named: "har: argument 1 'file'", in: folders)
    shownPath = FilePath.shown(path)
    pattern = RoutePattern(method: "*", path: options.url ?? "/**")
    try pattern.check(named: "url")
    isForAll = options.url == nil
    (fallsThrough, hasOwnTimes) = (options.notFound == .fallthrough, options.latency == .recorded)
    entries = try HarFile(FilePath.contents(of: path), name: shownPath) { try FilePath.contents(of: FilePath.folder(of: path) + "/" + $0) }.entries
    for (place, entry) in entries.enumerated() { places[Self.key(entry.request), default: []].append(place) }
  }

  /// Whether it answers at every address.
  let isForAll: Bool

  /// Method and address, without what makes no other address: the case of the host, the usual port, the fragment.
  private static func key(_ request: NetworkRequest) -> String {
    var url = request.url.prefix { $0 != "#" }[...]
    guard let start = url.range(of: "://") else { return request.line }
    let scheme = url[..<start.lowerBound].lowercased()
    url = url[start.upperBound...]
    let end = url.firstIndex { "/?".contains($0) } ?? url.endIndex
    var host = url[..<end].lowercased()
    if let usual = ["http": ":80", "https": ":443"][scheme], host.hasSuffix(usual) { host.removeLast(usual.count) }
    let rest = url[end...]
    return "\(request.method) \(scheme)://\(host)\(rest.hasPrefix("/") ? "" : "/")\(rest)"
  }

  /// Which entries were played, as far as that decides what is answered next.
  var playedPlaces: [Int] { played.sorted() }

  /// By method, address and body; among several the one with the most equal fields, then the first that was not played, at last the last.
  func reply(to request: NetworkRequest) -> PlannedReply? {
    let fitting = (places[Self.key(request)] ?? []).filter { Self.isSame(entries[$0].body, request.body) }
    let scores = fitting.map { place in entries[place].request.fields.list.count { request.fields[$0.name] == $0.value } }
    guard let most = scores.max() else { return nil }
    let best = zip(fitting, scores).filter { $1 == most }.map(\.0)
    guard let place = best.first(where: { !played.contains($0) }) ?? best.last else { return nil }
    played.insert(place)
    return PlannedReply(reply: entries[place].reply, latency: hasOwnTimes ? entries[place].seconds : nil)
  }

  /// Bodies of JSON are equal if their values are. A file that has none for a request fits every one.
  private static func isSame(_ recorded: [UInt8]?, _ body: [UInt8]?) -> Bool {
    guard let recorded else { return true }
    let body = body ?? []
    if recorded == body { return true }
    guard let one = try? InputValue.read(json: recorded), let other = try? InputValue.read(json: body) else { return false }
    return one == other
  }

  /// The request that is nearest to one which the file doesn't have, and how it differs, in words.
  func nearest(to request: NetworkRequest) -> String? {
    guard let asked = RoutePattern.parts(of: request.url) else { return nil }
    let candidates = entries.enumerated().compactMap { place, entry -> (distance: Int, place: Int, words: String)? in
      let pattern = RoutePattern(method: entry.request.method, path: entry.request.url)
      let difference = pattern.difference(method: request.method, path: asked.path, query: asked.query)
      let words = [pattern.host == asked.host ? nil : "another host", difference.words.isEmpty ? nil : difference.words].compactMap(\.self)
      return (
        difference.distance + (pattern.host == asked.host ? 0 : Self.otherHost), place,
        "\(entry.request.line) (\(words.isEmpty ? "with another body or query" : words.joined(separator: "; ")))"
      )
    }
    return candidates.min { ($0.distance, $0.place) < ($1.distance, $1.place) }?.words
  }

  /// The distance of another host: as much as of a wrong segment. Ours
  private static let otherHost = 3
}

extension ScriptServer {
  /// - Parameter name: of the argument, for the message
  static func path(of file: String, named name: String, in folders: [String]) throws -> String {
    let paths = file.hasPrefix("/") ? [file] : folders.map { $0 + "/" + file }
    guard let path = paths.first(where: FilePath.isFile) else {
      throw ScenarioError.badValue(name: name, wanted: "a file beside the script", got: "\"\(file)\"")
    }
    return path
  }
}
