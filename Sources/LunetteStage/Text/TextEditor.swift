import Foundation

/// The view that shows the text of an editor: a text field or a text view.
package protocol TextEditing: UIView {
  var editor: TextEditor { get }
  /// Asks the delegate whether a text may replace a range. Positions count UTF-16 units.
  func editorShouldChange(_ range: Range<Int>, to text: String) -> Bool
  /// Characters from a position on are about to be replaced; the text before stays, and so do the last `tail` characters.
  func editorWillEdit(from position: Int, keeping tail: Int)
  /// The text has changed, so everything that was laid out is dropped. The delegate is told later.
  func editorTextIsStale()
  /// - Parameter byUser: true for typing, deleting and pasting, which send actions and tell delegates
  func editorDidChangeText(byUser: Bool)
  func editorDidChangeSelection()
  /// The attributes of characters that have none of their own.
  var editorDefaults: TextAttributes { get }
  var isSecureTextEntry: Bool { get }
  /// Whether the user may change the text; a text view may be for reading only.
  var isEditable: Bool { get }
  /// Whether the user may change the text's attributes.
  var allowsEditingTextAttributes: Bool { get }
  /// The part of a text that the view can hold: for a field a single line.
  func editorFitting(_ text: String) -> String
  /// The text broken into lines, and the layout's origin in the view's coordinates.
  var editorLayout: (layout: TextLayout, origin: CGPoint) { get }
}

/// The text that a user edits, with its selection, its marked text and its undo history.
///
/// Positions count UTF-16 units from 0. Deleting removes a whole character as a reader sees it. Invariant: selection and marked text are
/// within the text, with their ends between scalars. Source: docs/rules/controllers.md 10 and 11
public final class TextEditor {
  private(set) unowned var view: any TextEditing
  public private(set) var text = AttributedText() { didSet { view.editorTextIsStale() } }
  public private(set) var selection = 0..<0
  /// Which end of the selection moves: true when it was extended backward, so that its start moves.
  private var isReversed = false
  public private(set) var marked: Range<Int>?
  /// The attributes of text that is typed next; nil for those of the character before.
  public var typingAttributes: TextAttributes?
  /// Whether the next insertion or deletion replaces all of the text: in a secure field that is edited again, or with `clearsOnInsertion`.
  var replacesAll = false
  /// When the caret moved or the text changed last; the caret's blinking starts from there. Units: seconds.
  private(set) var lastChange: TimeInterval = 0
  /// The x position that movements up and down keep. Units: points.
  private var verticalMovementX: CGFloat?
  public private(set) lazy var history = TextUndo(self)

  init(_ view: any TextEditing) { self.view = view }

  public var string: String { text.string }
  /// Enough text before the caret to tell the beginning of a sentence.
  var textBeforeCaret: String { text.substring(max(0, selection.lowerBound - Self.sentenceReach)..<selection.lowerBound) }
  /// Units: UTF-16 units. Ours
  private static let sentenceReach = 32
  public var caret: Int { isReversed ? selection.lowerBound : selection.upperBound }

  // MARK: From code: nobody is asked, nobody hears of it but the selection's owner. Source: docs/rules/controllers.md 10

  /// Replaces the text; the caret goes to the end. Source: V-251
  public func setText(_ new: AttributedText) {
    // An app that shows what happens sets its text again and again, each time a little longer.
    let isAlike = max(text.runs.count, new.runs.count) <= 1 && (text.isEmpty || new.isEmpty || text.runs.first?.attributes == new.runs.first?.attributes)
    if isAlike { view.editorWillEdit(from: text.string.plainLength(sharedWith: new.string), keeping: 0) }
    (text, marked, typingAttributes, replacesAll) = (new, nil, nil, false)
    history.removeAll()
    place(new.length..<new.length)
    view.editorDidChangeText(byUser: false)
  }

  /// Changes attributes only: the characters, the selection and the undo history stay.
  public func setAttributes(_ change: (inout AttributedText) -> Void) {
    var new = text
    change(&new)
    guard new.length == text.length else { return }
    text = new
    view.editorDidChangeText(byUser: false)
  }

