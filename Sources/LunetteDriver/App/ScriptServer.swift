import Foundation
import Lua
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// The server that a scenario gives to an app: what it answers to which request. Source: docs/rules/world.md 2
final class ScriptServer: LuaObject {
  static let luaName = "Server"
  /// Where it is; nil: at every address.
  private(set) var baseURL: String?
  /// Scheme and host, and the path before that of its routes.
  private(set) var host: String?
  private(set) var prefix = ""
  /// Units: seconds
  var latency: Double
  /// How much later answers may begin in schedules other than 0. Units: seconds
  var jitter = standardJitter
  var onUnhandled = Unhandled.error
  private(set) var records: [ServedRequest] = [] { didSet { requestsDidChange() } }
  /// The records as a list of its own until one of them changes: scripts get one list for each.
  var shownRecords: [ServedRequest] {
    if let shown { return shown }
    let list = records.map { $0 }
    shown = list
    return list
  }
  private var shown: [ServedRequest]?
  func requestsDidChange() { shown = nil }
  /// Whether the function of a route has looked at what was asked before: then that decides what is answered next.
  private(set) var answersByRequests = false
  private var isAsking = false
  func noteLook() { if isAsking { answersByRequests = true } }
  private(set) var routes: [Route] = [] { didSet { routesByEnd = nil } }
  /// Where the routes are, since one was added last; nil until the next request.
  private var routesByEnd: RouteIndex?
  private(set) var holds: [ServerHold] = []
  /// Where files are searched.
  private var folders: [String]
  /// The globals of the file that has made the routes.
  private var environment: ScriptEnvironment?
  var globals: LuaTable? { environment?.globals }
  private unowned let context: ScriptContext
  /// Whether an app was launched with it.
  private var isServing = false
  private(set) var isOffline = false
  /// What becomes of single replies, by the requests' numbers.
  var spoils: [Int: [ReplySpoil]] = [:]
  /// Draws what becomes of a reply for which nothing is said.
  var drawSpoil: ((ServedRequest, PlannedReply) -> [ReplySpoil])?
  /// Files that can't be read, told at the launch.
  private var broken: [HarProblem] = []

  /// Source: docs/rules/world.md 2
  static let standardLatency = 0.1
  /// Source: docs/rules/world.md 5
  static let standardJitter = 0.05

  final class Route {
    let pattern: RoutePattern
    let options: RouteOptions
    let answer: Answer
    let position: String?
    var uses = 0
    /// What the route asks for and how it answers, without functions.
    private(set) lazy var content = StableHash.of("\(pattern.text) \(sorted(options.query)) \(sorted(options.headers)) \(position ?? "") \(answer.words)")

    enum Answer {
      /// One after the other; the last one stays.
      case replies([PlannedReply])
      /// Any of them: the first, or what an exploration or a launch's schedule picks.
      case anyOf([PlannedReply])
      case function(LuaFunction)
      case recording(HarRecording)

      /// What it answers, without functions.
      var words: String {
        switch self {
        case .replies(let replies): "replies " + replies.map(\.words).joined(separator: " ")
        case .anyOf(let replies): "any of " + replies.map(\.words).joined(separator: " ")
        case .function: "function"
        case .recording(let recording): "recording \(recording.shownPath)"
        }
      }
    }

    init(_ pattern: RoutePattern, _ options: RouteOptions, _ answer: Answer, at position: String?) {
      (self.pattern, self.options, self.answer, self.position) = (pattern, options, answer, position)
    }

    private func sorted(_ fields: [String: String]?) -> String { (fields ?? [:]).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&") }

    var isUsedUp: Bool { options.times.map { uses >= $0 } ?? false }
  }

  init(baseURL: String?, latency: Double, _ host: ScriptHost) throws {
    (self.latency, context, folders) = (latency, host.context, host.loader.searchFolders)
    try move(to: baseURL)
    host.servers.append(self)
  }

