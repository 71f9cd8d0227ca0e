import Foundation

/// A request that has left the app, and what has come of it.
public final class NetworkExchange {
  public enum State: String, Sendable { case waiting, held, replied, failed, cancelled }

  /// From 1, in the order in which an app's requests leave it.
  public let number: Int
  public let request: NetworkRequest
  /// When and where the app asked.
  public let origin: StartOrigin
  public internal(set) var state = State.waiting { didSet { didChange?() } }
  /// The status of the answer.
  public internal(set) var status: Int? { didSet { didChange?() } }
  /// Why there was none.
  public private(set) var failure: NetworkFailure?
  /// When it was over. Units: seconds of the simulated clock.
  public internal(set) var endTime: TimeInterval? { didSet { didChange?() } }
  /// Whether it was the device that answered, since it was offline from the start.
  public internal(set) var isUnasked = false
  /// What would have come, and when, where the connection was lost before. Units: seconds of the simulated clock
  public private(set) var lost: (reply: NetworkReply?, due: TimeInterval)?
  /// What nobody answers is an error besides: it is recorded after the app has heard of its failure.
  public var fault: (any Error)?

  /// Hears when state, status or end have changed.
  package var didChange: (() -> Void)?
  /// Hears what comes, until the end.
  var client: ((NetworkNews) -> Void)?
  public private(set) var reply: NetworkReply?
  /// When the answer begins; infinity for never. Units: seconds of the simulated clock
  public private(set) var due: TimeInterval = .infinity
  private var delivered = 0
  private var hasBegun = false
  private var timer: SimulatedTimer?
  private var clock: SimulatedTimer?
  private var lastNews: TimeInterval
  /// The network of the app that asked; a server keeps what it was asked for longer than an app lives.
  public private(set) weak var network: SimulatedNetwork?

  init(number: Int, _ request: NetworkRequest, _ origin: StartOrigin, _ network: SimulatedNetwork, client: @escaping (NetworkNews) -> Void) {
    (self.number, self.request, self.origin, self.network, self.client) = (number, request, origin, network, client)
    lastNews = origin.time
  }

  /// Whether nothing more will come.
  public var isOver: Bool { endTime != nil }

  private var simulation: Simulation? { network?.simulation }

  /// Tells who logs what happens of the state in which it is now.
  func tell() {
    simulation?.eventObserver?(
      NetworkEvent(
        number: number, request: request.line, state: state, status: isOver ? status : nil, failure: failure, bytes: delivered,
        position: isOver || state == .held ? nil : origin.position))
  }

  // MARK: What comes

  /// The answer begins at a time; an earlier plan no longer holds.
  func plan(_ reply: NetworkReply, at due: TimeInterval) {
    timer?.invalidate()
    (self.reply, self.due, state) = (reply, due, .waiting)
    guard due < .infinity else { return }
    schedule(at: due) { $0.begin() }
  }

  /// The connection is gone: nothing else can come any more, not even the end of its time.
  func lose() {
    clock?.invalidate()
    // No order is left: all that is under way is lost.
    hasBegun = true
    if lost == nil { lost = (reply, due) }
    plan(NetworkReply(failure: .networkConnectionLost), at: simulation?.time ?? 0)
  }

  /// The exchange waits until another plan comes.
  func hold() {
    timer?.invalidate()
    guard state != .held else { return }
    state = .held
    tell()
  }

  private func schedule(at time: TimeInterval, _ action: @escaping (NetworkExchange) -> Void) {
    guard let simulation else { return }
    let timer = simulation.timers.schedule(at: max(time, simulation.time)) { [weak self] _ in self.map(action) }
    timer.userInfo = self
    self.timer = timer
  }

  private func begin() {
    guard !isOver, let simulation else { return }
    if !hasBegun, let other = network?.picked(for: self) {
      // The other one comes now, and this one when the other would have come.
      let later = other.due
      other.timer?.invalidate()
      other.due = simulation.time
      if let reply { plan(reply, at: later) }
      return other.start()
    }
    start()
  }

  /// Whether it is under way, and nothing of it has come yet.
  var isPending: Bool { state == .waiting && !isOver && !hasBegun && due < .infinity && reply != nil }

  private func start() {
    guard !isOver, let reply, let simulation else { return }
    hasBegun = true
    lastNews = simulation.time
    if let failure = reply.failure, reply.afterBytes == nil { return end(.failed, .failed(failure)) }
    status = reply.status
    client?(.response(reply))
    if !isOver { deliver() }
  }

  /// Delivers what has arrived by now, and comes again in the next frame while there is more.
  private func deliver() {
    guard !isOver, let reply, let simulation else { return }
    // An answer to HEAD has a head only. Source: RFC 9110, 9.3.2
    let size = request.method == "HEAD" ? 0 : reply.body.count
    let most = min(reply.afterBytes ?? size, size)
    var arrived = most
    if let pace = reply.bytesPerSecond {
      let bytes = ((simulation.time - due + clockTolerance) * pace).rounded(.down)
      arrived = bytes >= Double(most) ? most : max(0, Int(bytes))
    }
    if arrived > delivered {
      let piece = Array(reply.body[delivered..<arrived])
      delivered = arrived
      lastNews = simulation.time
      client?(.data(piece))
      if isOver { return }
    }
    if delivered < most { return schedule(at: simulation.time + 1 / TimeInterval(framesPerSecond)) { $0.deliver() } }
    if let failure = reply.failure { end(.failed, .failed(failure)) } else { end(.replied, .finished) }
  }

  // MARK: What ends it

  /// Gives up after so many seconds without news. Source: Apple, URLRequest.timeoutInterval
  func expire(after seconds: TimeInterval) {
    guard seconds > 0, seconds < .infinity, let simulation else { return }
    clock = simulation.timers.schedule(at: lastNews + seconds) { [weak self] _ in
      guard let self, !isOver, let simulation = self.simulation else { return }
      if lastNews + seconds > simulation.time + clockTolerance { expire(after: seconds) } else { end(.failed, .failed(.timedOut)) }
    }
  }

  func fail(_ failure: NetworkFailure) { if !isOver { end(.failed, .failed(failure)) } }

  /// The app no longer wants it, and hears nothing more of it.
  func cancel() {
    if !isOver { settle(as: .cancelled) }
  }

  /// The app has ended: nobody hears of it any more.
  func abandon() {
    (client, state, endTime) = (nil, .cancelled, network?.simulation.time ?? lastNews)
  }

  /// The exchange is over without news, as a redirecting answer is.
  func settle(as state: State) {
    client = nil
    end(state, nil)
  }

  private func end(_ state: State, _ news: NetworkNews?) {
    guard let network else { return }
    let simulation = network.simulation
    (self.state, endTime) = (state, simulation.time)
    timer?.invalidate()
    clock?.invalidate()
    network.forget(self)
    if case .failed(let failure)? = news { self.failure = failure }
    tell()
    let hear = client
    client = nil
    if let news { hear?(news) }
    if let fault { simulation.recordFault(fault) }
  }
}

/// What an app hears of its request.
enum NetworkNews {
  case response(NetworkReply)
  case data([UInt8])
  case finished
  case failed(NetworkFailure)
}

/// What becomes of a request, for a log.
package struct NetworkEvent: SimulationEvent {
  package let number: Int
  package let request: String
  package let state: NetworkExchange.State
  package let status: Int?
  package let failure: NetworkFailure?
  /// The number of bytes of the answer's body, so far.
  package let bytes: Int
  /// The line that has asked; only for a request that has just left.
  package let position: String?
}
