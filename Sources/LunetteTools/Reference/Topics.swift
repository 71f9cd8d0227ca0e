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
    Topic(
      names: ["spy", "stub", "mock"],
      text: """
        local greet = spy.new(function(name) ... end)  in a spec: a function that calls another one and remembers how it was called
        spy.on(table, "key"), stub(table, "key")       in the place of a table's function until the test ends; a stub does not call it
        stub(table, "key").returns(3)                  mock(table) puts a spy on each function
        assert.spy(greet).was.called(1)                also called_with(...), returned_with(...), called_at_least(n), called_at_most(n)
        docs/testing.md has more.
        """),
    Topic(
      names: ["match"],
      text: """
        assert.spy(greet).was.called_with(match.is_string(), match._)
        In the place of an argument that a spy was called with: match._ is anything, and every assertion about one value is a matcher,
        too: match.is_string(), match.is_any_of(...). docs/testing.md has more.
        """),
    Topic(
      names: ["gen"],
      text: """
        property("sums", { gen.integer(1, 5), gen.list(gen.string()) }, function(number, list) ... end)
        In a spec: what makes the random values of a property. gen.integer, number, boolean, string, choice, constant, list, array, record,
        frequency, recursive, permutation, sublist, indexPath, row, point, color, date; each has :map(f), :filter(f) and :bind(f).
        docs/properties.md has more.
        """),
    Topic(
      names: ["commands"],
      text: """
        machine("holds", { init = ..., commands = { commands.touches() }, invariant = function(state) ... end })
        In a spec: what a user can do with every app, as commands of a machine: tap, press, drag, fling, pull, swipe a row, type, turn, ...
        docs/properties.md has more.
        """),
  ]
}
