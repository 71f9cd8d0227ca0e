import LunetteRender

/// Some of a run's frames, spread over its time, whose number does not grow with the run.
///
/// Each frame that differs from the one before is taken; when there are too many, every second goes, but those in which a finger landed
/// or lifted go last. The first and the last are always there.
public struct Film {
  public struct Picture {
    public let frame: FrameSnapshot
    public let app: Int
    /// A finger landed or lifted.
    let isTurn: Bool

    package init(frame: FrameSnapshot, app: Int, isTurn: Bool = false) { (self.frame, self.app, self.isTurn) = (frame, app, isTurn) }
  }

  private var kept: [Picture] = []
  private var newest: Picture?
  private var last: (app: Int, hash: UInt64, fingers: Int)?
  private var skipped = 0
  /// Of the frames that differ, each so many is kept.
  private var step = 1

  /// Ours: two rows of a page.
  private static let longest = 12

  public var pictures: [Picture] { kept + (newest.map { [$0] } ?? []) }

  mutating func add(_ frame: FrameSnapshot, app: Int, hash: UInt64) {
    if let last, last.app == app, last.hash == hash { return }
    let fingers = frame.list.touches.count
    let isTurn = last.map { $0.fingers != fingers } ?? true
    last = (app, hash, fingers)
    if let newest { keep(newest) }
    newest = Picture(frame: frame, app: app, isTurn: isTurn)
  }

  private mutating func keep(_ picture: Picture) {
    skipped += 1
    guard skipped >= step || picture.isTurn else { return }
    kept.append(picture)
    if !picture.isTurn { skipped = 0 }
    guard kept.count >= Self.longest else { return }
    let others = kept.count { !$0.isTurn }
    var place = 0
    kept = kept.filter { picture in
      if others > 1, picture.isTurn { return true }
      defer { place += 1 }
      return place % 2 == 0
    }
    step *= 2
  }
}
