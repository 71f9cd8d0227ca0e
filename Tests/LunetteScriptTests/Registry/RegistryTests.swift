import LunetteDriver
import LunetteScript
import ScriptTestSupport
import Testing

/// Classes and objects as scripts see them: identity, subclassing, overriding, and the errors of wrong uses.
@Suite struct RegistryTests {
  func run(_ script: String) throws -> String {
    try ScriptHost.printed { try $0.run(source: script, name: "=script") }
  }

  /// What a script prints, without the last line end.
  func printed(_ expression: String, after setup: String = "") throws -> String {
    String(try run("\(setup)\nprint(\(expression))").dropLast())
  }

  static let zoo = """
    local Animal = class("Animal", UIView)
    function Animal:init(properties) self.inits = (self.inits or "") .. "a" end
    function Animal:sound() return "..." end
    function Animal:describe() return self:sound() .. self.inits end
    local Dog = class("Dog", Animal)
    function Dog:init(properties) Dog.super.init(self, properties); self.inits = self.inits .. "d" end
    function Dog:sound() return "woof" end
    local Store = class("Store")
    function Store:init(properties) self.count = #self.items end
    """

  @Test(arguments: [
    ("Dog {}:describe()", "woofad"), ("Animal {}:describe()", "...a"), ("Dog.super == Animal", "true"), ("Animal.super == UIView", "true"),
    ("Dog {}:isKind(Animal), Dog {}:isKind(UIView), Dog {}:isKind(UILabel), Animal {}:isKind(Dog)", "true\ttrue\tfalse\tfalse"),
    ("UILabel {}:isKind(UIView), UILabel {}:isKind(Animal)", "true\tfalse"), ("Dog, Animal, UIView, Store", "Dog\tAnimal\tUIView\tStore"),
    ("Dog { name = 'Rex', alpha = 0.5 }.name", "Rex"), ("Dog { alpha = 0.5 }.alpha", "0.5"), ("Dog {}.unknown", "nil"),
    ("Store { items = { 1, 2 } }.count", "2"), ("Store { items = {} }:isKind(Store), Store { items = {} }:isKind(Dog)", "true\tfalse"),
    ("Dog { frame = { 1, 2, 3, 4 } }", "<Dog frame={1, 2, 3, 4}>"), ("Store { items = {} }", "a Store"),
    ("getmetatable(UIView), getmetatable(UIView {}), getmetatable(Dog), getmetatable(Dog {})", "false\tfalse\tfalse\tfalse"),
    ("class('Dog', UIView) == Dog", "false"),
  ]) func classesInheritAndInstancesHaveFields(expression: String, result: String) throws {
    #expect(try printed(expression, after: Self.zoo) == result)
  }

