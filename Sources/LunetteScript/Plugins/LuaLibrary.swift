import CResources
import Foundation
import Lua
import LunetteKit
import LunetteSystem

/// Classes for scripts that are written in Lua (Library/*.lua): the diffable data source and its snapshots, archives, and small values. Each part
/// is loaded when a script first names one of its classes.
extension ScriptContext {
  private static let diffable = LibraryChunk(Resource.diffable_lua.text)
  private static let difference = LibraryChunk(Resource.difference_lua.text)
  private static let order = LibraryChunk(Resource.order_lua.text)
  private static let snapshot = LibraryChunk(Resource.snapshot_lua.text)
  private static let outline = LibraryChunk(Resource.outline_lua.text)
  private static let contents = LibraryChunk(Resource.contents_lua.text)
  private static let archive = LibraryChunk(Resource.archive_lua.text)
  private static let values = LibraryChunk(Resource.values_lua.text)
  /// In the order of the alphabet, the reverse of the order in which the library returns them.
  static let valueClasses = [
    "CGVector", "IndexSet", "NSCache", "NSDirectionalEdgeInsets", "NSItemProvider", "NSRange", "UILayoutPriority", "UIOffset",
  ]
  private static let predicate = LibraryChunk(Resource.predicate_lua.text)
  private static let predicateClasses = ["NSCompoundPredicate", "NSPredicate"]
  private static let archiveClasses = ["NSKeyedUnarchiver", "NSKeyedArchiver"]
  private static let diffableClasses = [
    "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSnapshot", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
  ]

  /// Makes the class of this name a global. Returns: whether the library has it. Throws: `LuaError` where the script that named it has left no
  /// room on the stack
  func installLibraryClass(named name: String) throws -> Bool {
    if Self.archiveClasses.contains(name) {
      try installArchive()
    } else if Self.predicateClasses.contains(name) {
      try installPredicates()
    } else if Self.diffableClasses.contains(name) {
      try installDiffable()
    } else if Self.valueClasses.contains(name) {
      try install(Self.valueClasses) { stack in
        try stack.push(Self.values.load(in: state))
        lua_pushcclosure(stack.raw, lshim_library_class, 0)
        try stack.call(arguments: 1, results: Int32(Self.valueClasses.count))
      }
    } else if Self.storyboardClasses.contains(name) {
      try install(Self.storyboardClasses) { try pushStoryboardLibrary($0) }
    } else {
      return false
    }
    return true
  }

  private func installDiffable() throws {
    try install(Self.diffableClasses) { stack in
      try stack.push(Self.diffable.load(in: state))
      try stack.push(Self.difference.load(in: state))
      try stack.call(arguments: 0, results: 1)
      try stack.push(Self.order.load(in: state))
      try stack.call(arguments: 0, results: 1)
      let orders = LuaReference(popping: stack)
      for chunk in [Self.snapshot, Self.outline] {
        try stack.push(chunk.load(in: state))
        stack.push(orders)
        lua_pushcclosure(stack.raw, lshim_show_list, 0)
        try stack.call(arguments: 2, results: 1)
      }
      let body = Self.outlineBody
      keep(body)
      stack.pushFunction(body)
      lua_pushcclosure(stack.raw, lshim_library_class, 0)
      try stack.call(arguments: 5, results: 4)
    }
  }

  /// `setOutline(cell, level, isExpanded, toggle)`: cells of other classes are left alone.
  private static var outlineBody: LuaBody {
    LuaBody { stack, _ in
      finish(stack, naming: "setOutline") {
        guard let cell = try? UICollectionViewListCell.read(stack, at: 1) else { return 0 }
        let level = try Int.read(stack, at: 2)
        let isExpanded = try Bool.read(stack, at: 3)
        let toggle = Callback(try LuaFunction.read(stack, at: 4))
        cell.setOutline(CellOutline(isExpanded: isExpanded) { toggle.call() }, level: level)
        return 0
      }
    }
  }

  /// A function of the library that uses an app's own kind of contents; nil after a fault.
  func contentFunction(_ name: String) -> LuaFunction? {
    guard !state.isClosed else { return nil }
    let stack = state.stack
    stack.reserve(4)
    let height = stack.top
    defer { stack.top = height }
    do {
      if contentFunctions == nil {
        try state.withoutLimits {
          try stack.push(Self.contents.load(in: state))
          try stack.call(arguments: 0, results: 1)
        }
        contentFunctions = LuaReference(popping: stack)
      }
      guard let contentFunctions else { return nil }
      stack.push(contentFunctions)
      stack.pushRawField(name, of: -1)
      return try LuaFunction.read(stack, at: -1)
    } catch {
      ScriptContext.simulation.recordFault(error)
      return nil
    }
  }

