-- Addresses, links and quick actions from outside. Source: Apple, UIApplicationDelegate, UIScene.ConnectionOptions; docs/rules/world.md 7.

local heard ---@type table

local function take()
  local all = heard
  heard = {}
  return all
end

local function described(url)
  return url.scheme .. " " .. tostring(url.host) .. " " .. url.lastPathComponent
end

describe("an app delegate", function()
  local answer

  local function launchPosts()
    heard, answer = {}, nil
    return launch {
      info = { UIApplicationShortcutItems = {
        { UIApplicationShortcutItemType = "new", UIApplicationShortcutItemTitle = "New Post", UIApplicationShortcutItemUserInfo = { draft = 3 } },
      } },
      didFinishLaunching = function(self, _, options)
        for _, key in ipairs { "url", "shortcutItem", "userActivityDictionary" } do
          local value = options and options[key]
          if key == "url" and value then heard[#heard + 1] = "launch " .. described(value) end
          if key == "shortcutItem" and value then heard[#heard + 1] = "launch " .. value.localizedTitle .. " " .. value.userInfo.draft end
          if key == "userActivityDictionary" and value then
            heard[#heard + 1] = "launch " .. described(value.UIApplicationLaunchOptionsUserActivityKey.webpageURL)
            heard[#heard + 1] = value.UIApplicationLaunchOptionsUserActivityTypeKey
          end
        end
        self.window = UIWindow { rootViewController = UIViewController {} }
        self.window:makeKeyAndVisible()
        return answer
      end,
      willEnterForeground = function() heard[#heard + 1] = "comes" end,
      openURL = function(_, application, url, options)
        heard[#heard + 1] = described(url) .. " " .. application.applicationState .. " " .. tostring(options.openInPlace)
        return url.host == "article"
      end,
      continueUserActivity = function(_, _, activity)
        heard[#heard + 1] = described(activity.webpageURL)
        return true
      end,
      performActionFor = function(_, _, item, done)
        heard[#heard + 1] = item.type
        done(true)
      end,
    }
  end

  it("gets an address as a URL, in front", function()
    local app = launchPosts()
    assert.is_true(app:openURL "news://article/3")
    assert.is_false(app:openURL(URL { string = "news://author/7" }))
    app:background()
    app:openURL "news://article/4"
    assert.are.same({ "news article 3 active false", "news author 7 active false", "comes", "news article 4 active false" }, take())
    assert.are.equal("active", app.state)
    assert.error_matches(function() app:openURL "" end, "a URL")
  end)

  it("is launched by an address when the app has ended, and hears of it twice", function()
    local app = launchPosts()
    app:terminate()
    assert.is_true(app:openURL "news://article/5")
    assert.are.same({ "launch news article 5", "news article 5 active false" }, take())
    assert.are.equal("active", app.state)
    app:relaunch()
    assert.are.same({}, take())
  end)

  it("hears of it once where didFinishLaunching has answered false", function()
    local app = launchPosts()
    answer = false
    app:terminate()
    assert.is_false(app:openURL "news://article/5")
    assert.are.same({ "launch news article 5" }, take())
    assert.is_true(app:openURL "news://article/6")
    assert.are.same({ "news article 6 active false" }, take())
    app:terminate()
    app:quickAction "new"
    assert.are.same({ "launch New Post 3" }, take())
  end)

  it("is launched by a link and by a quick action", function()
    local app = launchPosts()
    app:terminate()
    assert.is_true(app:continueActivity { webpageURL = "https://news.test/a" })
    assert.are.same({ "launch https news.test a", "NSUserActivityTypeBrowsingWeb", "https news.test a" }, take())
    app:terminate()
    app:quickAction "New Post"
    assert.are.same({ "launch New Post 3", "new" }, take())
  end)
end)

describe("a scene's delegate", function()
  local function launchScenes()
    heard = {}
    return launch({
      didFinishLaunching = function() end,
      sceneDelegate = {
        willConnectTo = function(self, scene, _, options)
          local context = options.urlContexts[1]
          if context then heard[#heard + 1] = "connects " .. described(context.url) end
          if options.userActivities[1] then heard[#heard + 1] = "connects " .. described(options.userActivities[1].webpageURL) end
          if options.shortcutItem then heard[#heard + 1] = "connects " .. options.shortcutItem.localizedTitle .. " " .. (options.shortcutItem.userInfo or { draft = 0 }).draft end
          self.window = UIWindow { windowScene = scene, rootViewController = UIViewController {} }
          self.window:makeKeyAndVisible()
        end,
        openURLContexts = function(_, _, contexts) heard[#heard + 1] = described(contexts[1].url) .. " " .. tostring(contexts[1].options.openInPlace) end,
      },
      info = { UIApplicationShortcutItems = {
        { UIApplicationShortcutItemType = "new", UIApplicationShortcutItemTitle = "New Post", UIApplicationShortcutItemUserInfo = { draft = 3 } },
      } },
    }, { system = 17 })
  end

  it("finds in the options of the connection what the app was launched for", function()
    local app = launchScenes()
    app:openURL "news://article/1"
    assert.are.same({ "news article 1 false" }, take())
    app:terminate()
    assert.is_true(app:openURL "news://article/2")
    assert.are.same({ "connects news article 2" }, take())
    app:terminate()
    assert.is_true(app:continueActivity { webpageURL = "https://news.test/a" })
    app:terminate()
    app:quickAction "new"
    assert.are.same({ "connects https news.test a", "connects New Post 3" }, take())
    app:terminate()
    assert.error_matches(function() app:quickAction "old" end, 'no quick action "old"; it has "new"')
  end)
end)

describe("other apps", function()
  it("open Settings and web addresses on every device", function()
    local app = launchWindow()
    local opened = {}
    for _, address in ipairs { UIApplication.openSettingsURLString, "https://a.test", "tel:1" } do
      UIApplication.shared:open(URL { string = address }, function(isOpened) opened[#opened + 1] = isOpened end)
    end
    assert.are.same({ true, true, false }, opened)
    assert.are.same({ "app-settings:", "https://a.test" }, app.openedURLs)
  end)
end)
