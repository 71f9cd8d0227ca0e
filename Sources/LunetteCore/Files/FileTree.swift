/// The files of an app, in memory: a tree of folders and files, without links and owners.
///
/// Paths are relative to the app's container and have neither `.` nor `..`: `Documents/a.txt`; the container itself is "".
/// Source: docs/rules/world.md 6
public struct FileTree: Equatable, Sendable {
  public struct Node: Equatable, Sendable {
    /// nil for a folder.
    public internal(set) var bytes: [UInt8]?
    /// Units: seconds since the reference date
    public internal(set) var created, modified: Double
    public var isFolder: Bool { bytes == nil }

    /// - Parameter bytes: nil for a folder
    public init(bytes: [UInt8]?, created: Double, modified: Double) { (self.bytes, self.created, self.modified) = (bytes, created, modified) }
  }

  public private(set) var nodes: [String: Node] = [:]
  /// The size of all files together. Units: bytes
  public private(set) var size = 0

  /// Limits. Units: bytes; files. Source: docs/rules/world.md 6
  public static let largestTree = 64 << 20
  public static let largestFile = 16 << 20
  public static let mostFiles = 10_000

  /// The folders that every app has. Source: Apple, File System Programming Guide
  public static let standardFolders = ["", "Documents", "Library", "Library/Caches", "Library/Preferences", "tmp"]

  public init() { for folder in Self.standardFolders { nodes[folder] = Node(bytes: nil, created: 0, modified: 0) } }

  public subscript(path: String) -> Node? { nodes[path] }

  /// The names in a folder, in the order of their bytes.
  public func names(in folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return nodes.keys.compactMap { path -> String? in
      guard path != folder, !path.isEmpty, path.hasPrefix(prefix) else { return nil }
      let rest = path.dropFirst(prefix.count)
      return rest.contains("/") ? nil : String(rest)
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Everything below a folder, in the order of the paths' bytes.
  public func paths(below folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return nodes.keys.filter { $0 != folder && $0.hasPrefix(prefix) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The longest name of a file. Units: bytes. Source: APFS as iOS has it
  private static let longestName = 255

  /// Whether the last part of a path is no longer than a name may be.
  private static func isName(_ path: String) -> Bool { (path.split(separator: "/").last?.utf8.count ?? 0) <= longestName }

  public static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  // MARK: Changes

  /// - Parameters:
  ///   - space: of the device, for all files. Units: bytes
  ///   - date: units: seconds since the reference date
  public mutating func write(_ bytes: [UInt8], to path: String, at date: Double, space: Int = largestTree) throws(FileFault) {
    let old = nodes[path]
    if path.isEmpty || old?.isFolder == true { throw .exists }
    guard nodes[Self.parent(of: path)]?.isFolder == true else { throw .noFile }
    guard old != nil || Self.isName(path) else { throw .badName }
    let total = size - (old?.bytes?.count ?? 0) + bytes.count
    guard bytes.count <= Self.largestFile, total <= min(space, Self.largestTree), old != nil || nodes.count < Self.mostFiles else { throw .noSpace }
    nodes[path] = Node(bytes: bytes, created: old?.created ?? date, modified: date)
    size = total
    if old == nil { touch(Self.parent(of: path), date) }
  }

  public mutating func makeFolder(_ path: String, withParents: Bool, at date: Double) throws(FileFault) {
    if let node = nodes[path] {
      if node.isFolder, withParents { return }
      throw .exists
    }
    let parent = Self.parent(of: path)
    if withParents {
      try makeFolder(parent, withParents: true, at: date)
    } else if nodes[parent]?.isFolder != true {
      throw .noFile
    }
    guard nodes.count < Self.mostFiles else { throw .noSpace }
    guard Self.isName(path) else { throw .badName }
    nodes[path] = Node(bytes: nil, created: date, modified: date)
    touch(parent, date)
  }

  public mutating func remove(_ path: String, at date: Double) throws(FileFault) {
    guard nodes[path] != nil else { throw .noFile }
    guard !Self.standardFolders.contains(path) else { throw .notAllowed }
    for inner in paths(below: path) + [path] {
      size -= nodes[inner]?.bytes?.count ?? 0
      nodes[inner] = nil
    }
    touch(Self.parent(of: path), date)
  }

  public mutating func copy(_ path: String, to other: String, at date: Double, space: Int = largestTree) throws(FileFault) {
    guard let node = nodes[path] else { throw .noFile }
    guard nodes[other] == nil else { throw .exists }
    guard nodes[Self.parent(of: other)]?.isFolder == true else { throw .noFile }
    guard Self.isName(other) else { throw .badName }
    guard !(other + "/").hasPrefix(path + "/"), !path.isEmpty else { throw .notAllowed }
    let inner = paths(below: path)
    let added = (inner + [path]).reduce(0) { $0 + (nodes[$1]?.bytes?.count ?? 0) }
    guard size + added <= min(space, Self.largestTree), nodes.count + inner.count < Self.mostFiles else { throw .noSpace }
    nodes[other] = node
    for inner in inner { nodes[other + inner.dropFirst(path.count)] = nodes[inner] }
    size += added
    touch(Self.parent(of: other), date)
  }

  public mutating func move(_ path: String, to other: String, at date: Double) throws(FileFault) {
    guard nodes[path] != nil else { throw .noFile }
    guard !Self.standardFolders.contains(path) else { throw .notAllowed }
    try copy(path, to: other, at: date, space: .max)
    try remove(path, at: date)
  }

  /// Empties folders that the system may empty.
  public mutating func purge() {
    for folder in ["tmp", "Library/Caches"] {
      for path in paths(below: folder) {
        size -= nodes[path]?.bytes?.count ?? 0
        nodes[path] = nil
      }
    }
  }

  /// - Parameters: units: seconds since the reference date; nil leaves a date as it is
  public mutating func setDates(created: Double?, modified: Double?, of path: String) throws(FileFault) {
    guard var node = nodes[path] else { throw .noFile }
    (node.created, node.modified) = (created ?? node.created, modified ?? node.modified)
    nodes[path] = node
  }

  private mutating func touch(_ folder: String, _ date: Double) { nodes[folder]?.modified = date }
}

/// What can't be done with a file. The caller makes Apple's error of it, which depends on what it was about to do.
public enum FileFault: Error, Sendable {
  case noFile, exists, notAllowed, notReadable, noSpace, badName
}

extension FileTree: Codable {
  private struct Entry: Codable {
    var path: String
    var text: String?
    var bytes: [UInt8]?
    var created, modified: Double
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    for entry in try [Entry](from: decoder) {
      let bytes = entry.text.map { Array($0.utf8) } ?? entry.bytes
      nodes[entry.path] = Node(bytes: bytes, created: entry.created, modified: entry.modified)
      size += bytes?.count ?? 0
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let entries = nodes.keys.sorted().compactMap { path -> Entry? in
      guard let node = nodes[path] else { return nil }
      let text = node.bytes.flatMap { String(validating: $0, as: UTF8.self) }
      return Entry(path: path, text: text, bytes: text == nil ? node.bytes : nil, created: node.created, modified: node.modified)
    }
    try entries.encode(to: encoder)
  }
}
