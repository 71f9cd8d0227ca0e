import Foundation
import LunetteDriver
import LunetteRender
import LunetteScript
import TestSupport
import Testing

/// Pictures that are kept, and files that scenarios and runs write.
@Suite struct PictureGoldenTests {
  static let fixtures = URL(fileURLWithPath: Repository.root + "/Tests/LunetteDriverTests/Fixtures")

  func host(_ recorder: FrameRecorder? = nil) -> ScriptHost {
    var options = ScriptHost.Options()
    (options.recorder, options.quiet) = (recorder, true)
    options.output = { _ in }
    return ScriptHost(options: options)
  }

  func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lunette-pictures-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// To keep a new picture, delete the old one and run the test twice.
  @Test(arguments: ["fruits", "timetypes"]) func pluginsLookAsTheyDid(_ plugin: String) throws {
    let host = host()
    defer { host.close() }
    let root = Self.fixtures.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    try host.run(source: "app = launch '\(root.path)/plugins/\(plugin)'", name: "=test")
    let svg = SvgFrame(FrameSnapshot(try #require(host.apps.last).simulation)).text
    let kept = Self.fixtures.appendingPathComponent(plugin + ".svg")
    if !FileManager.default.fileExists(atPath: kept.path) {
      try svg.write(to: kept, atomically: true, encoding: .utf8)
      Issue.record("no picture was kept of \(plugin); it is now: look at \(kept.path)")
    }
    #expect(try String(contentsOf: kept, encoding: .utf8) == svg)
  }

  @Test func saveWritesTheFormThatTheNameSays() throws {
    // Scripts write below the folder in which the run was started.
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let (host, folder) = (host(), here.appendingPathComponent(".build/lunette-pictures-" + UUID().uuidString))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      host.close()
      try? FileManager.default.removeItem(at: folder)
    }
    try host.run(
      source: """
        local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
        for _, ending in ipairs { "txt", "json", "svg", "SVG" } do app:save("\(folder.path)/frame." .. ending) end
        """, name: "=test")
    func start(_ name: String) throws -> String {
      String(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).prefix(4))
    }
    #expect(try start("frame.txt") == "╭───")
    #expect(try start("frame.json") == "{\"ve")
    #expect(try start("frame.svg") == "<svg" && start("frame.SVG") == "<svg")
  }

  /// With the library in this process and with its program.
  @Test(.enabled(if: isInstalled("rsvg-convert"))) func aPictureHasTheSamePixelsOnBothWays() throws {
    for (width, scale) in [(320.0, 2.0), (100.5, 3.0)] {
      let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='50'><circle cx='20' cy='20' r='15'/></svg>".utf8)
      #expect(try DecodedPicture(png: PngImage(svg, scale: scale).data) == DecodedPicture(png: PngImage(byProgram: svg, scale: scale).data))
    }
  }

