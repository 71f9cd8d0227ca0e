import Foundation
import LunetteKit
import LunetteRender

/// Keeps frames of a run in files and in a film strip: those that scripts print and, where asked for, one each so many seconds.
public final class FrameRecorder {
  /// Where frames go, one a file.
  public struct Folder {
    public var path: String
    public var form: FrameForm
    public var cell: CellSize

    public init(path: String, form: FrameForm, cell: CellSize) { (self.path, self.form, self.cell) = (path, form, cell) }
  }

  private let folder: Folder?
  /// Between two frames of a kind; nil where only printed ones are kept. Units: seconds of the simulated clock.
  private let interval: TimeInterval?
  /// With the fingers drawn.
  private let touches: Bool
  /// What the files' names begin with.
  public var name = "frame"
  public private(set) var strip = FilmStrip()
  private var appCount = 0
  /// The apps that have run so far, by the number in their files' names.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var written: Set<String> = []

  public init(folder: Folder?, interval: TimeInterval?, touches: Bool) {
    (self.folder, self.interval, self.touches) = (folder, interval, touches)
  }

  /// The next script runs, whose files have names of their own.
  public func begin(_ name: String) {
    self.name = name
    numbers.removeAll()
  }

  /// An app was launched.
  func watch(_ app: ScenarioApp) {
    appCount += 1
    numbers[ObjectIdentifier(app)] = appCount
    let number = appCount
    guard let interval else { return }
    var nextTime: TimeInterval = 0
    app.simulation.frameObservers.append { [unowned self, unowned app] simulation in
      guard simulation.time + Self.tolerance >= nextTime else { return }
      nextTime = ((simulation.time + Self.tolerance) / interval).rounded(.down) * interval + interval
      do { try self.keep(FrameSnapshot(simulation), of: number, isPrinted: false) } catch { app.simulation.raise(error) }
    }
  }

  /// A script prints a frame.
  func record(_ app: ScenarioApp, title: String?) throws {
    guard let number = numbers[ObjectIdentifier(app)] else { return }
    try keep(FrameSnapshot(app.simulation, title: title), of: number, isPrinted: true)
  }

  /// A printed frame takes the place of the one that was kept because its time had come.
  private func keep(_ frame: FrameSnapshot, of app: Int, isPrinted: Bool) throws {
    let last = strip.last
    let isSame = last.map { $0.app == app && $0.frame.heading.frame == frame.heading.frame } ?? false
    let replaces = isPrinted && isSame && last?.frame.heading.title == nil && last?.frame.list == frame.list
    if replaces { strip.replaceLast(frame) } else { strip.append(frame, app: app) }
    guard let folder else { return }
    let first = numbers.values.min() ?? app
    let base = name + (app == first ? "" : "-app\(app - first + 1)") + "-" + Self.padded(frame.heading.frame)
    var path = self.path(base, folder)
    var copy = 1
    while !replaces, written.contains(path) {
      copy += 1
      path = self.path(base + "-\(copy)", folder)
    }
    written.insert(path)
    try frame.save(as: folder.form, to: path, cell: folder.cell, touches: touches)
  }

  /// All that was kept, as one picture. Throws: `ScenarioError.unwritable`, `PngError`
  public func saveStrip(to path: String) throws {
    let isPng = FrameForm(path: path) == .png
    let data = isPng ? try PngImage(strip.svg(fitting: .eachCharacter), scale: Self.stripScale).data : Data(strip.svg())
    try ScenarioApp.write(data, to: path)
  }

  private func path(_ base: String, _ folder: Folder) -> String {
    (folder.path as NSString).appendingPathComponent(base + "." + folder.form.pathExtension)
  }

  /// Files in the order of their names are in the order of time.
  private static func padded(_ frame: Int) -> String {
    let digits = String(frame)
    return String(repeating: "0", count: max(0, digitCount - digits.count)) + digits
  }

  /// Pixels per point of a film strip. Ours: that of most screens.
  private static let stripScale: CGFloat = 2
  /// A day of frames has as many, less one. Ours.
  private static let digitCount = 6
  /// Sums of tenths miss what they mean. Units: seconds.
  private static let tolerance: TimeInterval = 1e-9
}
