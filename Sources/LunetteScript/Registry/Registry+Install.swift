import Lua
import LunetteKit

/// Installs the API in a Lua state: the functions that C calls when a script meets a class, an object or a mistake.
extension Registry {
  func install(in state: LuaState) {
    let stack = state.stack
    stack.context.pointee.explain = explainMistake
    stack.context.pointee.describe = describeObject
    stack.context.pointee.construct = constructObject
    stack.context.pointee.initialize = initializeObject
    stack.context.pointee.inspect = { raw, index in
      guard let raw else { return }
      let stack = LuaStack(raw)
      stack.push(Inspector(stack: stack).text(at: index))
    }
    stack.context.pointee.meet_field = { raw, box, key, value, isArgument in
      guard let raw else { return }
      LuaStack(raw).owner.meetField(LuaStack(raw), of: box, key: key, value: value, isArgument: isArgument)
    }
    stack.context.pointee.did_set_field = { raw in
      guard let raw else { return 0 }
      let stack = LuaStack(raw)
      stack.owner.didSetField(stack)
      return stack.context.pointee.faulted ? stack.state.takeFault().map { stack.raise(host: $0) } ?? 0 : 0
    }
    stack.context.pointee.did_make = { raw in
      guard let raw else { return }
      LuaStack(raw).owner.didMakeTold(LuaStack(raw))
    }
    stack.context.pointee.will_draw_field = { raw in raw.map { LuaStack($0).owner.willDrawField(LuaStack($0)) } ?? false }
    stack.context.pointee.did_draw_field = { raw in
      guard let raw else { return }
      LuaStack(raw).owner.didDrawField(LuaStack(raw))
    }
    stack.context.pointee.declare = declareClass
  }

  /// Pushes the class of this name. Returns: false, and pushes nothing, where there is none
  func pushClass(named name: String, on stack: LuaStack) -> Bool {
    guard let declaration = declaration(named: name) else { return false }
    lshim_push_class_of_id(stack.raw, declaration.ids.lowerBound)
    return true
  }
}

// MARK: - What C asks Swift

private let declareClass: lshim_declare = { raw, classID, declaration in
  guard let raw, let declaration else { return }
  declaration.pointee = LuaStack(raw).registry.declaration(id: Int(classID)).record
}

/// Makes an object for the property table at index 2, and leaves the object on the stack.
private let constructObject: lshim_construct = { raw, classID, isScripted in
  guard let raw else { return 0 }
  let stack = LuaStack(raw)
  let declaration = stack.registry.declaration(id: Int(classID))
  return finish(stack) {
    let hasTable = !stack.isNil(at: 2)
    if hasTable && !stack.isTable(at: 2) || declaration.construct == nil, !isScripted, let make = declaration.constructInOrder {
      stack.owner.willMakeObject()
      let object = try make(stack)
      object.push(on: stack)
      return 1
    }
    if hasTable, !stack.isTable(at: 2) { throw BindingFault.badConstructorArgument(name: declaration.name, got: stack.shown(at: 2)) }
    // A server of a scenario does nothing to an app by itself.
    if stack.context.pointee.reach != nil, !stack.owner.drives(declaration.name) { lshim_note_reach(raw, nil) }
    guard let make = declaration.construct else { throw BindingFault.notConstructible(name: declaration.name) }
    stack.owner.willMakeObject()
    let arguments = ConstructorArguments(stack, table: hasTable ? 2 : 0, isOfScript: isScripted)
    let object: any LuaObject
    do { object = try make(arguments) } catch is NothingMade {
      if hasTable { try checkNames(stack, declaration, taken: arguments.taken) }
      stack.pushNil()
      return 1
    } catch let made as ValueMade {
      if hasTable { try checkNames(stack, declaration, taken: arguments.taken) }
      made.value.push(on: stack)
      return Int32(made.value.results)
    } catch let mismatch as LuaMismatch {
      throw BindingFault.badOption(call: declaration.name, mismatch: mismatch)
    }
    object.push(on: stack)
    if stack.owner.notesGiven { stack.owner.didGive(nil, Unmanaged<AnyObject>.passUnretained(object).toOpaque()) }
    if isScripted {
      lshim_script_box(raw, -1, 1)
      stack.owner.adopt(object)
      stack.owner.meetObject(at: stack.top)
    }
    for body in arguments.rest { try body() }
    if hasTable {
      let control = isScripted ? object as? UIControl : nil
      control?.isBeingMade = true
      defer { control?.isBeingMade = false }
      try assignProperties(stack, object, declaration, isScripted, except: arguments.taken)
    }
    if let fault = stack.state.takeFault() { throw fault }
    return 1
  }
}

