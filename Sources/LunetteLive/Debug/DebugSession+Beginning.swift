import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteLog
import LunetteRender
import LunetteScript
import LunetteSystem

/// How a session begins and ends.
extension DebugSession {
  func handle(_ request: DebugRequest) throws {
    let arguments = request.arguments
    if request.command.isEmpty { throw DebugFault("a request needs a command, a text") }
    if !isInitialized, request.command != "initialize", request.command != "disconnect" { throw DebugFault("initialize comes first") }
    if options.token != nil, program == nil, launchRequest == nil, !["initialize", "launch", "attach", "disconnect"].contains(request.command) {
      throw DebugFault("\(request.command) comes after launch or attach with the token")
    }
    switch request.command {
    case "initialize":
      guard !isInitialized else { throw DebugFault("the session is initialized already") }
      isInitialized = true
      linesFromOne = arguments.flag("linesStartAt1") ?? true
      columnsFromOne = arguments.flag("columnsStartAt1") ?? true
      progress.isWanted = arguments.flag("supportsProgressReporting") ?? false
      answer(request, Self.capabilities)
      tell("initialized")
    case "launch": try launch(request)
    case "attach": try attach(request)
    case "configurationDone":
      isConfigured = true
      answer(request)
      begin()
    case "disconnect", "terminate":
      isTerminating = true
      if request.command == "terminate" {
        answer(request)
        if program != nil, !hasEnded {
          next = nil
          if run == nil, standing == nil { finish(nil) } else { leave() }
        }
      } else {
        answer(request)
        isOver = true
        leave()
      }
    case "restart":
      guard program != nil else { throw DebugFault("nothing was launched") }
      if let again = DebugSettings(request.arguments.table("arguments")), again.program != nil { settings = again }
      answer(request)
      files = DebugFiles(isConfined: options.token != nil)
      program?.readFiles(files)
      plan.edits = []
      (sent, loggedPoints, isTerminating) = (0, [], false)
      (course, newest) = (0, nil)
      updatePlan()
      next = Next(goal: nil, reason: "entry", isFresh: true)
      leave()
    default: try handleOther(request)
    }
  }

  func launch(_ request: DebugRequest) throws {
    try needNoProgram()
    let arguments = request.arguments
    if let token = options.token { try check(token, arguments) }
    guard let settings = DebugSettings(arguments) else { throw DebugFault("launch: program must be a text") }
    guard let name = settings.program else { throw DebugFault("launch needs program: a scenario, a spec, FILE:LINE, a log, or a plugin") }
    if let folder = settings.folder {
      if options.token != nil { throw DebugFault("cwd can't be set on a port") }
      guard FilePath.enter(folder) else { throw DebugFault("there is no folder \(folder)") }
    }
    if options.token != nil {
      for path in [name, settings.log, settings.network].compactMap({ $0 }) where !FilePath.isBelowWorkingFolder(path) {
        throw DebugFault("\(path) is not below the working folder")
      }
    }
    var host = options.host
    settings.apply(to: &host)
    if let problem = settings.problem { throw DebugFault(problem) }
    let program = try DebugProgram(settings.isAbsolute ? FilePath.shown(name) : name, filter: settings.filter, host)
    if case .plugin(let run) = program.kind, settings.hasPage { return try launch(request, run, host) }
    for word in settings.unknown { console(word + "\n") }
    self.settings = settings
    self.program = program
    program.readFiles(files)
    updatePlan()
    launchRequest = request
    begin()
  }

  /// A plugin is touched in a page, as `lunette play` shows it.
  private func launch(_ request: DebugRequest, _ run: Run, _ host: ScriptHost.Options) throws {
    let page = try DebugPage(run, host, version: options.version)
    self.page = page
    _ = try takeOver(request, page.app)
    console("\(page.address)\n")
    page.play()
  }

  func needNoProgram() throws {
    guard launchRequest == nil, program == nil else { throw DebugFault("a program was launched already") }
  }

  /// Debugs an app of the player. Returns: false if another debugger does
  func takeOver(_ request: DebugRequest, _ app: PlayedApp) throws -> Bool {
    try needNoProgram()
    guard var settings = DebugSettings(request.arguments) else { throw DebugFault("attach: program must be a text") }
    // The player waits for the session, which so must follow it.
    settings.isPlain = false
    guard
      app.attach({ [mailbox, bell] in
        mailbox.post(.played($0))
        bell.ring()
      })
    else { return false }
    for word in settings.unknown { console(word + "\n") }
    let program = DebugProgram(app)
    attached = Attachment(app: app)
    (self.settings, self.program, launchRequest) = (settings, program, request)
    program.readFiles(files)
    updatePlan()
    begin()
    return true
  }

  /// Throws: also ends the session
  func check(_ token: String, _ arguments: DebugArguments) throws {
    let given = Array((arguments.text("token") ?? "").utf8)
    let wanted = Array(token.utf8)
    var difference = given.count ^ wanted.count
    for (index, byte) in wanted.enumerated() { difference |= Int(byte ^ (index < given.count ? given[index] : 0)) }
    guard difference == 0 else {
      isOver = true
      throw DebugFault("the token is wrong")
    }
    options.didShowToken()
  }

  func begin() {
    guard let request = launchRequest, isConfigured, program != nil, next == nil, run == nil, !hasEnded else { return }
    answer(request)
    if attached != nil {
      attached?.hasBegun = true
      // The player says where it is.
      if let sought = attached?.sought { goToPlayer(sought.tick) }
    } else if let moment = settings.moment {
      next = Next(goal: stop(at: moment), reason: "entry", isFresh: true)
    } else {
      next = Next(goal: nil, reason: "entry", isFresh: true)
    }
  }

  /// A moment as a goal.
  func stop(at moment: Moment) -> DebugStop {
    if let place = moment.place { return DebugStop(reason: "goto", place: place) }
    return DebugStop(reason: "goto", frame: (moment.app, moment.frame ?? 0))
  }

  /// The program has ended, and its end was told.
  var isEnded: Bool { hasEnded }

  /// After the end the run can begin again, for whoever looks back.
  func revive() { hasEnded = false }
}