  /// The text as its storage has changed it: the selection stays where there is text. Nobody is asked, and nothing can be undone.
  public func adopt(_ new: AttributedText) {
    if new.string == text.string { return setAttributes { $0 = new } }
    let old = selection
    (text, marked) = (new, nil)
    history.removeAll()
    place(new.aligned(old.clamped(to: new.wholeRange)))
    view.editorDidChangeText(byUser: false)
  }

  public func select(_ range: Range<Int>) {
    let range = text.aligned(range.clamped(to: text.wholeRange))
    verticalMovementX = nil
    typingAttributes = nil
    // A user who moves the caret in a secure field wants to edit its text, not to replace it.
    if range != selection { replacesAll = false }
    history.endRun()
    guard range != selection else { return touchCaret() }
    place(range)
    view.editorDidChangeSelection()
  }

  public func replace(_ range: Range<Int>, with string: String) {
    apply(range.clamped(to: text.wholeRange), string, records: true)
    view.editorDidChangeText(byUser: false)
    view.editorDidChangeSelection()
  }

  /// Sets the text that an input method may still change; it replaces the former marked text, or else the selection. Source: V-252
  public func setMarkedText(_ string: String?, selected: Range<Int>) {
    let range = marked ?? selection
    guard let string, !string.isEmpty else {
      guard marked != nil else { return }
      apply(range, "", records: true)
      marked = nil
      view.editorDidChangeText(byUser: false)
      return view.editorDidChangeSelection()
    }
    apply(range, string, records: true)
    let length = string.utf16.count
    marked = range.lowerBound..<range.lowerBound + length
    let inside = selected.clamped(to: 0..<length)
    place(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound)
    view.editorDidChangeText(byUser: false)
    view.editorDidChangeSelection()
  }

  public func unmarkText() { marked = nil }

  // MARK: By the user

  /// Replaces the selection with text that is typed or pasted, if the delegate agrees.
  public func insert(_ string: String) {
    guard view.isEditable else { return }
    let range = marked ?? selection
    guard view.editorShouldChange(range, to: string) else { return }
    // The delegate may have changed the text while it was asked; the range is limited to what is left of the text.
    let all = replacesAll
    replacesAll = false
    apply(all ? text.wholeRange : range.clamped(to: text.wholeRange), string, records: true)
    report()
  }

  /// Deletes the selection, or the character before the caret. At the start of the text the delegate isn't asked. Source: V-244, V-245
  public func deleteBackward() {
    guard view.isEditable else { return }
    var range = marked ?? selection
    if range.isEmpty { range = deletionStart(before: range.lowerBound)..<range.lowerBound }
    delete(range)
  }

  public func deleteForward() {
    guard view.isEditable else { return }
    var range = marked ?? selection
    if range.isEmpty { range = range.lowerBound..<boundary(after: range.lowerBound) }
    delete(range)
  }

  private func delete(_ range: Range<Int>) {
    guard !range.isEmpty, view.editorShouldChange(range, to: "") else { return }
    let all = replacesAll
    replacesAll = false
    apply(all ? text.wholeRange : range.clamped(to: text.wholeRange), "", records: true)
    report()
  }

  /// Empties the text, as a clear button does. That button has a delegate method of its own.
  func clear() {
    guard !text.isEmpty else { return }
    apply(text.wholeRange, "", records: true)
    replacesAll = false
    report()
  }

  private func report() {
    view.editorDidChangeSelection()
    view.editorDidChangeText(byUser: true)
  }

  // MARK: The one place where characters change

  private func apply(_ range: Range<Int>, _ string: String, records: Bool) {
    let range = text.aligned(range)
    let attributes = typingAttributes ?? attributesForTyping(at: range)
    let new = AttributedText(string, attributes)
    if records { history.record(range, old: text.attributedSubstring(range), new: new, selection: selection) }
    view.editorWillEdit(from: range.lowerBound, keeping: text.length - range.upperBound)
    text.replace(range, with: new)
    marked = nil
    verticalMovementX = nil
    let end = range.lowerBound + new.length
    place(end..<end)
  }

