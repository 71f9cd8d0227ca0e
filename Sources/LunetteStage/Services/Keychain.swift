import Foundation
import LunetteCore

/// The secrets of an app, which stay when it is removed. Source: Apple, Keychain services; docs/rules/world.md 7
public struct Keychain {
  private let simulation: Simulation
  public init(_ simulation: Simulation) { self.simulation = simulation }

  /// Source: Apple, Security framework result codes
  public enum Status: Int, Sendable {
    case success = 0
    case param = -50
    case duplicateItem = -25299
    case itemNotFound = -25300
  }

  /// What makes two secrets of a class the same one. Source: Apple, errSecDuplicateItem's primary keys
  private static let primaryKeys: [String: [String]] = [
    "genericPassword": ["account", "service", "accessGroup"],
    "internetPassword": ["account", "server", "protocol", "port", "path", "securityDomain", "authenticationType", "accessGroup"],
    "certificate": ["certificateType", "issuer", "serialNumber", "accessGroup"],
    "key": ["applicationLabel", "applicationTag", "keyType", "accessGroup"],
    "identity": ["label", "accessGroup"],
  ]
  public static let classes = primaryKeys.keys.sorted()

  /// Keys of a query that say what is wanted, and are no part of a secret.
  private static let wishes: Set<String> = ["returnData", "returnAttributes", "returnRef", "returnPersistentRef", "matchLimit", "useAuthenticationUI"]

  private var items: [[String: InputValue]] {
    get { simulation.kept.services.keychain }
    nonmutating set { simulation.kept.services.keychain = newValue }
  }

  public func add(_ attributes: [String: InputValue]) -> Status {
    guard let keys = keys(of: attributes), isDataText(attributes) else { return .param }
    let item = attributes.filter { !Self.wishes.contains($0.key) }
    if items.contains(where: { other in other["class"] == item["class"] && keys.allSatisfy { other[$0] == item[$0] } }) { return .duplicateItem }
    items.append(item)
    return .success
  }

  /// - Returns: the found secrets, in the order in which they were added; at most one unless the query wants all
  public func copyMatching(_ query: [String: InputValue]) -> (Status, InputValue) {
    guard keys(of: query) != nil else { return (.param, .none) }
    var found = items.filter { matches($0, query) }
    if found.isEmpty { return (.itemNotFound, .none) }
    let wantsAll = query["matchLimit"] == .text("all")
    if !wantsAll { found = [found[0]] }
    let (wantsData, wantsAttributes) = (query["returnData"] == .bool(true), query["returnAttributes"] == .bool(true))
    let results = found.map { item -> InputValue in
      if wantsAttributes { return .table(wantsData ? item : item.filter { $0.key != "valueData" }) }
      return wantsData ? item["valueData"] ?? .none : .none
    }
    return (.success, wantsAll ? .list(results) : results[0])
  }

  public func update(_ query: [String: InputValue], with changes: [String: InputValue]) -> Status {
    guard let keys = keys(of: query), isDataText(changes), changes["class"] == nil, !changes.isEmpty else { return .param }
    guard items.contains(where: { matches($0, query) }) else { return .itemNotFound }
    let changed = items.map { matches($0, query) ? $0.merging(changes) { $1 } : $0 }
    for (index, item) in changed.enumerated() where item != items[index] {
      let others = changed.enumerated().contains { other in
        other.offset != index && other.element["class"] == item["class"] && keys.allSatisfy { other.element[$0] == item[$0] }
      }
      if others { return .duplicateItem }
    }
    items = changed
    return .success
  }

  public func delete(_ query: [String: InputValue]) -> Status {
    guard keys(of: query) != nil else { return .param }
    let left = items.filter { !matches($0, query) }
    guard left.count < items.count else { return .itemNotFound }
    items = left
    return .success
  }

  private func keys(of query: [String: InputValue]) -> [String]? {
    guard case .text(let name)? = query["class"] else { return nil }
    return Self.primaryKeys[name]
  }

  private func isDataText(_ attributes: [String: InputValue]) -> Bool {
    switch attributes["valueData"] {
    case nil, .text?: true
    default: false
    }
  }

  private func matches(_ item: [String: InputValue], _ query: [String: InputValue]) -> Bool {
    query.allSatisfy { Self.wishes.contains($0.key) || item[$0.key] == $0.value }
  }
}
