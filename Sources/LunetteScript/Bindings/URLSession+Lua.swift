import Foundation
import Lua
import LunetteKit

extension NetworkTask: LuaObject { public static var luaName: String { "URLSessionTask" } }
extension NetworkTask.State: LuaEnum {}

final class ScriptSessionConfiguration: LuaObject {
  static let luaName = "URLSessionConfiguration"
  var cachePolicy = CachePolicy.useProtocolCachePolicy
  let configuration: NetworkConfiguration
  init(_ configuration: NetworkConfiguration = NetworkConfiguration()) { self.configuration = configuration }
}

final class ScriptSession: LuaObject {
  static let luaName = "URLSession"
  let session: NetworkSession
  private init(_ session: NetworkSession) {
    self.session = session
    session.owner = self
  }

  private static let key = CompanionKey<Sessions>()

  /// The sessions of an app, which says at its end what was never resumed.
  private final class Sessions {
    var shared: ScriptSession?
  }

  convenience init(_ configuration: NetworkConfiguration, delegate: LuaReference?, usesMainQueue: Bool) {
    self.init(NetworkSession(ScriptContext.simulation, configuration, usesMainQueue: usesMainQueue))
    if let delegate { session.delegate = ScriptSessionDelegate(delegate, of: session) }
  }

  static var shared: ScriptSession {
    let simulation = ScriptContext.simulation
    let sessions = simulation.companions[key] ?? Sessions()
    simulation.companions[key] = sessions
    if let shared = sessions.shared { return shared }
    let shared = ScriptSession(NetworkSession(simulation, isShared: true))
    sessions.shared = shared
    return shared
  }

  /// - Parameter handler: gets data, response and error
  func task(_ kind: NetworkTask.Kind, _ request: RequestArgument, body: [UInt8]? = nil, _ handler: LuaFunction?) throws -> NetworkTask {
    var asked = request.request
    if let body { asked.body = body }
    if (asked.body?.count ?? 0) > SimulatedNetwork.largestBody {
      throw BindingFault.badValue(
        name: "the body of a request", wanted: "at most \(SimulatedNetwork.largestBody >> 20) MB", got: "\(asked.body?.count ?? 0) bytes")
    }
    let task = try session.makeTask(kind, asked, timeout: request.timeout)
    if let handler {
      let (callback, inBackground) = (Callback(handler), !session.usesMainQueue)
      task.cause = callback
      task.completion = { task, data in
        ScriptContext.of(ScriptContext.simulation)?.running(inBackground: inBackground) {
          let response = task.response.map { ScriptResponse($0.reply, from: $0.url) }
          if let error = task.error {
            callback.call(TextBytes?.none, ScriptResponse?.none, ScriptURLError(error, asking: task.currentRequest.url))
          } else {
            guard kind == .download else { return callback.call(TextBytes(bytes: data), response, ScriptURLError?.none) }
            Download.offer(data, of: task) { callback.call($0, response, ScriptURLError?.none) }
          }
        }
      }
    }
    return task
  }

  /// What the completion of a task gets. That it gets no data with an error is left out: checkers would ask about every use of a text that may be nil.
  fileprivate static func answer(_ name: String, _ type: LuaType) -> KeyValuePairs<String, LuaType> {
    [name: type, "response": .optional(ScriptResponse.luaType), "error": .optional(ScriptURLError.luaType)]
  }

  /// Tells the tasks that are not over, in a later turn.
  func tellTasks(_ function: LuaFunction, byKind: Bool = false) {
    let (callback, inBackground) = (Callback(function), !session.usesMainQueue)
    ScriptContext.simulation.jobs.add("the tasks of a session") { [self] in
      let tasks = session.openTasks
      func of(_ kind: NetworkTask.Kind) -> [NetworkTask] { tasks.filter { $0.kind == kind } }
      ScriptContext.of(ScriptContext.simulation)?.running(inBackground: inBackground) {
        if byKind { callback.call(of(.data), of(.upload), of(.download)) } else { callback.call(tasks) }
      }
    }
  }

