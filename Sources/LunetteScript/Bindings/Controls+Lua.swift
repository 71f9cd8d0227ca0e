import Foundation
import Lua
import LunetteKit

extension Registry {
  static func labels(_ r: RegistryBuilder) {
    r.type(UILabel.self, "UILabel", inherits: "UIView", doc: "A view that shows text and gets no touches.") { c in
      c.constructor { _ in UILabel() }
      c.property("text", "The text, or nil.", \.text)
      c.property(
        "font", "The text's font.", nilMeans: ScriptFont(UIFont.systemFont(ofSize: UILabel.defaultFontSize)), get: { ScriptFont($0.font) },
        set: { $0.font = $1.font })
      c.property("textColor", "The text's colour.", nilMeans: Simulation.look { $0.system.colors.label }, \.textColor)
      c.property("highlightedTextColor", "The text's colour while isHighlighted is true; nil means textColor.", \.highlightedTextColor)
      c.property("isHighlighted", "Whether the highlighted look is shown, as in a selected cell.", \.isHighlighted)
      c.property("isEnabled", "Whether the text is drawn normally; false draws it fainter.", \.isEnabled)
      c.property("textAlignment", "How lines are aligned.", \.textAlignment)
      c.property("lineBreakMode", "How a text that doesn't fit is wrapped or truncated.", \.lineBreakMode)
      c.property("numberOfLines", "The largest number of lines; 0 means as many as fit.", \.numberOfLines)
      labelText(c)
    }
  }

  private static func labelText(_ c: ClassBuilder<UILabel>) {
    c.property(
      "attributedText", "The text with its attributes, or nil. Setting text removes the attributes.",
      get: { $0.attributedText.map(ScriptAttributedString.init) }, set: { $0.attributedText = $1?.text })
    c.property("shadowColor", "The colour of the shadow under the text, or nil for no shadow.", \.shadowColor)
    c.property("shadowOffset", "The place of the shadow relative to the text; a positive height is down.", unit: .points, \.shadowOffset)
    c.property(
      "adjustsFontSizeToFitWidth", "Whether a single line that doesn't fit is drawn with a smaller font.", \.adjustsFontSizeToFitWidth)
    c.property(
      "minimumScaleFactor", "The smallest font size for adjustsFontSizeToFitWidth, as a fraction of the font's size; 0 means any size.",
      \.minimumScaleFactor)
    c.property("baselineAdjustment", "Where a text is placed vertically that is drawn with a smaller font.", \.baselineAdjustment)
    c.property(
      "allowsDefaultTighteningForTruncation", "Kept only; the letters are never set closer.", \.allowsDefaultTighteningForTruncation)
    c.property(
      "preferredMaxLayoutWidth", "The width at which lines break when intrinsicContentSize is computed; 0 means no limit.", unit: .points,
      \.preferredMaxLayoutWidth)
    c.property(
      "adjustsFontForContentSizeCategory",
      "Whether the font follows the text size that the user has chosen, if it is a preferred font or one of UIFontMetrics.",
      \.adjustsFontForContentSizeCategory)
    c.property("lines", "The lines that the label shows at its present size.", \.shownLines)
    c.overridable(UILabel.Overridable.drawText)
    c.overridable(UILabel.Overridable.textRect)
  }

