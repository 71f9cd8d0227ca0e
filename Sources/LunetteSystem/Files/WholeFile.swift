import Foundation

/// Writes files completely or not at all: no reader ever sees half a file.
///
/// The path is used as it is: Foundation would replace a `~` at its beginning by a home folder.
package enum WholeFile {
  /// The ending of a file while it is written. If the process is killed before the file is whole, the file stays; `--prune` removes it.
  package static let unfinishedEnding = ".lunette-part"

  /// - Parameter makesFolder: whether the file's folder is made where it is missing
  /// - Throws: the system's error
  package static func write(_ data: Data, to path: String, makesFolder: Bool = false) throws {
    if makesFolder { try FilePath.makeFolder(FilePath.folder(of: path)) }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    // The name contains process and thread, so that no other thread of the machine writes to it.
    let unfinished = "\(path[..<slash]).\(path[slash...]).\(getpid())-\(pthread_self())\(unfinishedEnding)"
    let file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw problem() }
    do {
      defer { close(file) }
      try write(data, to: file)
      guard rename(unfinished, path) == 0 else { throw problem() }
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  package static func write(_ text: String, to path: String, makesFolder: Bool = false) throws {
    try write(Data(text.utf8), to: path, makesFolder: makesFolder)
  }

  /// Writes a file that must not be there yet; its folder is made. Throws: the system's error
  package static func writeNew(_ text: String, to path: String) throws {
    try FilePath.makeFolder(FilePath.folder(of: path))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
  }

  /// Unfinished files inside a folder that killed processes have left. Files of running processes are not listed.
  package static func leftBehind(below folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    while let path = files.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if foreignFolders.contains(name) {
        files.skipDescendants()
      } else if name.hasPrefix("."), name.hasSuffix(unfinishedEnding), !isWritten(name) {
        found.append(folder == "." ? path : folder + "/" + path)
      }
    }
    return found.sorted()
  }

  /// Folders with many files, none of them ours.
  private static let foreignFolders: Set<String> = [".git", ".build", "node_modules"]

  /// Whether the process that has begun the file is still running.
  private static func isWritten(_ name: String) -> Bool {
    let owner = name.dropLast(unfinishedEnding.count).split(separator: ".").last?.split(separator: "-").first.flatMap { pid_t($0) }
    return owner.map { kill($0, 0) == 0 } ?? false
  }

  private static func write(_ data: Data, to file: Int32) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        guard count >= 0 || errno == EINTR else { throw problem() }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  private static func problem() -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
}
