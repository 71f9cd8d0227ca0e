/// The types for properties and machines, for editors. The code is in Lua (Properties/Words/*.lua); this describes it.
enum GeneratorStubs {
  static let text = """
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

    """
}
