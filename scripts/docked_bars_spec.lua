-- Bars that a controller docks at the bottom with inputAccessoryView, as chat apps do: docs/rules/controllers.md 9.4.
---@class docked_bars_spec.Bar: UIView
---@field input UITextView
---@field send UIButton
---@overload fun(properties?: table): docked_bars_spec.Bar
local Bar = class("Bar", UIView)
function Bar:init()
  self.input = UITextView { isScrollEnabled = false, font = UIFont.systemFont(16), accessibilityIdentifier = "input" }
  self.send = UIButton { type = "system", title = "Send" }
  for _, view in ipairs { self.input, self.send } do
    view.translatesAutoresizingMaskIntoConstraints = false
    self:addSubview(view)
  end
  NSLayoutConstraint.activate {
    self.send.trailingAnchor:constraint("==", self.trailingAnchor, -8), self.send.topAnchor:constraint("==", self.topAnchor),
    self.send.widthAnchor:constraint("==", 50), self.send.heightAnchor:constraint("==", 50),
    self.input.topAnchor:constraint("==", self.topAnchor, 8), self.input.leadingAnchor:constraint("==", self.leadingAnchor, 8),
    self.input.bottomAnchor:constraint("==", self.bottomAnchor, -8), self.input.trailingAnchor:constraint("==", self.send.leadingAnchor, -8),
  }
end

---@class docked_bars_spec.Chat: UITableViewController
---@field bar docked_bars_spec.Bar
---@field rows integer
---@overload fun(properties?: table): docked_bars_spec.Chat
local Chat = class("Chat", UITableViewController)
Chat.rows = 15
function Chat:viewDidLoad()
  Chat.super.viewDidLoad(self)
  self.bar = Bar { frame = { 0, 0, 320, 50 }, autoresizingMask = self.mask or "flexibleHeight" }
  self.bar.send:addTarget(nil, "handleSend", "touchUpInside")
  self.tableView:register(UITableViewCell, "c")
  self.tableView.keyboardDismissMode = "interactive"
end
function Chat:canBecomeFirstResponder() return true end
function Chat:inputAccessoryView() return self.bar end
function Chat:numberOfRowsInSection() return self.rows end
function Chat:cellForRowAt(tableView, path)
  local cell = tableView:dequeueReusableCell("c", path)
  cell.textLabel.text = "Message " .. path.row
  return cell
end
function Chat:handleSend()
  self.rows = self.rows + 1
  self.bar.input.text = ""
  self.tableView:insertRows({ IndexPath(1, self.rows) }, "automatic")
  self.tableView:scrollToRow(IndexPath(1, self.rows), "bottom", true)
end

for _, system in ipairs { 12, 17 } do
  describe("a docked bar of system " .. system, function()
    local app, chat ---@type App, docked_bars_spec.Chat
    before_each(function()
      chat = Chat { style = "plain" }
      app = launchWindow(UINavigationController { rootViewController = chat }, { system = system, device = "iPhone 8" })
      app:settle()
    end)

    it("is there as soon as the controller is, and the table keeps clear of it", function()
      assert.is_true(chat.isFirstResponder)
      assert.is_true(app:exists "Send")
      local height = chat.bar.frame.height
      assert.are.equal(height, chat.tableView.adjustedContentInset.bottom)
      assert.are.equal(667 - height, app.keyboardFrame.y)
    end)

    it("holds a text that is edited, and grows and shrinks with it", function()
      local low = chat.bar.frame.height
      app:tap { id = "input" }
      app:settle()
      assert.is_true(chat.bar.input.isFirstResponder)
      assert.is_false(chat.isFirstResponder)
      assert.are.equal(low, chat.bar.frame.height)
      local withKeys = chat.tableView.adjustedContentInset.bottom
      assert.is_true(withKeys > 200)
      app:type "a text that is so long that it needs a second line in the bar"
      app:settle()
      local high = chat.bar.frame.height
      assert.is_true(high > low)
      assert.are.equal(withKeys + high - low, chat.tableView.adjustedContentInset.bottom)
      app:tap "Send"
      app:settle()
      assert.are.equal(low, chat.bar.frame.height)
      assert.is_true(app:exists "Message 16")
      assert.is_true(chat.bar.input.isFirstResponder)
    end)

    it("stays when the keys go", function()
      local room = chat.tableView.adjustedContentInset.bottom
      for _, dismiss in ipairs {
        function() app:drag { from = { 160, 200 }, to = { 160, 640 }, duration = 0.5 } end,
        function() chat.bar.input:resignFirstResponder() end,
        function() chat.bar:endEditing(true) end,
        function() app:dismissKeyboard() end,
      } do
        app:tap { id = "input" }
        app:settle()
        dismiss()
        app:settle()
        assert.is_true(chat.isFirstResponder)
        assert.is_false(chat.bar.input.isFirstResponder)
        assert.is_true(app:exists "Send")
        assert.are.equal(room, chat.tableView.adjustedContentInset.bottom)
      end
    end)

    it("goes with its controller, and comes back", function()
      chat:show(UIViewController { title = "Next" })
      app:settle()
      assert.is_false(app:exists "Send")
      chat.navigationController:popViewController(true)
      app:settle()
      assert.is_true(chat.isFirstResponder)
      assert.is_true(app:exists "Send")
      app:tap { id = "input" }
      app:settle()
      local shown = UIViewController { modalPresentationStyle = "fullScreen" }
      chat:present(shown, true)
      app:settle()
      assert.is_false(app:exists "Send")
      chat:dismiss(true)
      app:settle()
      assert.is_true(app:exists "Send")
    end)
  end)
