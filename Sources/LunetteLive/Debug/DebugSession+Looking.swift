import Foundation
import Lua
import LunetteDriver
import LunetteKit
import LunetteScript

/// Threads, stacks, variables.
extension DebugSession {
  func tellMoment(_ standing: DebugStanding) {
    let app = app(of: standing)
    let moment = moment(of: standing)
    let top = standing.innermost()
    tell(
      "lunette/moment",
      .object([
        "moment": moment.map { .text($0.description) }, "frame": .number(moment?.frame ?? app?.simulation.frameCount ?? 0),
        "time": .number(app?.simulation.time ?? 0), "line": top.map { .number(shownLine($0.line)) }, "course": .number(course),
        "isPast": .bool(isPast(standing)),
      ]))
  }

  /// Whether the course was further already than where it stands now.
  private func isPast(_ standing: DebugStanding) -> Bool {
    if let attached, attached.tick + (standing.stop.place == nil ? 0 : 1) < attached.course.end { return true }
    // Of calls in a frame that isn't committed the later ones have the higher numbers. The time of apps that have ended counts, too.
    let passed = Int((standing.run.host.simulatedTime * Self.partsOfSecond).rounded())
    let place = standing.stop.place
    let now = [place?.isBeforeTests == true ? -1 : passed, place?.call ?? 0, place?.done ?? 0]
    if let newest, now.lexicographicallyPrecedes(newest) { return true }
    newest = now
    return false
  }

  /// How finely places are compared in time: a millionth of a second is far less than a frame. Ours
  private static let partsOfSecond: Double = 1_000_000

  private func app(of standing: DebugStanding) -> ScenarioApp? { standing.run.host.context.currentApp as? ScenarioApp ?? standing.run.host.apps.last }

  /// Where it stands; nil after the end of a run.
  func moment(of standing: DebugStanding) -> Moment? {
    if let place = standing.stop.place { return Moment(place, isTest: program?.isTest ?? false) }
    if let frame = standing.stop.frame { return Moment(app: frame.app, .end(frame: frame.number)) }
    if let app = app(of: standing) { return Moment(app: app.launchNumber, .end(frame: app.simulation.frameCount)) }
    return Moment(standing.run.debugger.place, isTest: program?.isTest ?? false)
  }

  func need() throws -> DebugStanding {
    guard let standing else { throw DebugFault("the program runs, or has ended: pause it first") }
    return standing
  }

  func threads() -> JsonValue {
    var list: [JsonValue] = [["id": 1, "name": .text("app" + (program.map { " " + $0.name } ?? ""))]]
    for (number, raw) in standing?.coroutines ?? [] {
      list.append(["id": .number(number + 1), "name": .text(standing?.threadName(number, raw) ?? "coroutine \(number)")])
    }
    return ["threads": .list(list)]
  }

  func stackTrace(_ arguments: DebugArguments) throws -> JsonValue {
    let standing = try need()
    let levels = try standing.levels(ofThread: arguments.needWhole("threadId"))
    let start = max(0, arguments.whole("startFrame") ?? 0)
    let count = arguments.whole("levels") ?? 0
    let shown = levels.dropFirst(start).prefix(count > 0 ? count : .max)
    return [
      "stackFrames": .list(shown.map(frame)), "totalFrames": .number(levels.count),
    ]
  }

  private func frame(_ level: DebugStanding.Level) -> JsonValue {
    let isLabel = level.frame == nil
    return .object([
      "id": .number(level.id), "name": .text(level.name), "line": .number(isLabel ? 0 : shownLine(level.line)), "column": isLabel ? 0 : firstColumn,
      "source": level.source.map { source($0) }, "presentationHint": isLabel ? "label" : nil, "canRestart": .bool(!isLabel && level.instance != nil),
      "instructionPointerReference": level.instruction.map { .text($0) },
    ])
  }

