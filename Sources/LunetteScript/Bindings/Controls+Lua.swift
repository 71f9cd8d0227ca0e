import Foundation
import Lua
import LunetteKit

extension Registry {
  static func labels(_ r: RegistryBuilder) {
    r.type(UILabel.self, "UILabel", inherits: "UIView", doc: "A view that shows text and takes no touches.") { c in
      c.constructor { _ in UILabel() }
      c.property("text", "What it shows, or nil.", \.text)
      c.property("font", "The font of its text.", get: { ScriptFont($0.font) }, set: { $0.font = $1.font })
      c.property("textColor", "The colour of its text.", \.textColor)
      c.property("highlightedTextColor", "The colour while highlighted; nil keeps textColor.", \.highlightedTextColor)
      c.property("isHighlighted", "As in a selected cell.", \.isHighlighted)
      c.property("isEnabled", "A disabled label is drawn fainter.", \.isEnabled)
      c.property("textAlignment", "Where its lines stand.", \.textAlignment)
      c.property("lineBreakMode", "What becomes of text that doesn't fit.", \.lineBreakMode)
      c.property("numberOfLines", "The most lines it shows; 0 for as many as fit.", \.numberOfLines)
      labelText(c)
    }
  }

  private static func labelText(_ c: ClassBuilder<UILabel>) {
    c.property(
      "attributedText", "The text with its attributes, or nil. Setting text takes them away.",
      get: { $0.attributedText.map(ScriptAttributedString.init) }, set: { $0.attributedText = $1?.text })
    c.property("shadowColor", "Of a shadow under the text; nil for none.", \.shadowColor)
    c.property("shadowOffset", "Down is positive. Points.", \.shadowOffset)
    c.property("adjustsFontSizeToFitWidth", "One line that doesn't fit is drawn smaller.", \.adjustsFontSizeToFitWidth)
    c.property("minimumScaleFactor", "How small, as a share of the font's size; 0 for any.", \.minimumScaleFactor)
    c.property("baselineAdjustment", "Where a text stands that is drawn smaller.", \.baselineAdjustment)
    c.property("allowsDefaultTighteningForTruncation", "Kept; nothing is tightened.", \.allowsDefaultTighteningForTruncation)
    c.property("preferredMaxLayoutWidth", "Where lines break for intrinsicContentSize; 0 for no limit. Points.", \.preferredMaxLayoutWidth)
    c.property(
      "adjustsFontForContentSizeCategory", "A preferred font follows the device's text size.", \.adjustsFontForContentSizeCategory)
    c.property("lines", "What it shows, line by line, at its present size.", get: { $0.drawnText(in: $0.bounds.size).lines.map(\.text) })
    c.overridable(UILabel.Overridable.drawText)
    c.overridable(UILabel.Overridable.textRect)
  }

  static func controls(_ r: RegistryBuilder) {
    r.type(UIControl.self, "UIControl", inherits: "UIView", doc: "A view that turns touches into named events.") { c in
      c.constructor { _ in UIControl() }
      c.property("isEnabled", "A disabled control takes touches but sends no events.", \.isEnabled)
      c.property("isSelected", "A mark that the app sets.", \.isSelected)
      c.property("isHighlighted", "A finger is on it.", \.isHighlighted)
      c.property("state", "What it is in: normal, or one or a list of highlighted, disabled, selected.", \.state)
      c.property("contentHorizontalAlignment", "Where its content stands sideways.", \.contentHorizontalAlignment)
      c.property("contentVerticalAlignment", "Where its content stands in its height.", \.contentVerticalAlignment)
      c.property("isTracking", "A finger that went down on it is still down.", \.isTracking)
      c.property("isTouchInside", "That finger is inside it.", \.isTouchInside)
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
  }
}

extension Registry {
  private static func controlTracking(_ c: ClassBuilder<UIControl>) {
    c.overridable(UIControl.Overridable.beginTracking)
    c.overridable(UIControl.Overridable.continueTracking)
    c.overridable(UIControl.Overridable.endTracking)
    c.overridable(UIControl.Overridable.cancelTracking)
  }
}
