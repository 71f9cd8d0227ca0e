import Foundation
import Lua
import LunetteKit

extension Registry {
  static func buttons(_ r: RegistryBuilder) {
    buttonConfigurations(r)
    r.type(UIButton.self, "UIButton", inherits: "UIControl", doc: "A control with a title, an image, or both.") { c in
      springLoaded(c)
      c.constructor { a in
        let type = try a.take("type", as: UIButton.ButtonType.self, "The kind of button; system if it is left out.")
        let button = UIButton(type: type ?? .system)
        // Before the other properties, which the configuration doesn't undo.
        if let configuration = try a.take("configuration", as: ScriptStruct<UIButton.Configuration>.self) {
          button.configuration = configuration.value
        }
        if let title = try a.take("title", as: String.self, "The title in the normal state.") { button.setTitle(title, for: .normal) }
        if let action = try a.take(
          "primaryAction", as: UIAction.self, "An action that a tap runs; the button shows its title and image unless it is given others.")
        {
          if button.currentTitle == nil, !action.title.isEmpty { button.setTitle(action.title, for: .normal) }
          if let image = action.image { button.setImage(image, for: .normal) }
          ControlAction.add(action, to: button, .primaryActionTriggered)
        }
        return try control(button, a, at: .touchUpInside, primary: .some(nil))
      }
      c.state("buttonType") { $0.buttonType }
      c.property("buttonType", "The kind of button. It is set when the button is made: UIButton { type = \"custom\" }.", \.buttonType)
      buttonContent(c)
      buttonConfiguration(c)
      c.property("titleLabel", "The label that shows the title. Its font and its line break mode can be set.", \.titleLabel)
      c.property("imageView", "The view that shows the image.", \.imageView)
      c.property(
        "contentEdgeInsets", "Room around title and image. Without any, a title has 6 points above and below.", unit: .points, \.contentEdgeInsets)
      c.property("titleEdgeInsets", "Moves the title; its size stays.", unit: .points, \.titleEdgeInsets)
      c.property("imageEdgeInsets", "Moves the image; its size stays.", unit: .points, \.imageEdgeInsets)
      c.property(
        "reversesTitleShadowWhenHighlighted", "Whether the title's shadow falls in the opposite direction while a finger is on the button.",
        \.reversesTitleShadowWhenHighlighted)
      c.property(
        "adjustsImageWhenHighlighted", "Whether the image is drawn fainter while a finger is on the button.", \.adjustsImageWhenHighlighted)
      c.property("adjustsImageWhenDisabled", "Whether the image is drawn fainter while the button is disabled.", \.adjustsImageWhenDisabled)
      c.overridable(UIButton.Overridable.backgroundRect)
      c.overridable(UIButton.Overridable.contentRect)
      c.overridable(UIButton.Overridable.titleRect)
      c.overridable(UIButton.Overridable.imageRect)
    }
  }

  /// The content for each state: it is looked up for the whole set of states, and then for the normal state.
  private static func buttonContent(_ c: ClassBuilder<UIButton>) {
    let states = "for a state: one or a list of normal, highlighted, disabled, selected"
    c.method("setTitle", "Sets the title \(states).", args: "title", "state") {
      (button: UIButton, title: String?, state: UIControl.State?) in button.setTitle(title, for: state ?? .normal)
    }
    c.method("setAttributedTitle", "Sets a title with attributes, in place of a plain title, \(states).", args: "title", "state") {
      (button: UIButton, title: ScriptAttributedString?, state: UIControl.State?) in
      button.setAttributedTitle(title?.text, for: state ?? .normal)
    }
    c.method("setTitleColor", "Sets the colour of the title \(states).", args: "color", "state") {
      (button: UIButton, color: UIColor?, state: UIControl.State?) in button.setTitleColor(color, for: state ?? .normal)
    }
    c.method("setTitleShadowColor", "Sets the colour of the title's shadow \(states).", args: "color", "state") {
      (button: UIButton, color: UIColor?, state: UIControl.State?) in button.setTitleShadowColor(color, for: state ?? .normal)
    }
    c.method("setImage", "Sets the image \(states).", args: "image", "state") {
      (button: UIButton, image: ScriptImage?, state: UIControl.State?) in button.setImage(image?.image, for: state ?? .normal)
    }
    c.method("setPreferredSymbolConfiguration", "Says how a symbol is drawn \(states) where the image doesn't say.", args: "configuration", "state") {
      (button: UIButton, configuration: ScriptSymbolConfiguration?, state: UIControl.State?) in
      button.setPreferredSymbolConfiguration(configuration?.value, for: state ?? .normal)
    }
    c.method("preferredSymbolConfiguration", "How a symbol is drawn in a state where the image doesn't say, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.preferredSymbolConfiguration(for: state ?? .normal).map { ScriptStruct($0) }
    }
    c.method("setBackgroundImage", "Sets the image behind title and image \(states).", args: "image", "state") {
      (button: UIButton, image: ScriptImage?, state: UIControl.State?) in button.setBackgroundImage(image?.image, for: state ?? .normal)
    }
    c.method("title", "The title for a state, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.title(for: state ?? .normal)
    }
    c.method("attributedTitle", "The title with attributes for a state, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.attributedTitle(for: state ?? .normal).map(ScriptAttributedString.init)
    }
    c.method("titleColor", "The title's colour for a state, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.titleColor(for: state ?? .normal)
    }
    c.method("titleShadowColor", "The colour of the title's shadow for a state, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.titleShadowColor(for: state ?? .normal)
    }
    c.method("image", "The image for a state, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.image(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("backgroundImage", "The background image for a state, or nil.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.backgroundImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.property("currentTitle", "The title that the button shows now, or nil.", \.currentTitle)
    c.property(
      "currentAttributedTitle", "The title with attributes that the button shows now, or nil.",
      get: { $0.currentAttributedTitle.map(ScriptAttributedString.init) })
    c.property("currentTitleColor", "The colour of currentTitle.", \.currentTitleColor)
    c.property("currentTitleShadowColor", "The colour of the shadow of currentTitle, or nil.", \.currentTitleShadowColor)
    c.property("currentImage", "The image that the button shows now, or nil.", get: { $0.currentImage.map(ScriptImage.init) })
    c.property(
      "currentBackgroundImage", "The background image that the button shows now, or nil.",
      get: { $0.currentBackgroundImage.map(ScriptImage.init) })
  }
}
