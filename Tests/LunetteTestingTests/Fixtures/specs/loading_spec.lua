describe("broken", function()
  local rows
  rows[1] = "Tea"
end)
