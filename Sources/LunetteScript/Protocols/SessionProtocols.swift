import Lua
import LunetteKit

/// Source: Apple, URLSessionTaskDelegate, URLSessionDataDelegate, URLSessionDownloadDelegate
struct SessionMethods: ScriptProtocol {
  static let name = "URLSessionDelegate"
  static let doc = "Is told what becomes of a session's tasks that have no completion; of redirections, waiting and sending also of the others."

  let isWaiting = ScriptMethod("taskIsWaitingForConnectivity", "The device is offline, and the task waits.", .session, .task)
  let willRedirect = ScriptMethod(
    "willPerformHTTPRedirection",
    "The server sends the task on: call completionHandler with a URLRequest, or with nil to have the redirecting answer itself.", .session, .task,
    .init("request", SessionArgument.self), .init("completionHandler", ScriptFunction.self))
  let didReceiveResponse = ScriptMethod(
    "didReceiveResponse", "The head of the answer has come: call completionHandler with \"allow\" or \"cancel\".", .session, .task,
    .init("response", SessionArgument.self), .init("completionHandler", ScriptFunction.self))
  let didReceiveData = ScriptMethod("didReceiveData", "A piece of the body has come, at most one in a frame.", .session, .task, .init("data", ScriptTable.self))
  let didSendBodyData = ScriptMethod(
    "didSendBodyData", "The body of the request has gone; bytesSent is its length.", .session, .task, .init("bytesSent", WholeNumber.self))
  let didWriteData = ScriptMethod(
    "didWriteData", "A piece of a download has come: its length and how much has come in all. Bytes.", .session, .task, .init("bytesWritten", WholeNumber.self),
    .init("totalBytesWritten", WholeNumber.self))
  let didFinishDownloading = ScriptMethod(
    "didFinishDownloadingTo", "A download is in a file, which is gone when the method has returned.", .session, .task, .init("location", SessionArgument.self))
  let didComplete = ScriptMethod("didCompleteWithError", "It is over; error is nil where all is well.", .session, .task, .init("error", SessionArgument.self))
}

/// An object of the bindings that a session's delegate gets, or nil.
struct SessionArgument: CallValue {
  let object: (any LuaPushable)?
  init(_ object: (any LuaPushable)?) { self.object = object }
  static var luaType: LuaType { .any }
  var callArgument: CallArgument { object.map { .table($0) } ?? .absent }
}

/// A number of bytes.
struct WholeNumber: CallValue {
  let number: Int
  init(_ number: Int) { self.number = number }
  static var luaType: LuaType { .integer }
  var callArgument: CallArgument { .table(number) }
}

extension CallParameter where Value == SessionArgument { fileprivate static var session: Self { .init("session") } }
extension CallParameter where Value == NetworkTask { fileprivate static var task: Self { .init("task") } }

extension NetworkTask: CallValue {}
