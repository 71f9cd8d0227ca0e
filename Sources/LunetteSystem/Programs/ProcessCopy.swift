import Foundation

#if os(Linux)
  /// Copies of this process, each of which answers once and ends. Only for a process with a single thread: in a copy no other one lives.
  package enum ProcessCopy {
    /// Makes a copy that does some work, and waits for its answer. A copy whose answer nobody reads any more ends as it writes.
    ///
    /// - Parameters:
    ///   - seconds: after which the copy is ended
    ///   - work: done in the copy alone; what it changes is gone with it
    /// Returns: nil where the copy has ended before its answer, or could not be made
    package static func answer(within seconds: Int32, _ work: () -> Data) -> Data? {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      let child = fork()
      if child == 0 {
        close(ends[0])
        write(work(), to: ends[1])
        _exit(0)
      }
      close(ends[1])
      guard child > 0 else {
        close(ends[0])
        return nil
      }
      let answer = read(from: ends[0], of: child, within: seconds)
      close(ends[0])
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      return status == 0 ? answer : nil
    }

    private static func write(_ data: Data, to file: Int32) {
      data.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { _exit(1) }
          rest = rest.dropFirst(count)
        }
      }
    }

    /// Units: bytes. Ours
    private static let blockSize = 1 << 16

    private static func read(from file: Int32, of child: pid_t, within seconds: Int32) -> Data? {
      var all = Data()
      var block = [UInt8](repeating: 0, count: blockSize)
      while true {
        var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        let ready = poll(&wait, 1, seconds * 1000)
        if ready < 0, errno == EINTR { continue }
        guard ready > 0 else {
          kill(child, SIGKILL)
          return nil
        }
        let count = Glibc.read(file, &block, block.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return all }
        all.append(contentsOf: block[..<count])
      }
    }
  }
#endif