  /// Runs a file that returns `function(server)`, which makes the routes. Throws: what it raises; `ScenarioError` for another file
  func run(file: String, in host: ScriptHost) throws {
    let path = try Self.path(of: file, named: "Server.file", in: folders)
    let folder = FilePath.folder(of: path)
    folders.insert(folder, at: 0)
    try make(FilePath.shown(path), requiringFrom: [folder, folder + "/.."], in: host) { globals in
      if let result = try host.loader.run(path, globals).result { host.state.stack.push(result) } else { host.state.stack.pushNil() }
    }
  }

  /// Runs the text of a server's file, as a recording keeps it.
  func run(text: String, in host: ScriptHost) throws {
    try make("the recorded server", requiringFrom: [], in: host) { globals in
      host.state.stack.push(try host.state.load(text, name: "=server", environment: globals))
      try host.state.stack.call(arguments: 0, results: 1)
    }
  }

  /// - Parameter load: leaves what the code returns on the stack
  private func make(_ name: String, requiringFrom folders: [String], in host: ScriptHost, _ load: (LuaTable) throws -> Void) throws {
    let environment = host.loader.makeEnvironment(requiringFrom: folders)
    host.addFiles(to: environment)
    self.environment = environment
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    try load(environment.globals)
    guard stack.isFunction(at: -1) else { throw ServerFileProblem(path: name, got: stack.shown(at: -1)) }
    push(on: stack)
    try context.asCall { try stack.call(arguments: 1, results: 0) }
  }

  /// - Parameter address: nil for every address
  func move(to address: String?) throws {
    baseURL = address
    guard let address else {
      (host, prefix) = (nil, "")
      return
    }
    guard let parts = RoutePattern.parts(of: address) else {
      throw ScenarioError.badValue(name: "baseURL", wanted: "an address such as \"https://shop.test\"", got: "\"\(address)\"")
    }
    (host, prefix) = (parts.host, parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path)
  }

  // MARK: Routes

  func add(_ method: String, _ path: String, _ answer: RouteAnswer, _ options: RouteOptions?) throws {
    let pattern = RoutePattern(method: method, path: path)
    try pattern.check(named: "a route's path")
    if let times = options?.times, times < 1 { throw ScenarioError.badValue(name: "times", wanted: "1 or more", got: "\(times)") }
    switch answer {
    case .function(let function): add(pattern, options, .function(function))
    case .table(let table): add(pattern, options, .replies(try table.replies.map { try $0.planned(in: folders) }))
    }
  }

  /// Makes a route for each request such as "GET /items" that may be answered in several ways.
  func add(_ answers: ServerAnswers) throws {
    for (request, replies) in answers.replies.sorted(by: { $0.key < $1.key }) {
      add(try RoutePattern(asked: request), nil, .anyOf(try replies.map { try $0.planned(in: folders) }))
    }
  }

  private func add(_ pattern: RoutePattern, _ options: RouteOptions?, _ answer: Route.Answer) {
    routes.append(Route(pattern, options ?? RouteOptions(), answer, at: context.position))
  }

  /// Answers as a file has recorded it. A file that is no HTTP Archive is told at the launch, or at once where the app runs.
  func play(har path: String, _ options: HarOptions) throws {
    let recording: HarRecording
    do { recording = try HarRecording(path, options, in: folders) } catch let problem as HarProblem {
      if isServing { throw problem }
      return broken.append(problem)
    }
    add(recording.pattern, nil, .recording(recording))
  }

  /// Routes that had to be asked and were not, and files that can't be read, for a test's report.
  var unused: [String] {
    broken.map(\.description)
      + routes.filter { $0.options.required && $0.uses == 0 }.map {
        "\($0.position.map { $0 + ": " } ?? "")the route \($0.pattern.text) is required, and no request has asked for it"
      }
  }

  // MARK: Requests

  /// Throws: `HarProblem`
  func serve(_ simulation: Simulation) throws {
    if !broken.isEmpty { throw broken.removeFirst() }
    isServing = true
    simulation.network.responder = { [weak self] in self?.respond(to: $0) }
  }