  @Test func aMethodUnderAPropertysNameOverridesThePropertyForScriptsAndHost() throws {
    #expect(
      try printed(
        "V {}.canBecomeFirstResponder, UIView {}.canBecomeFirstResponder",
        after: """
          local V = class("V", UIView)
          function V:canBecomeFirstResponder() return true end
          """) == "true\tfalse")
  }

  @Test func theHostCallsTheInnermostOverrideAndSuperReachesTheNext() throws {
    #expect(
      try run(
        """
        local Outer = class("Outer", UIView)
        function Outer:layoutSubviews() print("outer"); Outer.super.layoutSubviews(self) end
        local Inner = class("Inner", Outer)
        function Inner:layoutSubviews() print("inner"); Inner.super.layoutSubviews(self) end
        local window = UIWindow { frame = { 0, 0, 100, 100 } }
        window:addSubview(Inner { frame = { 0, 0, 10, 10 } })
        launch { didFinishLaunching = function() window:makeKeyAndVisible() end }
        """) == "inner\nouter\n")
  }

  @Test func aFunctionThatAnInstanceCarriesOverridesItsClass() throws {
    #expect(try printed("dog:sound()", after: Self.zoo + "\nlocal dog = Dog {}; dog.sound = function() return 'quiet' end") == "quiet")
  }

  @Test func typeMembersAreInherited() throws {
    #expect(try printed("type(UILabel.animate), type(class('L', UILabel).animate)") == "function\tfunction")
  }

  @Test func aNativeMethodCanBeTakenFromItsClass() throws {
    #expect(try printed("#parent.subviews", after: "local parent = UIView {}; UIView.addSubview(parent, UILabel {})") == "1")
  }

  @Test func objectsAreTableKeysInTheOrderInWhichTheyWereMade() throws {
    #expect(
      try run(
        """
        local views, names = {}, {}
        for i = 1, 20 do views[UIView {}] = i end
        for _, i in pairs(views) do names[#names + 1] = i end
        print(table.concat(names, " "))
        """) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20\n")
  }

  @Test func nativeClassesAreTableKeysInTheOrderInWhichTheyAreDeclared() throws {
    #expect(
      try run(
        """
        local names = {}
        for class in pairs { [UISwitch] = 1, [UITableView] = 1, [UIButton] = 1, [UIView] = 1, [UILabel] = 1 } do
          names[#names + 1] = tostring(class)
        end
        print(table.concat(names, " "))
        """) == "UIView UILabel UIButton UISwitch UITableView\n")
  }

  @Test(arguments: [
    ("UILabel {}.txt = 'x'", "UILabel has no property 'txt' (did you mean 'text'?)"),
    ("return UILabel {}.txt", "UILabel has no property 'txt' (did you mean 'text'?)"),
    ("UIView {}:addSubveiw(UIView {})", "UIView has no property 'addSubveiw' (did you mean 'addSubview'?)"),
    ("UIView {}.superview = UIView {}", "UIView.superview can't be set: it is read-only"),
    ("UIView {}.alpha = 'half'", "UIView.alpha must be a number, got the string \"half\""),
    ("UIView {}.alpha = 0/0", "UIView.alpha must be a finite number, got nan"),
    ("UIView {}.isHidden = 1", "UIView.isHidden must be true or false, got 1"),
    ("UIView {}.frame = {1, 2}", "UIView.frame must be a CGRect, got a list of 2; write {x, y, width, height}"),
    (
      "UIView {}.backgroundColor = 'gren'",
      "UIView.backgroundColor must be a colour name or \"#RRGGBB\", got the string \"gren\"; did you mean \"green\"?"
    ),
    ("UIView {}:addSubview({})", "UIView:addSubview: argument 1 'view' must be a UIView, got a table"),
    ("UIView {}:addSubview()", "UIView:addSubview: argument 1 'view' must be a UIView, got nothing"),
    ("UIView {}.addSubview(UIView {})", "UIView:addSubview: argument 1 'view' must be a UIView, got nothing"),
    (
      "UIView.addSubview({}, UIView {})",
      "UIView:addSubview must be called on a UIView, got a table; call it with a colon: object:addSubview(...)"
    ),
    (
      "UITableView.beginUpdates(UIView {})",
      "UITableView:beginUpdates must be called on a UITableView, got a UIView; call it with a colon: object:beginUpdates(...)"
    ),
    (
      "UIView.alpha = 1",
      "UIView can't be changed; extend(UIView, { name = function(self) ... end }) adds a method to its objects, and a class of your own has "
        + "values and functions besides: class(\"MyUIView\", UIView)"
    ),
    ("return UIView.animat", "UIView has no property 'animat' (did you mean 'animate'?)"),
    ("UILabel { txt = 'x' }", "UILabel has no property 'txt' (did you mean 'text'?)"),
    ("UILabel 'x'", "UILabel takes one table of properties, got the string \"x\"; write UILabel { name = value, ... }"),
    ("UILabel { 'x' }", "UILabel takes one table of properties, got a list; write UILabel { name = value, ... }"),
    ("class(UIView)", "class takes a name and a class to derive from, got the class UIView; write class(\"Name\", UIView)"),
    ("class('X', nil)", "class takes a name and a class to derive from, got the string \"X\", nil; write class(\"Name\", UIView)"),
    ("UIView {}:isKind('UIView')", "isKind takes a class, got the string \"UIView\""),
  ]) func misuseIsExplainedAtTheScriptsLine(script: String, message: String) throws {
    let failure = try #require(throws: ScriptFailure.self) { try run(script) }
    #expect(failure.message == "script:1: " + message)
  }
}
