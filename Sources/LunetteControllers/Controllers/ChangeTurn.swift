import DequeModule

/// The turn of a container: one change of what it shows after the other.
///
/// A callback that runs while a change is made may ask for further changes of the same container. These wait until the running change has
/// called all that it calls, and are then made in the order in which they were asked for. Who asks decides at once (the stack, the list, the
/// selection are the new ones); only what is seen and heard of it waits.
/// Source: docs/rules/controllers.md 2.1
final class ChangeTurn {
  /// Each change in a callback of the one before: more are taken for an endless loop. Ours: as many as C calls that Lua nests (LUAI_MAXCCALLS)
  static let mostNested = 200

  private var depth = 0
  private var waiting: Deque<(change: () -> Void, level: Int)> = []
  /// How many changes have led to the one that is being made, each in a callback of the one before.
  private var level = 0

  /// A change is being made: what a callback asks for now waits.
  var isRunning: Bool { depth > 0 }
  var hasWaiting: Bool { !waiting.isEmpty }

  /// Makes the change, after all those that were asked for before.
  func make(_ change: @escaping () -> Void) {
    waiting.append((change, level + 1))
    hold {}
  }

  /// Runs what calls out; changes that the called code asks for come afterwards.
  func hold<Result>(_ body: () -> Result) -> Result {
    depth += 1
    let result = body()
    if depth == 1 { makeWaiting() }
    depth -= 1
    return result
  }

  private func makeWaiting() {
    while let next = waiting.popFirst() {
      level = next.level
      next.change()
      if HostWork.mustEnd("making the changes of controllers that callbacks ask for") { waiting.removeAll() }
    }
    level = 0
  }

  /// What speaks against one more change; nil where nothing does.
  func reasonAgainstChange(of container: UIViewController) -> UIException? {
    guard level >= Self.mostNested else { return nil }
    return UIException(
      .internalInconsistency,
      """
      \(container.shown) has been asked for \(level) changes, each in a callback of the one before. That looks like an endless loop: a \
      callback such as viewDidAppear should ask for a change once only.
      """)
  }
}
