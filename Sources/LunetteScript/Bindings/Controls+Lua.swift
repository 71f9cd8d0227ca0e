import Foundation
import Lua
import LunetteKit

extension Registry {
  static func labels(_ r: RegistryBuilder) {
    r.type(UILabel.self, "UILabel", inherits: "UIView", doc: "A view that shows text and takes no touches.") { c in
      c.constructor { _ in UILabel() }
      c.property("text", "What it shows, or nil.", get: { $0.text }, set: { $0.text = $1 })
      c.property("font", "The font of its text.", get: { ScriptFont($0.font) }, set: { $0.font = $1.font })
      c.property("textColor", "The colour of its text.", get: { $0.textColor }, set: { $0.textColor = $1 })
      c.property(
        "highlightedTextColor", "The colour while highlighted; nil keeps textColor.",
        get: { $0.highlightedTextColor }, set: { $0.highlightedTextColor = $1 })
      c.property("isHighlighted", "As in a selected cell.", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
      c.property("isEnabled", "A disabled label is drawn fainter.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
      c.property("textAlignment", "Where its lines stand.", get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
      c.property("lineBreakMode", "What becomes of text that doesn't fit.", get: { $0.lineBreakMode }, set: { $0.lineBreakMode = $1 })
      c.property(
        "numberOfLines", "The most lines it shows; 0 for as many as fit.", get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 })
      c.property("intrinsicContentSize", "The size of its text, on the pixel grid. Points.", get: { $0.intrinsicContentSize })
    }
    r.type(ScriptFont.self, "UIFont", doc: "A size and weight of the system font.") { c in
      c.property("pointSize", "Points.", get: { $0.font.pointSize })
      c.property("lineHeight", "Points.", get: { $0.font.lineHeight })
      c.function("systemFont", "The system font.", args: "size", "weight") { (size: CGFloat, weight: UIFont.Weight?) in
        ScriptFont(.systemFont(ofSize: size, weight: weight ?? .regular))
      }
      c.function("boldSystemFont", "The system font, bold.", args: "size") { (size: CGFloat) in ScriptFont(.boldSystemFont(ofSize: size)) }
    }
    r.type(UIImageView.self, "UIImageView", inherits: "UIView", doc: "A view that shows a picture, drawn as a box with the picture's name.")
    { c in
      c.constructor { _ in UIImageView() }
      c.property("image", "A UIImage, or the name of one, or nil.", get: { $0.image.map(ScriptImage.init) }, set: { $0.image = $1?.image })
    }
    r.type(ScriptImage.self, "UIImage", doc: "A named picture; it has a size but no pixels.") { c in
      c.constructor { a in
        ScriptImage(
          UIImage(
            named: try a.take("named", as: String.self, "What frames show in its place.") ?? "",
            size: try a.take("size", as: CGSize.self) ?? .zero))
      }
      c.property("name", "Its name.", get: { $0.image.name })
      c.property("size", "Points.", get: { $0.image.size })
    }
  }

  static func controls(_ r: RegistryBuilder) {
    r.type(UIControl.self, "UIControl", inherits: "UIView", doc: "A view that turns touches into named events.") { c in
      c.constructor { _ in UIControl() }
      c.property("isEnabled", "A disabled control takes touches but sends no events.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
      c.property("isSelected", "A mark that the app sets.", get: { $0.isSelected }, set: { $0.isSelected = $1 })
      c.property("isHighlighted", "A finger is on it.", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
      c.property("isTracking", "A finger that went down on it is still down.", get: { $0.isTracking })
      c.property("isTouchInside", "That finger is inside it.", get: { $0.isTouchInside })
      c.method(
        "addTarget",
        "At an event calls action(sender, event), or a target's method by name: addTarget(\"touchUpInside\", target, "
          + "\"add\"); with target nil whoever in the responder chain has it.", args: "events", "action"
      ) { (control: UIControl, events: UIControl.Event, rest: LuaArguments) in
        let action = try ScriptAction(rest)
        control.addAction(for: events, identity: ScriptAction.Identity(rest)) { sender, event in action.send(sender, event) }
      }
      c.method(
        "removeTarget", "Takes an action away from events: the same function, or target and name; without one all actions of the events.",
        args: "events", "action"
      ) { (control: UIControl, events: UIControl.Event, rest: LuaArguments) in
        if rest.count == 0 { return control.removeActions(for: events) }
        _ = try ScriptAction(rest)
        control.removeActions(for: events, identity: ScriptAction.Identity(rest))
      }
      c.method("sendActions", "Calls the actions of an event.", args: "events") {
        (control: UIControl, events: UIControl.Event) in control.sendActions(for: events)
      }
      controlTracking(c)
    }
    r.type(UIButton.self, "UIButton", inherits: "UIControl", doc: "A control with a title.") { c in
      c.constructor { a in
        let button = UIButton()
        if let title = try a.take("title", as: String.self) { button.setTitle(title, for: .normal) }
        return button
      }
      c.method("setTitle", "The title it shows in a state: normal, highlighted, disabled, selected.", args: "title", "state") {
        (button: UIButton, title: String?, state: UIButton.State?) in button.setTitle(title, for: state ?? .normal)
      }
      c.method("title", "The title of a state.", args: "state") {
        (button: UIButton, state: UIButton.State?) in button.title(for: state ?? .normal)
      }
      c.method("setTitleColor", "The colour of the title in a state.", args: "color", "state") {
        (button: UIButton, color: UIColor?, state: UIButton.State?) in button.setTitleColor(color, for: state ?? .normal)
      }
      c.property("currentTitle", "The title that it shows now.", get: { $0.currentTitle })
      c.property("titleLabel", "The label of the title.", get: { $0.titleLabel })
    }
    r.type(UITextField.self, "UITextField", inherits: "UIControl", doc: "One line of text that the keyboard edits.") { c in
      c.constructor { _ in UITextField() }
      c.property("text", "What it holds.", get: { $0.text }, set: { $0.text = $1 })
      c.property("placeholder", "Shown while it is empty.", get: { $0.placeholder }, set: { $0.placeholder = $1 })
      c.property("font", "The font of its text.", get: { ScriptFont($0.font) }, set: { $0.font = $1.font })
      c.property("textColor", "The colour of its text.", get: { $0.textColor }, set: { $0.textColor = $1 })
      c.property("textAlignment", "Where its text stands.", get: { $0.textAlignment }, set: { $0.textAlignment = $1 })
      c.property("borderStyle", "The line around it.", get: { $0.borderStyle }, set: { $0.borderStyle = $1 })
      c.property("isEditing", "The keyboard is on it.", get: { $0.isEditing })
      c.property(
        "delegate", "A table with UITextFieldDelegate's methods.",
        get: { ScriptDelegate.table(of: $0).map(DelegateTable<TextFieldDelegateMethods>.init) },
        set: { ScriptTextFieldDelegate.attach($1?.script, to: $0) })
    }
  }
}

extension Registry {
  private static func controlTracking(_ c: ClassBuilder<UIControl>) {
    c.method(
      "beginTracking", "A touch landed: whether to follow it. May be overridden; answering nothing means no.", args: "touch", "event"
    ) {
      (control: UIControl, touch: UITouch, event: UIEvent?) in control.beginTracking(touch, with: event)
    }
    c.method(
      "continueTracking", "The touch moved: whether to go on following it. May be overridden; answering nothing means no.",
      args: "touch", "event"
    ) { (control: UIControl, touch: UITouch, event: UIEvent?) in control.continueTracking(touch, with: event) }
    c.method("endTracking", "The touch lifted. May be overridden.", args: "touch", "event") {
      (control: UIControl, touch: UITouch?, event: UIEvent?) in control.endTracking(touch, with: event)
    }
    c.method("cancelTracking", "The touch was taken away. May be overridden.", args: "event") {
      (control: UIControl, event: UIEvent?) in control.cancelTracking(with: event)
    }
  }
}

/// A font as scripts hold it.
final class ScriptFont: LuaObject {
  static let luaName = "UIFont"
  let font: UIFont
  init(_ font: UIFont) { self.font = font }
}

/// A picture as scripts hold it.
final class ScriptImage: LuaObject {
  static let luaName = "UIImage"
  let image: UIImage
  init(_ image: UIImage) { self.image = image }

  static var luaTypeName: String { "a UIImage or the name of one" }
  static var luaType: LuaType { .either([.named(luaName), .string]) }

  /// A name will do wherever a picture is expected.
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> ScriptImage {
    if let name = stack.text(at: index) { return ScriptImage(UIImage(named: name)) }
    guard let box = lshim_to_box(stack.raw, index), let object = box.pointee.object,
      let image = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? ScriptImage
    else { throw stack.mismatch(luaTypeName, at: index) }
    return image
  }
}
