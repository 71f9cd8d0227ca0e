import Foundation

/// What lies at a path, and folders.
extension FilePath {
  /// Where a path without a slash at its beginning begins.
  package static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Whether there is a file, a folder or a device, or a link to one.
  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether there is a link, whatever it leads to.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether there is a program that may be started.
  package static func isProgram(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// The size of an ordinary file; nil if there is none, and for a link, which may lead out of the folder. Units: bytes
  package static func sizeUnlessLink(_ path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// When the file was changed last; nil if there is none.
  package static func changeTime(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// A file's text; nil if it can't be read, or isn't in UTF-8.
  package static func text(of path: String) -> String? {
    (try? contents(of: path, pipes: false)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The names in a folder, or in a folder that a link leads to, in order; nil if it can't be read.
  package static func names(in folder: String) -> [String]? { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() }

  /// The paths of all that lies in a folder and in its folders, relative to it, in order. Links to folders are not followed.
  package static func paths(below folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
  }

  /// Makes a folder, and those around it that are missing. Throws: the system's error
  package static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Removes a file, or a folder with all that lies in it. Returns: whether it could be removed
  @discardableResult
  package static func remove(_ path: String) -> Bool { (try? FileManager.default.removeItem(atPath: path)) != nil }

  /// Passes a new folder, which is removed afterwards.
  package static func withTemporaryFolder<Result>(_ name: String, _ body: (String) throws -> Result) throws -> Result {
    let unique = "\(name)-\(ProcessInfo.processInfo.globallyUniqueString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(unique).path
    try makeFolder(folder)
    defer { remove(folder) }
    return try body(folder)
  }

  /// Runs `body` while no other process that asks for the same lock does. The lock is a file beside the file in question.
  package static func withLock<Result>(of path: String, _ body: () throws -> Result) rethrows -> Result {
    let lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer {
      unlink(path + ".lock")
      if lock >= 0 { close(lock) }
    }
    return try body()
  }
}
