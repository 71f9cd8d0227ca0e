import Foundation

/// A program that is asked and answers while it runs, as a language server does.
///
/// A pair of sockets stands for its standard input and output: unlike a pipe, a socket whose other end is gone ends nobody.
package final class ProgramTalk {
  /// Nil where this one has started none: the other end is that of the process that has started this one.
  private let process: Process?
  /// This process's end of the pair.
  private let line: Int32

  /// - Throws: the system's error if it can't be started
  package init(_ path: String, _ arguments: [String], in folder: String) throws {
    var ends: [Int32] = [-1, -1]
    // Other programs that are started now must not hold an end: this one would never hear that the talk has ended.
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    line = ends[0]
    #if !canImport(Glibc)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    let process = Process()
    self.process = process
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    (process.standardInput, process.standardOutput, process.standardError) = (other, other, FileHandle.nullDevice)
    defer { close(ends[1]) }
    do { try process.run() } catch {
      close(line)
      throw error
    }
  }

  /// Talks to the process that has started this one.
  /// - Parameter line: a connected socket
  package init(over line: Int32) { (self.line, process) = (line, nil) }

  /// Returns: whether all was sent; if not, the program has ended
  @discardableResult
  package func say(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      #else
        let count = rest.withUnsafeBytes { send(line, $0.baseAddress, $0.count, 0) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The outcome of waiting for the program's words.
  package enum Heard {
    case bytes([UInt8])
    /// The program has ended, or says nothing more.
    case end
    case silence
  }

  /// Waits for what the program says next.
  ///
  /// - Parameter seconds: the longest wait
  package func hear(within seconds: Int32) -> Heard {
    var wait = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
    var ready = poll(&wait, 1, seconds * 1000)
    while ready < 0, errno == EINTR { ready = poll(&wait, 1, seconds * 1000) }
    guard ready > 0 else { return .silence }
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    let count = recv(line, &block, block.count, 0)
    return count > 0 ? .bytes(Array(block[..<count])) : .end
  }

  /// Units: bytes. Ours
  private static let blockSize = 1 << 16

  /// Ends the talk, and the program where it goes on: it keeps nothing. SIGTERM would not do, as threads that share work hold it off, and the programs that
  /// they start as well.
  package func end() {
    close(line)
    guard let process else { return }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
