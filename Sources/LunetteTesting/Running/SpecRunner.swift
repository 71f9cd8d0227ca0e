import LunetteScript

/// Runs specs one after the other, each in a Lua state of its own, and tells what happens.
public final class SpecRunner {
  public struct Options {
    public var host: ScriptHost.Options
    /// Only tests whose full name contains this text.
    public var filter: String?
    public var frames: FrameStore.Mode

    public init(host: ScriptHost.Options, filter: String? = nil, frames: FrameStore.Mode) {
      (self.host, self.filter, self.frames) = (host, filter, frames)
    }
  }

  private let options: Options
  private let report: (TestEvent) -> Void

  public init(options: Options, report: @escaping (TestEvent) -> Void) {
    (self.options, self.report) = (options, report)
  }

  /// Loads the files and tells which tests they declare. Files that cannot be loaded are reported.
  public func list(_ files: [String]) -> [TestID] {
    files.flatMap { path -> [TestID] in
      guard let file = load(path) else { return [] }
      defer { file.close() }
      return file.root.tests.map(\.id).filter(isSelected)
    }
  }

  @discardableResult public func run(_ files: [String]) -> TestCounts {
    var counts = TestCounts()
    for path in files { counts += run(path) }
    report(.runEnded(counts))
    return counts
  }

  private func run(_ path: String) -> TestCounts {
    var counts = TestCounts()
    report(.fileStarted(path))
    if let file = load(path) {
      run(file.root, inside: [], of: file, &counts)
      for warning in file.host.warnings { report(.noted(warning)) }
      file.close()
    } else {
      counts.failed += 1
    }
    report(.fileEnded(path, counts))
    return counts
  }

  private func load(_ path: String) -> SpecFile? {
    do {
      var hostOptions = options.host
      hostOptions.output = { [report] in report(.printed($0)) }
      let frames = FrameStore(spec: path, mode: options.frames) { [report] in report(.frameWritten($0)) }
      return try SpecFile(path: path, host: ScriptHost(options: hostOptions), frames: frames)
    } catch {
      report(.fileFailed(path, message: "\(error)"))
      return nil
    }
  }

  private func isSelected(_ test: TestID) -> Bool {
    guard let filter = options.filter else { return true }
    return test.name.contains(filter)
  }

  private func run(_ block: SpecBlock, inside blocks: [SpecBlock], of file: SpecFile, _ counts: inout TestCounts) {
    let selected = block.tests.filter { isSelected($0.id) }.count
    guard selected > 0 else { return }
    guard runOnce(.setup, of: block, in: file, notRun: selected, &counts) else { return }
    let blocks = blocks + [block]
    for child in block.children {
      switch child {
      case .block(let inner): run(inner, inside: blocks, of: file, &counts)
      case .test(let test) where isSelected(test.id):
        let outcome = outcome(of: test, inside: blocks, in: file)
        counts.add(outcome)
        report(.testEnded(test.id, outcome))
      case .test: break
      }
    }
    _ = runOnce(.teardown, of: block, in: file, notRun: 0, &counts)
  }

  /// Returns: whether all went well
  private func runOnce(
    _ hook: SpecBlock.Hook, of block: SpecBlock, in file: SpecFile, notRun: Int, _ counts: inout TestCounts
  ) -> Bool {
    defer { file.host.closeApps() }
    for function in block.hooks[hook] ?? [] {
      guard let outcome = file.call(function) else { continue }
      counts.add(outcome)
      report(.blockFailed(TestID(file: file.path, path: block.path), hook: hook.rawValue, outcome, notRun: notRun))
      return false
    }
    return true
  }

  /// Runs one test with the hooks around it. Whatever happens, its `finally` and `after_each` functions run, and the
  /// apps it launched are closed; the first thing that went wrong is the outcome.
  private func outcome(of test: SpecTest, inside blocks: [SpecBlock], in file: SpecFile) -> TestOutcome {
    guard let body = test.body else { return .skipped("") }
    file.host.resetSimulation()
    let before = blocks.flatMap { $0.hooks[.beforeEach] ?? [] }
    let after = blocks.reversed().flatMap { $0.hooks[.afterEach] ?? [] }

    file.words.phase = .running(finally: [])
    defer { file.words.phase = .resting }
    var outcome: TestOutcome?
    for function in before + [body] where outcome == nil { outcome = file.call(function) }
    for function in file.words.takeFinallys() + after {
      let problem = file.call(function)
      outcome = outcome ?? problem
    }
    file.host.closeApps()
    return outcome ?? .passed
  }
}
