import Foundation
import Lua
import LunetteKit
import LunetteScript
import LunetteSystem

/// A plugin's name or path, or a plugin's table in the script.
enum LaunchSource: LuaReadable {
  case name(String)
  case table(LuaReference)

  static var luaTypeName: String { "a plugin's name, a path to one, or a plugin table" }
  static var luaType: LuaType { .either([.string, .table]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LaunchSource {
    if let name = stack.text(at: index) { return .name(name) }
    guard stack.isTable(at: index) || lshim_to_box(stack.raw, index) != nil else { throw stack.mismatch(luaTypeName, at: index) }
    return .table(LuaReference(stack, at: index))
  }

  func found(by loader: PluginLoader) throws -> (FoundPlugin, String) {
    switch self {
    case .name(let name): (try loader.found(name), name)
    case .table(let table): (.table(table), "the plugin table")
    }
  }
}

/// `launch(plugin, { device =, seed =, animations = })`.
struct LaunchOptions: OptionTable {
  @LuaOption("The simulated device: its name, or a table for a device of your own.") var device: Device? = nil
  @LuaOption("The system that runs on it, 12 or 17; the plugin's, or 12, if it is left out.") var system: SystemNumber? = nil
  @LuaOption("The number from which math.random starts.") var seed: Int? = nil
  @LuaOption("Whether animations take time; true if it is left out. False: their ends are shown at once.") var animations = true
  @LuaOption("The appearance that the user has chosen, \"light\" or, in system 17, \"dark\"; light if it is left out.") var appearance: LaunchAppearance? = nil
  @LuaOption("The contrast that the user has chosen, \"normal\" or \"high\"; normal if it is left out.") var contrast: LaunchContrast? = nil
  @LuaOption("The text size that the user has chosen; \"L\" if it is left out.") var textSize: UIContentSizeCategory? = nil
  @LuaOption("The date at which the app starts, a Date or \"2026-03-31T08:30:05Z\"; the first of January 2001 if it is left out.") var date: LaunchDate? = nil
  @LuaOption("The device's time zone, such as \"Europe/Berlin\"; \"GMT\" if it is left out.") var timeZone: ZoneName? = nil
  @LuaOption("The device's locale, such as \"de_DE\"; \"en_US\" if it is left out.") var locale: LocaleName? = nil
  @LuaOption(
    "The language that the user reads, such as \"de\", or a list, the best first; the locale's if it is left out. Also a pseudo-language: \"double\", \"accented\", \"bounded\", \"rightToLeft\", \"rightToLeftStrings\"."
  )
  var language: LanguageNames? = nil
  @LuaOption("Whether texts that come from no table of the app are shown in capitals.") var showsNonlocalizedStrings = false
  @LuaOption("Whether the device shows 24 hours; as the locale does if it is left out.") var uses24HourClock: Bool? = nil
  @LuaOption(
    "The pages that web views find: { [address] = html }, or a table with html, title, contentSize, scripts, redirect, error, status and delay in place of the html."
  )
  var pages: InputValue? = nil
  @LuaOption("Who answers the app's requests; without a server the device is offline.") var network: ScriptServer? = nil
  @LuaOption(
    "The order of what is ready at the same time: blocks of different queues, tasks, answers due within 50 ms. 0, or that of lunette test --schedule, if it is left out. A list says which comes next at each choice, counted from 0, timers of one time among them."
  )
  var schedule: ScheduleOption? = nil
  @LuaOption("The files that the app finds in its container, by their paths: { [\"Documents/a.json\"] = \"{}\" }.") var files: [String: TextBytes]? = nil
  @LuaOption("How much room the app's files have; 64 MB if it is left out.", unit: .bytes) var diskSpace: Int? = nil
  @LuaOption("What the user has allowed already: { camera = \"denied\", location = \"authorizedWhenInUse\" }; what is missing was not asked for.")
  var permissions: PermissionChoices? = nil
  @LuaOption("How long the app may go on in the background; 30 if it is left out, 180 as up to iOS 12.", unit: .seconds) var backgroundTime: Double? = nil
  @LuaOption("Whether calls of views from a background thread are reported; true if it is left out.") var mainThreadChecker = true
  @LuaOption("What the user has turned on for accessibility: { isReduceMotionEnabled = true }.") var accessibility: AccessibilityFlags? = nil
  @LuaOption("The direction in which the user reads, rightToLeft or leftToRight; the language's if it is left out.") var direction:
    UIUserInterfaceLayoutDirection? = nil
  @LuaOption("Whether a query that matches several views is an error where one is wanted; as lunette.strictQueries() says if it is left out.")
  var strictQueries: Bool? = nil
  @LuaOption("Whether a spec may pass if constraints contradict each other or are ambiguous; false if it is left out.")
  var allowLayoutProblems = false
}

/// Units: seconds. Ours: a day; more is a mistake
private let longestBackgroundTime = 86_400.0

extension LaunchOptions {
  fileprivate var world: WorldSettings {
    var world = WorldSettings()
    if let date { world.date = date.seconds }
    if let timeZone { world.timeZone = timeZone.info.identifier }
    if let locale { world.locale = locale.identifier }
    world.languages = language?.names
    if showsNonlocalizedStrings { world.showsNonlocalizedStrings = true }
    world.uses24HourClock = uses24HourClock
    world.accessibility = accessibility?.flags
    world.direction = direction?.rawValue
    world.backgroundTime = backgroundTime.map { $0 > 0 ? min($0, longestBackgroundTime) : 0 }
    if appearance == .dark { world.isDark = true }
    if contrast == .high { world.hasHighContrast = true }
    return world
  }
}

/// A Date, or a text in the internet's form.
struct LaunchDate: LuaReadable {
  let seconds: TimeInterval
  static var luaTypeName: String { "a Date, or a text such as \"2026-03-31T08:30:05Z\"" }
  static var luaType: LuaType { .either([ScriptDate.luaType, .string]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LaunchDate {
    guard let text = stack.text(at: index) else { return LaunchDate(seconds: try ScriptDate.read(stack, at: index).seconds) }
    guard let date = ScriptDate(internet: text) else { throw stack.mismatch(luaTypeName, at: index) }
    return LaunchDate(seconds: try ScriptDate.checked(date.seconds).seconds)
  }
}

/// A device's name, or `{ size = {w, h}, scale = 2 }`.
extension Device: LuaReadable {
  public static var luaTypeName: String {
    "one of " + all.map { "\"\($0.name)\"" }.joined(separator: ", ") + ", or { size = {w, h}, scale = 2 }"
  }

  public static var luaType: LuaType {
    let size = LuaType.Field(name: "size", type: CGSize.luaType, doc: "The size of the screen.", unit: MeasuredUnit.points.rawValue, isOptional: false)
    let scale = LuaType.Field(name: "scale", type: .number, doc: "Pixels per point; 2.", isOptional: true)
    let camera = LuaType.Field(
      name: "camera", type: .boolean, doc: "Whether the device has a camera; false if it is left out.", isOptional: true)
    let system = LuaType.Field(name: "system", type: SystemNumber.luaType, doc: "The system that runs on it; 12 if it is left out.", isOptional: true)
    return .either([.choice(of: Self.self, all.map(\.name)), .fields([size, scale, camera, system])])
  }

  public static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> Device {
    if let name = stack.text(at: index) {
      if let known = all.first(where: { $0.name == name }) { return known }
      let nearest = Suggestion.nearest(to: name, among: all.map(\.name))
      throw stack.mismatch(luaTypeName, at: index, hint: nearest.map { "did you mean \"\($0)\"?" })
    }
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    var fields = try LuaOptions.read(stack, at: index)
    let size: CGSize = try fields.require("size")
    let scale: CGFloat = try fields.take("scale") ?? iPhoneSE.scale
    let hasCamera: Bool = try fields.take("camera") ?? false
    let system: SystemNumber? = try fields.take("system")
    try fields.finish()
    guard size.width > 0, size.height > 0, scale > 0, size.width <= largestSide, size.height <= largestSide, scale <= finestScale else {
      throw LuaMismatch(
        wanted: "a size above 0 and up to \(formatted(largestSide)) points, and a scale above 0 and up to \(formatted(finestScale))",
        got: "\(formatted(size.width)) x \(formatted(size.height)) at \(formatted(scale))")
    }
    return Device(name: "custom", size: size, scale: scale, hasCamera: hasCamera, system: system?.number)
  }

  /// Limit of a screen's sides. Units: points. Ours: thirty phones side by side, of which a frame can still be made
  private static let largestSide: CGFloat = 10_000
  /// Limit of a screen's scale. Units: pixels per point. Ours: three times the finest that exists
  private static let finestScale: CGFloat = 10
}

extension ScriptHost {
  /// Adds `launch`, `pattern` and `dofile`, which only scenarios and specs have: with the answer of `launch` a plugin could write files.
  func addLaunch(to environment: ScriptEnvironment) {
    let body = launchBody
    context.keep(body)
    state.stack.pushFunction(body)
    state.set("launch", LuaReference(popping: state.stack), in: environment.globals)
    let pattern = patternBody
    context.keep(pattern)
    state.stack.pushFunction(pattern)
    state.set("pattern", LuaReference(popping: state.stack), in: environment.globals)
    let dofile = dofileBody
    context.keep(dofile)
    state.stack.pushFunction(dofile)
    state.set("dofile", LuaReference(popping: state.stack), in: environment.globals)
  }

  private var dofileBody: LuaBody {
    let names = CallNames("dofile", ["path"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let path = try ScriptServer.path(of: reader.next(), named: "path", in: [FilePath.currentFolder] + loader.searchFolders)
        if let result = try loader.run(path, makeEnvironment(forFile: path).globals).result { stack.push(result) } else { stack.pushNil() }
        return 1
      }
    }
  }

  private var patternBody: LuaBody {
    let names = CallNames("pattern", ["text"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        try TextPattern(reader.next(), context).push(on: stack)
        return 1
      }
    }
  }

  /// Throws: for a path that leads out of the container
  private static func tree(_ files: [String: TextBytes], at date: TimeInterval) throws -> FileTree {
    var tree = FileTree()
    for path in files.keys.sorted() {
      let steps = path.split(separator: "/", omittingEmptySubsequences: false)
      do throws(FileFault) {
        if steps.contains("..") || steps.contains(".") || steps.contains("") { throw .notAllowed }
        try tree.makeFolder(FileTree.parent(of: path), withParents: true, at: date)
        try tree.write(files[path]?.bytes ?? [], to: path, at: date)
      } catch {
        throw ScenarioError.badValue(name: "files", wanted: "files by their paths in the container, such as \"Documents/a.json\"", got: "\"\(path)\"")
      }
    }
    return tree
  }

  private var launchBody: LuaBody {
    let names = CallNames("launch", ["plugin", "options"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let source: LaunchSource = try reader.next()
        let options = try reader.next() as LaunchOptions? ?? LaunchOptions()
        context.isLaunching = true
        defer { context.isLaunching = false }
        let (plugin, name) = try source.found(by: loader)
        var kept = KeptState()
        kept.world = options.world
        kept.world.schedule = options.schedule?.schedule ?? schedule
        let server = try options.network ?? usualServer(for: plugin)
        if let permissions = options.permissions { kept.services.permissions = permissions.statuses }
        kept.diskSpace = options.diskSpace.map { max(0, $0) }
        if let files = options.files { kept.files = try Self.tree(files, at: kept.world.date) }
        let app = try launch(
          plugin, name: name, device: options.device, system: options.system?.number, seed: options.seed.map { UInt64(bitPattern: Int64($0)) },
          animations: options.animations, textSize: options.textSize, kept: kept, server: server, checksThread: options.mainThreadChecker)
        if let locale = options.locale { app.simulation.localization.check(locale: locale.identifier) }
        if let pages = options.pages { try app.setPages(pages) }
        app.allowsLayoutProblems = options.allowLayoutProblems
        app.launched.strictQueries = options.strictQueries
        app.push(on: stack)
        // For a relaunch. A closed app must not hold values of scripts, but its own Lua value may, because Lua's collector sees that.
        if case .table(let table) = source {
          stack.push(table)
          lua_setiuservalue(stack.raw, -2, ScenarioApp.pluginPlace)
        }
        return 1
      }
    }
  }
}

extension ApiDescription {
  /// Source: docs/lua-api.md 4
  static let launch = function(
    "launch", "Starts a plugin and returns the running app, after the layout of its first frame.",
    [.init("plugin", LaunchSource.luaType), .init("options", LaunchOptions.luaType, isOptional: true)], ScenarioApp.luaType)

  /// Source: docs/queries.md
  static let pattern = function(
    "pattern", "A pattern of Lua's for the texts of a query, which matches where it is found: { text = pattern \"^Row %d+$\" }.", [.init("text", .string)],
    .named(TextPattern.luaName))

  /// Source: docs/explore.md
  static let dofile = function(
    "dofile", "Runs a Lua file, found from the working folder or beside the script, and returns what it returns, such as a table of rules.",
    [.init("path", .string)], .any)
}

/// A language, or several, the best first.
struct LanguageNames: LuaReadable {
  let names: [String]
  static var luaTypeName: String {
    "a language such as \"de\" or \"zh-Hant-TW\", a pseudo-language (\(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))), or a list of them"
  }
  static var luaType: LuaType { .either([.string, .list(.string)]) }
  /// Ours: nobody reads as many
  private static let most = 64

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> LanguageNames {
    let names: [String]
    if let name = stack.text(at: index) {
      names = [name]
    } else {
      do { names = try [String].read(stack, at: index) } catch { throw stack.mismatch(luaTypeName, at: index) }
    }
    guard !names.isEmpty, names.count <= most else { throw LuaMismatch(wanted: "one to \(most) languages", got: "\(names.count)") }
    for name in names where PseudoLanguage(rawValue: name) == nil && !LanguageTag.isLanguage(name) {
      let nearest = Suggestion.nearest(to: name, among: PseudoLanguage.allCases.map(\.rawValue))
      throw LuaMismatch(wanted: luaTypeName, got: "\"\(name)\"", hint: nearest.map { "did you mean \"\($0)\"?" })
    }
    return LanguageNames(names: names)
  }
}
