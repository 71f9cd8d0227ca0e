import Foundation
import Lua
import LunetteKit

/// How far something has come: a task of a session, or work that a script counts itself, in parts if it likes. Source: Apple, Progress
final class ScriptProgress: LuaObject {
  static let luaName = "Progress"
  /// The task whose bytes it counts; nil where the script counts.
  private let task: NetworkTask?
  private var (ownTotal, ownCompleted) = (0, 0)
  /// What it has parts of, with how much of it each one is; those that have ended are counted in `ownCompleted`, and nil here.
  private var parts: [(progress: ScriptProgress?, units: Int)] = []
  /// How much of it each part has done. Units: its own
  private var done = RunningSums()
  private var ended = 0
  private weak var whole: ScriptProgress?
  /// Its place among the parts of `whole`.
  private var place = 0
  /// The parts that come further without saying so: tasks, and those that have such parts.
  private var live = ObjectList<ScriptProgress>()
  private var isLive: Bool { task != nil || !live.isEmpty }
  /// How many stand below one another in it, with itself.
  private var height = 1
  /// Ours: more than work has levels
  private static let mostLevels = 64
  private(set) var isPaused = false
  private var wasCancelled = false
  var (cancellationHandler, pausingHandler, resumingHandler): (Callback?, Callback?, Callback?)

  init(total: Int) { (task, ownTotal) = (nil, total) }
  private init(_ task: NetworkTask) { self.task = task }

  /// That of a task, which is one object as long as somebody holds it.
  static func of(_ task: NetworkTask) -> ScriptProgress {
    if let known = task.progress as? ScriptProgress { return known }
    let progress = ScriptProgress(task)
    task.progress = progress
    return progress
  }

  // MARK: Counts

  var total: Int { task?.countOfBytesExpectedToReceive ?? ownTotal }
  var completed: Int {
    settle()
    return task?.countOfBytesReceived ?? ownCompleted
  }

  /// Throws: for a task's progress, which counts bytes
  func set(total: Int) throws {
    try checkCounts("totalUnitCount")
    ownTotal = total
    whole?.count(self)
  }
  func set(completed: Int) throws {
    try checkCounts("completedUnitCount")
    ownCompleted = completed
    whole?.count(self)
  }
  private func checkCounts(_ name: String) throws {
    guard task != nil else { return }
    throw BindingFault.badValue(name: "Progress.\(name) of a URLSessionTask", wanted: "left alone: it counts the bytes that come", got: "a value")
  }

  var isIndeterminate: Bool { total < 0 || completed < 0 || (task == nil && total == 0 && completed == 0) }
  var isFinished: Bool {
    settle()
    return hasFinished
  }
  /// The same as far as the parts are counted.
  private var hasFinished: Bool {
    if let task { return task.state == .completed && task.error == nil }
    return ownTotal > 0 && ownCompleted >= ownTotal
  }

  var fractionCompleted: Double {
    settle()
    return fraction
  }
  private var fraction: Double {
    if let task { return task.fractionCompleted }
    guard ownTotal > 0 else { return ownTotal == 0 && ownCompleted > 0 ? 1 : 0 }
    let share = (Double(ownCompleted) + done.sum) / Double(ownTotal)
    // Parts of parts may add up to more than a number holds.
    return share.isFinite ? share : 0
  }

  // MARK: Parts

  /// Source: Apple, Progress.addChild(_:withPendingUnitCount:)
  func add(_ part: ScriptProgress, units: Int) throws {
    let above = Array(sequence(first: self, next: \.whole).prefix(Self.mostLevels + 1))
    guard part.whole == nil, !above.contains(where: { $0 === part }) else {
      throw BindingFault.badValue(name: "Progress:addChild: argument 1 'child'", wanted: "a Progress that is part of no other one", got: "a part")
    }
    guard above.count + part.height <= Self.mostLevels else {
      throw BindingFault.badValue(name: "Progress:addChild", wanted: "at most \(Self.mostLevels) levels", got: "one more")
    }
    (part.whole, part.place) = (self, parts.count)
    parts.append((part, units))
    done.append(0)
    if part.isLive { noteLive(part) }
    var (lower, upper): (ScriptProgress, ScriptProgress?) = (part, self)
    while let next = upper, next.height <= lower.height {
      next.height = lower.height + 1
      (lower, upper) = (next, next.whole)
    }
    count(part)
  }

  /// Counts what a part has done, and what this is then to its own whole. Cost: the logarithm of the number of parts, for each level
  private func count(_ part: ScriptProgress) {
    let units = parts[part.place].units
    if part.hasFinished {
      let (sum, exceeds) = ownCompleted.addingReportingOverflow(units)
      ownCompleted = exceeds ? units < 0 ? .min : .max : sum
      done[part.place] = 0
      parts[part.place].progress = nil
      part.whole = nil
      noteStill(part)
      ended += 1
      if ended * 2 > parts.count { closeGaps() }
    } else {
      done[part.place] = Double(units) * part.fraction
    }
    whole?.count(self)
  }

  private func closeGaps() {
    (parts, ended, done) = (parts.filter { $0.progress != nil }, 0, RunningSums())
    for (place, part) in parts.enumerated() {
      part.progress?.place = place
      done.append(Double(part.units) * (part.progress?.fraction ?? 0))
    }
  }