  /// Asks the delegate whether an edit may be undone or redone; with the answer no it stays in the list. Source: docs/rules/text.md 7
  func mayRevert(_ range: Range<Int>, to old: AttributedText) -> Bool {
    view.editorShouldChange(range.clamped(to: text.wholeRange), to: old.string)
  }

  /// Undoes or redoes an edit, and reports the change as typing does.
  func revert(_ range: Range<Int>, to old: AttributedText, selection: Range<Int>) {
    let range = text.aligned(range.clamped(to: text.wholeRange))
    view.editorWillEdit(from: range.lowerBound, keeping: text.length - range.upperBound)
    text.replace(range, with: old)
    (marked, verticalMovementX) = (nil, nil)
    place(text.aligned(selection.clamped(to: text.wholeRange)))
    report()
  }

  /// The attributes for typed text: those of the first character that is replaced, or of the character before.
  private func attributesForTyping(at range: Range<Int>) -> TextAttributes {
    let found =
      range.isEmpty
      ? text.attributes(at: range.lowerBound - 1) ?? text.attributes(at: range.lowerBound) : text.attributes(at: range.lowerBound)
    var attributes = found?.attributes ?? TextAttributes()
    // Text that is typed doesn't become a part of a picture or of a link.
    (attributes.attachment, attributes.link) = (nil, nil)
    return attributes
  }

  private func place(_ range: Range<Int>) {
    selection = range
    isReversed = false
    touchCaret()
  }

  private func touchCaret() { lastChange = view.simulation.time }

  /// Whether the caret is visible: half a second on, half a second off. Source: docs/rules/controllers.md 10
  public func isCaretShown(at time: TimeInterval) -> Bool {
    Int(((time - lastChange) / Self.blink + Self.blinkNoise).rounded(.down)) % 2 == 0
  }

  private static let blink: TimeInterval = 0.5
  /// Frames come every sixtieth of a second; thirty of these give half a second only up to a rounding error.
  private static let blinkNoise = 1e-6

  func didBecomeFirstResponder() { touchCaret() }

  // MARK: Boundaries

  /// Where the text begins that a backspace removes: a whole character, but in the scripts that are written with marks (from Armenian and
  /// Hebrew to those of India and South East Asia) one mark. Source: docs/rules/text.md 7
  private func deletionStart(before offset: Int) -> Int {
    let start = boundary(before: offset)
    let scalars = text.substring(start..<offset).unicodeScalars
    guard scalars.count > 1, let last = scalars.last?.value, Self.markedScripts.contains(last), !Self.jamo.contains(last) else { return start }
    return offset - UTF16.width(scalars[scalars.index(before: scalars.endIndex)])
  }

  private static let markedScripts: ClosedRange<UInt32> = 0x0530...0x194F
  /// Hangul letters, which form one syllable.
  private static let jamo: ClosedRange<UInt32> = 0x1100...0x11FF

