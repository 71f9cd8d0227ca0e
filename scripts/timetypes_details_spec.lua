-- timetypes: the texts and looks of its rows, and events while something moves.
describe("timetypes in detail", function()
  local app, list ---@type App, UITableView

  before_each(function()
    app = launch("timetypes", { device = "iPhone SE" })
    list = app.table
  end)

  local function cell(row) return list:cellForRow(IndexPath(1, row)) end

  describe("the model", function()
    it("has these names, in this order", function()
      local names = {}
      for place, item in ipairs(app.delegate.types.items) do names[place] = item.name end
      assert.are.equal(
        "Reading Writing Running Cooking Sleeping Piano Email Meetings Coding Review "
          .. "Walking Swimming Chess Drawing Shopping Cleaning Laundry Garden Guitar Yoga "
          .. "Cycling Commuting Phone Letters Taxes Budget Planning Research Lectures Homework "
          .. "Spanish Chinese History Physics Algebra Poetry Podcasts Radio News Movies "
          .. "Theatre Concerts Dancing Climbing Tennis Football Hiking Camping Fishing Sailing "
          .. "Baking Coffee Breakfast Lunch Dinner Friends Family Playing Repairs Painting "
          .. "Knitting Sewing Photos Travel Waiting Nothing", table.concat(names, " "))
    end)

    it("has counts and times that differ between neighbours", function()
      local items = app.delegate.types.items
      assert.are.same({ 8, 15, 22, 6 }, { items[1].count, items[2].count, items[3].count, items[4].count })
      assert.are.same({ "2h 22m", "4h 39m", "6h 56m", "9h 13m", "1h 30m" },
        { items[1].cost, items[2].cost, items[3].cost, items[4].cost, items[5].cost })
    end)

    it("begins a new type with nothing", function()
      local types = app.delegate.types
      types:insertOnTop "Juggling"
      assert.are.same({ name = "Juggling", count = 0, cost = "0h 00m" }, types.items[1])
    end)

    it("is described", function()
      assert.are.equal("timetypes", app.delegate.name)
      assert.are.equal("Sixty-six types of time, with gestures of their own.", app.delegate.description)
    end)
  end)

  describe("a row", function()
    it("says name, time and count, in white", function()
      local row = cell(2).row
      assert.are.same({ "Writing", "4h 39m", "15" }, { row.nameField.text, row.costLabel.text, row.countLabel.text })
      assert.are.same({ 28, 17, 17 }, { row.nameField.font.pointSize, row.costLabel.font.pointSize, row.countLabel.font.pointSize })
      assert.is_true(app:exists "4h 39m")
    end)

    it("runs from the dark blue to the light one down the table", function()
      assert.are.equal("#1B4F9C", cell(1).row.gradient.colors[1])
      assert.are.equal("#1C519D", cell(1).row.gradient.colors[2])
      app.table.contentOffset = { 0, list.contentSize.height + 10 - list.bounds.height }
      app:advanceFrames(1)
      assert.are.equal("#6FB9E8", cell(66).row.gradient.colors[2])
    end)

    it("has a darker line above and a lighter one below", function()
      local row = cell(1).row
      assert.are.equal("#163F7D", row.upperLine.color)
      assert.are.equal("#2261BD", row.lowerLine.color)
      assert.are.equal(cell(1).contentView, row.upperLine.superview)
      assert.is_false(row.upperLine.isUserInteractionEnabled)
      app.table.contentOffset = { 0, list.contentSize.height + 10 - list.bounds.height }
      app:advanceFrames(1)
      assert.are.equal("#85DEFF", cell(66).row.lowerLine.color)
    end)

    it("clips what slides, and paints its gradient in it", function()
      local content = cell(1).contentView
      assert.is_true(content.clipsToBounds)
      assert.are.equal(content.layer, cell(1).row.gradient.superlayer)
    end)

    it("changes its lines where the rows move", function()
      local before = cell(3).row.upperLine.color
      app.delegate.controller.list:delete(cell(1))
      app:settle()
      assert.are.equal(before, cell(3).row.upperLine.color)
      assert.are.equal("#1B4F9C", cell(1).row.gradient.colors[1])
    end)

    it("is selected and highlighted as its table says", function()
      app:tap "Reading"
      app:advance(0.2)
      assert.is_true(cell(1).isSelected)
      assert.is_true(cell(1).row.gradient.isHidden)
      assert.are.equal(cell(1), cell(1).selectedBackgroundView.superview)
      app:tap "Running"
      app:settle()
      assert.is_false(cell(1).isSelected)
      assert.is_false(cell(1).row.gradient.isHidden)
    end)

    it("is told of a tap on it", function()
      app:tap "Reading"
      assert.are.equal(1, #app:calls "didSelectRowAt")
    end)
  end)

  describe("the table", function()
    it("has no separators, bounces, and leaves room for the sawtooth", function()
      assert.are.equal("none", list.separatorStyle)
      assert.is_true(list.alwaysBounceVertical)
      assert.are.same({ 0, 0, 10, 0 }, { list.contentInset.top, list.contentInset.left, list.contentInset.bottom, list.contentInset.right })
      local sawtooth = app.delegate.controller.list.bottomView
      assert.are.equal(list, sawtooth.superview)
      assert.is_false(sawtooth.isUserInteractionEnabled)
      assert.are.equal("redraw", sawtooth.contentMode)
    end)

    it("moves the sawtooth in a quarter of a second", function()
      app.delegate.controller.list:delete(cell(1))
      app:settle()
      assert.is_true(app.time < 1)
      assert.are.equal(65 * 75, app.delegate.controller.list.bottomView.frame.y)
    end)
  end)

  describe("the strip", function()
    local creator ---@type any
    before_each(function() creator = app.delegate.controller.creator end)

    it("says what a pull does, above the first row", function()
      assert.are.equal("Pull To Create New Type", creator.strip.text)
      assert.are.equal(list, creator.strip.superview)
      assert.are.equal("center", creator.strip.textAlignment)
      assert.are.equal("#1B4F9C", creator.strip.backgroundColor)
      assert.are.equal(CGPoint { 0.5, 1 }, creator.strip.layer.anchorPoint)
    end)

    it("is half open at half its height, in perspective", function()
      local finger = app:touch(160, 120)
      finger:move(160, 170, 0.3)
      local transform = creator.strip.layer.transform
      local pulled = -list.contentOffset.y
      assert.is_true(pulled > 5 and pulled < 44)
      local angle = (1 - pulled / 44) * math.pi / 2
      assert.near(math.cos(angle), transform[6], 1e-9)
      assert.near(-math.sin(angle) / 100, transform[8], 1e-9)
      finger:lift()
    end)

    it("lies flat while the table is scrolled down", function()
      list.contentOffset = { 0, 30 }
      app:advanceFrames(1)
      assert.near(0, creator.strip.layer.transform[6], 1e-9)
      assert.are.equal("normal", creator.state)
    end)

    it("asks for nothing but a pull where a bounce passes its height", function()
      local finger = app:touch(160, 120)
      finger:move(160, 190, 0.3)
      finger:move(160, 175, 0.1)
      assert.are.equal("dragging", creator.state)
      finger:lift()
      app:settle()
      assert.are.equal("normal", creator.state)
    end)
  end)

  describe("the overlay", function()
    local overlay ---@type any
    before_each(function()
      overlay = app.delegate.controller.overlay
      app:drag { from = { 160, 120 }, to = { 160, 260 }, hold = 0.4 }
    end)

    it("fades in and out in a quarter of a second", function()
      app:settle()
      assert.are.equal(1, overlay.view.alpha)
      local before = app.time
      app:pressReturn()
      assert.is_nil(app.window.firstResponder)
      assert.are.equal(0, overlay.view.alpha)
      assert.is_not_nil(overlay.view.superview)
      app:advance(0.3)
      assert.is_nil(overlay.view.superview)
      assert.is_true(app.time - before < 1)
      assert.is_nil(overlay.done)
    end)

    it("begins clear, and stays where it is opened again while it fades", function()
      assert.are.equal(0, app.delegate.controller.overlay.new(app.window).view.alpha)
      app:settle()
      app:type "One"
      app:pressReturn()
      overlay:open("Two", function() end)
      app:settle()
      assert.is_not_nil(overlay.view.superview)
      assert.are.equal("Two", overlay.field.text)
    end)
  end)

  describe("the buttons", function()
    local actions ---@type any
    before_each(function() actions = cell(2).actions end)

    it("are called Delete and Edit, under the content", function()
      assert.are.same({ "Delete", "Edit" }, { actions.buttons[1]:title "normal", actions.buttons[2]:title "normal" })
      assert.are.equal("white", actions.buttons[1]:titleColor "normal")
      for place, button in ipairs(actions.buttons) do
        assert.is_false(button.isEnabled)
        assert.are.equal(actions.underlay, button.superview)
        assert.are.equal(actions.underlay, actions.plates[place].superview)
      end
      assert.is_true(actions.underlay.isHidden)
      assert.are.equal(actions.underlay, cell(2).subviews[1])
      assert.are.equal(cell(2).bounds, actions.underlay.frame)
    end)

    it("come out with the finger and go in a quarter of a second", function()
      local finger = app:touch(20, 110)
      finger:move(60, 110, 0.3)
      assert.is_false(actions.underlay.isHidden)
      assert.are.equal(30, cell(2).slide)
      finger:move(10, 110, 0.1)
      assert.are.equal(-20, cell(2).slide)
      assert.is_true(actions.underlay.isHidden)
      finger:move(60, 110, 0.1)
      finger:lift()
      app:advance(0.3)
      assert.is_true(actions.underlay.isHidden)
      assert.are.equal(0, cell(2).slide)
    end)

    it("go in when the touch is cancelled", function()
      local finger = app:touch(20, 110)
      finger:move(120, 110, 0.3)
      finger:cancel()
      app:settle()
      assert.are.equal(0, cell(2).slide)
      assert.is_true(actions.underlay.isHidden)
      assert.are.equal(66, list:numberOfRows(1))
    end)

    it("stay in where the finger goes down as well as across, because the table follows it", function()
      local finger = app:touch(20, 110)
      finger:move(120, 150, 0.3)
      assert.is_true(list.isDragging)
      assert.are.equal(0, cell(2).slide)
      finger:lift()
    end)

    it("are in when a cell is used again", function()
      cell(2):slideTo(50)
      cell(2):prepareForReuse()
      assert.are.equal(0, cell(2).slide)
    end)
  end)
end)
