describe("half", function()
  it("has a body", "Tea")
end)
