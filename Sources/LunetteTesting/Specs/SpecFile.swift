import Lua
import LunetteDriver
import LunetteScript

/// A loaded spec: a Lua state of its own, and the tree that the file has declared.
final class SpecFile {
  let path: String
  let root = SpecBlock()
  let host: ScriptHost
  let words: SpecWords
  let insulation: Insulation
  private let assertions: AssertionLibrary
  let frames: FrameStore

  /// Throws: the error that the file raised while it was loaded, as a ScriptFailure
  init(path: String, host: ScriptHost, frames: FrameStore) throws {
    self.path = path
    self.host = host
    let environment = host.makeEnvironment(forFile: path)
    self.frames = frames
    // What the library runs for itself has no moments.
    (insulation, words, assertions) = try host.state.unfollowed {
      let insulation = try Insulation(environment, state: host.state)
      let words = try SpecWords(file: path, state: host.state, globals: environment.globals, insulation: insulation)
      let assertions = try AssertionLibrary(host, globals: environment.globals) { app, name, keepsPicture in
        try frames.compare(app.currentFrame(), cell: host.options.cell, with: name, keepsPicture: keepsPicture)
      } compareTree: { app, name, isLast in
        try frames.compare(tree: app.keptTree(), with: name, isLast: isLast)
      } compareBudget: { app, name in
        try BudgetStore(spec: path, mode: frames.mode, note: frames.note).compare(app.costs(), with: name)
      }
      return (insulation, words, assertions)
    }
    words.defineProperties(assertions.properties)
    words.phase = .loading(root)
    defer { words.phase = .resting }
    host.state.beginOwnCode(isBeforeTests: true)
    try host.run(file: path, in: environment)
  }

  func close() { host.close() }

  /// The files that were read for it.
  var dependencies: Set<String> { host.loadedFiles.union(frames.used) }

  var properties: PropertyLibrary { assertions.properties }

  /// How a case of a property ended, if it didn't simply return.
  enum CaseEnding {
    /// Its values were rejected by a filter or `assume`.
    case rejected(String)
    case ended(TestOutcome)
  }

  /// Runs a case of a property. Returns: how it ended, nil if it simply returned
  func run(_ property: LuaTable, _ source: CaseSource) -> CaseEnding? {
    var rejection: String?
    defer { host.forgetInvariant() }
    let outcome = call {
      do {
        try properties.run(property, source)
      } catch let error as LuaError {
        rejection = properties.rejection(of: error)
        if rejection == nil { throw error }
      }
    }
    return outcome.map(CaseEnding.ended) ?? rejection.map(CaseEnding.rejected)
  }

  /// Calls a function of the spec. Returns: how it ended, nil if it simply returned
  func call(_ function: LuaFunction) -> TestOutcome? { call { try host.state.call(function) } }

  private func call(_ body: () throws -> Void) -> TestOutcome? {
    do {
      try body()
      // An error of a callback after the script's last call of the host has not been raised yet.
      if let fault = host.state.takeFault() { throw fault }
      return nil
    } catch let error as LuaError {
      return outcome(of: error)
    } catch {
      return .errored(TestError(message: ScriptFailure(error).description))
    }
  }

  /// Marks the state to which `revertSpies` goes back.
  func keepSpies() { assertions.keepSpies() }
  /// Removes the spies and stubs that were installed since.
  func revertSpies() -> TestOutcome? {
    call { try assertions.revertSpies() }
  }

  private func outcome(of error: LuaError) -> TestOutcome {
    let stack = host.state.stack
    if let reason = words.pendingReason(of: error, on: stack) { return .skipped(reason) }
    if let failure = assertions.failure(of: error, on: stack) { return .failed(failure) }
    return .errored(TestError(message: host.withWholeNames(error.message), frames: error.scriptFrames.map(host.withWholeNames)))
  }
}
