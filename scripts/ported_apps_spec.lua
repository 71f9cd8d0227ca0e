-- What apps that were ported line by line rely on. Source: docs/rules/world.md 4, 6; docs/lua-api.md 2
describe("the files of an app", function()
  it("find the app's world as they are read: its date, texts, settings, files, bundle and server", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { body = "X" })
    local function found(app)
      app:advance(0.5)
      return UIApplication.shared.delegate.found
    end
    local app = launch("at_load", { network = server, date = "2026-03-31T08:30:05Z", language = "de" })
    local first = found(app)
    assert.are.same(
      { title = "Hallo", date = "2026-03-31 08:30:05 +0000", launches = 1, before = false, bundle = true, answer = "X", timer = true }, first)
    assert.are.equal("kept", app:file "Documents/kept.txt")
    app:relaunch()
    local second = found(app)
    assert.are.same({ 2, true, "Hallo" }, { second.launches, second.before, second.title })
    app:setLanguage "en"
    assert.are.equal("Hello there", found(app).title)
    app:reinstall()
    local fresh = found(app)
    assert.are.same({ 1, false }, { fresh.launches, fresh.before })
  end)

  it("are read in the world of their own app where another one runs", function()
    local one = launch("at_load", { date = "2026-03-31T08:30:05Z" })
    local two = launch("at_load", { date = "2030-01-01T00:00:00Z", language = "de" })
    assert.are.equal("2030-01-01 00:00:00 +0000", UIApplication.shared.delegate.found.date)
    assert.are.equal("Hallo", UIApplication.shared.delegate.found.title)
    two:close()
    assert.are.equal("2026-03-31 08:30:05 +0000", UIApplication.shared.delegate.found.date)
    assert.is_true(one.time < 1)
  end)

  it("leave nothing behind where they fail", function()
    assert.error_matches(function() launch("at_load", { files = { ["Documents/kept.txt"] = "x" }, device = "iPhone 3" }) end, "device")
    local app = launch("at_load", {})
    assert.is_false(UIApplication.shared.delegate.found.before)
    assert.are.equal(1, UIApplication.shared.delegate.found.launches)
    app:close()
  end)
end)

describe("a bar button item", function()
  it("can be touched as soon as it is enabled", function()
    local saved = 0
    local item = UIBarButtonItem { barButtonSystemItem = "save", isEnabled = false, action = function() saved = saved + 1 end }
    local root = UIViewController {}
    root.navigationItem.rightBarButtonItem = item
    local app = launchWindow(UINavigationController { rootViewController = root }, { system = 17 })
    app:settle()
    item.isEnabled = true
    app:tap "Save"
    item.isEnabled = false
    assert.error_matches(function() app:tap "Save" end, "is disabled")
    assert.are.equal(1, saved)
  end)
end)

describe("a text view above the keyboard", function()
  for _, style in ipairs { "pageSheet", "fullScreen", "formSheet" } do
    it("keeps its constraints as its " .. style .. " is dismissed", function()
      local root, editor = UIViewController {}, UIViewController { modalPresentationStyle = style }
      local app = launchWindow(root, { system = 17 })
      local head, text = UIView {}, UITextView {}
      for _, view in ipairs { head, text } do
        view.translatesAutoresizingMaskIntoConstraints = false
        editor.view:addSubview(view)
      end
      local area = editor.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate {
        head.topAnchor:constraint { equalTo = area.topAnchor }, head.leadingAnchor:constraint { equalTo = area.leadingAnchor },
        head.trailingAnchor:constraint { equalTo = area.trailingAnchor }, head.heightAnchor:constraint { equalToConstant = 100 },
        text.topAnchor:constraint { equalTo = head.bottomAnchor }, text.leadingAnchor:constraint { equalTo = area.leadingAnchor },
        text.trailingAnchor:constraint { equalTo = area.trailingAnchor },
        text.bottomAnchor:constraint { equalTo = editor.view.keyboardLayoutGuide.topAnchor },
      }
      root:present(editor, true)
      app:settle()
      local tall = text.frame.height
      text:becomeFirstResponder()
      app:settle()
      assert.is_true(text.frame.height < tall)
      editor:dismiss(true)
      app:settle()
      assert.are.same({}, app.warnings)
    end)
  end
end)
