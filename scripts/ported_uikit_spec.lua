-- What ported apps write of UIKit line by line: orders of arguments, labels, names that have no effect here, extensions.
local HEADER = UICollectionView.elementKindSectionHeader

describe("a ported app", function()
  it("registers cells and headers of a collection by register", function()
    local app = launchWindow()
    local Cell, Header = class("PortCell", UICollectionViewCell), class("PortHeader", UICollectionReusableView)
    local list = UICollectionView {
      frame = { 0, 0, 320, 200 }, collectionViewLayout = UICollectionViewFlowLayout { headerReferenceSize = { 320, 30 } },
    }
    list:register(Cell, "c")
    list:register(Header, HEADER, "h")
    local kinds = {}
    list.dataSource = {
      numberOfItemsInSection = function() return 1 end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
      viewForSupplementaryElementOfKind = function(_, view, kind, path)
        local header = view:dequeueReusableSupplementaryView(kind, "h", path)
        kinds[#kinds + 1] = tostring(header:isKind(Header))
        return header
      end,
    }
    app.window:addSubview(list)
    app:settle()
    assert.are.same({ "true" }, kinds)
    assert.is_true(list.visibleCells[1]:isKind(Cell))
    assert.raises("without their kind", function() list:register(Header, "h") end)
    assert.raises("UICollectionViewCell or a class derived from it", function() list:register(UITableViewCell, "t") end)
  end)

  it("reads and sets properties by their names", function()
    local view = UILabel { text = "Hi" }
    view:setValue(0.5, "alpha")
    assert.are.equal(0.5, view:value "alpha")
    view:setValue("red", "layer.backgroundColor")
    assert.are.equal("red", view.layer.backgroundColor)
    assert.are.equal("Hi", view:value "text")
    assert.are.equal(0.5, view:value "layer.opacity")
    assert.are.equal(nil, view:value "superview.alpha")
    assert.is_true(UISearchBar {}:value "searchField":isKind(UITextField))
    assert.raises("this class is not key value coding-compliant for the key txt. (did you mean 'text'?)", function() return view:value "txt" end)
    assert.raises("setValue:forUndefinedKey", function() view:setValue(1, "layer.foo") end)
    assert.raises("valueForUndefinedKey", function() view:setValue(1, "layer.foo.bar") end)
    assert.raises("key value coding-compliant", function() view:setValue(1, "addSubview") end)
    assert.raises("UILabel.text", function() view:setValue(UIView {}, "text") end)
    local Own = class("PortModel", UIViewController)
    Own.count = 0
    local own = Own {}
    own:setValueForKey(3, "count")
    assert.are.equal(3, own:valueForKey "count")
    assert.is_nil(own.value)
    own.value = 5
    assert.are.equal(5, own.value)
    local action = UIAlertAction { title = "Delete" }
    action:setValue("orange", "titleTextColor")
    assert.are.equal("orange", action.titleTextColor)
  end)

  it("colours an alert's action by its key", function()
    local app = launchWindow()
    app.window.rootViewController = UIViewController {}
    local alert = UIAlertController { title = "T", preferredStyle = "alert" }
    local action = UIAlertAction { title = "Go" }
    action:setValue("orange", "titleTextColor")
    alert:addAction(action)
    app.window.rootViewController:present(alert, false)
    app:settle()
    assert.are.equal("orange", app:find "Go".textColor)
  end)

  it("adds targets and observers in UIKit's order", function()
    local heard = {}
    local target = { tap = function(_, sender) heard[#heard + 1] = tostring(sender:isKind(UIButton)) end, told = function(_, n) heard[#heard + 1] = n.name end }
    local button = UIButton {}
    button:addTarget(target, "tap", "touchUpInside")
    button:sendActions "touchUpInside"
    button:removeTarget(target, "tap", "touchUpInside")
    button:sendActions "touchUpInside"
    assert.are.same({ "true" }, heard)
    NotificationCenter.default:addObserver(target, "told", "one", nil)
    NotificationCenter.default:addObserver(target, "told", "two", button)
    NotificationCenter.default:post "one"
    NotificationCenter.default:post("two", UIView {})
    NotificationCenter.default:post("two", button)
    assert.are.same({ "true", "one", "two" }, heard)
    local values = {}
    local view = UIView {}
    view:observe("alpha", { "new" }, function(_, change) values[#values + 1] = change.new end)
    view.alpha = 0.25
    assert.are.same({ 0.25 }, values)
    assert.has_error(function() button:addTarget(target, "tap", "touchUpInsde") end)
    assert.has_error(function() button:addTarget(target, "tap") end)
  end)

  it("makes constraints with labels", function()
    local app = launchWindow()
    local one, two = UIView { translatesAutoresizingMaskIntoConstraints = false }, UIView { translatesAutoresizingMaskIntoConstraints = false }
    app.window:addSubview(one)
    app.window:addSubview(two)
    NSLayoutConstraint.activate {
      one.topAnchor:constraint { equalTo = app.window.topAnchor, constant = 8 }, one.leadingAnchor:constraint { equalTo = app.window.leadingAnchor },
      one.widthAnchor:constraint { equalTo = app.window.widthAnchor, multiplier = 0.5 }, one.heightAnchor:constraint { equalToConstant = 44 },
      two.topAnchor:constraint { equalToSystemSpacingBelow = one.bottomAnchor, multiplier = 1 },
      two.leadingAnchor:constraint { greaterThanOrEqualTo = one.leadingAnchor, constant = 5 }, two.centerXAnchor:constraint { equalTo = one.centerXAnchor },
      two.widthAnchor:constraint { lessThanOrEqualToConstant = 20 }, two.widthAnchor:constraint { greaterThanOrEqualToConstant = 20 },
      two.heightAnchor:constraint { equalTo = two.widthAnchor },
    }
    app:settle()
    assert.are.equal(CGRect(0, 8, 160, 44), one.frame)
    assert.are.equal(CGRect(70, 60, 20, 20), two.frame)
    assert.raises("equalTo, lessThanOrEqualTo", function() one.topAnchor:constraint { constant = 3 } end)
    assert.raises("several", function() one.topAnchor:constraint { equalTo = two.topAnchor, equalToConstant = 3 } end)
    assert.raises("argument 2 'anchor'", function() one.topAnchor:constraint "==" end)
    assert.raises("equalTo", function() one.topAnchor:constraint { equlTo = two.topAnchor } end)
  end)

  it("sets names that have no effect here", function()
    local app = launchWindow()
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    assert.is_true(UIApplication.shared.isNetworkActivityIndicatorVisible)
    for _, input in ipairs { UITextField {}, UITextView {}, UISearchBar {} } do
      for _, name in ipairs { "smartQuotesType", "smartDashesType", "smartInsertDeleteType" } do
        assert.are.equal("default", input[name])
        input[name] = "no"
        assert.are.equal("no", input[name])
      end
    end
    local controller = UIViewController { modalPresentationCapturesStatusBarAppearance = true }
    assert.is_true(controller.modalPresentationCapturesStatusBarAppearance)
    local timer = Timer.scheduledTimer(1, true, function() end)
    timer.tolerance = 0.1
    assert.are.equal(0.1, timer.tolerance)
    timer:invalidate()
    local request = URLRequest { url = "https://a.b" }
    request.cachePolicy = "reloadIgnoringLocalCacheData"
    assert.are.equal("reloadIgnoringLocalCacheData", request.cachePolicy)
    local configuration = URLSessionConfiguration.default
    configuration.requestCachePolicy = "returnCacheDataElseLoad"
    assert.has_error(function() request.cachePolicy = "never" end)
    local frames = 0
    local link = CADisplayLink { target = { step = function() frames = frames + 1 end }, selector = "step" }
    link:add(RunLoop.main, RunLoop.Mode.common)
    app:advanceFrames(2)
    link:invalidate()
    assert.are.equal(2, frames)
  end)

  it("extends a class by values and functions of its own", function()
    UIColor.portBrand = UIColor { red = 1, green = 0, blue = 0, alpha = 1 }
    function UIColor.portHex(text) return UIColor { red = tonumber(text:sub(2, 3), 16) / 255, green = 0, blue = 0, alpha = 1 } end
    UIView.portInset = 12
    assert.are.equal(UIColor.portBrand.alpha, UIColor.portHex "#FF0000".alpha)
    UIColor.portBrand = "blue"
    assert.are.equal("blue", UIColor.portBrand)
    assert.are.equal(12, UIView.portInset)
    assert.are.equal(12, UILabel.portInset)
    assert.are.equal(12, class("PortView", UIView).portInset)
    assert.raises("extend(UIView", function() function UIView:portWiggle() end end)
    assert.raises("UIColor.red", function() UIColor.red = "blue" end)
    assert.raises("UIView can't be changed", function() UIView.alpha = 1 end)
    assert.raises("UIView can't be changed", function() UIView.layoutSubviews = function() end end)
    assert.raises("UIColor has no property 'portBrnd'", function() return UIColor.portBrnd end)
  end)

  it("draws gradients of colours", function()
    launchWindow()
    local picture = UIGraphicsImageRenderer { size = { 4, 4 } }:image(function(context)
      local gradient = CGGradient { colorsSpace = CGColorSpaceCreateDeviceRGB(), colors = { "red", "blue" }, locations = { 0, 1 } }
      context.cgContext:drawLinearGradient(gradient, { 0, 0 }, { 0, 4 }, {})
      context.cgContext:drawRadialGradient(gradient, { 2, 2 }, 0, { 2, 2 }, 2, "drawsAfterEndLocation")
    end)
    assert.are.equal(CGSize(4, 4), picture.size)
    assert.has_error(function() return CGGradient { colors = { "red" } } end)
    UIGraphicsImageRenderer { size = { 4, 4 } }:image(function(context)
      assert.has_error(function() context.cgContext:drawLinearGradient(3) end)
      assert.has_error(function() context.cgContext:drawLinearGradient(CGGradient { colors = { "red", "blue" } }, { 0, 0 }) end)
    end)
    assert.are.equal("foregroundColor", NSAttributedString.Key.foregroundColor)
  end)
end)

describe("a search bar", function()
  it("has a picture in the place of its colour, and says what the keyboard is", function()
    local app = launchWindow()
    local bar = UISearchBar { frame = { 0, 0, 320, 44 }, placeholder = "Search" }
    app.window:addSubview(bar)
    bar.backgroundImage = UIImage {}
    bar.autocapitalizationType, bar.returnKeyType, bar.keyboardType = "none", "done", "emailAddress"
    assert.are.equal("done", bar.searchTextField.returnKeyType)
    assert.are.equal("emailAddress", bar.searchTextField.keyboardType)
    assert.is_true(bar.searchTextField:isKind(UISearchTextField))
    assert.are.equal("searchField", app:accessibility():match "searchField")
    bar.backgroundImage = nil
    assert.is_nil(bar.backgroundImage)
    assert.has_error(function() bar.keyboardType = "x" end)
    local field = UISearchTextField { placeholder = "Find" }
    assert.are.equal("search", field.returnKeyType)
    field.frame = { 0, 100, 200, 28 }
    app.window:addSubview(field)
    app:tap(field)
    app:type "x"
    assert.are.equal("x", field.text)
  end)

  it("shows its text behind the glass", function()
    local app = launchWindow()
    app.window:addSubview(UISearchBar { frame = { 0, 0, 320, 44 }, text = "tomato", placeholder = "Search" })
    app:settle()
    assert.contains("tomato", app:frame())
  end)

  it("takes the whole bar, also where a large title has gone", function()
    local app = launchWindow(function(window)
      local list = UITableViewController {}
      list.title = "Contacts"
      list.tableView.dataSource = {
        numberOfRowsInSection = function() return 40 end,
        cellForRowAt = function(_, _, path)
          local cell = UITableViewCell {}
          cell.textLabel.text = "Row " .. path.row
          return cell
        end,
      }
      list.navigationItem.searchController = UISearchController {}
      list.navigationItem.hidesSearchBarWhenScrolling = false
      local navigation = UINavigationController { rootViewController = list }
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
    end, { device = "iPhone 16", system = 17 })
    app.table:setContentOffset({ 0, 300 }, false)
    app:settle()
    app:tap { class = "UISearchBar" }
    app:settle()
    assert.is_false(app:exists "Contacts")
  end)
end)

describe("a date picker", function()
  local function wheels(picker)
    local app = launchWindow(function(window) window:addSubview(picker()) end)
    app:settle()
    return app
  end

  it("has the words, the order and the clock of its locale", function()
    local app = wheels(function()
      return UIDatePicker { datePickerMode = "date", locale = Locale { identifier = "de_DE" }, date = Date { timeIntervalSinceReferenceDate = 0 } }
    end)
    local day, month = app:find "1", app:find "Januar"
    assert.is_true(day:convert(day.bounds, nil).midX < month:convert(month.bounds, nil).midX)
    app:adjust({ class = "UIDatePicker" }, 86400 * 40)
    assert.are.equal(86400 * 40, app:find { class = "UIDatePicker" }.date)
    app = wheels(function() return UIDatePicker { datePickerMode = "time", locale = "en_GB" } end)
    assert.is_false(app:exists "AM")
    assert.are.equal("en_GB", app:find { class = "UIDatePicker" }.locale.identifier)
    app = wheels(function() return UIDatePicker { datePickerMode = "time" } end)
    assert.is_true(app:exists "AM")
  end)

  it("has a time zone of its own", function()
    local app = wheels(function()
      return UIDatePicker { datePickerMode = "time", timeZone = TimeZone { identifier = "Asia/Tokyo" }, locale = "en_GB", date = 0 }
    end)
    local hours = app:findAll { text = "09" }
    assert.is_true(#hours > 0)
    assert.are.equal("Asia/Tokyo", app:find { class = "UIDatePicker" }.timeZone.identifier)
  end)
end)

describe("a question of the system", function()
  it("lets assistive technology hear nothing of the app behind it", function()
    local app = launchWindow(function(window)
      window:addSubview(UILabel { text = "behind", frame = { 0, 100, 100, 20 } })
      UNUserNotificationCenter.current():requestAuthorization({ "alert" }, function() end)
    end)
    app:advance(1)
    assert.is_nil(app:accessibility():find("behind", 1, true))
    app:tap "Allow"
    app:advance(1)
    assert.contains("behind", app:accessibility())
  end)
end)
