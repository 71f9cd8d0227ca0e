import Foundation

/// One request of an app, with its redirections, from `resume` to its completion. Source: Apple, URLSessionTask
public final class NetworkTask {
  public enum State: String, CaseIterable, Sendable { case running, suspended, canceling, completed }
  public enum Kind: Sendable { case data, upload, download }

  public let kind: Kind
  /// Kept, without effect: the order of replies is the server's. From 0 to 1. Source: Apple, URLSessionTask.defaultPriority
  public var priority = 0.5
  public let taskIdentifier: Int
  public let originalRequest: NetworkRequest
  public private(set) var currentRequest: NetworkRequest
  public private(set) var state = State.suspended
  /// The head of the answer, and the address from which it came.
  public private(set) var response: (reply: NetworkReply, url: String)?
  public private(set) var error: NetworkFailure?
  public private(set) var countOfBytesReceived = 0
  public private(set) var countOfBytesSent = 0
  /// Gets body, whether there was an answer, and the error, once.
  public var completion: ((NetworkTask, [UInt8]) -> Void)?
  /// Hears of this task in place of the session's delegate, until it is over. Source: Apple, URLSessionTask.delegate
  public var delegate: (any NetworkSessionDelegate)?
  private var listener: (any NetworkSessionDelegate)? { delegate ?? session.delegate }
  /// What the completion calls, for a description of the state.
  public var cause: Any?
  public let session: NetworkSession
  /// The line that made the task: `file:line`.
  public let origin: StartOrigin

  private let timeout: TimeInterval
  private var exchange: NetworkExchange?
  private var body: [UInt8] = []
  private var redirections = 0
  public private(set) var hasBegun = false
  /// A name for people. Source: Apple, URLSessionTask.taskDescription
  public var taskDescription: String?
  /// What tells how far it has come, for those who observe it.
  package weak var progress: AnyObject?
  private var holdsConnection = false
  /// What came while it was suspended.
  private var unheard: [NetworkNews] = []
  private var isDeciding = false
  /// Whether the connection that it waited for has come while it was suspended.
  private var mustSend = false
  private var limit: SimulatedTimer?

  init(_ kind: Kind, _ request: NetworkRequest, timeout: TimeInterval, in session: NetworkSession, _ identifier: Int) {
    (self.kind, self.timeout, self.session, taskIdentifier) = (kind, timeout, session, identifier)
    (originalRequest, currentRequest) = (request, request)
    origin = session.simulation.origin
  }

  private var simulation: Simulation { session.simulation }
  private var network: SimulatedNetwork { simulation.network }

  public var countOfBytesExpectedToReceive: Int { response.map { $0.reply.expectedLength } ?? -1 }

  /// From 0 to 1. Source: Apple, URLSessionTask.progress
  public var fractionCompleted: Double {
    if state == .completed { return error == nil ? 1 : 0 }
    let expected = countOfBytesExpectedToReceive
    return expected > 0 ? Double(countOfBytesReceived) / Double(expected) : 0
  }

  // MARK: What the app does

  public func resume() {
    guard state == .suspended, session.allowsUse else { return }
    state = .running
    if mustSend {
      mustSend = false
      return send()
    }
    if hasBegun { return hearUnheard() }
    hasBegun = true
    let resource = session.configuration.timeoutForResource
    if resource < .infinity {
      limit = simulation.timers.schedule(at: simulation.time + resource) { [weak self] _ in self?.fail(.timedOut) }
    }
    session.begin { [weak self] in
      guard let self else { return }
      holdsConnection = true
      state == .canceling || state == .completed ? freeConnection() : send()
    }
  }

  public func suspend() { if state == .running { state = .suspended } }

