import Lua
import LunetteKit

/// Source: Apple, URLSessionTaskDelegate, URLSessionDataDelegate, URLSessionDownloadDelegate
enum SessionMethods: ScriptProtocol {
  static let name = "URLSessionDelegate"
  static let doc = "Is told what becomes of a session's tasks that have no completion; of redirections, waiting and sending also of the others."

  static let isWaiting = ScriptMethod<(SessionArgument, NetworkTask), Anything>(
    "taskIsWaitingForConnectivity", "The device is offline, and the task waits.", [session, task])
  static let willRedirect = ScriptMethod<(SessionArgument, NetworkTask, SessionArgument, SessionArgument, ScriptFunction), Anything>(
    "willPerformHTTPRedirection",
    "The server sends the task on: call completionHandler with a URLRequest, or with nil to have the redirecting answer itself.",
    [
      session, task, .of("response", SessionArgument.self), .of("request", SessionArgument.self), .of("completionHandler", ScriptFunction.self),
    ])
  static let didReceiveResponse = ScriptMethod<(SessionArgument, NetworkTask, SessionArgument, ScriptFunction), Anything>(
    "didReceiveResponse", "The head of the answer has come: call completionHandler with \"allow\" or \"cancel\".",
    [session, task, .of("response", SessionArgument.self), .of("completionHandler", ScriptFunction.self)])
  static let didReceiveData = ScriptMethod<(SessionArgument, NetworkTask, ScriptTable), Anything>(
    "didReceiveData", "A piece of the body has come, at most one in a frame.", [session, task, .of("data", ScriptTable.self)])
  static let didSendBodyData = ScriptMethod<(SessionArgument, NetworkTask, WholeNumber, WholeNumber, WholeNumber), Anything>(
    "didSendBodyData", "The body of the request has gone, in one piece: bytesSent is its length, and so are the two others.",
    [
      session, task, .of("bytesSent", WholeNumber.self), .of("totalBytesSent", WholeNumber.self), .of("totalBytesExpectedToSend", WholeNumber.self),
    ])
  static let didWriteData = ScriptMethod<(SessionArgument, NetworkTask, WholeNumber, WholeNumber, WholeNumber), Anything>(
    "didWriteData", "A piece of a download has come: its length, how much has come in all, and how much will come, or -1.", unit: .bytes,
    [
      session, task, .of("bytesWritten", WholeNumber.self), .of("totalBytesWritten", WholeNumber.self),
      .of("totalBytesExpectedToWrite", WholeNumber.self),
    ])
  static let didFinishDownloading = ScriptMethod<(SessionArgument, NetworkTask, SessionArgument), Anything>(
    "didFinishDownloadingTo", "A download is in a file, which is gone when the method has returned.", [session, task, .of("location", SessionArgument.self)])
  static let didComplete = ScriptMethod<(SessionArgument, NetworkTask, SessionArgument), Anything>(
    "didCompleteWithError", "It is over; error is nil where all is well.", [session, task, .of("error", SessionArgument.self)])
  static let didBecomeInvalid = ScriptMethod<(SessionArgument, SessionArgument), Anything>(
    "didBecomeInvalidWithError", "The session makes no more tasks, and the last one is over; error is nil.", [session, .of("error", SessionArgument.self)])

  private static var session: ApiDescription.Parameter { .of("session", SessionArgument.self) }
  private static var task: ApiDescription.Parameter { .of("task", NetworkTask.self) }

  static var methods: [MethodDeclaration] {
    [
      isWaiting.declaration, willRedirect.declaration, didReceiveResponse.declaration, didReceiveData.declaration, didSendBodyData.declaration,
      didWriteData.declaration, didFinishDownloading.declaration, didComplete.declaration, didBecomeInvalid.declaration,
    ]
  }
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

extension NetworkTask: CallValue {}
