---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A block of tests. `body` is a function that contains tests and other blocks.
---@class spec.describe
---@field only fun(name: string, body: function) Of the file, only what is said so runs.
---@overload fun(name: string, body: function)
describe = {}

---The same as describe.
---@class spec.context
---@field only fun(name: string, body: function) Of the file, only what is said so runs.
---@overload fun(name: string, body: function)
context = {}

---The same as describe.
---@class spec.expose
---@field only fun(name: string, body: function) Of the file, only what is said so runs.
---@overload fun(name: string, body: function)
expose = {}

---The same as describe; when the block ends, globals and modules are what they were before.
---@class spec.insulate
---@field only fun(name: string, body: function) Of the file, only what is said so runs.
---@overload fun(name: string, body: function)
insulate = {}

---A test. Without a function it is only announced, and reported as pending. With it.only or describe.only, the file runs no other tests.
---@class spec.it
---@field only fun(name: string, body?: function) Of the file, only what is said so runs.
---@overload fun(name: string, body?: function)
it = {}

---The same as it.
---@class spec.test
---@field only fun(name: string, body?: function) Of the file, only what is said so runs.
---@overload fun(name: string, body?: function)
test = {}

---The same as it.
---@class spec.spec
---@field only fun(name: string, body?: function) Of the file, only what is said so runs.
---@overload fun(name: string, body?: function)
spec = {}

---At the top of a file or in a block: a test that is only announced. Inside a test: ends the test, which is counted as skipped.
---@param name? string
---@param body? function
function pending(name, body) end

---A function that runs before each test of the block and of the blocks inside it.
---@param body function
function before_each(body) end

---A function that runs after each test of the block and of the blocks inside it.
---@param body function
function after_each(body) end

---A function that runs once, when the block is entered.
---@param body function
function setup(body) end

---A function that runs once, when the block is left.
---@param body function
function teardown(body) end

---The same as setup.
---@param body function
function strict_setup(body) end

---The same as teardown.
---@param body function
function strict_teardown(body) end

---A function that runs once, before the first test of the block that is not skipped.
---@param body function
function lazy_setup(body) end

---A function that runs once, after the last test of the block that was not skipped.
---@param body function
function lazy_teardown(body) end

---Inside a test: a function that runs when the test ends, also after an error.
---@param body function
function finally(body) end

---Launches an app with one window, which is filled and made visible. The content is its root view controller, a view, a list of views, or a function that gets the window and fills it. Options are those of launch, and window, the window's properties. Returns the app and the window.
---@param content? any
---@param options? table
---@return App
---@return UIWindow
function launchWindow(content, options) end

---Inside a test: says on which of touches, order, pace, slow, device, text it may depend under lunette test --perturb, and why: perturb { pace = false, reason = "it measures the pace" }.
---@param options table
function perturb(options) end

---Inside a test: answers the first value of a list under lunette test, and each in turn under lunette explore SPEC, where the test runs once for each combination: choose { "a", "b" }.
---@param values any[]
---@return any
function choose(values) end

---A test that runs with many random values, one from each generator in the list. A failing case is reduced to a small one. Options: cases.
---@param name string
---@param generators any[]
---@param body function
---@param options? table
function property(name, generators, body, options) end

---A test with random sequences of commands; the invariant is checked after each command: { init = function, commands = { name = { args, when, run, weight } }, invariant = function, steps, cases }.
---@param name string
---@param machine table
function machine(name, machine) end

---Inside a property: leaves out the case if the condition is false.
---@param condition any
function assume(condition) end

---Inside a property: counts the case under a label. The shares of the labels are printed.
---@param label any
function collect(label) end

---At the top of a file or in a block: its tests run as usual and once in each of these variants, one axis at a time, each with kept frames of its own: variants { device = { "iPad" }, textSize = { "AX3" } }.
---@param axes table
function variants(axes) end

---Runs the tests of the block in a random order, which depends on --seed.
---@param on? boolean
function randomize(on) end

---@class luassert
---@field [string] any
---@field are luassert
---@field is luassert
---@field has luassert
---@field have luassert
---@field was luassert
---@field were luassert
---@field does luassert
---@field no luassert
---@field are_not luassert
---@field is_not luassert
---@field has_no luassert
---@field array luassert
---@field message luassert
---@overload fun(value: any, message?: any, ...: any): any
assert = {}

---Both values are equal by ==.
---@param expected any
---@param actual any
function assert.equal(expected, actual) end

---The same as equal.
---@param expected any
---@param actual any
function assert.equals(expected, actual) end

---The values are not equal by ==.
---@param expected any
---@param actual any
function assert.are_not_equal(expected, actual) end

