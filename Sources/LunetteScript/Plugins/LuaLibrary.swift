import Foundation
import Lua

/// Classes for scripts that need nothing from Swift (Library/*.lua): the diffable data source and its snapshots.
extension ScriptHost {
  private static let diffable = LibraryChunk(PackageResources.diffable_lua)
  private static let difference = LibraryChunk(PackageResources.difference_lua)
  private static let snapshot = LibraryChunk(PackageResources.snapshot_lua)

  func installLibrary() {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    do {
      try state.withoutLimits {
        try stack.push(Self.diffable.load(in: state))
        try stack.push(Self.difference.load(in: state))
        try stack.call(arguments: 0, results: 1)
        try stack.push(Self.snapshot.load(in: state))
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
}
