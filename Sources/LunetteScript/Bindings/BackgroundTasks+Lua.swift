import Foundation
import Lua
import LunetteKit

extension BGTaskScheduler: LuaObject { public static var luaName: String { "BGTaskScheduler" } }
extension BGTask: LuaObject { public static var luaName: String { "BGTask" } }

class ScriptBackgroundRequest: LuaObject {
  class var luaName: String { "BGTaskRequest" }
  var request: BackgroundRequest
  init(_ request: BackgroundRequest) { self.request = request }

  static func of(_ request: BackgroundRequest) -> ScriptBackgroundRequest {
    request.kind == .refresh ? ScriptRefreshRequest(request) : ScriptProcessingRequest(request)
  }
}
final class ScriptRefreshRequest: ScriptBackgroundRequest { override class var luaName: String { "BGAppRefreshTaskRequest" } }
final class ScriptProcessingRequest: ScriptBackgroundRequest {
  override class var luaName: String { "BGProcessingTaskRequest" }
  /// Kept, without effect: the scenario decides when the work runs.
  var (requiresNetworkConnectivity, requiresExternalPower) = (false, false)
}

/// Source: Apple, BGTaskScheduler.Error
final class ScriptSchedulerError: ScriptError {
  override class var luaName: String { "BGTaskSchedulerError" }
  init(_ failure: BGTaskScheduler.Failure) {
    let text =
      switch failure {
      case .unavailable: "Background work is not available"
      case .tooManyPendingTaskRequests: "Too many requests of this kind are waiting"
      case .notPermitted: "The identifier is not in BGTaskSchedulerPermittedIdentifiers of the app's Info.plist"
      }
    super.init(domain: "BGTaskSchedulerErrorDomain", code: failure.rawValue, name: "\(failure)", localizedDescription: text)
  }
}

extension Registry {
  static func backgroundTasks(_ r: RegistryBuilder) {
    r.type(
      BGTaskScheduler.self, "BGTaskScheduler", doc: "Work in the background when the system has time, which is when the scenario calls app:runBackgroundTask."
    ) { c in
      c.ofApp("BGTaskScheduler.shared", \.reference)
      c.value("shared", "The one scheduler.") { ScriptContext.simulation.backgroundTasks }
      c.method(
        "register",
        "Says which function does the work of this name: register(\"refresh\", function(task) ... end), in didFinishLaunching. Answers false for a name that is not in "
          + "BGTaskSchedulerPermittedIdentifiers of the plugin's info. A queue before the function, or nil, is taken as UIKit takes it.",
        args: "identifier", "using", "launchHandler"
      ) { (scheduler: BGTaskScheduler, identifier: String, first: ValueOrFunction<ScriptQueue>?, second: LuaFunction?) -> Bool in
        let own = if case .function(let function) = first { function } else { second }
        guard let handler = own else { throw LuaMismatch(wanted: "a function that does the work", got: "nothing") }
        let callback = Callback(handler)
        return try scheduler.register(identifier) { callback.call($0) }
      }
      c.method("submit", "Asks for the work. Answers true, or nil and an error.", args: "request") {
        (scheduler: BGTaskScheduler, request: ScriptBackgroundRequest) -> Attempted in
        do throws(BGTaskScheduler.Failure) {
          try scheduler.submit(request.request)
          return .value(true)
        } catch { return .failure(ScriptSchedulerError(error)) }
      }
      c.method("cancel", "The work of this name is no longer wanted.", "identifier", BGTaskScheduler.cancel(_:))
      c.method("cancelAllTaskRequests", "No work is wanted.", BGTaskScheduler.cancelAll)
      for name in ["getPendingTaskRequests", "pendingTaskRequests"] {
        c.method(name, "What was asked for, to a completion or in a task.", args: "completion") {
          (scheduler: BGTaskScheduler, handler: LuaFunction?, stack: LuaStack) in
          try Later.run("BGTaskScheduler:\(name)", handler, stack) { complete in
            Later.nextTurn("the requests for work", .init(values: [scheduler.requests.map(ScriptBackgroundRequest.of)]), complete)
          }
        }
      }
    }
    r.type(ScriptBackgroundRequest.self, "BGTaskRequest", doc: "Work in the background that the app asks for.") { c in
      c.property("identifier", "Its name.", get: \.request.identifier)
      c.property(
        "earliestBeginDate", "Not before this date; nil for as soon as possible. Kept only: the scenario decides.",
        get: { $0.request.earliestDate.map(ScriptDate.init) }, set: { $0.request.earliestDate = $1?.seconds })
    }
    r.type(
      ScriptRefreshRequest.self, "BGAppRefreshTaskRequest", inherits: "BGTaskRequest", doc: "Short work: BGAppRefreshTaskRequest { identifier = \"refresh\" }."
    ) { c in
      c.constructor { arguments in
        ScriptRefreshRequest(
          BackgroundRequest(identifier: try arguments.take("identifier", as: String.self, "Its name.") ?? "", kind: .refresh, earliestDate: nil))
      }
    }
    r.type(
      ScriptProcessingRequest.self, "BGProcessingTaskRequest", inherits: "BGTaskRequest", doc: "Long work: BGProcessingTaskRequest { identifier = \"clean\" }."
    ) { c in
      c.constructor { arguments in
        ScriptProcessingRequest(
          BackgroundRequest(identifier: try arguments.take("identifier", as: String.self, "Its name.") ?? "", kind: .processing, earliestDate: nil))
      }
      c.property("requiresNetworkConnectivity", "Kept only: the scenario decides.", \.requiresNetworkConnectivity)
      c.property("requiresExternalPower", "Kept only: the scenario decides.", \.requiresExternalPower)
    }
    r.type(ScriptSchedulerError.self, "BGTaskSchedulerError", inherits: "NSError", doc: "Why work was not accepted.") { _ in }
    r.type(BGTask.self, "BGTask", doc: "Work that runs in the background.") { c in
      c.property("identifier", "Its name.", get: \.request.identifier)
      c.method("setTaskCompleted", "The work is done, with success or without.", args: "success") { (task: BGTask, _: Bool) in task.setTaskCompleted() }
      c.property(
        "expirationHandler", "Called when the time is over, or nil.", get: { $0.companions[Callback.self]?.function },
        set: { (task: BGTask, handler: LuaFunction?) in
          let callback = handler.map { Callback($0) }
          task.companions[Callback.self] = callback
          task.expirationHandler = callback.map { callback in { callback.call() } }
        })
    }
  }
}
