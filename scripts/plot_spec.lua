-- app:plot: numbers over time, the shapes of scrolling, and the errors for wrong arguments.
describe("app:plot", function()
  -- An app that is one scroll view over the whole screen of 320 x 568.
  local function launchContent(properties, width, height)
    local app = launch({
      didFinishLaunching = function(self)
        self.window = UIWindow {}
        self.scrollView = UIScrollView(properties)
        self.scrollView.frame = self.window.bounds
        self.scrollView.contentSize = { width, height }
        self.window:addSubview(self.scrollView)
        self.window:makeKeyAndVisible()
      end,
    }, { device = "iPhone SE" })
    return app, app.delegate.scrollView
  end

  local app, scrollView ---@type App, any

  before_each(function() app, scrollView = launchContent({}, 320, 5000) end)

  local function plot(path, options, action)
    options.print = false
    return app:plot(path, options, action)
  end

  local function fling(y, speed)
    return function()
      app:fling { from = { 160, y }, velocity = { 0, speed } }
      app:settle()
    end
  end

  local function lines(text)
    local list = {}
    for line in (text .. "\n"):gmatch("(.-)\n") do list[#list + 1] = line end
    return list
  end

  describe("draws the shape of", function()
    it("a fling: up all the time, ever slower", function()
      local y = plot("contentOffset.y", {}, fling(450, -1800)):values()
      assert.are.equal(0, y[1])
      local last ---@type number
      for i = 6, #y do
        local step = y[i] - y[i - 1]
        assert.is_true(step >= 0)
        assert.is_true(last == nil or step <= last + 0.5 + 1e-9) -- half a point is a pixel
        last = step
      end
      assert.are.equal(scrollView.contentOffset.y, y[#y])
      assert.is_true(y[#y] > 900)
    end)

    it("a bounce: past the top and back to it", function()
      scrollView.contentOffset = { 0, 900 }
      local y = plot("contentOffset.y", {}, fling(100, 3000)):values()
      local least, place = 0, 0
      for i, value in ipairs(y) do
        if value < least then least, place = value, i end
      end
      assert.is_true(least < -30)
      assert.is_true(place > 10 and place < #y - 10)
      assert.are.equal(0, y[#y])
    end)

    it("a paging drag: with the finger, and on to the edge of a page", function()
      app, scrollView = launchContent({ isPagingEnabled = true }, 4 * 320, 568)
      local x = plot("contentOffset.x", {}, function()
        app:drag { from = { 280, 300 }, to = { 90, 300 }, duration = 0.4, hold = 0.2 }
        app:settle()
      end):values()
      assert.are.equal(180, x[30]) -- 190 pt less the 10 in which the pan begins; the finger rests
      assert.are.equal(320, x[#x])
      for i = 2, #x do assert.is_true(x[i] >= x[i - 1]) end
    end)
  end)

  describe("takes a sample", function()
    it("at the start and at every frame", function()
      local samples = plot("contentOffset.y", { duration = 0.5 })
      assert.are.equal(31, #samples.times)
      assert.are.equal(0, samples.times[1])
      assert.near(0.5, samples.times[31], 1e-9)
      assert.are.equal(31, #samples:values())
    end)

    it("until the duration is over, even when the function ends earlier", function()
      local samples = plot("contentOffset.y", { duration = 1 }, function() app:advance(0.25) end)
      assert.are.equal(61, #samples.times)
    end)

    it("of what an animation shows", function()
      local view = UIView { frame = { 0, 0, 10, 10 } }
      app.window:addSubview(view)
      local samples = plot({ "layer.presentation.frame.x", "frame.x" }, { of = view }, function()
        UIView.animate { duration = 0.5, animations = function() view.frame = { 100, 0, 10, 10 } end }
        app:settle()
      end)
      local shown, model = samples:values "layer.presentation.frame.x", samples:values "frame.x"
      assert.are.equal(0, shown[1])
      assert.is_true(shown[10] > 0 and shown[10] < 100)
      assert.are.equal(100, model[2])
      assert.are.equal(100, shown[#shown])
    end)

    it("of alpha, a list's place, and a script's own field", function()
      ---@class plot_spec.Counter: UIView
      ---@overload fun(properties?: table): plot_spec.Counter
      local Counter = class("Counter", UIView)
      local view = Counter { alpha = 0.25, count = 7 }
      view:addSubview(UIView { tag = 5 })
      app.window:addSubview(view)
      local samples = plot({ "alpha", "subviews.1.tag", "count" }, { of = view, duration = 0.1 })
      assert.are.equal(0.25, samples:values "alpha"[1])
      assert.are.equal(5, samples:values "subviews.1.tag"[1])
      assert.are.equal(7, samples:values "count"[1])
    end)

    it("without options too", function()
      local ok, text = pcall(app.plot, app, "contentOffset.y", function() error "reached" end)
      assert.matches("reached", tostring(text))
    end)

    it("inside another plot too", function()
      local inner ---@type any
      local outer = plot("contentOffset.y", {}, function()
        app:advance(0.1)
        inner = plot("contentOffset.x", { duration = 0.1 })
      end)
      assert.are.equal(13, #outer.times)
      assert.are.equal(7, #inner.times)
    end)
  end)

  describe("makes a chart", function()
    it("of the size asked for, with title, axes and units", function()
      local samples = plot("contentOffset.y", { title = "A fling", size = { 40, 8 } }, fling(450, -1800))
      local text = lines(samples.text)
      assert.are.equal(2 + 8 + 2, #text)
      assert.matches("A fling$", text[1])
      assert.matches("contentOffset.y %(pt%)$", text[2])
      assert.matches("^ *0 ┤", text[10])
      assert.matches("finger down$", text[11])
      assert.matches("time %(s%)$", text[12])
    end)

    it("that names its path and whose it is, when nobody gives a title", function()
      assert.are.equal("contentOffset.y of UIScrollView", plot("contentOffset.y", { duration = 0.1 }).title)
    end)

    it("that is the same in every run", function()
      local first = plot("contentOffset.y", {}, fling(450, -1800))
      app, scrollView = launchContent({}, 320, 5000)
      local second = plot("contentOffset.y", {}, fling(450, -1800))
      assert.are.equal(first.text, second.text)
      assert.are.equal(first.svg, second.svg)
    end)

    it("as SVG, with axes and units", function()
      local svg = plot("contentOffset.y", { title = "A & B" }, fling(450, -1800)).svg
      assert.matches("^<svg ", svg)
      assert.matches("A &amp; B", svg)
      assert.matches(">contentOffset.y %(pt%)<", svg)
      assert.matches(">time %(s%)<", svg)
      assert.matches("</svg>\n$", svg)
    end)
  end)

  describe("is told", function()
    it("of a name that isn't there, with the nearest one", function()
      assert.raises("no property 'contentOfset' (did you mean 'contentOffset'?)", plot, "contentOfset.y", { duration = 1 })
    end)

    it("of what is no number", function()
      assert.raises(", not a number; name one of its numbers, as contentOffset.x", plot, "contentOffset", { duration = 1 })
      assert.raises("'contentOffset.y', which is 0", plot, "contentOffset.y.z", { duration = 1 })
      assert.raises("which is nil", plot, "superview.superview.alpha", { duration = 1 })
    end)

    it("of a number that is lost on the way", function()
      local view = UIView {}
      app.window:addSubview(view)
      after(0.1, function() view:removeFromSuperview() end)
      assert.raises("'superview', which is nil", plot, "superview.alpha", { of = view, duration = 1 })
      app:advance(0.1) -- the app goes on
    end)

    it("of options that make no sense", function()
      assert.raises("wants a function that moves something, or duration", plot, "alpha", {})
      assert.raises("duration must be 0 or more", plot, "alpha", { duration = -1 })
      assert.raises("size must be", plot, "alpha", { duration = 1, size = { 1, 2 } })
      assert.raises("did you mean 'save'", plot, "alpha", { duration = 1, sav = "x.svg" })
      assert.raises("must end in .svg or .txt", plot, "alpha", { duration = 1, save = "x.png" })
      assert.raises("1 to 6 long", plot, {}, { duration = 1 })
      assert.raises("of = a view, a layer, a table, or the text of a view", plot, "alpha", { of = 3, duration = 1 })
      assert.raises('got "a..b"', plot, "a..b", { duration = 1 })
    end)

    it("of a path that wasn't plotted", function()
      local samples = plot("contentOffset.y", { duration = 0.1 })
      assert.has_error(function() samples:values "contentOffset.x" end)
    end)

    it("of an error in its function, as it is", function()
      assert.matches("plot_spec.lua:%d+: boom$", assert.raises("boom", plot, "alpha", {}, function() error "boom" end))
      assert.are.equal(7, #plot("alpha", { duration = 0.1 }).times)
    end)
  end)
end)
