import Foundation

/// The network of one simulation: the requests that are under way, and the answers that reach them as inputs.
///
/// Whoever answers (a scenario's server, a log) sends an `Input` for each answer, so that a log has it. An app without a server is offline.
/// Source: docs/rules/world.md 2
public final class SimulatedNetwork {
  private let reference: SimulationReference
  var simulation: Simulation { reference.simulation }

  init(_ reference: SimulationReference) { self.reference = reference }

  /// Hears of each request as it leaves the app, and answers it with `answer`, now or later; nil in the replay of a log.
  public var responder: ((NetworkExchange) -> Void)?
  /// Hears of each request, for a recorder.
  public var observer: ((NetworkExchange) -> Void)?
  private var underWay: [Int: NetworkExchange] = [:]
  private var sent = 0
  /// Requests that wait for a connection, with what sends them.
  private var waiting: [(id: ObjectIdentifier, send: () -> Void)] = []

  /// The tasks that are not over, by the order in which they were made.
  private var open: [ObjectIdentifier: (order: Int, task: NetworkTask)] = [:]
  private var made = 0

  func add(_ task: NetworkTask) {
    made += 1
    open[ObjectIdentifier(task)] = (made, task)
    known[ObjectIdentifier(task.session)] = nil
  }
  func remove(_ task: NetworkTask) {
    open[ObjectIdentifier(task)] = nil
    known[ObjectIdentifier(task.session)] = nil
  }
  /// The tasks of a session that are not over, once somebody has asked for them since one began or ended.
  private var known: [ObjectIdentifier: [NetworkTask]] = [:]
  func tasks(of session: NetworkSession) -> [NetworkTask] {
    if let tasks = known[ObjectIdentifier(session)] { return tasks }
    let found = tasks.filter { $0.session === session }
    // Nothing is kept of a session without tasks: another one may have its address later.
    if !found.isEmpty { known[ObjectIdentifier(session)] = found }
    return found
  }
  public var tasks: [NetworkTask] { open.values.sorted { $0.order < $1.order }.map(\.task) }

  /// Limit of requests under way. Source: docs/rules/world.md 8
  static let mostUnderWay = 10_000
  /// Limit of a body. Units: bytes. Source: docs/rules/world.md 8
  public static let largestBody = 16 << 20

  /// Units: seconds of the simulated clock
  public var time: TimeInterval { simulation.time }
  /// Now. Units: seconds since the reference date
  public var date: TimeInterval { simulation.date }

  /// What the app's schedule leaves open; nil in schedule 0.
  public var scheduleChoices: ScheduleChoices? { simulation.scheduleChoices }

  public var isOnline: Bool { simulation.world.isOnline == true && simulation.world.path != NetworkPath.none }

  /// The requests under way, in the order of their numbers.
  public var exchanges: [NetworkExchange] { underWay.values.sorted { $0.number < $1.number } }

  /// Whether an answer will come by itself.
  var isBusy: Bool { underWay.values.contains { $0.state == .waiting } }

  // MARK: Requests

  func send(_ request: NetworkRequest, timeout: TimeInterval, _ client: @escaping (NetworkNews) -> Void) -> NetworkExchange {
    sent += 1
    let exchange = NetworkExchange(number: sent, request, simulation.origin, self, client: client)
    underWay[exchange.number] = exchange
    exchange.tell()
    observer?(exchange)
    if underWay.count > Self.mostUnderWay {
      simulation.recordFault(NetworkFault.tooMany(limit: Self.mostUnderWay))
    } else if !request.isSupported {
      exchange.isUnasked = true
      exchange.plan(NetworkReply(failure: .unsupportedURL), at: simulation.time)
    } else if isOnline {
      exchange.expire(after: timeout)
      responder?(exchange)
    } else {
      exchange.isUnasked = true
      exchange.plan(NetworkReply(failure: .notConnectedToInternet), at: simulation.time)
    }
    return exchange
  }

  /// The answer that comes in place of one that is due; nil: that one.
  func picked(for due: NetworkExchange) -> NetworkExchange? {
    guard let choices = scheduleChoices, choices.picksAnswers else { return nil }
    let later = underWay.values.filter { $0 !== due && $0.isPending }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    let ready = [due] + later
    guard ready.count > 1 else { return nil }
    let place = choices.next(of: ready.count, "answers") { "reply \(ready[$0].number) (\(ready[$0].request.line))" }
    return place > 0 ? ready[place] : nil
  }

