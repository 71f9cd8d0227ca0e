import Foundation

/// The files that an app sees: its container, which it may change, and its bundle, which it may read. Nothing of it is on the machine's disk.
/// Source: docs/rules/world.md 6
public final class SimulatedFiles {
  private let reference: SimulationReference
  init(_ reference: SimulationReference) { self.reference = reference }
  private var simulation: Simulation { reference.simulation }

  /// A file of the bundle by its path below it; nil for none.
  public var bundleFile: ((String) -> [UInt8]?)?
  /// The names in the bundle's folder, by the path below it; nil for no folder.
  public var bundleNames: ((String) -> [String]?)?

  /// A place in the container or in the bundle, without `.` and `..`.
  public enum Place: Equatable {
    case container(String)
    case bundle(String)
  }

  private var tree: FileTree {
    get { simulation.kept.files ?? FileTree() }
    set {
      simulation.kept.files = newValue
      knownPaths = nil
    }
  }
  /// All files, once somebody has asked for them since the last change.
  private var knownPaths: [String]?
  private var space: Int { simulation.kept.diskSpace ?? FileTree.largestTree }

  /// The app's home. Its last part is new after an update of the app. Source: Apple
  public var home: String { "/var/mobile/Containers/Data/Application/" + Self.identifier(simulation.kept.updates ?? 0) }
  public var bundlePath: String { "/var/containers/Bundle/Application/" + Self.identifier(1000 + (simulation.kept.updates ?? 0)) + "/App.app" }