  /// The start of the character before a position.
  public func boundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let string = text.string
    let index = text.index(utf16: offset)
    guard index > string.startIndex else { return 0 }
    return text.aligned(offset..<offset).lowerBound - string[string.characterIndex(before: index)..<index].utf16.count
  }

  /// The end of the character after a position.
  public func boundary(after offset: Int) -> Int {
    let string = text.string
    let index = text.index(utf16: offset)
    guard index < string.endIndex else { return text.length }
    return text.aligned(offset..<offset).lowerBound + string[index..<string.index(after: index)].utf16.count
  }

  /// The word around a position; without a word there, the character after it. Words consist of letters, digits, "_" and apostrophes.
  public func word(at offset: Int) -> Range<Int> {
    let string = text.string
    var start = string.scalarIndex(utf16: offset)
    var end = start
    while start > string.startIndex, Self.isWord(string[string.characterIndex(before: start)]) { start = string.characterIndex(before: start) }
    while end < string.endIndex, Self.isWord(string[end]) { end = string.index(after: end) }
    if start == end {
      if end < string.endIndex { end = string.index(after: end) } else if start > string.startIndex { start = string.characterIndex(before: start) }
    }
    return start.utf16Offset(in: string)..<end.utf16Offset(in: string)
  }

  private func wordBoundary(from offset: Int, forward: Bool) -> Int {
    let string = text.string
    var index = string.scalarIndex(utf16: offset)
    if forward {
      while index < string.endIndex, !Self.isWord(string[index]) { index = string.index(after: index) }
      while index < string.endIndex, Self.isWord(string[index]) { index = string.index(after: index) }
    } else {
      while index > string.startIndex, !Self.isWord(string[string.characterIndex(before: index)]) { index = string.characterIndex(before: index) }
      while index > string.startIndex, Self.isWord(string[string.characterIndex(before: index)]) { index = string.characterIndex(before: index) }
    }
    return index.utf16Offset(in: string)
  }

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
  }

  // MARK: Moving

  public enum Movement: String, CaseIterable, Sendable {
    case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, start, end
  }

  /// The position that a movement leads to from a position; the same position when it leads nowhere.
  func destination(of movement: Movement, from offset: Int) -> Int {
    switch movement {
    case .left, .right: return neighbour(of: offset, toTheRight: movement == .right)
    case .wordLeft: return wordBoundary(from: offset, forward: readsFromTheRight(at: offset))
    case .wordRight: return wordBoundary(from: offset, forward: !readsFromTheRight(at: offset))
    case .start: return 0
    case .end: return text.length
    case .up, .down, .lineStart, .lineEnd: break
    }
    let (layout, _) = view.editorLayout
    let cluster = layout.typeset.cluster(utf16: offset)
    guard let number = layout.line(at: cluster) else { return offset }
    let line = layout.lines[number]
    switch movement {
    case .lineStart: return layout.typeset.utf16Offset(line.clusters.lowerBound)
    case .lineEnd: return layout.typeset.utf16Offset(endOfLine(line, in: layout))
    default: break
    }
    let x = verticalMovementX ?? layout.caretX(cluster, on: line)
    verticalMovementX = x
    let next = movement == .up ? number - 1 : number + 1
    if next < 0 { return 0 }
    if next >= layout.lines.count { return text.length }
    return layout.typeset.utf16Offset(layout.cluster(atX: x, on: layout.lines[next]))
  }

  /// Whether a position is in a paragraph that reads from right to left.
  private func readsFromTheRight(at offset: Int) -> Bool {
    let layout = view.editorLayout.layout
    guard !layout.typeset.levels.isEmpty, let number = layout.line(at: layout.typeset.cluster(utf16: offset)) else { return false }
    return layout.lines[number].level % 2 == 1
  }

  /// The position one character to the left or right on the screen; beyond the line's edge the one before or after it in the text, as the
  /// paragraph reads. Source: Apple, UITextLayoutDirection ("visual")
  private func neighbour(of offset: Int, toTheRight: Bool) -> Int {
    let layout = view.editorLayout.layout
    if !layout.typeset.levels.isEmpty {
      let cluster = layout.typeset.cluster(utf16: offset)
      if let number = layout.line(at: cluster), let next = layout.caret(toTheRight: toTheRight, of: cluster, on: layout.lines[number]) {
        return layout.typeset.utf16Offset(next)
      }
    }
    return toTheRight != readsFromTheRight(at: offset) ? boundary(after: offset) : boundary(before: offset)
  }

  /// The position after several movements; nil when one of them leads nowhere. Movements up and down keep the first position's column.
  func destination(of movement: Movement, from offset: Int, times: Int) -> Int? {
    let (kept, start) = (verticalMovementX, offset)
    defer { verticalMovementX = kept }
    verticalMovementX = nil
    var offset = start
    for _ in 0..<times {
      let next = destination(of: movement, from: offset)
      guard next != offset else { return nil }
      offset = next
    }
    return offset
  }

  /// The end of a line: before its line break, or before the space at which it was broken.
  private func endOfLine(_ line: TextLayout.Line, in layout: TextLayout) -> Int {
    let end = line.clusters.upperBound
    guard end > line.clusters.lowerBound else { return end }
    if layout.typeset.isNewline(end - 1) { return end - 1 }
    return line.isLastOfParagraph ? end : end - 1
  }

  /// Handles an arrow key: a selection is first reduced to its end on that side.
  public func move(_ movement: Movement, extending: Bool = false) {
    history.endRun()
    typingAttributes = nil
    replacesAll = false
    let keepsX = movement == .up || movement == .down
    if !keepsX { verticalMovementX = nil }
    let old = (selection, isReversed)
    if extending {
      let anchor = isReversed ? selection.upperBound : selection.lowerBound
      let target = destination(of: movement, from: caret)
      let keep = verticalMovementX
      place(min(anchor, target)..<max(anchor, target))
      (isReversed, verticalMovementX) = (target < anchor, keep)
    } else if !selection.isEmpty, movement == .left || movement == .right {
      let isFirst = (movement == .left) != readsFromTheRight(at: selection.lowerBound)
      let edge = isFirst ? selection.lowerBound : selection.upperBound
      place(edge..<edge)
    } else {
      let target = destination(of: movement, from: caret)
      let keep = verticalMovementX
      place(target..<target)
      verticalMovementX = keep
    }
    if old != (selection, isReversed) { view.editorDidChangeSelection() }
  }

  // MARK: Pasteboard

  public func copySelection() {
    guard !selection.isEmpty, !view.isSecureTextEntry else { return }
    view.simulation.pasteboard.setText(text.attributedSubstring(selection))
  }

  public func cutSelection() {
    guard !selection.isEmpty, !view.isSecureTextEntry, view.isEditable else { return }
    copySelection()
    delete(selection)
  }

  /// Inserts the whole pasted text as one edit. Source: V-255
  public func paste() {
    guard view.isEditable, let text = view.simulation.pasteboard.attributedText, !text.isEmpty else { return }
    history.endRun()
    insert(view.editorFitting(text.string))
    history.endRun()
  }

  public func selectAll() { select(text.wholeRange) }

  /// Selects the word at the caret. Source: Apple, UIResponderStandardEditActions.select
  public func selectWord() { select(word(at: selection.lowerBound)) }
}

