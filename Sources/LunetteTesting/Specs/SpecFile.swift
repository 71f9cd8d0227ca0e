import Lua
import LunetteScript

/// One spec, loaded: a Lua state of its own, and the tree that the file declared.
final class SpecFile {
  let path: String
  let root = SpecBlock()
  let host: ScriptHost
  let words: SpecWords
  let assertions: AssertionLibrary

  /// Throws: what the file raised while it was loaded, as a ScriptFailure
  init(path: String, host: ScriptHost, frames: FrameStore) throws {
    self.path = path
    self.host = host
    words = try SpecWords(file: path, state: host.state)
    assertions = try AssertionLibrary(state: host.state) { name, text in try frames.compare(text, with: name) }
    words.phase = .loading(root)
    defer { words.phase = .resting }
    try host.run(file: path)
  }

  func close() { host.close() }

  /// Calls a function of the spec. Returns: how it ended, when it did not just return
  func call(_ function: LuaFunction) -> TestOutcome? {
    do {
      try host.state.call(function)
      // What a callback raised after the script's last call of the host has nobody else to tell.
      if let fault = host.state.takeFault() { throw fault }
      return nil
    } catch let error as LuaError {
      return outcome(of: error)
    } catch {
      return .errored(TestError(message: ScriptFailure(error).description))
    }
  }

  private func outcome(of error: LuaError) -> TestOutcome {
    let stack = host.state.stack
    if let reason = words.pendingReason(of: error, on: stack) { return .skipped(reason) }
    if let failure = assertions.failure(of: error, on: stack) { return .failed(failure) }
    return .errored(TestError(error))
  }
}