end

describe("a responder that resigns", function()
  it("passes its place to the nearest one of its chain that has an accessory view", function()
    local Holder = class("Holder", UIView)
    local bar ---@type UIView?
    function Holder:canBecomeFirstResponder() return true end
    function Holder:inputAccessoryView() return bar end
    local holder, field = Holder { frame = { 0, 0, 320, 200 } }, UITextField { frame = { 0, 20, 200, 30 } }
    holder:addSubview(field)
    local app = launchWindow(holder)
    app:tap(field)
    app:type "a"
    field:resignFirstResponder()
    assert.is_false(holder.isFirstResponder or field.isFirstResponder)
    bar = UIView { frame = { 0, 0, 320, 44 } }
    app:tap(field)
    field:resignFirstResponder()
    assert.is_true(holder.isFirstResponder)
    assert.is_false(field.isEditing)
    local other = UITextField { frame = { 0, 60, 200, 30 } }
    holder:addSubview(other)
    field:becomeFirstResponder()
    other:becomeFirstResponder()
    assert.are.same({ false, false, true }, { holder.isFirstResponder, field.isFirstResponder, other.isFirstResponder })
  end)

  it("may have an accessory view that holds it", function()
    local bar, field = UIView { frame = { 0, 0, 320, 44 } }, UITextField { frame = { 0, 300, 200, 30 } }
    local inside = UITextField { frame = { 0, 7, 200, 30 }, inputAccessoryView = bar, accessibilityIdentifier = "inside" }
    bar:addSubview(inside)
    field.inputAccessoryView = bar
    local app = launchWindow { field }
    app:tap(field)
    app:settle()
    app:tap { id = "inside" }
    app:settle()
    assert.is_true(inside.isFirstResponder)
    app:type "x"
    assert.are.equal("x", inside.text)
    inside:resignFirstResponder()
    app:settle()
    assert.is_false(app:exists { id = "inside" })
    assert.is_false(field.isFirstResponder)
  end)
end)

describe("what stands on the keyboard", function()
  for _, system in ipairs { 12, 17 } do
    it("has the screen's coordinates in its window, which lets through what is beside it, in system " .. system, function()
      local bar, tapped = UIView { frame = { 0, 0, 320, 44 } }, 0
      local field = UITextField { frame = { 10, 60, 200, 34 }, inputAccessoryView = bar }
      local button = UIButton { frame = { 10, 120, 200, 44 }, title = "Above" }
      button:addTarget("touchUpInside", function() tapped = tapped + 1 end)
      local app = launchWindow({ field, button }, { system = system, device = "iPhone 8" })
      field:becomeFirstResponder()
      app:settle()
      assert.are.equal(CGRect(0, 0, 375, 667), bar.window.frame)
      assert.are.equal(CGRect(0, app.keyboardFrame.y, 375, 44), bar:convert(bar.bounds, nil))
      assert.are.equal(app.keyboardFrame.y, field:convert(CGPoint.zero, bar).y * -1 + 60)
      app:tap "Above"
      assert.are.equal(1, tapped)
      app:rotateDevice "landscapeLeft"
      app:settle()
      assert.are.equal(CGRect(0, 0, 667, 375), bar.window.frame)
      assert.are.equal(app.keyboardFrame.y, bar:convert(bar.bounds, nil).y)
      field:resignFirstResponder()
      app:settle()
      field:becomeFirstResponder()
      app:settle()
      assert.are.equal(app.keyboardFrame.y, bar:convert(bar.bounds, nil).y)
    end)
  end
end)
