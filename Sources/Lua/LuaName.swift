import Foundation

/// A name that the host looks up in scripts again and again: the name of a delegate's method or of an override.
///
/// Making a `LuaName` looks its text up in a table, so code that runs often keeps it in a static constant. Pushing it costs one array
/// access.
public struct LuaName: Hashable, Sendable, ExpressibleByStringLiteral {
  public let id: Int32

  public init(_ text: String) { id = Self.table.id(of: text) }
  public init(stringLiteral text: String) { self.init(text) }

  public var text: String { Self.table.text(of: id) }

  private static let table = LuaNameTable()
}

/// All names of the process. Names are never removed: there are only as many as the host's source contains, and as scripts give to actions.
/// Unchecked: a lock guards the table.
private final class LuaNameTable: @unchecked Sendable {
  private let lock = NSLock()
  private var ids: [String: Int32] = [:]
  private var texts: [String] = []

  func id(of text: String) -> Int32 {
    lock.withLock {
      if let id = ids[text] { return id }
      let id = Int32(texts.count)
      ids[text] = id
      texts.append(text)
      return id
    }
  }

  func text(of id: Int32) -> String { lock.withLock { texts[Int(id)] } }
}

extension LuaStack {
  /// Pushes the string of a name. Lua then keeps the string for the state's lifetime.
  public func pushName(_ name: LuaName) { lshim_push_reference(raw, reference(to: name)) }

  /// Pushes an owner and what it has under a name, whatever that is. Pushes nothing if the owner has nothing.
  public func pushValue(_ name: LuaName, of owner: LuaReference) -> Bool { lshim_push_method(raw, owner.id, reference(to: name)) }

  /// Pushes an owner and its function (or callable table) of a name. Pushes nothing if the owner has none.
  public func pushMethod(_ name: LuaName, of owner: LuaReference) -> Bool {
    guard lshim_push_method(raw, owner.id, reference(to: name)) else { return false }
    if isCallable(at: -1) { return true }
    pop(2)
    return false
  }
}

extension LuaStack {
  /// Looks at the state without counting references: scrolling looks up several names for each row.
  @inline(__always)
  private func reference(to name: LuaName) -> Int32 {
    Unmanaged<LuaState>.fromOpaque(context.pointee.owner)._withUnsafeGuaranteedRef { state in
      let index = Int(name.id)
      let known = index < state.nameReferences.count ? state.nameReferences[index] : 0
      return known != 0 ? known : state.makeReference(to: name)
    }
  }
}

extension LuaState {
  fileprivate func makeReference(to name: LuaName) -> Int32 {
    let index = Int(name.id)
    if index >= nameReferences.count { nameReferences += repeatElement(0, count: index + 1 - nameReferences.count) }
    stack.push(name.text)
    nameReferences[index] = lshim_reference(stack.raw)
    return nameReferences[index]
  }
}