---Both values have the same content; tables are compared with all tables inside them.
---@param expected any
---@param actual any
function assert.same(expected, actual) end

---The values have different content.
---@param expected any
---@param actual any
function assert.are_not_same(expected, actual) end

---The two numbers differ by at most the tolerance.
---@param expected any
---@param actual any
---@param tolerance any
function assert.near(expected, actual, tolerance) end

---The text matches a Lua pattern.
---@param pattern string
---@param actual any
---@param init? any
---@param plain? any
function assert.matches(pattern, actual, init, plain) end

---The text has the part in it, letter by letter.
---@param part string
---@param actual string
function assert.contains(part, actual) end

---The value is true.
---@param actual any
function assert.is_true(actual) end

---The value is false.
---@param actual any
function assert.is_false(actual) end

---The value is neither false nor nil.
---@param actual any
function assert.truthy(actual) end

---The value is false or nil.
---@param actual any
function assert.falsy(actual) end

---The value is nil.
---@param actual any
function assert.is_nil(actual) end

---The value is not nil.
---@param actual any
function assert.is_not_nil(actual) end

---The value is a number.
---@param actual any
function assert.is_number(actual) end

---The value is a string.
---@param actual any
function assert.is_string(actual) end

---The value is a table.
---@param actual any
function assert.is_table(actual) end

---The value is a function.
---@param actual any
function assert.is_function(actual) end

---The value is true or false.
---@param actual any
function assert.is_boolean(actual) end

---The value is an object of the host, such as a view.
---@param actual any
function assert.is_userdata(actual) end

---The value is a coroutine.
---@param actual any
function assert.is_thread(actual) end

---The value is a function, or can be called like one.
---@param actual any
function assert.callable(actual) end

---The list contains no value twice.
---@param list any
function assert.unique(list) end

---The function raises an error; if an error is given, exactly this one.
---@param fn function
---@param error? any
function assert.has_error(fn, error) end

---The function raises no error; if an error is given, not this one.
---@param fn function
---@param error? any
function assert.has_no_error(fn, error) end

---The function raises an error whose text matches a Lua pattern.
---@param fn function
---@param pattern string
---@param init? any
---@param plain? any
function assert.error_matches(fn, pattern, init, plain) end

---The function, called with the further arguments, raises an error whose text has the part in it. Returns the text, with its position.
---@param part string
---@param fn function
---@param arguments? any
function assert.raises(part, fn, arguments) end

---@class assert.frame.Options
---@field svg? boolean Whether a picture is kept and compared, too.

---The screen looks as in the kept frame of this name.
---@param app App
---@param name any
---@param options? assert.frame.Options
function assert.frame(app, name, options) end

---@class assert.lints.Options
---@field also? string A rule that is only checked where it is asked for, or a list of them.
---@field systemColors? boolean Whether contrast counts where both colours are UIKit's own.

---The screen, as it is now, has nothing that `lunette lint` would report.
---@param app App
---@param options? assert.lints.Options
function assert.lints(app, options) end

---Apps have asked a server for something: its method and its path; how often, with which query, headers and body.
---@param server Server
---@param request string
---@param options? table
function assert.requested(server, request, options) end

---The assertion was given so many values.
---@param count number
---@param arguments? any
function assert.returned_arguments(count, arguments) end

---As assert.array(t).has.holes(length): the list has holes, values that are nil before its last one, or up to a length.
---@param length? any
function assert.holes(length) end

---@class assert.sound.Options
---@field voiceOver? boolean Whether VoiceOver must come to every control that a finger reaches.
---@field rules? string The path of a file of rules.

---The app, after it has come to rest, has none of the faults that `lunette fuzz` looks for; with the path of a file of rules its invariants hold, too.
---@param app App
---@param options? assert.sound.Options
function assert.sound(app, options) end

---@class assert.shows.Options
---@field timeout? number How long it may take. Seconds.
---@field count? integer How many views match.
---@field stays? number How long it must hold. Seconds.

---Something on the screen matches a query, now or within `timeout` seconds of simulated time (10); with `count`, so many views; with `stays`, for so long.
---@param app App
---@param query any
---@param options? assert.shows.Options
function assert.shows(app, query, options) end

---@class assert.not_shows.Options
---@field timeout? number How long it may take. Seconds.
---@field stays? number How long it must hold. Seconds.

---Nothing on the screen matches a query, now or within `timeout` seconds of simulated time (10); with `stays`, for so long.
---@param app App
---@param query any
---@param options? assert.not_shows.Options
function assert.not_shows(app, query, options) end

---@class assert.announces.Options
---@field timeout? number How long it may take. Seconds.

