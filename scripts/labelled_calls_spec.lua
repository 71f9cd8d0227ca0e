-- Arguments in one table under UIKit's labels, and constants of Foundation and Security: docs/lua-api.md 1.15.

describe("a call with labels", function()
  it("posts and observes notifications", function()
    launchWindow()
    local heard = {}
    local center = NotificationCenter.default
    local observer = class("LabelObserver", NSObject) {}
    function observer:hear(n) heard[#heard + 1] = "target " .. n.object end
    center:addObserver { forName = "n", object = nil, queue = OperationQueue.main, using = function(n) heard[#heard + 1] = n.userInfo.k end }
    center:addObserver { observer = observer, selector = "hear", name = "n", object = nil }
    center:post { name = "n", object = 5, userInfo = { k = "closure" } }
    assert.are.same({ "closure", "target 5" }, heard)
  end)

  it("removes observers", function()
    launchWindow()
    local heard = 0
    local center = NotificationCenter.default
    local observer = class("RemovedObserver", NSObject) {}
    function observer.hear() heard = heard + 1 end
    for _, labels in ipairs { { observer = observer }, { observer = observer, name = "n" }, { observer = observer, name = "n", object = center } } do
      center:addObserver { observer = observer, selector = "hear", name = "n", object = labels.object }
      center:removeObserver(labels)
      center:post { name = "n", object = center }
    end
    assert.are.equal(0, heard)
  end)

  it("asks and changes lists", function()
    local list = UITableView { frame = { 0, 0, 320, 400 }, dataSource = { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end } }
    launchWindow(list)
    local path = IndexPath(1, 2)
    local cell = list:cellForRow { at = path }
    assert.are.equal(path, list:indexPath { ["for"] = cell })
    assert.are.equal(3, list:numberOfRows { inSection = 1 })
    list:selectRow { at = path, animated = false, scrollPosition = "none" }
    assert.are.equal(path, list.indexPathForSelectedRow)
    list:deselectRow { at = path, animated = false }
    assert.is_nil(list.indexPathForSelectedRow)
    UserDefaults.standard:set(3, "count")
    assert.are.equal(3, UserDefaults.standard:integer { forKey = "count" })
  end)

  it("works later", function()
    local app = launchWindow()
    local at
    DispatchQueue.main:asyncAfter { deadline = 0.5, execute = function() at = app.time end }
    app:advance(1)
    assert.near(0.5, at, 0.02)
  end)

  it("makes fonts, reads files and dates, and draws", function()
    assert.are.equal(UIFont.systemFont(12, "bold").fontName, UIFont.systemFont { ofSize = 12, weight = "bold" }.fontName)
    assert.are.equal(3, UIFont.systemFont { size = 3 }.pointSize)
    assert.are.equal(17, UIFont.preferredFont { forTextStyle = "body" }.pointSize)
    assert.are.equal("2001", DateFormatter { dateFormat = "yyyy" }:string { from = Date() })
    local folder = URL { fileURLWithPath = NSHomeDirectory() .. "/Documents/a/b" }
    assert.is_true(FileManager.default:createDirectory { at = folder, withIntermediateDirectories = true, attributes = nil })
    assert.is_true(FileManager.default:fileExists { atPath = folder.path })
    local path = UIBezierPath {}
    path:move { to = { 1, 2 } }
    path:addLine { to = { 3, 4 } }
    assert.are.equal(CGRect(1, 2, 2, 2), path.bounds)
  end)

  it("says the order where a label is wrong", function()
    assert.error_matches(function() UIFont.systemFont { sizes = 3 } end, "argument 1 'size' must be a number, got a table")
    assert.error_matches(function() UIFont.systemFont { ofSize = "big" } end, [[argument 1 'size' must be a number, got the string "big"]])
    assert.has_error(function() UIFont.systemFont {} end)
  end)
end)

describe("Apple's constants", function()
  it("name the keychain's words and answers", function()
    launchWindow()
    local query = { [kSecClass] = kSecClassGenericPassword, [kSecAttrAccount] = "me", [kSecValueData] = "secret" }
    assert.are.equal(errSecSuccess, SecItemAdd(query))
    assert.are.equal(errSecDuplicateItem, SecItemAdd(query))
    local status, value = SecItemCopyMatching {
      [kSecClass] = kSecClassGenericPassword, [kSecAttrAccount] = "me", [kSecReturnData] = true, [kSecMatchLimit] = kSecMatchLimitOne,
    }
    assert.are.equal(errSecSuccess, status)
    assert.are.equal("secret", value)
  end)

  it("are keys and codes of errors", function()
    local err = NSError { domain = NSURLErrorDomain, code = NSURLErrorCancelled, userInfo = { [NSLocalizedDescriptionKey] = "stopped" } }
    assert.are.equal("stopped", err.localizedDescription)
    assert.are.equal(-999, err.errorCode)
  end)
end)

describe("what apps carry over as it is", function()
  it("replaces the characters of a field in its delegate", function()
    local field = UITextField { frame = { 0, 0, 200, 30 } }
    local app = launchWindow(field)
    field.delegate = { shouldChangeCharactersIn = function(_, f, range, text) return #NSString.replacingCharacters(f.text, range, text) <= 4 end }
    field:becomeFirstResponder()
    app:type "abcdef"
    assert.are.equal("abcd", field.text)
    assert.are.equal("é-o", NSString.replacingCharacters("éao", { 2, 2 }, "-"))
    assert.are.equal("a.a", NSString.replacingOccurrences("a%a", "%", "."))
    assert.raises("out of bounds", function() NSString.replacingCharacters("a", { 2, 5 }, "") end)
  end)

  it("decodes addresses and data", function()
    local value = JSONDecoder {}:decode({ u = "url", d = "data?", n = "url?" }, [[{"u":"https://a.test/x","d":"aGk="}]])
    assert.are.equal(URL { string = "https://a.test/x" }, value.u)
    assert.are.equal("hi", value.d)
    assert.is_nil(value.n)
    local none, err = JSONDecoder {}:decode({ { u = "url" } }, [=[[{"u":""}]]=])
    assert.is_nil(none)
    assert.are.equal("[1].u", err.codingPath)
    assert.are.equal(4864, select(2, JSONDecoder {}:decode({ d = "data" }, [[{"d":"*"}]])).errorCode)
    assert.are.equal(4864, select(2, JSONDecoder {}:decode({ d = "data" }, [[{"d":5}]])).errorCode)
  end)

  it("knows the device's identifier, and identifiers from texts", function()
    local app = launchWindow()
    local id = UIDevice.current.identifierForVendor.uuidString
    assert.matches("^%x+%-%x+%-4%x+%-%x+%-%x+$", id)
    app:relaunch()
    assert.are.equal(id, UIDevice.current.identifierForVendor.uuidString)
    assert.are.equal(id, UUID { uuidString = id:lower() }.uuidString)
    assert.is_nil(UUID { uuidString = "none" })
    assert.is_nil(UUID { uuidString = id .. "é" })
  end)

  it("keeps rules of passwords and vibrancy, and takes addresses by their parts", function()
    local field = UITextField { passwordRules = UITextInputPasswordRules { descriptor = "minlength: 8;" } }
    assert.are.equal("minlength: 8;", field.passwordRules.passwordRulesDescriptor)
    field.passwordRules = nil
    assert.is_nil(field.passwordRules)
    local blur = UIBlurEffect { style = "dark" }
    local view = UIVisualEffectView { effect = UIVibrancyEffect { blurEffect = blur } }
    assert.are.equal(blur, view.effect.blurEffect)
    view.effect = blur
    assert.are.equal("dark", view.effect.style)
    view.effect = nil
    assert.is_nil(view.effect)
    local address = URL { string = "b?c=1", relativeTo = URL { string = "https://a.test/x/" } }
    assert.are.equal("/x/b", URLComponents { url = address, resolvingAgainstBaseURL = true }.path)
    assert.are.equal("b", URLComponents { url = address, resolvingAgainstBaseURL = false }.path)
  end)

  it("runs the primary action of every control", function()
    local ran = {}
    local function action(name) return UIAction { handler = function() ran[#ran + 1] = name end } end
    local switch = UISwitch { primaryAction = action "switch", frame = { 10, 10, 51, 31 } }
    local slider = UISlider { primaryAction = action "slider", frame = { 10, 60, 200, 31 } }
    local app = launchWindow { switch, slider }
    app:tap(switch)
    app:adjust(slider, 0.5)
    assert.are.same({ "switch", "slider" }, { ran[1], ran[#ran] })
  end)

  it("tells observers what changed under Swift's names", function()
    launchWindow()
    local changes = {}
    local token = UserDefaults.standard:observe("theme", { "old", "new" }, function(_, change) changes[#changes + 1] = change end)
    UserDefaults.standard:set("dark", "theme")
    UserDefaults.standard:set("light", "theme")
    assert.are.equal("dark", changes[2].oldValue)
    assert.are.equal("light", changes[2].newValue)
    assert.are.equal(changes[2].new, changes[2].newValue)
    assert.is_not_nil(token)
  end)

  it("says that names have no colons", function()
    local app = launchWindow { UIButton { title = "Go", frame = { 10, 10, 100, 40 }, target = UIView {}, action = "go:" } }
    assert.error_matches(function() app:tap "Go" end, [[names have no colons here: "go"]])
  end)
end)
