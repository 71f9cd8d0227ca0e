import Foundation
import Lua
import LunetteKit

/// `os` has the functions for time, which use the simulated clock; the others are refused in words. Day 0 is the first of January 2001, in GMT.
extension ScriptContext {
  func installClock() {
    let stack = state.stack
    lua_pushcclosure(stack.raw, luaopen_os, 0)
    // Opening a library fails only without memory, and then the allocator ends the process anyway.
    guard (try? state.withoutLimits { try stack.call(arguments: 0, results: 1) }) != nil else { return }
    stack.pushRawField("date", of: -1)
    let writeDate = LuaReference(popping: stack)
    stack.pop()
    lua_createtable(stack.raw, 0, 4)
    for (name, body) in [("time", timeBody), ("difftime", differenceBody), ("clock", clockBody), ("date", dateBody(writeDate))] {
      keep(body)
      stack.pushFunction(body)
      stack.setRawField(name, of: -2)
    }
    for (name, instead) in Self.refusals { lshim_set_refusal(stack.raw, "os", name, instead) }
    lshim_set_answering_nil(stack.raw, "getenv")
    state.setGlobal("os", LuaReference(popping: stack))
    lshim_freeze(stack.raw, "os")
  }

  /// What would reach the machine, and what there is instead.
  private static let refusals: KeyValuePairs = [
    "exit": "a plugin ends with its scenario", "execute": "scripts start no programs",
    "remove": "an app's own files are FileManager's", "rename": "an app's own files are FileManager's",
    "tmpname": "an app's own files are FileManager's (FileManager.default.temporaryDirectory)",
    "setlocale": "an app's locale is Locale.current, which launch sets",
  ]

  private var timeBody: LuaBody {
    LuaBody { [unowned self] stack, _ in
      guard stack.isTable(at: 1) else {
        noteClock()
        stack.push(Int(ScriptContext.simulation.date.rounded(.down)))
        return 1
      }
      do throws(LuaMismatch) {
        stack.push(try CivilTime.read(stack, at: 1).secondsSinceDayZero)
        return 1
      } catch {
        return stack.fault("os.time: argument 1 'table' must be \(error.wanted), got \(error.got)")
      }
    }
  }

  private var differenceBody: LuaBody {
    let names = CallNames("os.difftime", ["later", "earlier"])
    return LuaBody { stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let (later, earlier): (Double, Double) = (try reader.next(), try reader.next())
        stack.push(later - earlier)
        return 1
      }
    }
  }

  private var clockBody: LuaBody {
    LuaBody { [unowned self] stack, _ in
      noteClock()
      stack.push(ScriptContext.simulation.time)
      return 1
    }
  }

  /// - Parameter write: the standard `os.date`
  private func dateBody(_ write: LuaReference) -> LuaBody {
    let names = CallNames("os.date", ["format", "time"])
    return LuaBody { [unowned self] stack, _ in
      finish(stack, naming: names.call) {
        var reader = CallReader(stack, from: 1, names)
        let format: String = try reader.next() ?? "%c"
        let given = try reader.next() as Double?
        if given == nil { noteClock() }
        let time = given ?? ScriptContext.simulation.date
        guard CivilTime.years.contains(time) else {
          throw BindingFault.badValue(
            name: "os.date: argument 2 'time'", wanted: "a moment between the years 1 and 9999", got: formatted(time))
        }
        stack.push(write)
        stack.push("!" + format.drop { $0 == "!" })
        stack.push(Int(time.rounded(.down)) + secondsBeforeDayZero)
        guard (try? stack.call(arguments: 2, results: 1)) != nil else {
          throw BindingFault.badValue(
            name: "os.date: argument 1 'format'", wanted: "text with conversions that C's strftime knows, such as \"%Y-%m-%d\"",
            got: "\"\(format)\"")
        }
        return 1
      }
    }
  }
}

/// Seconds from C's day 0, the first of January 1970, to the simulated clock's, the first of January 2001.
/// Source: Apple, NSTimeIntervalSince1970
let secondsBeforeDayZero = 978_307_200
