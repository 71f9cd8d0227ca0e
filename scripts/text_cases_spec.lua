-- Cases of text, fields and the keyboard that no other file has. Numbers: docs/rules/cases/text.md (X-...), cases/controllers.md (V-...).

local n, space = 9.48779, 4.34961 -- of the system font at 17 pt

-- The first text of a picture: x, y of the baseline, and the text.
local function firstText(app)
  local x, y, text = app:snapshot("svg"):match '<text x="([-%d.]+)" y="([-%d.]+)".->(.-)</text>'
  return tonumber(x), tonumber(y), text
end

local function shown(properties, options)
  local label = UILabel(properties)
  return launchWindow(function(window) window:addSubview(label) end, options), label
end

describe("a label", function()
  it("X-007 has the system font in 17 pt", function()
    local label = UILabel {}
    assert.are.equal(17, label.font.pointSize)
    assert.are.equal("regular", label.font.weight)
    assert.are.equal(UIFont.systemFont(17).fontName, label.font.fontName)
  end)

  it("X-018 is as wide as on iOS, where letters stand closer than on a Mac", function()
    local onMac = n + 37 * 17 / 2048
    assert.near(4 * onMac - 4 * 0.307129, NSString.size("nnnn", { font = UIFont.systemFont(17) }).width, 0.001)
  end)

  it("X-028 and X-030 stands in the middle of its height, on pixels; to the right where it should", function()
    local app, label = shown { text = "nnnn", frame = { 0, 0, 100, 40 } }
    local x, y = firstText(app)
    assert.near(0, x, 0.001)
    assert.near(10 + 16.1865, y, 0.001)
    label.textAlignment = "right"
    app:advanceFrames(1)
    assert.near(62.049, (firstText(app)), 0.001)
  end)

  it("X-043 rounds the height of four lines once", function()
    local label ---@type UILabel
    launchWindow(function() label = UILabel { text = "a\nb\nc\nd", numberOfLines = 0, font = UIFont.systemFont(37.2555 / 1.193359375) } end, { device = "iPhone 16" })
    assert.near(149.333, label:sizeThatFits({ 0, 0 }).height, 0.001)
  end)

  it("X-048 is as wide as its first line with its space, or as its last one when that is cut", function()
    local label = UILabel { text = "nnnn nnnn nnnn nnnn nnnn", numberOfLines = 2 }
    local cut = NSString.size("nnnn…", { font = label.font }).width
    assert.near(cut, label:sizeThatFits({ 60, 0 }).width, 0.5)
    label.text = "nnnnn n nnn nnn"
    assert.near(math.max(5 * n + space, NSString.size("n nnn…", { font = label.font }).width), label:sizeThatFits({ 58, 0 }).width, 0.5)
  end)

  it("X-100 keeps its baseline, its middle or its top when it shrinks", function()
    for adjustment, baseline in pairs { alignBaselines = 27.11, alignCenters = 24.27, none = 19.49 } do
      local app = shown {
        text = "Shrink me please", font = UIFont.systemFont(20), frame = { 0, 0, 80, 40 }, adjustsFontSizeToFitWidth = true,
        minimumScaleFactor = 0.6, baselineAdjustment = adjustment,
      }
      local _, y = firstText(app)
      assert.near(baseline, y, 0.01)
    end
  end)

  it("X-101 takes another colour while it is highlighted, if it has one", function()
    local app, label = shown { text = "nnnn", frame = { 0, 0, 100, 40 }, textColor = "blue", isHighlighted = true, highlightedTextColor = "red" }
    assert.matches('fill="#FF0000"', app:snapshot "svg")
    label.highlightedTextColor = nil
    app:advanceFrames(1)
    assert.matches('fill="#0000FF"', app:snapshot "svg")
  end)
end)

