import Foundation

/// Operations on paths as text, and on the files at paths.
///
/// Foundation's functions end the process for a path of one letter, and turn `a/../b` into `/b`.
public enum FilePath {
  /// The folder of a file, computed from the text: `a` for `a/b.lua`, `.` for `b.lua`, `/` for `/b.lua`.
  public static func folder(of path: String) -> String {
    let trimmed = path.dropLast(while: { $0 == "/" })
    guard let slash = trimmed.lastIndex(of: "/") else {
      if trimmed.isEmpty { return path.isEmpty ? "." : "/" }
      return trimmed == "." || trimmed == ".." ? trimmed + "/.." : "."
    }
    let last = trimmed[trimmed.index(after: slash)...]
    if last == "." || last == ".." { return trimmed + "/.." }
    let folder = trimmed[..<slash].dropLast(while: { $0 == "/" })
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path without `.`, doubled slashes, and `..` if the text has the folder that it leaves; `.` if nothing remains.
  public static func standardized(_ path: String) -> String {
    var steps: [Substring] = []
    let isWhole = path.hasPrefix("/")
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else if step != ".." || !isWhole {
        steps.append(step)
      }
    }
    let text = steps.joined(separator: "/")
    return isWhole ? "/" + text : text.isEmpty ? "." : text
  }

  /// A path for messages: relative to the working folder if it is inside, without redundant parts.
  public static func shown(_ path: String) -> String {
    let here = currentFolder
    var whole = standardized(path.hasPrefix("/") ? path : here + "/" + path)
    // After a link, `..` is the folder around the link's target.
    if path.contains(".."), let linked = real(path), linked != real(whole) { whole = linked }
    let start = here == "/" ? here : here + "/"
    return whole.hasPrefix(start) && whole != start ? String(whole.dropFirst(start.count)) : whole
  }

  /// The path without links; nil if there is no such file.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a folder the working folder of the process. Returns: whether there is such a folder
  package static func enter(_ folder: String) -> Bool { FileManager.default.changeCurrentDirectoryPath(folder) }

  /// Whether there is an ordinary file, or a link to one. Reading a device or a pipe might never end.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is a folder, not a link to one.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The content of a file, or of a pipe. Throws: `FileProblem`, also for a device and for a file that is too large
  ///
  /// - Parameters:
  ///   - limit: the largest size of a file. Units: bytes
  ///   - pipes: whether a pipe is read, which waits until somebody has written to it
  public static func contents(of path: String, limit: Int = largestFile, pipes: Bool = true) throws(FileProblem) -> [UInt8] {
    // Opening a pipe to which nobody writes would wait, too.
    let number = open(path, O_RDONLY | O_CLOEXEC | (pipes ? 0 : O_NONBLOCK))
    guard number >= 0 else { throw FileProblem(path: path, code: errno) }
    guard let file = fdopen(number, "rb") else {
      close(number)
      throw FileProblem(path: path, code: errno)
    }
    defer { fclose(file) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw FileProblem(path: path, code: errno) }
    let type = status.st_mode & S_IFMT
    if type == S_IFIFO, !pipes { throw FileProblem(path: path, refusal: .pipe) }
    guard type == S_IFREG || type == S_IFIFO || type == S_IFDIR else { throw FileProblem(path: path, refusal: .special) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let count = fread(&block, 1, block.count, file)
      bytes.append(contentsOf: block[..<count])
      if count < block.count { break }
      guard bytes.count <= limit else { throw FileProblem(path: path, refusal: .tooLarge(limit: limit)) }
    }
    if ferror(file) != 0 { throw FileProblem(path: path, code: errno) }
    return bytes
  }

  /// Units: bytes
  private static let blockSize = 1 << 16
  /// Units: bytes. Ours: many times the longest script that was ever written
  public static let largestFile = 64 << 20
}

/// Why a file could not be read.
public struct FileProblem: Error {
  public let path: String
  /// Source: errno
  public let code: Int32
  /// Why it was not read although it could be opened; nil if reading failed.
  let refusal: Refusal?

  enum Refusal {
    /// A device or a socket.
    case special
    /// A pipe, where reading must not wait.
    case pipe
    /// Units: bytes.
    case tooLarge(limit: Int)
  }

  init(path: String, code: Int32) { (self.path, self.code, refusal) = (path, code, nil) }
  init(path: String, refusal: Refusal) { (self.path, code, self.refusal) = (path, 0, refusal) }

  public var isMissing: Bool { code == ENOENT }
  public var isFolder: Bool { code == EISDIR }
}

extension FileProblem: CustomStringConvertible {
  public var description: String {
    let shown = path.isEmpty ? "\"\"" : FilePath.shown(path)
    if isMissing { return "there is no file \(shown)" }
    switch refusal {
    case .special: return "\(shown) is a device, which may never end; name an ordinary file, or a pipe"
    case .pipe: return "\(shown) is a pipe, which is not waited for here; name an ordinary file"
    case .tooLarge(let limit): return "\(shown) has more than the \(limit >> 20) MB that are read"
    case nil: break
    }
    return isFolder ? "\(shown) is a folder; name a Lua file in it" : "\(shown) can't be read: \(systemReason(code: code))"
  }
}

extension StringProtocol {
  /// Without the characters at the end for which the condition holds.
  fileprivate func dropLast(while holds: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, holds(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
