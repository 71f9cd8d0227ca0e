-- How content moves: its offset over time in a fling, a bounce and a paging drag.
-- app:plot(path, options, action) prints the chart; with save = "fling.svg" it keeps the curve as a picture too.

-- An app of one scroll view, with so many screens of content.
local function launchContent(properties, across, down)
  return launch {
    didFinishLaunching = function(self)
      self.window = UIWindow { backgroundColor = "white" }
      self.scrollView = UIScrollView(properties)
      local screen = self.window.bounds
      self.scrollView.frame = screen
      self.scrollView.contentSize = { across * screen.width, down * screen.height }
      self.window:addSubview(self.scrollView)
      self.window:makeKeyAndVisible()
    end,
  }
end

local app = launchContent({}, 1, 10)
app:plot("contentOffset.y", { title = "A fling: on at 1800 pt/s, slower by 0.2 % a millisecond" }, function()
  app:fling { from = { 160, 450 }, velocity = { 0, -1800 } }
  app:settle()
end)
print()

app:plot("contentOffset.y", { title = "A bounce: back at 3000 pt/s, and past the top" }, function()
  app:fling { from = { 160, 100 }, velocity = { 0, 3000 } }
  app:settle()
end)
print()

app = launchContent({ isPagingEnabled = true }, 4, 1)
local width = app.window.bounds.width
app:plot("contentOffset.x", { title = "A paging drag: a good half of a page to the left, and on to the next one" }, function()
  app:drag { from = { 0.9 * width, 300 }, to = { 0.3 * width, 300 }, duration = 0.4, hold = 0.2 }
  app:settle()
end)
