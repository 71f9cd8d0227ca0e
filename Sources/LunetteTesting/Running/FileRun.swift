import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteScript

/// One run of one spec file: its tests in order with the hooks around them, and an event for everything that happens.
struct FileRun {
  let path: String
  let label: String
  let options: SpecRunner.Options
  /// The file's index among all files that were found.
  let fileIndex: Int
  /// Mixed into the seed of the order, so that each round has another order.
  let round: Int
  /// Whether this run will be compared with another one: it then records each test, and the second run goes in reverse order.
  let role: Role
  /// How apps are looked at; nil for the usual way.
  var variant: Variant?
  /// The one of those that a block declares in which a test runs just now.
  var declared: Variant?
  /// The system of apps that name none, where the tests run in several; nil for the usual one.
  var system: Int?
  /// Whether the run has been stopped.
  let isStopped: () -> Bool
  var report: (TestEvent) -> Void

  enum Role { case only, first, second }

  /// The record of a test that `--twice` compares.
  /// Unchecked: the log is handed over when its test has ended, and is only read after that.
  struct Recorded: @unchecked Sendable {
    let outcome: TestOutcome
    let log: RunLog
  }

  /// Returns: a record of each test, by its index; empty without `--twice`
  @discardableResult func run() -> [Int: Recorded] {
    report(.fileStarted(label))
    let state = State()
    var dependencies: Set<String> = [path]
    var coverage: Coverage?
    if let file = load(state.printed) {
      let chosen = options.selection.chosen(of: file.root, in: path, fileIndex: fileIndex)
      (state.chosen, state.matched) = (chosen.indexes, chosen.matched)
      if let problem = chosen.problem {
        state.counts.failed += 1
        report(.fileFailed(path, message: problem))
      }
      state.declared = file.root.tests.count
      run(file.root, inside: [], of: file, state)
      if chosen.leftOut > 0 {
        report(
          .noted(
            "only: \(chosen.leftOut) of the file's tests \(chosen.leftOut == 1 ? "is" : "are") left out by an it.only or describe.only"))
      }
      for warning in file.host.warnings { report(.noted(warning)) }
      dependencies.formUnion(file.dependencies)
      if options.host.measuresCoverage { coverage = Coverage(of: file.host, without: path) }
      file.close()
    } else {
      state.counts.failed += 1
    }
    report(
      .fileEnded(
        FileSummary(
          label: label, path: path, counts: state.counts, matched: state.matched, declared: state.declared, dependencies: dependencies,
          coverage: coverage, isCutShort: state.isCutShort)))
    return state.recorded
  }

  /// - Parameter printed: gets what the scripts print
  func load(_ printed: PrintedText = PrintedText()) -> SpecFile? {
    do {
      var hostOptions = options.host
      hostOptions.checksContracts = true
      if let variant { hostOptions.variant = variant }
      if let system { hostOptions.device.system = system }
      hostOptions.output = { [report, hearsPrints = options.hearsPrints] in
        if printed.isSilent { return }
        hearsPrints?($0)
        printed.text += $0
        report(.printed($0))
      }
      let mode = role == .second || variant != nil ? .ignore : options.frames
      let frames = FrameStore(spec: path, mode: mode, failures: options.failures, system: system.flatMap(FrameStore.ownSystem)) { [report] in
        report(.noted($0))
      } didWrite: { [report] in
        report(.frameWritten($0))
      }
      return try SpecFile(path: path, host: ScriptHost(options: hostOptions.countingCosts(inFile: path)), frames: frames)
    } catch {
      report(.fileFailed(path, message: (error as? ScriptFailure)?.report ?? "\(error)"))
      return nil
    }
  }

