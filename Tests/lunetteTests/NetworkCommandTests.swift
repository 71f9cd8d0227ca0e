import Foundation
import ScriptTestSupport
import TestSupport
import Testing

/// Servers in files, for the commands that play an app without a scenario; logs that replay without one; orders by seed.
@Suite struct NetworkCommandTests {
  private let folder: SpecFolder

  init() throws {
    folder = try SpecFolder()
    try folder.write("plugins/shop/init.lua", Self.shop("/items"))
    try folder.write(
      "plugins/shop/server.lua",
      """
      return function(server)
        server.baseURL = "https://shop.test"
        local count = 0
        server:get("/items", function()
          count = count + 1
          return { json = { { name = "Tea " .. count } } }
        end)
      end
      """)
  }

  /// Shows the name of the first item, and asks anew when it is touched. It checks nothing.
  private static func shop(_ path: String) -> String {
    """
    local shop = {}
    function shop:didFinishLaunching()
      local window = UIWindow { backgroundColor = "white" }
      local button = UIButton { type = "system", frame = { 20, 100, 200, 44 } }
      button:setTitleColor("black", "normal")
      button:setTitle("Load", "normal")
      window:addSubview(button)
      window:makeKeyAndVisible()
      button:addTarget("touchUpInside", function()
        URLSession.shared:dataTask("https://shop.test\(path)", function(data, response, error)
          DispatchQueue.main:async(function()
            if error then return button:setTitle(error.code, "normal") end
            local items = JSONSerialization.jsonObject(data)
            if not items then return button:setTitle("broken", "normal") end
            button:setTitle(items[1].name, "normal")
          end)
        end):resume()
      end)
    end
    return shop
    """
  }

