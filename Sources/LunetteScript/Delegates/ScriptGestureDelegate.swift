import Foundation
import Lua
import LunetteKit

private let gestureMethods = GestureDelegateMethods()
private let textViewMethods = TextViewDelegateMethods()
private let textFieldMethods = TextFieldDelegateMethods()

/// A script's table or instance as a gesture recognizer's delegate. Source: docs/lua-api.md 3
final class ScriptGestureDelegate: ScriptDelegate, UIGestureRecognizerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [GestureDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to recognizer: UIGestureRecognizer) {
    let delegate = script.map { ScriptGestureDelegate($0) }
    recognizer.delegate = delegate
    // The pan of a scroll view refuses other delegates, so what it has accepted is checked.
    recognizer.companions[companionKey] = recognizer.delegate === delegate ? delegate : nil
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.shouldBegin, recognizer)?.value ?? true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    ask(gestureMethods.shouldReceive, recognizer, touch)?.value ?? true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.simultaneously, recognizer, other)?.value ?? false
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.requireFailure, recognizer, other)?.value ?? false
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.requiredToFail, recognizer, other)?.value ?? false
  }
}

/// A script's table or instance as a text field's delegate. Source: docs/lua-api.md 3
final class ScriptTextFieldDelegate: ScriptDelegate, UITextFieldDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TextFieldDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to field: UITextField) {
    let delegate = script.map { ScriptTextFieldDelegate($0) }
    field.companions[companionKey] = delegate
    field.delegate = delegate
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldBegin, field)?.value ?? true
  }
  func textFieldDidBeginEditing(_ field: UITextField) { notify(textFieldMethods.didBegin, field) }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldEnd, field)?.value ?? true
  }
  func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
    notify(textFieldMethods.didEnd, field, reason.rawValue)
  }
  /// Called only if the script has the method; nil and no answer mean false.
  func textFieldShouldClear(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldClear, field)?.value ?? !has(textFieldMethods.shouldClear)
  }
  func textFieldDidChangeSelection(_ field: UITextField) { notify(textFieldMethods.didChangeSelection, field) }
  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldReturn, field)?.value ?? true
  }

  func textField(_ field: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool {
    ask(textFieldMethods.shouldChange, field, range, string)?.value ?? true
  }
}

/// A script's table or instance as a text view's delegate. Source: docs/lua-api.md 3
final class ScriptTextViewDelegate: ScriptScrollDelegate, UITextViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { super.protocols + [TextViewDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to view: UITextView) {
    let delegate = script.map { ScriptTextViewDelegate($0) }
    view.companions[companionKey] = delegate
    view.delegate = delegate
  }

  func textViewShouldBeginEditing(_ view: UITextView) -> Bool { ask(textViewMethods.shouldBegin, view)?.value ?? true }
  func textViewDidBeginEditing(_ view: UITextView) { notify(textViewMethods.didBegin, view) }
  func textViewShouldEndEditing(_ view: UITextView) -> Bool { ask(textViewMethods.shouldEnd, view)?.value ?? true }
  func textViewDidEndEditing(_ view: UITextView) { notify(textViewMethods.didEnd, view) }
  func textView(_ view: UITextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    ask(textViewMethods.shouldChange, view, range, text)?.value ?? true
  }
  func textView(_ view: UITextView, shouldInteractWith url: String, in range: Range<Int>) -> Bool {
    ask(textViewMethods.shouldInteract, view, url, range)?.value ?? true
  }
  func textViewDidChange(_ view: UITextView) { notify(textViewMethods.didChange, view) }
  func textViewDidChangeSelection(_ view: UITextView) { notify(textViewMethods.didChangeSelection, view) }
}
