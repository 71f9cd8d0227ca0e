import Foundation
import LunetteDriver
import LunetteScript
import LunetteSystem

/// A state that a worker is to continue.
package struct ExploreTask: Codable {
  var way: [ExploreMove]
  var isMoment: Bool
  var own: [String]
  var names: Bool
}

/// Processes of this program, each with a single thread, that continue states in copies of themselves. Source: docs/rules/exploring.md 10
///
/// A worker ends with the end of its input, and so with the process that has started it, however that ends.
package final class ExploreWorkers {
  private let path: String
  private let arguments: [String]
  private let lock = NSCondition()
  private var idle: [ProgramTalk] = []
  private var all: [ProgramTalk] = []

  /// - Parameters:
  ///   - path: to this program
  ///   - arguments: those with which it serves
  package init(_ path: String, _ arguments: [String]) { (self.path, self.arguments) = (path, arguments) }

  /// Continues a state. Returns: nil where no worker can be started, or one has ended in the midst
  func continued(_ task: ExploreTask, _ isOver: () -> Bool) -> Continued? {
    var open = Continued()
    open.isWhole = false
    // A worker isn't told when the time is over.
    if isOver() { return open }
    guard let talk = take() else { return nil }
    guard let line = try? JSONEncoder().encode(task), talk.say(Array(line) + [UInt8(ascii: "\n")]) else { return giveUp(talk) }
    var answer: [UInt8] = []
    while true {
      switch talk.hear(within: 1) {
      case .bytes(let bytes):
        answer += bytes
        guard answer.last == UInt8(ascii: "\n") else { continue }
        lock.withLock { idle.append(talk) }
        guard let line = try? JSONDecoder().decode(ExploreLine.self, from: Data(answer)) else { return nil }
        return Continued(line)
      case .silence:
        guard isOver() else { continue }
        _ = giveUp(talk)
        return open
      case .end: return giveUp(talk)
      }
    }
  }

  private func take() -> ProgramTalk? {
    if let talk = lock.withLock({ idle.popLast() }) { return talk }
    guard let talk = try? ProgramTalk(path, arguments, in: FilePath.currentFolder) else { return nil }
    lock.withLock { all.append(talk) }
    return talk
  }

  private func giveUp(_ talk: ProgramTalk) -> Continued? {
    lock.withLock { all.removeAll { $0 === talk } }
    talk.end()
    return nil
  }

  /// Ends all workers.
  package func end() {
    for talk in lock.withLock({ all }) { talk.end() }
    lock.withLock { (all, idle) = ([], []) }
  }

  // MARK: The worker's side

  /// Continues states, a line of JSON for each, until the input ends.
  package static func serve(_ settings: ExploreSettings, _ input: () -> String?, _ output: (String) -> Void) throws {
    var settings = settings
    settings.clock = { ThreadTime.seconds }
    let session = try ExploreSession(settings)
    settings.follow(session.session.graphRules)
    session.close()
    while let line = input() {
      guard let task = try? JSONDecoder().decode(ExploreTask.self, from: Data(line.utf8)) else { return }
      let continued = Continued(task.way, isMoment: task.isMoment, settings, Set(task.own), names: task.names, copies: true) { false }
      guard let data = try? JSONEncoder().encode(ExploreLine(continued)) else { return }
      output(String(decoding: data, as: UTF8.self) + "\n")
    }
  }
}