  /// The state that changes while a file runs.
  private final class State {
    var counts = TestCounts()
    var chosen: Set<Int> = []
    var matched = 0
    var declared = 0
    let printed = PrintedText()
    var recorded: [Int: Recorded] = [:]
    /// The blocks whose lazy setup has run, or failed.
    var awake: Set<ObjectIdentifier> = []
    var broken: Set<ObjectIdentifier> = []
    var hasFailed = false
    /// Whether a test was left out because the run is to end.
    var isCutShort = false
    /// Files that could not be compiled and have been reported.
    var syntaxErrors: Set<String> = []
  }

  private func mustStop(_ state: State) -> Bool {
    guard options.failFast && state.hasFailed || isStopped() else { return false }
    state.isCutShort = true
    return true
  }

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
        case .test(let test) where state.chosen.contains(test.index):
          run(test, inside: blocks, of: file, state)
          runInVariants(test, inside: blocks, of: file, state)
        case .test: break
        }
      }
    }
    state.broken.remove(ObjectIdentifier(block))
    if state.awake.contains(ObjectIdentifier(block)) { _ = runOnce(.lazyTeardown, of: block, in: file, notRun: 0, state) }
    _ = runOnce(.teardown, of: block, in: file, notRun: 0, state)
  }

  /// In the order of the file, or shuffled; reversed for the second of two runs.
  private func ordered(_ children: [SpecBlock.Child], of block: SpecBlock) -> [SpecBlock.Child] {
    var children = children
    if options.shuffle != nil || block.isRandomized {
      let name = ([path] + block.path + ["\(round)"]).joined(separator: "\u{1F}")
      var order = SplitMix64(seed: options.shuffle ?? options.host.seed, name: name)
      children.shuffle(using: &order)
    }
    return role == .second ? children.reversed() : children
  }

  /// Returns: whether there was no error
  private func runOnce(_ hook: SpecBlock.Hook, of block: SpecBlock, in file: SpecFile, notRun: Int, _ state: State) -> Bool {
    guard let functions = block.hooks[hook], !functions.isEmpty else { return true }
    _ = state.printed.take()
    let log = role == .only ? makeLog() : nil
    file.host.log = log
    defer {
      file.host.closeApps(endOfTest: true)
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
            block: TestID(file: path, path: block.path), hook: hook.name, outcome: outcome, notRun: notRun, printed: state.printed.take(),
            scene: scene)))
      return false
    }
    return true
  }

  /// Runs the lazy setups around a test that have not run yet. Returns: whether there was no error
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

  /// In the variants that its block declares, unless the whole run is in one.
  private func runInVariants(_ test: SpecTest, inside blocks: [SpecBlock], of file: SpecFile, _ state: State) {
    guard variant == nil, test.body != nil, let declared = blocks.last(where: { $0.variants != nil })?.variants else { return }
    defer { (file.host.variant, file.frames.variant) = (file.host.options.variant, nil) }
    for variant in declared.others(base: file.host.options.device) where !mustStop(state) && state.broken.isEmpty {
      (file.host.variant, file.frames.variant) = (variant, variant.name)
      var inVariant = self
      inVariant.declared = variant
      inVariant.run(test, inside: blocks, of: file, state)
    }
  }

  private func run(_ test: SpecTest, inside blocks: [SpecBlock], of file: SpecFile, _ state: State) {
    guard let body = test.body else {
      return end(
        TestResult(id: named(test.id), index: test.index, position: test.position, outcome: .skipped(""), seconds: 0, scene: nil), test, nil, state
      )
    }
    guard wake(blocks, of: file, state) else { return }
    let log = makeLog()
    _ = state.printed.take()
    if options.measuresEachTest { file.host.state.forgetCoverage() }
    let start = ContinuousClock.now
    file.host.schedule = options.schedule == 0 ? nil : Schedule(number: options.schedule)
    file.host.rerun = .test(path, named: test.id.name)
    // A test that was called off in its middle has no result.
    guard var first = self.result(of: test, body, inside: blocks, in: file, log) else {
      state.isCutShort = true
      return
    }
    if let plan = options.choosing {
      first = plan.result(after: first, file.words.choices, isStopped: isStopped) { self.result(of: test, body, inside: blocks, in: file, nil) }
      if let problem = file.words.wrongChoice { plan.note(problem) }
    }
    let ended = ScheduleRun(usual: options.schedule, most: options.schedules, path: path, isStopped: isStopped).result(after: first, in: file.host) {
      self.result(of: test, body, inside: blocks, in: file, nil)
    }
    let perturbed = perturbed(ended, test, body, inside: blocks, in: file, state)
    var result = once(perturbed, file, state)
    result.realSeconds = (ContinuousClock.now - start) / .seconds(1)
    result.printed = state.printed.take()
    if options.measuresEachTest { result.coverage = Coverage(of: file.host, without: path) }
    if let log, options.log.isWritten { report(.logged(test.id, log.events)) }
    end(result, test, log, state)
  }

  /// Runs a test that has passed once more for each change of how a driver may touch, with `--perturb`.
  private func perturbed(
    _ first: TestResult, _ test: SpecTest, _ body: SpecTest.Body, inside blocks: [SpecBlock], in file: SpecFile, _ state: State
  ) -> TestResult {
    guard let plan = options.perturbations, role != .second, case .passed = first.outcome, case .function = body else { return first }
    var quiet = self
    quiet.report = { _ in }
    state.printed.isSilent = true
    let usual = file.host.schedule
    defer {
      (file.host.perturbation, file.host.schedule, file.frames.perturbed) = (nil, usual, nil)
      state.printed.isSilent = false
    }
    let run = PerturbRun(
      plan: plan, name: test.id.name, path: path, seed: options.host.seed, allowed: file.words.allowedKinds, limits: options.shrinking,
      isStopped: isStopped)
    let result = run.result(after: first, in: file) { log in quiet.result(of: test, body, inside: blocks, in: file, log) }
    for note in result.notes { report(.noted(note)) }
    return result.result
  }

  /// An error in a file that every test launches is reported in full only once.
  private func once(_ result: TestResult, _ file: SpecFile, _ state: State) -> TestResult {
    guard case .errored(let error) = result.outcome, let known = file.host.syntaxError(in: error.message),
      !state.syntaxErrors.insert(known).inserted
    else { return result }
    var repeated = result
    repeated.outcome = .errored(TestError(message: "did not run, for the syntax error that is reported above"))
    repeated.scene = nil
    return repeated
  }

  /// Nil if no log is wanted.
  private func makeLog() -> RunLog? {
    var content = options.log.content
    if role != .only { content.insert(.screens) }
    if !options.log.isKept { content.insert(.sampled) }
    return role == .only && !options.log.isKept ? nil : RunLog(content, cell: options.host.cell)
  }

  /// With the names of the system and of the variant.
  private func named(_ id: TestID) -> TestID {
    let names = [system.map { "system \($0)" }, (variant ?? declared)?.name].compactMap { $0 }
    guard !names.isEmpty, let last = id.path.last else { return id }
    return TestID(file: id.file, path: id.path.dropLast() + ["\(last) [\(names.joined(separator: ", "))]"])
  }

  private func end(_ result: TestResult, _ test: SpecTest, _ log: RunLog?, _ state: State) {
    state.counts.add(result.outcome)
    if result.outcome.isFailure { state.hasFailed = true }
    if let log, role != .only, declared == nil { state.recorded[test.index] = Recorded(outcome: result.outcome, log: log) }
    report(.testEnded(result))
  }

  // MARK: Cases of a property

  /// Before a case: a new simulation, and the hooks. Returns: the first problem
  private func firstProblem(in before: [LuaFunction], of file: SpecFile) -> TestOutcome? {
    file.host.resetSimulation()
    file.words.phase = .running(finally: [])
    for function in before {
      if let problem = file.call(function) { return problem }
    }
    return nil
  }

  /// After a case: runs all hooks. Returns: the first problem
  private func endCase(_ after: [LuaFunction], of file: SpecFile) -> TestOutcome? {
    var outcome: TestOutcome?
    for function in file.words.takeFinallys() + after {
      if let problem = file.call(function) { outcome = outcome?.followed(by: problem) ?? problem }
    }
    if let problem = file.revertSpies() { outcome = outcome?.followed(by: problem) ?? problem }
    return outcome
  }

  /// Runs one test with the hooks around it, in a new simulation. In any case its `finally` and `after_each` functions run, the apps that
  /// it launched are closed, and globals, modules and spied functions are restored. The first problem is the outcome; later problems are
  /// added to it.
  private func result(
    of test: SpecTest, _ body: SpecTest.Body, inside blocks: [SpecBlock], in file: SpecFile, _ log: RunLog?
  ) -> TestResult? {
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
    file.words.allowedKinds = []
    file.words.choices.restart()
    defer { file.words.phase = .resting }
    var outcome: TestOutcome?
    var scene: AppScene?
    var pictures: [FramePicture] = []
    var distributionNote = ""
    var isCalledOff = false
    func note(_ problem: TestOutcome?) {
      guard let problem else { return }
      let isFirst = !(outcome?.isFailure ?? false)
      outcome = outcome?.followed(by: problem) ?? problem
      guard isFirst, problem.isFailure else { return }
      log?.noteFailure()
      scene = host.scene()
      if options.log.isForFailures { pictures = file.frames.takePictures() }
    }
    func begin() { for function in before where outcome == nil { note(file.call(function)) } }
    func finish() {
      for function in file.words.takeFinallys() + after { note(file.call(function)) }
      note(file.revertSpies())
    }
    switch body {
    case .function(let function):
      begin()
      if outcome == nil { note(file.call(function)) }
      finish()
    case .property(let property):
      let run = PropertyRun(
        name: test.id.name, property: property, file: file,
        cases: options.cases ?? file.properties.option("cases", of: property) ?? PropertyRun.usualCases, seed: options.host.seed,
        examples: ExampleStore(spec: path, mode: file.frames.mode, removesPassed: options.prunesFrames),
        begin: { firstProblem(in: before, of: file) }, end: { endCase(after, of: file) },
        limits: options.shrinking, progress: options.progress, isStopped: isStopped)
      let result = run.run()
      isCalledOff = result.isCalledOff
      note(result.outcome)
      if result.isOpen { finish() }
      distributionNote = result.lines.map { $0 + "\n" }.joined()
      if !distributionNote.isEmpty { report(.printed(distributionNote)) }
      for text in result.notes { report(.noted(text)) }
    }
    let complaints = host.layoutComplaints()
    if !complaints.isEmpty {
      note(
        .errored(
          TestError(
            message: complaints.joined(separator: "\n\n")
              + "\n(launch with { allowLayoutProblems = true } where the test is about such a layout)")))
    }
    let others = host.worldComplaints()
    if !others.isEmpty { note(.errored(TestError(message: others.joined(separator: "\n\n")))) }
    if let look = options.looksAtEnd, let app = host.apps.last { look(app, test.id) }
    let seconds = host.simulatedTime
    for callback in host.uncalledChecks(in: path) { report(.noted("\(callback), when the test \"\(test.id.path.last ?? "")\" ended")) }
    host.closeApps(endOfTest: true)
    if let kept { file.insulation.restore(kept) }
    if isCalledOff, outcome == nil { return nil }
    return TestResult(
      id: named(test.id), index: test.index, position: test.position, outcome: outcome ?? .passed, seconds: seconds, scene: scene,
      pictures: pictures, distributionNote: distributionNote)
  }
}

/// Printed text that has not been taken yet.
final class PrintedText {
  var text = ""
  /// Whether what is printed is passed over.
  var isSilent = false

  func take() -> String {
    defer { text = "" }
    return text
  }
}