  func scopes(_ arguments: DebugArguments) throws -> JsonValue {
    let standing = try need()
    let level = try standing.level(arguments.needWhole("frameId"))
    guard let frame = level.frame else {
      return ["scopes": [["name": "Globals", "variablesReference": .number(standing.handle(.globals(nil))), "expensive": true]]]
    }
    var scopes: [JsonValue] = [
      ["name": "Locals", "presentationHint": "locals", "variablesReference": .number(standing.handle(.locals(frame))), "expensive": false]
    ]
    var place = lshim_frame_of(frame.record)
    LuaStack(frame.raw).reserve(4)
    if lua_getlocal(frame.raw, &place, -1) != nil {
      lshim_pop(frame.raw, 1)
      scopes.append(["name": "Varargs", "variablesReference": .number(standing.handle(.varargs(frame))), "expensive": false])
    }
    scopes.append(["name": "Upvalues", "variablesReference": .number(standing.handle(.upvalues(frame))), "expensive": false])
    scopes.append(["name": "Globals", "variablesReference": .number(standing.handle(.globals(frame))), "expensive": true])
    return ["scopes": .list(scopes)]
  }

  // MARK: Variables

  /// A variable of the value on top of the stack, which is popped.
  private func variable(_ name: String, path: String?, _ stack: LuaStack, _ standing: DebugStanding, hint: String? = nil) -> JsonValue {
    let value = DebugValue(stack, at: -1)
    let reference = value.unfolds ? standing.handle(.value(LuaReference(stack, at: -1), path: path, frame: standing.scope)) : 0
    stack.pop()
    return .object([
      "name": .text(name), "value": .text(value.text), "type": .text(value.type), "variablesReference": .number(reference),
      "evaluateName": path.map { .text($0) }, "indexedVariables": (value.indexed ?? 0) > Self.pageSize ? value.indexed.map { .number($0) } : nil,
      "presentationHint": hint.map { ["kind": .text($0)] }, "valueLocationReference": value.place.map { .number(standing.location($0)) },
    ])
  }

  /// The line at which a function begins.
  func locations(_ arguments: DebugArguments) throws -> JsonValue {
    let number = try arguments.needWhole("locationReference")
    let places = try need().locations
    guard places.indices.contains(number - 1), let match = places[number - 1].wholeMatch(of: /(.+):(\d+)/), let line = Int(match.2) else {
      throw DebugFault("there is no place with the number \(number) here")
    }
    return ["source": source(String(match.1)), "line": .number(shownLine(line))]
  }

  /// Entries of a list that are shown where a client asks for no other number. Source: docs/rules/debugging.md 2
  static let pageSize = 100

  func variables(_ arguments: DebugArguments) throws -> JsonValue {
    let standing = try need()
    guard !standing.run.host.state.isClosed else { throw DebugFault("the app has ended") }
    let stack = standing.run.host.state.stack
    stack.reserve(24)
    let height = stack.top
    defer { stack.top = height }
    let filter = arguments.text("filter")
    let (start, count) = (max(0, arguments.whole("start") ?? 0), arguments.whole("count") ?? 0)
    var list: [JsonValue] = []
    let handle = try standing.handle(at: arguments.needWhole("variablesReference"))
    standing.scope = handle.frame
    switch handle {
    case .locals(let frame): list = locals(frame, stack, standing)
    case .varargs(let frame):
      var place = lshim_frame_of(frame.record)
      var number: Int32 = 1
      while number <= 1000, lua_getlocal(frame.raw, &place, -number) != nil {
        if frame.raw != stack.raw { lua_xmove(frame.raw, stack.raw, 1) }
        list.append(variable("[\(number)]", path: "(select(\(number), ...))", stack, standing))
        number += 1
      }
    case .upvalues(let frame):
      var place = lshim_frame_of(frame.record)
      lua_getinfo(frame.raw, "f", &place)
      if frame.raw != stack.raw { lua_xmove(frame.raw, stack.raw, 1) }
      let function = stack.top
      var number: Int32 = 1
      while let name = lua_getupvalue(stack.raw, function, number) {
        number += 1
        let text = String(cString: name)
        if text == "_ENV" { stack.pop() } else { list.append(variable(text, path: text, stack, standing)) }
      }
    case .globals: list = globals(stack, standing)
    case .value(let reference, let path, _):
      stack.push(reference)
      list = try children(stack, path, standing, filter, start, count)
      return ["variables": .list(list)]
    case .answer(let answer): return ["variables": .list(try children(of: answer, standing, filter, start, count))]
    }
    let rest = list.dropFirst(start)
    return ["variables": .list(Array(count > 0 ? rest.prefix(count) : rest))]
  }

