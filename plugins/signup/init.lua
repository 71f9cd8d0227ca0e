-- A form of texts: fields that follow each other, a text view, switches, checks; a tap beside them hides the keyboard.

---@class signup.FormController: UIViewController
---@field rows UIView[]
---@overload fun(properties?: table): signup.FormController
local FormController = class("FormController", UIViewController)

local margin, gap = 16, 8
local fingerHeight = 44

-- What each field needs: nil, or the sentence that says what is wrong.
local checks = {
  name = function(text) return #text == 0 and "Please tell us your name." or nil end,
  mail = function(text) return not text:match "^[%w._%-]+@[%w%-]+%.[%w.]+$" and "This is no e-mail address." or nil end,
  password = function(text) return #text < 8 and "A password has 8 characters or more." or nil end,
  again = function(text, form) return text ~= form.fields.password.text and "The two passwords are different." or nil end,
}

local function makeField(id, placeholder, options)
  local field = UITextField {
    accessibilityIdentifier = id, placeholder = placeholder, borderStyle = "roundedRect", clearButtonMode = "whileEditing",
    font = UIFont { name = "AvenirNext-Regular", size = 17 } or UIFont.systemFont(17), returnKeyType = "next",
    autocapitalizationType = "none",
  }
  for key, value in pairs(options or {}) do field[key] = value end
  return field
end

