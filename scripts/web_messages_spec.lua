-- What an app reads of a web view's addresses, and the messages that pages post to it.
describe("addresses of a web view", function()
  local HOME = "https://shop.test/a/b?page=2"
  local app, web, asked ---@type App, any, table

  local function browse(class, delegate)
    asked = {}
    app = launchWindow(function(window)
      web = class { frame = { 0, 20, 320, 300 } }
      if class == WKWebView then web.navigationDelegate = delegate else web.delegate = delegate end
      window:addSubview(web)
    end, { pages = { [HOME] = "<title>Shop</title><p>Tea</p>", ["https://shop.test/old"] = { redirect = HOME } } })
  end

  local delegate = {}
  function delegate:decidePolicyForNavigationAction(_, action, decide)
    asked[#asked + 1] = action
    decide "allow"
  end
  function delegate:decidePolicyForNavigationResponse(_, response, decide)
    asked[#asked + 1] = response
    decide "allow"
  end

  it("are URLs where the app gave a URL or a URLRequest", function()
    for _, given in ipairs { URL { string = HOME }, URLRequest { url = HOME }, { url = URL { string = HOME } } } do
      browse(WKWebView, delegate)
      web:load(given)
      app:settle()
      assert.are.equal(URL { string = HOME }, web.url)
      assert.are.equal("shop.test", asked[1].request.url.host)
      assert.are.equal("GET", asked[1].request.httpMethod)
      assert.are.equal("/a/b", asked[2].response.url.path)
      assert.are.equal(URL { string = HOME }, web.backForwardList.currentItem.url)
    end
  end)

  it("are texts where it gave a text, and read as URLs all the same", function()
    browse(WKWebView, delegate)
    web:load(HOME)
    app:settle()
    assert.are.equal(HOME, web.url)
    assert.are.equal(HOME, asked[1].request.url)
    assert.are.equal("shop.test", web.url.host)
    assert.are.equal(HOME, web.url.absoluteString)
    assert.are.equal("/a/b", asked[1].request.url.path)
    assert.are.equal("https://shop.test/a/b/c?page=2", web.url:appendingPathComponent("c").absoluteString)
    assert.is_nil(("no address").host)
    assert.is_nil(("a: b").path)
  end)

  it("stay what they were through a redirection, a reload and back", function()
    browse(WKWebView, delegate)
    web:load(URL { string = "https://shop.test/old" })
    app:settle()
    assert.are.equal(URL { string = HOME }, web.url)
    web:reload()
    app:settle()
    assert.are.equal(URL { string = HOME }, asked[#asked].response.url)
  end)

  it("come with the frames and the kind of what is asked", function()
    browse(WKWebView, delegate)
    web:load(HOME)
    app:settle()
    local action, response = asked[1], asked[2]
    assert.is_true(action.targetFrame.isMainFrame)
    assert.are.equal("about:blank", action.sourceFrame.request.url)
    assert.are.equal("other", action.navigationType)
    assert.is_false(action.shouldPerformDownload)
    assert.is_true(response.isForMainFrame)
    assert.is_true(response.canShowMIMEType)
    assert.are.equal("text/html", response.response.mimeType)
    assert.are.equal(200, response.response.statusCode)
  end)

  it("reach UIWebView's delegate as a request", function()
    local url
    browse(UIWebView, { shouldStartLoadWith = function(_, _, request)
      url = request.url
      return true
    end })
    web:loadRequest(URLRequest { url = HOME })
    app:settle()
    assert.are.equal("page=2", url.query)
  end)

  it("can be set on a request as a URL or its text", function()
    local request = URLRequest { url = HOME }
    request.url = "https://shop.test/next"
    assert.are.equal("/next", request.url.path)
    assert.raises("URLRequest.url must be a URL", function() request.url = "http://[" end)
  end)
end)

describe("messages of a page", function()
  local app, web, heard ---@type App, any, table
  local handler = {}
  function handler:didReceive(_, message) heard[#heard + 1] = message end

  local function browse(pages, fill)
    heard = {}
    app = launchWindow(function(window)
      local configuration = WKWebViewConfiguration {}
      if fill then fill(configuration.userContentController) end
      web = WKWebView { frame = { 0, 20, 320, 300 }, configuration = configuration }
      window:addSubview(web)
    end, { pages = pages })
    web:load "https://shop.test/"
    app:settle()
  end

  it("reach the handler of their name before the load has ended", function()
    local told = {}
    local pages = { ["https://shop.test/"] = { html = "<p>Tea</p>", messages = { cart = { id = 3, names = { "a", "b" } } } } }
    browse(pages, function(controller) controller:add(handler, "cart") end)
    assert.are.equal(1, #heard)
    assert.are.equal("cart", heard[1].name)
    assert.are.equal(3, heard[1].body.id)
    assert.are.same({ "a", "b" }, heard[1].body.names)
    assert.are.equal(web, heard[1].webView)
    assert.are.equal("shop.test", heard[1].frameInfo.request.url.host)
    web.navigationDelegate = { didFinish = function() told[#told + 1] = #heard end }
    web:reload()
    app:settle()
    assert.are.same({ 2 }, told)
  end)

  it("warn where nobody hears them", function()
    browse { ["https://shop.test/"] = { html = "", messages = { cart = 1 } } }
    assert.is_truthy(table.concat(app.warnings, "\n"):find('posts "cart"', 1, true))
  end)

  it("are posted by scripts that consist of one", function()
    browse({ ["https://shop.test/"] = "" }, function(controller) controller:add(handler, "cart") end)
    local results = {}
    for _, script in ipairs {
      'window.webkit.messageHandlers.cart.postMessage({ "id": 7 });', "webkit.messageHandlers.cart.postMessage('hello')",
      "webkit.messageHandlers.cart.postMessage(null)",
    } do
      web:evaluateJavaScript(script, function(result, error) results[#results + 1] = error == nil and result == nil end)
      app:settle()
    end
    assert.are.same({ true, true, true }, results)
    assert.are.equal(7, heard[1].body.id)
    assert.are.equal("hello", heard[2].body)
    assert.is_nil(heard[3].body)
    local code
    web:evaluateJavaScript("window.webkit.messageHandlers.other.postMessage(1)", function(_, error) code = error.code end)
    app:settle()
    assert.are.equal(4, code)
  end)

  it("come from the app's own scripts at both moments", function()
    browse({ ["https://shop.test/"] = "" }, function(controller)
      controller:add(handler, "log")
      controller:addUserScript(WKUserScript { source = "webkit.messageHandlers.log.postMessage('end')", injectionTime = "atDocumentEnd" })
      controller:addUserScript(WKUserScript { source = "webkit.messageHandlers.log.postMessage('start')", injectionTime = "atDocumentStart" })
      controller:addUserScript(WKUserScript { source = "document.body.style.margin = '0'", injectionTime = "atDocumentEnd", forMainFrameOnly = true })
    end)
    assert.are.equal(2, #heard)
    assert.are.equal("start", heard[1].body)
    assert.are.equal("end", heard[2].body)
    assert.are.equal(3, #web.configuration.userContentController.userScripts)
    web.configuration.userContentController:removeAllUserScripts()
    web:reload()
    app:settle()
    assert.are.equal(2, #heard)
  end)

  it("stop when the handler is removed, and a name has one handler", function()
    browse({ ["https://shop.test/"] = { messages = { cart = 1 } } }, function(controller)
      controller:add(handler, "cart")
      assert.raises('there is a handler of the name "cart" already', function() controller:add(handler, "cart") end)
      assert.raises("name must be a name", function() controller:add(handler, "") end)
    end)
    web.configuration.userContentController:removeScriptMessageHandler "cart"
    web:reload()
    app:settle()
    assert.are.equal(1, #heard)
  end)
end)

describe("what a web view doesn't have", function()
  it("says so where it is used", function()
    launchWindow(function() end)
    local web = WKWebView {}
    assert.raises("is not simulated", function() web.uiDelegate = {} end)
    assert.raises("call goBack()", function() web.allowsBackForwardNavigationGestures = true end)
    assert.raises("is not simulated", function() web.configuration.preferences.javaScriptEnabled = false end)
    assert.raises("WKPreferences is not simulated", function() return WKPreferences {} end)
    assert.raises("loadHTMLString", function() web:loadFileURL "x" end)
    assert.raises("nothing reads HTML", function() return NSAttributedString.DocumentType.html end)
    assert.raises("has no property 'foo'", function() return web.configuration.foo end)
  end)
end)
