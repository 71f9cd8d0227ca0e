import Foundation

/// A thread of the process.
package enum WorkThread {
  /// The stack of a thread that runs scripts: what scripts hang one below the other (operations that wait for one another, a field whose keyboard is a
  /// field) is let go of by one call in another, of some 300 bytes each, of which three million fit into 1 GB. Lua's own 200 nested calls of the host need 4 MB.
  /// Only the part that is used takes memory. A machine that promises no more memory than it has gets a smaller one. Units: bytes; ours
  package static let deepStack: Int = {
    for size in [1 << 30, 1 << 28, 1 << 26] {
      let all = size * mostThreads
      guard let probe = mmap(nil, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0), probe != MAP_FAILED else { continue }
      munmap(probe, all)
      return size
    }
    return 1 << 24
  }()
  /// As many threads of scripts may run at a time.
  private static let mostThreads = 64

  /// - Parameter stackSize: nil for the system's own. Units: bytes
  package static func start(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread { body() }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
  }

  /// Does work on a thread with a deep stack, and waits for it.
  package static func deep(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    start(stackSize: deepStack) {
      body()
      done.signal()
    }
    done.wait()
  }

  /// Lets the calling thread wait. Units: seconds
  package static func pause(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }
}

/// Signals that end no process while they are watched.
package final class SignalWatch {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter received: is called with the signal's number, on a thread of the system's
  package init(_ signals: [Int32], _ received: @escaping @Sendable (Int32) -> Void) {
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { received(number) }
      source.resume()
      return source
    }
  }

  package func end() { for source in sources { source.cancel() } }
}