  private func run(_ command: String) throws -> (status: Int32, text: String) { try folder.run(command: command) }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8) }

  private static let scenario = """
    local server = Server { file = "plugins/shop/server.lua" }
    local app = launch("shop", { network = server })
    app:tap "Load"
    app:settle()
    app:tap "Tea 1"
    app:settle()
    app:print "at the end"
    """

  /// W-155
  @Test func aLogIsReplayedWithoutItsScenarioAndToldWhereTheAppAsksForSomethingElse() throws {
    try folder.write("shop.lua", Self.scenario)
    #expect(try run("run --quiet --log a.log shop.lua").status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/shop.lua")
    try FileManager.default.moveItem(atPath: folder.path + "/plugins/shop/server.lua", toPath: folder.path + "/elsewhere.lua")
    let same = try run("replay a.log")
    #expect(same.status == 0 && same.text.contains("Tea 2"), "\(same.text)")
    try folder.write("plugins/shop/init.lua", Self.shop("/itemz"))
    let other = try run("replay a.log")
    #expect(other.status == 1 && other.text.contains("GET https://shop.test/itemz") && other.text.contains("GET https://shop.test/items"), "\(other.text)")
  }

  /// W-155
  @Test func anAnsweredQuestionAndAPlaceAreReplayedWithTheReplies() throws {
    try folder.write(
      "plugins/near/init.lua",
      """
      local app = { info = { CFBundleDisplayName = "Near", NSLocationWhenInUseUsageDescription = "Shops" } }
      function app:didFinishLaunching()
        self.window = UIWindow { backgroundColor = "white" }
        self.label = UILabel { frame = { 20, 100, 280, 44 }, text = "nowhere" }
        self.window:addSubview(self.label)
        self.window:makeKeyAndVisible()
        self.manager = CLLocationManager { delegate = self }
        self.manager:requestWhenInUseAuthorization()
      end
      function app:didChangeAuthorization(manager) manager:startUpdatingLocation() end
      function app:didUpdateLocations(_, locations)
        local place = locations[#locations].coordinate
        URLSession.shared:dataTask("https://shop.test/near?lat=" .. place.latitude, function(data)
          DispatchQueue.main:async(function() self.label.text = data end)
        end):resume()
      end
      return app
      """)
    try folder.write(
      "near.lua",
      """
      local server = Server { baseURL = "https://shop.test" }
      local asked = 0
      server:get("/near", function(request) asked = asked + 1 return { body = asked .. ". shop at " .. request.query.lat } end)
      local app = launch("near", { network = server })
      app:tap "Allow While Using App"
      app:setLocation(52.52, 13.405)
      app:settle()
      app:setLocation(52.6, 13.405)
      app:settle()
      app:print "at the end"
      """)
    let first = try run("run --log a.log near.lua")
    #expect(first.status == 0 && first.text.contains("2. shop at 52.6"), "\(first.text)")
    try FileManager.default.removeItem(atPath: folder.path + "/near.lua")
    let again = try run("replay a.log")
    #expect(again.status == 0 && again.text.contains("2. shop at 52.6"), "\(again.text)")
  }

  /// W-162
  @Test func theCasesOfTheWorldAreTheSameAgainAndOnTwoThreads() throws {
    let specs = [
      "network", "network_files", "json", "property_lists", "dates", "words", "localization", "concurrency", "run_loop_modes", "files", "permissions",
      "user_notifications", "locations", "device_services",
    ].map { "scripts/\($0)_spec.lua" }
    let texts = try ["-j 1", "-j 2"].map { jobs in
      let process = Process()
      process.executableURL = Repository.program
      process.arguments = ["test", "--twice"] + jobs.split(separator: " ").map(String.init) + specs
      process.currentDirectoryURL = URL(fileURLWithPath: Repository.root)
      let output = Pipe()
      (process.standardOutput, process.standardError) = (output, output)
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)")
      return text
    }
    #expect(texts[0] == texts[1])
  }

  /// W-157
  @Test func aLargeBodyStandsInALogOnceAndBytesThatAreNoTextSurvive() throws {
    try folder.write(
      "big.lua",
      """
      local server = Server { baseURL = "https://a.test" }
      server:get("/big", { body = ("0123456789"):rep(20000) })
      server:get("/bytes", { body = "\\0\\255\\254A" })
      local app = launch("plugins/big", { network = server })
      app:settle()
      app:print "sizes"
      """)
    try folder.write(
      "plugins/big/init.lua",
      """
      return { didFinishLaunching = function()
        local window = UIWindow { backgroundColor = "white" }
        local label = UILabel { frame = { 10, 40, 300, 30 }, text = "" }
        window:addSubview(label)
        window:makeKeyAndVisible()
        for _, path in ipairs { "big", "big", "bytes" } do
          URLSession.shared:dataTask("https://a.test/" .. path, function(data)
            DispatchQueue.main:async(function() label.text = label.text .. #data .. ":" .. data:byte(2) .. " " end)
          end):resume()
        end
      end }
      """)
    #expect(try run("run --quiet --log a.log big.lua").status == 0)
    let log = try text("a.log")
    #expect(log.components(separatedBy: "0123456789012345678901234567890123456789").count < 6000, "the body stands there more than once")
    #expect(log.contains("\"event\":\"blob\""))
    try FileManager.default.removeItem(atPath: folder.path + "/big.lua")
    let again = try run("replay a.log")
    #expect(again.status == 0 && again.text.contains("200000:49 200000:49 4:255"), "\(again.text)")
    #expect(try run("diff a.log a.log").status == 0)
  }

  /// W-159
  @Test func fuzzFindsAnIndexThatIsNotChecked() throws { try fuzzFinds(seed: "") }
  @Test(arguments: [1, 2, 3, 4]) func whateverTheSeedIs(seed: Int) throws { try fuzzFinds(seed: " --seed \(seed)") }

  private func fuzzFinds(seed: String) throws {
    try folder.write(
      "server.lua",
      """
      return function(server) server:get("/items", { json = { { name = "Tea" } } }) end
      """)
    let (status, told) = try run("fuzz shop --network server.lua --events 2000\(seed) -j 1 --out found")
    #expect(status == 1 && told.contains("FOUND plugins/shop/init.lua:15"), "\(told)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/found").filter { $0.hasSuffix("_spec.lua") && $0.contains("init-lua-15") }
    let spec = try text("found/" + (try #require(names.first)))
    #expect(spec.components(separatedBy: "server:spoil(").count == 2 && spec.contains("Server { file = \"server.lua\" }"), "\(spec)")
    let failed = try run("test found/\(names[0])")
    #expect(failed.status == 1 && failed.text.contains("plugins/shop/init.lua:15"), "\(failed.text)")
  }

  @Test func theServerBesideAPluginAnswersAndIsNamed() throws {
    let linted = try run("lint shop")
    #expect(linted.text.contains("plugins/shop/server.lua answers the app's requests"), "\(linted.text)")
    let missing = try run("lint shop --network nope.lua")
    #expect(missing.status == 1 && missing.text.contains("there is no file nope.lua"), "\(missing.text)")
    try folder.write("wrong.lua", "return {}")
    let wrong = try run("lint shop --network wrong.lua")
    #expect(wrong.status == 1 && wrong.text.contains("wrong.lua must return a function"), "\(wrong.text)")
  }

  /// While the device is offline nobody asks the server: the recording takes the network away, and its server goes on after it.
  @Test func aRecordingWithoutNetworkInBetweenPlaysTheSame() throws {
    try folder.write(
      "shop.lua",
      """
      local server = Server { file = "plugins/shop/server.lua" }
      local app = launch("shop", { network = server })
      app:tap "Load"
      app:settle()
      server:offline(true)
      app:tap "Tea 1"
      app:settle()
      server:offline(false)
      app:tap "notConnectedToInternet"
      app:advance(0.05)
      server:offline(true)
      app:settle()
      server:offline(false)
      app:tap "networkConnectionLost"
      app:settle()
      app:print "at the end"
      """)
    let first = try run("run --log a.log shop.lua").text
    #expect(try run("record a.log -o mine/shop.lua --no-play").status == 0)
    let server = try text("mine/server.lua")
    #expect(!server.contains("error =") && server.contains("Tea 3"), "\(server)")
    try folder.write("mine/shop.lua", text("mine/shop.lua") + "app:settle()\napp:print \"at the end\"\n")
    let again = try run("run mine/shop.lua")
    #expect(first.contains("Tea 3") && again.status == 0 && again.text.contains("Tea 3"), "\(again.text)")
  }

  @Test func aRecordingHasItsServer() throws {
    try folder.write("shop.lua", Self.scenario)
    #expect(try run("run --quiet --log a.log shop.lua").status == 0)
    let recorded = try run("record a.log -o mine/shop.lua --no-play")
    #expect(recorded.status == 0 && recorded.text.contains("recorded mine/shop.lua and its answers, mine/server.lua"), "\(recorded.text)")
    let (scenario, server) = (try text("mine/shop.lua"), try text("mine/server.lua"))
    #expect(scenario.contains("local server = Server { file = \"server.lua\" }") && scenario.contains("network = server"), "\(scenario)")
    #expect(server.contains("server:get(\"https://shop.test/items\"") && server.contains("Tea 2") && server.contains("latency = 0.1"), "\(server)")
    try FileManager.default.removeItem(atPath: folder.path + "/plugins/shop/server.lua")
    try folder.write("mine/shop.lua", scenario + "app:settle() assert(app:exists \"Tea 2\")\n")
    let played = try run("run --quiet mine/shop.lua")
    #expect(played.status == 0, "\(played.text)")
    // A file of somebody's own is left alone.
    try folder.write("own/server.lua", "return function() end")
    #expect(try run("record a.log -o own/shop.lua --no-play").text.contains("own/shop_server.lua"))
    #expect(try text("own/server.lua") == "return function() end")
  }

  /// W-125
  @Test func anotherOrderOfAnswersFailsAndIsTold() throws {
    func spec(_ check: String) -> String {
      """
      it("searches", function()
        local server = Server { baseURL = "https://a.test" }
        server:get("/items", function(request) return { json = { request.query.q } } end)
        local shown, wanted
        local app = launch({ didFinishLaunching = function() end }, { network = server })
        for _, text in ipairs { "a", "ab" } do
          wanted = text
          URLSession.shared:dataTask("https://a.test/items?q=" .. text, function(data)
            if \(check) then shown = JSONSerialization.jsonObject(data)[1] end
          end):resume()
          app:advanceFrames(1)
        end
        app:settle()
        assert.are.equal("ab", shown)
      end)
      """
    }
    try folder.write("search_spec.lua", spec("true"))
    #expect(try run("test search_spec.lua").status == 0)
    let failed = try run("test --schedules 50 search_spec.lua")
    #expect(failed.status == 1 && failed.text.contains("reply 2 (GET /items?q=ab) before reply 1 (GET /items?q=a)"), "\(failed.text)")
    let number = try #require(failed.text.firstMatch(of: #/--schedule (\d+)/#)?.1)
    #expect(try run("test --schedule \(number) search_spec.lua").status == 1)
    #expect(try run("test --schedule 0 search_spec.lua").status == 0)
    try folder.write("search_spec.lua", spec("text == wanted"))
    let passed = try run("test --schedules 50 search_spec.lua")
    #expect(passed.status == 0, "\(passed.text)")
  }
}
