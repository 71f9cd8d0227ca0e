import Foundation
import LunetteKit
import LunetteLog
import LunetteScript

/// Errors in a scenario's calls. The text says what to do.
public enum ScenarioError: Error {
  /// - Parameter because: why the system has ended it; nil where the scenario has
  case closed(because: String? = nil)
  /// A test uses an app that was launched before it began.
  case closedBefore
  case notSettled(timeout: TimeInterval, movements: [String])
  /// - Parameter hint: why something that matches is not seen, or where it may be
  case nothingFound(query: String, texts: [String], nearest: String?, hint: String? = nil)
  case noClass(name: String, nearest: String?)
  /// What adjusting can't do, in words.
  case notAdjusted(String)
  indirect case waited(timeout: TimeInterval, ScenarioError)
  /// - Parameter views: the scroll views that were scrolled from end to end
  indirect case notScrolledTo(ScenarioError, views: [String])
  case notOnScreen(target: String, reason: String, trace: String)
  /// A finger has landed, but not on its target. The trace says what happened to the touch.
  case missed(target: String, hit: String?, reason: String?, point: CGPoint)
  case nothingThere(point: CGPoint)
  case disabled(control: String)
  indirect case explained(ScenarioError, trace: String)
  case badValue(name: String, wanted: String, got: String)
  case noFirstResponder
  case noSuchText(words: String, text: String)
  case noSuchCharacters(first: Int, last: Int, length: Int)
  case noKey(name: String, shown: [String])
  /// Several views match a strict query.
  case ambiguous(query: String, candidates: [String], count: Int)
  /// A condition that was waited for has not come.
  case neverHeld(timeout: TimeInterval)
  /// - Parameter hasItems: whether there is a collection view
  case noTable(hasItems: Bool)
  case noCollection
  /// - Parameter lacking: how many there are, if there is no such item
  case noItem(path: RowPath, lacking: String?)
  case noRow(path: RowPath, lacking: String?)
  case noPart(path: RowPath, part: String, shown: [String])
  case noIndex
  case noIndexTitle(place: Int, titles: [String])
  case unwritable(path: String, reason: String)
  case unknownFormat(path: String, known: [String])
  case notANumber(path: String, got: String, hint: String?)
  case nothingToPlot
  case noScrollView
  case fingerGone
  case noImagePicker
  case noColorPicker
  /// What a service of the device can't do, in words.
  case noService(String)
  /// A question that can't be answered, in words.
  case notAsked(String)
  /// What an invariant did.
  case onlyLooks(String)
}

extension ScenarioError: CustomStringConvertible {
  /// What is left of a time is a difference, which has digits that nobody has written. Units: seconds
  private static func shown(_ time: TimeInterval) -> String { formatted((time * 1000).rounded() / 1000) }

