import Lua
import LunetteScript

/// One run of one spec file: its tests in order with the hooks around them, and an event for everything that happens.
struct FileRun {
  let path: String
  let label: String
  let options: SpecRunner.Options
  /// The file's place among all that were found.
  let fileIndex: Int
  /// Mixed into the order's seed, so that each round has an order of its own.
  let round: Int
  /// Whether this run is to be compared with another one: it keeps a record of each test, and runs them the other way round.
  let role: Role
  /// Whether the run has been called off.
  let isStopped: () -> Bool
  let report: (TestEvent) -> Void

  enum Role { case only, first, second }

  /// What `--twice` compares of one test.
  struct Recorded: @unchecked Sendable {
    let outcome: TestOutcome
    let log: RunLog
  }

  /// Returns: a record of each test, by its index; empty for a file that runs alone
  @discardableResult func run() -> [Int: Recorded] {
    report(.fileStarted(label))
    let state = State()
    var dependencies: Set<String> = [path]
    if let file = load() {
      (state.chosen, state.matched) = options.selection.chosen(of: file.root.tests, fileIndex: fileIndex)
      run(file.root, inside: [], of: file, state)
      for warning in file.host.warnings { report(.noted(warning)) }
      dependencies.formUnion(file.dependencies)
      file.close()
    } else {
      state.counts.failed += 1
    }
    report(
      .fileEnded(
        FileSummary(label: label, path: path, counts: state.counts, matched: state.matched, dependencies: dependencies)))
    return state.recorded
  }

  func load() -> SpecFile? {
    do {
      var hostOptions = options.host
      hostOptions.checksContracts = true
      hostOptions.output = { [report] in report(.printed($0)) }
      let frames = FrameStore(spec: path, mode: role == .second ? .ignore : options.frames, failures: options.failures) { [report] in
        report(.frameWritten($0))
      }
      return try SpecFile(path: path, host: ScriptHost(options: hostOptions), frames: frames)
    } catch {
      report(.fileFailed(path, message: (error as? ScriptFailure)?.report ?? "\(error)"))
      return nil
    }
  }

  /// What changes while a file runs.
  private final class State {
    var counts = TestCounts()
    var chosen: Set<Int> = []
    var matched = 0
    var recorded: [Int: Recorded] = [:]
    /// The blocks whose lazy setup has run, or failed.
    var awake: Set<ObjectIdentifier> = []
    var broken: Set<ObjectIdentifier> = []
    var hasFailed = false
  }

  private func mustStop(_ state: State) -> Bool { options.failFast && state.hasFailed || isStopped() }

  // MARK: Blocks

  private func run(_ block: SpecBlock, inside blocks: [SpecBlock], of file: SpecFile, _ state: State) {
    let selected = block.tests.filter { state.chosen.contains($0.index) }.count
    guard selected > 0, !mustStop(state) else { return }
    let kept = block.isInsulated ? try? file.insulation.keep() : nil
    defer { if let kept { file.insulation.restore(kept) } }
    let blocks = blocks + [block]
    if runOnce(.setup, of: block, in: file, notRun: selected, state) {
      for child in ordered(block.children, of: block) {
        if mustStop(state) || !state.broken.isEmpty { break }
        switch child {
        case .block(let inner): run(inner, inside: blocks, of: file, state)
        case .test(let test) where state.chosen.contains(test.index): run(test, inside: blocks, of: file, state)
        case .test: break
        }
      }
    }
    state.broken.remove(ObjectIdentifier(block))
    if state.awake.contains(ObjectIdentifier(block)) { _ = runOnce(.lazyTeardown, of: block, in: file, notRun: 0, state) }
    _ = runOnce(.teardown, of: block, in: file, notRun: 0, state)
  }

  /// As the file says it, or shuffled; the second of two runs goes the other way round.
  private func ordered(_ children: [SpecBlock.Child], of block: SpecBlock) -> [SpecBlock.Child] {
    var children = children
    if options.shuffle != nil || block.isRandomized {
      let name = ([path] + block.path + ["\(round)"]).joined(separator: "\u{1F}")
      var order = SeededOrder(seed: options.shuffle ?? options.host.seed, name: name)
      children.shuffle(using: &order)
    }
    return role == .second ? children.reversed() : children
  }