  static func controls(_ r: RegistryBuilder) {
    r.type(UIControl.self, "UIControl", inherits: "UIView", doc: "A view that turns touches into events with names, such as touchUpInside.") { c in
      c.constructor { a in
        try Self.control(UIControl(), a, at: .touchUpInside, primary: .primaryActionTriggered)
      }
      c.property("isEnabled", "Whether the control sends events. A disabled control still gets touches.", \.isEnabled)
      c.property("isSelected", "Whether the control is selected. Only the app sets it.", \.isSelected)
      c.property("isHighlighted", "Whether a finger is on the object.", \.isHighlighted)
      c.overridableSetter(UIControl.Overridable.setEnabled)
      c.overridableSetter(UIControl.Overridable.setSelected)
      c.overridableSetter(UIControl.Overridable.setHighlighted)
      c.property("state", "The control's state: normal, or one or a list of highlighted, disabled, selected.", \.state)
      c.property("contentHorizontalAlignment", "How the control's content is placed horizontally.", \.contentHorizontalAlignment)
      c.property("contentVerticalAlignment", "How the control's content is placed vertically.", \.contentVerticalAlignment)
      c.property("isTracking", "Whether a finger that landed on the control is still down.", \.isTracking)
      c.property("isTouchInside", "Whether the finger that the control tracks is inside it.", \.isTouchInside)
      c.method(
        "addTarget",
        "Calls action(sender, event), or a target's method by name, at these events: addTarget(\"touchUpInside\", target, \"add\"), or in UIKit's order "
          + "addTarget(target, \"add\", \"touchUpInside\"). With target nil, the first responder in the chain that has the method is used.",
        args: "events", "action"
      ) { (control: UIControl, _: EventsFirst, events: UIControl.Event, rest: LuaArguments) in
        let action = try ScriptAction(rest)
        control.addAction(for: events, identity: ScriptAction.Identity(rest).of(action)) { sender, event in
          ControlAction.send(action, from: sender, event)
        }
      }
      let action = LuaType.either([.callback(["sender": UIControl.luaType.orDerived, "event": UIEvent.luaType]), .table])
      c.form(["events": UIControl.Event.luaType, "action": action])
      c.form(["events": UIControl.Event.luaType, "target": .any, "action": .string])
      c.form(["target": .any, "action": .string, "events": UIControl.Event.luaType])
      c.method(
        "removeTarget",
        "Removes an action from events: give the same function, or target and name, also in UIKit's order; without them all actions of the events are "
          + "removed, with a target and no name all of that target.",
        args: "events", "action"
      ) { (control: UIControl, _: EventsFirst, events: UIControl.Event, rest: LuaArguments) in
        if rest.areAllNil { return control.removeActions(for: events) }
        if rest.nameATargetOnly {
          let identities = control.actionParts.compactMap { $0.identity as? ScriptAction.Identity }
          let target = ScriptAction.Identity(rest)
          for identity in identities where identity.hasTarget(of: target) { control.removeActions(for: events, identity: identity) }
          return
        }
        _ = try ScriptAction(rest)
        control.removeActions(for: events, identity: ScriptAction.Identity(rest))
      }
      c.method("sendActions", "Calls the actions of the events, as a touch would.", args: "events") {
        (control: UIControl, events: UIControl.Event) in control.sendActions(for: events)
      }
      controlActions(c)
      controlMenus(c)
      c.overridable(ControlAction.sendAction)
      controlTracking(c)
    }
  }
}

extension Registry {
  /// Every control's constructor takes `target` and `action`, and perhaps `events`. The `init` of a script's own class gets the same table, so
  /// there `action` counts only as the name of a target's method. Source: docs/lua-api.md 1.10
  /// - Parameter primary: the event of a `primaryAction`; that of `action` if it is left out, nil for a control that takes it itself
  static func control<Control: UIControl>(
    _ control: Control, _ a: ConstructorArguments, at usual: UIControl.Event = .valueChanged, primary: UIControl.Event?? = .none
  ) throws -> Control {
    if let event = primary ?? usual, let action = try a.take("primaryAction", as: UIAction.self, "A UIAction that runs when the user uses the control.") {
      ControlAction.add(action, to: control, event)
    }
    if a.isOfScript, !a.has("target") || !a.hasText("action") { return control }
    let form = try a.takeAction(
      "Called as action(sender, event) at `events`.", calledWith: ["sender": Control.luaType.orDerived, "event": UIEvent.luaType])
    let events = try a.take("events", as: UIControl.Event.self, "The events for `action`; what the control is for if it is left out.")
    guard let form else { return control }
    let action = ScriptAction(form)
    control.addAction(for: events ?? usual, identity: ScriptAction.Identity(form).of(action)) { sender, event in
      ControlAction.send(action, from: sender, event)
    }
    return control
  }

  private static func controlTracking(_ c: ClassBuilder<UIControl>) {
    c.overridable(UIControl.Overridable.beginTracking)
    c.overridable(UIControl.Overridable.continueTracking)
    c.overridable(UIControl.Overridable.endTracking)
    c.overridable(UIControl.Overridable.cancelTracking)
  }
}

/// Takes no argument: puts `target, "name", events`, which is UIKit's order, into that of `events, target, "name"`.
private struct EventsFirst: LuaArgument {
  static var isNamed: Bool { false }
  static var isOptional: Bool { true }
  static var describedType: String { "" }
  static var luaType: LuaType { .any }

  static func take(_ arguments: inout LuaArguments) -> EventsFirst {
    let (stack, first) = (arguments.stack, arguments.next)
    if arguments.count == 3, stack.text(at: first) == nil, stack.text(at: first + 1) != nil || stack.isNil(at: first + 1) {
      lua_rotate(stack.raw, first, 1)
    }
    return EventsFirst()
  }
}
