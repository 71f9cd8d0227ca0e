-- How content moves: its offset over time in a fling, a bounce and a paging drag.
-- app:plot(path, options, action) prints the chart; with save = "fling.svg" it keeps the curve as a picture too.

-- An app that is one scroll view, with a stripe every 100 pt.
local function launchContent(properties, width, height)
  return launch {
    didFinishLaunching = function(self)
      self.window = UIWindow { backgroundColor = "white" }
      self.scrollView = UIScrollView(properties)
      self.scrollView.frame = self.window.bounds
      self.scrollView.contentSize = { width, height }
      for y = 0, height - 100, 100 do
        self.scrollView:addSubview(UIView { frame = { 0, y, width, 50 }, backgroundColor = "#E5E5EA" })
      end
      self.window:addSubview(self.scrollView)
      self.window:makeKeyAndVisible()
    end,
  }
end

local app = launchContent({}, 320, 5000)
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

app = launchContent({ isPagingEnabled = true }, 4 * 320, 568)
app:plot("contentOffset.x", { title = "A paging drag: 190 pt to the left, and on to the next page" }, function()
  app:drag { from = { 280, 300 }, to = { 90, 300 }, duration = 0.4, hold = 0.2 }
  app:settle()
end)
