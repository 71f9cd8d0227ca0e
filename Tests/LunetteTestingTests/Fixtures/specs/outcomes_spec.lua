-- One test for each way in which a test ends.
describe("an outcome", function()
  it("is passed", function() assert.are.equal(1, 1.0) end)

  it("is failed by numbers", function()
    assert.are.equal(312, 300)
  end)

  it("is failed by texts", function()
    assert.are.equal("the list, 66 rows", "the list, 65 rows", "the heading")
  end)

  it("is failed by tables", function()
    assert.are.same({ 1, { name = "Tea", cost = 3 } }, { 1, { name = "Tea", cost = 4 } })
  end)

  local function isNamed(name, row)
    assert.are.equal(name, row.name)
  end

  it("is failed in a function of the spec", function()
    isNamed("Tea", { name = "Coffee" })
  end)

  it("is failed by Lua's own assert", function()
    assert(1 == 2, "one is not two")
  end)

  it("is an error", function()
    local row
    print(row.name)
  end)

  it("is an error that a misspelt assertion raises", function()
    assert.are.equall(1, 1)
  end)

  pending("is announced")

  it("is skipped", function()
    pending("until rows have names")
  end)

  it("prints", function() print("a line of the test's own") end)
end)
