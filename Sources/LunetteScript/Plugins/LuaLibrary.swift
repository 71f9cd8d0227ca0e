import Foundation
import Lua

/// Classes for scripts that need nothing from Swift (Library/*.lua): the diffable data source and its snapshots.
extension ScriptHost {
  func installLibrary() {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    do {
      try state.withoutLimits {
        try stack.push(loadLibrary(PackageResources.diffable_lua))
        try stack.push(loadLibrary(PackageResources.difference_lua))
        try stack.call(arguments: 0, results: 1)
        try stack.push(loadLibrary(PackageResources.snapshot_lua))
        try stack.call(arguments: 0, results: 1)
        try stack.call(arguments: 2, results: 2)
      }
    } catch {
      preconditionFailure("The Lua library that is part of this program doesn't load: \(error)")
    }
    for name in ["NSDiffableDataSourceSnapshot", "UITableViewDiffableDataSource"] {
      state.setGlobal(name, LuaReference(popping: stack))
      lshim_freeze(stack.raw, name)
    }
  }

  private func loadLibrary(_ bytes: [UInt8]) throws -> LuaFunction {
    try state.load(String(decoding: bytes, as: UTF8.self), name: libraryChunkName)
  }
}