  /// So tall that several threads draw it in the process: texts, curves and gradients stand across the seams.
  @Test(.enabled(if: isInstalled("rsvg-convert"))) func aTallPictureHasTheSamePixelsOnBothWays() throws {
    let shapes = (0..<240).map { row in
      "<text x='8' y='\(row * 21 + 17)' font-size='23.5' fill='#224466'>\(row) \u{201C}q\u{201D}</text>"
        + "<circle cx='\(30 + row % 40)' cy='\(Double(row) * 21.3)' r='33.7' fill='url(#g)' opacity='0.5' transform='rotate(\(row) 30 \(row * 21))'/>"
    }
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='80' height='5040'><linearGradient id='g'><stop offset='0' stop-color='red'/>\
      <stop offset='1' stop-color='blue'/></linearGradient><rect width='80' height='5040' fill='#FFFFFF'/>\(shapes.joined())</svg>
      """
    let (drawn, byProgram) = (try PngImage(Array(svg.utf8), scale: 2), try PngImage(byProgram: Array(svg.utf8), scale: 2))
    #expect(try DecodedPicture(png: drawn.data) == DecodedPicture(png: byProgram.data))
  }

  /// So many groups in one another, each a picture of its own while it is drawn, that the process draws strip by strip.
  @Test(.enabled(if: isInstalled("rsvg-convert"))) func aPictureOfManyFadedGroupsHasTheSamePixelsOnBothWays() throws {
    let groups = (0..<60).map { level in
      "<g opacity='0.97'><circle cx='\(level * 5)' cy='\(level * 9)' r='60.5' fill='#2244\(level + 10)'/>".replacing("'", with: "\"")
    }
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='568'><rect width='320' height='568' fill='#FFFFFF'/>"
      + groups.joined() + String(repeating: "</g>", count: groups.count) + "</svg>"
    let (drawn, byProgram) = (try PngImage(Array(svg.utf8), scale: 2), try PngImage(byProgram: Array(svg.utf8), scale: 2))
    #expect(try DecodedPicture(png: drawn.data) == DecodedPicture(png: byProgram.data))
  }

  /// So many shadows that the process draws them part by part, and may stop between two.
  @Test(.enabled(if: isInstalled("rsvg-convert"))) func aPictureOfManyShadowsHasTheSamePixelsOnBothWays() throws {
    let host = host()
    defer { host.close() }
    try host.run(
      source: """
        app = launch { didFinishLaunching = function()
          local w = UIWindow { backgroundColor = "white" } w:makeKeyAndVisible()
          local box = UIView { frame = { 10, 10, 250, 400 }, clipsToBounds = true } box.layer.cornerRadius = 30 w:addSubview(box)
          for i = 1, 80 do
            local v = UIView { frame = { i * 3, i * 5, 60.5, 40 }, backgroundColor = i % 2 == 0 and "red" or "blue", alpha = i % 7 == 0 and 0.5 or 1 }
            v.layer.shadowOpacity, v.layer.shadowRadius, v.layer.shadowOffset = 0.5, i % 3 + 1, { i % 5, 2 }
            v.layer.cornerRadius = i % 9
            v:addSubview(UILabel { frame = { 0, 0, 50, 30 }, text = "<" .. i .. ">" })
            local layer = CAGradientLayer { frame = { 5, 20, 30, 10 }, colors = { "white", "black" } }
            v.layer:addSublayer(layer);
            (i % 4 == 0 and w or box):addSubview(v)
          end
        end }
        """, name: "=test")
    let svg = SvgFrame(FrameSnapshot(try #require(host.apps.last).simulation), fitting: .eachCharacter).bytes
    let (drawn, byProgram) = (try PngImage(svg, scale: 2), try PngImage(byProgram: svg, scale: 2))
    #expect(try DecodedPicture(png: drawn.data) == DecodedPicture(png: byProgram.data))
  }

  private static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/" + program)
    }
  }

  @Test func aRunKeepsPrintedFramesAndOneEachInterval() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = FrameRecorder(
      folder: FrameRecorder.Folder(path: folder.path, form: .json, cell: .standard), interval: 0.1, touches: false)
    recorder.begin("demo")
    let host = host(recorder)
    defer { host.close() }
    try host.run(
      source: """
        local window
        local app = launch { didFinishLaunching = function() window = UIWindow {} window:makeKeyAndVisible() end }
        app:advance(0.1)
        app:print "first"
        window.backgroundColor = "red"
        app:print "second"
        app:advance(0.15)
        """, name: "=test")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["demo-000000.json", "demo-000006-2.json", "demo-000006.json", "demo-000012.json"])
    let printed = try String(contentsOf: folder.appendingPathComponent("demo-000006.json"), encoding: .utf8)
    #expect(printed.contains("\"title\":\"first\""))
    let strip = folder.appendingPathComponent("strip.svg").path
    try recorder.saveStrip(to: strip)
    #expect(try String(contentsOfFile: strip, encoding: .utf8).contains("second"))
  }
}
