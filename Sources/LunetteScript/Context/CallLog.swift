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
      /// Like a list, for calls about controllers: the log doesn't keep them alive.
      case passing([Passing])
    }

    fileprivate enum Passing {
      case value(LoggedValue)
      case controller(Weak, name: String)

      init(_ value: LoggedValue) {
        if case .object(let object) = value, let controller = object as? UIViewController {
          self = .controller(Weak(controller: controller), name: "\(type(of: controller))")
        } else {
          self = .value(value)
        }
      }

      var value: LoggedValue {
        switch self {
        case .value(let value): value
        case .controller(let weak, let name): weak.controller.map { .object($0) } ?? .string("\(name), which is gone")
        }
      }
      var isController: Bool { if case .controller = self { true } else { false } }
    }

    fileprivate struct Weak { weak var controller: UIViewController? }

    fileprivate static func content(_ arguments: [LoggedValue]) -> Content {
      let passing = arguments.map(Passing.init)
      return passing.contains(where: \.isController) ? .passing(passing) : .list(arguments)
    }

    package var arguments: [LoggedValue] {
      switch content {
      case .row(let object, let path): [.object(object), .path(path)]
      case .list(let arguments): arguments
      case .passing(let arguments): arguments.map(\.value)
      }
    }

    /// Whether a call about a row is the one after the entry's last.
    fileprivate func goesOn(with name: LuaName, _ time: TimeInterval, _ object: AnyObject, _ path: RowPath) -> Bool {
      guard self.name == name, self.time == time, case .row(let known, let first) = content else { return false }
      return known === object && first.section == path.section && first.row + count == path.row
    }

    /// The call at this place among those that the entry stands for, counted from 0.
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
    if arguments.count == 2, case .object(let object) = arguments[0], case .path(let path) = arguments[1] {
      add(name, time: time, object, path)
    } else {
      addCountedCalls()
      keep(Entry(name: name, time: time, content: Entry.content(arguments.map(\.logged))))
    }
  }

  // MARK: Calls about rows

  /// Adds a call about a row.
  func add(_ name: LuaName, time: TimeInterval, _ object: AnyObject, _ path: RowPath) {
    addCountedCalls()
    add(1, name, time, object, path)
  }

  /// Adds calls to the last entry if they continue it with the next row; otherwise makes a new entry.
  private func add(_ count: Int, _ name: LuaName, _ time: TimeInterval, _ object: AnyObject, _ path: RowPath) {
    if kept.last?.goesOn(with: name, time, object, path) == true {
      kept[kept.count - 1].count += count
    } else {
      keep(Entry(name: name, time: time, content: .row(object, path), count: count))
    }
  }

  /// Calls that C code makes for one row after the other and only counts. They are added to the entries before another call is added, when
  /// the entries are read, and at the end.
  private struct Run {
    let name: LuaName
    let time: TimeInterval
    let object: AnyObject
    /// The path of the next call that is not noted yet.
    var path: RowPath
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
    run = Run(name: name, time: time, object: object, path: path, questions: questions)
    body()
    addCountedCalls()
    run = outer
  }

  private func addCountedCalls() {
    guard let run else { return }
    let count = Int(run.questions.pointee.asked) - run.noted
    guard count > 0 else { return }
    add(count, run.name, run.time, run.object, run.path)
    self.run?.noted += count
    self.run?.path.row += count
  }

  package func clear() {
    addCountedCalls()
    kept.removeAll()
  }

  /// The calls of one method, in order.
  package func calls(named name: String) -> [Entry] {
    entries.filter { $0.name.text == name }.flatMap { entry in (0..<entry.count).map { entry[$0] } }
  }
}