describe("a text with attributes", function()
  local font = UIFont.systemFont(17)

  local function styled(string, style, more)
    local attributes = { font = font, paragraphStyle = NSMutableParagraphStyle(style) }
    for key, value in pairs(more or {}) do attributes[key] = value end
    return NSAttributedString { string = string, attributes = attributes }
  end

  it("X-127 has room between two paragraphs once", function()
    local plain, spaced = styled("a\nb", {}), styled("a\nb", { paragraphSpacing = 10 })
    assert.near(plain:size().height + 10, spaced:size().height, 0.001)
  end)

  it("X-129 ends its lines where a tail indent above 0 says", function()
    local text = styled("nnnn nnnn nnnn nnnn nnnn nnnn", { tailIndent = 150, alignment = "right" })
    local app = shown { attributedText = text, numberOfLines = 0, frame = { 0, 0, 300, 80 } }
    local lines = 0
    for x, width in app:snapshot("svg"):gmatch '<text x="([-%d.]+)" y="[-%d.]+" textLength="([-%d.]+)"' do
      lines = lines + 1
      assert.near(150, tonumber(x) + tonumber(width), 0.01)
    end
    assert.are.equal(2, lines)
  end)

  it("X-133 is underlined below spaces inside a line and not below those at its end", function()
    local app = shown { attributedText = styled("n n  nnnn", {}, { underlineStyle = "single" }), numberOfLines = 0, frame = { 0, 0, 45, 50 } }
    local widths = {}
    for width, height in app:snapshot("svg"):gmatch '<rect x="[-%d.]+" y="[-%d.]+" width="([-%d.]+)" height="([-%d.]+)"' do
      if tonumber(height) == 1 then widths[#widths + 1] = tonumber(width) end
    end
    assert.are.equal(2, #widths)
    assert.near(2 * n + space, widths[1], 0.01)
    assert.near(4 * n, widths[2], 0.01)
  end)

  it("is underlined word by word where that is asked for", function()
    local app = shown { attributedText = styled("nn n", {}, { underlineStyle = { "single", "byWord" } }), frame = { 0, 0, 100, 22 } }
    local widths = {}
    for width in app:snapshot("svg"):gmatch '<rect x="[-%d.]+" y="[-%d.]+" width="([-%d.]+)" height="1"' do widths[#widths + 1] = tonumber(width) end
    assert.are.equal(2, #widths)
    assert.near(2 * n, widths[1], 0.01)
    assert.near(n, widths[2], 0.01)
  end)

  it("X-135 has UIKit's bits for its lines", function()
    for name, bits in pairs { single = 1, thick = 2, double = 9, byWord = 0x8000 } do
      local byName = NSAttributedString { string = "n", attributes = { underlineStyle = name } }
      local byBits = NSAttributedString { string = "n", attributes = { underlineStyle = bits } }
      assert.is_true(byName:isEqual(byBits))
    end
  end)

  it("X-142 is measured in fractions, and a label rounds them up to pixels", function()
    local words = ("This is one line of ten of a text of seventeen points, or\n"):rep(9) .. "this one"
    local label ---@type UILabel
    launchWindow(function() label = UILabel { text = words, numberOfLines = 0 } end, { device = "iPhone 16" })
    local box = NSString.boundingRect(words, { size = { 1000, 10000 }, options = "usesLineFragmentOrigin", attributes = { font = font } })
    assert.near(202.871, box.height, 0.001)
    local size = label:sizeThatFits({ 1000, 0 })
    assert.near(203, size.height, 0.001)
    assert.near(math.ceil(box.width * 3 - 0.001) / 3, size.width, 0.001)
  end)

  it("leans and stretches", function()
    local leaning = styled("nnnn", {}, { obliqueness = 0.5 })
    local app = shown { attributedText = leaning, frame = { 0, 0, 100, 22 } }
    assert.matches('matrix%(1 0 %-0.5 1 ', app:snapshot "svg")
    assert.matches('"obliqueness":0.5', app:snapshot "json")
    assert.near(4 * n * math.exp(0.25), styled("nnnn", {}, { expansion = 0.25 }):size().width, 0.01)
  end)
end)

describe("the keyboard", function()
  local function field(properties)
    local made = UITextField { frame = { 10, 40, 300, 34 }, borderStyle = "roundedRect" }
    for key, value in pairs(properties or {}) do made[key] = value end
    return made
  end

  it("V-216 tells where it comes from and goes to, how long and by which curve", function()
    local info ---@type any
    local edited = field()
    local app = launchWindow(function(window) window:addSubview(edited) end)
    NotificationCenter.default:addObserver(UIResponder.keyboardWillShowNotification, function(notification) info = notification.userInfo end)
    app:tap(edited)
    assert.are.equal(CGRect { 0, 568, 320, 216 }, info[UIResponder.keyboardFrameBeginUserInfoKey])
    assert.are.equal(CGRect { 0, 352, 320, 216 }, info[UIResponder.keyboardFrameEndUserInfoKey])
    assert.are.equal(0.25, info[UIResponder.keyboardAnimationDurationUserInfoKey])
    assert.are.equal(7, info[UIResponder.keyboardAnimationCurveUserInfoKey])
    assert.is_true(info[UIResponder.keyboardIsLocalUserInfoKey])
  end)

  it("V-223 goes when editing is ended by force, and nobody is asked", function()
    local asked, ended, edited = 0, 0, field()
    edited.delegate = {
      textFieldShouldEndEditing = function()
        asked = asked + 1
        return false
      end,
      textFieldDidEndEditing = function() ended = ended + 1 end,
    }
    local app = launchWindow(function(window) window:addSubview(edited) end)
    app:tap(edited)
    app:settle()
    assert.is_false(app.window:endEditing(false))
    assert.are.equal(1, asked)
    assert.is_true(app.isKeyboardVisible)
    assert.is_false(UIView {}:endEditing(true))
    assert.is_true(edited:endEditing(true))
    assert.are.same({ 1, 1 }, { asked, ended })
    app:settle()
    assert.is_false(app.isKeyboardVisible)
    assert.is_false(app.window:endEditing(true))
  end)

  it("V-221 has the end of the first field's editing before the beginning of the second's", function()
    local events, first, second = {}, field(), field { frame = { 10, 90, 300, 34 } }
    local app = launchWindow(function(window)
      for name, one in pairs { first = first, second = second } do
        for _, event in ipairs { "editingDidBegin", "editingDidEnd" } do
          one:addTarget(event, function() events[#events + 1] = name .. " " .. event end)
        end
        window:addSubview(one)
      end
    end)
    app:tap(first)
    app:settle()
    app:tap(second)
    assert.are.same({ "first editingDidBegin", "first editingDidEnd", "second editingDidBegin" }, events)
  end)

  it("V-232 is 162 high on a device on its side", function()
    local ending ---@type any
    local edited = field()
    local app = launchWindow(function(window)
      local controller = UIViewController {}
      window.rootViewController = controller
      controller.view:addSubview(edited)
    end)
    app:rotateDevice "landscapeLeft"
    app:settle()
    NotificationCenter.default:addObserver(UIResponder.keyboardWillShowNotification, function(notification) ending = notification.userInfo.frameEnd end)
    edited:becomeFirstResponder()
    app:settle()
    assert.are.equal(CGRect { 0, 158, 568, 162 }, ending)
  end)

  it("V-233 goes when a drag of a table begins that dismisses it so", function()
    local log, edited = {}, field { frame = { 10, 4, 300, 34 } }
    edited.delegate = { textFieldDidEndEditing = function() log[#log + 1] = "dE" end }
    local app = launch {
      numberOfRowsInSection = function() return 30 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    app.table.keyboardDismissMode = "onDrag"
    app.table:addSubview(edited)
    NotificationCenter.default:addObserver(UIResponder.keyboardWillHideNotification, function() log[#log + 1] = "kWH" end)
    app:tap(edited)
    app:settle()
    local finger = app:touch(160, 300)
    finger:move(160, 250, 0.2)
    table.sort(log) -- the keyboard's notice comes before the end of editing, as in any other resignation (F3)
    assert.are.same({ "dE", "kWH" }, log)
    assert.is_false(edited.isFirstResponder)
    finger:lift()
  end)

  it("V-235 goes with a controller that is popped, whose field ends between the wills and the dids", function()
    local log, edited = {}, field { frame = { 10, 100, 300, 34 } }
    ---@class text_cases_spec.Named: UIViewController
    ---@overload fun(properties?: table): text_cases_spec.Named
    local Named = class("Named", UIViewController)
    for _, name in ipairs { "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear" } do
      Named[name] = function(self) log[#log + 1] = self.title .. "." .. name end
    end
    edited.delegate = { textFieldDidEndEditing = function() log[#log + 1] = "F.dE" end, textFieldShouldEndEditing = function() return false end }
    local a, b, nav = Named { title = "A" }, Named { title = "B" }, nil
    local app = launchWindow(function(window)
      nav = UINavigationController { rootViewController = a }
      window.rootViewController = nav
      nav:pushViewController(b, false)
      b.view:addSubview(edited)
    end)
    app:settle()
    edited:becomeFirstResponder()
    app:settle()
    NotificationCenter.default:addObserver(UIResponder.keyboardWillHideNotification, function() log[#log + 1] = "kWH" end)
    log = {}
    nav:popViewController(true)
    app:settle()
    local order = {}
    for index, name in ipairs(log) do order[name] = index end
    assert.is_true(order["B.viewWillDisappear"] < order["A.viewWillAppear"])
    assert.is_true(order["A.viewWillAppear"] < order["F.dE"])
    assert.is_true(order["F.dE"] < order["B.viewDidDisappear"])
    assert.is_true(order["B.viewDidDisappear"] < order["A.viewDidAppear"])
    assert.is_true(order["kWH"] < order["B.viewDidDisappear"])
  end)
end)

describe("an action without a target", function()
  it("V-236 goes to the first responder and up from it, or else up from its sender", function()
    local log = {}
    ---@class text_cases_spec.Copier: UIView
    ---@overload fun(properties?: table): text_cases_spec.Copier
    local Copier = class("Copier", UIView)
    function Copier:canBecomeFirstResponder() return true end
    function Copier:copyAll() log[#log + 1] = self.accessibilityIdentifier end
    local outer = Copier { accessibilityIdentifier = "outer", frame = { 0, 0, 300, 300 } }
    local inner = Copier { accessibilityIdentifier = "inner", frame = { 0, 0, 100, 100 } }
    local other = UIView { frame = { 0, 400, 100, 100 } }
    local button = UIButton { frame = { 0, 200, 100, 40 } }
    launchWindow(function(window)
      window:addSubview(outer)
      outer:addSubview(inner)
      outer:addSubview(button)
      window:addSubview(other)
    end)
    inner:becomeFirstResponder()
    assert.is_true(UIApplication.shared:sendAction("copyAll", nil, button))
    inner:resignFirstResponder()
    assert.is_true(UIApplication.shared:sendAction("copyAll", nil, button))
    assert.is_false(UIApplication.shared:sendAction("copyAll", nil, other))
    assert.are.same({ "inner", "outer" }, log)
  end)
end)

describe("the menu", function()
  it("V-303 has Cut and Copy for a selected word, Paste only with something to paste, and goes with a touch outside", function()
    for _, pasted in ipairs { false, "from elsewhere" } do
      local edited = UITextField { frame = { 10, 40, 300, 34 }, text = "word" }
      local app = launchWindow(function(window) window:addSubview(edited) end)
      UIPasteboard.general.string = pasted or nil
      local heard = {}
      for _, name in ipairs { "willHideMenuNotification", "didHideMenuNotification" } do
        NotificationCenter.default:addObserver(UIMenuController[name], function() heard[#heard + 1] = name end)
      end
      app:tap(edited)
      app:settle()
      app:doubleTap { 20, 57 }
      app:settle()
      local words, places = {}, {}
      for _, word in ipairs { "Cut", "Copy", "Paste" } do
        if app:exists(word) then
          words[#words + 1] = word
          local view = app:find(word)
          places[#places + 1] = view:convert(view.bounds, nil).x
        end
      end
      assert.are.same(pasted and { "Cut", "Copy", "Paste" } or { "Cut", "Copy" }, words)
      for index = 2, #places do assert.is_true(places[index - 1] < places[index]) end
      app:tap { 160, 300 }
      app:settle()
      assert.is_false(app:exists "Copy")
      assert.are.same({ "willHideMenuNotification", "didHideMenuNotification" }, heard)
      app:close()
    end
  end)

  it("V-304 shows no Paste where a field says that it can't", function()
    ---@class text_cases_spec.Closed: UITextField
    ---@overload fun(properties?: table): text_cases_spec.Closed
    local Closed = class("Closed", UITextField)
    function Closed:canPerformAction(action, sender) return action ~= "paste" and Closed.super.canPerformAction(self, action, sender) end
    UIPasteboard.general.string = "from elsewhere"
    for kind, has in pairs { [UITextField] = true, [Closed] = false } do
      local edited = kind { frame = { 10, 40, 300, 34 }, text = "word" }
      local app = launchWindow(function(window) window:addSubview(edited) end)
      app:tap(edited)
      app:settle()
      app:doubleTap { 20, 57 }
      app:settle()
      assert.is_true(app:exists "Copy")
      assert.are.equal(has, app:exists "Paste")
      app:close()
    end
  end)
end)