  /// Lets a script's task wait for an answer.
  /// - Parameter delegate: hears of this task in place of the session's
  func wait(
    _ call: String, _ kind: NetworkTask.Kind, _ request: RequestArgument, _ body: [UInt8]?, _ delegate: LuaReference?, _ stack: LuaStack
  ) throws -> Awaited {
    try Awaited.wait(call, stack, cancelled: { ScriptURLError(.cancelled, asking: request.request.url) }) { suspension in
      let task = try task(kind, request, body: body, nil)
      task.delegate = delegate.map { ScriptSessionDelegate($0, of: session) }
      task.cause = suspension
      task.completion = { task, data in
        if let error = task.error {
          suspension.fail(ScriptURLError(error, asking: task.currentRequest.url))
        } else if let answer = task.response {
          let response = ScriptResponse(answer.reply, from: answer.url)
          if kind == .download {
            suspension.finish(Download.keep(data, of: task), response)
          } else {
            suspension.finish(TextBytes(bytes: data), response)
          }
        }
      }
      suspension.cancelled = { task.cancel() }
      task.resume()
    }
  }
}

extension Registry {
  static func sessions(_ r: RegistryBuilder) {
    r.type(
      ScriptSessionConfiguration.self, "URLSessionConfiguration", doc: "What the tasks of a session share: URLSessionConfiguration.default is a new one."
    ) { c in
      c.value("default", "A new configuration.") { ScriptSessionConfiguration() }
      c.value("ephemeral", "A new configuration. Nothing is ever kept, so it is as the default one.") { ScriptSessionConfiguration() }
      c.property("timeoutIntervalForRequest", "How long a task waits for the next byte; 60.", unit: .seconds, \.configuration.timeoutForRequest)
      c.property("timeoutIntervalForResource", "How long a task may take in all; 7 days.", unit: .seconds, \.configuration.timeoutForResource)
      c.property("httpAdditionalHeaders", "Fields that each request gets which has none of their names.", \.configuration.additionalFields)
      c.property("requestCachePolicy", "Kept only: nothing is cached.", \.cachePolicy)
      c.property("waitsForConnectivity", "Whether a task waits while the device is offline; false.", \.configuration.waitsForConnectivity)
      c.property("allowsCellularAccess", "Whether tasks may go over a phone's network, app:setNetwork(\"cellular\"); true.", \.configuration.allowsCellular)
      c.property(
        "allowsExpensiveNetworkAccess", "The same for a network that costs money, as a phone's does; true.", \.configuration.allowsExpensive)
      c.property(
        "httpMaximumConnectionsPerHost", "How many requests may be under way; nil for any number.", get: { $0.configuration.mostConnections },
        set: { configuration, most in
          if let most, most < 1 {
            throw BindingFault.badValue(name: "URLSessionConfiguration.httpMaximumConnectionsPerHost", wanted: "1 or more", got: "\(most)")
          }
          configuration.configuration.mostConnections = most
        })
    }
    r.type(
      ScriptSession.self, "URLSession", doc: "Asks servers. Its completions come in the background: what changes views belongs in DispatchQueue.main:async."
    ) { c in
      c.state("isInvalid") { $0.session.isInvalid }
      c.constructor { arguments in
        let configuration = try arguments.take("configuration", as: ScriptSessionConfiguration.self, "URLSessionConfiguration.default, changed or not.")
        let delegate = try arguments.take("delegate", as: LuaReference.self, "Is told what becomes of the tasks that have no completion.")
        let queue = try arguments.take(
          "delegateQueue", as: ScriptOperationQueue.self, "OperationQueue.main, if the completions are to come on the main thread.")
        return ScriptSession(configuration?.configuration ?? NetworkConfiguration(), delegate: delegate, usesMainQueue: queue?.isMain ?? false)
      }
      c.value("shared", "The app's session, with the default configuration.") { ScriptSession.shared }
      c.method(
        "dataTask", "A task that asks for a URL or a URLRequest. Its completion gets data, response and error, once; it begins with resume().",
        args: "request", "completion"
      ) { (session: ScriptSession, request: RequestArgument, handler: LuaFunction?) in try session.task(.data, request, handler) }
      c.calls(with: ScriptSession.answer("data", .string))
      c.method("uploadTask", "The same for a request whose body is given here: bytes, or a file's URL.", args: "request", "data", "completion") {
        (session: ScriptSession, request: RequestArgument, data: UploadBody, handler: LuaFunction?) in
        try session.task(.upload, request, body: data.bytes, handler)
      }
      c.calls(with: ScriptSession.answer("data", .string))
      c.method(
        "data", "Waits for the answer to a URL or a URLRequest: data and response; errors are raised. In a task. A delegate is the task's own.",
        args: "request", "delegate"
      ) { (session: ScriptSession, request: RequestArgument, delegate: LuaReference?, stack: LuaStack) in
        try session.wait("URLSession:data", .data, request, nil, delegate, stack)
      }
      c.method("upload", "The same for a request whose body is given here: bytes, or a file's URL.", args: "request", "data", "delegate") {
        (session: ScriptSession, request: RequestArgument, data: UploadBody, delegate: LuaReference?, stack: LuaStack) in
        try session.wait("URLSession:upload", .upload, request, data.bytes, delegate, stack)
      }
      c.method(
        "downloadTask", "The same into a file: its completion gets the file's URL, response and error. The file is gone when the completion has returned.",
        args: "request", "completion"
      ) { (session: ScriptSession, request: RequestArgument, handler: LuaFunction?) in try session.task(.download, request, handler) }
      c.calls(with: ScriptSession.answer("location", ScriptURL.luaType))
      c.method(
        "download", "Waits for the answer in a file: its URL, and response; errors are raised. The file stays in tmp until the app removes or moves it.",
        args: "request", "delegate"
      ) { (session: ScriptSession, request: RequestArgument, delegate: LuaReference?, stack: LuaStack) in
        try session.wait("URLSession:download", .download, request, nil, delegate, stack)
      }
      c.property("configuration", "What its tasks share, as a copy.", get: { ScriptSessionConfiguration($0.session.configuration.copy()) })
      c.property(
        "delegate", "Is told what becomes of its tasks; nil without one, and once it has heard that the session makes no more.",
        get: { ($0.session.delegate as? ScriptSessionDelegate)?.script })
      c.property("sessionDescription", "A name for people, or nil.", \.session.sessionDescription)
      c.property(
        "delegateQueue", "OperationQueue.main where its completions come on the main thread, else nil.",
        get: { $0.session.usesMainQueue ? ScriptOperationQueue.main : nil })
      c.property("allTasks", "The tasks that are not over.", get: { $0.session.openTasks })
      c.method("getAllTasks", "Calls completion(tasks) with the tasks that are not over, in the background.", args: "completion") {
        (session: ScriptSession, completion: LuaFunction) in session.tellTasks(completion)
      }
      c.calls(with: ["tasks": [NetworkTask].luaType])
      c.method(
        "getTasksWithCompletionHandler", "Calls completion(dataTasks, uploadTasks, downloadTasks) with those that are not over, in the background.",
        args: "completion"
      ) { (session: ScriptSession, completion: LuaFunction) in session.tellTasks(completion, byKind: true) }
      c.calls(with: ["dataTasks": [NetworkTask].luaType, "uploadTasks": [NetworkTask].luaType, "downloadTasks": [NetworkTask].luaType])
      c.method("invalidateAndCancel", "Cancels the session's tasks; it makes no more. It does nothing with URLSession.shared.") { (session: ScriptSession) in
        session.session.invalidateAndCancel()
      }
      c.method("finishTasksAndInvalidate", "Lets the session's tasks end; it makes no more. It does nothing with URLSession.shared.") {
        (session: ScriptSession) in
        session.session.finishTasksAndInvalidate()
      }
    }
    r.type(NetworkTask.self, "URLSessionTask", doc: "A request of a session, from resume() to its completion.") { c in
      c.state("state") { $0.state }
      observing(c)
      c.describe { " \($0.currentRequest.line) (\($0.state.rawValue))" }
      c.property(
        "delegate", "Is told of this task in place of the session's delegate, which hears of what it has no method for. Kept until the task is over.",
        get: { ($0.delegate as? ScriptSessionDelegate)?.script },
        set: { (task: NetworkTask, delegate: LuaReference?) in
          guard task.state != .completed else { return }
          task.delegate = delegate.map { ScriptSessionDelegate($0, of: task.session) }
        })
      c.property("taskDescription", "A name for people, or nil.", \.taskDescription)
      c.property("priority", "How urgent it is, from 0 to 1. Kept only: the server decides what comes first.", \.priority)
      c.value("lowPriority", "A priority below the usual one.") { 0.25 }
      c.value("defaultPriority", "The usual priority.") { 0.5 }
      c.value("highPriority", "A priority above the usual one.") { 0.75 }
      c.property("countOfBytesExpectedToSend", "How long the request's body is.", unit: .bytes, get: { $0.originalRequest.body?.count ?? 0 })
      c.property("state", "Where it stands; \"suspended\" until resume().", get: \.state)
      c.property("taskIdentifier", "Its number in its session.", get: \.taskIdentifier)
      c.property("originalRequest", "What was asked for.", get: { ScriptURLRequest($0.originalRequest) })
      c.property("currentRequest", "What is asked for now, after redirections.", get: { ScriptURLRequest($0.currentRequest) })
      c.property("response", "The head of the answer, or nil before it.", get: { $0.response.map { ScriptResponse($0.reply, from: $0.url) } })
      c.property("error", "Why it failed, or nil.", get: { task in task.error.map { ScriptURLError($0, asking: task.currentRequest.url) } })
      c.property("countOfBytesReceived", "How much of the body has come.", unit: .bytes, get: \.countOfBytesReceived)
      c.property("countOfBytesExpectedToReceive", "How much will come, or -1.", unit: .bytes, get: \.countOfBytesExpectedToReceive)
      c.property("countOfBytesSent", "How much of the request's body has gone.", unit: .bytes, get: \.countOfBytesSent)
      c.property("progress", "How far it has come: progress.fractionCompleted, from 0 to 1.", get: { ScriptProgress.of($0) })
      c.method("resume", "Begins, or goes on. The completion never comes inside of this call.", NetworkTask.resume)
      c.method("suspend", "Lets it wait until resume().", NetworkTask.suspend)
      c.method(
        "cancel",
        "Ends it: its completion gets the error \"cancelled\" in the next turn. A function, as of cancel(byProducingResumeData:), gets nil then: no download can be "
          + "resumed.", args: "byProducingResumeData"
      ) { (task: NetworkTask, function: LuaFunction?) in
        task.cancel()
        guard let callback = function.map({ Callback($0) }) else { return }
        let simulation = ScriptContext.simulation
        _ = simulation.timers.schedule(at: simulation.time) { _ in callback.call() }
      }
    }
  }
}