/// Thrown by a constructor whose answer is nil, as that of a failable initializer in Swift. Only for classes that scripts can't subclass.
package struct NothingMade: Error {
  package init() {}
}

/// Thrown by a constructor that makes no object: Data { ... } makes a string, or nil and an error.
struct ValueMade: Error {
  let value: Attempted
}

/// Where nothing was made a misspelt name is told, too: it may be why.
private func checkNames(_ stack: LuaStack, _ declaration: ClassDeclaration, taken: [String]) throws {
  let names = taken + declaration.settableNames
  guard let other = stack.keys(at: 2).first(where: { !names.contains($0) }) else { return }
  throw stack.registry.missing(other, of: declaration.name, declaration, among: names)
}

/// Sets the properties named in a constructor call, in the order of their names. An object of a script's class may also get fields of its
/// own.
private func assignProperties(
  _ stack: LuaStack, _ object: any LuaObject, _ declaration: ClassDeclaration, _ isScripted: Bool, except taken: [String]
) throws {
  let box = stack.top
  let count = lua_rawlen(stack.raw, 2)
  if count > 0 { throw BindingFault.badConstructorArgument(name: declaration.name, got: "a list") }
  for key in stack.keys(at: 2) where !taken.contains(key) {
    let member = declaration.flattened.first { $0.name == key }?.member
    if let member, member.kind == LSHIM_PROPERTY {
      guard let set = member.set else { throw BindingFault.readOnly(owner: declaration.name, name: key) }
      stack.pushRawField(key, of: 2)
      let status = set.run(stack, Unmanaged<AnyObject>.passUnretained(object).toOpaque())
      if status < 0 { throw RaisedByBody(text: stack.popText()) }
      stack.top = box
    } else if isScripted {
      stack.push(key)
      stack.pushRawField(key, of: 2)
      lshim_set_own_field(stack.raw, box)
    } else if stack.isDeclaredField(key, of: declaration) {
      stack.push(key)
      stack.pushRawField(key, of: 2)
      lshim_set_given_field(stack.raw, box)
    } else {
      throw stack.registry.missing(key, of: declaration.name, declaration, among: declaration.settableNames)
    }
  }
}

extension LuaStack {
  /// Whether a script has declared a field of this name for the objects of a native class.
  fileprivate func isDeclaredField(_ name: String, of declaration: ClassDeclaration) -> Bool {
    push(name)
    defer { pop() }
    return lshim_is_declared(raw, declaration.ids.lowerBound, top)
  }
}

/// A text that a body has left on the stack for the trampoline.
struct RaisedByBody: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}

private let describeObject: lshim_describe = { raw, box in
  guard let raw, let object = box?.pointee.object else { return }
  let stack = LuaStack(raw)
  stack.push(stack.registry.describe(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()))
}

/// Pushes the text for a mistake that the C code found without calling Swift.
private let explainMistake: lshim_explain = { raw, reason, subject in
  guard let raw else { return }
  let stack = LuaStack(raw)
  stack.push(explanation(stack, Int(reason), subject).description)
}

