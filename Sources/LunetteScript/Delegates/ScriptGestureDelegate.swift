import Foundation
import Lua
import LunetteKit

private let gestureMethods = GestureDelegateMethods()
private let textFieldMethods = TextFieldDelegateMethods()

/// A script's table or instance as a gesture recognizer's delegate. Source: lua-api.md section 3
final class ScriptGestureDelegate: ScriptDelegate, UIGestureRecognizerDelegate {
  static func attach(_ script: LuaReference?, to recognizer: UIGestureRecognizer) {
    let delegate = script.map { ScriptGestureDelegate($0) }
    recognizer.delegate = delegate
    // A scroll view's pan refuses others.
    recognizer.companions[companionKey] = recognizer.delegate === delegate ? delegate : nil
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.shouldBegin, as: Truth.self, .object(recognizer))?.value ?? true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    ask(gestureMethods.shouldReceive, as: Truth.self, .object(recognizer), .object(touch))?.value ?? true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.simultaneously, as: Truth.self, .object(recognizer), .object(other))?.value ?? false
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.requireFailure, as: Truth.self, .object(recognizer), .object(other))?.value ?? false
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
    ask(gestureMethods.requiredToFail, as: Truth.self, .object(recognizer), .object(other))?.value ?? false
  }
}

/// A script's table or instance as a text field's delegate. Source: lua-api.md section 3
final class ScriptTextFieldDelegate: ScriptDelegate, UITextFieldDelegate {
  static func attach(_ script: LuaReference?, to field: UITextField) {
    let delegate = script.map { ScriptTextFieldDelegate($0) }
    field.companions[companionKey] = delegate
    field.delegate = delegate
  }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldBegin, as: Truth.self, .object(field))?.value ?? true
  }
  func textFieldDidBeginEditing(_ field: UITextField) { notify(textFieldMethods.didBegin, .object(field)) }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldEnd, as: Truth.self, .object(field))?.value ?? true
  }
  func textFieldDidEndEditing(_ field: UITextField) { notify(textFieldMethods.didEnd, .object(field)) }
  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    ask(textFieldMethods.shouldReturn, as: Truth.self, .object(field))?.value ?? true
  }

  /// The range counts characters from 1, as Lua's strings do.
  func textField(_ field: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool {
    ask(textFieldMethods.shouldChange, as: Truth.self, .object(field), .range(range), .string(string))?.value ?? true
  }
}
