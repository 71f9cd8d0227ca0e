-- Where launch and require look: docs/plugins.md. The plugin `beside` stands in the folder of this spec.

describe("a plugin beside the spec", function()
  it("is found by its name and as a path", function()
    for _, name in ipairs { "beside", "./beside", "beside/init.lua" } do
      local app = launch(name)
      assert.is_true(app:exists "One")
    end
  end)
end)

describe("a module of a plugin", function()
  it("requires what is in its own plugin, whoever requires it", function()
    local Model = require "beside.Model"
    assert.are.same({ "One", "Two" }, Model.names)
  end)

  it("is loaded once under both of its names", function()
    local Model = require "beside.Model"
    assert.are.equal(Model.maker, require "beside.parts.Names")
    assert.are.equal(Model.maker.words, require "beside.words")
    assert.are.equal(Model, require "beside.Model")
  end)

  it("shares its globals with the script", function()
    require "beside.Model"
    assert.are.equal(1, loads)
  end)

  it("is not found elsewhere by its short name", function()
    assert.raises("module 'words' not found", require, "words")
  end)
end)
