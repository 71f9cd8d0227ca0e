import LunetteTesting
import ScriptTestSupport
import Testing

/// The hard cases of shrinking: each has a smallest answer, which is known, and is reached within 2,000 runs from whatever fails first.
@Suite struct HardCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let generators: String
    let body: String
    /// In the form of the report.
    let smallest: String
    var before = ""
    var cases = 5000

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a list whose sum is over 1,000", generators: "gen.list(gen.integer())",
      body: "local sum = 0 for _, number in ipairs(a) do sum = sum + number end assert.is_true(sum <= 1000)", smallest: "{ { 1001 } }"),
    Case(
      name: "a list of small numbers whose sum is over 100", generators: "gen.list(gen.integer(0, 20))",
      body: "local sum = 0 for _, number in ipairs(a) do sum = sum + number end assert.is_true(sum <= 100)",
      smallest: "{ { 1, 20, 20, 20, 20, 20 } }"),
    Case(
      name: "two lists that share an element", generators: "gen.list(gen.integer()), gen.list(gen.integer())",
      body:
        "local seen = {} for _, number in ipairs(a) do seen[number] = true end for _, number in ipairs(b) do assert.is_nil(seen[number]) end",
      smallest: "{ { 0 }, { 0 } }"),
    Case(
      name: "a string that reverses to itself", generators: "gen.string()", body: "assert.is_true(#a < 2 or a ~= a:reverse())",
      smallest: #"{ "aa" }"#),
    Case(
      name: "a string of two letters that reverses to itself", generators: "gen.string()",
      body: "assert.is_true(a ~= a:reverse() or a == a:sub(1, 1):rep(#a))", smallest: #"{ "aba" }"#, cases: 50000),
    Case(
      name: "a tree that is too deep",
      generators: "gen.recursive(gen.integer(), function(inner) return gen.record { left = inner, right = inner } end, { depth = 8 })",
      body: "assert.is_true(depth(a) < 3)", smallest: "{ { left = 0, right = { left = 0, right = { left = 0, right = 0 } } } }",
      before: "local function depth(t) return type(t) == 'table' and 1 + math.max(depth(t.left), depth(t.right)) or 0 end"),
    Case(
      name: "a list in lists that is too deep",
      generators: "gen.recursive(gen.constant(1), function(inner) return gen.list(inner) end, { depth = 8 })",
      body: "assert.is_true(depth(a) < 4)", smallest: "{ { { { {} } } } }",
      before:
        "local function depth(t) if type(t) ~= 'table' then return 0 end local most = 0 for _, e in ipairs(t) do most = math.max(most, depth(e)) end return most + 1 end"
    ),
    Case(
      name: "an index that depends on its list's length",
      generators:
        "gen.integer(1, 20):bind(function(n) return gen.record { list = gen.array(gen.integer(0, 1000), n), at = gen.integer(1, n) } end)",
      body: "assert.is_true(a.list[a.at] < 500)", smallest: "{ { at = 1, list = { 500 } } }"),
    Case(
      name: "a list whose length was drawn first",
      generators: "gen.integer(1, 100):bind(function(n) return gen.array(gen.integer(0, 1000), n) end)",
      body: "for _, number in ipairs(a) do assert.is_true(number < 900) end", smallest: "{ { 900 } }"),
    Case(
      name: "a filter that every seventh number passes", generators: "gen.integer():filter(function(n) return n % 7 == 0 end)",
      body: "assert.is_true(a <= 1000)", smallest: "{ 1001 }"),
    Case(
      name: "a filter that primes pass",
      generators:
        "gen.integer(2, 1000000):filter(function(n) for i = 2, n do if i * i > n then return true end if n % i == 0 then return false end end end)",
      body: "assert.is_true(a <= 1000)", smallest: "{ 1009 }"),
    Case(
      name: "a filter on a whole list",
      generators:
        "gen.list(gen.integer(0, 1000)):filter(function(l) for i = 2, #l do if l[i] < l[i - 1] then return false end end return true end)",
      body: "assert.is_true(#a < 3)", smallest: "{ { 0, 0, 0 } }"),
    Case(
      name: "an assumption", generators: "gen.integer()", body: "assume(a % 10 == 0) assert.is_true(a <= 1000)", smallest: "{ 1010 }"),
    Case(
      name: "a list that reverses to another one", generators: "gen.list(gen.integer())", body: "assert.are.equal(a[1], a[#a])",
      smallest: "{ { 0, 1 } }"),
    Case(
      name: "different values", generators: "gen.list(gen.integer(0, 100), { unique = true })", body: "assert.is_true(#a < 4)",
      smallest: "{ { 0, 1, 2, 3 } }"),
  ]

  @Test(arguments: cases, [1, 2, 3]) func comesToItsSmallest(_ one: Case, seed: Int) throws {
    let folder = try SpecFolder()
    try folder.add(
      "hard", "\(one.before)\nproperty('holds', { \(one.generators) }, function(a, b)\n\(one.body)\nend, { cases = \(one.cases) })")
    folder.run { $0.host.seed = UInt64(seed) }
    let example = folder.results.first?.outcome.example ?? []
    #expect(example.dropFirst().first == "  local values = \(one.smallest)", "\(example)")
    let words = (example.first ?? "").split(separator: " ")
    let runs = words.lastIndex { $0.hasPrefix("runs") }.flatMap { Int(words[$0 - 1]) }
    #expect(runs ?? .max <= 2000)
  }
}
