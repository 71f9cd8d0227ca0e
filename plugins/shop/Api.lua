-- The requests of the shop. Each waits for its answer, so it is called in a task, and raises what went wrong.
local Api = {}

local base = "https://shop.test"

-- How many items a page has; one that has fewer is the last.
local perPage = 10

-- What an item looks like in JSON.
local shape = { { id = "integer", name = "string", price = "number?", picture = "string?", added = "string?" } }

local function get(path)
  local data, response = URLSession.shared:data(base .. path)
  if response.statusCode ~= 200 then error(URLError "badServerResponse") end
  return data
end

-- One page of the items whose names contain a text; all of them for an empty text. Returns: the items, and whether there may be more pages
function Api.items(page, text)
  local query = URLComponents { path = "/items", queryItems = { URLQueryItem("page", tostring(page)), URLQueryItem("q", text) } }
  local items, problem = JSONDecoder {}:decode(shape, get(query.string))
  if not items then error(problem) end
  return items, #items == perPage
end

-- The picture of an item; nil if the bytes are none.
function Api.picture(path) return UIImage { data = get(path), scale = 2 } end

return Api