/// The edits of a text that can be undone. Characters typed one after the other are one edit; moving the caret ends it.
public final class TextUndo: UndoManager {
  private struct Edit {
    var start: Int
    var old: AttributedText
    var new: AttributedText
    var selection: Range<Int>
  }

  private unowned let editor: TextEditor
  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var isRunOpen = false

  init(_ editor: TextEditor) { self.editor = editor }

  /// Edits of the text come before what an app has registered.
  public override var canUndo: Bool { !done.isEmpty || super.canUndo }
  public override var canRedo: Bool { !undone.isEmpty || super.canRedo }

  func record(_ range: Range<Int>, old: AttributedText, new: AttributedText, selection: Range<Int>) {
    undone.removeAll()
    let (isTyped, isDeleted) = (old.isEmpty && !new.isEmpty, new.isEmpty && !old.isEmpty)
    if isRunOpen, isTyped, done.last.map({ $0.old.isEmpty && $0.start + $0.new.length == range.lowerBound }) == true {
      done[done.count - 1].new.append(new)
    } else if isRunOpen, isDeleted, done.last.map({ $0.new.isEmpty && $0.start == range.upperBound }) == true {
      done[done.count - 1].old.replace(0..<0, with: old)
      done[done.count - 1].start = range.lowerBound
    } else {
      done.append(Edit(start: range.lowerBound, old: old, new: new, selection: selection))
      if done.count > Self.limit { done.removeFirst() }
    }
    isRunOpen = true
  }

  func endRun() { isRunOpen = false }

