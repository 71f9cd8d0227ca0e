import Foundation
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Keeps frames of a run in files and in a film strip: frames that scripts print and, if wanted, one frame per interval.
public final class FrameRecorder {
  /// The folder for frames, one file for each.
  public struct Folder: Sendable {
    public var path: String
    public var form: FrameForm
    public var cell: CellSize

    public init(path: String, form: FrameForm, cell: CellSize) { (self.path, self.form, self.cell) = (path, form, cell) }
  }

  private let folder: Folder?
  /// The interval between two frames; nil to keep only printed frames. Units: seconds of the simulated clock.
  private let interval: TimeInterval?
  /// Whether the fingers are drawn.
  private let touches: Bool
  /// Whether the constraints are drawn.
  private let constraints: Bool
  /// The beginning of the files' names.
  public var name = "frame"
  public private(set) var strip = FilmStrip()
  private var appCount = 0
  /// The number of the present script's first app; nil before the script has launched one.
  private var firstNumber: Int?
  private var written: Set<String> = []
  /// Draws pictures on other threads. Nil before the second picture: the first one is drawn at once, so that the script that prints it gets
  /// an error if something is missing.
  private var drawing: WorkQueue?
  private let failure = FirstFailure()

  public init(folder: Folder?, interval: TimeInterval?, touches: Bool, constraints: Bool = false) {
    (self.folder, self.interval, self.touches, self.constraints) = (folder, interval, touches, constraints)
  }

  /// Called for the next script, whose files get names of their own.
  public func begin(_ name: String) {
    self.name = name
    firstNumber = nil
  }

  /// Called when an app was launched.
  func watch(_ app: ScenarioApp) {
    appCount += 1
    let number = appCount
    app.recordedNumber = number
    firstNumber = firstNumber ?? number
    guard let interval else { return }
    var nextTime: TimeInterval = 0
    app.simulation.frameObservers.append { [unowned self, unowned app] simulation in
      guard simulation.time + Self.tolerance >= nextTime else { return }
      nextTime = ((simulation.time + Self.tolerance) / interval).rounded(.down) * interval + interval
      do { try self.keep(FrameSnapshot(simulation, constraints: self.constraints, accessibility: self.writesElements), of: number, isPrinted: false) } catch {
        app.simulation.recordFault(error)
      }
    }
  }

  /// Called when a script prints a frame.
  func record(_ app: ScenarioApp, title: String?) throws {
    try keep(FrameSnapshot(app.simulation, title: title, constraints: constraints, accessibility: writesElements), of: app.recordedNumber, isPrinted: true)
  }

  private var writesElements: Bool { folder?.form == .json }

  /// A printed frame replaces the same frame that was kept for its interval.
  private func keep(_ frame: FrameSnapshot, of app: Int, isPrinted: Bool) throws {
    let last = strip.last
    let isSame = last.map { $0.app == app && $0.frame.heading.frame == frame.heading.frame } ?? false
    let replaces = isPrinted && isSame && last?.frame.heading.title == nil && last?.frame.list == frame.list
    if replaces { strip.replaceLast(frame) } else { strip.append(frame, app: app) }
    guard let folder else { return }
    let first = firstNumber ?? app
    let base = name + (app == first ? "" : "-app\(app - first + 1)") + "-" + Self.padded(frame.heading.frame)
    var path = self.path(base, folder)
    var copy = 1
    while !replaces, written.contains(path) {
      copy += 1
      path = self.path(base + "-\(copy)", folder)
    }
    if folder.form == .png, !written.isEmpty { return try draw(frame, to: path, folder, isNew: written.insert(path).inserted) }
    written.insert(path)
    try frame.save(as: folder.form, to: path, cell: folder.cell, touches: touches)
  }

  private func draw(_ frame: FrameSnapshot, to path: String, _ folder: Folder, isNew: Bool) throws {
    let queue = drawing ?? WorkQueue()
    drawing = queue
    try failure.rethrow()
    // A file that is written a second time must be written after the first time.
    if !isNew { queue.wait() }
    let (touches, failure) = (touches, failure)
    queue.add { failure.note { try frame.save(as: folder.form, to: path, cell: folder.cell, touches: touches) } }
  }

  /// Waits until every file is written. Throws: `ScenarioError.unwritable`, `PngError`
  public func finish() throws {
    drawing?.wait()
    try failure.rethrow()
  }

  deinit { drawing?.end() }

  /// Saves all kept frames as one picture. Throws: `ScenarioError.unwritable`, `PngError`
  public func saveStrip(to path: String) throws {
    let isPng = FrameForm(path: path) == .png
    let data = isPng ? try PngImage(strip.svg(fitting: .eachCharacter), scale: Self.stripScale).data : Data(strip.svg())
    try ScenarioApp.write(data, to: path)
  }

  private func path(_ base: String, _ folder: Folder) -> String {
    (folder.path as NSString).appendingPathComponent(base + "." + folder.form.pathExtension)
  }

  /// The number with leading zeros, so that files sorted by name are sorted by time.
  private static func padded(_ frame: Int) -> String {
    let digits = String(frame)
    return String(repeating: "0", count: max(0, digitCount - digits.count)) + digits
  }

  /// Pixels per point of a film strip. Ours: as most screens have.
  private static let stripScale: CGFloat = 2
  /// Number of digits: enough for four and a half hours of frames. Ours.
  private static let digitCount = 6
  /// Sums of tenths aren't exact. Units: seconds.
  private static let tolerance: TimeInterval = 1e-9
}

/// Keeps the first error of jobs on several threads.
/// Unchecked: a lock guards the error.
private final class FirstFailure: @unchecked Sendable {
  private let lock = NSLock()
  private var error: (any Error)?

  func note(_ body: () throws -> Void) {
    do { try body() } catch { lock.withLock { self.error = self.error ?? error } }
  }

  func rethrow() throws {
    if let error = lock.withLock({ error }) { throw error }
  }
}
