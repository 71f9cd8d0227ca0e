local Api = require "shop.Api"

-- Pictures by their paths. Each is asked for once, however many cells wait for it; one that failed is asked for again the next time.
---@class shop.Pictures
---@field waiting table<string, function[]>
---@overload fun(properties?: table): shop.Pictures
local Pictures = class("Pictures")

function Pictures:init()
  self.known = {}
  self.waiting = {}
end

-- The picture of a path, if it is there already; else nil, and `done` gets it when it has come. No path has no picture.
function Pictures:picture(path, done)
  if not path or self.known[path] then return path and self.known[path] end
  local waiting = self.waiting[path]
  if waiting then
    waiting[#waiting + 1] = done
  else
    self.waiting[path] = { done }
    Task(function() self:load(path) end)
  end
end

function Pictures:load(path)
  local ok, picture = pcall(Api.picture, path)
  local waiting = self.waiting[path]
  self.waiting[path] = nil
  if not ok or not picture then return end
  self.known[path] = picture
  for _, done in ipairs(waiting) do done(picture) end
end

return Pictures
