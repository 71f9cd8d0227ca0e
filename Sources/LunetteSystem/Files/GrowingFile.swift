import Foundation

/// A file that is written while something goes on. It is made empty, and its folder is made.
package final class GrowingFile {
  private let handle: FileHandle

  /// Throws: the system's error
  package init(_ path: String) throws {
    let folder = FilePath.folder(of: path)
    if !FilePath.exists(folder) { try FilePath.makeFolder(folder) }
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  /// Goes on with a file that is there, after so many bytes. Throws: the system's error
  package init(_ path: String, after bytes: Int) throws {
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: UInt64(max(0, bytes)))
    try handle.seekToEnd()
  }

  package func write(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }

  package func close() throws { try handle.close() }
}

/// A file without a name, for what another program reads or writes. Nothing remains of it however the process ends.
struct NamelessFile {
  let handle: FileHandle

  init(_ contents: Data = Data()) throws {
    var name = Array((NSTemporaryDirectory() + "/lunette-XXXXXX").utf8CString)
    let number = mkstemp(&name)
    guard number >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    unlink(name)
    handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    try handle.write(contentsOf: contents)
    try handle.seek(toOffset: 0)
  }

  /// From the file's beginning.
  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}

/// The standard output of a host that nobody gave another; the command line buffers its own.
package func writeToStandardOutput(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