/// The file of a download, which lies in tmp until its handler returns. Source: Apple, downloadTask(with:completionHandler:)
enum Download {
  static func offer(_ data: [UInt8], of task: NetworkTask, _ hear: (ScriptURL) -> Void) {
    hear(keep(data, of: task))
    try? ScriptFileManager.files.remove(path(of: task))
  }

  /// A task that waits may go on later than in this turn, so its file stays. Source: Apple, URLSession.download(for:delegate:)
  static func keep(_ data: [UInt8], of task: NetworkTask) -> ScriptURL {
    try? ScriptFileManager.files.write(data, to: path(of: task))
    return ScriptURL.file(path(of: task))
  }

  private static func path(of task: NetworkTask) -> String { ScriptFileManager.files.home + "/tmp/CFNetworkDownload_\(task.taskIdentifier).tmp" }
}

/// What an upload sends: bytes, or what is in a file. Source: Apple, uploadTask(with:from:), uploadTask(with:fromFile:)
struct UploadBody: LuaReadable {
  let bytes: [UInt8]
  static var luaTypeName: String { "a string or a file's URL" }
  static var luaType: LuaType { .either([.string, ScriptURL.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UploadBody {
    if stack.type(at: index) == LUA_TSTRING { return UploadBody(bytes: try TextBytes.read(stack, at: index).bytes) }
    guard let url = try? ScriptURL.read(stack, at: index), url.url.isFileURL else { throw stack.mismatch(luaTypeName, at: index) }
    let path = url.url.path(percentEncoded: false)
    guard let bytes = try? ScriptFileManager.files.read(path) else { throw stack.mismatch("a file's URL", at: index, hint: "there is no file at \(path)") }
    return UploadBody(bytes: bytes)
  }
}

extension NetworkTask {
  /// The warning about one that was made for nothing; nil for one that has begun.
  package var neverResumed: String? {
    state == .suspended && !hasBegun ? "\(origin.position.map { "\($0): " } ?? "")the task for \(originalRequest.line) was made and never resumed" : nil
  }
}
