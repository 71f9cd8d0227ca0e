import Foundation

/// One line of text that the keyboard edits while the field is first responder.
/// Source: layout-animation.md e5 (order of the questions and notices)
open class UITextField: UIControl {
  public enum BorderStyle: String, CaseIterable, Sendable { case none, line, bezel, roundedRect }

  public weak var delegate: (any UITextFieldDelegate)?
  /// Never nil once set: an empty field has the empty text.
  public var text: String? = "" { didSet { if text == nil { text = "" } } }
  public var placeholder: String?
  public var font = UIFont.systemFont(ofSize: UILabel.defaultFontSize)
  public var textColor = UIColor.black
  public var textAlignment = NSTextAlignment.natural
  public var borderStyle = BorderStyle.none
  public private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesKeys: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isEditing = true
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    if isFirstResponder { Simulation.current.keyboard.show() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func didLoseFirstResponder() { endEditing() }

  /// The notices of the keyboard come before that of the end. Source: layout-animation.md e5
  private func endEditing() {
    Simulation.current.keyboard.hide()
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
  }

  // MARK: Keyboard

  /// Types at the end of the text, a character at a time, as a finger does.
  public func insertText(_ string: String) {
    for character in string {
      let end = (text ?? "").count
      guard delegate?.textField(self, shouldChangeCharactersIn: end..<end, replacementString: String(character)) ?? true else { continue }
      text = (text ?? "") + String(character)
      sendActions(for: .editingChanged)
    }
  }

  /// The return key. Where the delegate agrees, the field sends `editingDidEndOnExit`; it ends editing only if somebody handles that
  /// or resigns. Source: Apple, textFieldShouldReturn
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasInside = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if wasInside { sendBecomeFirstResponder() }
  }
}

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// - Parameter range: in characters, from 0
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(_ t: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool { true }
}
