import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// Shows the frames that tests found changed, and keeps those that are accepted.
public struct FrameReview {
  public struct Counts: Equatable {
    public var accepted = 0
    public var rejected = 0
    /// Frames that were skipped, or not reached.
    public var left = 0
  }

  private let failures: FailedFrames
  private let read: () -> String?
  private let write: (String) -> Void
  private let style: TerminalStyle

  /// - Parameters:
  ///   - read: returns the next answer; nil when there are no more
  ///   - write: gets the text to show
  public init(
    _ failures: FailedFrames = FailedFrames(), style: TerminalStyle = .plain, read: @escaping () -> String?, write: @escaping (String) -> Void
  ) {
    (self.failures, self.style, self.read, self.write) = (failures, style, read, write)
  }

  private enum Answer { case accept, reject, skip, quit }

  /// Throws: `ReviewError` if an accepted frame can't be written; it then still waits
  public func run() throws -> Counts {
    let waiting = failures.waiting.filter { !isSettled($0) }
    var counts = Counts()
    guard !waiting.isEmpty else {
      write("no changed frame waits for a review; a test that fails over one leaves it in \(failures.root)\n")
      return counts
    }
    for (index, item) in waiting.enumerated() {
      show(item, "\(index + 1) of \(waiting.count)")
      switch ask() {
      case .accept:
        try accept(item)
        counts.accepted += 1
      case .reject:
        failures.remove(item)
        counts.rejected += 1
      case .skip: counts.left += 1
      case .quit:
        counts.left += waiting.count - index
        tell(counts)
        return counts
      }
    }
    tell(counts)
    return counts
  }

  /// Whether the kept frame has been replaced by the new one in another way since the review began.
  private func isSettled(_ item: FailedFrames.Waiting) -> Bool {
    let now = item.failure.now
    let kept = KeptFrame.Files(path: item.failure.kept).read(withPicture: now.picture != nil)
    guard kept.content == now.content, kept.picture == now.picture else { return false }
    failures.remove(item)
    return true
  }

  private func show(_ item: FailedFrames.Waiting, _ place: String) {
    let (kept, now) = (item.failure.kept, item.failure.now)
    write("\(place): \(kept)\n\n")
    let files = KeptFrame.Files(path: kept)
    if let content = files.read(withPicture: false).content {
      let old = KeptFrame(content)
      let difference = files.isTree ? LineDifference(from: old.text, to: now.text).text : FrameDifference(from: old, to: now).text
      write("kept:\n\(old.text)\n\nnow:\n\(now.text)\n\n")
      write(
        content == now.content
          ? "the characters and colours are the same; the pictures differ\n" : style.difference(difference) + "\n")
    } else {
      write("none is kept; now:\n\(now.content)")
    }
    for picture in item.pictures { write("  \(picture)\n") }
  }

  private func ask() -> Answer {
    while true {
      write("\n[a]ccept, [r]eject, [s]kip or [q]uit? ")
      guard let line = read() else {
        write("\n")
        return .quit
      }
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "a", "accept": return .accept
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      default: write("a keeps the frame as it is now, r leaves the kept one and forgets this, s leaves it for later, q ends\n")
      }
    }
  }

  private func accept(_ item: FailedFrames.Waiting) throws {
    let files = KeptFrame.Files(path: item.failure.kept)
    let contents: [(String, String?)] = [(files.text, item.failure.now.content), (files.picture, item.failure.now.picture)]
    for case (let path, let text?) in contents {
      do { try WholeFile.write(text, to: path, makesFolder: true) } catch {
        throw ReviewError(path: path, reason: systemReason(error))
      }
      write("wrote \(path)\n")
    }
    failures.remove(item)
  }

  private func tell(_ counts: Counts) { write("\n\(counts.accepted) accepted, \(counts.rejected) rejected, \(counts.left) left\n") }
}

public struct ReviewError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  public var description: String { "\(path) could not be written: \(reason); the frame waits on" }
}