  private func locals(_ frame: DebugFrame, _ stack: LuaStack, _ standing: DebugStanding) -> [JsonValue] {
    var place = lshim_frame_of(frame.record)
    var names: [(name: String, number: Int32)] = []
    var number: Int32 = 1
    LuaStack(frame.raw).reserve(8)
    while let name = lua_getlocal(frame.raw, &place, number) {
      lshim_pop(frame.raw, 1)
      names.append((String(cString: name), number))
      number += 1
    }
    let own = names.filter { !$0.name.hasPrefix("(") }
    let ordered = own.filter { $0.name == "self" } + own.filter { $0.name != "self" } + names.filter { $0.name.hasPrefix("(") }
    return ordered.map { name, number in
      lua_getlocal(frame.raw, &place, number)
      if frame.raw != stack.raw { lua_xmove(frame.raw, stack.raw, 1) }
      let isSeen = !name.hasPrefix("(") && own.last { $0.name == name }?.number == number
      return variable(name.hasPrefix("(") ? "(temporary)" : name, path: isSeen ? name : nil, stack, standing)
    }
  }

  // MARK: Names

  /// The names of a function's variables that are seen, `self` first.
  func localNames(_ frame: DebugFrame) -> [String] {
    var place = lshim_frame_of(frame.record)
    var (names, number): ([String], Int32) = ([], 1)
    LuaStack(frame.raw).reserve(4)
    while let name = lua_getlocal(frame.raw, &place, number) {
      lshim_pop(frame.raw, 1)
      number += 1
      let text = String(cString: name)
      if !text.hasPrefix("("), !names.contains(text) { names.append(text) }
    }
    return names.filter { $0 == "self" } + names.filter { $0 != "self" }
  }

  func upvalueNames(_ frame: DebugFrame) -> [String] {
    LuaStack(frame.raw).reserve(4)
    var place = lshim_frame_of(frame.record)
    lua_getinfo(frame.raw, "f", &place)
    defer { lshim_pop(frame.raw, 1) }
    var (names, number): ([String], Int32) = ([], 1)
    while let name = lua_getupvalue(frame.raw, -1, number) {
      lshim_pop(frame.raw, 1)
      number += 1
      let text = String(cString: name)
      if text != "_ENV" { names.append(text) }
    }
    return names
  }

  /// The globals of the plugin or scenario, and those that all scripts have.
  func globalNames(_ standing: DebugStanding) -> (own: [String], shared: [String]) {
    let stack = standing.run.host.state.stack
    stack.reserve(8)
    let height = stack.top
    defer { stack.top = height }
    var own: [String] = []
    if let globals = standing.run.host.consoleGlobals ?? standing.run.host.ownGlobals {
      stack.push(globals)
      own = stack.keys(at: stack.top)
    }
    lshim_push_globals(stack.raw)
    return (own, stack.keys(at: stack.top))
  }

