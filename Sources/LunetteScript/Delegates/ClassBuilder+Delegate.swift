import Lua
import LunetteKit

/// A protocol whose methods an adapter passes on to a script's table.
protocol AdaptedProtocol: ScriptProtocol {
  associatedtype Adapter: ScriptDelegate
}

/// An object that has delegates and keeps scripts' ones alive, one of each class of adapters.
protocol DelegateOwner: AnyObject {
  var companions: Companions { get set }
}

extension UIResponder: DelegateOwner {}
extension UIGestureRecognizer: DelegateOwner {}

extension DelegateOwner {
  /// Keeps an adapter alive, in place of the one of its class that was kept.
  func keep<Adapter: ScriptDelegate>(_ adapter: Adapter) -> Adapter {
    companions[Adapter.self] = adapter
    return adapter
  }
}

extension ClassBuilder where Object: DelegateOwner {
  /// A property for a delegate or a data source: a script's table with the protocol's methods. The object keeps it alive while it is the delegate; an
  /// object that refuses it, as the pan of a scroll view does, doesn't.
  ///
  /// - Parameter own: UIKit's own object that is the delegate while no script's is
  func delegate<Methods: AdaptedProtocol>(
    _ name: String, _ methods: Methods.Type, doc: String? = nil, get: @escaping (Object) -> AnyObject?,
    own: ((Object) -> AnyObject?)? = nil, set: @escaping (Object, Methods.Adapter?) -> Void
  ) {
    property(
      name, doc ?? "A table with \(Methods.name)'s methods.",
      get: { (object: Object) -> DelegateTable<Methods>? in
        if let adapter = get(object) as? ScriptDelegate { return DelegateTable<Methods>(script: adapter.script) }
        return (own?(object) as? any LuaObject).map { DelegateTable<Methods>(script: ScriptContext.current.reference(to: $0)) }
      },
      set: { object, table in
        let adapter = table.map { Methods.Adapter($0.script) }
        // UIKit's own object stays the delegate that it is.
        if let native = adapter?.nativeObject, native === get(object) { return }
        set(object, adapter)
        object.companions[Methods.Adapter.self] = get(object) === adapter ? adapter : nil
      })
  }
}
