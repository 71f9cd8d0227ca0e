import Foundation

/// What a session's tasks share. Source: Apple, URLSessionConfiguration
public final class NetworkConfiguration {
  /// Units: seconds without a byte. Source: Apple, timeoutIntervalForRequest
  public var timeoutForRequest: TimeInterval = 60
  /// Units: seconds for the whole. Source: Apple, timeoutIntervalForResource, 7 days
  public var timeoutForResource: TimeInterval = 604_800
  public var additionalFields: [String: String] = [:]
  public var waitsForConnectivity = false
  public var allowsCellular = true
  public var allowsExpensive = true
  /// nil: as many as are asked for.
  public var mostConnections: Int?

  public init() {}

  /// A session keeps what its configuration was when the session was made. Source: Apple, URLSession.configuration
  public func copy() -> NetworkConfiguration {
    let copy = NetworkConfiguration()
    (copy.timeoutForRequest, copy.timeoutForResource, copy.additionalFields) = (timeoutForRequest, timeoutForResource, additionalFields)
    (copy.waitsForConnectivity, copy.mostConnections) = (waitsForConnectivity, mostConnections)
    (copy.allowsCellular, copy.allowsExpensive) = (allowsCellular, allowsExpensive)
    return copy
  }
}

/// Is told what becomes of a session's tasks. Source: Apple, URLSessionTaskDelegate, URLSessionDataDelegate, URLSessionDownloadDelegate
public protocol NetworkSessionDelegate: AnyObject {
  func taskIsWaiting(_ task: NetworkTask)
  /// - Parameter decide: takes the request that follows, or nil to stay with the redirecting answer
  func task(_ task: NetworkTask, answered reply: NetworkReply, willFollow next: NetworkRequest, decide: @escaping (NetworkRequest?) -> Void)
  /// - Parameter decide: takes whether to go on
  func taskDidReceiveResponse(_ task: NetworkTask, decide: @escaping (Bool) -> Void)
  func task(_ task: NetworkTask, didReceive data: [UInt8])
  func taskDidSendBody(_ task: NetworkTask)
  func task(_ task: NetworkTask, didWrite count: Int)
  func task(_ task: NetworkTask, didFinishDownloadingTo data: [UInt8])
  func taskDidComplete(_ task: NetworkTask)
  /// The session makes no more tasks, and its last one is over.
  func sessionDidBecomeInvalid()
}

/// Makes tasks. Source: Apple, URLSession
public final class NetworkSession {
  public let configuration: NetworkConfiguration
  public var delegate: (any NetworkSessionDelegate)?
  /// The script's session, for the delegates of its tasks.
  package weak var owner: AnyObject?
  /// Whether its callbacks come on the main thread.
  public let usesMainQueue: Bool
  public private(set) var isInvalid = false
  /// Whether it is the app's own, which can't be invalidated. Source: Apple, URLSession.invalidateAndCancel()
  private let isShared: Bool
  private var hasToldOfEnd = false
  /// A name for people. Source: Apple, URLSession.sessionDescription
  public var sessionDescription: String?
  private let reference: SimulationReference
  var simulation: Simulation { reference.simulation }
  private var lastIdentifier = 0
  private var running = 0
  private var queued: [() -> Void] = []

  public init(
    _ simulation: Simulation, _ configuration: NetworkConfiguration = NetworkConfiguration(), usesMainQueue: Bool = false, isShared: Bool = false
  ) {
    (reference, self.configuration, self.usesMainQueue, self.isShared) = (simulation.reference, configuration.copy(), usesMainQueue, isShared)
  }

  /// Whether its tasks can run; after the end of its app that is a fault.
  var allowsUse: Bool { reference.allowsUse(of: "session") }

  /// Throws: after `invalidateAndCancel`; for a session of an app that has ended
  public func makeTask(_ kind: NetworkTask.Kind, _ request: NetworkRequest, timeout: TimeInterval? = nil) throws -> NetworkTask {
    guard !isInvalid else { throw SessionFault.invalidated }
    guard !reference.isOver || reference.isGone else { throw SessionFault.ended }
    lastIdentifier += 1
    var request = request
    for name in configuration.additionalFields.keys.sorted() where request.fields[name] == nil { request.fields[name] = configuration.additionalFields[name] }
    let task = NetworkTask(kind, request, timeout: min(timeout ?? .infinity, configuration.timeoutForRequest), in: self, lastIdentifier)
    simulation.network.add(task)
    openCount += 1
    return task
  }

  /// No tasks are made any more; those that were made are cancelled. Source: Apple, invalidateAndCancel
  public func invalidateAndCancel() {
    guard !isShared else { return }
    finishTasksAndInvalidate()
    for task in openTasks { task.cancel() }
  }

  /// No tasks are made any more; those that were made come to their ends. Source: Apple, finishTasksAndInvalidate
  public func finishTasksAndInvalidate() {
    guard !isShared, !isInvalid else { return }
    isInvalid = true
    let timer = simulation.timers.schedule(at: simulation.time) { [self] _ in tellOfEnd() }
    timer.origin = simulation.origin
  }

  /// How many of its tasks are not over.
  private var openCount = 0

  func taskDidEnd() {
    openCount -= 1
    tellOfEnd()
  }

  /// Tells of the end of a session that makes no more tasks, once, after its last task, and lets its delegate go.
  /// Source: Apple, urlSession(_:didBecomeInvalidWithError:)
  private func tellOfEnd() {
    guard isInvalid, !hasToldOfEnd, openCount == 0 else { return }
    hasToldOfEnd = true
    delegate?.sessionDidBecomeInvalid()
    delegate = nil
  }

  /// The tasks that are not over.
  public var openTasks: [NetworkTask] { simulation.network.tasks(of: self) }

  /// Starts a request as soon as there is a connection free for it.
  func begin(_ start: @escaping () -> Void) {
    if let most = configuration.mostConnections, running >= most {
      queued.append(start)
    } else {
      running += 1
      start()
    }
  }

  func ended() {
    running -= 1
    guard !queued.isEmpty else { return }
    running += 1
    queued.removeFirst()()
  }
}

public enum SessionFault: Error, CustomStringConvertible {
  case invalidated
  /// The session is that of an app that has been closed.
  case ended
  public var description: String {
    switch self {
    case .invalidated: "Task created in a session that has been invalidated"
    case .ended: "the session belongs to an app that has been closed; take URLSession.shared, or make a session, in each launch"
    }
  }
}
