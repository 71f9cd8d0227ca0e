import Lua
import LunetteKit

// What the closures of a member become for Lua. All of it depends on the types of values only, so that the compiler makes it once for all classes: made
// again for each of them it was a fifth of the program's functions. That an object has the right class, the trampoline has checked.
extension ClassContents {
  func add(_ form: MemberForm, kind: Int, get: LuaBody, set: LuaBody? = nil, writeState: (() -> StateWriter.Property)? = nil) {
    members.append(MemberDeclaration(form, kind: kind, get: unlessRefused(get, kind), set: set.map { unlessRefused($0, kind) }, writeState: writeState))
  }

  private func unlessRefused(_ body: LuaBody, _ kind: Int) -> LuaBody {
    guard let refusal, kind == LSHIM_PROPERTY || kind == LSHIM_METHOD else { return body }
    return LuaBody { stack, object in
      if let error = refusal(receiver(object, "")) { return stack.raise(host: error) }
      return body.run(stack, object)
    }
  }

  // MARK: Properties

  func property<Value: LuaPushable>(_ owner: String, _ name: String, _ doc: String, _ unit: MeasuredUnit?, get: @escaping (AnyObject) -> Value) {
    add(MemberForm(name, .readOnlyProperty, doc, unit: unit, answers: typed(Value.self)), kind: LSHIM_PROPERTY, get: getter(owner, name, get))
  }

  func property<Value: LuaConvertible>(
    _ owner: String, _ name: String, _ doc: String, _ unit: MeasuredUnit?, get: @escaping (AnyObject) -> Value,
    set: @escaping (AnyObject, Value) throws -> Void
  ) {
    add(
      MemberForm(name, .property, doc, unit: unit, answers: typed(Value.self)), kind: LSHIM_PROPERTY, get: getter(owner, name, get),
      set: setter(owner, name, set), writeState: { StateWriter.property(get) })
  }

  /// - Parameter other: what nil means that is written
  func property<Value: LuaConvertible>(
    _ owner: String, _ name: String, _ doc: String, nilMeans other: @escaping () -> Value, get: @escaping (AnyObject) -> Value,
    set: @escaping (AnyObject, Value) throws -> Void
  ) {
    add(
      MemberForm(name, .property, doc, answers: typed(Value.self)), kind: LSHIM_PROPERTY, get: getter(owner, name, get),
      set: setter(owner, name) { (object, value: Value?) in try set(object, value ?? other()) }, writeState: { StateWriter.property(get) })
  }

  func listProperty<Source, Element: LuaPushable>(
    _ owner: String, _ name: String, _ doc: String, _ unit: MeasuredUnit?, of source: @escaping (AnyObject) -> [Source], number: Int,
    _ map: @escaping (Source) -> Element
  ) {
    add(
      MemberForm(name, .readOnlyProperty, doc, unit: unit, answers: typed([Element].self)), kind: LSHIM_PROPERTY,
      get: listGetter(owner, name, of: source, number: number, map))
  }

  func partProperty<Source, Element: LuaPushable>(
    _ owner: String, _ name: String, _ doc: String, _ unit: MeasuredUnit?, of source: @escaping (AnyObject) -> [Source], number: Int,
    _ map: @escaping (Source) -> Element?
  ) {
    let get = LuaBody { stack, object in
      stack.pushPart(of: source(receiver(object, owner)), number: number, map)
      stack.nameWork("\(owner).\(name)")
      return 1
    }
    add(MemberForm(name, .readOnlyProperty, doc, unit: unit, answers: typed([Element].self)), kind: LSHIM_PROPERTY, get: get)
  }

  func listProperty<Element: LuaConvertible, Value: LuaConvertible, Answer: LuaTyped>(
    _ owner: String, _ name: String, _ doc: String, _ answer: Answer.Type, read: @escaping (AnyObject) -> ReadList<Element>?,
    set: @escaping (AnyObject, Value) throws -> Void
  ) {
    add(
      MemberForm(name, .property, doc, answers: typed(answer)), kind: LSHIM_PROPERTY, get: getter(owner, name, read),
      set: setter(owner, name, set), writeState: { StateWriter.property { read($0)?.elements } })
  }

  func listProperty<Source, Element: LuaConvertible, Value: LuaConvertible>(
    _ owner: String, _ name: String, _ doc: String, _ unit: MeasuredUnit?, of source: @escaping (AnyObject) -> [Source]?,
    _ map: @escaping (Source) -> Element, set: @escaping (AnyObject, Value) throws -> Void
  ) {
    add(
      MemberForm(name, .property, doc, unit: unit, answers: typed(Value.self)), kind: LSHIM_PROPERTY, get: listGetter(owner, name, of: source, map),
      set: setter(owner, name, set), writeState: { StateWriter.property { source($0)?.map(map) } })
  }

  private func getter<Value: LuaPushable>(_ owner: String, _ name: String, _ get: @escaping (AnyObject) -> Value) -> LuaBody {
    LuaBody { stack, object in
      get(receiver(object, owner)).pushProperty(on: stack)
      stack.nameWork("\(owner).\(name)")
      return 1
    }
  }

  private func listGetter<Source, Element: LuaPushable>(
    _ owner: String, _ name: String, of source: @escaping (AnyObject) -> [Source]?, number: Int = 1, _ map: @escaping (Source) -> Element
  ) -> LuaBody {
    LuaBody { stack, object in
      if let list = source(receiver(object, owner)) { stack.pushList(of: list, number: number, map) } else { stack.pushNil() }
      stack.nameWork("\(owner).\(name)")
      return 1
    }
  }

