import Foundation
import Lua
import LunetteKit

/// The life of an app's scene, of which a delegate of its own hears. Source: docs/rules/controllers.md 23
package final class SceneLife {
  private let scene: UIWindowScene
  /// The plugin's `sceneDelegate`.
  private let declared: SceneDelegateClass?
  private var delegate: SceneDelegate?
  private typealias Methods = SceneDelegateMethods

  init(of simulation: Simulation, declared: SceneDelegateClass?) {
    scene = simulation.application.windowScene
    self.declared = declared
  }

  // MARK: Moments

  func receive(_ moment: AppMoment, _ app: AppDelegate, _ application: UIApplication) {
    switch moment {
    case .starts:
      app.tellOfLaunch(application)
      // A scene is connected when there is something to show. Source: Apple, UIScene
      if application.simulation.kept.startsInBackground == true { return }
      connect(app, application)
      enterForeground(application)
    case .appears where application.applicationState == .background: break
    case .appears, .becomesActive: becomeActive(application)
    case .becomesInactive: resignActive(application)
    case .goesToBackground:
      if scene.activationState == .foregroundActive { resignActive(application) }
      enterBackground(application)
    case .comesToForeground:
      if !isConnected { connect(app, application) }
      enterForeground(application)
      if application.simulation.prompts.shown == nil { becomeActive(application) }
    case .isShortOfMemory: app.notify(AppDelegateMethods.didReceiveMemoryWarning, application)
    case .ends:
      disconnect(application)
      app.notify(AppDelegateMethods.willTerminate, application)
      application.post(UIApplication.willTerminateNotification)
    }
  }

  private var isConnected = false

  private func connect(_ app: AppDelegate, _ application: UIApplication) {
    isConnected = true
    let session = scene.session
    if case .table(let kept)? = application.simulation.kept.scene {
      session.userInfo = kept["userInfo"] ?? .none
      if case .table(let fields)? = kept["activity"] { session.stateRestorationActivity = ScriptUserActivity(fields) }
    }
    let options = SceneConnectionOptions(application.simulation.kept.launchOptions ?? [:], of: application.simulation)
    let answer = app.ask(AppDelegateMethods.configurationForConnecting, application, SessionArgument(session), SessionArgument(options))
    let configuration = answer??.object as? ScriptSceneConfiguration ?? ScriptSceneConfiguration()
    configuration.delegateClass = configuration.delegateClass ?? declared
    session.configuration = configuration
    guard application.simulation.mayCall, let script = configuration.delegateClass?.makeDelegate() else { return }
    let delegate = SceneDelegate(script)
    ScriptContext.current.currentApp?.sceneDelegate = script
    (self.delegate, scene.delegate) = (delegate, delegate.responder ?? delegate)
    scene.post(UIScene.willConnectNotification)
    delegate.notify(Methods.willConnectTo, scene, SessionArgument(session), SessionArgument(options))
    if let activity = session.stateRestorationActivity as? ScriptUserActivity {
      delegate.notify(Methods.restoreInteractionStateWith, scene, SessionArgument(activity))
    }
  }

  private func enterForeground(_ application: UIApplication) {
    delegate?.notify(Methods.sceneWillEnterForeground, scene)
    scene.post(UIScene.willEnterForegroundNotification)
    application.post(UIApplication.willEnterForegroundNotification)
    (scene.activationState, application.applicationState) = (.foregroundInactive, .inactive)
  }

  private func becomeActive(_ application: UIApplication) {
    (scene.activationState, application.applicationState) = (.foregroundActive, .active)
    delegate?.notify(Methods.sceneDidBecomeActive, scene)
    scene.post(UIScene.didActivateNotification)
    application.post(UIApplication.didBecomeActiveNotification)
    if application.applicationState == .active { application.simulation.prompts.showWaiting() }
  }

  private func resignActive(_ application: UIApplication) {
    delegate?.notify(Methods.sceneWillResignActive, scene)
    scene.post(UIScene.willDeactivateNotification)
    application.post(UIApplication.willResignActiveNotification)
    (scene.activationState, application.applicationState) = (.foregroundInactive, .inactive)
  }

  private func enterBackground(_ application: UIApplication) {
    (scene.activationState, application.applicationState) = (.background, .background)
    delegate?.notify(Methods.sceneDidEnterBackground, scene)
    scene.post(UIScene.didEnterBackgroundNotification)
    application.post(UIApplication.didEnterBackgroundNotification)
    save(in: application.simulation)
  }

  private func disconnect(_ application: UIApplication) {
    guard isConnected else { return }
    scene.activationState = .unattached
    delegate?.notify(Methods.sceneDidDisconnect, scene)
    scene.post(UIScene.didDisconnectNotification)
    application.simulation.kept.scene = nil
  }

  private func save(in simulation: Simulation) {
    guard simulation.mayCall, let delegate else { return }
    var kept: [String: InputValue] = [:]
    let activity = delegate.has(Methods.stateRestorationActivity) ? delegate.ask(Methods.stateRestorationActivity, scene)??.object as? ScriptUserActivity : nil
    if let activity { kept["activity"] = .table(activity.fields) }
    scene.session.stateRestorationActivity = activity
    if case .table(let fields) = scene.session.userInfo, !fields.isEmpty { kept["userInfo"] = scene.session.userInfo }
    simulation.kept.scene = kept.isEmpty ? nil : .table(kept)
  }

  // MARK: What comes from outside

  /// - Returns: whether the delegate takes addresses
  func open(_ url: ScriptURL) -> Bool {
    guard let delegate, delegate.has(Methods.openURLContexts) else { return false }
    delegate.notify(Methods.openURLContexts, scene, ScriptTable([ScriptOpenURLContext(url)]))
    return true
  }

  /// - Returns: whether the delegate goes on with activities
  func goOn(with activity: ScriptUserActivity) -> Bool {
    guard let delegate, delegate.has(Methods.continueUserActivity) else { return false }
    delegate.notify(Methods.continueUserActivity, scene, SessionArgument(activity))
    return true
  }

  /// One with which the app was launched stands in the connection's options only. Source: Apple, windowScene(_:performActionFor:)
  func perform(_ shortcut: ShortcutItem) {
    delegate?.notify(Methods.performActionFor, scene, SessionArgument(ScriptShortcutItem(shortcut)), ScriptFunction(OnceHandler { _ in }))
  }
}

/// The scene's delegate, in the script.
final class SceneDelegate: ScriptDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SceneDelegateMethods.self] }

  /// The delegate, if it is a responder made with `class`: it follows the scene in the responder chain then.
  var responder: UIResponder? {
    let stack = ScriptContext.current.state.stack
    stack.push(script)
    defer { stack.pop() }
    return try? UIResponder.read(stack, at: -1)
  }
}