  func forget(_ exchange: NetworkExchange) { underWay[exchange.number] = nil }

  /// - Parameter send: called when there is a connection
  func waitForConnection(_ owner: AnyObject, _ send: @escaping () -> Void) { waiting.append((ObjectIdentifier(owner), send)) }
  func stopWaiting(_ owner: AnyObject) { waiting.removeAll { $0.id == ObjectIdentifier(owner) } }

  /// The connection has come or gone.
  public func connectionChanged() {
    if isOnline {
      let sends = waiting
      waiting = []
      for (_, send) in sends { send() }
    } else {
      loseAll()
    }
  }

  /// The app has ended; nothing is under way any more.
  public func appEnded() {
    for exchange in exchanges { exchange.abandon() }
    underWay = [:]
  }

  /// What is under way fails.
  func loseAll() {
    for exchange in exchanges { exchange.lose() }
  }

  // MARK: Answers

  /// Answers a request; the answer reaches the app as an input.
  /// - Parameter due: when it begins to arrive; infinity for never. Units: seconds of the simulated clock
  public func answer(_ exchange: NetworkExchange, with reply: NetworkReply, at due: TimeInterval) {
    simulation.input.schedule(.answer(name: Self.inputName, reply.input(for: exchange, at: due)), at: simulation.time)
  }

  /// Keeps back the answer to a request, also one that is under way.
  public func hold(_ exchange: NetworkExchange) {
    let (number, request) = (InputValue.number(Double(exchange.number)), InputValue.text(exchange.request.line))
    let input = InputValue.table(["request": request, "number": number, "held": .bool(true)])
    exchange.hold()
    simulation.input.schedule(.answer(name: Self.inputName, input), at: simulation.time)
  }

  /// The name of the input with which answers come.
  public static let inputName = "reply"

  /// Handles the input of an answer. Throws: when it answers another request
  public func receive(_ input: InputValue) throws {
    guard case .table(let fields) = input, case .number(let value)? = fields["number"], let number = Int(exactly: value) else { return }
    guard let exchange = underWay[number] else {
      if number > sent, case .text(let request)? = fields["request"] { throw NetworkFault.noRequest(number, request) }
      return
    }
    if case .text(let request)? = fields["request"], request != exchange.request.line {
      throw NetworkFault.otherRequest(number, of: request, asked: exchange.request.line)
    }
    let isPersons = fields["by"] != nil
    if !isPersons, fields["sent"] ?? .none != exchange.request.sentBody {
      throw NetworkFault.otherBody(number, exchange.request.line, of: fields["sent"] ?? .none, asked: exchange.request.sentBody)
    }
    if case .bool(true)? = fields["held"] { return exchange.hold() }
    if isPersons, case .number(let delay)? = fields["delay"], let reply = exchange.reply {
      return exchange.plan(reply, at: max(exchange.due < .infinity ? exchange.due : time, time) + max(0, delay))
    }
    if isPersons, case .bool(true)? = fields["released"], let reply = exchange.reply { return exchange.plan(reply, at: time) }
    guard fields["status"] != nil || fields["error"] != nil || !isPersons else { return }
    exchange.plan(shared(NetworkReply(fields)), at: isPersons ? time : NetworkReply.due(in: fields))
  }

  /// Large bodies that came last: the answers of one address are often equal, and are held once. Source: docs/rules/world.md 8
  private var largeBodies: [[UInt8]] = []
  /// Units: bytes
  private static let largeBody = 64 << 10
  /// Ours
  private static let mostLargeBodies = 16

  /// The reply, with its large body held once. For what is kept of it.
  public func shared(_ reply: NetworkReply) -> NetworkReply {
    guard reply.body.count > Self.largeBody else { return reply }
    var reply = reply
    if let known = largeBodies.first(where: { $0 == reply.body }) {
      reply.body = known
    } else {
      if largeBodies.count == Self.mostLargeBodies { largeBodies.removeFirst() }
      largeBodies.append(reply.body)
    }
    return reply
  }
}

/// What can't go on with the network, in words.
public enum NetworkFault: Error, CustomStringConvertible {
  case tooMany(limit: Int)
  case noRequest(Int, String)
  case otherRequest(Int, of: String, asked: String)
  case otherBody(Int, String, of: InputValue, asked: InputValue)