  private func globals(_ stack: LuaStack, _ standing: DebugStanding) -> [JsonValue] {
    guard let globals = standing.run.host.consoleGlobals ?? standing.run.host.ownGlobals else { return [] }
    stack.push(globals)
    let table = stack.top
    var list: [JsonValue] = []
    let (own, _) = DebugValue.restKeys(stack, at: table, most: 500)
    for key in own {
      stack.push(key)
      let name = DebugValue.keyText(stack, at: -1)
      lua_rawget(stack.raw, table)
      list.append(variable(name, path: name, stack, standing))
    }
    lshim_push_globals(stack.raw)
    let shared = stack.top
    for key in DebugValue.restKeys(stack, at: shared, most: 500).0 {
      stack.push(key)
      let name = DebugValue.keyText(stack, at: -1)
      lua_rawget(stack.raw, shared)
      list.append(variable(name, path: name, stack, standing))
    }
    return list
  }

  /// What is in the value on top of the stack.
  func children(
    _ stack: LuaStack, _ path: String?, _ standing: DebugStanding, _ filter: String?, _ start: Int, _ count: Int
  ) throws -> [JsonValue] {
    let raw = stack.raw
    let index = stack.top
    var list: [JsonValue] = []
    func child(_ name: String) -> String? { path.map { name.hasPrefix("[") ? $0 + name : "\($0).\(name)" } }
    if stack.isTable(at: index), lshim_class_id(raw, index) < 0 {
      let length = Int(lua_rawlen(raw, index))
      if filter != "named" {
        let last = min(length, start + (count > 0 ? count : Self.pageSize))
        if start < last {
          for place in start..<last {
            lua_rawgeti(raw, index, lua_Integer(place + 1))
            list.append(variable("[\(place + 1)]", path: child("[\(place + 1)]"), stack, standing))
          }
        }
      }
      if filter != "indexed", start == 0 || filter == "named" || start >= length {
        var named: [JsonValue] = []
        for key in DebugValue.restKeys(stack, at: index, most: 2000).0 {
          stack.push(key)
          let (name, step) = (DebugValue.keyText(stack, at: -1), DebugValue.keyStep(stack, at: -1))
          lua_rawget(raw, index)
          named.append(variable(name, path: path.flatMap { path in step.map { path + $0 } }, stack, standing))
        }
        if lua_getmetatable(raw, index) != 0 {
          named.append(variable("(metatable)", path: nil, stack, standing, hint: "virtual"))
        }
        let from = filter == "named" ? start : max(0, start - length)
        let rest = named.dropFirst(from)
        list += filter == "named" && count > 0 ? Array(rest.prefix(count)) : count > 0 ? Array(rest.prefix(max(0, count - list.count))) : Array(rest)
      }
      return list
    }
    if let value = lshim_to_value(raw, index) {
      var place: Int32 = 0
      while let name = lshim_field_name(Int32(value.pointee.kind), place) {
        withUnsafePointer(to: value.pointee) { _ in stack.push(lshim_number(value, place)) }
        let text = String(cString: name)
        list.append(variable(text, path: child(text), stack, standing))
        place += 1
      }
      return list
    }
    if lua_type(raw, index) == LUA_TLIGHTUSERDATA {
      for name in ["section", "row"] {
        stack.pushCopy(of: index)
        stack.push(name)
        if lshim_get(raw) != LUA_OK { _ = stack.takeError() } else { list.append(variable(name, path: child(name), stack, standing)) }
      }
      return list
    }
    if let box = lshim_to_box(raw, index), let address = box.pointee.object {
      list = object(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue(), stack, index, child, standing)
      let rest = list.dropFirst(start)
      return Array(count > 0 ? rest.prefix(count) : rest)
    }
    return list
  }