  func removeAll() { (done, undone, isRunOpen) = ([], [], false) }
  public override func removeAllActions() {
    removeAll()
    super.removeAllActions()
  }

  public override func undo() {
    if done.isEmpty { return super.undo() }
    guard let edit = done.last, editor.mayRevert(edit.start..<edit.start + edit.new.length, to: edit.old), !done.isEmpty else { return }
    isRunOpen = false
    undone.append(done.removeLast())
    editor.revert(edit.start..<edit.start + edit.new.length, to: edit.old, selection: edit.selection)
  }

  public override func redo() {
    if undone.isEmpty { return super.redo() }
    guard let edit = undone.last, editor.mayRevert(edit.start..<edit.start + edit.old.length, to: edit.new), !undone.isEmpty else { return }
    isRunOpen = false
    done.append(undone.removeLast())
    let end = edit.start + edit.new.length
    editor.revert(edit.start..<edit.start + edit.old.length, to: edit.new, selection: end..<end)
  }

  /// Limit of edits that are kept. Ours.
  private static let limit = 1000
}

/// The pasteboard, of which there is one for the whole device. Source: Apple, UIPasteboard
public final class UIPasteboard {
  public static var general: UIPasteboard { Simulation.current.pasteboard }
  private let reference: SimulationReference
  private var isReplacing = false

  init(_ reference: SimulationReference) { self.reference = reference }

  /// The pasteboard itself; after the end of its simulation that of the current one, since scripts take `UIPasteboard.general` once and use it in one app
  /// after the other.
  public var present: UIPasteboard { reference.isOver ? .general : self }

  /// One text per item.
  public private(set) var texts: [AttributedText] = []
  public var attributedText: AttributedText? { texts.first }
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  public var string: String? {
    get { attributedText?.string }
    set { setText(newValue.map { AttributedText($0) }) }
  }
  public var strings: [String] {
    get { texts.map(\.string) }
    set { setTexts(newValue.map { AttributedText($0) }) }
  }
  public var hasStrings: Bool { !texts.isEmpty }
  /// Addresses that were copied. What is put on the pasteboard takes the place of what was there.
  public var urls: [String] = [] { didSet { if urls != oldValue || !urls.isEmpty { replaced(texts: [], images: []) } } }
  public var images: [UIImage] = [] { didSet { if !images.isEmpty || !oldValue.isEmpty { replaced(texts: [], urls: []) } } }
  /// How often its contents have changed. Source: Apple, changeCount
  public private(set) var changeCount = 0

  public func setText(_ text: AttributedText?) { setTexts(text.map { [$0] } ?? []) }

  private func setTexts(_ new: [AttributedText]) { replaced(texts: new, urls: [], images: []) }

  private func replaced(texts: [AttributedText]? = nil, urls: [String]? = nil, images: [UIImage]? = nil) {
    guard !isReplacing else { return }
    isReplacing = true
    if let texts { self.texts = texts }
    if let urls { self.urls = urls }
    if let images { self.images = images }
    isReplacing = false
    changeCount += 1
    reference.simulation.notificationCenter.post(name: Self.changedNotification, object: self)
  }
}

extension Simulation {
  package var pasteboard: UIPasteboard { part(.pasteboard) { UIPasteboard($0) } }
  /// Nil where nothing has used it.
  package var usedPasteboard: UIPasteboard? { partIfMade(.pasteboard, UIPasteboard.self) }
}

extension String {
  /// How many characters of ASCII two texts begin with that are the same. Units: UTF-16 units
  fileprivate func plainLength(sharedWith other: String) -> Int {
    var length = 0
    for (byte, otherByte) in zip(utf8, other.utf8) {
      guard byte == otherByte, byte < 0x80 else { break }
      length += 1
    }
    return length
  }
}

extension StringProtocol {
  /// Where the character before a position begins, which is not the start. A caret may stand inside a character; in the first one nothing is before it,
  /// and the text's own `index(before:)` would end the process.
  func characterIndex(before position: Index) -> Index { position < index(after: startIndex) ? startIndex : index(before: position) }
}
