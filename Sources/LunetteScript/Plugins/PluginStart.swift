import Foundation
import Lua
import LunetteKit

/// Shows a plugin's app: an app delegate makes its own window; for a data source a plain table that fills a window is made.
/// Source: docs/lua-api.md 2
package struct PluginStart {
  let delegate: AppDelegate
  let simulation: Simulation
  /// The plugin's name or path, for messages.
  let name: String

  package init(_ delegate: AppDelegate, on simulation: Simulation, name: String) {
    (self.delegate, self.simulation, self.name) = (delegate, simulation, name)
  }

  package func run() throws {
    if let own = try ownApplication() { simulation.setApplication(own) }
    let application = simulation.application
    if simulation.kept.startsInBackground == true { application.applicationState = .background }
    describe()
    try readDeclarations()
    let scene = try sceneDelegate()
    if delegate.has(AppDelegateMethods.didFinishLaunching) || scene != nil || delegate.has(AppDelegateMethods.configurationForConnecting) {
      application.delegate = delegate.responder ?? delegate
      delegate.notify(AppDelegateMethods.willFinishLaunching, application)
      StateRestoration(delegate, on: simulation).restore()
      delegate.hearPushes(on: simulation)
      if scene != nil || delegate.has(AppDelegateMethods.configurationForConnecting) {
        delegate.scene = SceneLife(of: simulation, declared: scene)
      }
      delegate.receive(.starts, application)
      return
    }
    for method in [TableViewDataSourceMethods.numberOfRowsInSection.name, TableViewDataSourceMethods.cellForRowAt.name]
    where !delegate.has(method) {
      throw PluginError.missingMethod(plugin: name, method: method.text)
    }
    let window = UIWindow()
    let table = UITableView(frame: window.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // No controller is there for whose sake it would keep clear of the status bar.
    table.contentInsetAdjustmentBehavior = .always
    table.dataSource = table.keep(ScriptTableViewDataSource(delegate.script))
    table.delegate = table.keep(ScriptTableViewDelegate(delegate.script))
    // Prefetching costs time.
    if delegate.has(TableViewDataSourcePrefetchingMethods.prefetchRowsAt) {
      table.prefetchDataSource = table.keep(ScriptTableViewDataSourcePrefetching(delegate.script))
    }
    window.addSubview(table)
    window.makeKeyAndVisible()
    delegate.receive(.starts, application)
  }
}

extension PluginStart {
  /// What an Info.plist would say: how the screen may stand, and the status bar.
  private func readDeclarations() throws {
    let application = simulation.application
    application.supportedInterfaceOrientations = try key("supportedInterfaceOrientations", as: UIInterfaceOrientationMask.self)
    if delegate.has(AppDelegateMethods.supportedInterfaceOrientationsFor) {
      application.supportedInterfaceOrientationsFor = { [weak delegate, weak application] window in
        guard let delegate, let application, let window else { return nil }
        return delegate.ask(AppDelegateMethods.supportedInterfaceOrientationsFor, application, window) ?? nil
      }
    }
    if delegate.has(AppDelegateMethods.applicationSignificantTimeChange) {
      simulation.onSignificantTimeChange { [weak delegate, weak application] in
        if let delegate, let application { delegate.notify(AppDelegateMethods.applicationSignificantTimeChange, application) }
      }
    }
    simulation.startUpright()
    let (style, isHidden) = (try key("statusBarStyle", as: UIStatusBarStyle.self), try key("statusBarHidden", as: Bool.self))
    let asksControllers = try key("viewControllerBasedStatusBarAppearance", as: Bool.self) ?? (style == nil && isHidden == nil)
    guard try key("statusBar", as: Bool.self) ?? (style != nil || isHidden != nil || simulation.system.device.hasStatusBar) else { return }
    simulation.showStatusBar(appWide: asksControllers ? nil : (isHidden ?? false, style ?? .default))
  }

  /// What the app says of itself, which is read when somebody asks for it: its name, and its `info`.
  private func describe() {
    let info = simulation.info
    info.fallbackName = Self.shownName(name)
    info.read = { [weak delegate] key in
      Self.inInfo(of: delegate) { stack in
        stack.pushRawField(key, of: -1)
        return stack.isNil(at: -1) ? nil : try? InputValue.read(stack, at: -1)
      }
    }
    info.keys = { [weak delegate] in Self.inInfo(of: delegate) { stack in stack.keys(at: stack.top).sorted() } ?? [] }
  }

  /// Reads something of the app's `info`, which is on top of the stack. Returns: nil where the app has none
  private static func inInfo<Answer>(of delegate: ScriptDelegate?, _ read: (LuaStack) -> Answer?) -> Answer? {
    guard let delegate, !delegate.isGone else { return nil }
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(delegate.script)
    stack.push("info")
    guard lshim_find(stack.raw, height + 1, height + 2), stack.isTable(at: -1) else { return nil }
    return read(stack)
  }

  /// `plugins/reminders/init.lua` and `reminders.lua` are "reminders".
  private static func shownName(_ name: String) -> String {
    let parts = name.split(separator: "/").map { $0.hasSuffix(".lua") ? $0.dropLast(4) : $0 }
    guard let last = parts.last(where: { $0 != "init" }), !last.contains(" ") else { return "App" }
    return String(last)
  }

  /// The value of one of the plugin's own keys; nil where it has none.
  private func key<Value: LuaConvertible>(_ name: String, as _: Value.Type) throws -> Value? {
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(delegate.script)
    stack.push(name)
    guard lshim_find(stack.raw, height + 1, height + 2), !stack.isNil(at: -1) else { return nil }
    do { return try Value.read(stack, at: -1) } catch { throw BindingFault.property(owner: "plugin", name: name, mismatch: error) }
  }

  /// The plugin's `sceneDelegate`: a class of the script's or a table. Nil where the plugin names none.
  private func sceneDelegate() throws -> SceneDelegateClass? { try key("sceneDelegate", as: SceneDelegateClass.self) }

  /// An object of the plugin's `principalClass`; nil when the plugin names none. Source: Apple, UIApplicationMain
  private func ownApplication() throws -> UIApplication? {
    let context = ScriptContext.current
    let stack = context.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.push(delegate.script)
    stack.push("principalClass")
    guard lshim_find(stack.raw, height + 1, height + 2) else { return nil }
    guard let own = ReusableClass(stack, at: -1, base: "UIApplication") else {
      throw BindingFault.property(
        owner: "plugin", name: "principalClass", mismatch: stack.mismatch("a class made of UIApplication", at: -1))
    }
    context.isMakingApplication = true
    defer { context.isMakingApplication = false }
    let application = own.make([:], as: UIApplication.self)
    if let fault = simulation.takeFault() { throw fault }
    return application
  }
}

/// Events of which the system tells an app. Source: docs/lua-api.md 3
package enum AppMoment {
  /// `appears`: the first frame after the start is on the screen.
  case starts, appears, becomesInactive, becomesActive, goesToBackground, comesToForeground, isShortOfMemory, ends

  /// The consequences for the app in order: its new state, the delegate's method, the notification.
  private typealias Step = (state: UIApplication.State?, method: ScriptMethod<UIApplication, Anything>, notification: Notification.Name?)

  fileprivate func tell(_ delegate: AppDelegate, _ application: UIApplication) {
    if case .appears = self { return }
    let active: Step = (.active, AppDelegateMethods.didBecomeActive, UIApplication.didBecomeActiveNotification)
    let resigns: Step = (nil, AppDelegateMethods.willResignActive, UIApplication.willResignActiveNotification)
    // A question of the system that waits for its answer keeps the app inactive.
    let isAsked = application.simulation.prompts.shown != nil
    let starts = application.simulation.kept.startsInBackground == true ? [] : [active]
    let steps: [Step] =
      switch self {
      case .starts where application.simulation.kept.launchOptions != nil: starts
      case .starts: [(nil, AppDelegateMethods.didFinishLaunching, UIApplication.didFinishLaunchingNotification)] + starts
      case .appears: []
      case .becomesInactive: [resigns]
      case .becomesActive: [active]
      case .goesToBackground:
        (application.applicationState == .inactive && isAsked ? [] : [resigns])
          + [(.background, AppDelegateMethods.didEnterBackground, UIApplication.didEnterBackgroundNotification)]
      case .comesToForeground:
        [(nil, AppDelegateMethods.willEnterForeground, UIApplication.willEnterForegroundNotification)] + (isAsked ? [] : [active])
      // The simulation itself tells the controllers and posts the notification.
      case .isShortOfMemory: [(nil, AppDelegateMethods.didReceiveMemoryWarning, nil)]
      case .ends: [(nil, AppDelegateMethods.willTerminate, UIApplication.willTerminateNotification)]
      }
    if case .starts = self, application.simulation.kept.launchOptions != nil { delegate.tellOfLaunch(application) }
    for step in steps {
      if let state = step.state { application.applicationState = state }
      delegate.notify(step.method, application)
      if let notification = step.notification { application.post(notification) }
    }
    switch self {
    case .becomesInactive: application.applicationState = .inactive
    case .comesToForeground where isAsked: application.applicationState = .inactive
    default: break
    }
    if application.applicationState == .active { application.simulation.prompts.showWaiting() }
  }
}

/// The plugin's table as the app delegate.
package final class AppDelegate: ScriptDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [AppDelegateMethods.self] }
  package required init(_ script: LuaReference) { super.init(script) }

  /// The scene with a delegate of its own, which hears of the four moments of life in the app delegate's place.
  package internal(set) var scene: SceneLife?

  /// Whether the delegate does not want to hear of what the app was launched for.
  private var refusesReason = false

  /// Whether what comes now is what the app was launched for, and the delegate does not want to hear of it.
  func takeRefusal() -> Bool {
    defer { refusesReason = false }
    return refusesReason
  }

  package func receive(_ moment: AppMoment, _ application: UIApplication) {
    if let scene { scene.receive(moment, self, application) } else { moment.tell(self, application) }
  }

  /// The app was launched, by the user or because of something.
  func tellOfLaunch(_ application: UIApplication) {
    if let options = application.simulation.kept.launchOptions {
      if has(AppDelegateMethods.didFinishLaunchingWithOptions) {
        let reason = LaunchReason(options, of: application.simulation)
        let answer = ask(AppDelegateMethods.didFinishLaunchingWithOptions, application, ScriptTable(reason))
        refusesReason = reason.isHeardNext && answer?.goesOn == false
      }
    } else {
      notify(AppDelegateMethods.didFinishLaunching, application)
    }
    application.post(UIApplication.didFinishLaunchingNotification)
  }

  /// An input that the app itself defines. - Returns: whether the delegate has the method for such inputs
  package func receive(_ name: String, _ value: InputValue, _ application: UIApplication) -> Bool {
    let method = AppDelegateMethods.didReceiveInput
    guard has(method) else { return false }
    notify(method, application, name, value)
    return true
  }

  /// - Returns: whether the delegate takes the address
  package func hear(openURL url: String, _ application: UIApplication) -> Bool {
    guard let url = URL(string: url).map(ScriptURL.of) else { return false }
    if let scene { return scene.open(url) }
    guard has(AppDelegateMethods.openURL), !takeRefusal() else { return false }
    return ask(AppDelegateMethods.openURL, application, SessionArgument(url), ScriptTable(OpenURLOptions()))?.value ?? false
  }

  /// The delegate, if it is a responder made with `class`: it is then the last in the responder chain.
  var responder: UIResponder? {
    let stack = ScriptContext.current.state.stack
    stack.push(script)
    defer { stack.pop() }
    return try? UIResponder.read(stack, at: -1)
  }
}
