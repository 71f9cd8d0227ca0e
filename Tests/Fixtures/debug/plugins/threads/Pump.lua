local Pump = {}
Pump.__index = Pump

function Pump.new(n)
  local self = setmetatable({ n = n, seen = {} }, Pump)
  self.thread = coroutine.create(function()
    for i = 1, self.n do
      self.seen[i] = i * 10
      coroutine.yield(i)
    end
    return nil
  end)
  return self
end

function Pump:step()
  local alive, value = coroutine.resume(self.thread)
  return value
end

return Pump
