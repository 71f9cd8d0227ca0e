-- NSPredicate and NSCompoundPredicate: a format is read once into a tree of small tables, and evaluate walks the tree.
--
-- Source: Apple, Predicate Format String Syntax; NSPredicate; NSCompoundPredicate; docs/rules/world.md 1
-- The host gives: fold(text, ignoresCase, ignoresMarks), and matches(text, pattern, ignoresCase), which answers nil and why for a broken pattern.
local fold, matches = ...
local type, tostring, error, ipairs, pairs, pcall, tonumber = type, tostring, error, ipairs, pairs, pcall, tonumber
local getmetatable, setmetatable = getmetatable, setmetatable

-- The deepest nesting of parentheses in a format. Ours
local DEEPEST = 100
-- The most predicates inside each other. Ours: evaluating them takes a part of Lua's stack for each
local MOST_LEVELS = 10000
-- The longest format. Units: bytes. Ours, as of other patterns
local LONGEST = 4096

local WORDS = {
  AND = "and", OR = "or", NOT = "not", IN = "in", CONTAINS = "contains", BEGINSWITH = "beginswith", ENDSWITH = "endswith", LIKE = "like",
  MATCHES = "matches", BETWEEN = "between", ANY = "any", SOME = "any", ALL = "all", NONE = "none", SELF = "self", TRUEPREDICATE = "always",
  FALSEPREDICATE = "never", TRUE = "yes", YES = "yes", FALSE = "no", NO = "no", NIL = "nil", NULL = "nil",
}
local SIGNS = {
  ["="] = "==", ["=="] = "==", ["!="] = "!=", ["<>"] = "!=", ["<"] = "<", ["<="] = "<=", ["=<"] = "<=", [">"] = ">", [">="] = ">=", ["=>"] = ">=",
  ["&&"] = "and", ["||"] = "or", ["!"] = "not",
}
local COMPARES = {
  ["=="] = true, ["!="] = true, ["<"] = true, ["<="] = true, [">"] = true, [">="] = true, ["in"] = true, contains = true, beginswith = true,
  endswith = true, like = true, matches = true, between = true,
}

-- MARK: Reading a format

local function unreadable(format, at, what)
  error(('Unable to parse the format string "%s": %s at character %d'):format(format, what, at), 0)
end

-- What a quoted text says: \n, \" and their likes stand for themselves.
local function unquoted(text)
  return (text:gsub("\\(.)", function(letter) return letter == "n" and "\n" or letter == "t" and "\t" or letter end))
end