private func explanation(_ stack: LuaStack, _ reason: Int, _ subject: UnsafePointer<lshim_member>?) -> BindingFault {
  let member = subject.flatMap { $0.pointee.describe }.map { Unmanaged<MemberDeclaration>.fromOpaque($0).takeUnretainedValue() }
  let owner = subject.map { stack.registry.declaration(id: Int($0.pointee.first)).name } ?? ""
  let call = "\(owner):\(member?.name ?? "")"
  switch reason {
  case LSHIM_MISSING_READ, LSHIM_MISSING_WRITE:
    let native = stack.registry.declaration(ofBoxAt: 1, stack)
    let name = plainName(stack, at: 2)
    let fault = stack.registry.missing(name, of: kindName(stack, at: 1), native, among: native?.flattened.map(\.name) ?? [])
    if reason == LSHIM_MISSING_WRITE, case .unknownMember(let owner, _, nil, nil) = fault { return .undeclaredField(owner: owner, name: name) }
    return fault
  case LSHIM_CLASS_MISSING:
    lshim_push_class_name(stack.raw, 1)
    let className = stack.popText()
    let native = stack.registry.declaration(named: className)
    let name = plainName(stack, at: 2)
    let missing = stack.registry.missing(name, of: className, native, among: native?.memberNames ?? [])
    // Classes of scripts can be made too.
    guard native.map({ $0.construct != nil }) ?? true, name.isNameOfMaker else { return missing }
    return .otherMaker(owner: className, name: name)
  case LSHIM_READ_ONLY: return .readOnly(owner: kindName(stack, at: 1), name: member?.name ?? "")
  case LSHIM_CLASS_WRITE:
    lshim_push_class_name(stack.raw, 1)
    let (className, name) = (stack.popText(), plainName(stack, at: 2))
    let isValue = stack.registry.declaration(named: className)?.members.contains { $0.name == name && $0.isStatic } == true
    return isValue ? .readOnly(owner: className, name: name) : .nativeClassWrite(name: className)
  case LSHIM_RELEASED: return .released(call: call)
  case LSHIM_CLASS_ARGUMENTS:
    let isName = stack.type(at: 1) == LUA_TSTRING
    return .classArguments(got: isName ? stack.shown(at: 1) + ", " + stack.shown(at: 2) : stack.shown(at: 1))
  case LSHIM_INIT_OF_CLASS: return .initOfClass(got: stack.shown(at: 1))
  case LSHIM_SUPER_OF_OBJECT: return .superOfObject(name: kindName(stack, at: 1))
  case LSHIM_NOT_A_CLASS: return .notAClass(got: stack.shown(at: 2))
  default: return .badReceiver(call: call, owner: owner, got: stack.shown(at: 1), isOverridable: member?.isOverridable ?? false)
  }
}

extension String {
  /// The names of functions that make objects in other languages: UIView.new(), UILabel.alloc(), UIView.initWithFrame {},
  /// UIButton.buttonWithType "custom".
  fileprivate var isNameOfMaker: Bool {
    ["new", "alloc", "create", "make", "class"].contains(self) || hasPrefix("init") || (contains("With") && OldNames.candidates(self).isEmpty)
  }
}

private func kindName(_ stack: LuaStack, at index: Int32) -> String {
  lshim_push_kind_name(stack.raw, index)
  return stack.popText()
}

/// A key as the script wrote it: a string without quotes.
private func plainName(_ stack: LuaStack, at index: Int32) -> String { stack.text(at: index) ?? stack.shown(at: index) }

extension Registry {
  /// The advice for a member that doesn't exist: what to use instead if UIKit has the member, else the present name of an old one, else a
  /// name with similar spelling.
  func missing(_ name: String, of owner: String, _ native: ClassDeclaration?, among known: [String]) -> BindingFault {
    let classes = classNames(from: native)
    if let values = nestedEnumeration(name, in: classes) { return .enumeration(owner: owner, name: name, values: values) }
    let instead = NotSimulated.entry(of: name, in: classes)?.instead
    let suggestion = OldNames.present(name, among: known.contains) ?? Suggestion.nearest(to: name, among: known)
    return .unknownMember(owner: owner, name: name, suggestion: suggestion, instead: instead)
  }

  private func nestedEnumeration(_ name: String, in classes: [String]) -> [String]? {
    guard name.first?.isUppercase == true else { return nil }
    let enumerations = enumerations
    return classes.lazy.compactMap { enumerations.cases(of: $0 + name) }.first
  }

  fileprivate func declaration(ofBoxAt index: Int32, _ stack: LuaStack) -> ClassDeclaration? {
    lshim_to_box(stack.raw, index).map { declaration(id: Int($0.pointee.class_id)) }
  }
}

extension ClassDeclaration {
  var settableNames: [String] { flattened.filter { $0.member.set != nil }.map(\.name) }
  fileprivate var memberNames: [String] { flattened.map(\.name) + members.map(\.name) }
}
