import Foundation

/// A thread of the process.
package enum WorkThread {
  /// - Parameter stackSize: nil for the system's own. Units: bytes
  package static func start(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread { body() }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
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