  /// The task ends with "cancelled" in the next turn. Source: Apple, URLSessionTask.cancel()
  public func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    exchange?.cancel()
    network.stopWaiting(self)
    let timer = simulation.timers.schedule(at: simulation.time) { [self] _ in finish(.cancelled) }
    timer.origin = simulation.origin
  }

  // MARK: What the network does

  /// A phone's network is none for what must not use it.
  private var hasWay: Bool {
    let settings = session.configuration
    let avoidsPhone = !(currentRequest.allowsCellular && currentRequest.allowsExpensive && settings.allowsCellular && settings.allowsExpensive)
    return network.isOnline && !(avoidsPhone && simulation.world.path == .cellular)
  }

  private func send() {
    if !hasWay, network.isOnline, !session.configuration.waitsForConnectivity {
      let timer = simulation.timers.schedule(at: simulation.time) { [weak self] _ in self?.fail(.notConnectedToInternet) }
      timer.origin = simulation.origin
      return
    }
    if session.configuration.waitsForConnectivity, !hasWay {
      listener?.taskIsWaiting(self)
      return network.waitForConnection(self) { [weak self] in
        guard let self else { return }
        if state == .suspended { mustSend = true } else if state == .running { send() }
      }
    }
    exchange = network.send(currentRequest, timeout: timeout) { [weak self] in self?.hear($0) }
    if let body = currentRequest.body, !body.isEmpty {
      countOfBytesSent = body.count
      listener?.taskDidSendBody(self)
    }
  }

  private func hear(_ news: NetworkNews) {
    guard state == .running, !isDeciding else {
      if state == .running || state == .suspended { unheard.append(news) }
      return
    }
    switch news {
    case .response(let reply): receive(reply)
    case .data(let piece):
      countOfBytesReceived += piece.count
      if completion != nil || kind != .data { body += piece }
      if completion == nil {
        if kind == .download { listener?.task(self, didWrite: piece.count) } else { listener?.task(self, didReceive: piece) }
      }
    case .finished: finish(nil)
    case .failed(let failure): finish(failure)
    }
  }

  private func hearUnheard() {
    while state == .running, !isDeciding, !unheard.isEmpty { hear(unheard.removeFirst()) }
  }

  private func receive(_ reply: NetworkReply) {
    if let place = reply.fields["Location"], let next = redirection(reply, to: place) { return follow(next, insteadOf: reply) }
    accept(reply)
  }

  private func redirection(_ reply: NetworkReply, to place: String) -> NetworkRequest? {
    guard let base = URL(string: currentRequest.url), let url = URL(string: place, relativeTo: base) else { return nil }
    return currentRequest.redirected(status: reply.status, to: url.absoluteString)
  }

  private func follow(_ next: NetworkRequest, insteadOf reply: NetworkReply) {
    isDeciding = true
    let decide: (NetworkRequest?) -> Void = { [weak self] next in
      guard let self, isDeciding else { return }
      isDeciding = false
      guard state == .running || state == .suspended else { return }
      guard let next else {
        accept(reply)
        return hearUnheard()
      }
      exchange?.settle(as: .replied)
      unheard = []
      redirections += 1
      if redirections > NetworkRequest.mostRedirects { return fail(.httpTooManyRedirects) }
      currentRequest = next
      send()
    }
    if let delegate = listener { delegate.task(self, answered: reply, willFollow: next, decide: decide) } else { decide(next) }
  }

  private func accept(_ reply: NetworkReply) {
    response = (reply, currentRequest.url)
    guard completion == nil, kind != .download, let delegate = listener else { return }
    isDeciding = true
    delegate.taskDidReceiveResponse(self) { [weak self] isAllowed in
      guard let self, isDeciding else { return }
      isDeciding = false
      if isAllowed { hearUnheard() } else { cancel() }
    }
  }

  private func fail(_ failure: NetworkFailure) {
    guard state == .running || state == .suspended else { return }
    exchange?.cancel()
    finish(failure)
  }

  private func finish(_ failure: NetworkFailure?) {
    guard state != .completed else { return }
    (state, error) = (.completed, failure)
    limit?.invalidate()
    network.stopWaiting(self)
    exchange = nil
    network.remove(self)
    let heard = completion
    (completion, cause) = (nil, nil)
    let data = body
    body = []
    if let heard {
      heard(self, data)
    } else if let delegate = listener {
      if kind == .download, failure == nil { delegate.task(self, didFinishDownloadingTo: data) }
      delegate.taskDidComplete(self)
    }
    delegate = nil
    freeConnection()
    session.taskDidEnd()
  }

  private func freeConnection() {
    guard holdsConnection else { return }
    holdsConnection = false
    session.ended()
  }
}

extension NetworkReply {
  /// How long its body says it is; -1 for unknown.
  public var expectedLength: Int { fields["Content-Length"].flatMap { Int($0) } ?? (fields["Transfer-Encoding"] == nil ? body.count : -1) }
}
