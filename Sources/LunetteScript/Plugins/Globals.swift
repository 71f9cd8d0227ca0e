import Foundation
import Lua
import LunetteKit

/// The global functions of every script besides the classes: launch, print, after, every, and libraries that must not see the real world.
/// Source: docs/lua-api.md sections 2 and 4
extension ScriptContext {
  package func installGlobals() {
    define("print", printBody)
    define("after", timerBody(repeats: false))
    define("every", timerBody(repeats: true))
    define("inspect", inspectBody)
    define("launch", refusedLaunchBody)
    installDrawing()
    installFoundation()
    installClasses()
    installClock()
    installSystem()
    installDates()
    installTasks()
    installFileFunctions()
    installLocalization()
  }

  /// `io` and `debug`. What is written comes out where printed texts do.
  private func installSystem() {
    let write = LuaBody { [unowned self] stack, _ in
      output(stack.text(at: 1) ?? "")
      return 0
    }
    keep(write)
    state.stack.pushFunction(write)
    lshim_open_system(state.stack.raw)
  }

  func define(_ name: String, _ body: LuaBody) {
    keep(body)
    state.stack.pushFunction(body)
    state.setGlobal(name, LuaReference(popping: state.stack))
  }

  // MARK: Bodies

  private var printBody: LuaBody {
    LuaBody { [unowned self] stack, _ in
      var parts: [String] = []
      for index in stride(from: 1, through: stack.top, by: 1) {
        let inspector = Inspector(stack: stack)
        if inspector.isPlainTable(at: index) {
          parts.append(inspector.text(at: index))
          continue
        }
        let status = lshim_push_tostring(stack.raw, index)
        if status != 0 { return stack.raise(stack.takeError()) }
        parts.append(stack.popText())
      }
      output(parts.joined(separator: "\t") + "\n")
      return 0
    }
  }

  /// `inspect`: a value as text, with its contents.
  private var inspectBody: LuaBody {
    LuaBody { stack, _ in
      if stack.top == 0 { stack.pushNil() }
      stack.push(Inspector(stack: stack).text(at: 1))
      return 1
    }
  }

  /// A class is made when a script first names it, and is a global from then on. A missing global is nil, as everywhere in Lua. One that looks
  /// like a UIKit class is a mistake, and is reported where it is named, not later where the nil is used.
  private func installClasses() {
    // Names that are like none of Apple's, which a script may ask for in each frame.
    var ownNames: Set<String> = []
    let mostOwnNames = 1_000
    let body = LuaBody { [unowned self] stack, _ in
      guard let name = stack.text(at: 2) else { return 0 }
      lshim_push_globals(stack.raw)
      if registry.pushClass(named: name, on: stack) {
        stack.pushCopy(of: -1)
        stack.setRawField(name, of: -3)
        return 1
      }
      if AppleConstant.push(name, on: stack) { return 1 }
      do {
        // One after the other: Swift's compiler loses the error of a call on the right side of ||.
        var isInstalled = try installLibraryClass(named: name)
        if !isInstalled { isInstalled = try installTaskFunction(named: name) }
        if !isInstalled { isInstalled = try installKeychainFunction(named: name) }
        if isInstalled {
          stack.pushRawField(name, of: -1)
          return 1
        }
      } catch {
        // No limit of the script holds for the host's own code: nothing else can fail.
        return stack.fault("\(name) can't be loaded so deep inside of other calls (stack overflow); name it once before them")
      }
      let advice = Advice(registry: registry)
      // Functions of C have names that no script has for itself: os_log, dispatch_once.
      let isOfC = name.contains("_") && NotSimulated.entry(of: name) != nil
      guard !ownNames.contains(name), isOfC || advice.looksLikeClass(name) || advice.looksLikeFoundation(name) else {
        if ownNames.count < mostOwnNames { ownNames.insert(name) }
        return 0
      }
      return stack.fault("there is no '\(name)'; " + (advice.missing(name) ?? Advice.nothing))
    }
    keep(body)
    let stack = state.stack
    lshim_push_globals(stack.raw)
    lua_createtable(stack.raw, 0, 2)
    stack.pushFunction(body)
    stack.setRawField("__index", of: -2)
    stack.push(false)
    stack.setRawField("__metatable", of: -2)
    lua_setmetatable(stack.raw, -2)
    stack.pop()
  }

  private func timerBody(repeats: Bool) -> LuaBody {
    let names = CallNames(repeats ? "every" : "after", ["seconds", "fn"])
    return LuaBody { stack, _ in
      lshim_note_reach(stack.raw, nil)
      return finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let seconds: Double = try reader.next()
        let action = try reader.nextAction()
        try ScriptTimer.schedule(names.call, after: seconds, repeats: repeats, action, stack).push(on: stack)
        return 1
      }
    }
  }

  private var refusedLaunchBody: LuaBody {
    LuaBody { stack, _ in stack.fault("launch: a plugin can't launch another app; scenarios and specs can") }
  }

  /// Sets the seed of identifiers and of `math.random`; scripts may do the latter with `math.randomseed(n)`.
  package func seedRandom(_ seed: UInt64) {
    identifiers = SplitMix64(seed: seed)
    var ofDevice = SplitMix64(seed: ~seed)
    companions[ScriptUUID.vendor] = ScriptUUID(drawnFrom: &ofDevice)
    let stack = state.stack
    let height = stack.top
    defer { stack.top = height }
    lshim_push_globals(stack.raw)
    stack.pushRawField("math", of: -1)
    // The library table is frozen: its contents are behind its metatable.
    guard lua_getmetatable(stack.raw, -1) != 0 else { return }
    stack.pushRawField("__index", of: -1)
    stack.pushRawField("randomseed", of: -1)
    stack.push(Int(truncatingIfNeeded: seed))
    // `randomseed` accepts any integer, so it can't fail.
    try? stack.call(arguments: 1, results: 0)
    lshim_note_seed(stack.raw)
  }
}