  /// With two functions: `fold(text, ignoresCase, ignoresMarks)`, and `matches(text, pattern, ignoresCase)`, which answers nil and why where it can't tell.
  private func installPredicates() throws {
    let fold = LuaBody { stack, _ in
      finish(stack, naming: "NSPredicate:evaluate") {
        stack.push(
          TextOrder.folded(try String.read(stack, at: 1), withoutCase: lua_toboolean(stack.raw, 2) != 0, withoutMarks: lua_toboolean(stack.raw, 3) != 0))
        return 1
      }
    }
    let matches = LuaBody { stack, _ in
      finish(stack, naming: "NSPredicate:evaluate") {
        let (text, pattern) = (try String.read(stack, at: 1), try String.read(stack, at: 2))
        do throws(RegularText.Failure) {
          let expression = try RegularText(pattern, lua_toboolean(stack.raw, 3) != 0 ? .caseInsensitive : [])
          stack.push(try expression.isWhole(text))
          return 1
        } catch {
          stack.pushNil()
          stack.push(error == .tooMuchWork ? "it takes more steps than are allowed" : "Can't open pattern U_REGEX_RULE_SYNTAX")
          return 2
        }
      }
    }
    try install(Self.predicateClasses) { stack in
      try stack.push(Self.predicate.load(in: state))
      for body in [fold, matches] {
        keep(body)
        stack.pushFunction(body)
      }
      try stack.call(arguments: 2, results: 2)
    }
  }

  private func installArchive() throws {
    try install(Self.archiveClasses) { stack in
      try stack.push(Self.archive.load(in: state))
      lua_pushcclosure(stack.raw, lshim_class_named, 0)
      lua_pushcclosure(stack.raw, lshim_bare_instance, 0)
      pushArchiveBodies()
      try stack.call(arguments: 5, results: 3)
      // The functions that make coders for state restoration.
      coders = LuaReference(popping: stack)
    }
  }

  /// - Parameter load: leaves the classes on the stack, the last of the names first
  private func install(_ names: [String], _ load: (LuaStack) throws -> Void) throws {
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(12)
    try state.withoutLimits { try load(stack) }
    for name in names {
      state.setGlobal(name, LuaReference(popping: stack))
      if !Self.derivableClasses.contains(name), !Self.valueClasses.contains(name), !Self.predicateClasses.contains(name) { lshim_freeze(stack.raw, name) }
    }
  }
  /// Scripts derive classes from them: they are ones as scripts make them.
  private static let derivableClasses = ["UIStoryboardSegue", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"]

  /// Pushes a function that makes coders. Returns: false, with a fault, where there is no room for them
  func pushCoderFunction(_ name: String) -> Bool {
    guard !state.isClosed else { return false }
    do { if coders == nil { try installArchive() } } catch { ScriptContext.simulation.recordFault(error) }
    guard let coders else { return false }
    let stack = state.stack
    stack.reserve(8)
    stack.push(coders)
    stack.pushRawField(name, of: -1)
    return stack.isFunction(at: -1)
  }

  /// Pushes three functions: `write(name, value)` and `read(name)` of the running app's archives, and `kindOf(value)`, the name of its class or type.
  private func pushArchiveBodies() {
    let write = LuaBody { stack, _ in
      finish(stack, naming: "NSKeyedArchiver.archiveRootObject") {
        guard let name = stack.text(at: 1) else { return 0 }
        ScriptContext.simulation.kept.archives[name] = try InputValue.read(stack, at: 2)
        return 0
      }
    }
    let read = LuaBody { stack, _ in
      KeptValue(stack.text(at: 1).flatMap { ScriptContext.simulation.kept.archives[$0] }).push(on: stack)
      return 1
    }
    let kind = LuaBody { stack, _ in
      var seconds = 0.0
      if lshim_to_date(stack.raw, 1, &seconds) { stack.push("Date") } else { lshim_push_kind_name(stack.raw, 1) }
      return 1
    }
    for body in [write, read, kind] {
      keep(body)
      state.stack.pushFunction(body)
    }
  }
}