  public var description: String {
    switch self {
    case .tooMany(let limit): "more than \(limit) requests are under way; cancel those that are no longer wanted"
    case .noRequest(let number, let request): "the log has an answer to request \(number), \(request), which the app has not made"
    case .otherRequest(let number, let request, let asked): "request \(number) is \(asked), and in the log it was \(request)"
    case .otherBody(let number, let request, let body, let asked):
      "request \(number), \(request), has \(Self.words(asked)), and in the log it had \(Self.words(body))"
    }
  }
}

extension NetworkFault {
  private static func words(_ body: InputValue) -> String {
    guard case .text(let text) = body else { return "no body" }
    return "the body \"\(text.prefix(longestBody))\(text.count > longestBody ? "..." : "")\""
  }

  /// Characters of a body that a message shows. Ours
  private static let longestBody = 200
}

extension NetworkRequest {
  /// The body as a log keeps it, to be compared; in base64 where it is no text.
  fileprivate var sentBody: InputValue {
    guard let body, !body.isEmpty else { return .none }
    return .text(String(validating: body, as: UTF8.self) ?? Data(body).base64EncodedString())
  }
}

extension NetworkReply {
  /// The answer as an input: what a log keeps of it. Bytes that are no text are in base64.
  fileprivate func input(for exchange: NetworkExchange, at due: TimeInterval) -> InputValue {
    var fields: [String: InputValue] = ["number": .number(Double(exchange.number)), "request": .text(exchange.request.line)]
    if due < .infinity { fields["due"] = .number(due) }
    if exchange.request.sentBody != .none { fields["sent"] = exchange.request.sentBody }
    if let failure { fields["error"] = .text(failure.rawValue) }
    if failure == nil || afterBytes != nil {
      fields["status"] = .number(Double(status))
      fields["headers"] = .list(self.fields.list.map { .list([.text($0.name), .text($0.value)]) })
      if let text = String(validating: body, as: UTF8.self) {
        fields["body"] = .text(text)
      } else {
        fields["base64"] = .text(Data(body).base64EncodedString())
      }
    }
    if let bytesPerSecond { fields["bytesPerSecond"] = .number(bytesPerSecond) }
    if let afterBytes { fields["afterBytes"] = .number(Double(afterBytes)) }
    return .table(fields)
  }

  fileprivate static func due(in fields: [String: InputValue]) -> TimeInterval {
    if case .number(let due)? = fields["due"] { due } else { .infinity }
  }

  fileprivate init(_ fields: [String: InputValue]) {
    self.init()
    if case .text(let name)? = fields["error"] { failure = NetworkFailure(rawValue: name) ?? .unknown }
    if case .number(let code)? = fields["status"] { status = Int(exactly: code).flatMap { (100...999).contains($0) ? $0 : nil } ?? 200 }
    if case .list(let headers)? = fields["headers"] {
      for case .list(let pair) in headers {
        if pair.count == 2, case .text(let name) = pair[0], case .text(let value) = pair[1] { self.fields[name] = value }
      }
    }
    if case .text(let text)? = fields["body"] { body = Array(text.utf8) }
    if case .text(let text)? = fields["base64"] { body = Data(base64Encoded: text).map { Array($0) } ?? [] }
    if case .number(let pace)? = fields["bytesPerSecond"] { bytesPerSecond = pace }
    if case .number(let count)? = fields["afterBytes"] { afterBytes = Int(exactly: count).map { max(0, $0) } }
  }
}

extension Simulation {
  private static let networkKey = CompanionKey<SimulatedNetwork>()

  public var network: SimulatedNetwork {
    if let known = companions[Self.networkKey] { return known }
    let network = SimulatedNetwork(reference)
    companions[Self.networkKey] = network
    return network
  }

  /// Nothing that is under way comes to its end.
  func loseConnections() { companions[Self.networkKey]?.loseAll() }

  /// Whether an answer is on its way to the app.
  package var waitsForAnswers: Bool { companions[Self.networkKey]?.isBusy == true }

  /// The requests under way, for code that names what an app waits for.
  package var openRequests: [NetworkExchange] { companions[Self.networkKey]?.exchanges ?? [] }
  /// The tasks that have begun and are not over.
  package var openTasks: [NetworkTask] { companions[Self.networkKey]?.tasks.filter(\.hasBegun) ?? [] }
}
