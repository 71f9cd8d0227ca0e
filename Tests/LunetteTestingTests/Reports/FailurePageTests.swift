import Foundation
import LunetteDriver
import LunetteScript
import LunetteTesting
import ScriptTestSupport
import TestSupport
import Testing

/// The page that `lunette test --report` writes, as text and in a browser.
@Suite struct FailurePageTests {
  private static let spec = """
    local fruits = { "Apple", "Banana <b>bold</b> & \\"co\\"", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Honeydew",
      "Kiwi", "Lemon", "Mango", "Nectarine", "Orange", "Papaya", "Quince", "Raspberry", "Strawberry" }
    local plugin = {
      numberOfRowsInSection = function() return #fruits end,
      cellForRowAt = function(_, tableView, indexPath)
        local cell = tableView:dequeueReusableCell("fruit") or UITableViewCell { reuseIdentifier = "fruit" }
        cell.textLabel.text = fruits[indexPath.row]
        return cell
      end,
      didSelectRowAt = function(_, tableView, path) tableView:deselectRow(path, true) end,
    }

    describe("a list of fruits", function()
      it("keeps </pre><script>document.title = 'pwned'</script> its selection", function()
        local app = launch(plugin)
        app:swipe({ 160, 400 }, "up")
        app:settle()
        app:tap "Kiwi"
        assert.are.equal(IndexPath(1, 9), app.table.indexPathForSelectedRow)
      end)
      it("passes", function() end)
    end)
    """

  /// The page of a run, and the counts.
  private func page(_ source: String) throws -> String {
    let folder = try SpecFolder()
    let file = try folder.add("fruits", source)
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    options.log.isForFailures = true
    var page = ""
    let reporter = PageReporter { page += $0 }
    SpecRunner(options: options, report: reporter.receive).run([file])
    return page
  }

  @Test func aPageNeedsNothingElse() throws {
    let page = try page(Self.spec)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(!page.contains("<script") && !page.contains("<link") && !page.contains(" src=") && !page.contains("@import"))
    let addresses = page.components(separatedBy: "http").dropFirst().filter {
      !$0.hasPrefix("-equiv") && !$0.hasPrefix("://www.w3.org/2000/svg")
    }
    #expect(addresses.isEmpty)
    #expect(!page.contains("{{"))
    #expect(page.contains("keeps &lt;/pre&gt;&lt;script&gt;"))
    #expect(page.contains("Banana &lt;b&gt;bold&lt;/b&gt; &amp; &quot;co&quot;"))
  }

  @Test func aPageShowsHowItCameAbout() throws {
    let page = try page(Self.spec)
    #expect(page.contains("1 of 2 tests failed"))
    #expect(page.contains("fruits_spec.lua:19"))
    #expect(page.contains("<span class=\"line hit\"><span class=\"n\">19</span>    assert.are.equal(IndexPath(1, 9), app.table"))
    #expect(page.contains("<pre class=\"box expected\"><mark>1.9</mark></pre>"))
    let frames = page.components(separatedBy: "<figure").count - 1
    #expect((3...13).contains(frames))
    #expect(page.components(separatedBy: "<svg xmlns").count - 1 == frames)
    #expect(page.contains("when it failed"))
    for row in ["finger 1", "finger 2", "UIPanGestureRecognizer (scroll) of UITableView", "deceleration of UITableView"] {
      #expect(page.contains("<div class=\"name\" title=\"\(row)\">"), "\(row)")
    }
    #expect(page.contains("UITableView {0, 0, 320, 568} offset {0, "))
    #expect(page.contains("didSelectRowAt(UITableView, 1.9)"))
    #expect(page.contains("UIPanGestureRecognizer (scroll) of UITableView failed: lifted after"))
  }

