import Foundation

/// The folder in which the program was started: scripts read and write files below it and nowhere else.
package enum ProjectFolder {
  /// Why a script may not read this path; nil if it may. A missing file is left to the error of opening it.
  ///
  /// - Parameter path: the bytes that will be opened. Bytes that aren't UTF-8 would name another file if they were converted to text
  package static func refusal(ofReading path: UnsafePointer<CChar>) -> String? {
    // The real path, without links and `..`. If the file doesn't exist, reading it fails anyway.
    guard let file = realpath(path, nil) else {
      return errno == ENOENT || errno == ENOTDIR ? nil : "\"\(String(cString: path))\" can't be read: \(systemReason(code: errno))"
    }
    defer { free(file) }
    guard contains(file) else {
      return "\"\(String(cString: path))\" is not below the project's folder; scripts may read only what is"
    }
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return "\"\(String(cString: path))\" is \(isFolder ? "a folder" : "not an ordinary file"), which can't be read"
  }

  /// Why a script may not write a file.
  package struct Refusal: Error { package let reason: String }

  /// The real path of a file that a script may write.
  package static func place(toWrite path: String) throws(Refusal) -> String {
    // The system would end the name at a zero byte and open another file.
    guard !path.utf8.contains(0) else { throw Refusal(reason: "there is a NUL in the name") }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let real = realpath(FilePath.folder(of: path), nil) else { throw Refusal(reason: systemReason(code: errno)) }
    defer { free(real) }
    guard contains(real), !name.isEmpty, name != ".", name != ".." else {
      throw Refusal(reason: "it is not below the project's folder, and scripts may write only what is")
    }
    return String(cString: real) + "/" + name
  }

  /// Whether a real path, without links and `..`, is the working folder or inside it.
  private static func contains(_ path: UnsafePointer<CChar>) -> Bool {
    guard let project = realpath(".", nil) else { return false }
    defer { free(project) }
    let length = strlen(project)
    // The root folder may be the project, too.
    guard length > 1 else { return true }
    return strncmp(path, project, length) == 0 && (path[length] == 0 || path[length] == CChar(UInt8(ascii: "/")))
  }
}
