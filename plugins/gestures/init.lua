-- gestures: every simple recognizer on one screen, each leaving a picture where it was made.
local Checkmark = require "Checkmark"
local Stamp = require "Stamp"

local app = {
  name = "gestures",
  description = "Tap, double tap, swipe, rotation, a pan that waits for the swipe, and a recognizer of one's own.",
}

local barHeight = 60

-- The switches say which recognizers are on; `single` waits for `double` only when asked to.
function app:didFinishLaunching(application)
  local window = UIWindow { backgroundColor = "white" }
  local pad = UIView { accessibilityIdentifier = "pad", translatesAutoresizingMaskIntoConstraints = false }
  local quiet = UILabel {
    text = "no gestures here", textAlignment = "center", isUserInteractionEnabled = true, backgroundColor = "lightGray",
    accessibilityIdentifier = "quiet", translatesAutoresizingMaskIntoConstraints = false,
  }
  window:addSubview(pad)
  window:addSubview(quiet)
  local safe = window.safeAreaLayoutGuide
  NSLayoutConstraint.activate {
    pad.topAnchor:constraint { equalTo = window.topAnchor }, pad.bottomAnchor:constraint { equalTo = quiet.topAnchor },
    pad.leadingAnchor:constraint { equalTo = window.leadingAnchor }, pad.trailingAnchor:constraint { equalTo = window.trailingAnchor },
    quiet.bottomAnchor:constraint { equalTo = safe.bottomAnchor }, quiet.heightAnchor:constraint { equalToConstant = barHeight },
    quiet.leadingAnchor:constraint { equalTo = safe.leadingAnchor }, quiet.trailingAnchor:constraint { equalTo = safe.trailingAnchor },
  }
  self.window, self.pad, self.quiet, self.log = window, pad, quiet, {}

  local function place(recognizer) return recognizer:location(pad) end
  local function note(text) self.log[#self.log + 1] = text end

  self.single = UITapGestureRecognizer { delegate = self, action = function(r)
    note "tap"
    Stamp.leave(pad, "tap", place(r))
  end }
  self.double = UITapGestureRecognizer { numberOfTapsRequired = 2, delegate = self, isEnabled = false, action = function(r)
    note "double tap"
    Stamp.leave(pad, "double", place(r))
  end }
  self.swipes = {}
  for _, direction in ipairs { "left", "right" } do
    self.swipes[direction] = UISwipeGestureRecognizer { direction = direction, delegate = self, action = function(r)
      note("swipe " .. direction)
      Stamp.send(pad, "swipe", place(r), direction)
    end }
  end
  self.rotation = UIRotationGestureRecognizer { delegate = self, action = function(r) self:rotated(r) end }
  self.pan = UIPanGestureRecognizer { isEnabled = false, delegate = self, action = function(r)
    if r.state == "began" then note "pan" end
  end }
  self.pan:requireToFail(self.swipes.left)
  self.pan:requireToFail(self.swipes.right)
  self.check = Checkmark { delegate = self, action = function(r)
    note "check mark"
    Stamp.leave(pad, "check", place(r))
  end }

  for _, recognizer in ipairs { self.single, self.double, self.swipes.left, self.swipes.right, self.rotation, self.pan, self.check } do
    window:addGestureRecognizer(recognizer)
  end
  window:makeKeyAndVisible()
end

function app:rotated(rotation)
  if rotation.state == "began" then
    self.log[#self.log + 1] = "rotation"
    self.held = Stamp.hold(self.pad, "turning", rotation:location(self.pad))
  end
  if rotation.state == "ended" or rotation.state == "cancelled" then
    Stamp.release(self.held)
    self.held = nil
  else
    self.held.transform = CGAffineTransform.identity:rotated(rotation.rotation)
  end
end

-- No recognizer gets touches in the bar at the bottom.
function app:shouldReceiveTouch(recognizer, touch)
  return not touch.view or touch.view ~= self.quiet
end

-- A finger that draws a check mark also swipes or pans, so the check mark's recognizer works together with the others.
function app:shouldRecognizeSimultaneouslyWith(recognizer, other)
  return recognizer == self.check or other == self.check
end

return app
