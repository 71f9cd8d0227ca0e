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

  public static let classes = SecretList.primaryKeys.keys.sorted()

  /// Keys of a query that say what is wanted, and are no part of a secret.
  private static let wishes: Set<String> = ["returnData", "returnAttributes", "returnRef", "returnPersistentRef", "matchLimit", "useAuthenticationUI"]

  private var items: SecretList { simulation.kept.services.keychain }

  public func add(_ attributes: [String: InputValue]) -> Status {
    guard SecretList.keys(of: attributes) != nil, isDataText(attributes) else { return .param }
    let item = attributes.filter { !Self.wishes.contains($0.key) }
    if items.hasTwin(of: item) { return .duplicateItem }
    simulation.kept.services.keychain.append(item)
    return .success
  }

  /// How many secrets a query wants: one, or a list of at most so many. Nil for a limit that is none. Source: Apple, kSecMatchLimit
  private func limit(of query: [String: InputValue]) -> Int? {
    switch query["matchLimit"] {
    case nil, .text("one")?: 1
    case .text("all")?: .max
    case .number(let number)? where number >= 1: Int(exactly: number)
    default: nil
    }
  }

  /// - Returns: the found secrets, in the order in which they were added; one, or a list where the query's limit is above one
  public func copyMatching(_ query: [String: InputValue]) -> (Status, InputValue) {
    guard SecretList.keys(of: query) != nil, let limit = limit(of: query) else { return (.param, .none) }
    var found = matching(query).compactMap { items[$0] }
    if found.isEmpty { return (.itemNotFound, .none) }
    found = Array(found.prefix(limit))
    let (wantsData, wantsAttributes) = (query["returnData"] == .bool(true), query["returnAttributes"] == .bool(true))
    let results = found.map { item -> InputValue in
      if wantsAttributes { return .table(wantsData ? item : item.filter { $0.key != "valueData" }) }
      return wantsData ? item["valueData"] ?? .none : .none
    }
    return (.success, limit > 1 ? .list(results) : results[0])
  }

  public func update(_ query: [String: InputValue], with changes: [String: InputValue]) -> Status {
    guard SecretList.keys(of: query) != nil, isDataText(changes), changes["class"] == nil, !changes.isEmpty else { return .param }
    let before = matching(query).compactMap { number in items[number].map { (number: number, item: $0) } }
    if before.isEmpty { return .itemNotFound }
    for (number, item) in before { simulation.kept.services.keychain.replace(number, by: item.merging(changes) { $1 }) }
    if before.contains(where: { number, item in items[number].map { $0 != item && items.hasTwin(of: $0, except: number) } == true }) {
      for (number, item) in before { simulation.kept.services.keychain.replace(number, by: item) }
      return .duplicateItem
    }
    return .success
  }

  public func delete(_ query: [String: InputValue]) -> Status {
    guard SecretList.keys(of: query) != nil else { return .param }
    let found = matching(query)
    for number in found { simulation.kept.services.keychain.remove(number) }
    return found.isEmpty ? .itemNotFound : .success
  }

  private func matching(_ query: [String: InputValue]) -> [Int] {
    items.candidates(for: query).filter { number in items[number].map { matches($0, query) } == true }
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