  /// Own fields, then every property by class.
  private func object(
    _ object: AnyObject, _ stack: LuaStack, _ index: Int32, _ child: (String) -> String?, _ standing: DebugStanding
  ) -> [JsonValue] {
    var list: [JsonValue] = []
    let raw = stack.raw
    let context = standing.run.host.context
    if lua_getiuservalue(raw, index, 1) == LUA_TTABLE {
      let fields = stack.top
      for key in DebugValue.restKeys(stack, at: fields, most: 2000).0 {
        stack.push(key)
        let (name, step) = (DebugValue.keyText(stack, at: -1), DebugValue.keyStep(stack, at: -1))
        lua_rawget(raw, fields)
        list.append(variable(name, path: step.flatMap { _ in child(name) }, stack, standing))
      }
    }
    stack.top = index
    isDirty = true
    var seen: Set<String> = []
    for (className, names) in context.properties(of: object) {
      for name in names where seen.insert(name).inserted {
        var shown: String?
        if let note = context.unread(name, of: object) {
          shown = note
        } else {
          do { try standing.run.host.state.unfollowed { try context.pushProperty(name, of: object, on: stack) } } catch {
            shown = (error as? LuaError)?.message ?? "\(error)"
          }
          if shown == nil, let object = object as? any LuaObject, context.isSecret([name], of: object) { context.hideSecret(stack) }
        }
        if let shown {
          list.append(["name": .text(name), "value": .text(shown), "type": .text(className), "variablesReference": 0, "presentationHint": ["kind": "property"]])
        } else {
          list.append(variable(name, path: child(name), stack, standing, hint: "property"))
        }
        stack.top = index
      }
    }
    if let recognizer = object as? UIGestureRecognizer {
      list.append(["name": "(state)", "value": .text("\(recognizer.state)"), "variablesReference": 0])
      if let app = standing.run.host.context.currentApp as? ScenarioApp ?? standing.run.host.apps.last {
        if let reason = app.simulation.touchTrace.failure(of: recognizer, naming: app.name) {
          list.append(["name": "(failed)", "value": .text(reason), "variablesReference": 0])
        }
      }
    }
    return list
  }

  // MARK: Completions

  /// Source: docs/rules/debugging.md 2
  private static let mostCompletions = 100

