import Foundation
import LunetteDriver
import LunetteKit
import LunetteRender
import LunetteScript
import LunetteSystem

/// Shows a session in the terminal: the text frame on the alternate screen, the mouse as a finger, keys as keys.
///
/// However the process ends, the terminal is restored: `close` may be called in a signal handler, too.
public final class TerminalScreen: PlayScreen {
  /// The colours that the terminal can show.
  public enum Colors: Sendable { case all, few, none }

  /// The reason why there can be no screen.
  public enum Problem: Error, CustomStringConvertible {
    case noTerminal
    case dumb(String)

    public var description: String {
      switch self {
      case .noTerminal: "--terminal needs a terminal on the standard input and output"
      case .dumb(let name): "--terminal needs a terminal that can move its cursor, and TERM is \"\(name)\""
      }
    }
  }

  private let colors: Colors
  private let cell: CellSize
  private var lines: [String] = []
  private var size = (columns: 0, lines: 0)
  private var top = 0
  private var isDown = false
  private var pending: [UInt8] = []
  private var hasMouse = false
  private var showsHelp = false

  /// - Parameters:
  ///   - term: the terminal's name in the environment
  ///   - colors: those that it can show
  public init(term: String, colors: Colors, cell: CellSize) throws {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else { throw Problem.noTerminal }
    guard term != "dumb", !term.isEmpty else { throw Problem.dumb(term) }
    (self.colors, self.cell) = (colors, cell)
    TerminalState.enter()
  }

  /// Restores the terminal.
  public func close() { TerminalState.leave() }

