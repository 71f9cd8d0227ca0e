-- Symbols by name, and images whose edges constraints leave out.
describe("a symbol", function()
  it("is a template picture of its own name", function()
    local image = UIImage.systemName "star.fill"
    assert.are.equal("star.fill", image.name)
    assert.are.equal("alwaysTemplate", image.renderingMode)
    assert.are.equal(CGSize(20, 20), image.size)
    assert.are.equal("heart", UIImage { systemName = "heart" }.name)
  end)

  it("is there under every name that people use first", function()
    for _, name in ipairs {
      "star", "star.fill", "heart", "heart.fill", "plus", "plus.circle", "minus", "xmark", "checkmark", "chevron.left", "chevron.right",
      "chevron.up", "chevron.down", "gear", "gearshape", "trash", "pencil", "square.and.arrow.up", "magnifyingglass", "house", "person",
      "person.circle", "bell", "envelope", "camera", "photo", "folder", "doc", "bookmark", "flag", "tag", "calendar", "clock", "location",
      "info.circle", "questionmark.circle", "ellipsis", "list.bullet", "line.3.horizontal", "arrow.left", "arrow.right", "arrow.up",
      "arrow.down", "arrow.clockwise", "play.fill", "pause.fill", "circle", "circle.fill", "square",
    } do
      assert.is_true(UIImage.systemName(name) ~= nil, name)
    end
    for _, name in ipairs(UIImage.systemNames) do assert.are.equal(name, UIImage.systemName(name).name) end
  end)

  it("that is unknown is nil, and an error in a constructor, with a near name", function()
    assert.is_nil(UIImage.systemName "no.such.symbol")
    assert.raises("did you mean 'star'?", function() return UIImage { systemName = "strar" } end)
  end)

  it("is drawn in the tint", function()
    local app = launchWindow(function(window)
      window:addSubview(UIImageView { image = UIImage.systemName "trash", frame = { 20, 40, 20, 20 }, tintColor = "red" })
    end)
    assert.are.equal("trash", app:find { class = "UIImageView" }.image.name)
    assert.contains("#ff0000", app:snapshot "svg":lower())
  end)
end)

describe("a symbol in its view's tint", function()
  it("keeps the whole width of its lines", function()
    local app = launchWindow(function(window)
      window:addSubview(UIImageView { image = UIImage.systemName "circle", frame = { 10, 10, 40, 40 } })
    end)
    assert.contains('filterUnits="userSpaceOnUse" x="0" y="0" width="40" height="40"', app:snapshot "svg")
  end)
end)

describe("an image's alignment rectangle", function()
  it("is kept by copies, and leaves edges out of constraints", function()
    local image = UIImage { named = "p", size = { 60, 40 } }:withAlignmentRectInsets { 1, 2, 3, 4 }
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), image.alignmentRectInsets)
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), image:withRenderingMode "alwaysTemplate".alignmentRectInsets)
    local root, view = UIView { frame = { 0, 0, 200, 200 } }, UIImageView { image = image }
    assert.are.equal(UIEdgeInsets(1, 2, 3, 4), view.alignmentRectInsets)
    view.translatesAutoresizingMaskIntoConstraints = false
    root:addSubview(view)
    NSLayoutConstraint.activate {
      view.leadingAnchor:constraint("==", root.leadingAnchor, 20), view.topAnchor:constraint("==", root.topAnchor, 30),
    }
    root:layoutIfNeeded()
    assert.are.equal(CGRect(18, 29, 60, 40), view.frame)
    assert.are.equal(UIEdgeInsets(0, 0, 0, 0), UIImageView {}.alignmentRectInsets)
  end)
end)
