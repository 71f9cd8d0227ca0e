import Foundation
import Lua
import LunetteKit
import LunetteRender

/// What a run showed and asked, in order: a hash of every frame and of every call of a script's method.
///
/// Two runs of the same script are the same when their records are. Hashes are comparable inside one process only, and are never shown.
public final class RunRecord {
  private enum Step {
    case frame(number: Int, text: String)
    case call(name: LuaName, path: RowPath?)
  }

  private struct Entry {
    let hash: Int
    let time: TimeInterval
    let step: Step
  }

  private var entries: [Entry] = []
  private var lastFrame: (hash: Int, text: String)?

  public init() {}

  func addFrame(of simulation: Simulation, cell: CellSize) {
    let list = simulation.displayList()
    let hash = list.hashValue
    // Most frames are like the one before, and share its text.
    let text = lastFrame?.hash == hash ? lastFrame?.text ?? "" : TextFrame(list, cell: cell).plain
    lastFrame = (hash, text)
    entries.append(Entry(hash: hash, time: simulation.time, step: .frame(number: simulation.frameCount, text: text)))
  }

  func addCall(_ name: LuaName, time: TimeInterval, _ arguments: [CallLog.Argument]) {
    var hasher = Hasher()
    var path: RowPath?
    hasher.combine(name)
    for argument in arguments {
      switch argument {
      case .object(let object): hasher.combine(Registry.shared.classID(of: object))
      case .path(let row):
        path = row
        hasher.combine(row)
      case .paths(let rows): hasher.combine(rows)
      case .number(let value): hasher.combine(value)
      case .bool(let value): hasher.combine(value)
      case .string(let value): hasher.combine(value)
      case .point(let value): hasher.combine(value)
      case .absent: hasher.combine(0)
      }
    }
    entries.append(Entry(hash: hasher.finalize(), time: time, step: .call(name: name, path: path)))
  }

  /// Where a second run of the same script first went another way.
  public struct Difference {
    /// `frame 12 (0.200 s)`, `call 7, cellForRowAt 1.3 (0.000 s)`
    public let place: String
    /// What was there instead in the second run; nil where it is another content of the same thing.
    public let instead: String?
    /// The two frames, where frames differ.
    public let frames: (first: String, second: String)?
  }

  /// Nil when the runs were the same.
  public func difference(to second: RunRecord) -> Difference? {
    let index = zip(entries, second.entries).prefix { $0.hash == $1.hash && $0.time == $1.time }.count
    guard index < max(entries.count, second.entries.count) else { return nil }
    let (a, b) = (place(at: index), second.place(at: index))
    var frames: (String, String)?
    if index < entries.count, index < second.entries.count, case .frame(_, let first) = entries[index].step,
      case .frame(_, let other) = second.entries[index].step
    {
      frames = (first, other)
    }
    return Difference(place: a, instead: a == b ? nil : b, frames: frames)
  }

  private func place(at index: Int) -> String {
    guard index < entries.count else { return "the end of the run" }
    let time = "(\(decimal(entries[index].time, places: 3)) s)"
    switch entries[index].step {
    case .frame(let number, _): return "frame \(number) \(time)"
    case .call(let name, let path):
      let calls = entries[...index].reduce(0) { if case .call = $1.step { $0 + 1 } else { $0 } }
      return "call \(calls), \(name.text)" + (path.map { " \($0.section + 1).\($0.row + 1)" } ?? "") + " \(time)"
    }
  }
}
