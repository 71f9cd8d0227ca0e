import Foundation
import LunetteKit

/// The calls that the host made to an app's protocol methods, for `app:calls(name)`.
///
/// Calls that only differ in a row that counts up (the heights of a load) are one entry, so that a million of them cost as much as one.
public final class CallLog {
  public enum Argument {
    case object(AnyObject)
    case path(RowPath)
    case number(Double)
    case bool(Bool)
    case string(String)
    case point(CGPoint)
    case absent
  }

  struct Entry {
    var name: String
    var time: TimeInterval
    var arguments: [Argument]
    /// How many calls it stands for; the n-th had its row n - 1 further on.
    var count = 1
  }

  private(set) var entries: [Entry] = []

  func record(_ name: String, time: TimeInterval, _ arguments: [Argument]) {
    if let last = entries.last, last.name == name, last.time == time, Self.continues(last, arguments) {
      entries[entries.count - 1].count += 1
    } else {
      entries.append(Entry(name: name, time: time, arguments: arguments))
    }
  }

  func clear() { entries.removeAll() }

  /// The calls of one method, in order.
  func calls(named name: String) -> [Entry] {
    entries.filter { $0.name == name }.flatMap { entry in
      (0..<entry.count).map { step in
        Entry(name: entry.name, time: entry.time, arguments: entry.arguments.map { Self.advanced($0, by: step) })
      }
    }
  }

  /// True where `arguments` are those of the entry with the row after its last.
  private static func continues(_ entry: Entry, _ arguments: [Argument]) -> Bool {
    guard entry.arguments.count == 2, arguments.count == 2,
      case .object(let table) = entry.arguments[0], case .object(let other) = arguments[0], table === other,
      case .path(let first) = entry.arguments[1], case .path(let next) = arguments[1]
    else { return false }
    return next.section == first.section && next.row == first.row + entry.count
  }

  private static func advanced(_ argument: Argument, by step: Int) -> Argument {
    if case .path(let path) = argument { return .path(RowPath(section: path.section, row: path.row + step)) }
    return argument
  }
}
