import Lua
import LunetteKit
import LunetteScript

extension Permission: LuaEnum {}
extension PermissionStatus: LuaEnum {}

/// `launch { permissions = { camera = "denied" } }`
struct PermissionChoices: LuaReadable {
  /// The choices by the permissions' names.
  let statuses: [String: PermissionStatus]

  static var luaTypeName: String { "a table of choices by what they are about: { camera = \"denied\" }" }
  static var luaType: LuaType {
    .fields(
      Permission.allCases.map { permission in
        .init(
          name: permission.rawValue, type: .choice(of: PermissionStatus.self, permission.statuses.map(\.rawValue)),
          doc: "What the user has chosen; notDetermined if it is left out.", isOptional: true)
      })
  }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PermissionChoices {
    guard stack.isTable(at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    let index = stack.absolute(index)
    var statuses: [String: PermissionStatus] = [:]
    for key in stack.keys(at: index) {
      guard let permission = Permission(rawValue: key) else {
        let (names, nearest) = (Permission.allCases.map(\.rawValue), Suggestion.nearest(to: key, among: Permission.allCases.map(\.rawValue)))
        throw LuaMismatch(
          wanted: "permissions for \(names.joined(separator: ", "))", got: "\"\(key)\"", hint: nearest.map { "did you mean \"\($0)\"?" })
      }
      stack.pushRawField(key, of: index)
      defer { stack.pop() }
      let text = stack.text(at: -1) ?? stack.shown(at: -1)
      let status = try permission.status(named: text)
      if status != .notDetermined { statuses[key] = status }
    }
    return PermissionChoices(statuses: statuses)
  }
}

extension Permission {
  /// Throws: for what can't be chosen
  func status(named text: String) throws(LuaMismatch) -> PermissionStatus {
    if let status = PermissionStatus(rawValue: text), statuses.contains(status) { return status }
    let names = statuses.map(\.rawValue)
    let nearest = Suggestion.nearest(to: text, among: names)
    throw LuaMismatch(
      wanted: "\(rawValue) = one of " + names.map { "\"\($0)\"" }.joined(separator: ", "), got: "\"\(text)\"", hint: nearest.map { "did you mean \"\($0)\"?" })
  }
}