  /// Counts the parts that come further without saying so.
  private func settle() {
    for part in live.elements {
      part.settle()
      if part.whole === self { count(part) }
    }
  }

  private func noteLive(_ part: ScriptProgress) {
    let wasLive = isLive
    live.append(part)
    if !wasLive { whole?.noteLive(self) }
  }

  private func noteStill(_ part: ScriptProgress) { if live.remove(part), !isLive { whole?.noteStill(self) } }

  // MARK: Cancelling, pausing

  var isCancelled: Bool { wasCancelled || task.map { $0.error == .cancelled || $0.state == .canceling } ?? false }

  func cancel() {
    guard !wasCancelled else { return }
    wasCancelled = true
    task?.cancel()
    cancellationHandler?.call()
    for part in parts { part.progress?.cancel() }
  }

  func set(isPaused: Bool) {
    guard isPaused != self.isPaused else { return }
    self.isPaused = isPaused
    if isPaused { task?.suspend() } else { task?.resume() }
    (isPaused ? pausingHandler : resumingHandler)?.call()
    for part in parts { part.progress?.set(isPaused: isPaused) }
  }
}

extension Registry {
  static func progress(_ r: RegistryBuilder) {
    r.type(
      ScriptProgress.self, "Progress",
      doc: "How far something has come: task.progress of a URLSessionTask, or Progress { totalUnitCount = 10 }, which a script counts. Observe its "
        + "fractionCompleted, or give it to a UIProgressView as observedProgress."
    ) { c in
      c.constructor { arguments in
        let progress = ScriptProgress(total: try arguments.take("totalUnitCount", as: Int.self, "How much there is to do.") ?? 0)
        let whole = try arguments.take("parent", as: ScriptProgress.self, "Of what it is a part.")
        let units = try arguments.take("pendingUnitCount", as: Int.self, "How much of its parent it is.")
        try whole?.add(progress, units: units ?? 0)
        return progress
      }
      observing(c)
      c.describe { " \($0.completed) of \($0.total)" }
      c.property("fractionCompleted", "From 0 to 1, with what has been done of its parts.", get: \.fractionCompleted)
      c.property("completedUnitCount", "How much is done: bytes, for a task.", get: \.completed, set: { try $0.set(completed: $1) })
      c.property("totalUnitCount", "How much there is to do; less than 0 where nobody knows.", get: \.total, set: { try $0.set(total: $1) })
      c.property("isFinished", "Whether all of it is done.", get: \.isFinished)
      c.property("isCancelled", "Whether it was cancelled.", get: \.isCancelled)
      c.property("isPaused", "Whether it was paused.", get: \.isPaused)
      c.property("isIndeterminate", "Whether nobody knows how much there is to do.", get: \.isIndeterminate)
      c.property("localizedDescription", "Its share in words: \"50% completed\".", get: { "\(Int(min(max($0.fractionCompleted, 0), 1) * 100))% completed" })
      c.property("localizedAdditionalDescription", "Its counts in words: \"5 of 10\".", get: { "\($0.completed) of \($0.total)" })
      c.method("addChild", "Makes another progress a part of it.", args: "child", "withPendingUnitCount") {
        (progress: ScriptProgress, part: ScriptProgress, units: Int) in try progress.add(part, units: units)
      }
      c.method("cancel", "Cancels what it is about, and its parts.", ScriptProgress.cancel)
      c.method("pause", "Lets it wait until resume(), and its parts.") { (progress: ScriptProgress) in progress.set(isPaused: true) }
      c.method("resume", "Lets it go on.") { (progress: ScriptProgress) in progress.set(isPaused: false) }
      c.property(
        "cancellationHandler", "Is called when it is cancelled.", get: { $0.cancellationHandler?.function },
        set: { $0.cancellationHandler = $1.map { Callback($0) } })
      c.property(
        "pausingHandler", "Is called when it is paused.", get: { $0.pausingHandler?.function }, set: { $0.pausingHandler = $1.map { Callback($0) } })
      c.property(
        "resumingHandler", "Is called when it goes on.", get: { $0.resumingHandler?.function }, set: { $0.resumingHandler = $1.map { Callback($0) } })
    }
  }

  /// The bar fills by itself. Source: Apple, UIProgressView.observedProgress
  static func observedProgress(_ c: ClassBuilder<UIProgressView>) {
    c.property(
      "observedProgress", "A Progress, such as a task's, that the bar shows from now on; or nil.", get: { ($0.source as? ShownProgress)?.progress },
      set: { bar, progress in
        bar.source = nil
        guard let progress else { return }
        bar.progress = progress.fractionCompleted
        bar.source = try ShownProgress(progress) { [weak bar, weak progress] in if let bar, let progress { bar.progress = progress.fractionCompleted } }
      })
  }
}

/// What a bar shows, as long as it holds this.
private final class ShownProgress {
  let progress: ScriptProgress
  private let observation: KeyObservation

  init(_ progress: ScriptProgress, _ changed: @escaping () -> Void) throws {
    self.progress = progress
    observation = try ScriptContext.current.observers.add("fractionCompleted", of: progress, .host(changed))
  }

  deinit { observation.invalidate() }
}
