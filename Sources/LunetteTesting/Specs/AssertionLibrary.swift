import Foundation
import Lua
import LunetteScript

/// The global `assert` of a spec's state. The assertions are written in Lua, where the values are (Assertions/*.lua);
/// they ask here for what Lua cannot know.
final class AssertionLibrary {
  private let natives: NativeWords
  private let failureMark: LuaTable

  /// compareFrame: given a frame's name and text, answers how it differs from the one that is kept; nil when it does not
  init(state: LuaState, compareFrame: @escaping (_ name: String, _ text: String) throws -> String?) throws {
    natives = NativeWords(state)
    let position = natives.makeFunction("position") { call in
      call.stack.push(call.stack.scriptPosition)
      return 1
    }
    let compare = natives.makeFunction("compareFrame") { call in
      call.stack.push(try compareFrame(call.take("name"), call.take("text")))
      return 1
    }
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    try stack.push(state.load(Self.source(of: PackageResources.assert_lua), name: libraryChunkName))
    try stack.push(state.load(Self.source(of: PackageResources.compare_lua), name: libraryChunkName))
    try stack.call(arguments: 0, results: 1)
    stack.push(["position": position, "compareFrame": compare])
    try stack.call(arguments: 2, results: 2)
    failureMark = LuaTable(LuaReference(popping: stack))
    state.setGlobal("assert", LuaReference(popping: stack))
  }

  private static func source(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What a failed assertion says; nil when the error is something else.
  func failure(of error: LuaError, on stack: LuaStack) -> TestFailure? {
    guard let fields = error.fields(ifMarkedBy: failureMark, on: stack) else { return nil }
    return TestFailure(
      position: fields["position"].map(SourcePosition.init), message: fields["message"], expected: fields["expected"],
      actual: fields["actual"], marksDifference: fields["mark"] != nil, detail: fields["detail"],
      callers: Array(error.scriptFrames.dropFirst()))
  }
}

extension LuaStack {
  /// `file:line` of the innermost function of a script, with the file's name in full.
  var scriptPosition: String {
    var frame = lua_Debug()
    var level: Int32 = 0
    while lua_getstack(raw, level, &frame) != 0 {
      level += 1
      _ = lua_getinfo(raw, "Sl", &frame)
      guard frame.currentline > 0, let source = frame.source.map(String.init(cString:)), source != libraryChunkName else { continue }
      return "\(source.dropFirst()):\(frame.currentline)"
    }
    return ""
  }
}

extension LuaError {
  /// The traceback's lines without its headings and without frames of the runner's own, which are called in tail position.
  var scriptFrames: [String] {
    var isInLibrary = false
    return traceback.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      let isTailCall = line == "(...tail calls...)"
      if !isTailCall { isInLibrary = line.hasPrefix(libraryChunkName.dropFirst()) }
      return !isInLibrary && line != "stack traceback:"
    }
  }
}