  func completions(_ arguments: DebugArguments) throws -> JsonValue {
    let text = try arguments.needText("text")
    // A column beyond the text is its end.
    let column = min(max(0, (arguments.whole("column") ?? .max) - (columnsFromOne ? 1 : 0)), text.count)
    let line = String(text.prefix(column))
    let word = String(line.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = line.dropLast(word.count)
    var names: [(name: String, type: String)] = []
    if let mark = before.last, mark == "." || mark == ":" {
      let owner = Self.owner(before.dropLast())
      if let standing { names = try members(of: owner, methods: mark == ":", arguments, standing) }
    } else {
      if let standing {
        let frame = try frame(arguments, standing) ?? standing.innermost()?.frame
        if let frame {
          names += (localNames(frame) + upvalueNames(frame)).map { ($0, "variable") }
        }
      }
      let api = ScriptHost.apiDescription
      names += api.functions.map { ($0.name, "function") } + api.classes.map { ($0.name, "class") } + DebugValue.keywords.map { ($0, "keyword") }
    }
    var seen: Set<String> = []
    // What is nearest comes first, since a client asks once and then looks among what it has got.
    let found = names.filter { $0.name.hasPrefix(word) && $0.name != "_ENV" && !$0.name.hasPrefix("__") && seen.insert($0.name).inserted }
    let start = JsonValue.number(column - word.count + (columnsFromOne ? 1 : 0))
    return [
      "targets": .list(
        found.prefix(Self.mostCompletions).enumerated().map { index, found in
          [
            "label": .text(found.name), "type": .text(found.type), "start": start, "length": .number(word.count),
            "sortText": .text(String(String(Self.mostCompletions + index).dropFirst())),
          ]
        })
    ]
  }

  /// The expression at the end of a line.
  private static func owner(_ text: Substring) -> String {
    var depth = 0
    let taken = text.reversed().prefix { character in
      if character == "]" || character == ")" { depth += 1 }
      if depth > 0 {
        if character == "[" || character == "(" { depth -= 1 }
        return true
      }
      return character.isLetter || character.isNumber || character == "_" || character == "." || character == ":"
    }
    return String(taken.reversed())
  }

  private func members(of owner: String, methods: Bool, _ arguments: DebugArguments, _ standing: DebugStanding) throws -> [(name: String, type: String)] {
    let frame = try frame(arguments, standing) ?? standing.innermost()?.frame
    let evaluator = DebugEvaluator(host: standing.run.host, globals: standing.run.host.consoleGlobals)
    var touched = false
    // What would call something, or isn't whole, has no members yet.
    guard let value = (try? evaluator.peek(owner, in: frame, touched: &touched))?.value else { return [] }
    if touched { isDirty = true }
    let stack = standing.run.host.state.stack
    stack.reserve(16)
    stack.push(value)
    let index = stack.top
    defer { stack.top = index - 1 }
    var names: [(name: String, type: String)] = []
    func fields(at index: Int32) {
      for key in DebugValue.restKeys(stack, at: index, most: 500).0 {
        stack.push(key)
        if let name = stack.text(at: -1), DebugValue.isName(name) {
          lua_rawget(stack.raw, index)
          names.append((name, stack.isFunction(at: -1) ? "method" : "field"))
        }
        stack.pop()
      }
    }
    /// What stands in the class above the stack's top, and in those above it. Leaves its first native class, or nil, there.
    func scriptClasses() {
      while stack.isTable(at: -1) {
        fields(at: stack.top)
        lshim_push_super(stack.raw, stack.top)
      }
    }
    func declared(_ classes: [String], _ wanted: (ApiDescription.Member.Kind) -> Bool) {
      for name in classes {
        let api = ScriptHost.apiDescription
        for member in (api.classes + api.values).first(where: { $0.name == name })?.members ?? [] where wanted(member.kind) {
          names.append((member.name, member.kind == .method || member.kind == .typeFunction ? "method" : "property"))
        }
      }
    }
    var seconds = 0.0
    let isOfObject: (ApiDescription.Member.Kind) -> Bool = { $0 != .typeFunction && $0 != .typeValue }
    if let box = lshim_to_box(stack.raw, index), let address = box.pointee.object {
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      if lua_getiuservalue(stack.raw, index, 1) == LUA_TTABLE { fields(at: stack.top) }
      if lshim_push_instance_class(stack.raw, index) { scriptClasses() }
      stack.top = index
      declared(standing.run.host.context.allClassNames(of: object), isOfObject)
    } else if lshim_class_id(stack.raw, index) >= 0 {
      stack.pushCopy(of: index)
      scriptClasses()
      if lshim_to_native_class(stack.raw, stack.top) != nil {
        lshim_push_class_name(stack.raw, stack.top)
        var (chain, next) = ([String](), stack.text(at: -1))
        while let name = next {
          chain.append(name)
          next = ScriptHost.apiDescription.classes.first { $0.name == name }?.superclass
        }
        declared(chain) { $0 == .typeFunction || $0 == .typeValue }
      }
    } else if stack.isTable(at: index) {
      fields(at: index)
      if lshim_push_instance_class(stack.raw, index) {
        scriptClasses()
      } else if lua_getmetatable(stack.raw, index) != 0 {
        stack.pushRawField("__index", of: -1)
        if stack.isTable(at: -1) { fields(at: stack.top) }
      }
    } else if let value = lshim_to_value(stack.raw, index) {
      declared([String(cString: lshim_type_name(Int32(value.pointee.kind)))], isOfObject)
    } else if lshim_to_date(stack.raw, index, &seconds) {
      declared(["Date"], isOfObject)
    } else if lua_type(stack.raw, index) == LUA_TLIGHTUSERDATA {
      declared(["IndexPath"], isOfObject)
    } else if stack.type(at: index) == LUA_TSTRING, lua_getmetatable(stack.raw, index) != 0 {
      stack.pushRawField("__index", of: -1)
      // The functions of texts are what a function of the host's looks through first (text.c).
      if lua_iscfunction(stack.raw, -1) != 0 { lua_getupvalue(stack.raw, -1, 1) }
      if stack.isTable(at: -1) { fields(at: stack.top) }
    }
    return methods ? names.filter { $0.type == "method" } : names.filter { $0.name != "super" }
  }
}
