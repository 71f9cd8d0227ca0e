import Foundation
import LunetteCore

/// How far a request is from a route that doesn't answer it, and what differs, in words. Source: docs/rules/world.md 2
extension ScriptServer.Route {
  func difference(from record: ServedRequest, of server: ScriptServer) -> (distance: Int, words: String) {
    let address = differenceOfAddress(from: record, of: server)
    let request = record.exchange.request
    let path = pattern.difference(method: request.method, path: address.path, query: record.query)
    let wanted = wantedParts(record)
    var words = address.words + (path.words.isEmpty ? [] : [path.words]) + wanted
    var distance = path.distance + address.words.count * Self.addressDistance + wanted.count
    if isUsedUp, let times = options.times {
      words.append("it has answered \(uses) of \(times) time\(times == 1 ? "" : "s")")
      distance += 1
    }
    return (distance, words.joined(separator: "; "))
  }

  /// The distance of another address: as much as of a segment that is another one.
  private static let addressDistance = 3

  /// - Returns: path: what the route compares with its own, without the part that the server has in front of it
  private func differenceOfAddress(from record: ServedRequest, of server: ScriptServer) -> (words: [String], path: String) {
    if !isAddress, record.isHere { return ([], record.path) }
    guard let host = pattern.host ?? server.host, host != record.host || !isAddress else { return ([], record.whole) }
    var words: [String] = []
    let (asked, own) = (Self.parts(of: record.host), Self.parts(of: host))
    if asked.scheme != own.scheme { words.append("the scheme is \(asked.scheme), not \(own.scheme)") }
    if asked.name != own.name { words.append("the host is \(asked.name), not \(own.name)") }
    guard !isAddress, !server.prefix.isEmpty else { return (words, record.whole) }
    if record.whole == server.prefix || record.whole.hasPrefix(server.prefix + "/") {
      return (words, record.whole == server.prefix ? "/" : String(record.whole.dropFirst(server.prefix.count)))
    }
    words.append("the path doesn't begin with \(server.prefix)")
    return (words, record.whole)
  }

  private static func parts(of host: String) -> (scheme: Substring, name: Substring) {
    guard let colon = host.firstIndex(of: ":") else { return ("", host[...]) }
    return (host[..<colon], host[colon...].dropFirst("://".count))
  }

  /// What the route's options ask for and the request doesn't have.
  private func wantedParts(_ record: ServedRequest) -> [String] {
    func words(_ what: String, _ got: String?, _ wanted: String) -> String { "\(what) is \(got.map { "'\($0)'" } ?? "missing"), not '\(wanted)'" }
    var all: [String] = []
    for (key, wanted) in (options.query ?? [:]).sorted(by: { $0.key < $1.key }) where record.query[key] != wanted {
      all.append(words("the query's \(key)", record.query[key], wanted))
    }
    let fields = record.exchange.request.fields
    for (key, wanted) in (options.headers ?? [:]).sorted(by: { $0.key < $1.key }) where fields[key] != wanted {
      all.append(words("the header \(key)", fields[key], wanted))
    }
    if let json = options.json, let difference = json.firstDifference(in: record.json, at: "") { all.append("the body\(difference)") }
    return all
  }
}

extension InputValue {
  /// What an entry that this one asks for is in a value: ".user.name is 'b', not 'a'"; nil where everything is there.
  fileprivate func firstDifference(in other: InputValue?, at path: String) -> String? {
    if isContained(in: other) { return nil }
    guard case .table(let asked) = self, case .table(let given)? = other else {
      return (path.isEmpty ? "" : "'s \(path)") + " is \(other.map { "\($0)" } ?? "missing"), not \(self)"
    }
    for (key, value) in asked.sorted(by: { $0.key < $1.key }) {
      if let difference = value.firstDifference(in: given[key], at: path.isEmpty ? "\(key)" : "\(path).\(key)") { return difference }
    }
    return nil
  }
}
