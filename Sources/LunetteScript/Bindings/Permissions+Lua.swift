import Lua
import LunetteKit

// Camera, photos, contacts, microphone: what the user allows, and how an app asks. They have no contents but what app:pickImage gives.

final class ScriptCaptureDevice: LuaObject { static let luaName = "AVCaptureDevice" }
final class ScriptPhotoLibrary: LuaObject { static let luaName = "PHPhotoLibrary" }
final class ScriptContactStore: LuaObject { static let luaName = "CNContactStore" }
final class ScriptAudioSession: LuaObject {
  static let luaName = "AVAudioSession"
  static let key = CompanionKey<ScriptAudioSession>()
}

/// Source: Apple, AVMediaType
enum MediaType: String, LuaEnum {
  case video, audio
  var permission: Permission { self == .video ? .camera : .microphone }
}

/// Source: Apple, CNEntityType
enum ContactEntity: String, LuaEnum { case contacts }
/// Source: Apple, PHAccessLevel
enum PhotoAccess: String, LuaEnum { case readWrite, addOnly }

extension Registry {
  static func permissions(_ r: RegistryBuilder) {
    r.type(ScriptCaptureDevice.self, "AVCaptureDevice", doc: "Whether the app may use the camera and the microphone; there is nothing to see or hear.") { c in
      c.function("authorizationStatus", "What the user has allowed, for \"video\" or \"audio\".", args: "media") { (media: MediaType) in
        status(media.permission)
      }
      c.function(
        "requestAccess",
        "Asks the user once, and calls completion(granted); in a task it waits. The plugin's info must have NSCameraUsageDescription, or "
          + "NSMicrophoneUsageDescription.", args: "media", "completion"
      ) { (media: MediaType, handler: LuaFunction?, stack: LuaStack) in
        try Later.run("AVCaptureDevice.requestAccess", handler, stack) { complete in
          try ScriptContext.simulation.permissions.request(media.permission) { complete(.init(values: [$0.isGranted])) }
        }
      }
      c.calls(with: ["granted": .boolean])
    }
    r.type(ScriptPhotoLibrary.self, "PHPhotoLibrary", doc: "Whether the app may see the user's pictures; app:pickImage gives one.") { c in
      c.function("authorizationStatus", "What the user has allowed.", args: "access") { (_: PhotoAccess?) in status(.photos) }
      c.function(
        "requestAuthorization",
        "Asks the user once, and calls completion(status); in a task it waits. The plugin's info must have NSPhotoLibraryUsageDescription.",
        args: "access", "completion"
      ) { (first: ValueOrFunction<PhotoAccess>?, second: LuaFunction?, stack: LuaStack) in
        let handler = if case .function(let function) = first { function } else { second }
        return try Later.run("PHPhotoLibrary.requestAuthorization", handler, stack) { complete in
          try ScriptContext.simulation.permissions.request(.photos) { complete(.init(values: [$0.rawValue])) }
        }
      }
      c.calls(with: ["status": .string])
    }
    r.type(ScriptContactStore.self, "CNContactStore", doc: "Whether the app may read the user's contacts; there are none.") { c in
      c.constructor { _ in ScriptContactStore() }
      c.function("authorizationStatus", "What the user has allowed, for \"contacts\".", args: "entity") { (_: ContactEntity) in status(.contacts) }
      c.method(
        "requestAccess",
        "Asks the user once, and calls completion(granted, error); in a task it waits. The plugin's info must have NSContactsUsageDescription.",
        args: "entity", "completion"
      ) { (_: ScriptContactStore, _: ContactEntity, handler: LuaFunction?, stack: LuaStack) in
        try Later.run("CNContactStore:requestAccess", handler, stack) { complete in
          try ScriptContext.simulation.permissions.request(.contacts) { complete(.init(values: [$0.isGranted], mayFail: true)) }
        }
      }
      c.calls(with: ["granted": .boolean, "error": .any])
    }
    r.type(ScriptAudioSession.self, "AVAudioSession", doc: "Whether the app may hear the microphone; there is no sound.") { c in
      c.function("sharedInstance", "The one session of the app.") {
        let simulation = ScriptContext.simulation
        let session = simulation.companions[ScriptAudioSession.key] ?? ScriptAudioSession()
        simulation.companions[ScriptAudioSession.key] = session
        return session
      }
      c.property(
        "recordPermission", "\"undetermined\", \"denied\" or \"granted\".",
        get: { _ in
          let status = ScriptContext.simulation.permissions.status(.microphone)
          return status == .notDetermined ? "undetermined" : status.isGranted ? "granted" : "denied"
        })
      c.method(
        "requestRecordPermission",
        "Asks the user once, and calls completion(granted); in a task it waits. The plugin's info must have NSMicrophoneUsageDescription.",
        args: "completion"
      ) { (_: ScriptAudioSession, handler: LuaFunction?, stack: LuaStack) in
        try Later.run("AVAudioSession:requestRecordPermission", handler, stack) { complete in
          try ScriptContext.simulation.permissions.request(.microphone) { complete(.init(values: [$0.isGranted])) }
        }
      }
      c.calls(with: ["granted": .boolean])
    }
  }

  private static func status(_ permission: Permission) -> String { ScriptContext.simulation.permissions.status(permission).rawValue }
}
