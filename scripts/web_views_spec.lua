-- WKWebView and UIWebView: loads that launch's pages answer, what delegates are told, history, scripts, and what is drawn.
describe("web views", function()
  local app, web, calls ---@type App, any, table

  local function navigationLog()
    local delegate = {}
    for _, name in ipairs { "didStartProvisionalNavigation", "didReceiveServerRedirectForProvisionalNavigation", "didCommit", "didFinish" } do
      delegate[name] = function(_, view, navigation)
        calls[#calls + 1] = name
        assert.are.equal(web, view)
        assert.is_not_nil(navigation)
      end
    end
    for _, name in ipairs { "didFail", "didFailProvisionalNavigation" } do
      delegate[name] = function(_, _, _, error) calls[#calls + 1] = ("%s %d"):format(name, error.code) end
    end
    function delegate:decidePolicyForNavigationAction(_, action, decide)
      calls[#calls + 1] = ("action %s %s"):format(action.request.url, action.navigationType)
      decide(self.policy or "allow")
    end
    function delegate:decidePolicyForNavigationResponse(_, response, decide)
      calls[#calls + 1] = ("response %d"):format(response.response.statusCode)
      decide(self.responsePolicy or "allow")
    end
    return delegate
  end

  local function openWeb(class, pages)
    calls = {}
    app = launchWindow(function(window)
      window.rootViewController = UIViewController {}
      web = class { frame = { 0, 20, 320, 300 } }
      window.rootViewController.view:addSubview(web)
    end, { pages = pages })
  end

  local SHOP = "https://shop.test/"
  local PAGES = {
    [SHOP] = "<html><head><title>The &lt;Shop&gt;</title><style>p { color: red }</style></head>"
      .. "<body><h1>Wel<b>come</b></h1><!-- no <b>words</b> --><p>Caf&eacute; &amp; tea &#233;</p></body></html>",
    ["https://shop.test/long"] = { html = "<p>long</p>", title = "Long", contentSize = { 320, 2000 }, delay = 0.5 },
    ["https://shop.test/old"] = { redirect = SHOP },
    ["https://shop.test/round"] = { redirect = "https://shop.test/round" },
    ["https://shop.test/down"] = { error = "The server is down" },
    ["https://shop.test/gone"] = { html = "Gone", status = 404, scripts = { ["2 + 2"] = 4, ["items()"] = { "a", "b" } } },
  }

  describe("WKWebView", function()
    local delegate ---@type table

    before_each(function()
      openWeb(WKWebView, PAGES)
      delegate = navigationLog()
      web.navigationDelegate = delegate
    end)

    local function openPage(address)
      web:load(address)
      app:settle()
    end

    it("tells its delegate of a load, step by step", function()
      local navigation = web:load(SHOP)
      assert.is_not_nil(navigation)
      assert.is_true(web.isLoading)
      assert.are.equal(SHOP, web.url)
      assert.are.same({}, calls)
      app:settle()
      assert.are.same(
        { "action https://shop.test/ other", "didStartProvisionalNavigation", "response 200", "didCommit", "didFinish" }, calls)
      assert.is_false(web.isLoading)
      assert.are.equal(1, web.estimatedProgress)
      assert.are.equal("The <Shop>", web.title)
    end)

    it("takes a request with a url", function()
      openPage { url = SHOP }
      assert.are.equal("The <Shop>", web.title)
      assert.error_matches(function() web:load {} end, "or a table with url")
    end)

    it("shows the address and the words of the page in their order", function()
      openPage(SHOP)
      assert.is_true(app:exists(SHOP))
      assert.is_true(app:exists "Welcome Caf&eacute; & tea é")
      assert.is_false(app:exists { contains = "color" })
      assert.frame(app, "shop")
    end)

    it("scrolls content of the size that the page's table gives, after its delay", function()
      web:load "https://shop.test/long"
      app:advance(0.4)
      assert.is_true(web.isLoading)
      app:settle()
      assert.are.equal("Long", web.title)
      assert.are.equal(CGSize(320, 2000), web.scrollView.contentSize)
      app:drag { from = { 160, 250 }, to = { 160, 150 }, hold = 0.3 }
      app:settle()
      assert.are.equal(90, web.scrollView.contentOffset.y)
    end)

    it("follows redirects, but not in a circle", function()
      openPage "https://shop.test/old"
      assert.are.same(
        { "action https://shop.test/old other", "didStartProvisionalNavigation", "didReceiveServerRedirectForProvisionalNavigation", "response 200",
          "didCommit", "didFinish" }, calls)
      assert.are.equal(SHOP, web.url)
      calls = {}
      openPage "https://shop.test/round"
      assert.are.equal("didFailProvisionalNavigation -1007", calls[#calls])
      assert.are.equal(SHOP, web.url)
    end)

    it("fails where there is no page, and where the server does", function()
      openPage "https://nowhere.test/"
      assert.are.same(
        { "action https://nowhere.test/ other", "didStartProvisionalNavigation", "didFailProvisionalNavigation -1003" }, calls)
      calls = {}
      openPage "https://shop.test/down"
      assert.are.equal("didFailProvisionalNavigation -1004", calls[#calls])
      assert.is_nil(web.url)
    end)

    it("asks whether to load, and whether to show what came", function()
      delegate.policy = "cancel"
      openPage(SHOP)
      assert.are.same({ "action https://shop.test/ other" }, calls)
      assert.is_false(web.isLoading)
      delegate.policy, delegate.responsePolicy, calls = "allow", "cancel", {}
      openPage "https://shop.test/gone"
      assert.are.same(
        { "action https://shop.test/gone other", "didStartProvisionalNavigation", "response 404", "didFailProvisionalNavigation 102" }, calls)
    end)

    it("waits for a decision that comes later", function()
      local decide ---@type any
      function delegate:decidePolicyForNavigationAction(_, _, decisionHandler) decide = decisionHandler end
      web:load(SHOP)
      app:advance(1)
      assert.is_true(web.isLoading)
      assert.error_matches(function() decide "perhaps" end, "\"allow\" or \"cancel\"")
      decide "allow"
      app:settle()
      assert.are.equal("The <Shop>", web.title)
    end)

    it("goes back and forward through what was visited", function()
      openPage(SHOP)
      openPage "https://shop.test/long"
      openPage "https://shop.test/gone"
      local list = web.backForwardList
      assert.are.equal(2, #list.backList)
      assert.is_true(web.canGoBack)
      assert.is_false(web.canGoForward)
      web:goBack()
      app:settle()
      assert.are.equal("https://shop.test/long", web.url)
      assert.is_true(web.canGoForward)
      assert.are.equal("Long", list.currentItem.title)
      web:go(list.backList[1])
      app:settle()
      assert.are.equal(SHOP, web.url)
      assert.is_nil(web:goBack())
      openPage "https://shop.test/old"
      assert.are.equal(0, #list.forwardList)
      assert.matches("backForward", table.concat(calls, " "))
    end)

    it("loads again, stops, and shows what it is given", function()
      openPage(SHOP)
      calls = {}
      web:reload()
      app:settle()
      assert.are.equal("action https://shop.test/ reload", calls[1])
      assert.are.equal(0, #web.backForwardList.backList)
      web:load "https://shop.test/long"
      app:advance(0.1)
      web:stopLoading()
      assert.are.equal("didFailProvisionalNavigation -999", calls[#calls])
      assert.is_false(web.isLoading)
      web:loadHTMLString("<title>Own</title>My <i>own</i> words", SHOP)
      app:settle()
      assert.are.equal("Own", web.title)
      assert.is_true(app:exists "My own words")
      assert.are.equal(0, #web.backForwardList.backList)
    end)

    it("another load ends the one before", function()
      web:load "https://shop.test/long"
      app:advance(0.1)
      openPage(SHOP)
      assert.are.equal("didFailProvisionalNavigation -999", calls[3])
      assert.are.equal("didFinish", calls[#calls])
    end)

    it("gives scripts the answers of the page's table", function()
      openPage "https://shop.test/gone"
      local answers = {}
      local function keep(result, error) answers[#answers + 1] = { result, error and error.code } end
      web:evaluateJavaScript("2 + 2", keep)
      web:evaluateJavaScript("items()", keep)
      web:evaluateJavaScript("document.body.innerText", keep)
      web:evaluateJavaScript("location.href", keep)
      web:evaluateJavaScript("unknown()", keep)
      web:evaluateJavaScript "2 + 2"
      assert.are.equal(0, #answers)
      app:settle()
      assert.are.same({ { 4 }, { { "a", "b" } }, { "Gone" }, { "https://shop.test/gone" }, { nil, 4 } }, answers)
    end)

    it("tells observers of title and progress", function()
      local seen = {}
      local watch = web:observe("estimatedProgress", function(_, change) seen[#seen + 1] = change.new end)
      openPage(SHOP)
      assert.are.equal(1, seen[#seen])
      assert.is_true(#seen >= 2)
      watch:invalidate()
    end)

    it("finds other pages later, and the same ones after a relaunch", function()
      app:setPages { [SHOP] = "closed" }
      openPage(SHOP)
      assert.is_true(app:exists "closed")
      app:relaunch()
      web:load(SHOP)
      app:settle()
      assert.is_true(app:exists "closed")
    end)
  end)

  it("pages say what is wrong with them", function()
    assert.error_matches(function() openWeb(WKWebView, { [SHOP] = { htm = "x" } }) end, "has no 'htm'")
    assert.error_matches(function() openWeb(WKWebView, { [SHOP] = { contentSize = { 1 } } }) end, "contentSize")
    assert.error_matches(function() openWeb(WKWebView, { [SHOP] = 3 }) end, "must be its HTML or a table")
    assert.error_matches(function() openWeb(WKWebView, { [SHOP] = { status = "ok" } }) end, "a wrong value for 'status'")
  end)

  it("UIWebView tells its delegate, and answers scripts at once", function()
    openWeb(UIWebView, PAGES)
    local delegate = {}
    function delegate:shouldStartLoadWith(_, request, type)
      calls[#calls + 1] = "should " .. request.url .. " " .. type
      return not request.url:find "down"
    end
    function delegate:webViewDidStartLoad() calls[#calls + 1] = "start" end
    function delegate:webViewDidFinishLoad() calls[#calls + 1] = "finish" end
    function delegate:didFailLoadWithError(_, error) calls[#calls + 1] = "fail " .. error.code end
    web.delegate = delegate
    web:loadRequest "https://shop.test/gone"
    app:settle()
    assert.are.same({ "should https://shop.test/gone other", "start", "finish" }, calls)
    assert.are.equal("4", web:stringByEvaluatingJavaScript "2 + 2")
    assert.are.equal("Gone", web:stringByEvaluatingJavaScript "document.body.innerText")
    web:loadRequest "https://shop.test/down"
    app:settle()
    assert.are.equal("should https://shop.test/down other", calls[#calls])
    web:loadRequest "https://nowhere.test/"
    app:settle()
    assert.are.equal("fail -1003", calls[#calls])
  end)

  it("have the words of any HTML, however it is broken", function()
    openWeb(UIWebView, {})
    for html, words in pairs {
      ["<HTML><Title>Tea &amp; cake</TITLE><p>One<p>two <B>th</b>ree"] = "One two three",
      ["a<!-- <p>no</p> -->b<script>if (1 < 2) {}</SCRIPT >c"] = "ab c",
      ["one &lt; two &#233;&#xE9; &nothing; & more"] = "one < two éé &nothing; & more",
      ["before<!-- no end"] = "before", ["before<p no end"] = "before", ["<"] = "", ["<title>no end"] = "",
      ["grüße<é>here<naïve>there"] = "grüße here there", [("<p>x</p>"):rep(3)] = "x x x",
    } do
      web:loadHTMLString(html)
      app:settle()
      assert.are.equal(words, web:stringByEvaluatingJavaScript "document.body.innerText")
    end
  end)
end)

describe("An error of a web view", function()
  it("is an NSError whose code is a number", function()
    local errors, web = {}, nil ---@type table, any
    local delegate = {}
    function delegate:didFailProvisionalNavigation(_, _, err) errors[#errors + 1] = err end
    local app = launchWindow(function(window)
      web = WKWebView { frame = { 0, 0, 320, 300 }, navigationDelegate = delegate }
      window:addSubview(web)
    end)
    web:load "https://nowhere.test/"
    app:settle()
    web:evaluateJavaScript("count()", function(_, err) errors[#errors + 1] = err end)
    app:settle()
    local failed, script = errors[1], errors[2]
    assert.is_true(failed:isKind(NSError))
    assert.are.same({ "NSURLErrorDomain", -1003, -1003 }, { failed.domain, failed.code, failed.errorCode })
    assert.are.equal("A server with the specified hostname could not be found.", failed.localizedDescription)
    assert.is_true(script:isKind(NSError))
    assert.are.same({ "WKErrorDomain", 4 }, { script.domain, script.code })
  end)
end)