---Assistive technology was told to say a text or what a pattern matches, since the launch or within `timeout` seconds of simulated time (10).
---@param app App
---@param text any
---@param options? assert.announces.Options
function assert.announces(app, text, options) end

---@class assert.accessibility.Options
---@field timeout? number How long it may take. Seconds.
---@field children? string contain, equal (exactly these) or deep-equal (with all below).

---The tree of accessibility is as a template says, or as in the kept file of this name, now or within `timeout` seconds of simulated time (10). What the template leaves out matches anything.
---@param app App
---@param template string
---@param options? assert.accessibility.Options
function assert.accessibility(app, template, options) end

---What the app has cost since its launch or app:clearCounts() is at most as given, such as { instructions = 5000, calls = 40, viewsMade = 14, made = { UILabel = 3 }, perFrame = { instructions = 2000 } }, or not more than in the kept file of a name.
---@param app App
---@param limits any
function assert.budget(app, limits) end

---As assert.spy(s).was.called(count): the spy was called so often, or without a count at least once.
---@param count? any
function assert.called(count) end

---As assert.spy(s).was.called_at_least(times): the spy was called at least so often.
---@param times number
function assert.called_at_least(times) end

---As assert.spy(s).was.called_at_most(times): the spy was called at most so often.
---@param times number
function assert.called_at_most(times) end

---As assert.spy(s).was.called_more_than(times): the spy was called more than so often.
---@param times number
function assert.called_more_than(times) end

---As assert.spy(s).was.called_less_than(times): the spy was called less than so often.
---@param times number
function assert.called_less_than(times) end

---As assert.spy(s).was.called_with(...): one of the calls had these arguments.
---@param arguments? any
function assert.called_with(arguments) end

---As assert.spy(s).was.returned_with(...): one of the calls returned these values.
---@param values? any
function assert.returned_with(values) end

---A function that remembers how it was called.
---@class luassert.spy
---@field calls { vals: any[], refs: any[] }[] What it was called with, oldest first.
---@field returnvals { vals: any[], refs: any[] }[] What it returned.
---@field callback function What it calls.
---@field called fun(self: luassert.spy, times?: integer): boolean, integer
---@field called_with fun(self: luassert.spy, ...: any): boolean
---@field returned_with fun(self: luassert.spy, ...: any): boolean
---@field clear fun(self: luassert.spy): luassert.spy Forgets the calls.
---@field revert fun(self: luassert.spy): function Puts the table's own function back.
---@overload fun(...: any): any

---A spy that answers what it is told to, and calls nothing else.
---@class luassert.stub: luassert.spy
---@field returns fun(...: any): luassert.stub What it answers.
---@field invokes fun(callback: function): luassert.stub What it calls to answer.
---@field by_default luassert.answers
---@field on_call_with fun(...: any): luassert.answers What it answers to these arguments.
---@overload fun(...: any): any

---@class luassert.answers
---@field returns fun(...: any): luassert.stub
---@field invokes fun(callback: function): luassert.stub

---@class luassert.spies
---@field new fun(callback?: function): luassert.spy
---@field on fun(table: table, key: any): luassert.spy In the place of a table's function, until the test ends.
---@field is_spy fun(value: any): boolean
---@overload fun(callback?: function): luassert.spy
spy = {}

---@class luassert.stubs
---@field new fun(table?: table, key?: any, ...: any): luassert.stub
---@field is_stub fun(value: any): boolean
---@overload fun(table?: table, key?: any, ...: any): luassert.stub
stub = {}

---@class luassert.mocks
---@field new fun(table: table, stubs?: boolean): table
---@field clear fun(table: table): table
---@field revert fun(table: table): table
---@overload fun(table: table, stubs?: boolean): table
mock = {}

---Stands for an argument: it holds for some values, and not for others.
---@class luassert.matcher
---@overload fun(value: any): boolean

---@class luassert.matchers
---@field _ luassert.matcher Any value.
---@field any_of fun(...: any): luassert.matcher One of them holds.
---@field all_of fun(...: any): luassert.matcher All of them hold.
---@field none_of fun(...: any): luassert.matcher None of them holds.
---@field [string] fun(...: any): luassert.matcher
---@field is_true fun(...: any): luassert.matcher The value is true.
---@field is_false fun(...: any): luassert.matcher The value is false.
---@field is_nil fun(...: any): luassert.matcher The value is nil.
---@field is_not_nil fun(...: any): luassert.matcher The value is not nil.
---@field is_number fun(...: any): luassert.matcher The value is a number.
---@field is_string fun(...: any): luassert.matcher The value is a string.
---@field is_table fun(...: any): luassert.matcher The value is a table.
---@field is_function fun(...: any): luassert.matcher The value is a function.
---@field is_boolean fun(...: any): luassert.matcher The value is true or false.
---@field is_userdata fun(...: any): luassert.matcher The value is an object of the host, such as a view.
---@field is_thread fun(...: any): luassert.matcher The value is a coroutine.
match = {}

