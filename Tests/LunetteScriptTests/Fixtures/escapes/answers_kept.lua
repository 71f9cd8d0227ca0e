-- holds
local picture = ("x"):rep(1000000)
local server = Server { baseURL = "https://a.test" }
server:get("/photo", function() return { body = picture } end)
local app = launch({ didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }, { network = server })
local count = 0
for _ = 1, 100 do
  URLSession.shared:dataTask("https://a.test/photo", function(data) count = count + #data // 1000000 end):resume()
  app:settle()
  collectgarbage()
end
assert(count == 100 and #server.requests == 100)
