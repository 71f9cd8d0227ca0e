import Foundation

/// The keyboard: its keys, its place, and the notifications when it appears and disappears.
///
/// It appears when a responder that takes keys becomes first responder, and disappears when none does. Between two responders that need the
/// same keyboard it stays, and nothing is posted; when its height changes, that is posted. With a hardware keyboard only the accessory view
/// appears. Typing reaches a responder only while the keyboard is up, or while a hardware keyboard is attached.
/// Source: docs/rules/controllers.md 9
public final class Keyboard {
  public private(set) var isVisible = false
  /// Height of the keyboard with the accessory view. Units: points.
  private var height: CGFloat = 0
  /// Above 0 while one first responder resigns for another: the keyboard waits for what the new one needs.
  private var handovers = 0
  /// How far a finger has pulled the keyboard down. Units: points.
  private var pulledDistance: CGFloat = 0
  /// Posts the second pair of notifications, when the keyboard has arrived.
  private var arrival: SimulatedTimer?
  /// The keyboard's window, in front of the app's windows; made when it is first needed. It fills the screen, as in UIKit, so that what is in it has
  /// the screen's coordinates in its window; a touch beside the keyboard goes through it.
  private(set) var window: UIWindow?
  private weak var view: UIKeyboardView?
  var accessoryProvider: UIResponder? { view?.accessoryProvider }
  /// The responder that takes the keys.
  private weak var owner: UIResponder?

  public internal(set) var page = KeyboardLayout.Page.letters
  enum Shift { case off, on, locked }
  var shift = Shift.off
  /// What is on and how far it is pulled, for a description of the state.
  package var stateWord: Int { (shift == .off ? 0 : shift == .on ? 1 : 2) + 4 * (pulledDistance * 16).wholePart(upTo: 1 << 20) }
  private var lastShift: TimeInterval?
  private var lastSpace: TimeInterval?

  /// Whether a hardware keyboard is attached, so that the screen shows no keys.
  public var isHardwareAttached = false { didSet { if isHardwareAttached != oldValue { reload() } } }

  private let reference: SimulationReference
  private var simulation: Simulation { reference.simulation }

  init(_ reference: SimulationReference) { self.reference = reference }

  var keyInput: (any UIKeyInput)? { owner as? any UIKeyInput }
  /// What the responder asked of its keyboard for which it was shown last.
  private var lastTraits = UITextInputTraits()
  public var traits: UITextInputTraits { keyInput?.inputTraits ?? lastTraits }

  /// Whether a key that is pressed now reaches a responder.
  /// A script may be asked, also by whoever looks from outside of the simulation.
  public var takesKeys: Bool { simulation.perform { owner?.takesKeys == true } && (isHardwareAttached || isVisible) }

  /// At the bottom of the screen, or just below the screen. Space: screen. Units: points.
  public var frame: CGRect { frame(isVisible: isVisible) }

  private func frame(isVisible: Bool) -> CGRect {
    let screen = simulation.screen
    let height = height > 0 ? height : KeyboardConstants.height(on: screen)
    return CGRect(
      x: 0, y: screen.bounds.height - (isVisible ? height - pulledDistance : 0), width: screen.bounds.width, height: height)
  }

  // MARK: Under a finger. Nothing is posted while it is pulled. (Ours)

  /// How far the keyboard is pulled down: 0 for not at all, 1 for all of its height.
  var pulledShare: CGFloat { pulledDistance / frame.height }

  /// Moves the keyboard's upper edge to a finger that pulls it. - Parameter y: of the finger, on the screen. Units: points.
  func follow(_ y: CGFloat) {
    let height = frame.height
    if isVisible { pulledDistance = (y - (simulation.screen.bounds.height - height)).clamped(0, height) }
    view?.frame = frame
  }

  /// The finger has lifted: the keyboard goes up again, unless it was dismissed.
  func letGo() {
    pulledDistance = 0
    view?.frame = frame
  }

