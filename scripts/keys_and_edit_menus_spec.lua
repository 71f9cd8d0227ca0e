-- Commands of keys and edit menus of views: docs/rules/lists.md 4.
describe("a key command", function()
  local trace ---@type table
  local function launchTraced(root)
    trace = {}
    return launchWindow(root, { system = 17 })
  end

  ---@class keys_and_edit_menus_spec.Saving: UIViewController
  ---@overload fun(properties?: table): keys_and_edit_menus_spec.Saving
  local Saving = class("Saving", UIViewController)
  function Saving:keyCommands()
    return {
      UIKeyCommand { input = "s", modifierFlags = "command", action = "save", title = "Save" },
      UIKeyCommand { input = UIKeyCommand.inputEscape, action = "cancel" },
      UIKeyCommand { input = "n", modifierFlags = "command", action = "nobodyHasIt" },
    }
  end
  function Saving:save(command) trace[#trace + 1] = "save " .. command.input end
  function Saving:cancel() trace[#trace + 1] = "cancel" end

  it("goes from the deepest controller in front up, with exactly the held keys", function()
    local app = launchTraced(UINavigationController { rootViewController = Saving {} })
    assert.is_true(app:keyCommand("s", { "command" }))
    assert.is_true(app:keyCommand("S", "command"))
    assert.is_false(app:keyCommand "s")
    assert.is_false(app:keyCommand("s", { "command", "shift" }))
    assert.is_true(app:keyCommand(UIKeyCommand.inputEscape))
    -- Nobody takes the action: the key goes on.
    assert.is_false(app:keyCommand("n", "command"))
    assert.are.same({ "save s", "save s", "cancel" }, trace)
  end)

  it("goes to the first responder first, and types nothing", function()
    local controller = Saving {}
    ---@class keys_and_edit_menus_spec.Field: UITextField
    ---@overload fun(properties?: table): keys_and_edit_menus_spec.Field
    local Field = class("Field", UITextField)
    function Field:keyCommands() return { UIKeyCommand { input = "s", modifierFlags = "command", action = "mark" } } end
    function Field:mark() trace[#trace + 1] = "mark" end
    local field = Field { frame = { 20, 80, 200, 34 } }
    controller.view:addSubview(field)
    local app = launchTraced(controller)
    app:tap(field)
    app:settle()
    assert.is_true(app:keyCommand("s", "command"))
    assert.is_true(app:keyCommand(UIKeyCommand.inputEscape))
    assert.are.same({ "mark", "cancel" }, trace)
    assert.are.equal("", field.text)
  end)

  it("may be added to a controller, and disabled", function()
    ---@class keys_and_edit_menus_spec.Refreshing: UIViewController
    ---@overload fun(properties?: table): keys_and_edit_menus_spec.Refreshing
    local Refreshing = class("Refreshing", UIViewController)
    function Refreshing:refresh() trace[#trace + 1] = "refresh" end
    local controller = Refreshing {}
    local command = UIKeyCommand { input = "r", modifierFlags = { "command", "alternate" }, action = "refresh" }
    controller:addKeyCommand(command)
    local app = launchTraced(controller)
    assert.is_true(app:keyCommand("r", { "alternate", "command" }))
    command.attributes = "disabled"
    assert.is_false(app:keyCommand("r", { "alternate", "command" }))
    command.attributes = {}
    controller:removeKeyCommand(command)
    assert.is_false(app:keyCommand("r", { "alternate", "command" }))
    assert.are.same({ "refresh" }, trace)
  end)

  it("says what is wrong with it", function()
    local app = launchTraced(UIViewController {})
    assert.raises("input = what the key types", function() UIKeyCommand { action = "a" } end)
    assert.raises("no action", function() UIKeyCommand { input = "s" } end)
    assert.raises("command", function() UIKeyCommand { input = "s", action = "a", modifierFlags = "cmd" } end)
    assert.raises("input", function() app:keyCommand "" end)
  end)
end)

describe("an edit menu", function()
  local app, view, interaction, trace ---@type App, UIView, UIEditMenuInteraction, table
  local function openEditMenu(delegate)
    trace = {}
    app = launchWindow(function(window)
      view = UIView { frame = { 20, 100, 280, 100 } }
      interaction = UIEditMenuInteraction(delegate)
      view:addInteraction(interaction)
      window:addSubview(view)
    end, { system = 17 })
    app:advance(0.1)
    interaction:presentEditMenu { sourcePoint = { 140, 50 } }
    app:settle()
  end
  local function action(title) return UIAction { title = title, handler = function() trace[#trace + 1] = title end } end
  local delegate = {
    menuFor = function(_, _, configuration, suggested)
      trace[#trace + 1] = #suggested
      return UIMenu { children = {
        action "Bold", UIMenu { options = { "displayInline" }, children = { action "Italic" } }, UIMenu { title = "More", children = { action "Strike" } },
        UIAction { title = "Off", attributes = "disabled" },
      } }
    end,
    willPresentMenuFor = function() trace[#trace + 1] = "present" end,
    willDismissMenuFor = function() trace[#trace + 1] = "dismiss" end,
  }

  it("shows its delegate's elements above the place, and runs the chosen one", function()
    openEditMenu(delegate)
    assert.are.same({ 0, "present" }, trace)
    assert.are.equal("Bold", app:menu()[1].title)
    local bar = app:find "Bold".superview.superview
    assert.are.equal(150, bar.frame.maxY)
    assert.is_false(app:exists "Off")
    app:tap "Italic"
    app:settle()
    assert.are.same({ 0, "present", "dismiss", "Italic" }, trace)
    assert.is_nil(app:menu())
  end)

  it("shows an inner menu's elements in its place, and goes with a touch beside it", function()
    openEditMenu(delegate)
    app:tap "More"
    app:settle()
    assert.is_false(app:exists "Bold")
    assert.is_true(app:exists "Strike")
    app:tap { 160, 400 }
    app:settle()
    assert.are.same({ 0, "present", "dismiss" }, trace)
    assert.is_false(app:exists "Strike")
  end)

  it("without anything to show isn't there", function()
    openEditMenu(nil)
    assert.is_nil(app:menu())
    assert.are.equal(interaction, view.interactions[1])
    view:removeInteraction(interaction)
    interaction:presentEditMenu { sourcePoint = { 1, 1 } }
    assert.is_nil(interaction.view)
    assert.raises("sourcePoint", function() interaction:presentEditMenu(3) end)
  end)
end)
