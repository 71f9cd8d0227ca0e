import Foundation

/// The last things that fingers did, for whoever asks how a screen came about.
///
/// Moves of a finger that follow each other are one entry, and only so many entries are kept, so that a long drag costs as much as a tap.
public struct TouchHistory {
  public struct Entry {
    /// The number of the finger, from 0, in the order in which the fingers went down.
    public let serial: Int
    public let phase: UITouch.Phase
    /// When it began. Units: seconds of the simulated clock
    public let time: TimeInterval
    /// Where the finger was last. Space: screen. Units: points
    public internal(set) var location: CGPoint
    /// How many samples it stands for.
    public internal(set) var count = 1
  }

  /// Ours: enough for a gesture of two fingers and what came before it.
  private static let longest = 12

  public private(set) var entries: [Entry] = []

  mutating func add(serial: Int, _ phase: UITouch.Phase, at location: CGPoint, time: TimeInterval) {
    if phase == .moved, let last = entries.lastIndex(where: { $0.serial == serial }), entries[last].phase == .moved {
      entries[last].location = location
      entries[last].count += 1
      return
    }
    if entries.count == Self.longest { entries.removeFirst() }
    entries.append(Entry(serial: serial, phase: phase, time: time, location: location))
  }
}