  public var description: String {
    switch self {
    case .onlyLooks(let change): "the invariant \(change); it may look at the app and wait, and do nothing to it: that is what commands are for"
    case .noService(let words), .notAsked(let words): words
    case .noColorPicker: "there is no UIColorWell and no UIColorPickerViewController on the screen; tap a well, or present a picker first"
    case .noImagePicker: "there is no UIImagePickerController on the screen that waits for a picture; present one first"
    case .closedBefore:
      "the app has been closed: it was launched at the top of the file, in setup or in another test, and each test begins with none; launch it in before_each"
    case .closed(nil): "the app has been closed; launch it again"
    case .closed(let reason?): "the app has ended; \(reason); app:relaunch() launches it again"
    case .notSettled(let timeout, let movements):
      "settle gave up after \(formatted(timeout)) s; still moving: " + movements.joined(separator: "; ")
    case .noClass(let name, let nearest):
      "there is no class \"\(name)\"" + (nearest.map { " (did you mean \"\($0)\"?)" } ?? "")
    case .notAdjusted(let words): words
    case .nothingFound(let query, let texts, let nearest, let hint):
      "nothing on the screen matches \(query)" + (nearest.map { " (did you mean \"\($0)\"?)" } ?? "")
        + (texts.isEmpty
          ? "; there is no text on the screen" : "; the texts on the screen are: " + texts.map { "\"\($0)\"" }.joined(separator: ", "))
        + (hint.map { "; \($0)" } ?? "")
    case .waited(let timeout, let error): "waitFor gave up after \(Self.shown(timeout)) s; \(error)"
    case .notScrolledTo(let error, let views):
      "scrollTo found nothing: " + (views.isEmpty ? "no view on the screen scrolls" : "scrolled \(views.joined(separator: ", ")) from end to end")
        + "; \(error)"
    case .notOnScreen(let target, let reason, let trace):
      "\(target) is not on the screen: \(reason); scroll to it or show it first\n\(trace)"
    case .missed(let target, let hit, let reason, let point):
      "a finger at \(point.described) did not reach \(target): \(hit.map { "it landed on \($0)" } ?? "no view took it")"
        + (reason.map { ", as \($0)" } ?? "")
    case .nothingThere(let point): "a finger at \(point.described) touched nothing: no view takes touches there"
    case .disabled(let control):
      "\(control) is disabled, so the tap does nothing; enable it first, or tap it all the same with { force = true }"
    case .explained(let error, let trace): "\(error)\nwhat happened to the touch:\n\(trace)"
    case .badValue(let name, let wanted, let got): "\(name) must be \(wanted), got \(got)"
    case .noFirstResponder: "nobody takes the keyboard: no text field is first responder; tap one first"
    case .noSuchCharacters(let first, let last, let length):
      "characters \(first) to \(last) can't be selected: the text that is edited has \(length), and they count from 1"
    case .noSuchText(let words, let text): "the text that is edited has no \"\(words)\" in it; it is \"\(text.prefix(200))\""
    case .noKey(let name, let shown):
      shown.isEmpty
        ? "there is no keyboard on the screen, so its key \"\(name)\" can't be tapped; tap a text field first"
        : "the keyboard shows no key \"\(name)\" now; it shows " + shown.joined(separator: " ")
    case .ambiguous(let query, let candidates, let count):
      "\(count) views match \(query), and one is wanted: " + candidates.joined(separator: "; ")
    case .neverHeld(let timeout): "the condition did not hold within \(Self.shown(timeout)) s"
    case .noTable(let hasItems):
      "there is no table view on the screen, so a row can't be a target"
        + (hasItems ? "; there is a collection view, of which { item = { 1, 3 } } is an item" : "")
    case .noCollection: "there is no collection view on the screen, so an item can't be a target"
    case .noItem(let path, let lacking): Self.absent("item", path, lacking)
    case .noRow(let path, let lacking): Self.absent("row", path, lacking)
    case .noPart(let path, let part, let shown):
      "row \(path.fromOne) shows no \(part) control now; it shows "
        + (shown.isEmpty ? "none" : shown.joined(separator: ", "))
    case .noIndex: "no table on the screen shows a section index, so a title of it can't be a target"
    case .noIndexTitle(let place, let titles):
      "the section index has no title \(place + 1); it has " + titles.enumerated().map { "\($0 + 1) \"\($1)\"" }.joined(separator: ", ")
    case .unwritable(let path, let reason): "can't write \(path): \(reason)"
    case .unknownFormat(let path, let known):
      "can't save \(path): the name must end in "
        + (known.count > 1 ? known.dropLast().joined(separator: ", ") + " or " : "") + (known.last ?? "")
    case .notANumber(let path, let got, let hint): "can't plot '\(path)': it is \(got), not a number" + (hint.map { "; \($0)" } ?? "")
    case .nothingToPlot: "app:plot wants a function that moves something, or duration = seconds"
    case .noScrollView: "there is no scroll view on the screen to plot; say whose property it is: of = view"
    case .fingerGone: "this finger has been lifted; put another down with app:touch(x, y)"
    }
  }

  private static func absent(_ name: String, _ path: RowPath, _ lacking: String?) -> String {
    if let lacking { return "there is no \(name) \(path.fromOne): \(lacking)" }
    if path.row == RowPath.noRow { return "\(name) \(path.fromOne) is not on the screen; scroll to it first" }
    return "\(name) \(path.fromOne) is not on the screen; scroll to it first: app:scrollTo { \(name) = { \(path.section + 1), \(path.row + 1) } }"
  }
}