  @Test func aKeptFrameThatDiffersIsShownInPictures() throws {
    let folder = try SpecFolder()
    let source =
      "it('looks', function() local app = launch { didFinishLaunching = function() w = UIWindow {} l = UILabel { frame = { 20, 40, 200, 30 }, text = '%' } w:addSubview(l) w:makeKeyAndVisible() end } assert.frame(app, 'start') end)"
    let file = try folder.add("look", source.replacingOccurrences(of: "%", with: "one"))
    folder.run { $0.frames = .writeMissing }
    try folder.write("look_spec.lua", source.replacingOccurrences(of: "%", with: "two"))
    var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
    options.log.isForFailures = true
    var page = ""
    SpecRunner(options: options, report: PageReporter { page += $0 }.receive).run([file])
    #expect(page.contains("<h3>The kept frame</h3>"))
    for label in ["before", "after", "difference"] { #expect(page.contains("<figure class=\"\(label)\"><span class=\"screen\"><svg ")) }
    #expect(page.contains("class=\"del\"") && page.contains("class=\"ins\""))
  }

  @Test func theSameRunIsTheSamePage() throws {
    let folder = try SpecFolder()
    let file = try folder.add("fruits", Self.spec)
    func page() -> String {
      var options = SpecRunner.Options(host: ScriptHost.Options(), frames: .requireAll)
      options.log.isForFailures = true
      var page = ""
      SpecRunner(options: options, report: PageReporter { page += $0 }.receive).run([file])
      return page
    }
    #expect(page() == page())
  }

  @Test func aRunThatPassedHasAShortPage() throws {
    let page = try page("it('adds', function() assert.are.equal(2, 1 + 1) end) it('too', function() end)")
    #expect(page.contains("<h1 class=\"good\">All 2 tests passed</h1>"))
    #expect(page.contains("Nothing failed"))
    #expect(!page.contains("<article"))
  }

  @Test func failuresOfHooksAndFilesAreShownToo() throws {
    #expect(try page("setup(function() error('no <i>setup</i>') end) it('x', function() end)").contains("no &lt;i&gt;setup&lt;/i&gt;"))
    #expect(try page("it('x', function( end)").contains("the file could not be loaded"))
  }

  // MARK: In a browser

  @Test(.enabled(if: Browser.path != nil, "no chromium: Tools/setup.sh --browser installs it"))
  func aBrowserShowsThePageOnWideAndNarrowScreens() throws {
    let browser = try Browser()
    let page = try page(Self.spec)
    let file = try browser.write(page, "failure.html")
    let dom = try browser.dom(of: file)
    #expect(dom.contains("<title>1 of 2 tests failed</title>"), "no script of a test's name has run")
    #expect(dom.contains("<b>0.000 s</b> frame 0"))
    #expect(dom.contains("Banana &lt;b&gt;bold&lt;/b&gt; &amp; \"co\""))
    #expect(dom.components(separatedBy: "<article").count == 2 && dom.components(separatedBy: "</article>").count == 2)
    // In frames of three widths no content is wider than the frame.
    for width in [1200, 700, 390] {
      #expect(try browser.contentWidth(of: file, in: width) == width)
      let picture = try browser.screenshot(of: file, width: width)
      #expect(picture.size.width == width && picture.size.height == Browser.height)
      #expect(picture.bytes > 20_000, "a page with pictures, not a blank one")
      print("a page of a failed test, \(width) pixels wide: \(picture.path)")
    }
  }
}

/// Chromium without a window.
private struct Browser {
  struct Picture {
    let path: String
    let size: (width: Int, height: Int)
    let bytes: Int
  }

  static let height = 2400

  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin", "/snap/bin"]
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") { return "\(folder)/\(name)" }
    }
    return nil
  }()

  /// The pages and pictures of the last run stay there, to be looked at.
  private let folder = Repository.root + "/.build/failure-page"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  func write(_ text: String, _ name: String) throws -> String {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    return "\(folder)/\(name)"
  }

  func dom(of file: String) throws -> String { try run(["--dump-dom", "file://" + file]) }

  /// How wide a page's content is in a frame of this width: wider than the frame where one has to scroll to the side.
  func contentWidth(of file: String, in width: Int) throws -> Int {
    let wrapper = try write(
      """
      <!DOCTYPE html><body><iframe src="failure.html" style="width:\(width)px;height:900px;border:0" onload="
        document.title = 'width ' + this.contentDocument.documentElement.scrollWidth"></iframe>
      """, "width.html")
    let dom = try run(["--allow-file-access-from-files", "--dump-dom", "file://" + wrapper])
    let digits = (dom.components(separatedBy: "<title>width ").dropFirst().first ?? "").prefix { $0.isNumber }
    return Int(digits) ?? -1
  }

  func screenshot(of file: String, width: Int) throws -> Picture {
    let path = "\(folder)/failure-\(width).png"
    try? FileManager.default.removeItem(atPath: path)
    _ = try run(["--screenshot=\(path)", "--window-size=\(width),\(Self.height)", "file://" + file])
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    // Width and height are the first fields of a PNG file. Source: W3C, Portable Network Graphics, 11.2.2
    func number(_ offset: Int) -> Int { data.count < offset + 4 ? 0 : data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return Picture(path: path, size: (number(16), number(20)), bytes: data.count)
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path ?? "")
    // A browser that root starts wants no sandbox; the page is our own and runs no script.
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
        "--user-data-dir=\(folder)/profile",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
