import Foundation
import Lua
import LunetteKit
import LunetteLog

/// The calls that the host made to methods of an app's protocols, for `app:calls(name)`.
///
/// Calls that differ only in a row number that counts up (as heights at a load) are one entry, so that a million of them cost as much as
/// one.
public final class CallLog {
  package struct Entry {
    package let name: LuaName
    package let time: TimeInterval
    fileprivate let content: Content
    /// The number of calls in the entry; the n-th was about the row n - 1 after the first.
    package fileprivate(set) var count = 1

    /// Most calls are about a row; for those no list is allocated on the heap.
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

    /// One of the entry's calls, counted from 0.
    fileprivate subscript(step: Int) -> Entry {
      guard case .row(let object, var path) = content else { return self }
      path.row += step
      return Entry(name: name, time: time, content: .row(object, path))
    }
  }

  private var kept: [Entry] = []

  /// Limit of entries. Beyond it the oldest are dropped, and with them the cells that they hold. Ours: far more than any test counts
  private static let mostEntries = 20_000

  private func keep(_ entry: Entry) {
    if kept.count >= 2 * Self.mostEntries { kept.removeFirst(kept.count - Self.mostEntries + 1) }
    kept.append(entry)
  }

  package var entries: [Entry] {
    addCountedCalls()
    return Array(kept.suffix(Self.mostEntries))
  }

  func add(_ name: LuaName, time: TimeInterval, _ arguments: [CallArgument]) {
    addCountedCalls()
    if arguments.count == 2, case .object(let object) = arguments[0], case .path(let path) = arguments[1] {
      add(1, RowCalls(name: name, time: time, object: object, path: path))
    } else {
      keep(Entry(name: name, time: time, content: .list(arguments.map(\.logged))))
      next = nil
    }
  }

  /// Adds a call about a row.
  func add(_ name: LuaName, time: TimeInterval, _ object: AnyObject, _ path: RowPath) {
    addCountedCalls()
    add(1, RowCalls(name: name, time: time, object: object, path: path))
  }

  // MARK: Calls about rows

  /// A call about a row, as it would continue with the next row.
  private struct RowCalls {
    let name: LuaName
    let time: TimeInterval
    let object: AnyObject
    var path: RowPath
  }

  /// The call that would continue the last entry.
  private var next: RowCalls?

  /// Adds calls to the last entry if they continue it with the next row; otherwise makes a new entry.
  private func add(_ count: Int, _ calls: RowCalls) {
    if let next, next.name == calls.name, next.time == calls.time, next.path == calls.path, next.object === calls.object {
      kept[kept.count - 1].count += count
    } else {
      keep(Entry(name: calls.name, time: calls.time, content: .row(calls.object, calls.path), count: count))
    }
    next = calls
    next?.path.row += count
  }

  /// Calls that C code makes for one row after the other and only counts. They are added to the entries before another call is added, when
  /// the entries are read, and at the end.
  private struct Run {
    var calls: RowCalls
    let questions: UnsafePointer<lshim_row_questions>
    var noted = 0
  }
  private var run: Run?

  /// Runs `body`, which makes the calls; the first one is about `path`.
  func rowByRow(
    _ name: LuaName, time: TimeInterval, _ object: AnyObject, from path: RowPath, _ questions: UnsafePointer<lshim_row_questions>,
    _ body: () -> Void
  ) {
    addCountedCalls()
    let outer = run
    run = Run(calls: RowCalls(name: name, time: time, object: object, path: path), questions: questions)
    body()
    addCountedCalls()
    run = outer
  }

  private func addCountedCalls() {
    guard let run else { return }
    let count = Int(run.questions.pointee.asked) - run.noted
    guard count > 0 else { return }
    add(count, run.calls)
    self.run?.noted += count
    self.run?.calls.path.row += count
  }

  package func clear() {
    addCountedCalls()
    kept.removeAll()
    next = nil
  }

  /// The calls of one method, in order.
  package func calls(named name: String) -> [Entry] {
    entries.filter { $0.name.text == name }.flatMap { entry in (0..<entry.count).map { entry[$0] } }
  }
}
