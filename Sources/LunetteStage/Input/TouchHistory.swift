import Foundation

/// The last touches, to tell how the present screen came about.
///
/// Successive moves of a finger are one entry, and the number of entries is limited, so that a long drag costs no more than a tap.
public struct TouchHistory {
  public struct Entry {
    /// The number of the finger, from 0, in the order in which the fingers went down.
    public let serial: Int
    public let phase: UITouch.Phase
    /// The time of the entry's first sample. Units: seconds of the simulated clock
    public let time: TimeInterval
    /// The place of the entry's last sample. Space: screen. Units: points
    public internal(set) var location: CGPoint
    /// The number of samples in the entry.
    public internal(set) var count = 1
  }

  /// Limit of entries. Ours: enough for a gesture of two fingers and the touches before it.
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