  private func respond(to exchange: NetworkExchange) {
    let network = exchange.network
    let record = ServedRequest(exchange, of: self, at: network?.date ?? 0)
    records.append(record)
    var planned: PlannedReply
    do {
      planned = try reply(to: record)
      for spoil in spoils[exchange.number] ?? drawSpoil?(record, planned) ?? [] { try spoil.apply(to: &planned) }
    } catch {
      exchange.fault = error
      return network?.answer(exchange, with: NetworkReply(failure: .resourceUnavailable), at: exchange.origin.time) ?? ()
    }
    var due = exchange.origin.time + (planned.latency ?? latency)
    if planned.reply.failure == nil, planned.reply.status == 204 { planned.reply.body = [] }
    if let network { planned.reply = network.shared(planned.reply) }
    if let hold = holds.first(where: { $0.pattern.fits(record) }) {
      hold.keep(exchange, planned.reply)
    } else {
      record.planned = planned.reply
      if let choices = network?.scheduleChoices {
        due = choices.due(exchange.number, "\(exchange.request.method) \(record.path(withQuery: true))", at: due, jitter: jitter)
      }
      if let perturbation = ScriptHost.current?.perturbation {
        due += perturbation.delay(ofAnswer: exchange.number, "\(exchange.request.method) \(record.path(withQuery: true))")
      }
      network?.answer(exchange, with: planned.reply, at: due)
    }
  }

  private func reply(to record: ServedRequest) throws -> PlannedReply {
    let (routes, index) = (routes, routesByEnd ?? RouteIndex(routes))
    routesByEnd = index
    for route in index.places(endingWith: record.route.lastSegment).lazy.map({ routes[$0] }) where !route.isUsedUp {
      guard let parameters = route.parameters(of: record) else { continue }
      record.parameters = parameters
      var answer: PlannedReply?
      switch route.answer {
      case .replies(let replies): answer = replies[min(route.uses, replies.count - 1)]
      case .anyOf(let replies): answer = pick(of: replies, for: record)
      case .function(let function): answer = try ask(function, record)
      case .recording(let recording):
        answer = recording.reply(to: record.exchange.request)
        if answer == nil, !recording.fallsThrough { throw noRoute(record, recording) }
      }
      guard let answer else { continue }
      route.uses += 1
      return answer
    }
    return try unhandled(record)
  }

  private func pick(of replies: [PlannedReply], for record: ServedRequest) -> PlannedReply {
    let place = record.exchange.network?.scheduleChoices?.answer(of: replies.count, to: record.exchange.number) { place in
      let reply = replies[place].reply
      return "\(record.exchange.request.method) \(record.path(withQuery: true)) is answered with \(reply.failure?.rawValue ?? "\(reply.status)")"
    }
    return replies[place ?? 0]
  }

  /// Throws: what the function raised
  private func ask(_ function: LuaFunction, _ record: ServedRequest) throws -> PlannedReply? {
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(function)
    record.push(on: stack)
    isAsking = true
    defer { isAsking = false }
    try context.asCall { try stack.call(arguments: 1, results: 1) }
    if stack.isNil(at: -1) { return nil }
    do { return try ReplyTable.read(stack, at: stack.top).planned(in: folders) } catch let mismatch as LuaMismatch {
      throw LuaError(message: "\(function.definition(on: stack)) the function of a route must return a reply: wanted \(mismatch.wanted), got \(mismatch.got)")
    }
  }

  private func unhandled(_ record: ServedRequest) throws -> PlannedReply {
    var planned = PlannedReply()
    switch onUnhandled {
    case .notFound: planned.reply.status = 404
    case .offline: planned.reply.failure = .notConnectedToInternet
    case .function(let function):
      if let answer = try ask(function, record) { return answer }
      throw noRoute(record)
    case .error: throw noRoute(record)
    }
    return planned
  }

