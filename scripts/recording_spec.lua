-- The calls that only recordings use, besides those that all scenarios use.
describe("waiting and naming, as recordings do", function()
  local app

  before_each(function() app = launch "fruits" end)

  it("waits in whole frames", function()
    app:wait(0.05)
    assert.are.equal(3, app.frameCount)
    app:wait(0.216)
    assert.are.equal(16, app.frameCount)
    app:wait(0.001)
    assert.are.equal(16, app.frameCount)
    assert.has_error(function() app:wait(-1) end)
  end)

  it("knows views by numbers that are the same in every run", function()
    local cell = app.table:cellForRow(IndexPath(1, 3))
    local number
    for candidate = 1, 500 do
      if app:view(candidate) == cell then number = candidate end
    end
    assert.is_not_nil(number)
    app:close()
    app = launch "fruits"
    assert.are.equal("Banana", app:view(number).textLabel.text)
    assert.is_nil(app:view(0))
  end)

  it("takes what a hand wrote and what a recorder wrote alike", function()
    app:tap { row = IndexPath(1, 2) }
    app:settle()
    assert.is_true(app:exists "Apricot")
  end)
end)
