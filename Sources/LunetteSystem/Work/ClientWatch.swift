import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Ends the process when its client has ended, also in the midst of a long answer: nobody reads the output any more, or the parent has gone.
public enum ClientWatch {
  /// Units: milliseconds. Ours: soon enough, and nothing to notice
  private static let interval: Int32 = 200

  /// - Parameter parent: the process that has started this one; nil where only the output counts
  public static func begin(parent: Int32?) {
    let thread = Thread {
      while true {
        // Without events only a reader's end is told. Source: POSIX, poll
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        let count = poll(&output, 1, interval)
        let isUnread = count > 0 && output.revents & Int16(POLLERR | POLLNVAL) != 0
        if isUnread || parent.map({ getppid() != $0 }) == true { _exit(0) }
        // A file or a terminal may answer at once.
        if count != 0 { usleep(UInt32(interval) * 1000) }
      }
    }
    thread.start()
  }
}
