import Foundation
import Lua
import LunetteKit

extension UIAccessibilityTraits: LuaOptionSet {
  public static var luaCases: [(name: String, option: UIAccessibilityTraits)] { named.map { ($0.name, $0.trait) } }

  /// "none" is the empty set, which reads as an empty list.
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> UIAccessibilityTraits {
    if stack.text(at: index) == "none" { return [] }
    return try readCases(stack, at: index)
  }
}
extension UIAccessibilityContainerType: LuaEnum {}
extension UIAccessibilityNavigationStyle: LuaEnum {}
extension UIAccessibilityScrollDirection: LuaEnum {}
extension UIAccessibilityTextualContext: LuaEnum {}
extension AccessibilityNotice: LuaEnum {}
extension UIAccessibilityCustomAction: LuaObject {}
extension UIAccessibilityCustomRotor: LuaObject {}

/// Has only static members; scripts make no objects of it.
final class ScriptAccessibility: LuaObject { static let luaName = "UIAccessibility" }

/// A view or an element, as `accessibilityElements` lists them.
private struct AccessibleObject: LuaConvertible {
  let responder: UIResponder
  static var luaTypeName: String { "a view or a UIAccessibilityElement" }
  static var luaType: LuaType { .either([UIView.luaType, UIAccessibilityElement.luaType]) }