  // MARK: Coming and going

  /// A responder has become first responder, or its input views have changed.
  func show(for responder: UIResponder) {
    let own = responder.takesKeys ? responder.overrides?.inputTraits(of: responder) : nil
    lastTraits = (responder as? any UIKeyInput)?.inputTraits ?? own ?? UITextInputTraits()
    if owner !== responder {
      owner = responder
      page = traits.keyboardType == .numbersAndPunctuation ? .numbers : .letters
      shift = .off
    }
    let wanted = wantedHeight(of: responder)
    guard wanted > 0 else { return setVisible(false) }
    updateShift()
    if isVisible {
      guard wanted != height || pulledDistance > 0 else { return layOut() }
      let begin = frame
      (height, pulledDistance) = (wanted, 0)
      layOut()
      settleHeight(of: responder)
      travel(from: begin, duration: simulation.system.motion.keyboard.duration)
    } else {
      height = wanted
      setVisible(true)
    }
  }

  /// No responder takes keys any more. Nothing happens while another one is about to take over.
  func hide() {
    guard handovers == 0 else { return }
    owner = nil
    setVisible(false)
  }

  /// The input views of the first responder, its keyboard type, or the hardware keyboard have changed.
  public func reload() { if let owner { show(for: owner) } }

  var isHandedOver: Bool { handovers > 0 }

  /// Lets a first responder resign while another one waits to take over.
  func handOver(_ resign: () -> Bool) -> Bool {
    handovers += 1
    defer { handovers -= 1 }
    return resign()
  }

  /// Height of the accessory view and of the keys or input view below it; 0 when nothing is on the screen.
  private func wantedHeight(of responder: UIResponder) -> CGFloat {
    accessoryHeight(of: responder) + inputHeight(of: responder)
  }

  private func accessoryHeight(of responder: UIResponder) -> CGFloat {
    guard let view = responder.inputAccessoryInChain?.view, view.frame.height.isFinite else { return 0 }
    let width = simulation.screen.bounds.width
    // One whose height is flexible is as high as its constraints want. Source: Apple, UIInputView.allowsSelfSizing; docs/rules/controllers.md 9.4
    let fitting =
      view.autoresizingMask.contains(.flexibleHeight)
      ? UIView.Overridable.systemLayoutSizeFitting(view, CGSize(width: width, height: 0), .required, .fittingSizeLevel).height : 0
    return fitting.isFinite && fitting > 0 ? fitting : max(0, view.frame.height)
  }

  /// An accessory view that is as high as its constraints want may want another height where it stands now, as over the home indicator: nobody hears
  /// of the keyboard before that is known.
  private func settleHeight(of responder: UIResponder) {
    guard responder.inputAccessoryInChain?.view.autoresizingMask.contains(.flexibleHeight) == true else { return }
    for _ in 0..<Self.mostHeights {
      let wanted = wantedHeight(of: responder)
      guard wanted > 0, wanted != height else { return }
      height = wanted
      layOut()
    }
  }
  /// Ours: the second one is the last, unless an accessory view never agrees with itself
  private static let mostHeights = 4

  private func inputHeight(of responder: UIResponder) -> CGFloat {
    let screen = simulation.screen
    if let input = responder.inputViewInChain {
      let own = input.frame.height
      guard own.isFinite, own > 0 else { return KeyboardConstants.height(on: screen) }
      // On phones with a home indicator the space for it is added. Source: docs/rules/controllers.md 9.4
      return min(own, screen.bounds.height) + (screen.device.isPad ? 0 : screen.device.safeArea.bottom)
    }
    return responder.takesKeys && !isHardwareAttached ? KeyboardConstants.height(on: screen) : 0
  }

