-- The plugin gestures: the picture that each gesture leaves.
describe("the plugin gestures", function()
  local app, delegate, pad ---@type App, any, UIView
  before_each(function()
    app = launch "gestures"
    delegate, pad = app.delegate, app:find { id = "pad" }
  end)

  it("leaves a picture where it was tapped, which fades out in half a second", function()
    app:tap { 100, 120 }
    assert.are.same({ "tap" }, delegate.log)
    local image = pad.subviews[1]
    assert.are.equal("tap", image.image.name)
    assert.are.equal(CGSize { 60, 60 }, image.image.size)
    assert.matches("<image", app:snapshot "svg")
    assert.are.equal(CGPoint { 100, 120 }, image.center)
    assert.are.equal(0, image.alpha)
    assert.are.equal(0.5, image.layer:animation("opacity").duration)
    app:advance(0.25)
    local opacity = image.layer:presentation().opacity
    assert.is_true(opacity > 0.2 and opacity < 0.8)
    app:settle()
    assert.are.equal(0, #pad.subviews)
  end)

  it("sends a picture 220 pt the way of the swipe", function()
    app:swipe({ 200, 200 }, "left")
    assert.are.same({ "swipe left" }, delegate.log)
    assert.are.equal(CGPoint { -20, 200 }, pad.subviews[1].center)
    app:settle()
    app:swipe({ 60, 200 }, "right")
    assert.are.equal(CGPoint { 280, 200 }, pad.subviews[1].center)
  end)

  it("turns a picture with two fingers, and back while it fades", function()
    app:together(function() app:rotate(pad, { angle = math.pi / 3, duration = 0.5 }) end)
    assert.are.same({ "rotation" }, delegate.log)
    assert.are.equal(CGAffineTransform.identity, pad.subviews[1].transform)
    assert.is_true(pad.subviews[1].layer:presentation().transform[2] > 0.3)
    app:settle()
    assert.are.equal(0, #pad.subviews)
  end)

  it("lets the pan wait for the swipe", function()
    delegate.pan.isEnabled = true
    app:swipe({ 200, 200 }, "left")
    assert.are.same({ "swipe left" }, delegate.log)
    app:settle()
    app:drag { from = { 100, 100 }, to = { 100, 300 } }
    assert.are.same({ "swipe left", "pan" }, delegate.log)
  end)

  it("fires the single tap at once, and again the double tap, without a requirement", function()
    delegate.double.isEnabled = true
    app:doubleTap { 100, 100 }
    app:settle()
    assert.are.same({ "tap", "double tap" }, delegate.log)
  end)

  it("fires only the double tap when the single waits for it", function()
    delegate.double.isEnabled = true
    delegate.single:requireToFail(delegate.double)
    app:doubleTap { 100, 100 }
    app:settle()
    assert.are.same({ "double tap" }, delegate.log)
    app:tap { 100, 100 }
    assert.are.same({ "double tap" }, delegate.log)
    app:settle()
    assert.are.same({ "double tap", "tap" }, delegate.log)
  end)

  it("knows a check mark: down to the right, then up to the right", function()
    local finger = app:touch(80, 250)
    finger:move(110, 300, 0.2)
    finger:move(190, 200, 0.2)
    finger:lift()
    assert.are.same({ "check mark" }, delegate.log)
  end)

  it("is no check mark without the second stroke", function()
    app:drag { from = { 80, 250 }, to = { 110, 300 }, duration = 0.6 }
    assert.are.same({}, delegate.log)
  end)

  it("has nothing to say to touches in the bar", function()
    app:tap { id = "quiet" }
    app:swipe({ id = "quiet" }, "left")
    assert.are.same({}, delegate.log)
  end)
end)
