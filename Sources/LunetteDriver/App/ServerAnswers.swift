import Lua
import LunetteKit
import LunetteScript

/// What requests may be answered with, any of several replies each: `{ ["GET /items"] = { { json = {} }, "timedOut" } }`.
struct ServerAnswers: LuaReadable {
  let replies: [String: [ServerAnswer]]

  static var luaTypeName: String { "a table of lists of replies by request, such as { [\"GET /items\"] = { { json = {} }, \"timedOut\" } }" }
  static var luaType: LuaType { .table }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ServerAnswers {
    guard stack.isTable(at: index), lua_rawlen(stack.raw, index) == 0 else { throw stack.mismatch(luaTypeName, at: index) }
    var replies: [String: [ServerAnswer]] = [:]
    for request in stack.keys(at: index) {
      // A word for the method, and a path or an address.
      guard request.split(separator: " ").count == 2 else {
        throw LuaMismatch(wanted: "requests such as \"GET /items\" as keys", got: "\"\(request)\"")
      }
      stack.pushRawField(request, of: stack.absolute(index))
      defer { stack.pop() }
      let list: [ServerAnswer]
      do { list = try [ServerAnswer].read(stack, at: -1) } catch {
        throw LuaMismatch(wanted: "\(request): \(error.wanted)", got: error.got)
      }
      guard !list.isEmpty else { throw LuaMismatch(wanted: "\(request): a list of replies, at least one", got: stack.shown(at: -1)) }
      replies[request] = list
    }
    return ServerAnswers(replies: replies)
  }
}

/// A reply, or the code of why there is none.
enum ServerAnswer: LuaReadable {
  case reply(ReplyTable)
  case failure(NetworkFailure)

  static var luaTypeName: String { "a reply such as { status = 200, json = {} }, or a code of URLError such as \"timedOut\"" }
  static var luaType: LuaType { .either([ReplyTable.luaType, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ServerAnswer {
    if stack.isTable(at: index) { return .reply(try ReplyTable.read(stack, at: index)) }
    guard stack.type(at: index) == LUA_TSTRING else { throw stack.mismatch(luaTypeName, at: index) }
    return .failure(try NetworkFailure.read(stack, at: index))
  }

  /// - Parameter folders: where a file is searched
  func planned(in folders: [String]) throws -> PlannedReply {
    switch self {
    case .reply(let table):
      if let replies = table.sequence?.replies {
        throw ScenarioError.badValue(name: "answers", wanted: "single replies", got: "a sequence of \(replies.count)")
      }
      return try table.planned(in: folders)
    case .failure(let failure):
      var planned = PlannedReply()
      planned.reply.failure = failure
      return planned
    }
  }
}
