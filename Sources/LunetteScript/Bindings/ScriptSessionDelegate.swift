import Lua
import LunetteKit

/// A script's table or instance as the delegate of a URLSession. A session keeps its delegate. Source: Apple, URLSession.delegate
final class ScriptSessionDelegate: ScriptDelegate, NetworkSessionDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SessionMethods.self] }
  override class var keepsObjects: Bool { true }
  private weak var session: ScriptSession?
  private var inBackground = false

  convenience init(_ script: LuaReference, of session: NetworkSession) {
    self.init(script)
    self.session = session.owner as? ScriptSession
    inBackground = !session.usesMainQueue
  }

  private var argument: SessionArgument { SessionArgument(session) }

  /// Who hears of a task by a method: a task's own delegate that doesn't have it leaves it to the session's. Source: Apple, URLSessionTask.delegate
  private func hearer<Arguments, Answer>(of method: ScriptMethod<Arguments, Answer>, _ task: NetworkTask) -> ScriptSessionDelegate {
    has(method) ? self : task.session.delegate as? ScriptSessionDelegate ?? self
  }

  private func tell(_ body: () -> Void) {
    if let context = ScriptContext.of(ScriptContext.simulation) { context.running(inBackground: inBackground, body) }
  }

  func taskIsWaiting(_ task: NetworkTask) { tell { hearer(of: SessionMethods.isWaiting, task).notify(SessionMethods.isWaiting, argument, task) } }

  func task(_ task: NetworkTask, answered reply: NetworkReply, willFollow next: NetworkRequest, decide: @escaping (NetworkRequest?) -> Void) {
    guard hearer(of: SessionMethods.willRedirect, task).has(SessionMethods.willRedirect) else { return decide(next) }
    let handler = OnceHandler { stack in
      let request = stack.isNil(at: 1) ? nil : try RequestArgument.read(stack, at: 1).request
      decide(request)
    }
    let response = ScriptResponse(reply, from: task.currentRequest.url)
    tell {
      hearer(of: SessionMethods.willRedirect, task).notify(
        SessionMethods.willRedirect, argument, task, SessionArgument(response), SessionArgument(ScriptURLRequest(next)), ScriptFunction(handler))
    }
  }

  func taskDidReceiveResponse(_ task: NetworkTask, decide: @escaping (Bool) -> Void) {
    guard hearer(of: SessionMethods.didReceiveResponse, task).has(SessionMethods.didReceiveResponse), let response = task.response else { return decide(true) }
    let handler = OnceHandler { stack in decide(try ResponseDisposition.read(stack, at: 1) == .allow) }
    tell {
      hearer(of: SessionMethods.didReceiveResponse, task).notify(
        SessionMethods.didReceiveResponse, argument, task, SessionArgument(ScriptResponse(response.reply, from: response.url)), ScriptFunction(handler))
    }
  }

  func task(_ task: NetworkTask, didReceive data: [UInt8]) {
    tell { hearer(of: SessionMethods.didReceiveData, task).notify(SessionMethods.didReceiveData, argument, task, ScriptTable(TextBytes(bytes: data))) }
  }

  func taskDidSendBody(_ task: NetworkTask) {
    let length = WholeNumber(task.countOfBytesSent)
    tell { hearer(of: SessionMethods.didSendBodyData, task).notify(SessionMethods.didSendBodyData, argument, task, length, length, length) }
  }

  func task(_ task: NetworkTask, didWrite count: Int) {
    tell {
      hearer(of: SessionMethods.didWriteData, task).notify(
        SessionMethods.didWriteData, argument, task, WholeNumber(count), WholeNumber(task.countOfBytesReceived),
        WholeNumber(task.countOfBytesExpectedToReceive))
    }
  }

  func task(_ task: NetworkTask, didFinishDownloadingTo data: [UInt8]) {
    let hearer = hearer(of: SessionMethods.didFinishDownloading, task)
    tell { Download.offer(data, of: task) { hearer.notify(SessionMethods.didFinishDownloading, argument, task, SessionArgument($0)) } }
  }

  func sessionDidBecomeInvalid() { tell { notify(SessionMethods.didBecomeInvalid, argument, SessionArgument(nil)) } }

  func taskDidComplete(_ task: NetworkTask) {
    let error = SessionArgument(task.error.map { ScriptURLError($0, asking: task.currentRequest.url) })
    tell { hearer(of: SessionMethods.didComplete, task).notify(SessionMethods.didComplete, argument, task, error) }
  }
}

/// Source: Apple, URLSession.ResponseDisposition
private enum ResponseDisposition: String, LuaEnum { case allow, cancel }

/// A function that a delegate calls once; later calls do nothing.
final class OnceHandler: LuaPushable {
  static var luaType: LuaType { .function }
  private var handle: ((LuaStack) throws -> Void)?
  init(_ handle: @escaping (LuaStack) throws -> Void) { self.handle = handle }

  func push(on stack: LuaStack) {
    stack.pushOwnedFunction(
      LuaBody { [self] stack, _ in
        finish(stack, naming: "completionHandler") {
          guard let first = handle else { return 0 }
          try first(stack)
          handle = nil
          return 0
        }
      })
  }
}
