import Lua
import LunetteKit

/// An object with which others are kept.
protocol CompanionKeeper: AnyObject { var companions: Companions { get set } }
extension UIResponder: CompanionKeeper {}
extension NSCollectionLayoutSection: CompanionKeeper {}

/// The function that a script has assigned to a property of the host's, such as `configurationUpdateHandler`: reading the property gives it back.
final class FunctionCompanion: StateDescribing {
  /// One for each property.
  final class Key: Sendable {
    fileprivate let companion = CompanionKey<FunctionCompanion>()
  }
  private let callback: Callback
  private init(_ callback: Callback) { self.callback = callback }

  func describeState(to state: StateWriter) { callback.describeState(to: state) }

  static func function(_ key: Key, of object: some CompanionKeeper) -> LuaFunction? { object.companions[key.companion]?.callback.function }

  /// - Returns: what calls the function
  static func set(_ key: Key, _ function: LuaFunction?, of object: some CompanionKeeper) -> Callback? {
    let callback = function.map(Callback.init)
    object.companions[key.companion] = callback.map(FunctionCompanion.init)
    return callback
  }
}
