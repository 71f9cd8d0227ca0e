-- app:scrollTo brings out what the keyboard covers. Source: docs/rules/accessibility.md 8
local app, scroll, field, pressed ---@type App, UIScrollView, UITextField, integer

local function launchForm(makesRoom, options)
  pressed = 0
  app = launchWindow(function(window)
    local form = UIViewController {}
    form.view.backgroundColor = "white"
    scroll = UIScrollView { frame = window.bounds, contentSize = { 320, 700 } }
    field = UITextField { frame = { 20, 40, 200, 34 }, borderStyle = "roundedRect", placeholder = "Name" }
    local save = UIButton { type = "system", title = "Save", frame = { 20, 450, 100, 44 } }
    save:addTarget("touchUpInside", function() pressed = pressed + 1 end)
    for _, view in ipairs { field, save, UILabel { text = "End", frame = { 20, 660, 100, 20 } } } do scroll:addSubview(view) end
    form.view:addSubview(scroll)
    window.rootViewController = form
    if makesRoom then
      NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function() scroll.contentInset = UIEdgeInsets(0, 0, app.keyboardFrame.height, 0) end)
    end
  end, options)
  app:tap(field)
  app:settle()
end

for _, system in ipairs { 12, 17 } do
  it("a button under the keyboard is shown whole, and can be tapped, in system " .. system, function()
    launchForm(true, { system = system })
    assert.raises("keyboard", function() app:tap "Save" end)
    local save = app:scrollTo "Save"
    local frame = save:convert(save.bounds, nil)
    assert.is_true(frame.y + frame.height <= app.keyboardFrame.y)
    app:tap "Save"
    assert.are.equal(1, pressed)
    assert.is_true(field.isEditing)
  end)
end

it("what isn't on the screen yet comes above the keyboard, too", function()
  launchForm(true)
  local last = app:scrollTo "End"
  local frame = last:convert(last.bounds, nil)
  assert.is_true(frame.y + frame.height <= app.keyboardFrame.y)
end)

it("without room for it the content goes as far as it can", function()
  launchForm(false)
  app:scrollTo "Save"
  assert.are.equal(700 - 568, scroll.contentOffset.y)
end)

it("rows under the keyboard are shown whole", function()
  local list ---@type UITableView
  app = launchWindow(function(window)
    list = UITableView { frame = window.bounds }
    list.tableHeaderView = UITextField { frame = { 0, 0, 320, 44 }, placeholder = "Name" }
    list.dataSource = {
      numberOfRowsInSection = function() return 40 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row " .. path.row
        return cell
      end,
    }
    window:addSubview(list)
  end)
  app:tap { placeholder = "Name" }
  app:settle()
  local cell = app:scrollTo { row = { 1, 11 } }
  assert.is_true(cell:convert(cell.bounds, nil).maxY <= app.keyboardFrame.y)
end)