  init(_ responder: UIResponder) { self.responder = responder }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AccessibleObject {
    if let view = try? UIView.read(stack, at: index) { return AccessibleObject(view) }
    do { return AccessibleObject(try UIAccessibilityElement.read(stack, at: index)) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
  func push(on stack: LuaStack) { responder.push(on: stack) }
}

/// Words to be read: a text, not a number, which would be read as Lua writes it.
private struct SpokenWords: LuaConvertible {
  let text: String
  static var luaTypeName: String { String.luaTypeName }
  static var luaType: LuaType { .string }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SpokenWords {
    guard let text = stack.text(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return SpokenWords(text: text)
  }
  func push(on stack: LuaStack) { text.push(on: stack) }
}

extension AttributedText: LuaConvertible {
  public static var luaTypeName: String { AnyText.luaTypeName }
  public static var luaType: LuaType { ScriptAttributedString.luaType }
  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> AttributedText { try AnyText.read(stack, at: index).text }
  public func push(on stack: LuaStack) { ScriptAttributedString(self).push(on: stack) }
  public static var pushesOneValue: Bool { true }
}

/// What is wrong with a value for assistive technology.
private struct AccessibilityMisuse: Error, CustomStringConvertible {
  let description: String
}

extension CGRect {
  /// Throws: for a rectangle that is nowhere
  fileprivate func checked(_ property: String) throws -> CGRect {
    guard [minX, minY, width, height].allSatisfy(\.isFinite) else {
      throw LuaMismatch(wanted: "a rect of finite numbers for \(property)", got: "{\(minX), \(minY), \(width), \(height)}")
    }
    return self
  }
}

extension CGPoint {
  /// Throws: for a point that is nowhere
  fileprivate func checked(_ property: String) throws -> CGPoint {
    guard x.isFinite, y.isFinite else { throw LuaMismatch(wanted: "a point of finite numbers for \(property)", got: "{\(x), \(y)}") }
    return self
  }
}

extension Registry {
  static func accessibility(_ r: RegistryBuilder) {
    elements(r)
    r.type(
      UIAccessibilityCustomAction.self, "UIAccessibilityCustomAction",
      doc: "What can be done with an element besides activating it: UIAccessibilityCustomAction { name = \"Flag\", actionHandler = function(action) end }."
    ) { c in
      c.constructor { a in
        let name = try a.take("name", as: String.self) ?? ""
        if a.has("target") {
          let form = try a.takeAction(
            "A method of the target, called as method(target, action).", labels: ["selector"], calledWith: ["action": UIAccessibilityCustomAction.luaType])
          let action = form.map { ScriptAction($0) }
          return UIAccessibilityCustomAction(
            name: name,
            actionHandler: action.map { action in
              {
                action.send($0)
                return true
              }
            })
        }
        let handler = try a.take(
          "actionHandler", as: LuaFunction.self, "Called as actionHandler(action); answers whether it did something.",
          calledWith: ["action": UIAccessibilityCustomAction.luaType]
        ).map(Callback.init)
        let action = UIAccessibilityCustomAction(name: name, actionHandler: handler.map { handler in { handler.answers($0) } })
        action.cause = handler
        return action
      }
      c.describe { action in " \"\(action.name)\"" }
      c.property("name", "What the action is called.", \.name)
    }
    r.type(
      UIAccessibilityCustomRotor.self, "UIAccessibilityCustomRotor",
      doc: "A way through elements: UIAccessibilityCustomRotor { name = \"Prices\", itemSearch = function(current, forward) return element end }."
    ) { c in
      c.constructor { a in
        let search = try a.take("itemSearch", as: LuaFunction.self, "Answers the element after the given one, or before it; nil at the end.").map(Callback.init)
        let rotor = UIAccessibilityCustomRotor(name: try a.take("name", as: String.self) ?? "") { current, isForward in
          search?.found(current, isForward)
        }
        rotor.cause = search
        return rotor
      }
      c.describe { rotor in " \"\(rotor.name)\"" }
      c.property("name", "What the rotor is called.", get: { $0.name })
    }
    r.type(ScriptAccessibility.self, "UIAccessibility", doc: "What assistive technology is told, and how the user has set it. The settings can only be read.") {
      c in
      for flag in AccessibilityFlag.allCases {
        c.value(flag.rawValue, "Whether the user has turned this on; a scenario does with app:setAccessibility.") { ScriptContext.simulation.isOn(flag) }
        c.value(flag.notificationKey, "The name of the notification that \(flag.rawValue) has changed.") { flag.notificationName }
      }
      c.value("announcementDidFinishNotification", "The name of the notification that an announcement was spoken.") {
        AccessibilityState.announcementDidFinish.rawValue
      }
      c.function(
        "post",
        "Tells assistive technology something: \"announcement\" with a text; \"layoutChanged\" or \"screenChanged\" with the element to which the cursor goes, "
          + "or a text, or nothing; \"pageScrolled\" with a text.", args: "notification", "argument"
      ) { (notice: AccessibilityNotice, argument: PostArgument?) -> Void in
        ScriptContext.simulation.accessibility.post(notice, argument?.value ?? .none)
      }
      c.function("focusedElement", "The element on which VoiceOver's cursor is, or nil.") { () -> UIResponder? in
        ScriptContext.simulation.accessibility.focused
      }
      c.function("convertToScreenCoordinates", "A rectangle of a view's bounds on the screen.", args: "rect", "view") {
        (rect: CGRect, view: UIView) -> CGRect in view.screenRect(of: rect)
      }
      c.measured(in: .points)
    }
  }

  private static func elements(_ r: RegistryBuilder) {
    r.type(
      UIAccessibilityElement.self, "UIAccessibilityElement", inherits: "UIResponder",
      doc: "An element without a view, such as a part of a drawing: UIAccessibilityElement { accessibilityContainer = view, accessibilityLabel = \"Dot\" }."
    ) { c in
      c.constructor { a in
        UIAccessibilityElement(accessibilityContainer: try a.take("accessibilityContainer", as: UIResponder.self, "The view or the element that it is in."))
      }
      c.property(
        "accessibilityContainer", "The view or the element that it is in.", get: { $0.accessibilityContainer }, set: { $0.accessibilityContainer = $1 })
      c.overridable(UIResponder.Overridable.elementIdentifier) { $0.accessibilityIdentifier = $1 }
      c.property(
        "accessibilityFrameInContainerSpace", "Where it is in its container's bounds; nil if accessibilityFrame was set.", unit: .points,
        get: { $0.accessibilityFrameInContainerSpace },
        set: { $0.accessibilityFrameInContainerSpace = try $1?.checked("accessibilityFrameInContainerSpace") })
    }
  }

  /// What every responder can say about itself.
  static func responderAccessibility(_ c: ClassBuilder<UIResponder>) {
    typealias Ask = UIResponder.Overridable
    c.overridable(Ask.isAccessibilityElement) { $0.setAccessibility(\.isElement, $1) }
    c.overridable(Ask.accessibilityLabel, reading: SpokenWords?.self) { $0.setAccessibility(\.label, $1?.text) }
    c.overridable(Ask.accessibilityValue, reading: SpokenWords?.self) { $0.setAccessibility(\.value, $1?.text) }
    c.overridable(Ask.accessibilityHint, reading: SpokenWords?.self) { $0.setAccessibility(\.hint, $1?.text) }
    c.overridable(Ask.accessibilityTraits) { $0.setAccessibility(\.traits, $1) }
    c.overridable(Ask.accessibilityFrame) { responder, frame in
      let frame = try frame?.checked("accessibilityFrame")
      if let element = responder as? UIAccessibilityElement { element.setAccessibilityFrame(frame) } else { responder.setAccessibility(\.frame, frame) }
    }
    c.overridable(Ask.accessibilityActivationPoint) { responder, point in
      responder.setAccessibility(\.activationPoint, try point?.checked("accessibilityActivationPoint"))
    }
    c.overridable(Ask.accessibilityElements, reading: [AccessibleObject]?.self) { responder, elements in
      let elements = elements?.map(\.responder)
      if let elements, let ring = responder.ringOfElements(elements) {
        throw AccessibilityMisuse(description: "accessibilityElements go round in a ring: \(ring)")
      }
      responder.setAccessibility(\.elements, elements)
    }
    c.overridable(Ask.accessibilityElementsHidden) { $0.setAccessibility(\.hidesElements, $1) }
    c.overridable(Ask.accessibilityViewIsModal) { $0.setAccessibility(\.isModal, $1) }
    c.overridable(Ask.shouldGroupAccessibilityChildren) { $0.setAccessibility(\.groupsChildren, $1) }
    c.overridable(Ask.accessibilityCustomActions, reading: [UIAccessibilityCustomAction]?.self) { $0.setAccessibility(\.customActions, $1 ?? []) }
    c.overridable(Ask.accessibilityUserInputLabels) { $0.setAccessibility(\.userInputLabels, $1) }
    c.overridable(Ask.accessibilityContainerType) { $0.setAccessibility(\.containerType, $1) }
    c.overridable(Ask.accessibilityRespondsToUserInteraction) { $0.setAccessibility(\.respondsToUserInteraction, $1) }
    moreAccessibility(c)
    c.overridable(Ask.accessibilityActivate)
    c.overridable(Ask.accessibilityIncrement)
    c.overridable(Ask.accessibilityDecrement)
    c.overridable(Ask.accessibilityPerformEscape)
    c.overridable(Ask.accessibilityPerformMagicTap)
    c.overridable(Ask.accessibilityScroll)
    c.overridable(Ask.accessibilityElementDidBecomeFocused)
    c.overridable(Ask.accessibilityElementDidLoseFocus)
  }

  private static func moreAccessibility(_ c: ClassBuilder<UIResponder>) {
    typealias Ask = UIResponder.Overridable
    c.overridable(Ask.accessibilityPath) { $0.setAccessibility(\.path, $1) }
    c.overridable(Ask.accessibilityLanguage) { $0.setAccessibility(\.language, $1) }
    c.overridable(Ask.accessibilityNavigationStyle) { $0.setAccessibility(\.navigationStyle, $1) }
    // Pictures ask for it, at moments that no script may notice: so a class can't override it.
    c.property(
      "accessibilityIgnoresInvertColors", "Whether the object keeps its colours while the user inverts those of the screen.",
      get: { $0.accessibilitySettings?.ignoresInvertColors ?? false }, set: { $0.setAccessibility(\.ignoresInvertColors, $1) })
    c.overridable(Ask.accessibilityCustomRotors) { $0.setAccessibility(\.customRotors, $1) }
    c.overridable(Ask.accessibilityAttributedLabel) { $0.setAttributed(\.label, $1, plain: \.label) }
    c.overridable(Ask.accessibilityAttributedValue) { $0.setAttributed(\.value, $1, plain: \.value) }
    c.overridable(Ask.accessibilityAttributedHint) { $0.setAttributed(\.hint, $1, plain: \.hint) }
    c.overridable(Ask.accessibilityAttributedUserInputLabels) { $0.setAttributedUserInputLabels($1) }
    c.overridable(Ask.accessibilityTextualContext) { $0.setAccessibility(\.textualContext, $1) }
    c.overridable(Ask.accessibilityRowCount)
    c.overridable(Ask.accessibilityColumnCount)
    c.overridable(Ask.accessibilityDataTableCellElement)
    c.overridable(Ask.accessibilityHeaderElementsForRow)
    c.overridable(Ask.accessibilityHeaderElementsForColumn)
    c.overridable(Ask.accessibilityRowRange)
    c.overridable(Ask.accessibilityColumnRange)
    c.overridable(Ask.accessibilityElementCount)
    c.overridable(Ask.accessibilityElement)
    c.overridable(Ask.indexOfAccessibilityElement)
    c.method("accessibilityElementIsFocused", "Whether VoiceOver's cursor is on the object.") { (r: UIResponder) -> Bool in
      r.simulation.accessibility.focused === r
    }
  }

  /// What an item of a bar can say; its button says the same.
  static func itemAccessibility(_ c: ClassBuilder<UIBarItem>) {
    c.property(
      "accessibilityLabel", "What assistive technology calls the item; nil means its title, or the name of its picture.", get: { $0.accessibilityLabel },
      set: { $0.accessibilityLabel = $1 })
    c.property("accessibilityValue", "What the item's value is read as.", get: { $0.accessibilityValue }, set: { $0.accessibilityValue = $1 })
    c.property(
      "accessibilityHint", "What happens when the item is activated, in a sentence.", get: { $0.accessibilityHint }, set: { $0.accessibilityHint = $1 })
    c.property(
      "accessibilityAttributedLabel", "The label with attributes; setting it sets the label, too.",
      get: { $0.attributedWords(\.label, $0.accessibilityLabel) }, set: { $0.setAttributed(\.label, $1, plain: \.label) })
    c.property(
      "accessibilityAttributedValue", "The value with attributes; setting it sets the value, too.",
      get: { $0.attributedWords(\.value, $0.accessibilityValue) }, set: { $0.setAttributed(\.value, $1, plain: \.value) })
    c.property(
      "accessibilityAttributedHint", "The hint with attributes; setting it sets the hint, too.",
      get: { $0.attributedWords(\.hint, $0.accessibilityHint) }, set: { $0.setAttributed(\.hint, $1, plain: \.hint) })
    c.property(
      "accessibilityTraits", "What the item is good for: a trait or a list of them.", get: { $0.accessibilityTraits as UIAccessibilityTraits? },
      set: { $0.setAccessibility(\.traits, $1) })
    c.property(
      "isAccessibilityElement", "Whether assistive technology meets the item; true.", get: { ($0.accessibilitySettings?.isElement ?? true) as Bool? },
      set: { $0.setAccessibility(\.isElement, $1) })
    c.property(
      "accessibilityUserInputLabels", "Other names by which a user may call the item.", get: { $0.accessibilityUserInputLabels as [String]? },
      set: { $0.setAccessibility(\.userInputLabels, $1) })
    c.property(
      "accessibilityElementsHidden", "Whether assistive technology doesn't meet the item.", get: { $0.accessibilitySettings?.hidesElements ?? false },
      set: { $0.setAccessibility(\.hidesElements, $1) })
    c.property(
      "accessibilityCustomActions", "What can be done with the item besides activating it: a list of UIAccessibilityCustomAction.", nilMeans: [],
      get: { $0.accessibilitySettings?.customActions ?? [] }, set: { $0.setAccessibility(\.customActions, $1) })
    c.property(
      "accessibilityFrame", "Where assistive technology finds the item; nil means where its button is. In coordinates of the screen.", unit: .points,
      get: { $0.accessibilitySettings?.frame }, set: { $0.setAccessibility(\.frame, try $1?.checked("accessibilityFrame")) })
    c.property(
      "accessibilityActivationPoint", "Where a finger lands when the item is activated; nil means its middle. In coordinates of the screen.", unit: .points,
      get: { $0.accessibilitySettings?.activationPoint }, set: { $0.setAccessibility(\.activationPoint, try $1?.checked("accessibilityActivationPoint")) })
    c.property(
      "accessibilityLanguage", "The language in which the item's words are read, such as \"de\"; nil for the user's.",
      get: { $0.accessibilitySettings?.language }, set: { $0.setAccessibility(\.language, $1) })
    c.property(
      "accessibilityRespondsToUserInteraction", "Whether Switch Control stops at the item; nil means what its button says.",
      get: { $0.accessibilitySettings?.respondsToUserInteraction }, set: { $0.setAccessibility(\.respondsToUserInteraction, $1) })
  }
}

/// A text, or an element.
private enum PostArgument: LuaReadable {
  case text(String)
  case element(UIResponder)

  static var luaTypeName: String { "a text, a view or a UIAccessibilityElement" }
  static var luaType: LuaType { .either([.string, AccessibleObject.luaType]) }

  var value: AccessibilityPost.Argument {
    switch self {
    case .text(let text): .text(text)
    case .element(let element): .element(element)
    }
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PostArgument {
    if let text = stack.text(at: index) { return .text(text) }
    if let text = try? AttributedText.read(stack, at: index) { return .text(text.string) }
    do { return .element(try AccessibleObject.read(stack, at: index).responder) } catch { throw stack.mismatch(luaTypeName, at: index) }
  }
}