---A generator: how random values of a property are made.
---@class generator<T>
---@field map fun(self: generator<any>, change: fun(value: any): any): generator<any> What a function makes of each value.
---@field filter fun(self: generator<any>, accepts: fun(value: any): boolean?): generator<any> Only values that a function accepts.
---@field bind fun(self: generator<any>, following: fun(value: any): generator<any>): generator<any> Values of a generator that a function makes of each value.
---@field flatMap fun(self: generator<any>, following: fun(value: any): generator<any>): generator<any> The same as bind.

---@class generator.lengths
---@field min? integer
---@field max? integer

---@class generator.list: generator.lengths
---@field unique? boolean No value twice.

---@class generator.string: generator.lengths
---@field alphabet? string The characters that texts are made of.
---@field unicode? boolean Combining marks, right to left, emoji, now and then very long texts.

---@class generator.number
---@field nan? boolean
---@field infinity? boolean
---@field negativeZero? boolean

---@class gen
gen = {}

---A whole number; -2^53 to 2^53 where the limits are left out. Simplest: what is nearest to 0, above before below.
---@param low? integer
---@param high? integer
---@return generator<integer>
function gen.integer(low, high) end

---A number with or without a fraction. Simplest: whole numbers nearest to 0, then halves, quarters, tenths.
---@param low? number
---@param high? number
---@param options? generator.number
---@return generator<number>
---@overload fun(options: generator.number): generator<number>
function gen.number(low, high, options) end

---true or false. Simplest: false.
---@return generator<boolean>
function gen.boolean() end

---A text of 0 to 40 characters. Simplest: the shortest, then letters early in the alphabet.
---@param options? generator.string|integer The options, or the most characters.
---@return generator<string>
function gen.string(options) end

---One of the values of a list. Simplest: the first.
---@generic T
---@param list T[]
---@return generator<T>
function gen.choice(list) end

---Always the same value.
---@generic T
---@param value T
---@return generator<T>
function gen.constant(value) end

---A list, 6 values on average. Simplest: the shortest, then simple values.
---@param each generator<any>
---@param options? generator.list
---@return generator<any[]>
function gen.list(each, options) end

---A list of exactly so many values.
---@param each generator<any>
---@param count integer
---@return generator<any[]>
function gen.array(each, count) end

---A table with these keys.
---@param fields table<any, generator<any>>
---@return generator<table>
function gen.record(fields) end

---Values of several generators, each as often as the number before it says. Simplest: the first generator's.
---@param list { [1]: integer, [2]: generator<any> }[]
---@return generator<any>
function gen.frequency(list) end

---Values with others of their kind inside. Simplest: a leaf.
---@param leaf generator<any>
---@param branch fun(inner: generator<any>): generator<any>
---@param options? { depth?: integer }
---@return generator<any>
function gen.recursive(leaf, branch, options) end

---The values of a list in another order. Simplest: the list's order.
---@generic T
---@param list T[]
---@return generator<T[]>
function gen.permutation(list) end

---Some of the values of a list, in its order. Simplest: none.
---@generic T
---@param list T[]
---@return generator<T[]>
function gen.sublist(list) end

---A row of a table view. Simplest: the first.
---@param table UITableView|fun(state: any): UITableView
---@return generator<IndexPath>
function gen.indexPath(table) end

---In commands of a machine: a row of the table view that the state has under this name.
---@param name? string
---@return generator<IndexPath>
function gen.row(name) end

---A whole point of a view's bounds. Simplest: the top left corner.
---@param view UIView|fun(state: any): UIView
---@return generator<CGPoint>
function gen.point(view) end

---A colour, "#RRGGBB". Simplest: black.
---@return generator<string>
function gen.color() end

---A moment from 1970 to 2099, in seconds as os.time has them. Simplest: 2001-01-01.
---@return generator<integer>
function gen.date() end

---A command of a machine.
---@class machine.command
---@field args? generator<any>[]
---@field when? fun(state: any): boolean? Whether it may come now.
---@field run fun(state: any, ...: any)
---@field weight? integer How often it comes.
---@field text? fun(state: any, ...: any): string How the report writes it.

---@class commands
commands = {}

---What a user can do with every app: tap, press, drag, fling, pull, swipeRow, type, hideKeyboard, turn, background, wait.
---@param app? App|fun(state: any): App The state's `app` if left out.
---@return table<string, machine.command>
function commands.touches(app) end
