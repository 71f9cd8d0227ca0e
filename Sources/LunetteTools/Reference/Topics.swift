import LunetteScript

/// Texts of `lunette api` about subjects that are no members: how classes are made and called.
struct Topic {
  let names: [String]
  let text: String

  static func named(_ name: String) -> Topic? { all.first { $0.names.contains(name) } }

  static let all = [
    Topic(
      names: ["class"],
      text: """
        local Card = class("Card", UIView)       a class of your own; without the second argument it derives from nothing
        function Card:layoutSubviews() ... end   overrides a method of UIKit's: lunette api UIView says which can be overridden
        local card = Card { frame = {0, 0, 100, 50}, owner = app }
                                                 makes an object: properties are set, other names become fields of the object
        Card.columns = 2                         every object of the class reads it as self.columns
        card:isKind(UIView)                      true
        Objects are made by calling the class, never with new or alloc. docs/classes.md has more.
        """),
    Topic(
      names: ["super"],
      text: """
        Card.super.layoutSubviews(self)          in a method of Card: what its superclass does. A dot, the class by its name, and self.
        Card.super.canBecomeFirstResponder(self) the same for a read-only property
        Not self.super: in an object of a class that derives from Card it would be another one.
        """),
    Topic(
      names: ["init", "new", "alloc"],
      text: """
        function Card:init(options)              called when Card { ... } has set the properties; options is that table
          Card.super.init(self, options)
          self.title = options.title
        end
        It returns nothing. An object is made with Card { ... }; init makes none, and there is no new and no alloc.
        """),
  ]
}