  /// - Parameter recording: that doesn't have the request
  private func noRoute(_ record: ServedRequest, _ recording: HarRecording? = nil) -> LuaError {
    let request = record.exchange.request
    let start = record.exchange.origin.position.map { $0 + ": " } ?? ""
    var text = start + "nobody answers \(request.line): "
    if let recording {
      text += "\(recording.shownPath) has no such request" + (recording.nearest(to: request).map { "; the nearest is \($0)" } ?? "")
      return LuaError(message: text + ". Record it anew, or pass on what it doesn't have: { notFound = \"fallthrough\" }")
    }
    let nearest = routes.enumerated().filter(\.element.isWritten).map { place, route in
      (route: route, place: place, difference: route.difference(from: record, of: self))
    }.min { ($0.difference.distance, -$0.place) < ($1.difference.distance, -$1.place) }
    if let nearest {
      text += "the nearest route is \(nearest.route.pattern.text) (\(nearest.difference.words)). "
    } else {
      text += "the server has no routes. "
    }
    let method = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(request.method) ? request.method.lowercased() : "route"
    let first = method == "route" ? "\"\(request.method)\", " : ""
    text += "Add server:\(method)(\(first)\"\(RoutePattern.literal(record.isHere ? record.path(withQuery: true) : request.url))\", { json = {} })"
    return LuaError(message: text)
  }

  // MARK: Holding, and being gone

  /// Throws: for a method that nobody asks with
  func hold(_ pattern: RoutePattern) throws -> ServerHold {
    let known = ["*", "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] + routes.map(\.pattern.method)
    guard known.contains(pattern.method) || records.contains(where: { $0.exchange.request.method == pattern.method }) else {
      throw ScenarioError.badValue(name: "the method of a request to hold", wanted: "one such as \"GET\"", got: "\"\(pattern.method)\"")
    }
    if let words = nothingToHold(pattern) { ScriptContext.simulation.warn(words) }
    let hold = ServerHold(pattern, self)
    holds.append(hold)
    for record in records where record.exchange.state == .waiting && pattern.fits(record) {
      guard let reply = record.planned else { continue }
      hold.keep(record.exchange, reply)
    }
    return hold
  }

  /// Why no reply can be held that fits a pattern; nil where one can. A route may follow, so that this is no error.
  private func nothingToHold(_ pattern: RoutePattern) -> String? {
    guard case .error = onUnhandled, routes.allSatisfy(\.isWritten), !routes.contains(where: { $0.pattern.meets(pattern) }) else { return nil }
    let place = ScriptContext.current.position.map { $0 + ": " } ?? ""
    let start = "\(place)server:hold \"\(pattern.text)\" keeps nothing back: no route answers such a request; "
    let nearest = routes.map(\.pattern).enumerated().map { place, route in
      let difference = route.difference(method: pattern.method == "*" ? route.method : pattern.method, path: pattern.path, query: pattern.query)
      return (route: route, place: place, difference: difference)
    }.min { ($0.difference.distance, -$0.place) < ($1.difference.distance, -$1.place) }
    guard let nearest else { return start + "the server has no routes" }
    return start + "the nearest route is \(nearest.route.text) (\(nearest.difference.words))"
  }

  func forget(_ hold: ServerHold) { holds.removeAll { $0 === hold } }

  func release(_ exchange: NetworkExchange, _ reply: NetworkReply) {
    guard let network = exchange.network, !exchange.isOver else { return }
    records.first { $0.exchange === exchange }?.planned = reply
    network.answer(exchange, with: reply, at: network.time)
  }

  func keepBack(_ exchange: NetworkExchange) { exchange.network?.hold(exchange) }

  /// The device is offline from now on, or no longer.
  func setOffline(_ isOffline: Bool, in apps: [ScenarioApp]) throws {
    self.isOffline = isOffline
    for app in apps where app.launched.server === self { try app.change(.online, .bool(!isOffline)) }
  }
}

extension ScriptServer {
  /// Writes what was asked for and answered as an HTTP Archive. Throws: `ScenarioError.unwritable`, `badValue` for another ending
  func saveHAR(_ path: String) throws {
    guard path.hasSuffix(".har") else {
      throw ScenarioError.badValue(name: "saveHAR: argument 1 'file'", wanted: "a file whose name ends in .har", got: "\"\(path)\"")
    }
    let entries = records.compactMap { record -> HarFile.Entry? in
      let exchange = record.exchange
      guard let reply = exchange.reply, exchange.due < .infinity else { return nil }
      return HarFile.Entry(request: exchange.request, reply: reply, seconds: max(0, exchange.due - exchange.origin.time), date: record.date)
    }
    try ScenarioApp.writeInProject(Data(HarFile(entries: entries).text), to: path)
  }
}

extension ScriptServer.Route {
  var isWritten: Bool { if case .recording = answer { false } else { true } }
  /// Whether it is for a whole address, wherever the server is.
  var isAddress: Bool { pattern.host != nil }

