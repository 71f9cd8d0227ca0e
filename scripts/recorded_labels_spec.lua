-- Labels that were recorded on an iOS simulator: one text in ten sizes of a font whose widths are known, in a label of 353 x 107 at 3 pixels
-- a point. Numbers: docs/rules/cases/text.md X4; rules: docs/rules/text.md 3.

local text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
local tolerance = 0.341 -- a pixel, as the cases say
local modes = { "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle" }

local function at3x(body)
  launch({
    didFinishLaunching = function()
      UIFont.register {
        name = "Recorded", unitsPerEm = 2048, lineHeight = 2724,
        advances = {
          a = 1042, b = 1204, c = 946, d = 1206, e = 1071, f = 641, g = 1206, h = 1159, i = 496, k = 1018, l = 496, n = 1159, o = 1200,
          p = 1204, r = 711, s = 869, t = 694, u = 1159, w = 1480, [" "] = 561, ["-"] = 819, T = 1073, U = 1407, I = 545, L = 963,
          ["…"] = 1504,
        },
      }
      body()
    end,
  }, { device = { size = { 375, 667 }, scale = 3 } })
end

local function label(size, lines, mode)
  return UILabel {
    text = text, font = UIFont { name = "Recorded", size = size }, numberOfLines = lines, lineBreakMode = mode, frame = { 4, 254, 353, 107 },
  }
end

local function fitting(size, lines, mode) return label(size, lines, mode):sizeThatFits { 353, 10 } end
local function textRect(size, lines, mode) return label(size, lines, mode):textRect({ 4, 254, 353, 107 }, lines) end

describe("a recorded label", function()
  local rows = {
    { "X-061", 20.01, one = 820.333, word = { 353, 80 }, char = { 350, 80 }, two = { 350, 352.667, 353 }, cut = { 343.667, 351.333, 353 } },
    { "X-062", 28.01, one = 1148.333, word = { 343, 149.333 }, char = { 352, 149.333 }, two = { 336.667, 337.333, 353 }, cut = { 349.333, 342, 352.667 } },
    { "X-063", 36.01, one = 1476.333, word = { 353, 239.667 }, char = { 352.667, 239.667 }, two = { 340, 342, 353 }, cut = { 350.667, 341, 338.333 } },
    { "X-065", 52.01, one = 2132.333, word = { 330.667, 484.333 }, char = { 353, 484.333 }, two = { 316.667, 324, 353 }, cut = { 318, 338.667, 351 } },
    { "X-066", 60.01, one = 2460.333, word = { 353, 718.667 }, char = { 348.333, 638.667 }, two = { 339.333, 339.333, 353 }, cut = { 346.667, 318.333, 348.333 } },
    { "X-067", 68.01, one = 2788.333, word = { 353, 904.667 }, char = { 348.667, 814.333 }, two = { 300, 349.667, 353 }, cut = { 328.333, 337.667, 305.333 } },
  }
  for _, row in ipairs(rows) do
    local size = row[2]
    it(row[1] .. " has its size in every mode and number of lines", function()
      at3x(function()
        for _, mode in ipairs(modes) do
          assert.near(row.one, fitting(size, 1, mode).width, tolerance)
          local expected = mode == "byCharWrapping" and row.char or row.word
          assert.near(expected[1], fitting(size, 0, mode).width, tolerance)
          assert.near(expected[2], fitting(size, 0, mode).height, tolerance)
          local shrinking = label(size, 1, mode)
          shrinking.adjustsFontSizeToFitWidth, shrinking.minimumScaleFactor = true, 0.1
          assert.near(row.one, shrinking.intrinsicContentSize.width, tolerance)
        end
        for index, mode in ipairs { "byWordWrapping", "byTruncatingTail", "byClipping" } do
          assert.near(row.two[index], fitting(size, 2, mode).width, tolerance)
        end
        for index, mode in ipairs { "byTruncatingTail", "byTruncatingHead", "byTruncatingMiddle" } do
          assert.near(row.cut[index], textRect(size, 1, mode).width, tolerance)
        end
      end)
    end)
  end

  local broken = {
    { "X-070", 12.01, 0, "byWordWrapping", { "This is a test string used to test UILabel - and it should wrap and", "can be as long as three lines" } },
    {
      "X-071", 20.01, 0, "byWordWrapping",
      { "This is a test string used to test UILabel", "- and it should wrap and can be as long", "as three lines" },
    },
    {
      "X-072", 20.01, 0, "byCharWrapping",
      { "This is a test string used to test UILabel", "- and it should wrap and can be as long", " as three lines" },
    },
    { "X-074", 52.01, 1, "byTruncatingTail", { "This is a test…" } },
    { "X-074", 76.01, 1, "byTruncatingTail", { "This is a…" } },
    { "X-075", 52.01, 1, "byTruncatingHead", { "…as three lines" } },
    { "X-075", 68.01, 1, "byTruncatingHead", { "…hree lines" } },
    { "X-076", 28.01, 1, "byTruncatingMiddle", { "This is a test s…as three lines" } },
    { "X-078", 12.01, 1, "byTruncatingMiddle", { "This is a test string used to test…and can be as long as three lines" } },
    { "X-079", 20.01, 2, "byTruncatingTail", { "This is a test string used to test UILabel", "- and it should wrap and can be as lon…" } },
    { "X-080", 44.01, 3, "byTruncatingTail", { "This is a test", "string used to test", "UILabel - and it…" } },
  }
  for _, case in ipairs(broken) do
    it(("%s breaks at %s pt, %s"):format(case[1], case[2], case[4]), function()
      at3x(function()
        local shown = label(case[2], case[3], case[4])
        shown.frame = { 4, 254, 353, 400 }
        assert.are.same(case[5], shown.lines)
      end)
    end)
  end

  local rects = {
    { "X-082", 44.01, 2, "byWordWrapping", { 4, 249, 351.333, 107 } }, { "X-083", 52.01, 2, "byWordWrapping", { 4, 238.333, 316.667, 107 } },
    { "X-084", 60.01, 0, "byWordWrapping", { 4, -51.667, 353, 107 } }, { "X-086", 28.01, 3, "byWordWrapping", { 4, 251.667, 341, 107 } },
    { "X-087", 12.01, 1, "byWordWrapping", { 4, 254, 353, 16 } }, { "X-087", 12.01, 1, "byTruncatingTail", { 4, 254, 348.667, 16 } },
    { "X-087", 12.01, 1, "byTruncatingHead", { 4, 254, 353, 16 } }, { "X-087", 12.01, 1, "byTruncatingMiddle", { 4, 254, 345.333, 16 } },
    { "X-088", 60.01, 1, "byTruncatingTail", { 4, 254, 346.667, 80 } },
  }
  for _, case in ipairs(rects) do
    it(("%s has its textRect at %s pt, %s"):format(case[1], case[2], case[4]), function()
      at3x(function()
        local rect = textRect(case[2], case[3], case[4])
        for index, value in ipairs { rect.x, rect.y, rect.width, rect.height } do assert.near(case[5][index], value, tolerance) end
      end)
    end)
  end
end)
