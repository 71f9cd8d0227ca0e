import Foundation
import Lua
import LunetteKit
import LunetteLog

/// The calls that the host made to an app's protocol methods, for `app:calls(name)`.
///
/// Calls that only differ in a row that counts up (the heights of a load) are one entry, so that a million of them cost as much as one.
public final class CallLog {
  package struct Entry {
    package let name: LuaName
    package let time: TimeInterval
    fileprivate let content: Content
    /// How many calls it stands for; the n-th had its row n - 1 further on.
    package fileprivate(set) var count = 1

    /// Most calls are about a row, and most of a scroll's are: these take no list from the heap.
    fileprivate enum Content {
      case row(AnyObject, RowPath)
      case list([LoggedValue])
    }

    package var arguments: [LoggedValue] {
      switch content {
      case .row(let object, let path): [.object(object), .path(path)]
      case .list(let arguments): arguments
      }
    }

    /// One of the calls that it stands for, counted from 0.
    fileprivate subscript(step: Int) -> Entry {
      guard case .row(let object, var path) = content else { return self }
      path.row += step
      return Entry(name: name, time: time, content: .row(object, path))
    }
  }

  private var kept: [Entry] = []

  /// Entries that are kept: of more the oldest are forgotten, and with them the cells that they hold. Ours: far more than anybody counts
  private static let mostEntries = 20_000

  private func keep(_ entry: Entry) {
    if kept.count >= 2 * Self.mostEntries { kept.removeFirst(kept.count - Self.mostEntries + 1) }
    kept.append(entry)
  }

  package var entries: [Entry] {
    settle()
    return Array(kept.suffix(Self.mostEntries))
  }

  func add(_ name: LuaName, time: TimeInterval, _ arguments: [CallArgument]) {
    settle()
    if arguments.count == 2, case .object(let object) = arguments[0], case .path(let path) = arguments[1] {
      add(1, RowCalls(name: name, time: time, object: object, path: path))
    } else {
      keep(Entry(name: name, time: time, content: .list(arguments.map(\.logged))))
      next = nil
    }
  }

  /// The same about a row.
  func add(_ name: LuaName, time: TimeInterval, _ object: AnyObject, _ path: RowPath) {
    settle()
    add(1, RowCalls(name: name, time: time, object: object, path: path))
  }

  // MARK: Calls about rows

  /// A call about a row, which the next row's may continue.
  private struct RowCalls {
    let name: LuaName
    let time: TimeInterval
    let object: AnyObject
    var path: RowPath
  }

  /// What would continue the last entry.
  private var next: RowCalls?

  /// Calls that go on from the last, with the next row, are counted there.
  private func add(_ count: Int, _ calls: RowCalls) {
    if let next, next.name == calls.name, next.time == calls.time, next.path == calls.path, next.object === calls.object {
      kept[kept.count - 1].count += count
    } else {
      keep(Entry(name: calls.name, time: calls.time, content: .row(calls.object, calls.path), count: count))
    }
    next = calls
    next?.path.row += count
  }

  /// Calls that C makes row after row, and only counts. They are noted here when something else is, when somebody looks, and at the end.
  private struct Run {
    var calls: RowCalls
    let questions: UnsafePointer<lshim_row_questions>
    var noted = 0
  }
  private var run: Run?

  /// Runs `body`, which asks the questions; the first is about `path`.
  func rowByRow(
    _ name: LuaName, time: TimeInterval, _ object: AnyObject, from path: RowPath, _ questions: UnsafePointer<lshim_row_questions>,
    _ body: () -> Void
  ) {
    settle()
    let outer = run
    run = Run(calls: RowCalls(name: name, time: time, object: object, path: path), questions: questions)
    body()
    settle()
    run = outer
  }

  private func settle() {
    guard let run else { return }
    let count = Int(run.questions.pointee.asked) - run.noted
    guard count > 0 else { return }
    add(count, run.calls)
    self.run?.noted += count
    self.run?.calls.path.row += count
  }

  package func clear() {
    settle()
    kept.removeAll()
    next = nil
  }

  /// The calls of one method, in order.
  package func calls(named name: String) -> [Entry] {
    entries.filter { $0.name.text == name }.flatMap { entry in (0..<entry.count).map { entry[$0] } }
  }
}