function FormController:viewDidLoad()
  self.title = "Sign Up"
  self.view.backgroundColor = "white"
  self.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Join", style = "done", target = self, action = "join" }

  self.scrollView = UIScrollView { frame = self.view.bounds, autoresizingMask = { "flexibleWidth", "flexibleHeight" }, alwaysBounceVertical = true }
  self.view:addSubview(self.scrollView)

  local headline = UILabel {
    text = "One account for\nall your lists", numberOfLines = 0, textAlignment = "center",
    font = UIFont { name = "HelveticaNeue-Bold", size = 24 } or UIFont.boldSystemFont(24),
  }
  self.fields = {
    name = makeField("name", "Name", { autocapitalizationType = "words" }),
    mail = makeField("mail", "E-mail", { keyboardType = "emailAddress" }),
    password = makeField("password", "Password", { isSecureTextEntry = true }),
    again = makeField("again", "Password again", { isSecureTextEntry = true, returnKeyType = "done" }),
  }
  self.order = { self.fields.name, self.fields.mail, self.fields.password, self.fields.again }
  self.about = UITextView {
    accessibilityIdentifier = "about", font = UIFont { name = "Georgia", size = 15 } or UIFont.systemFont(15), text = "", delegate = self,
    isScrollEnabled = false,
  }
  self.about.layer.borderWidth, self.about.layer.borderColor, self.about.layer.cornerRadius = 0.5, "#CCCCCC", 5
  self.choices = {}
  self.news = UISwitch { accessibilityIdentifier = "news" }
  self.terms = UISwitch { accessibilityIdentifier = "terms" }
  self.problem = UILabel { accessibilityIdentifier = "problem", textColor = "#C03020", font = UIFont.systemFont(14), numberOfLines = 0 }

  local rows = { headline } ---@type UIView[]
  for _, field in ipairs(self.order) do
    field.delegate = self
    field:addTarget("editingChanged", self, "check")
    rows[#rows + 1] = field
  end
  rows[#rows + 1] = UILabel { text = "About you", font = UIFont.systemFont(14), textColor = "darkGray" }
  rows[#rows + 1] = self.about
  rows[#rows + 1] = self:makeChoice("Send me news", self.news)
  rows[#rows + 1] = self:makeChoice("I agree to the terms", self.terms)
  rows[#rows + 1] = self.problem
  for _, row in ipairs(rows) do self.scrollView:addSubview(row) end
  self.rows = rows
  self.terms:addTarget("valueChanged", self, "check")

  self.view:addGestureRecognizer(UITapGestureRecognizer { action = function() self.view:endEditing(true) end })

  local center = NotificationCenter.default
  self.observers = {
    center:addObserver(UIResponder.keyboardWillShowNotification, function(notice) self:makeRoom(notice.userInfo) end),
    center:addObserver(UIResponder.keyboardWillHideNotification, function(notice) self:makeRoom(notice.userInfo) end),
  }
  self:check()
end

function FormController:makeChoice(title, switch)
  local row = UIView {}
  local label = UILabel { text = title, frame = { 0, 6, 220, 20 }, adjustsFontSizeToFitWidth = true, minimumScaleFactor = 0.5 }
  switch.accessibilityLabel = title
  row:addSubview(label)
  row:addSubview(switch)
  self.choices[row] = switch
  return row
end

function FormController:viewDidLayoutSubviews()
  local width = self.scrollView.bounds.width - 2 * margin
  local y = margin
  for _, row in ipairs(self.rows) do
    local height = row:sizeThatFits({ width, math.huge }).height
    if row == self.about then height = math.max(80, height) end
    if row:isKind(UITextField) then height = math.max(fingerHeight, height) end
    if self.choices[row] then height = 31 end
    row.frame = { margin, y, width, height }
    y = y + height + gap
  end
  for _, switch in ipairs { self.news, self.terms } do switch.frame = { width - 51, 0, 51, 31 } end
  self.scrollView.contentSize = { self.scrollView.bounds.width, y + margin }
end

-- The keyboard covers the lower part: the form scrolls above it, with what is being edited.
function FormController:makeRoom(info)
  local covered = math.max(0, self.view.bounds.height - self.view:convert(info.frameEnd, nil).y)
  UIView.animate {
    duration = info.animationDuration, options = info.animationCurve,
    animations = function()
      self.scrollView.contentInset = { 0, 0, covered, 0 }
      self.scrollView.scrollIndicatorInsets = self.scrollView.contentInset
      if self.edited then self:reveal(self.edited) end
    end,
  }
end

function FormController:reveal(view)
  local frame = view.frame
  self.scrollView:scrollRectToVisible({ frame.x, frame.y - gap, frame.width, frame.height + 2 * gap }, false)
end

-- Fields and the text view

function FormController:textFieldDidBeginEditing(field)
  self.edited = field
  self:reveal(field)
end

function FormController:textFieldDidEndEditing(field)
  if self.edited == field then self.edited = nil end
  self.touched = self.touched or {}
  self.touched[field.accessibilityIdentifier] = true
  self:check()
end

function FormController:textFieldShouldReturn(field)
  for index, each in ipairs(self.order) do
    if each == field then
      local next = self.order[index + 1]
      if next then next:becomeFirstResponder() else field:resignFirstResponder() end
    end
  end
  return false
end

function FormController:shouldChangeCharactersIn(field, range, string)
  return field ~= self.fields.mail or not string:find "%s"
end

function FormController:textViewDidBeginEditing(view)
  self.edited = view
  self:reveal(view)
end

function FormController:textViewDidChange() self.view:setNeedsLayout() end

function FormController:textViewDidEndEditing() self.edited = nil end

-- Checks

function FormController:check()
  local isComplete, shown = self.terms.isOn, nil
  for _, field in ipairs(self.order) do
    local problem = checks[field.accessibilityIdentifier](field.text, self) ---@type string?
    if problem then isComplete = false end
    if self.touched and self.touched[field.accessibilityIdentifier] then shown = shown or problem end
  end
  self.problem.text = shown
  self.view:setNeedsLayout()
  self.navigationItem.rightBarButtonItem.isEnabled = isComplete
end

function FormController:join()
  self.view:endEditing(true)
  local alert = UIAlertController {
    title = "Welcome, " .. self.fields.name.text, message = self.news.isOn and "The news will come to " .. self.fields.mail.text .. "." or nil,
    preferredStyle = "alert",
  }
  alert:addAction(UIAlertAction { title = "OK", style = "default" })
  self:present(alert, true)
end

return {
  didFinishLaunching = function(self)
    self.window = UIWindow { rootViewController = UINavigationController { rootViewController = FormController {} } }
    self.window:makeKeyAndVisible()
  end,
}
