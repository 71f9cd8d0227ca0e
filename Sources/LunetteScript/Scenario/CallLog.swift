import Foundation
import Lua
import LunetteKit

/// The calls that the host made to an app's protocol methods, for `app:calls(name)`.
///
/// Calls that only differ in a row that counts up (the heights of a load) are one entry, so that a million of them cost as much as one.
public final class CallLog {
  public enum Argument {
    case object(AnyObject)
    case path(RowPath)
    case paths([RowPath])
    case number(Double)
    case bool(Bool)
    case string(String)
    case point(CGPoint)
    case absent
  }

  struct Entry {
    var name: LuaName
    var time: TimeInterval
    var arguments: [Argument]
    /// How many calls it stands for; the n-th had its row n - 1 further on.
    var count = 1
  }

  private(set) var entries: [Entry] = []

  func record(_ name: LuaName, time: TimeInterval, _ arguments: [Argument]) {
    if arguments.count == 2, case .object(let object) = arguments[0], case .path(let path) = arguments[1] {
      record(name, time: time, object, path)
    } else {
      entries.append(Entry(name: name, time: time, arguments: arguments))
      next = nil
    }
  }

  /// A call about a row. One that goes on from the last, with the next row, is counted there.
  func record(_ name: LuaName, time: TimeInterval, _ object: AnyObject, _ path: RowPath) {
    if let next, next.name == name, next.time == time, next.path == path, next.object === object {
      entries[entries.count - 1].count += 1
      self.next?.path.row += 1
    } else {
      entries.append(Entry(name: name, time: time, arguments: [.object(object), .path(path)]))
      next = (name, time, object, RowPath(section: path.section, row: path.row &+ 1))
    }
  }

  /// What would continue the last entry.
  private var next: (name: LuaName, time: TimeInterval, object: AnyObject, path: RowPath)?

  func clear() {
    entries.removeAll()
    next = nil
  }

  /// The calls of one method, in order.
  func calls(named name: String) -> [Entry] {
    entries.filter { $0.name.text == name }.flatMap { entry in
      (0..<entry.count).map { step in
        Entry(name: entry.name, time: entry.time, arguments: entry.arguments.map { Self.advanced($0, by: step) })
      }
    }
  }

  private static func advanced(_ argument: Argument, by step: Int) -> Argument {
    if case .path(let path) = argument { return .path(RowPath(section: path.section, row: path.row + step)) }
    return argument
  }
}