  /// Reads typed keys on a thread of its own, and passes them to the loop.
  public func read(for loop: PlayLoop) {
    let mailbox = loop.mailbox
    WorkThread.start {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        // The terminal was closed.
        guard count > 0 else { return mailbox.post(.quit) }
        mailbox.post(.keys(Data(buffer[..<count])))
      }
    }
  }

  // MARK: Drawing

  func draw(_ loop: PlayLoop) {
    guard let app = loop.session.moment?.app else { return }
    let frame = app.isClosed ? "the app has ended" : colored(TextFrame(app.simulation, cell: cell))
    show(frame.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), status: status(loop, app))
  }

  func show(problem: String) { show(problem.split(separator: "\n").map(String.init), status: "ctrl-Q quits") }

  private func show(_ rows: [String], status: String) {
    let now = TerminalState.size
    var out = ""
    if now != size {
      (size, lines) = (now, [])
      out += "\u{1B}[2J"
    }
    let room = max(1, size.lines - 1)
    // When the screen is higher than the terminal, the page keys show its lower part.
    top = min(top, max(0, rows.count - room))
    let shown = Array(rows[min(top, rows.count)...].prefix(room)) + Array(repeating: "", count: max(0, room - (rows.count - top)))
    let all = shown + [status]
    for (index, row) in all.enumerated() where index >= lines.count || lines[index] != row {
      out += "\u{1B}[\(index + 1);1H\(row)\u{1B}[0m\u{1B}[K"
    }
    lines = all
    TerminalState.write(out)
  }

  private func status(_ loop: PlayLoop, _ app: ScenarioApp) -> String {
    let session = loop.session
    if showsHelp {
      return cut("^P pause  ^N step  ^B back  ^F faster  ^S slower  ^R rotate  ^K shake  ^E end of the course  ^Q quit; other keys are typed; mouse: finger")
    }
    var parts = ["\(loop.isPlaying ? ">" : "=") \(String(format: "%.3f", app.simulation.time)) s  frame \(session.tick)/\(session.course.end)"]
    if loop.pacer.speed != 1 { parts.append("x\(loop.pacer.speed)") }
    if let responder = app.simulation.application.keyWindow?.firstResponder { parts.append(app.name(responder)) }
    if session.courses.count > 1 { parts.append("course \(session.number + 1) of \(session.courses.count)") }
    if !hasMouse { parts.append("no mouse yet") }
    parts.append("^G help")
    if let problem = session.problem { parts.insert(problem.split(separator: "\n").first.map(String.init) ?? "", at: 1) }
    return "\u{1B}[7m" + cut(parts.joined(separator: "  ")) + "\u{1B}[0m"
  }

  private func cut(_ text: String) -> String { String(text.prefix(max(10, size.columns - 1))) }

  private func colored(_ frame: TextFrame) -> String {
    switch colors {
    case .none: frame.plain
    case .all: frame.ansi
    case .few:
      frame.ansi.replacing(#/([34])8;2;(\d+);(\d+);(\d+)/#) { match in
        let parts = [match.2, match.3, match.4].map { (Int($0) ?? 0) * 5 / 255 }
        // The cube of 6 x 6 x 6 colours begins at number 16. Source: xterm's 256 colours
        return "\(match.1)8;5;\(16 + 36 * parts[0] + 6 * parts[1] + parts[2])"
      }
    }
  }

  // MARK: Keys and mouse

  func handle(_ data: Data, in loop: PlayLoop) {
    pending += data
    while let first = pending.first {
      guard first == 0x1B, pending.count > 1 else {
        let character = takeCharacter()
        if character.isEmpty { return }
        type(character, in: loop)
        continue
      }
      guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
        pending.removeFirst()
        continue
      }
      guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return }
      let sequence = String(decoding: pending[2...end], as: UTF8.self)
      pending.removeFirst(end + 1)
      take(sequence, in: loop)
    }
  }

  /// Empty if more bytes must come first.
  private func takeCharacter() -> String {
    let first = pending[0]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard pending.count >= length else { return "" }
    defer { pending.removeFirst(length) }
    return String(decoding: pending[..<length], as: UTF8.self)
  }

  private func type(_ text: String, in loop: PlayLoop) {
    let session = loop.session
    switch text {
    case "\u{11}", "\u{03}": loop.quit()
    case "\u{10}": if loop.isPlaying { loop.isPlaying = false } else { loop.play() }
    case "\u{0E}": loop.step(by: 1)
    case "\u{02}": loop.step(by: -1)
    case "\u{06}": loop.pacer.speed = min(10, loop.pacer.speed * 2)
    case "\u{13}": loop.pacer.speed = max(0.125, loop.pacer.speed / 2)
    case "\u{05}": loop.seek(to: session.course.end)
    case "\u{07}": showsHelp.toggle()
    case "\u{0B}": session.send(.shake(isInterrupted: false))
    case "\u{12}":
      let isUpright = session.moment.map { $0.app.simulation.screen.bounds.width < $0.app.simulation.screen.bounds.height } ?? true
      session.send(.turn(isUpright ? .landscapeLeft : .portrait))
    case "\r", "\n": session.send(.returnKey)
    case "\u{7F}", "\u{08}": session.send(.deletion)
    case "\u{1B}": if isDown { lift(in: loop, .cancelled) }
    case _ where text.unicodeScalars.allSatisfy { $0.value >= 0x20 }: session.send(.key(text))
    default: break
    }
  }

  private static let arrows = [
    "A": "UIKeyInputUpArrow", "B": "UIKeyInputDownArrow", "C": "UIKeyInputRightArrow", "D": "UIKeyInputLeftArrow", "H": "UIKeyInputHome",
    "F": "UIKeyInputEnd", "3~": "UIKeyInputDelete",
  ]

  private func take(_ sequence: String, in loop: PlayLoop) {
    if let key = Self.arrows[sequence] { return loop.session.send(.key(key)) }
    if sequence == "5~" || sequence == "6~" {
      top = max(0, top + (sequence == "6~" ? 1 : -1) * max(1, size.lines / 2))
      return
    }
    // `<button;column;line`, followed by M for down or moved, m for up. Source: xterm, SGR mouse mode
    guard sequence.hasPrefix("<"), let last = sequence.last else { return }
    hasMouse = true
    let parts = sequence.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    guard parts.count == 3 else { return }
    let place = CGPoint(
      x: (CGFloat(parts[1] - 2) + 0.5) * cell.width, y: (CGFloat(parts[2] - 2 + top) + 0.5) * cell.height)
    if parts[0] & 64 != 0 { return wheel(at: place, isDown: parts[0] & 1 == 1, in: loop) }
    if last == "m" { return lift(in: loop, .ended, at: place) }
    if parts[0] & 32 != 0 {
      if isDown { loop.touch(.moved, at: place) }
    } else if parts[0] & 3 == 0 {
      if isDown { lift(in: loop, .cancelled) }
      isDown = true
      lastPlace = place
      loop.touch(.began, at: place)
    }
    lastPlace = place
  }
  private var lastPlace = CGPoint.zero

  private func lift(in loop: PlayLoop, _ phase: UITouch.Phase, at place: CGPoint? = nil) {
    guard isDown else { return }
    isDown = false
    loop.touch(phase, at: place ?? lastPlace)
  }

  /// The mouse wheel becomes a finger that drags what is under the mouse by a few rows.
  private func wheel(at place: CGPoint, isDown: Bool, in loop: PlayLoop) {
    guard !self.isDown else { return }
    loop.touch(.began, at: place)
    let way: CGFloat = isDown ? -1 : 1
    for step in 1...Self.wheelSteps {
      loop.touch(.moved, at: CGPoint(x: place.x, y: place.y + way * CGFloat(step) * Self.wheelStep))
      _ = loop.session.step()
    }
    // The finger rests before it lifts, so that there is no deceleration.
    for _ in 0..<Self.wheelRest { _ = loop.session.step() }
    loop.touch(.ended, at: CGPoint(x: place.x, y: place.y + way * CGFloat(Self.wheelSteps) * Self.wheelStep))
  }

  /// Ours: enough for three rows of a list. Units: frames, points, frames
  private static let (wheelSteps, wheelStep, wheelRest) = (6, CGFloat(20), 8)
}

/// The terminal's own settings, which must be restored in any case.
enum TerminalState {
  nonisolated(unsafe) private static var saved: termios?

  static func enter() {
    var now = termios()
    guard tcgetattr(STDIN_FILENO, &now) == 0 else { return }
    saved = now
    cfmakeraw(&now)
    // Line ends are processed as before.
    now.c_oflag |= tcflag_t(OPOST)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &now)
    // Alternate screen, no cursor, long lines cut off, reports of the mouse and of its moves with a button down, in SGR form.
    // Source: xterm's control sequences
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J")
  }

  /// May be called in a signal handler: it only makes system calls.
  static func leave() {
    guard var before = saved else { return }
    saved = nil
    write("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
  }

  static var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
