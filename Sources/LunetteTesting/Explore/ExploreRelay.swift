import Foundation
import LunetteDriver
import LunetteSystem

/// Has the states of a level continued by the process that has started this one, which gives them to workers on any machines.
///
/// A level is a line of JSON for each state, `ExploreTask`, and an empty line. The answers are lines, too, `ExploreLine`, in the same order. So all that
/// a search says, does and keeps is that of a search on one machine. Source: docs/rules/exploring.md 14
package final class ExploreRelay {
  package struct Problem: Error, CustomStringConvertible { package let description: String }

  private let talk: ProgramTalk
  /// The bytes that were heard and are no whole line yet.
  private var heard: [UInt8] = []

  /// - Parameter line: a socket, connected with the process that has states continued
  package init(line: Int32) { talk = ProgramTalk(over: line) }

  /// Has states continued, and tells of each in their order; nil stands for one that is not to be continued.
  /// - Parameter receive: answers whether the next one is wanted
  /// Throws: `Problem`
  func run(_ tasks: [ExploreTask?], _ isOver: () -> Bool, _ receive: (Int, Continued) -> Bool) throws {
    let encoder = JSONEncoder()
    var level: [UInt8] = []
    for task in tasks.lazy.compactMap(\.self) { level += try encoder.encode(task) + [UInt8(ascii: "\n")] }
    guard talk.say(level + [UInt8(ascii: "\n")]) else { throw ended }
    for (job, task) in tasks.enumerated() {
      let continued = task == nil ? Continued() : try next(isOver)
      // The end of the talk tells the other process that nothing more is wanted.
      guard receive(job, continued) else { return talk.end() }
    }
  }

  private var ended: Problem { Problem(description: "the process that has states continued has ended") }

  private func next(_ isOver: () -> Bool) throws -> Continued {
    var open = Continued()
    open.isWhole = false
    // Each byte is looked at once, however many pieces a line comes in.
    var searched = 0
    while !isOver() {
      if let end = heard[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(heard[..<end])
        heard.removeSubrange(...end)
        guard let line = try? JSONDecoder().decode(ExploreLine.self, from: line) else {
          throw Problem(description: "what was answered for a state is no line of a search")
        }
        return Continued(line)
      }
      searched = heard.count
      switch talk.hear(within: 1) {
      case .bytes(let bytes): heard += bytes
      case .end: throw ended
      case .silence: break
      }
    }
    return open
  }
}