  private func setter<Value: LuaReadable>(_ owner: String, _ name: String, _ set: @escaping (AnyObject, Value) throws -> Void) -> LuaBody {
    LuaBody { stack, object in
      if Value.self == String.self || Value.self == String?.self, stack.type(at: stack.top) == LUA_TNUMBER {
        stack.owner.meetNumber(inTextOf: "\(owner).\(name)", stack)
      }
      return finish(stack, naming: "\(owner).\(name)") {
        let value: Value
        do throws(LuaMismatch) { value = try Value.read(stack, at: stack.top) } catch {
          throw BindingFault.property(owner: owner, name: name, mismatch: error)
        }
        try set(receiver(object, owner), value)
        if stack.owner.notesGiven { stack.owner.didGive(name, object) }
        return 0
      }
    }
  }

  // MARK: Calls

  func method<R: LuaPushable>(
    _ call: CallNames, _ name: String, _ doc: String, _ types: [ParameterType], _ body: @escaping (AnyObject, inout CallReader) throws -> R
  ) {
    let run = LuaBody { stack, object in
      finish(stack, naming: call.call) {
        var reader = CallReader(stack, from: 2, call)
        if stack.owner.notesGiven { stack.noteCall(of: name, object) }
        return returned(try body(receiver(object, call.call), &reader), stack)
      }
    }
    add(MemberForm(name, .method, doc, parameters: named(call, types), answers: answer(R.self)), kind: LSHIM_METHOD, get: run)
  }

  func function<R: LuaPushable>(
    _ call: CallNames, _ name: String, _ doc: String, _ types: [ParameterType], _ body: @escaping (inout CallReader) throws -> R
  ) {
    let run = LuaBody { [unowned self] stack, _ in
      // The method of the same name, called through its class: C.super.name(self, ...).
      if !sharedMethods.isEmpty, let method = sharedMethods[name], let box = lshim_to_box(stack.raw, 1), ids.contains(Int32(box.pointee.class_id)),
        let object = box.pointee.object
      {
        return method.get.run(stack, object)
      }
      lshim_note_reach(stack.raw, nil)
      if stack.owner.checksFunctions { stack.owner.willRun(name, of: call.owner) }
      return finish(stack, naming: call.call) {
        var reader = CallReader(stack, from: 1, call)
        return returned(try body(&reader), stack)
      }
    }
    add(MemberForm(name, .typeFunction, doc, parameters: named(call, types), answers: answer(R.self)), kind: LSHIM_FUNCTION, get: run)
  }

  func value<Value: LuaPushable>(_ name: String, _ doc: String, _ get: @escaping () -> Value) {
    let body = LuaBody { stack, _ in
      get().push(on: stack)
      return 1
    }
    add(MemberForm(name, .typeValue, doc, answers: typed(Value.self)), kind: LSHIM_VALUE, get: body)
  }

  private func named(_ call: CallNames, _ types: [ParameterType]) -> () -> [ApiDescription.Parameter] {
    {
      let named = types.filter(\.isNamed)
      precondition(named.count == call.arguments.count, "\(call.call): \(call.arguments) do not name \(named.count) arguments")
      return zip(call.arguments, named).map { ApiDescription.Parameter($0, $1.type, isOptional: $1.isOptional) }
    }
  }
}

/// What the reference says of a member. The types are named when somebody reads them: naming those of all members would take a third of a process's
/// time before its first frame.
struct MemberForm {
  let name: String
  private let kind: ApiDescription.Member.Kind
  private let doc: String
  private let unit: MeasuredUnit?
  private let parameters: () -> [ApiDescription.Parameter]
  private let answer: (() -> LuaType?)?
  /// Whether a script's class may override the member.
  let isOverridable: Bool

  init(
    _ name: String, _ kind: ApiDescription.Member.Kind, _ doc: String, unit: MeasuredUnit? = nil,
    parameters: @escaping () -> [ApiDescription.Parameter] = { [] }, answers: (() -> LuaType?)?, isOverridable: Bool = false
  ) {
    (self.name, self.kind, self.doc, self.unit, self.parameters, self.answer) = (name, kind, doc, unit, parameters, answers)
    self.isOverridable = isOverridable
  }

  var description: ApiDescription.Member {
    .init(name: name, kind: kind, doc: doc, unit: unit, parameters: parameters(), type: answer?(), isOverridable: isOverridable)
  }
}

/// Asks a parameter's type for its description when that is needed.
struct ParameterType {
  private let argument: any LuaArgument.Type
  var isNamed: Bool { argument.isNamed }
  var isOptional: Bool { argument.isOptional }
  var type: LuaType { argument.luaType.required }
  init<A: LuaArgument>(_ type: A.Type) { argument = type }
}

private func typed<Value: LuaTyped>(_ type: Value.Type) -> () -> LuaType? { { Value.luaType } }
private func answer<R: LuaTyped>(_ type: R.Type) -> (() -> LuaType?)? { R.self == Nothing.self ? nil : typed(type) }

func receiver(_ object: UnsafeMutableRawPointer?, _ owner: @autoclosure () -> String) -> AnyObject {
  guard let object else { preconditionFailure("\(owner()): a trampoline calls a method without its receiver") }
  return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
}

extension LuaStack {
  /// A method that sets something for a state, an axis or a position: all of its arguments but the first name what it sets.
  fileprivate func noteCall(of name: String, _ object: UnsafeMutableRawPointer?) {
    guard name.hasPrefix("set"), top > 1 else { return }
    let others = top < 3 ? [] : (3...top).map { text(at: $0) ?? shown(at: $0) }
    owner.didGive(([name] + others).joined(separator: " "), object)
  }
}
