import Lua
import LunetteDriver
import LunetteScript

/// The functions of specs, for the reference and for editors. They are defined in SpecWords, and the assertions in Lua, where they run
/// fastest; a test compares the three.
extension ApiDescription {
  /// The API for specs: that of every script, with the functions of busted and luassert.
  public static let ofSpecs: ApiDescription = {
    var description = ScriptHost.apiDescription
    description.specWords = words
    description.assertions = knownAssertions
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
      "randomize", "Runs the tests of the block in a random order, which depends on --seed.", [.init("on", .boolean, isOptional: true)]),
  ]

  private static let knownAssertions: [Member] = [
    assertion("equal", "Both values are equal by ==.", "expected", "actual"),
    assertion("equals", "The same as equal.", "expected", "actual"),
    assertion("same", "Both values have the same content; tables are compared with all tables inside them.", "expected", "actual"),
    assertion("near", "The two numbers differ by at most the tolerance.", "expected", "actual", "tolerance"),
    assertion("matches", "The text matches a Lua pattern.", "pattern", "actual"),
    assertion("contains", "The text has the part in it, letter by letter.", "part", "actual"),
    assertion("is_true", "The value is true.", "actual"), assertion("is_false", "The value is false.", "actual"),
    assertion("truthy", "The value is neither false nor nil.", "actual"), assertion("falsy", "The value is false or nil.", "actual"),
    assertion("is_nil", "The value is nil.", "actual"), assertion("is_not_nil", "The value is not nil.", "actual"),
    assertion("is_number", "The value is a number.", "actual"), assertion("is_string", "The value is a string.", "actual"),
    assertion("is_table", "The value is a table.", "actual"), assertion("is_function", "The value is a function.", "actual"),
    assertion("is_boolean", "The value is true or false.", "actual"),
    assertion("is_userdata", "The value is an object of the host, such as a view.", "actual"),
    assertion("callable", "The value is a function, or can be called like one.", "actual"),
    assertion("unique", "The list contains no value twice.", "list"),
    assertion("has_error", "The function raises an error; if an error is given, exactly this one.", "fn", "error"),
    assertion("has_no_error", "The function raises no error.", "fn"),
    assertion("error_matches", "The function raises an error whose text matches a Lua pattern.", "fn", "pattern"),
    assertion(
      "raises", "The function, called with the further arguments, raises an error whose text has the part in it. Returns the text, with its position.",
      "part", "fn", "arguments"),
    assertion("are_not_equal", "The values are not equal by ==.", "expected", "actual"),
    assertion("are_not_same", "The values have different content.", "expected", "actual"),
    word(
      "frame", "The screen looks as in the kept frame of this name.",
      [
        .init("app", .named("App")), .init("name", .string),
        .init(
          "options", .fields([.init(name: "svg", type: .boolean, doc: "Whether a picture is kept and compared, too.", isOptional: true)]),
          isOptional: true),
      ]),
    word("lints", "The screen, as it is now, has nothing that `lunette lint` would report.", [.init("app", .named("App"))]),
    word(
      "sound", "The app, after it has come to rest, has none of the faults that `lunette fuzz` looks for.", [.init("app", .named("App"))]),
    assertion("called", "As assert.spy(s).was.called(count): the spy was called so often, or without a count at least once.", "count"),
    assertion("called_with", "As assert.spy(s).was.called_with(...): one of the calls had these arguments.", "arguments"),
    assertion("returned_with", "As assert.spy(s).was.returned_with(...): one of the calls returned these values.", "values"),
    assertion("returned_arguments", "The assertion was given so many values.", "count"),
    assertion("holes", "The list has holes: values that are nil before its last one.", "list"),
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
  private static func assertion(_ name: String, _ doc: String, _ parameters: String...) -> Member {
    let optional: Set<String> = ["error", "count", "arguments", "values"]
    return word(name, doc, parameters.map { Parameter($0, .any, isOptional: optional.contains($0)) })
  }
}
