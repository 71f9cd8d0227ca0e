import Lua
import LunetteKit

/// Whether it is the owner who holds the device. There is no face and no finger: the system's question has a button for each answer.
/// Source: Apple, LAContext; docs/rules/world.md 7
final class ScriptAuthentication: LuaObject {
  static let luaName = "LAContext"
  var fallbackTitle: String?
  var cancelTitle: String?
  var reason = ""
  /// Kept, without effect: each question is asked. Units: seconds
  var reuseDuration = 0.0
  private(set) var isInvalid = false

  /// Source: Apple, LAPolicy
  enum Policy: String, LuaEnum { case deviceOwnerAuthentication, deviceOwnerAuthenticationWithBiometrics }
  /// Source: Apple, LABiometryType
  enum Biometry: String, LuaEnum { case none, touchID, faceID }

  /// Devices without a home button have a camera for faces; the oldest has neither. Source: Apple, the devices' descriptions
  static var biometry: Biometry {
    let device = UIScreen.main.device
    if device.name == oldest { return .none }
    return device.safeArea.bottom > 0 ? .faceID : .touchID
  }
  private static let oldest = "iPhone 4s"

  func invalidate() { isInvalid = true }

  /// Nil if the user can be asked.
  func refusal(_ policy: Policy) -> ScriptAuthenticationError? {
    if isInvalid { return ScriptAuthenticationError(.invalidContext) }
    return policy == .deviceOwnerAuthenticationWithBiometrics && Self.biometry == .none ? ScriptAuthenticationError(.biometryNotAvailable) : nil
  }

  /// - Parameter complete: called in a later turn, with nil where it is the owner
  func evaluate(_ policy: Policy, _ reason: String, _ complete: @escaping (ScriptAuthenticationError?) -> Void) throws {
    let simulation = ScriptContext.simulation
    if let refusal = refusal(policy) { return simulation.jobs.add("an answer about the owner") { complete(refusal) } }
    let isFace = Self.biometry == .faceID
    if isFace { _ = try simulation.usageText("NSFaceIDUsageDescription") }
    var choices: [(button: String, error: ScriptAuthenticationError.Code?)] = [(cancelTitle ?? SystemWord.cancel.shown, .userCancel)]
    if Self.biometry != .none {
      choices += [(isFace ? "Non-matching Face" : "Non-matching Touch", .authenticationFailed), (isFace ? "Matching Face" : "Matching Touch", nil)]
    }
    // An empty title takes the button away. Source: Apple, localizedFallbackTitle
    if fallbackTitle != "" || policy == .deviceOwnerAuthentication {
      choices.append((fallbackTitle ?? "Enter Password", policy == .deviceOwnerAuthentication ? nil : .userFallback))
    }
    simulation.prompts.ask(
      SystemPrompt(
        title: isFace ? "Face ID" : Self.biometry == .touchID ? "Touch ID for “\(simulation.info.name)”" : simulation.info.name, message: reason,
        buttons: choices.map(\.button)
      ) {
        complete(choices[$0].error.map(ScriptAuthenticationError.init))
      })
  }
}

/// Source: Apple, LAError
final class ScriptAuthenticationError: ScriptError {
  override class var luaName: String { "LAError" }

  enum Code: Int {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case biometryNotAvailable = -6
    case invalidContext = -10
  }

  init(_ code: Code) {
    let text =
      switch code {
      case .authenticationFailed: "Application retry limit exceeded."
      case .userCancel: "Canceled by user."
      case .userFallback: "Fallback authentication mechanism selected."
      case .biometryNotAvailable: "Biometry is not available on this device."
      case .invalidContext: "LAContext was invalidated."
      }
    super.init(domain: "com.apple.LocalAuthentication", code: code.rawValue, name: "\(code)", localizedDescription: text)
  }
}

/// Nobody can write a letter on a simulated device.
final class ScriptMailComposer: LuaObject { static let luaName = "MFMailComposeViewController" }
final class ScriptMessageComposer: LuaObject { static let luaName = "MFMessageComposeViewController" }
final class ScriptStoreReview: LuaObject { static let luaName = "SKStoreReviewController" }

extension Registry {
  static func localAuthentication(_ r: RegistryBuilder) {
    r.type(
      ScriptAuthentication.self, "LAContext",
      doc:
        "Asks whether it is the owner who holds the device. The system's question has a button for each answer, which a scenario taps: app:tap \"Matching Face\"."
    ) { c in
      c.state("isInvalid") { $0.isInvalid }
      c.constructor { _ in ScriptAuthentication() }
      c.property("localizedFallbackTitle", "What the button for a password says; an empty text takes it away, nil is \"Enter Password\".", \.fallbackTitle)
      c.property("localizedCancelTitle", "What the cancel button says; nil for \"Cancel\".", \.cancelTitle)
      c.property("localizedReason", "What it is for, where evaluatePolicy doesn't say it.", \.reason)
      c.property("touchIDAuthenticationAllowableReuseDuration", "Kept only: each question is asked.", unit: .seconds, \.reuseDuration)
      c.property("biometryType", "\"faceID\", \"touchID\" or \"none\", as the device has it.", get: { _ in ScriptAuthentication.biometry })
      c.method("canEvaluatePolicy", "Whether the user can be asked: true, or false and an LAError.", args: "policy") {
        (context: ScriptAuthentication, policy: ScriptAuthentication.Policy) -> Awaited in
        let error = context.refusal(policy)
        let why: any LuaPushable = error.map { $0 as any LuaPushable } ?? NilValue()
        return .now([error == nil, why])
      }
      c.method(
        "evaluatePolicy",
        "Asks the user, and calls reply(success, error) in the background; in a task it waits, and raises the error. On a device with Face ID the plugin's info must have "
          + "NSFaceIDUsageDescription.", args: "policy", "localizedReason", "reply"
      ) { (context: ScriptAuthentication, policy: ScriptAuthentication.Policy, reason: String, reply: LuaFunction?, stack: LuaStack) in
        try Later.run("LAContext:evaluatePolicy", reply, stack) { complete in
          try context.evaluate(policy, reason.isEmpty ? context.reason : reason) { error in
            ScriptContext.of(ScriptContext.simulation)?.running(inBackground: reply != nil) {
              complete(.init(values: [error == nil], error: error, mayFail: true))
            }
          }
        }
      }
      c.method("invalidate", "Ends it: what is asked from now on is refused.", ScriptAuthentication.invalidate)
    }
    r.type(ScriptAuthenticationError.self, "LAError", inherits: "NSError", doc: "Why the owner was not recognized.") { _ in }
    r.type(ScriptMailComposer.self, "MFMailComposeViewController", doc: "There is no mail on a simulated device.") { c in
      c.function("canSendMail", "False: show what the app shows without mail.") { false }
    }
    r.type(ScriptMessageComposer.self, "MFMessageComposeViewController", doc: "There are no messages on a simulated device.") { c in
      c.function("canSendText", "False: show what the app shows without messages.") { false }
    }
    r.type(ScriptStoreReview.self, "SKStoreReviewController", doc: "Asks for a review in the store, which there is not.") { c in
      c.function("requestReview", "Does nothing: the system decides when it asks.", args: "scene") { (_: LuaReference?) in }
    }
  }
}
