/// The secrets of an app's keychain, in the order in which they were added. One is found by its attributes without a look at the others.
public struct SecretList: Equatable, Sendable {
  public typealias Secret = [String: InputValue]

  /// What makes two secrets of a class the same one. Source: Apple, errSecDuplicateItem's primary keys
  public static let primaryKeys: [String: [String]] = [
    "genericPassword": ["account", "service", "accessGroup"],
    "internetPassword": ["account", "server", "protocol", "port", "path", "securityDomain", "authenticationType", "accessGroup"],
    "certificate": ["certificateType", "issuer", "serialNumber", "accessGroup"],
    "key": ["applicationLabel", "applicationTag", "keyType", "accessGroup"],
    "identity": ["label", "accessGroup"],
  ]

  /// A value of a primary key; "" stands for a secret without one.
  private struct Attribute: Hashable { let secretClass, key, value: String }

  private var secrets: [Int: Secret] = [:]
  private var numbers: [Attribute: Set<Int>] = [:]
  private var next = 0

  public init() {}

  public static func == (one: SecretList, other: SecretList) -> Bool { one.all == other.all }

  public var all: [Secret] { secrets.keys.sorted().compactMap { secrets[$0] } }

  public subscript(number: Int) -> Secret? { secrets[number] }

  public mutating func append(_ secret: Secret) {
    next += 1
    put(secret, next)
  }

  public mutating func remove(_ number: Int) {
    guard let secret = secrets.removeValue(forKey: number) else { return }
    for attribute in Self.attributes(of: secret) {
      numbers[attribute]?.remove(number)
      if numbers[attribute]?.isEmpty == true { numbers[attribute] = nil }
    }
  }

  public mutating func replace(_ number: Int, by secret: Secret) {
    remove(number)
    put(secret, number)
  }

  private mutating func put(_ secret: Secret, _ number: Int) {
    secrets[number] = secret
    for attribute in Self.attributes(of: secret) { numbers[attribute, default: []].insert(number) }
  }

  /// The numbers of secrets that may have all of these attributes, in their order: all that do are among them.
  public func candidates(for attributes: Secret) -> [Int] {
    let sets = Self.attributes(of: attributes).filter { attributes[$0.key] != nil }.map { numbers[$0] ?? [] }
    return (sets.min { $0.count < $1.count } ?? Set(secrets.keys)).sorted()
  }

  /// Whether a secret with other numbers has the same primary keys.
  public func hasTwin(of secret: Secret, except number: Int? = nil) -> Bool {
    guard let keys = Self.keys(of: secret) else { return false }
    let sets = Self.attributes(of: secret).map { numbers[$0] ?? [] }
    guard let fewest = sets.min(by: { $0.count < $1.count }) else { return false }
    return fewest.contains { other in
      other != number && secrets[other].map { twin in twin["class"] == secret["class"] && keys.allSatisfy { twin[$0] == secret[$0] } } == true
    }
  }

  public static func keys(of secret: Secret) -> [String]? {
    guard case .text(let name)? = secret["class"] else { return nil }
    return primaryKeys[name]
  }

  /// Values of other kinds than text and numbers are told apart by comparing.
  private static func attributes(of secret: Secret) -> [Attribute] {
    guard case .text(let name)? = secret["class"], let keys = primaryKeys[name] else { return [] }
    return keys.compactMap { key in
      switch secret[key] {
      case nil: Attribute(secretClass: name, key: key, value: "")
      case .text(let text)?: Attribute(secretClass: name, key: key, value: "text " + text)
      case .number(let number)?: Attribute(secretClass: name, key: key, value: "\(number)")
      default: nil
      }
    }
  }
}

extension SecretList: Codable {
  public init(from decoder: any Decoder) throws {
    for secret in try decoder.singleValueContainer().decode([Secret].self) { append(secret) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}
