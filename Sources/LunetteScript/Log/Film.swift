import LunetteRender

/// Some of a run's frames, spread over its time, whose number does not grow with the run.
///
/// Each frame that differs from the one before is taken; when there are too many, every second goes. The first and the last are always there.
public struct Film {
  public struct Picture {
    public let frame: FrameSnapshot
    public let app: Int
  }

  private var kept: [Picture] = []
  private var newest: Picture?
  private var lastLook: (app: Int, hash: UInt64)?
  private var skipped = 0
  /// Of the frames that differ, each so many is kept.
  private var step = 1

  /// Ours: what one can look through on a page.
  private static let longest = 24

  public var pictures: [Picture] { kept + (newest.map { [$0] } ?? []) }

  mutating func add(_ frame: FrameSnapshot, app: Int, hash: UInt64) {
    if let lastLook, lastLook.app == app, lastLook.hash == hash { return }
    lastLook = (app, hash)
    if let newest {
      skipped += 1
      if skipped >= step {
        kept.append(newest)
        skipped = 0
      }
    }
    newest = Picture(frame: frame, app: app)
    guard kept.count >= Self.longest else { return }
    kept = kept.indices.filter { $0 % 2 == 0 }.map { kept[$0] }
    step *= 2
  }
}