  func parameters(of record: ServedRequest) -> [String: String]? {
    if case .recording(let recording) = answer, recording.isForAll { return [:] }
    guard let found = pattern.parameters(of: record) else { return nil }
    guard (options.query ?? [:]).allSatisfy({ record.query[$0] == $1 }) else { return nil }
    guard (options.headers ?? [:]).allSatisfy({ record.exchange.request.fields[$0] == $1 }) else { return nil }
    if let json = options.json, !json.isContained(in: record.json) { return nil }
    return found
  }
}

/// A file that makes no routes.
struct ServerFileProblem: Error, CustomStringConvertible {
  let path, got: String
  var description: String {
    "\(path) must return a function that makes a server's routes: return function(server) server:get(\"/items\", { json = {} }) end; got \(got)"
  }
}

/// What a server does with a request that no route answers.
enum Unhandled: LuaConvertible {
  case error, notFound, offline
  case function(LuaFunction)

  static var luaTypeName: String { "one of \"error\", \"notFound\", \"offline\", or a function that returns a reply" }
  static var luaType: LuaType { .either([.string, .function]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Unhandled {
    if stack.isFunction(at: index) { return .function(try LuaFunction.read(stack, at: index)) }
    switch stack.text(at: index) {
    case "error": return .error
    case "notFound": return .notFound
    case "offline": return .offline
    default: throw stack.mismatch(luaTypeName, at: index)
    }
  }

  func push(on stack: LuaStack) {
    switch self {
    case .error: stack.push("error")
    case .notFound: stack.push("notFound")
    case .offline: stack.push("offline")
    case .function(let function): stack.push(function)
    }
  }
}

/// Replies that a scenario keeps back.
final class ServerHold: LuaObject {
  static let luaName = "ServerHold"
  let pattern: RoutePattern
  private let server: ScriptServer
  private var kept: [(exchange: NetworkExchange, reply: NetworkReply)] = []

  init(_ pattern: RoutePattern, _ server: ScriptServer) { (self.pattern, self.server) = (pattern, server) }

  func keep(_ exchange: NetworkExchange, _ reply: NetworkReply) {
    kept.append((exchange, reply))
    server.keepBack(exchange)
  }

  /// How many wait.
  var count: Int { kept.count { !$0.exchange.isOver && $0.exchange.state == .held } }

  /// - Parameter number: which of those that were kept back, from 1 in the order of the requests; nil for all, and from then on none is kept
  func release(_ number: Int?) throws {
    guard let number else {
      for (exchange, reply) in kept { server.release(exchange, reply) }
      kept = []
      return server.forget(self)
    }
    guard kept.indices.contains(number - 1) else {
      throw ScenarioError.badValue(name: "release: argument 1 'number'", wanted: "from 1 to \(kept.count), the number of replies held", got: "\(number)")
    }
    server.release(kept[number - 1].exchange, kept[number - 1].reply)
  }
}
