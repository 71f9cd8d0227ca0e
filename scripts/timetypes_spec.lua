-- timetypes: rows, gradient, pull down to create, swipe right to delete or edit, tap.
describe("timetypes", function()
  local app, list ---@type App, UITableView

  before_each(function()
    app = launch("timetypes", { device = "iPhone SE" })
    list = app.table
  end)

  local function cell(row)
    return list:cellForRow(IndexPath(1, row))
  end

  local function overlay() return app.delegate.controller.overlay end

  local function name(row)
    return cell(row).row.nameField.text
  end

  -- Rows are as wide as the screen, whatever it is.
  local function rect(x, y, height) return CGRect(x, y, list.bounds.width, height) end

  describe("the rows", function()
    it("are sixty-six of 75 pt", function()
      assert.are.equal(66, list:numberOfRows(1))
      assert.are.equal(rect(0, 75, 75), list:rectForRow(IndexPath(1, 2)))
      assert.are.equal(CGSize { list.bounds.width, 66 * 75 }, list.contentSize)
      assert.are.equal(math.ceil(list.bounds.height / 75), #list.visibleCells)
    end)

    it("lay out count, cost and name from the right", function()
      local first, width = cell(1), list.bounds.width
      assert.are.equal(CGRect { width - 40, 20, 35, 35 }, first.row.countLabel.frame)
      assert.are.equal(CGRect { width - 120, 20, 80, 35 }, first.row.costLabel.frame)
      assert.are.equal(CGRect { 10, 3, width - 130, 69 }, first.row.nameField.frame)
      assert.are.equal("center", first.row.countLabel.textAlignment)
      assert.are.equal("right", first.row.costLabel.textAlignment)
    end)

    it("have a line of 3 pt at the top and at the bottom", function()
      assert.are.equal(rect(0, 0, 3), cell(1).row.upperLine.frame)
      assert.are.equal(rect(0, 72, 3), cell(1).row.lowerLine.frame)
    end)

    it("each show their own part of the gradient", function()
      for row = 1, #list.visibleCells - 1 do
        local colors, next = cell(row).row.gradient.colors, cell(row + 1).row.gradient.colors
        assert.are.equal(colors[2], next[1]) -- it runs on from row to row
        assert.are_not.equal(colors[1], colors[2])
      end
      assert.are.equal(rect(0, 0, 75), cell(1).row.gradient.frame)
    end)

    it("cover a background with a picture, and no indicator shows where they are", function()
      local header = list.backgroundView.headerImageView
      assert.are.equal(CGSize { 66, 66 }, header.image.size)
      assert.are.equal(rect(0, 0, 76), header.frame)
      app:fling { from = list, velocity = { 0, -1800 } }
      app:advance(0.2)
      assert.is_false(app:exists { class = "_UIScrollViewScrollIndicator" })
      assert.does_not.contain("▐", app:frame())
    end)

    it("end with the sawtooth, behind which the background is seen", function()
      list:scrollToRow(IndexPath(1, 66), "bottom", false)
      list.contentOffset = { 0, list.contentSize.height + 10 - 568 }
      app:settle()
      assert.frame(app, "end")
    end)

    it("are followed by the sawtooth strip", function()
      assert.are.equal(rect(0, 66 * 75, 10), app.delegate.controller.list.bottomView.frame)
    end)
  end)

  describe("a finger on a row", function()
    it("shows the selected background once the touch delay is over", function()
      local finger = app:touch(100, 110)
      finger:hold(0.1)
      assert.is_nil(cell(2).selectedBackgroundView.superview)
      assert.is_false(cell(2).row.gradient.isHidden)
      finger:hold(0.1)
      assert.are.equal(cell(2), cell(2).selectedBackgroundView.superview)
      assert.is_true(cell(2).row.gradient.isHidden)
      assert.are.equal("#6E6E6E", cell(2).selectedBackgroundView.backgroundColor)
      finger:lift()
    end)

    it("selects the row and deselects the one before", function()
      app:tap "Reading"
      app:tap "Running"
      assert.are.same({ IndexPath(1, 3) }, list.indexPathsForSelectedRows)
    end)
  end)

  describe("pull down to create", function()
    local creator ---@type any

    before_each(function()
      creator = app.delegate.controller.creator
    end)

    it("hangs a strip of 44 pt above the first row", function()
      assert.are.equal("normal", creator.state)
      assert.are.equal(rect(0, 0, 44), creator.strip.bounds)
      assert.are.equal(CGPoint { list.bounds.midX, 0 }, creator.strip.layer.position)
    end)

    it("goes through its four states", function()
      local finger = app:touch(160, 120)
      finger:move(160, 160, 0.2)
      assert.are.equal("dragging", creator.state)
      assert.are.equal("Pull To Create New Type", creator.strip.text)
      finger:move(160, 260, 0.2)
      assert.are.equal("toggled", creator.state)
      assert.are.equal("Release to create type", creator.strip.text)
      finger:move(160, 190, 0.2)
      assert.are.equal("releasing", creator.state)
      assert.are.equal("Pull To Create New Type", creator.strip.text)
      finger:lift()
      app:settle()
      assert.are.equal("normal", creator.state)
    end)

    it("stands upright when 44 pt are uncovered and lies flat at rest", function()
      assert.near(0, creator.strip.layer.transform[6], 1e-9)
      local finger = app:touch(160, 120)
      finger:move(160, 260, 0.2)
      assert.near(1, creator.strip.layer.transform[6], 1e-9)
      finger:lift()
    end)

    it("does nothing when the finger lifts too early", function()
      app:drag { from = { 160, 120 }, to = { 160, 180 }, hold = 0.4 }
      app:settle()
      assert.is_nil(overlay().view.superview)
    end)

    it("does nothing when a fling bounces past 44 pt", function()
      app.table.contentOffset = { 0, 400 } -- the finger lifts long before the top is reached
      app:fling { from = { 160, 100 }, velocity = { 0, 3000 } }
      app:settle()
      assert.is_nil(overlay().view.superview)
    end)
  end)

  describe("the input overlay", function()
    before_each(function()
      app:drag { from = { 160, 120 }, to = { 160, 260 }, hold = 0.4 }
      app:settle()
    end)

    it("fades in before the keyboard comes", function()
      app:pressReturn()
      app:settle()
      app:drag { from = { 160, 120 }, to = { 160, 260 }, hold = 0.4 }
      app:advance(0.1)
      local alpha = overlay().view.layer:presentation().opacity
      assert.is_true(alpha > 0 and alpha < 1)
      assert.is_false(overlay().field.isFirstResponder)
      app:settle()
      assert.is_true(overlay().field.isFirstResponder)
    end)

    it("darkens the window under a field that has the keyboard", function()
      local field = overlay().field
      assert.are.equal(rect(0, 0, 44), field.frame)
      assert.is_true(field.isFirstResponder)
      assert.are.equal(1, overlay().view.alpha)
    end)

    it("follows the window when the device is turned", function()
      app:rotateDevice "landscapeLeft"
      app:settle()
      assert.are.equal(app.window.bounds, overlay().dark.frame)
      assert.are.equal(app.window.bounds.width, overlay().field.frame.width)
    end)

    it("inserts what was typed on top", function()
      app:type "Meditation"
      app:pressReturn()
      app:settle()
      assert.are.equal(67, list:numberOfRows(1))
      assert.are.equal("Meditation", name(1))
      assert.are.equal("Reading", name(2))
      assert.are.equal(rect(0, 67 * 75, 10), app.delegate.controller.list.bottomView.frame)
      assert.is_nil(overlay().view.superview)
    end)

    it("inserts nothing without a text", function()
      app:pressReturn()
      app:settle()
      assert.are.equal(66, list:numberOfRows(1))
      assert.is_nil(overlay().view.superview)
    end)

    it("closes on a tap on the dark part", function()
      app:type "Juggling"
      app:tap { 160, 100 }
      app:settle()
      assert.is_nil(overlay().view.superview)
      assert.are.equal("Juggling", name(1))
    end)

    it("stays open on a tap on the field", function()
      app:tap { 160, 22 }
      app:settle()
      assert.are.equal(app.window, overlay().view.superview)
    end)
  end)

  describe("a swipe to the right", function()
    -- the pan begins after 10 pt: a finger that moves by 80 slides the content by 70
    local function swipe(distance)
      local finger = app:touch(20, 110)
      finger:move(20 + distance, 110, 0.3)
      return finger
    end

    it("slides the content with the finger", function()
      local finger = swipe(80)
      assert.are.equal(rect(70, 0, 75), cell(2).contentView.frame)
      finger:lift()
    end)

    it("enables a button once the uncovered strip contains it", function()
      local delete, edit = table.unpack(cell(2).actions.buttons)
      assert.are.equal(CGRect { 10, 0, 50, 75 }, delete.frame)
      -- The colours of the buttons fill the uncovered part of the row.
      local red, green = table.unpack(cell(2).actions.plates)
      assert.are.equal(CGRect { 0, 0, 70, 75 }, red.frame)
      assert.are.equal(CGRect { 70, 0, list.bounds.width - 70, 75 }, green.frame)
      assert.are.equal(CGRect { 80, 0, 60, 75 }, edit.frame)

      local finger = swipe(60)
      assert.is_false(delete.isEnabled)
      finger:move(90, 110, 0.1)
      assert.is_true(delete.isEnabled)
      assert.is_false(edit.isEnabled)
      finger:move(180, 110, 0.1)
      assert.is_true(edit.isEnabled)
      finger:move(20, 110, 0.1)
      finger:lift()
    end)

    it("deletes the row when delete is nearest", function()
      swipe(80):lift()
      app:settle()
      assert.are.equal(65, list:numberOfRows(1))
      assert.are.equal("Running", name(2))
      assert.are.equal(rect(0, 65 * 75, 10), app.delegate.controller.list.bottomView.frame)
    end)

    it("edits the row when edit is nearest", function()
      swipe(160):lift()
      app:settle()
      local field = cell(2).row.nameField
      assert.are.equal("Writing", field.text)
      assert.is_true(field.isFirstResponder)
      app:type "!"
      app:pressReturn()
      app:settle()
      assert.are.equal(66, list:numberOfRows(1))
      assert.are.equal("Writing!", name(2))
      assert.is_false(cell(2).row.nameField.isEnabled)
    end)

    it("goes back without a deed when nothing is uncovered whole", function()
      swipe(40):lift()
      app:advance(0.1)
      assert.is_true(app:exists "Writing")
      app:settle()
      assert.are.equal(66, list:numberOfRows(1))
      assert.are.equal(rect(0, 0, 75), cell(2).contentView.frame)
      assert.is_true(cell(2).actions.underlay.isHidden)
    end)

    it("to the left slides the content, uncovers nothing, and goes back", function()
      local finger = app:touch(200, 110)
      finger:move(120, 110, 0.3)
      assert.are.equal(rect(-70, 0, 75), cell(2).contentView.frame)
      assert.is_true(cell(2).actions.underlay.isHidden)
      finger:lift()
      app:settle()
      assert.are.equal(rect(0, 0, 75), cell(2).contentView.frame)
    end)

    it("leaves a vertical drag to the table", function()
      app:drag { on = list, by = { 10, -100 }, hold = 0.4 }
      app:settle()
      assert.are.equal(90, list.contentOffset.y)
    end)

    it("gives way as soon as the table follows the finger", function()
      local finger = swipe(80)
      finger:move(100, 30, 0.3)
      assert.is_true(app.table.isDragging)
      assert.are.equal(rect(0, 0, 75), cell(2).contentView.frame)
      finger:lift()
    end)

    it("does not select the row", function()
      swipe(40):lift()
      app:settle()
      assert.are.same({}, app:calls "didSelectRowAt")
    end)
  end)
end)
