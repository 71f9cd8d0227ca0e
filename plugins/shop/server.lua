-- What the shop's server has: 24 kinds of fruit, ten to a page.
local names = {
  "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Coconut", "Cranberry", "Date", "Fig", "Grape", "Grapefruit", "Guava", "Kiwi",
  "Lemon", "Lime", "Lychee", "Mango", "Melon", "Orange", "Papaya", "Peach", "Pear", "Plum",
}
---@type string[]
local pictures = { "red", "yellow", "green", "violet" }
local perPage = 10

local function item(number)
  return {
    id = number, name = names[number], price = 0.5 + number * 0.35 % 4, picture = "/pictures/" .. pictures[number % #pictures + 1] .. ".png",
    added = ("2026-%02d-%02d"):format(1 + number % 12, 1 + number * 5 % 28),
  }
end

return function(server)
  server.baseURL = "https://shop.test"

  server:get("/items", function(request)
    local found = {}
    for number, name in ipairs(names) do
      if name:lower():find((request.query.q or ""):lower(), 1, true) then found[#found + 1] = item(number) end
    end
    local first = ((math.tointeger(tonumber(request.query.page)) or 1) - 1) * perPage
    return { json = JSONSerialization.array { table.unpack(found, first + 1, math.min(first + perPage, #found)) } }
  end)

  for _, color in ipairs(pictures) do server:get("/pictures/" .. color .. ".png", { file = "pictures/" .. color .. ".png" }) end
end
