-- A-143: a file may ask for strict queries.
lunette.strictQueries()

it("A-143: calls that want one view are errors where several match", function()
  local app = launch {
    didFinishLaunching = function()
      local window = UIWindow { frame = UIScreen.main.bounds }
      for i = 1, 2 do window:addSubview(UIButton { title = "OK", frame = { 0, i * 60, 100, 44 } }) end
      window:makeKeyAndVisible()
    end,
  }
  assert.raises("2 views match", function() app:tap "OK" end)
  assert.are.equal(2, #app:findAll "OK")
  assert.is_true(app:exists "OK")
  app:tap { text = "OK", nth = 1 }
  app:tap { text = "OK", index = 1 }
  app:tap { text = "OK", strict = false }
end)
