import Lua
import LunetteDriver
import LunetteScript

/// The functions of specs, for the reference and for editors. They are defined in SpecWords and in Assertions/windows.lua, and a test compares the two; the assertions are
/// described where they are defined, in Lua.
extension ApiDescription {
  /// The API for specs: that of every script, with the functions of busted and luassert.
  public static let ofSpecs: ApiDescription = {
    var description = ScriptHost.apiDescription
    description.specWords = words
    description.assertions = AssertionLibrary.described
    return description
  }()

  private static let words: [Member] = [
    block("describe", "A block of tests. `body` is a function that contains tests and other blocks."),
    block("context", "The same as describe."), block("expose", "The same as describe."),
    block("insulate", "The same as describe; when the block ends, globals and modules are what they were before."),
    test(
      "it",
      "A test. Without a function it is only announced, and reported as pending. With it.only or describe.only, the file runs no "
        + "other tests."
    ), test("test", "The same as it."), test("spec", "The same as it."),
    word(
      "pending",
      "At the top of a file or in a block: a test that is only announced. Inside a test: ends the test, which is counted as skipped.",
      [.init("name", .string, isOptional: true), .init("body", .function, isOptional: true)]),
    hook("before_each", "A function that runs before each test of the block and of the blocks inside it."),
    hook("after_each", "A function that runs after each test of the block and of the blocks inside it."),
    hook("setup", "A function that runs once, when the block is entered."),
    hook("teardown", "A function that runs once, when the block is left."),
    hook("strict_setup", "The same as setup."), hook("strict_teardown", "The same as teardown."),
    hook("lazy_setup", "A function that runs once, before the first test of the block that is not skipped."),
    hook("lazy_teardown", "A function that runs once, after the last test of the block that was not skipped."),
    hook("finally", "Inside a test: a function that runs when the test ends, also after an error."),
    Member(
      name: "launchWindow", kind: .typeFunction,
      doc: "Launches an app with one window, which is filled and made visible. The content is its root view controller, a view, a list of views, "
        + "or a function that gets the window and fills it. Options are those of launch, and window, the window's properties. Returns the app "
        + "and the window.",
      parameters: [.init("content", .any, isOptional: true), .init("options", .table, isOptional: true)], type: .named("App")),
    word(
      "perturb",
      "Inside a test: says on which of touches, order, pace, slow, device, text it may depend under lunette test --perturb, and why: "
        + "perturb { pace = false, reason = \"it measures the pace\" }.",
      [.init("options", .table)]),
    Member(
      name: "choose", kind: .typeFunction,
      doc: "Inside a test: answers the first value of a list under lunette test, and each in turn under lunette explore SPEC, where the test runs "
        + "once for each combination: choose { \"a\", \"b\" }.",
      parameters: [.init("values", .list(.any))], type: .any),
    word(
      "property",
      "A test that runs with many random values, one from each generator in the list. A failing case is reduced to a small one. "
        + "Options: cases.",
      [.init("name", .string), .init("generators", .list(.any)), .init("body", .function), .init("options", .table, isOptional: true)]),
    word(
      "machine",
      "A test with random sequences of commands; the invariant is checked after each command: { init = function, commands = { name = { "
        + "args, when, run, weight } }, invariant = function, steps, cases }.",
      [.init("name", .string), .init("machine", .table)]),
    word("assume", "Inside a property: leaves out the case if the condition is false.", [.init("condition", .any)]),
    word("collect", "Inside a property: counts the case under a label. The shares of the labels are printed.", [.init("label", .any)]),
    word(
      "variants",
      "At the top of a file or in a block: its tests run as usual and once in each of these variants, one axis at a time, each with kept frames of "
        + "its own: variants { device = { \"iPad\" }, textSize = { \"AX3\" } }.", [.init("axes", .table)]),
    word(
      "randomize", "Runs the tests of the block in a random order, which depends on --seed.", [.init("on", .boolean, isOptional: true)]),
  ]

  private static func word(_ name: String, _ doc: String, _ parameters: [Parameter]) -> Member {
    Member(name: name, kind: .typeFunction, doc: doc, parameters: parameters)
  }
  private static func block(_ name: String, _ doc: String) -> Member {
    word(name, doc, [.init("name", .string), .init("body", .function)])
  }
  private static func test(_ name: String, _ doc: String) -> Member {
    word(name, doc, [.init("name", .string), .init("body", .function, isOptional: true)])
  }
  private static func hook(_ name: String, _ doc: String) -> Member { word(name, doc, [.init("body", .function)]) }
}
