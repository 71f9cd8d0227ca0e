-- Ranges of texts as scripts write them, and parts that a loop cuts out of one text.

describe("a range", function()
  it("that ends before it begins is an error that says what to write", function()
    local text = NSMutableAttributedString { string = "hello world" }
    local words = "got { 7, 2 }, which ends before it begins; of a place from 1 and a length write { location = 6, length = 2 }; { 7, 6 } is empty"
    assert.raises(words, function() NSString.substring("hello world", { 7, 2 }) end)
    assert.raises("got { 7, 5 }", function() text:addAttribute("kern", 2, { 7, 5 }) end)
    local view = UITextView { text = "hello world" }
    assert.raises("got { 7, 2 }", function() view.selectedRange = { 7, 2 } end)
    assert.equals("", NSString.substring("hello world", { 7, 6 }))
    assert.equals("wo", NSString.substring("hello world", { location = 6, length = 2 }))
    view.selectedRange = { 7, 6 }
    assert.same({ 6, 0 }, { view.selectedRange.location, view.selectedRange.length })
  end)
end)

describe("parts of a long text", function()
  it("are cut out in a loop, of one text after the other", function()
    local count = 20000
    local one, other = ("anb,"):rep(count), ("äñb,"):rep(count)
    for i = 1, count do
      if NSString.substring(one, { 4 * i - 3, 4 * i - 1 }) ~= "anb" then error("at " .. i) end
    end
    for i = 1, count do
      if NSString.substring(other, { 4 * i - 3, 4 * i - 1 }) ~= "äñb" then error("at " .. i) end
    end
    assert.equals("anb,", NSString.substring(one, { 1, 4 }))
    assert.error_matches(function() NSString.substring(one, { 4 * count, 4 * count + 1 }) end, "out of bounds")
    assert.same({ 1, 3 }, { NSString.substring(("x"):rep(300) .. "abc", { 301, 301 }) == "a" and 1, #NSString.substring(("x"):rep(300) .. "abc", { 301, 303 }) })
  end)
end)