  private func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    let begin = frame
    (isVisible, pulledDistance) = (visible, 0)
    if visible {
      layOut()
      if let owner { settleHeight(of: owner) }
    }
    travel(from: begin, duration: simulation.system.motion.keyboard.duration)
  }

  /// Puts the views that are needed now into the keyboard's window.
  private func layOut() { simulation.perform(arrange) }

  /// Runs inside `perform`, so that the windows and views that it makes belong to the keyboard's simulation.
  private func arrange() {
    guard let owner else { return }
    let window = self.window ?? UIWindow.forKeyboard(simulation.screen.bounds)
    self.window = window
    window.frame = simulation.screen.bounds
    if view == nil || view?.superview == nil {
      let view = UIKeyboardView(frame: frame(isVisible: false))
      view.overrideStyle = style(for: owner)
      window.addSubview(view)
      self.view = view
    }
    if window.isHidden {
      view?.frame = frame(isVisible: false)
      window.isHidden = false
    }
    view?.bounds.size = frame.size
    let input = owner.inputViewInChain
    let accessory = owner.inputAccessoryInChain
    view?.accessoryProvider = accessory?.provider
    view?.overrideStyle = style(for: owner)
    view?.show(
      accessory: accessory?.view, input: input, accessoryHeight: accessoryHeight(of: owner),
      keyboard: input == nil && owner.takesKeys && !isHardwareAttached ? self : nil)
  }

  /// Its keys look as what is edited, or as that asks for; unspecified where that is the screen's look. Source: docs/rules/appearance.md 5
  private func style(for owner: UIResponder) -> UIUserInterfaceStyle {
    let own = (owner as? any TraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
    let wanted: UIUserInterfaceStyle =
      switch traits.keyboardAppearance {
      case .dark: .dark
      case .light: .light
      case .default: own
      }
    return wanted == simulation.screen.traitCollection.userInterfaceStyle ? .unspecified : wanted
  }

  /// The screen has turned: a visible keyboard gets another place and size, and posts that as when it appears. (Order assumed)
  /// - Parameter begin: the former frame, in the screen's former space
  package func screenDidTurn(from begin: CGRect, duration: TimeInterval) {
    guard isVisible, let owner else { return }
    height = wantedHeight(of: owner)
    guard frame != begin else { return }
    layOut()
    travel(from: begin, duration: duration)
  }

  /// Posts and animates the keyboard's movement to its present frame.
  private func travel(from begin: CGRect, duration: TimeInterval) {
    let (visible, end) = (isVisible, frame)
    let isAnimated = simulation.animations.isEnabled
    let motion = simulation.system.motion
    // The keyboard's own way takes longer than its notifications say. Source: docs/rules/systems.md, "keyboard"
    let told = !isAnimated ? 0 : duration == motion.keyboard.duration ? TimeInterval(motion.keyboardToldDuration) : duration
    let duration = isAnimated ? duration : 0
    func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: told,
      UIResponder.keyboardAnimationCurveUserInfoKey: KeyboardConstants.animationCurve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
      "UIKeyboardBoundsUserInfoKey": CGRect(origin: .zero, size: end.size), "UIKeyboardCenterBeginUserInfoKey": center(begin),
      "UIKeyboardCenterEndUserInfoKey": center(end),
    ]
    for (name, value) in info { info[UIResponder.shortKeyboardKey(name.base as? String ?? "")] = value }
    // A movement that is still running is ended without a notification, because the next movement begins. (Ours)
    arrival?.invalidate()
    arrival = nil
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(visible ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    // While it was notified, the app may have made the keyboard move the other way.
    guard isVisible == visible, arrival == nil else { return }
    move(to: end, duration: duration)
    guard isAnimated else { return arrive(info) }
    arrival = simulation.timers.schedule(at: simulation.time + duration) { [weak self] _ in self?.arrive(info) }
  }

  private func move(to end: CGRect, duration: TimeInterval) {
    guard let view else { return }
    if duration > 0 {
      simulation.animate(as: simulation.system.motion.keyboard, options: .beginFromCurrentState) { view.frame = end }
    } else {
      view.frame = end
    }
  }

  private func arrive(_ info: [AnyHashable: Any]) {
    arrival = nil
    let isVisible = isVisible
    if !isVisible { window?.isHidden = true }
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(isVisible ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    simulation.notificationCenter.post(name: name, userInfo: info)
  }

  // MARK: Keys

  public func key(named name: String) -> UIView? { isVisible ? view?.key(named: name) : nil }
  public var keyNames: [String] { isVisible ? view?.keyNames ?? [] : [] }

  /// The text that a letter key shows and inserts.
  func shown(_ text: String) -> String { shift != .off && page == .letters ? text.uppercased() : text }

  /// With `enablesReturnKeyAutomatically` the return key is disabled while the text is empty. Source: docs/rules/controllers.md 9.4
  var isReturnEnabled: Bool { !traits.enablesReturnKeyAutomatically || hasText }
  private var hasText: Bool { keyInput?.hasText ?? owner.flatMap { $0.overrides?.hasText($0) } ?? true }

  /// Handles a tap on a key of the screen.
  func tap(_ key: KeyboardKey) {
    defer { if key != .space { lastSpace = nil } }
    switch key {
    case .text(let text):
      insert(shown(text))
      if page == .letters, shift == .on { shift = .off }
      // An apostrophe switches back to the letters. Source: iOS
      if page != .letters, text == "'" { page = .letters }
      updateShift()
    case .space:
      insertSpace()
      if page != .letters { page = .letters }
      updateShift()
    case .return:
      if isReturnEnabled { press(.return) }
      updateShift()
    case .delete:
      press(.backspace)
      updateShift()
    case .shift: tapShift()
    case .page(let other): page = other
    case .globe: break
    }
    if isVisible { layOut() }
  }

  /// Two quick taps lock shift. Source: docs/rules/controllers.md 9.4
  private func tapShift() {
    let now = simulation.time
    if let lastShift, now - lastShift <= KeyboardConstants.doubleTapInterval, shift != .locked {
      shift = .locked
    } else {
      shift = shift == .off ? .on : .off
    }
    lastShift = now
  }

  /// Two quick spaces after a word become a full stop and a space. Source: docs/rules/controllers.md 9.4
  private func insertSpace() {
    let isSecond = lastSpace.map { simulation.time - $0 <= KeyboardConstants.doubleTapInterval } ?? false
    lastSpace = isSecond ? nil : simulation.time
    let before = keyInput?.textBeforeCaret ?? ""
    if isSecond, before.hasSuffix(" "), let last = before.dropLast().last, last.isLetter || last.isNumber {
      press(.backspace)
      insert(". ")
    } else {
      insert(" ")
    }
  }

  /// Shift switches on by itself at the beginning of a sentence or word. Source: docs/rules/controllers.md 9.4
  func updateShift() {
    guard shift != .locked, let input = keyInput else { return }
    let before = input.textBeforeCaret
    // A password begins with a small letter, as on the device.
    switch traits.isSecureTextEntry ? .none : traits.autocapitalizationType {
    case .none: shift = .off
    case .allCharacters: shift = .on
    case .words: shift = before.last.map(\.isWhitespace) ?? true ? .on : .off
    case .sentences:
      let words = before.reversed().drop { $0.isWhitespace && !$0.isNewline }
      let isApart = words.count < before.count
      shift = words.first.map { $0.isNewline || (isApart && ".?!".contains($0)) } ?? true ? .on : .off
    }
  }

  /// The caret of the responder that takes the keys has moved: shift is set for the new place.
  func caretDidMove(in view: UIResponder) {
    guard owner === view else { return }
    let old = shift
    updateShift()
    if isVisible, shift != old { layOut() }
  }

  private func insert(_ text: String) { if let owner { UIResponder.Overridable.insertText(owner, text) } }

  /// Types a text one character at a time, each to the responder that is first responder by then. - Returns: false when a character reached
  /// no responder
  @discardableResult
  public func type(_ text: String) -> Bool {
    for character in text {
      guard takesKeys, simulation.fault == nil else { return simulation.fault != nil }
      switch character {
      case "\u{8}", "\u{7F}": press(.backspace)
      case _ where character.isNewline: press(.return)
      default: insert(String(character))
      }
      updateShift()
    }
    if isVisible { layOut() }
    return true
  }

  /// A key that inserts no character.
  public enum Key: String, CaseIterable, Sendable {
    case `return`, backspace, delete, left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, start, end
    case selectLeft, selectRight, selectUp, selectDown, selectWordLeft, selectWordRight, selectLineStart, selectLineEnd, selectStart,
      selectEnd
    case undo, redo, cut, copy, paste, selectAll, tab, escape, space
    /// Shift and tab: to the group before, where a hardware keyboard moves the focus.
    case shiftTab

    /// - Parameter name: `UIKeyInputLeftArrow` and so on. Source: UIKit, UIKeyCommand's input strings
    public init?(inputName name: String) {
      guard name.hasPrefix("UIKeyInput"), let key = Self.inputNames[name] else { return nil }
      self = key
    }

    private static let inputNames: [String: Key] = [
      "UIKeyInputLeftArrow": .left, "UIKeyInputRightArrow": .right, "UIKeyInputUpArrow": .up, "UIKeyInputDownArrow": .down,
      "UIKeyInputHome": .lineStart, "UIKeyInputEnd": .lineEnd, "UIKeyInputDelete": .delete,
    ]

    /// The caret movement of the key, and whether it extends the selection.
    var movement: (TextEditor.Movement, Bool)? {
      if let movement = TextEditor.Movement(rawValue: rawValue) { return (movement, false) }
      guard rawValue.hasPrefix("select"), rawValue.count > 6 else { return nil }
      let rest = rawValue.dropFirst(6)
      return TextEditor.Movement(rawValue: rest.prefix(1).lowercased() + rest.dropFirst()).map { ($0, true) }
    }
  }

  /// - Returns: false when no responder takes keys.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    guard takesKeys, let owner else { return false }
    defer { if isVisible { layOut() } }
    guard let text = owner as? any TextEditing else {
      switch key {
      case .backspace: UIResponder.Overridable.deleteBackward(owner)
      case .return: if isReturnEnabled { insert("\n") }
      case .tab: insert("\t")
      case .space: insert(" ")
      default: break
      }
      return true
    }
    let editor = text.editor
    switch key {
    // A return key that is grey does nothing, however it is pressed.
    case .return: if isReturnEnabled { insert("\n") }
    case .backspace: UIResponder.Overridable.deleteBackward(owner)
    case .delete: editor.deleteForward()
    case .tab: insert("\t")
    case .space: insert(" ")
    case .escape: UIResponder.Overridable.resignFirstResponder(owner)
    case .undo: editor.history.undo()
    case .redo: editor.history.redo()
    case .cut, .copy, .paste, .selectAll: owner.sendAction(named: key.rawValue, sender: nil)
    default: if let (movement, extends) = key.movement { editor.move(movement, extending: extends) }
    }
    updateShift()
    return true
  }
}

extension Simulation {
  public var keyboard: Keyboard { part(.keyboard, Keyboard.init) }
}

/// UIKit's names. Each value is in `userInfo` twice, under UIKit's key and under a short key, so that a script may write
/// `notification.userInfo.frameEnd`.
extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// A CGRect. Space: screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A number of seconds; 0 while animations are disabled.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Always 7, a curve that has no public name; an animation beside the keyboard uses it as its curve, or `7 << 16` as its options.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// The short key: `frameEnd` for `UIKeyboardFrameEndUserInfoKey`.
  fileprivate static func shortKeyboardKey(_ key: String) -> String {
    let words = key.dropFirst("UIKeyboard".count).dropLast("UserInfoKey".count)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
