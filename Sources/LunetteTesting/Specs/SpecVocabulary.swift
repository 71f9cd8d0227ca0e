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
    block("describe", "A block of tests with a name."), block("context", "As describe."), block("expose", "As describe."),
    block("insulate", "As describe; globals and modules are put back when it ends."),
    test("it", "A test; without a function it is announced only. it.only, and describe.only: the file runs no others."), test("test", "As it."), test("spec", "As it."),
    word(
      "pending", "At the top or in a block: a test that is announced only. In a test: leaves it, counted as skipped.",
      [.init("name", .string, isOptional: true), .init("body", .function, isOptional: true)]),
    hook("before_each", "Before each test of the block, inner blocks included."), hook("after_each", "After each test of the block."),
    hook("setup", "Once, when the block is entered."), hook("teardown", "Once, when the block is left."),
    hook("strict_setup", "As setup."), hook("strict_teardown", "As teardown."),
    hook("lazy_setup", "Once, before the first of the block's tests that really runs."),
    hook("lazy_teardown", "Once, after the last of the block's tests that really ran."),
    hook("finally", "In a test: what runs when it ends, whatever happens."),
    word(
      "property",
      "A test that is tried with many random values, one of each generator in the list; one that fails is made as small as it gets. Options: cases.",
      [.init("name", .string), .init("generators", .list(.any)), .init("body", .function), .init("options", .table, isOptional: true)]),
    word(
      "machine",
      "Random sequences of commands, checked after each: { init = function, commands = { name = { args, when, run, weight } }, invariant = function, steps, cases }.",
      [.init("name", .string), .init("machine", .table)]),
    word("assume", "In a property: gives the case up where the condition does not hold.", [.init("condition", .any)]),
    word("collect", "In a property: counts the case under a label; the shares are printed.", [.init("label", .any)]),
    word(
      "randomize", "The block's tests run in another order, which --seed decides.", [.init("on", .boolean, isOptional: true)]),
  ]

  private static let knownAssertions: [Member] = [
    assertion("equal", "The two are equal by ==.", "expected", "actual"),
    assertion("equals", "As equal.", "expected", "actual"),
    assertion("same", "The two have the same content, tables all the way down.", "expected", "actual"),
    assertion("near", "A number is at most so far from another.", "expected", "actual", "tolerance"),
    assertion("matches", "A text matches a Lua pattern.", "pattern", "actual"),
    assertion("is_true", "It is true.", "actual"), assertion("is_false", "It is false.", "actual"),
    assertion("truthy", "It is neither false nor nil.", "actual"), assertion("falsy", "It is false or nil.", "actual"),
    assertion("is_nil", "It is nil.", "actual"), assertion("is_not_nil", "It is not nil.", "actual"),
    assertion("is_number", "It is a number.", "actual"), assertion("is_string", "It is a string.", "actual"),
    assertion("is_table", "It is a table.", "actual"), assertion("is_function", "It is a function.", "actual"),
    assertion("is_boolean", "It is true or false.", "actual"), assertion("is_userdata", "It is a native object or value.", "actual"),
    assertion("callable", "It is a function, or what can be called like one.", "actual"),
    assertion("unique", "A list has no value twice.", "list"),
    assertion("has_error", "A function raises an error, this one if it is given.", "fn", "error"),
    assertion("has_no_error", "A function raises no error.", "fn"),
    assertion("error_matches", "A function raises an error whose text matches a Lua pattern.", "fn", "pattern"),
    assertion("are_not_equal", "The two are not equal by ==.", "expected", "actual"),
    assertion("are_not_same", "The two differ in content.", "expected", "actual"),
    word(
      "frame", "The screen is as the frame that is kept under a name.",
      [
        .init("app", .named("App")), .init("name", .string),
        .init("options", .fields([.init(name: "svg", type: .boolean, doc: "Whether a picture is kept and compared, too.", isOptional: true)]), isOptional: true),
      ]),
    assertion("returned_arguments", "So many values were handed over.", "count"),
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
    let optional: Set<String> = ["error"]
    return word(name, doc, parameters.map { Parameter($0, .any, isOptional: optional.contains($0)) })
  }
}