  private static func identifier(_ number: Int) -> String {
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(number)) &+ 0x4C75_6E65)
    let digits = (0..<2).map { _ in
      let text = String(random.next(), radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    let starts = [0, 8, 12, 16, 20, 32]
    let all = Array(digits)
    return zip(starts, starts.dropFirst()).map { String(all[$0..<$1]) }.joined(separator: "-")
  }

  /// The place of a path, which may begin at the container. Nil for one that leads out of both, and for one with a NUL.
  public func place(_ path: String) -> Place? {
    guard let clean = clean(path) else { return nil }
    if clean == home { return .container("") }
    if clean.hasPrefix(home + "/") { return .container(String(clean.dropFirst(home.count + 1))) }
    if clean == bundlePath { return .bundle("") }
    if clean.hasPrefix(bundlePath + "/") { return .bundle(String(clean.dropFirst(bundlePath.count + 1))) }
    return nil
  }

  /// A whole path without `.` and `..`; nil for one that leads above the first folder, and for one with a NUL.
  private func clean(_ path: String) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    let whole = path.hasPrefix("/") ? path : home + "/" + path
    var steps: [Substring] = []
    for step in whole.split(separator: "/") where step != "." {
      if step == ".." { if steps.popLast() == nil { return nil } } else { steps.append(step) }
    }
    var clean = "/" + steps.joined(separator: "/")
    if clean.hasPrefix("/private/var/") { clean = String(clean.dropFirst("/private".count)) }
    return clean
  }

  /// Whether the path is one of another container of this app's: that before an update. What was there is gone.
  private func isOfContainers(_ path: String) -> Bool {
    guard let path = clean(path) else { return false }
    return path.hasPrefix("/var/mobile/Containers/") || path.hasPrefix("/var/containers/")
  }

  // MARK: Asking

  public func isFolder(_ path: String) -> Bool? {
    switch place(path) {
    case .container(let path)?: tree[path]?.isFolder
    case .bundle(let path)?: bundleNames?(path) != nil || path.isEmpty ? true : bundleFile?(path) != nil ? false : nil
    case nil: nil
    }
  }

  public func node(_ path: String) -> FileTree.Node? { if case .container(let path)? = place(path) { tree[path] } else { nil } }

  /// A file or a folder of the container or, with the first date of all, of the bundle. Throws: `noFile`, `notReadable`
  public func find(_ path: String) throws(FileFault) -> FileTree.Node {
    switch place(path) {
    case .container(let path)?:
      guard let node = tree[path] else { throw .noFile }
      return node
    case .bundle?:
      guard let isFolder = isFolder(path) else { throw .noFile }
      return FileTree.Node(bytes: isFolder ? nil : try read(path), created: 0, modified: 0)
    case nil: throw isOfContainers(path) ? .noFile : .notReadable
    }
  }

  /// Throws: `noFile`, `notReadable`
  public func read(_ path: String) throws(FileFault) -> [UInt8] {
    switch place(path) {
    case .container(let path)?:
      guard let node = tree[path] else { throw .noFile }
      guard let bytes = node.bytes else { throw .notReadable }
      return bytes
    case .bundle(let path)?:
      guard let bytes = bundleFile?(path) else { throw .noFile }
      return bytes
    case nil: throw isOfContainers(path) ? .noFile : .notReadable
    }
  }

  public func names(in path: String) throws(FileFault) -> [String] {
    switch place(path) {
    case .container(let path)?:
      guard let node = tree[path] else { throw .noFile }
      guard node.isFolder else { throw .notReadable }
      return tree.names(in: path)
    case .bundle(let path)?:
      guard let names = path.isEmpty ? bundleNames?(path) ?? [] : bundleNames?(path) else { throw .noFile }
      return names
    case nil: throw isOfContainers(path) ? .noFile : .notReadable
    }
  }

  // MARK: Changing

  private func own(_ path: String) throws(FileFault) -> String {
    switch place(path) {
    case .container(let own)?: return own
    case .bundle?: throw .notAllowed
    case nil: throw isOfContainers(path) ? .noFile : .notAllowed
    }
  }

  public func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    let path = try own(path)
    try change { (tree: inout FileTree) throws(FileFault) in try tree.write(bytes, to: path, at: simulation.date, space: space) }
  }

  public func makeFolder(_ path: String, withParents: Bool) throws(FileFault) {
    let path = try own(path)
    try change { (tree: inout FileTree) throws(FileFault) in try tree.makeFolder(path, withParents: withParents, at: simulation.date) }
  }

  public func remove(_ path: String) throws(FileFault) {
    let path = try own(path)
    try change { (tree: inout FileTree) throws(FileFault) in try tree.remove(path, at: simulation.date) }
  }

  public func move(_ path: String, to other: String) throws(FileFault) {
    let (path, other) = (try own(path), try own(other))
    try change { (tree: inout FileTree) throws(FileFault) in try tree.move(path, to: other, at: simulation.date) }
  }

  /// Copies in the container, or from the bundle.
  public func copy(_ path: String, to other: String) throws(FileFault) {
    if case .bundle? = place(path) {
      if isFolder(other) != nil { throw .exists }
      return try copyFromBundle(path, to: other)
    }
    let (path, other) = (try own(path), try own(other))
    try change { (tree: inout FileTree) throws(FileFault) in try tree.copy(path, to: other, at: simulation.date, space: space) }
  }

  private func copyFromBundle(_ path: String, to other: String) throws(FileFault) {
    if let bytes = try find(path).bytes { return try write(bytes, to: other) }
    let parts = try subpaths(of: path)
    try makeFolder(other, withParents: false)
    do {
      for part in parts { try copyFromBundle(path + "/" + part, inside: other + "/" + part) }
    } catch {
      // No half of a folder stays.
      try? remove(other)
      throw error
    }
  }

  /// - Parameter other: in a folder that has been copied already
  private func copyFromBundle(_ path: String, inside other: String) throws(FileFault) {
    if let bytes = try find(path).bytes { try write(bytes, to: other) } else { try makeFolder(other, withParents: false) }
  }

  /// Puts an item in the place of another one. Where that fails both stay.
  public func replace(_ path: String, with other: String) throws(FileFault) {
    let (path, other) = (try own(path), try own(other))
    try change { (tree: inout FileTree) throws(FileFault) in
      var changed = tree
      if changed[path] != nil { try changed.remove(path, at: simulation.date) }
      try changed.move(other, to: path, at: simulation.date)
      tree = changed
    }
  }

  /// - Parameters: units: seconds since the reference date; nil leaves a date as it is
  public func setDates(created: Double?, modified: Double?, of path: String) throws(FileFault) {
    let path = try own(path)
    try change { (tree: inout FileTree) throws(FileFault) in try tree.setDates(created: created, modified: modified, of: path) }
  }

  /// The most that all files together may take. Units: bytes
  public var totalSpace: Int { min(space, FileTree.largestTree) }
  public var freeSpace: Int { max(0, totalSpace - tree.size) }

  /// The paths of all that is in a folder, from that folder, in the order of their bytes.
  public func subpaths(of folder: String) throws(FileFault) -> [String] {
    if case .container(let own)? = place(folder) {
      guard let node = tree[own] else { throw .noFile }
      guard node.isFolder else { throw .notReadable }
      return tree.paths(below: own).map { own.isEmpty ? $0 : String($0.dropFirst(own.count + 1)) }.filter { !$0.isEmpty }
    }
    var found: [String] = []
    var open = try names(in: folder)
    while let path = open.popLast(), found.count < FileTree.mostFiles {
      found.append(path)
      if isFolder(folder + "/" + path) == true { open += try names(in: folder + "/" + path).map { path + "/" + $0 } }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The tree is changed in its place; a copy would cost as much as it has entries.
  private func change(_ body: (inout FileTree) throws(FileFault) -> Void) throws(FileFault) {
    var tree = tree
    (simulation.kept.files, knownPaths) = (nil, nil)
    defer { simulation.kept.files = tree }
    try body(&tree)
  }

  /// All files of the container, in the order of their paths.
  public var paths: [String] {
    if let knownPaths { return knownPaths }
    let tree = tree
    let paths = tree.paths(below: "").filter { tree[$0]?.isFolder == false }
    knownPaths = paths
    return paths
  }
}

extension Simulation {
  private static let filesKey = CompanionKey<SimulatedFiles>()

  public var files: SimulatedFiles {
    if let known = companions[Self.filesKey] { return known }
    let files = SimulatedFiles(reference)
    companions[Self.filesKey] = files
    return files
  }
}
