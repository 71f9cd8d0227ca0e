import LunetteRender

/// A selection of a run's frames, spread over its time. Their number doesn't grow with the length of the run.
///
/// Each frame that differs from the one before is added. When there are too many, every second one is removed, but frames in which a finger
/// landed or lifted are removed last. The first and the last frame always stay.
public struct Film {
  public struct Picture {
    public let frame: FrameSnapshot
    public let app: Int
    /// Whether a finger landed or lifted in the frame.
    let isTurn: Bool

    package init(frame: FrameSnapshot, app: Int, isTurn: Bool = false) { (self.frame, self.app, self.isTurn) = (frame, app, isTurn) }
  }

  private var kept: [Picture] = []
  private var newest: Picture?
  private var last: (app: Int, hash: UInt64, fingers: Int)?
  private var skipped = 0
  /// Of the frames that differ, every `step`-th one is kept.
  private var step = 1

  /// Limit of frames. Ours: two rows of a page.
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