-- The pieces of a format: { kind, value, place }.
local function pieces(format)
  local list, at = {}, 1
  local function add(kind, value, length)
    list[#list + 1] = { kind = kind, value = value, at = at }
    at = at + length
  end
  while true do
    at = format:find("%S", at)
    if not at then break end
    local rest = format:sub(at, at + 255)
    local quote = rest:match "^[\"']"
    local word = rest:match "^#?[%a_@][%w_]*"
    local field = rest:match "^%%[%d%.lhqz]*[@KdifuxXosgceEG]"
    local number = rest:match "^%d+%.?%d*[eE][+-]?%d+" or rest:match "^%d+%.?%d*" or rest:match "^%.%d+"
    local sign = SIGNS[rest:sub(1, 2)] and rest:sub(1, 2) or SIGNS[rest:sub(1, 1)] and rest:sub(1, 1)
    if quote then
      local last = at
      repeat
        last = format:find(quote, last + 1, true)
        if not last then unreadable(format, at, "a text without its end") end
        local slashes = format:sub(at, last - 1):match "\\*$"
      until #slashes % 2 == 0
      add("value", unquoted(format:sub(at + 1, last - 1)), last - at + 1)
    elseif field then add("field", field:sub(-1), #field)
    elseif number then add("value", tonumber(number), #number)
    elseif rest:match "^%$[%a_][%w_]*" then
      local name = rest:match "^%$([%a_][%w_]*)"
      add("variable", name, #name + 1)
    elseif word then
      local known = WORDS[word:upper()]
      if known and word:sub(1, 1) ~= "#" then add(known, known, #word) else add("name", word:gsub("^#", ""), #word) end
    elseif sign then add(SIGNS[sign], SIGNS[sign], #sign)
    elseif rest:match "^%[[cdnl]+%]" then
      local options = rest:match "^%[([cdnl]+)%]"
      add("options", options, #options + 2)
    elseif rest:sub(1, 1) == "[" then unreadable(format, at, "'[': places in a list are not read; filter or index the list in Lua")
    elseif rest:sub(1, 2) == "**" then add("**", "**", 2)
    elseif rest:match "^[%(%)%{%},%.%+%-%*/]" then add(rest:sub(1, 1), rest:sub(1, 1), 1)
    else unreadable(format, at, ("'%s'"):format(rest:match "^[%z\1-\127\194-\244][\128-\191]*" or rest:sub(1, 1))) end
  end
  list[#list + 1] = { kind = "end", at = #format + 1 }
  return list
end

local function isList(value) return type(value) == "table" and (#value > 0 or next(value) == nil) end

-- Reads the pieces with the arguments of the format, in their order. A node of the tree is { kind = ... }; those that say true or false have isTest.
local function read(format, arguments)
  if #format > LONGEST then error(("a predicate's format has at most %d bytes, got %d"):format(LONGEST, #format), 0) end
  local list, place, given, depth = pieces(format), 1, 0, 0
  local function here() return list[place] end
  local function skip(kind)
    if list[place].kind ~= kind then return nil end
    place = place + 1
    return list[place - 1]
  end
  local function expect(kind)
    return skip(kind) or unreadable(format, here().at, ("'%s' is missing"):format(kind))
  end
  local anything

  local function argument()
    given = given + 1
    if given > arguments.n then error(('the format "%s" has more fields than the %d arguments that were given'):format(format, arguments.n), 0) end
    return arguments[given]
  end

  local function primary()
    local piece = here()
    place = place + 1
    if piece.kind == "(" then
      depth = depth + 1
      if depth > DEEPEST then unreadable(format, piece.at, ("more than %d parentheses inside each other"):format(DEEPEST)) end
      local inner = anything()
      depth = depth - 1
      expect ")"
      return inner
    end
    if piece.kind == "{" then
      local node = { kind = "list" }
      if not skip "}" then
        repeat node[#node + 1] = anything() until not skip ","
        expect "}"
      end
      return node
    end
    if piece.kind == "-" then return { kind = "negative", primary() } end
    if piece.kind == "value" then return { kind = "value", value = piece.value } end
    if piece.kind == "yes" then return { kind = "value", value = true } end
    if piece.kind == "no" then return { kind = "value", value = false } end
    if piece.kind == "nil" then return { kind = "value" } end
    if piece.kind == "variable" then return { kind = "variable", name = piece.value } end
    local node
    if piece.kind == "name" and piece.value:upper() == "SUBQUERY" then
      unreadable(format, piece.at, "SUBQUERY is not read; filter the inner lists by a predicate of their own")
    end
    if piece.kind == "self" then node = { kind = "path" }
    elseif piece.kind == "name" then node = { kind = "path", piece.value }
    elseif piece.kind == "field" then
      local value = argument()
      if piece.value ~= "K" then return { kind = "value", value = value } end
      if type(value) ~= "string" then error(("%%K wants the name of a property, got a %s"):format(type(value)), 0) end
      node = { kind = "path" }
      for name in value:gmatch "[^.]+" do node[#node + 1] = name end
    elseif piece.kind == "always" or piece.kind == "never" then return { kind = piece.kind, isTest = true }
    else unreadable(format, piece.at, piece.kind == "end" and "it ends too early" or ("'%s'"):format(tostring(piece.value))) end
    while skip "." do
      local name = here()
      place = place + 1
      -- A property may have the name of a word of the language.
      if name.kind ~= "name" and not WORDS[tostring(name.value):upper()] then unreadable(format, name.at, "a name is missing") end
      node[#node + 1] = name.value
    end
    return node
  end

  local function value(node, at)
    if node.isTest then unreadable(format, at, "a value is missing") end
    return node
  end
  local function test(node, at)
    if not node.isTest then unreadable(format, at, "a comparison is missing") end
    return node
  end

  -- Chains of one rank, such as a + b - c. `kinds`: the signs.
  local function chain(lower, kinds)
    return function()
      local at = here().at
      local node = lower()
      while kinds[here().kind] do
        local sign = here().kind
        place = place + 1
        local after = here().at
        node = { kind = "reckon", sign = sign, value(node, at), value(lower(), after) }
      end
      return node
    end
  end
  local sum = chain(chain(chain(primary, { ["**"] = true }), { ["*"] = true, ["/"] = true }), { ["+"] = true, ["-"] = true })

  local function comparison()
    local at = here().at
    local amount = skip "any" or skip "all" or skip "none"
    local left = sum()
    local operator = here()
    if not COMPARES[operator.kind] then
      if amount then unreadable(format, operator.at, "a comparison is missing") end
      return left
    end
    place = place + 1
    local options = skip "options"
    local after = here().at
    local right = value(sum(), after)
    return {
      kind = "compare", isTest = true, operator = operator.kind, amount = amount and amount.kind, value(left, at), right,
      ignoresCase = options ~= nil and options.value:find "c" ~= nil, ignoresMarks = options ~= nil and options.value:find "d" ~= nil,
    }
  end

  local function negation()
    local turns, at = 0, here().at
    while skip "not" do turns = turns + 1 end
    local node = comparison()
    if turns > 0 then test(node, at) end
    return turns % 2 == 1 and { kind = "not", isTest = true, node } or node
  end

  local function joined(kind, lower)
    return function()
      local at = here().at
      local node = lower()
      if here().kind ~= kind then return node end
      local all = { kind = kind, isTest = true, test(node, at) }
      while skip(kind) do
        at = here().at
        all[#all + 1] = test(lower(), at)
      end
      return all
    end
  end
  anything = joined("or", joined("and", negation))

  local node = test(anything(), 1)
  if here().kind ~= "end" then unreadable(format, here().at, ("'%s'"):format(tostring(here().value))) end
  return node
end

-- MARK: Evaluating

local COLLECTED = {}
function COLLECTED.count(list) return #list end
function COLLECTED.sum(list)
  local total = 0
  for _, number in ipairs(list) do total = total + number end
  return total
end
function COLLECTED.avg(list) return #list == 0 and 0 or COLLECTED.sum(list) / #list end
local function extreme(isBetter)
  return function(list)
    local best
    for _, value in ipairs(list) do if best == nil or isBetter(value, best) then best = value end end
    return best
  end
end
COLLECTED.min, COLLECTED.max = extreme(function(a, b) return a < b end), extreme(function(a, b) return a > b end)

-- The value at the end of a path: of a list the values of its elements.
local function follow(value, path, first)
  for place = first, #path do
    if value == nil then return nil end
    local name = path[place]
    local collected = name:sub(1, 1) == "@" and COLLECTED[name:sub(2)]
    if collected then
      if not isList(value) then error(("'%s' wants a list, got a %s"):format(name, type(value)), 0) end
      -- @sum.price: of the values that the rest of the path names.
      return collected(place < #path and follow(value, path, place + 1) or value)
    end
    if type(value) ~= "table" and type(value) ~= "userdata" then
      error(("[%s valueForUndefinedKey:]: this class is not key value coding-compliant for the key %s."):format(tostring(value), name), 0)
    end
    if isList(value) and value[name] == nil then
      local all = {}
      for _, element in ipairs(value) do all[#all + 1] = follow(element, path, place) end
      return all
    end
    value = value[name]
  end
  return value
end

local RECKON = {
  ["+"] = function(a, b) return a + b end, ["-"] = function(a, b) return a - b end, ["*"] = function(a, b) return a * b end,
  ["/"] = function(a, b) return a / b end, ["**"] = function(a, b) return a ^ b end,
}

local function shown(value) return type(value) == "string" and '"' .. value .. '"' or tostring(value) end

local function negative(value) return -value end

local function valueOf(node, object, variables)
  local kind = node.kind
  if kind == "value" then return node.value end
  if kind == "path" then return follow(object, node, 1) end
  if kind == "variable" then
    local value = variables and variables[node.name]
    if value == nil then error(("the predicate has no value for the variable $%s"):format(node.name), 0) end
    return value
  end
  if kind == "list" then
    local list = {}
    for place, element in ipairs(node) do list[place] = valueOf(element, object, variables) end
    return list
  end
  -- A sum with a value that is missing has none itself.
  local one, other = valueOf(node[1], object, variables), 0
  if kind ~= "negative" then other = valueOf(node[2], object, variables) end
  if one == nil or other == nil or one == NSNull.null or other == NSNull.null then return nil end
  local isFine, result = pcall(kind == "negative" and negative or RECKON[node.sign], one, other)
  if isFine then return result end
  if kind == "negative" then error("the predicate can't reckon -" .. shown(one), 0) end
  error(("the predicate can't reckon %s %s %s"):format(shown(one), node.sign, shown(other)), 0)
end

-- true and 1 are equal, as they are in UIKit's numbers.
local function plain(value)
  if value == true then return 1 end
  if value == false then return 0 end
  return value
end

local function folded(node, value)
  if type(value) == "string" and (node.ignoresCase or node.ignoresMarks) then return fold(value, node.ignoresCase, node.ignoresMarks) end
  return plain(value)
end

local function isEqual(node, one, other)
  one, other = folded(node, one), folded(node, other)
  return one == other
end

local function isLess(node, one, other, orEqual)
  one, other = folded(node, one), folded(node, other)
  if one == nil or other == nil or type(one) ~= type(other) and not (type(one) == "userdata" or type(other) == "userdata") then return false end
  if orEqual then return one <= other end
  return one < other
end

local function holds(node, collection, element)
  if type(collection) == "string" then
    if type(element) ~= "string" then return false end
    return folded(node, collection):find(folded(node, element), 1, true) ~= nil
  end
  if type(collection) ~= "table" then
    error(("Can't use in/contains operator with collection %s (not a collection)"):format(tostring(collection)), 0)
  end
  for _, other in ipairs(collection) do if isEqual(node, other, element) then return true end end
  return false
end

local function text(value, operator)
  if type(value) == "string" then return value end
  error(("Can't do a substring operation (%s) with something that isn't a string: %s"):format(operator, tostring(value)), 0)
end

-- Whether a text is like one with * for anything and ? for one character. Each star goes on from where it last fitted, so nothing is tried twice.
local function isLike(value, pattern)
  local letters, signs = {}, {}
  for _, code in utf8.codes(value, true) do letters[#letters + 1] = code end
  for _, code in utf8.codes(pattern, true) do signs[#signs + 1] = code end
  local STAR, MARK = 42, 63
  local at, sign, star, from = 1, 1, nil, 1
  while at <= #letters do
    if signs[sign] == STAR then
      star, from, sign = sign, at, sign + 1
    elseif signs[sign] == letters[at] or signs[sign] == MARK then
      at, sign = at + 1, sign + 1
    elseif star then
      from = from + 1
      at, sign = from, star + 1
    else
      return false
    end
  end
  while signs[sign] == STAR do sign = sign + 1 end
  return sign > #signs
end

local COMPARE = {}
COMPARE["=="] = isEqual
COMPARE["!="] = function(node, one, other) return not isEqual(node, one, other) end
COMPARE["<"] = function(node, one, other) return isLess(node, one, other, false) end
COMPARE["<="] = function(node, one, other) return isLess(node, one, other, true) end
COMPARE[">"] = function(node, one, other) return isLess(node, other, one, false) end
COMPARE[">="] = function(node, one, other) return isLess(node, other, one, true) end
COMPARE["in"] = function(node, one, other) return other ~= nil and holds(node, other, one) end
function COMPARE.contains(node, one, other) return one ~= nil and holds(node, one, other) end
function COMPARE.beginswith(node, one, other)
  if one == nil or other == nil then return false end
  local start = folded(node, text(other, "beginswith"))
  return folded(node, text(one, "beginswith")):sub(1, #start) == start
end
function COMPARE.endswith(node, one, other)
  if one == nil or other == nil then return false end
  local tail = folded(node, text(other, "endswith"))
  return tail == "" or folded(node, text(one, "endswith")):sub(-#tail) == tail
end
function COMPARE.like(node, one, other)
  if one == nil or other == nil then return false end
  return isLike(folded(node, text(one, "like")), folded(node, text(other, "like")))
end
function COMPARE.matches(node, one, other)
  if one == nil or other == nil then return false end
  local found, why = matches(text(one, "matches"), text(other, "matches"), node.ignoresCase)
  if found == nil then error(("Can't do regex matching, reason: %s (pattern %s)"):format(why, other), 0) end
  return found
end
function COMPARE.between(node, one, other)
  if type(other) ~= "table" or #other ~= 2 then error("BETWEEN wants a list of two values", 0) end
  return isLess(node, other[1], one, true) and isLess(node, one, other[2], true)
end

local function isTrue(node, object, variables)
  local kind = node.kind
  if kind == "and" then
    for _, part in ipairs(node) do if not isTrue(part, object, variables) then return false end end
    return true
  end
  if kind == "or" then
    for _, part in ipairs(node) do if isTrue(part, object, variables) then return true end end
    return false
  end
  if kind == "not" then return not isTrue(node[1], object, variables) end
  if kind == "always" or kind == "never" then return kind == "always" end
  if kind == "block" then return (node.block(object, variables)) and true or false end
  local left, right = valueOf(node[1], object, variables), valueOf(node[2], object, variables)
  local compare = COMPARE[node.operator]
  if not node.amount then return compare(node, left, right) end
  if left == nil then left = {} end
  if type(left) ~= "table" then error(("ANY, ALL and NONE want a list, got a %s"):format(type(left)), 0) end
  for _, element in ipairs(left) do
    local fits = compare(node, element, right)
    if node.amount == "any" and fits then return true end
    if node.amount == "none" and fits or node.amount == "all" and not fits then return false end
  end
  return node.amount ~= "any"
end

-- MARK: The classes

-- The tree of each predicate. Its root has the format as `text`, or, of several predicates as one, their roots and `levels`, so many are inside
-- each other.
local trees = setmetatable({}, { __mode = "k" })
local Predicate = {}
local meta = { __name = "NSPredicate" }

-- Adds the text of a root to a list of pieces.
local function write(node, all)
  local function add(piece) all[#all + 1] = piece end
  if node.text then return add(node.text) end
  if node.kind == "not" then add "NOT " elseif #node == 0 then add(node.kind == "and" and "TRUEPREDICATE" or "FALSEPREDICATE") end
  for place, part in ipairs(node) do
    if place > 1 then add(node.kind == "and" and " AND " or " OR ") end
    add "("
    write(part, all)
    add ")"
  end
end

local function textOf(predicate)
  local pieces = {}
  write(trees[predicate], pieces)
  return table.concat(pieces)
end

meta.__tostring = textOf
function meta.__index(predicate, key)
  if key == "predicateFormat" then return textOf(predicate) end
  if Predicate[key] then return Predicate[key] end
  if key == "isKind" then return nil end
  error(("NSPredicate has no property '%s'"):format(tostring(key)), 2)
end
function meta.__newindex() error("an NSPredicate can't be changed; make another one", 2) end

local function made(tree, text)
  local predicate = setmetatable({}, meta)
  trees[predicate], tree.text = tree, text
  return predicate
end

local function treeOf(predicate, call)
  return trees[predicate] or error(("%s wants an NSPredicate, got a %s"):format(call, type(predicate)), 3)
end

-- Whether a part of a predicate reads a property of this name. `pairs` is only asked for a yes or no.
local function reads(node, name)
  if node.kind == "value" then return false end
  if node.kind == "path" and node[1] == name then return true end
  for _, part in pairs(node) do if type(part) == "table" and reads(part, name) then return true end end
  return false
end

-- Foundation's labels: evaluate { with = object, substitutionVariables = values }; nil for an object that happens to have such a field.
local function labelled(tree, object)
  if type(object) ~= "table" or getmetatable(object) or object.with == nil then return end
  for key in pairs(object) do if key ~= "with" and key ~= "substitutionVariables" then return end end
  return not reads(tree, "with")
end

function Predicate:evaluate(object, variables)
  local tree = treeOf(self, "NSPredicate:evaluate")
  if variables == nil and labelled(tree, object) then object, variables = object.with, object.substitutionVariables end
  if variables ~= nil and type(variables) ~= "table" then
    error(("NSPredicate:evaluate: argument 2 'substitutionVariables' must be a table, got %s"):format(shown(variables)), 2)
  end
  local ok, answer = pcall(isTrue, tree, object, variables)
  if not ok then error(answer, type(answer) == "string" and 2 or 0) end
  return answer
end

-- The elements of a list for which it is true: NSArray's filtered(using:).
function Predicate:filtered(list)
  treeOf(self, "NSPredicate:filtered")
  if type(list) ~= "table" then error(("NSPredicate:filtered wants a list, got a %s"):format(type(list)), 2) end
  local found = {}
  for _, element in ipairs(list) do if self:evaluate(element) then found[#found + 1] = element end end
  return found
end

local function ofFormat(format, arguments)
  local ok, tree = pcall(read, format, arguments)
  if not ok then error(tree, 3) end
  return made(tree, format)
end

local function predicate(_, first, ...)
  if type(first) == "string" then return ofFormat(first, { n = select("#", ...), ... }) end
  if type(first) ~= "table" then
    error(("NSPredicate is made of { format = \"name == %%@\", name }, { block = function } or { value = true }, got a %s"):format(type(first)), 2)
  end
  for key in pairs(first) do
    if math.type(key) ~= "integer" and key ~= "format" and key ~= "argumentArray" and key ~= "block" and key ~= "value" then
      error(("NSPredicate has no property '%s'; it is made of format, block or value"):format(tostring(key)), 2)
    end
  end
  if type(first.block) == "function" then return made({ kind = "block", isTest = true, block = first.block }, "BLOCKPREDICATE") end
  if type(first.value) == "boolean" then
    return made({ kind = first.value and "always" or "never", isTest = true }, first.value and "TRUEPREDICATE" or "FALSEPREDICATE")
  end
  if type(first.format) ~= "string" then error(("NSPredicate wants format = a text, got a %s"):format(type(first.format)), 2) end
  local arguments, count = first.argumentArray or first, 0
  if type(arguments) ~= "table" then error(("NSPredicate wants argumentArray = a list, got a %s"):format(type(arguments)), 2) end
  for key in pairs(arguments) do if math.type(key) == "integer" and key > count then count = key end end
  local list = { n = count }
  for place = 1, count do list[place] = arguments[place] end
  return ofFormat(first.format, list)
end

-- Several predicates as one.
local function compound(_, of)
  if type(of) ~= "table" then error("NSCompoundPredicate is made of { andPredicateWithSubpredicates = { one, other } }", 2) end
  local list = of.subpredicates or of.andPredicateWithSubpredicates or of.orPredicateWithSubpredicates
  local kind = of.orPredicateWithSubpredicates and "or" or of.andPredicateWithSubpredicates and "and" or of.type
  if of.notPredicateWithSubpredicate then list, kind = { of.notPredicateWithSubpredicate }, "not" end
  if type(list) ~= "table" or kind ~= "and" and kind ~= "or" and kind ~= "not" then
    error("NSCompoundPredicate wants andPredicateWithSubpredicates, orPredicateWithSubpredicates, notPredicateWithSubpredicate, or type and subpredicates", 2)
  end
  local node = { kind = kind, isTest = true, levels = 1 }
  for place, one in ipairs(list) do
    local part = treeOf(one, "NSCompoundPredicate")
    node[place], node.levels = part, math.max(node.levels, (part.levels or 0) + 1)
  end
  if node.levels > MOST_LEVELS then
    error(("NSCompoundPredicate: more than %d predicates inside each other; give one of them a list of many"):format(MOST_LEVELS), 2)
  end
  if kind == "not" and #node ~= 1 then error("NSCompoundPredicate: \"not\" has one subpredicate", 2) end
  return made(node)
end

local function class(name, make)
  return setmetatable({}, { __call = make, __name = name, __tostring = function() return "class " .. name end })
end

return class("NSPredicate", predicate), class("NSCompoundPredicate", compound)
