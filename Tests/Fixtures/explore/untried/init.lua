-- UNTRIED: what waits for fingers that an exploration doesn't move.
local app = {}
local Board = class("Board", UIView)

function Board:touchesMoved() end

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  local board = Board { frame = { 40, 100, 240, 200 } }
  board:addGestureRecognizer(UIPanGestureRecognizer { minimumNumberOfTouches = 2, action = function() end })
  self.window:addSubview(board)
  self.window:makeKeyAndVisible()
end

return app