  /// Returns: whether all went well
  private func runOnce(_ hook: SpecBlock.Hook, of block: SpecBlock, in file: SpecFile, notRun: Int, _ state: State) -> Bool {
    guard let functions = block.hooks[hook], !functions.isEmpty else { return true }
    let log = role == .only ? makeLog() : nil
    file.host.log = log
    defer {
      file.host.closeApps()
      file.host.log = nil
      if let log, options.log.isWritten, !log.events.isEmpty {
        report(.logged(TestID(file: path, path: block.path + [hook.name]), log.events))
      }
    }
    for function in functions {
      guard let outcome = file.call(function) else { continue }
      state.counts.add(outcome)
      if outcome.isFailure { state.hasFailed = true }
      let scene = outcome.isFailure ? file.host.scene() : nil
      report(
        .blockFailed(
          BlockFailure(
            block: TestID(file: path, path: block.path), hook: hook.name, outcome: outcome, notRun: notRun, scene: scene)))
      return false
    }
    return true
  }

  /// Runs the lazy setups around a test that have not run yet. Returns: whether all went well
  private func wake(_ blocks: [SpecBlock], of file: SpecFile, _ state: State) -> Bool {
    for block in blocks where state.awake.insert(ObjectIdentifier(block)).inserted {
      let notRun = block.tests.filter { state.chosen.contains($0.index) }.count
      if !runOnce(.lazySetup, of: block, in: file, notRun: notRun, state) {
        state.broken.insert(ObjectIdentifier(block))
        return false
      }
    }
    return true
  }

  // MARK: Tests

  private func run(_ test: SpecTest, inside blocks: [SpecBlock], of file: SpecFile, _ state: State) {
    guard let body = test.body else {
      return end(
        TestResult(id: test.id, index: test.index, position: test.position, outcome: .skipped(""), seconds: 0, scene: nil), test, nil, state
      )
    }
    guard wake(blocks, of: file, state) else { return }
    let log = makeLog()
    let result = result(of: test, body, inside: blocks, in: file, log)
    if let log, options.log.isWritten { report(.logged(test.id, log.events)) }
    end(result, test, log, state)
  }

  /// Nil where nobody wants to know what happens in a test.
  private func makeLog() -> RunLog? {
    var content = options.log.content
    if role != .only { content.insert(.texts) }
    return role == .only && !options.log.isKept ? nil : RunLog(content)
  }

  private func end(_ result: TestResult, _ test: SpecTest, _ log: RunLog?, _ state: State) {
    state.counts.add(result.outcome)
    if result.outcome.isFailure { state.hasFailed = true }
    if let log, role != .only { state.recorded[test.index] = Recorded(outcome: result.outcome, log: log) }
    report(.testEnded(result))
  }

  /// Runs one test with the hooks around it, in a fresh simulation. Whatever happens, its `finally` and `after_each` functions run,
  /// the apps it launched are closed, and globals, modules and spied functions are put back; the first thing that went wrong is
  /// the outcome, and what goes wrong after that is told with it.
  private func result(
    of test: SpecTest, _ body: LuaFunction, inside blocks: [SpecBlock], in file: SpecFile, _ log: RunLog?
  ) -> TestResult {
    let host = file.host
    host.resetSimulation()
    host.log = log
    defer { host.log = nil }
    let kept = try? file.insulation.keep()
    file.keepSpies()
    file.frames.forgetPictures()
    let before = blocks.flatMap { $0.hooks[.beforeEach] ?? [] }
    let after = blocks.reversed().flatMap { $0.hooks[.afterEach] ?? [] }

    file.words.phase = .running(finally: [])
    defer { file.words.phase = .resting }
    var outcome: TestOutcome?
    var scene: AppScene?
    var pictures: [FramePicture] = []
    func note(_ problem: TestOutcome?) {
      guard let problem else { return }
      let isFirst = !(outcome?.isFailure ?? false)
      outcome = outcome?.followed(by: problem) ?? problem
      guard isFirst, problem.isFailure else { return }
      scene = host.scene()
      if options.log.isForFailures { pictures = file.frames.takePictures() }
    }
    for function in before + [body] where outcome == nil { note(file.call(function)) }
    for function in file.words.takeFinallys() + after { note(file.call(function)) }
    note(file.revertSpies())
    let seconds = host.apps.reduce(0) { $0 + $1.simulation.time }
    host.closeApps()
    if let kept { file.insulation.restore(kept) }
    return TestResult(
      id: test.id, index: test.index, position: test.position, outcome: outcome ?? .passed, seconds: seconds, scene: scene,
      pictures: pictures)
  }
}
