-- What an app can undo: docs/lua-api.md 1.16. Source: Apple, UndoManager.
describe("an undo manager", function()
  local app, manager, value ---@type App, UndoManager, number
  local function set(new)
    local old = value
    manager:registerUndo(app.window, function() set(old) end)
    value = new
  end
  before_each(function()
    app = launchWindow()
    manager, value = UndoManager {}, 0
  end)

  it("undoes and redoes what was registered, the last first", function()
    set(1)
    app:advanceFrames(1)
    set(2)
    app:advanceFrames(1)
    assert.is_true(manager.canUndo)
    assert.is_false(manager.canRedo)
    manager:undo()
    assert.are.equal(1, value)
    manager:undo()
    assert.are.same({ 0, false, true }, { value, manager.canUndo, manager.canRedo })
    manager:undo()
    manager:redo()
    manager:redo()
    assert.are.same({ 2, true, false }, { value, manager.canUndo, manager.canRedo })
    manager:undo()
    set(5)
    assert.is_false(manager.canRedo)
  end)

  it("takes what one frame registers as one group, and a group of one's own", function()
    set(1)
    set(2)
    manager:undo()
    assert.are.equal(0, value)
    manager:redo()
    assert.are.equal(2, value)
    app:advanceFrames(1)
    manager.groupsByEvent = false
    manager:beginUndoGrouping()
    set(3)
    assert.are.equal(1, manager.groupingLevel)
    manager:endUndoGrouping()
    manager:beginUndoGrouping()
    set(4)
    manager:beginUndoGrouping()
    set(5)
    manager:endUndoGrouping()
    assert.raises("too many nested undo groups", manager.undo, manager)
    manager:endUndoGrouping()
    manager:undo()
    assert.are.equal(3, value)
    manager:undo()
    assert.are.equal(2, value)
    assert.raises("must begin a group", set, 9)
    assert.raises("no matching begin", manager.endUndoGrouping, manager)
  end)

  it("names what it would undo, and tells in callbacks what it is doing", function()
    local doing = {}
    local function noteKind() doing[#doing + 1] = manager.isUndoing and "undo" or manager.isRedoing and "redo" or "neither" end
    local function change()
      noteKind()
      manager:registerUndo(app.window, function() change() end)
    end
    change()
    manager:setActionName "Delete"
    assert.are.same({ "Delete", "Undo Delete", "", "Redo" },
      { manager.undoActionName, manager.undoMenuItemTitle, manager.redoActionName, manager.redoMenuItemTitle })
    manager:undo()
    assert.are.same({ "", "Redo Delete" }, { manager.undoActionName, manager.redoMenuItemTitle })
    manager:redo()
    assert.are.same({ "neither", "undo", "redo" }, doing)
    assert.are.equal("Delete", manager.undoActionName)
  end)

  it("keeps so many levels, registers nothing while it is told so, and forgets", function()
    manager.levelsOfUndo = 2
    for new = 1, 4 do
      set(new)
      app:advanceFrames(1)
    end
    for _ = 1, 4 do manager:undo() end
    assert.are.equal(2, value)
    manager:removeAllActions()
    assert.is_false(manager.canUndo or manager.canRedo)
    manager:disableUndoRegistration()
    set(7)
    assert.is_false(manager.canUndo or manager.isUndoRegistrationEnabled)
    manager:enableUndoRegistration()
    assert.raises("no matching call", manager.enableUndoRegistration, manager)
    local other = { n = 0, add = function(self, more) self.n = self.n + more end }
    manager:registerUndo(other, "add", 3)
    set(8)
    manager:removeAllActions(app.window)
    manager:undo()
    assert.are.same({ 3, 8 }, { other.n, value })
  end)

  it("is the window's, a text's own, or what a class says", function()
    local view, field = UIView {}, UITextField { frame = { 0, 40, 200, 30 } }
    assert.is_nil(view.undoManager)
    app.window:addSubview(view)
    app.window:addSubview(field)
    assert.are.equal(app.window.undoManager, view.undoManager)
    assert.are_not.equal(app.window.undoManager, field.undoManager)
    local Mine = class("Mine", UIViewController)
    function Mine:undoManager() return manager end
    local controller = Mine {}
    assert.are.equal(manager, controller.view.undoManager)
    app:tap(field)
    app:type "ab"
    field.undoManager:undo()
    assert.are.equal("", field.text)
    field.undoManager:registerUndo(view, function() view.tag = 3 end)
    field.undoManager:undo()
    assert.are.equal(3, view.tag)
  end)

  it("posts notifications", function()
    local heard = {}
    for _, name in ipairs { "NSUndoManagerWillUndoChange", "NSUndoManagerDidUndoChange", "NSUndoManagerDidRedoChange" } do
      NotificationCenter.default:addObserver(UndoManager[name], function(note) heard[#heard + 1] = name .. tostring(note.object == manager) end)
    end
    set(1)
    manager:undo()
    manager:redo()
    assert.are.same({ "NSUndoManagerWillUndoChangetrue", "NSUndoManagerDidUndoChangetrue", "NSUndoManagerDidRedoChangetrue" }, heard)
  end)

  it("doesn't keep a controller alive", function()
    local freed = setmetatable({}, { __mode = "v" })
    freed.controller = UIViewController {}
    manager:registerUndo(freed.controller, function() value = 9 end)
    collectgarbage()
    assert.is_nil(freed.controller)
    manager:undo()
    assert.are.equal(0, value)
  end)

  it("forgets the actions of one target in all groups", function()
    local done, one, other = {}, {}, {}
    local function register(target, name) manager:registerUndo(target, function() done[#done + 1] = name end) end
    for i = 1, 3 do
      register(one, "one" .. i)
      if i ~= 2 then register(other, "other" .. i) end
      manager:beginUndoGrouping()
      register(one, "nested" .. i)
      if i == 3 then register(other, "inner") end
      manager:endUndoGrouping()
      app:advanceFrames(1)
    end
    manager:removeAllActions(one)
    while manager.canUndo do manager:undo() end
    assert.are.same({ "inner", "other3", "other1" }, done)
  end)
end)
