describe("unfinished", function()
  it("has no end", function(
end)
