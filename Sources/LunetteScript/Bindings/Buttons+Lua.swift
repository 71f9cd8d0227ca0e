import Foundation
import Lua
import LunetteKit

extension Registry {
  static func buttons(_ r: RegistryBuilder) {
    r.type(UIButton.self, "UIButton", inherits: "UIControl", doc: "A control with a title, a picture, or both.") { c in
      c.constructor { a in
        let type = try a.take("type", as: UIButton.ButtonType.self, "How it looks; system where it is left out.")
        let button = UIButton(type: type ?? .system)
        if let title = try a.take("title", as: String.self, "Its title in the normal state.") { button.setTitle(title, for: .normal) }
        return button
      }
      c.property("buttonType", "How it looks; said when it is made: UIButton { type = \"custom\" }.", \.buttonType)
      buttonContent(c)
      c.property("titleLabel", "The label of the title: its font and its line break.", \.titleLabel)
      c.property("imageView", "The view of the picture.", \.imageView)
      c.property(
        "contentEdgeInsets", "Room around title and picture; without any a title has 6 points above and below. Points.", \.contentEdgeInsets)
      c.property("titleEdgeInsets", "Moves the title; its size isn't changed. Points.", \.titleEdgeInsets)
      c.property("imageEdgeInsets", "Moves the picture; its size isn't changed. Points.", \.imageEdgeInsets)
      c.property(
        "reversesTitleShadowWhenHighlighted", "The title's shadow falls the other way under a finger.", \.reversesTitleShadowWhenHighlighted)
      c.property("adjustsImageWhenHighlighted", "Whether the picture pales under a finger.", \.adjustsImageWhenHighlighted)
      c.property("adjustsImageWhenDisabled", "Whether the picture pales while it is disabled.", \.adjustsImageWhenDisabled)
      c.method("backgroundRect", "Where the background picture stands. Points.", args: "bounds") {
        (button: UIButton, bounds: CGRect) in button.backgroundRect(forBounds: bounds)
      }
      c.method("contentRect", "Where title and picture may stand. Points.", args: "bounds") {
        (button: UIButton, bounds: CGRect) in button.contentRect(forBounds: bounds)
      }
      c.method("titleRect", "Where the title stands in such a content. Points.", args: "contentRect") {
        (button: UIButton, rect: CGRect) in button.titleRect(forContentRect: rect)
      }
      c.method("imageRect", "Where the picture stands in such a content. Points.", args: "contentRect") {
        (button: UIButton, rect: CGRect) in button.imageRect(forContentRect: rect)
      }
    }
  }

  /// The content for each state: it is looked up for the whole set of states, and then for the normal state.
  private static func buttonContent(_ c: ClassBuilder<UIButton>) {
    let states = "in a state: one or a list of normal, highlighted, disabled, selected"
    c.method("setTitle", "The title it shows \(states).", args: "title", "state") {
      (button: UIButton, title: String?, state: UIControl.State?) in button.setTitle(title, for: state ?? .normal)
    }
    c.method("setAttributedTitle", "The text with attributes that it shows in place of a title \(states).", args: "title", "state") {
      (button: UIButton, title: ScriptAttributedString?, state: UIControl.State?) in
      button.setAttributedTitle(title?.text, for: state ?? .normal)
    }
    c.method("setTitleColor", "The colour of the title \(states).", args: "color", "state") {
      (button: UIButton, color: UIColor?, state: UIControl.State?) in button.setTitleColor(color, for: state ?? .normal)
    }
    c.method("setTitleShadowColor", "The colour of the title's shadow \(states).", args: "color", "state") {
      (button: UIButton, color: UIColor?, state: UIControl.State?) in button.setTitleShadowColor(color, for: state ?? .normal)
    }
    c.method("setImage", "The picture it shows \(states).", args: "image", "state") {
      (button: UIButton, image: ScriptImage?, state: UIControl.State?) in button.setImage(image?.image, for: state ?? .normal)
    }
    c.method("setBackgroundImage", "The picture behind title and picture \(states).", args: "image", "state") {
      (button: UIButton, image: ScriptImage?, state: UIControl.State?) in button.setBackgroundImage(image?.image, for: state ?? .normal)
    }
    c.method("title", "The title of a state.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.title(for: state ?? .normal)
    }
    c.method("attributedTitle", "The title with attributes of a state.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.attributedTitle(for: state ?? .normal).map(ScriptAttributedString.init)
    }
    c.method("titleColor", "The colour of the title in a state.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.titleColor(for: state ?? .normal)
    }
    c.method("titleShadowColor", "The colour of the title's shadow in a state.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.titleShadowColor(for: state ?? .normal)
    }
    c.method("image", "The picture of a state.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.image(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("backgroundImage", "The background picture of a state.", args: "state") {
      (button: UIButton, state: UIControl.State?) in button.backgroundImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.property("currentTitle", "The title that it shows now.", \.currentTitle)
    c.property(
      "currentAttributedTitle", "The title with attributes that it shows now.", get: { $0.currentAttributedTitle.map(ScriptAttributedString.init) })
    c.property("currentTitleColor", "The colour of that title.", \.currentTitleColor)
    c.property("currentTitleShadowColor", "The colour of its shadow, or nil.", \.currentTitleShadowColor)
    c.property("currentImage", "The picture that it shows now.", get: { $0.currentImage.map(ScriptImage.init) })
    c.property("currentBackgroundImage", "The background picture that it shows now.", get: { $0.currentBackgroundImage.map(ScriptImage.init) })
  }
}
