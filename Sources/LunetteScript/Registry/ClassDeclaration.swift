import Foundation
import Lua
import LunetteKit
import Synchronization

/// A native class: its description, and the closures behind its members.
final class ClassDeclaration {
  let type: ObjectIdentifier
  let name: String
  let superclass: String?
  let doc: String

  // Set when the registry numbers its classes.
  /// The class's own id and the last id of its subclasses: ids are in preorder, so that a class and its subclasses have a range.
  var ids: ClosedRange<Int32> = 0...0
  /// The id of the superclass; 0 for none.
  var superclassID: Int32 = 0
  /// The declaration of the superclass. Unowned is safe, because the registry holds both.
  unowned(unsafe) var parent: ClassDeclaration?

  private let declare: (ClassContents) -> Void
  private let declared = AtomicLazyReference<ClassContents>()

  init(type: ObjectIdentifier, name: String, superclass: String?, doc: String, _ declare: @escaping (ClassContents) -> Void) {
    (self.type, self.name, self.superclass, self.doc, self.declare) = (type, name, superclass, doc, declare)
  }

  private var contents: ClassContents {
    declared.load()
      ?? lock.withLock {
        if let known = declared.load() { return known }
        let contents = ClassContents()
        declare(contents)
        contents.complete(name, ids, superclassID, parent?.contents)
        return declared.storeIfNil(contents)
      }
  }

  var members: [MemberDeclaration] { contents.members }
  var construct: ((ConstructorArguments) throws -> any LuaObject)? { contents.construct }
  var constructInOrder: ((LuaStack) throws -> any LuaObject)? { contents.constructInOrder }
  /// The names of what `constructInOrder` takes.
  var orderedArguments: [String] { contents.orderedArguments }
  var describe: ((AnyObject) -> String)? { contents.describe }
  /// What its initializers take, each in its order, those of the classes above last.
  var initializers: [[InitialValue]] { contents.initializers + (parent?.initializers ?? []) }
  /// The initializers that arguments in order may mean: its own, or those of the nearest class above that has some; and a view's frame.
  var orderedInitializers: [[InitialValue]] {
    guard !contents.initializers.isEmpty else { return parent?.orderedInitializers ?? [] }
    return contents.initializers + (parent?.initializers ?? []).filter { $0.first?.name == InitialValue.frame }
  }
  /// The declaration for C.
  var record: lshim_class_declaration { contents.record }

  /// Whether it has a member of this name, its own or an inherited one.
  func has(_ name: String) -> Bool { members.contains { $0.name == name } || parent?.has(name) == true }

  /// Whether scripts assign a property of this name whose value the host reads as it was assigned, without asking a method of the name.
  func keepsValue(_ name: String) -> Bool {
    // Where a class above asks a method, the host does for this one, too.
    let declared = sequence(first: self) { $0.parent }.flatMap { native in
      native.members.filter { $0.name == name && $0.kind == LSHIM_PROPERTY && !$0.isStatic }
    }
    return declared.contains { $0.set != nil } && !declared.contains { $0.isOverridable || $0.isAsked }
  }

  /// The class that declares a method, or a property that can only be read, which the host never asks of a script's class. Nil for a name without one, and
  /// where the classes above ask.
  func ownerOfUnaskedMember(_ name: String) -> String? {
    let declared = sequence(first: self) { $0.parent }.flatMap { native in
      native.members.filter { $0.name == name && !$0.isStatic }.map { (native.name, $0) }
    }
    guard let (owner, member) = declared.first, !declared.contains(where: { $0.1.isOverridable || $0.1.isAsked || $0.1.givesWay }) else { return nil }
    return member.kind == LSHIM_METHOD || member.kind == LSHIM_PROPERTY && member.set == nil ? owner : nil
  }

  /// Whether its objects have a property of this name.
  func hasProperty(_ name: String) -> Bool { flattened.contains { $0.name == name && $0.member.kind == LSHIM_PROPERTY && !$0.member.isStatic } }

  /// All members with the inherited ones, and their names. Made when it is first needed, because it takes long and a start doesn't need it.
  var flattened: [(name: String, member: MemberDeclaration)] {
    lock.withLock {
      if let known { return known }
      var all = parent?.flattened ?? []
      // Few members replace an inherited one.
      var names = Set(all.map(\.name))
      all.reserveCapacity(all.count + members.count)
      for member in members where !(member.isStatic && member.sharesName) {
        if !names.insert(member.name).inserted { all.removeAll { $0.name == member.name } }
        all.append((member.name, member))
      }
      known = all
      return all
    }
  }
  private var known: [(name: String, member: MemberDeclaration)]?

  /// The properties that belong to an object's state, inherited ones included, in the order of declaration.
  var stateProperties: [(name: String, write: StateWriter.Property)] {
    if let known = describedState.load() { return known.properties }
    var properties = flattened.compactMap { name, member in
      member.writeState.flatMap { StateWriter.leftOut.contains(name) ? nil : (name: name, write: $0()) }
    }
    var declaration: ClassDeclaration? = self
    while let current = declaration {
      properties += current.contents.furtherState.map { ($0.name, $0.write()) }
      declaration = current.parent
    }
    return describedState.storeIfNil(StateProperties(properties)).properties
  }
  private let describedState = AtomicLazyReference<StateProperties>()
  /// Recursive: listing all members declares the class first.
  private let lock = NSRecursiveLock()
}

/// Unchecked: it never changes.
private final class StateProperties: @unchecked Sendable {
  let properties: [(name: String, write: StateWriter.Property)]
  init(_ properties: [(name: String, write: StateWriter.Property)]) { self.properties = properties }
}

/// The members of a class without the inherited ones, and its constructor. It never changes after it is declared.
/// Unchecked: it is filled under the lock of its class, and never changes after that.
final class ClassContents: @unchecked Sendable {
  var members: [MemberDeclaration] = []
  var construct: ((ConstructorArguments) throws -> any LuaObject)?
  /// Makes an object of arguments in order, where a script gives no table: `URLQueryItem("page", "2")`.
  var constructInOrder: ((LuaStack) throws -> any LuaObject)?
  var orderedArguments: [String] = []
  var describe: ((AnyObject) -> String)?
  /// Whether an object can be used; nil where every one can.
  var refusal: ((AnyObject) -> (any Error)?)?
  var initializers: [[InitialValue]] = []
  /// What belongs to an object's state besides the properties that scripts may write.
  var furtherState: [(name: String, write: () -> StateWriter.Property)] = []
  /// The declaration for C, whose pointers are valid as long as the process.
  var record = lshim_class_declaration()

  /// The method that was declared last gives way to fields of scripts' classes.
  func letLastGiveWay() { members.last?.givesWay = true }
  func letLastRaise(_ error: String) { members.last?.error = error }
  func letLastBeAsked() { members.last?.isAsked = true }
  func letLastBeMeasured(in unit: MeasuredUnit) { members.last?.unit = unit }
  func letLastCall(_ callback: MemberDeclaration.Called) { members.last?.calls.append(callback) }
  func letLastTake(_ form: @escaping () -> KeyValuePairs<String, LuaType>) { members.last?.forms.append(form) }

  /// The methods of objects whose name the class has for a function, too: `formatter:string(count)` and `ByteCountFormatter.string(count)`.
  private(set) var sharedMethods: [String: MemberDeclaration] = [:]
  /// The class and those that derive from it.
  private(set) var ids: ClosedRange<Int32> = 0...0

  func complete(_ name: String, _ ids: ClosedRange<Int32>, _ superclass: Int32, _ inherited: ClassContents?) {
    self.ids = ids
    let ofObjects = Dictionary(members.filter { !$0.isStatic }.map { ($0.name, $0) }) { $1 }
    for ofClass in members where ofClass.isStatic {
      guard let member = ofObjects[ofClass.name] else { continue }
      (ofClass.sharesName, member.sharesName) = (true, true)
      if member.kind == LSHIM_METHOD { sharedMethods[member.name] = member }
    }
    let records = UnsafeMutableBufferPointer<UnsafePointer<lshim_member>?>.allocate(capacity: members.count)
    for (place, member) in members.enumerated() {
      member.number(ids)
      records.initializeElement(at: place, to: UnsafePointer(member.record))
    }
    record = lshim_class_declaration(
      name: strdup(name), members: UnsafePointer(records.baseAddress), count: Int32(members.count),
      all: Int32(members.count) + (inherited?.record.all ?? 0), superclass: superclass, first: UInt16(ids.lowerBound),
      last: UInt16(ids.upperBound))
  }
}

final class MemberDeclaration {
  private let form: MemberForm
  var name: String { form.name }
  var description: ApiDescription.Member {
    var member = form.description
    member.error = error
    member.unit = member.unit ?? unit
    for (name, arguments) in calls {
      for index in member.parameters.indices where name == nil || member.parameters[index].name == name {
        member.parameters[index].type = member.parameters[index].type.called(with: arguments())
      }
      if member.kind == .property { member.type = member.type?.called(with: arguments()) }
    }
    member.forms = forms.map { form in
      form().map { name, type in ApiDescription.Parameter(String(name.prefix { $0 != "?" }), type, isOptional: name.hasSuffix("?")) }
    }
    return member
  }
  let get: LuaBody
  let set: LuaBody?
  let kind: Int
  /// Whether a script's class may override the member.
  var isOverridable: Bool { form.isOverridable }
  /// Whether objects of scripts' classes don't have the method, because such classes use its name for fields.
  fileprivate(set) var givesWay = false
  /// Whether the class and its objects both have a member of this name.
  fileprivate(set) var sharesName = false
  /// When it raises an error, beyond that for arguments that don't fit.
  fileprivate(set) var error: String?
  /// Whether the host asks a method that a script's class has in the place of the property.
  fileprivate(set) var isAsked = false
  /// The unit of a method's numbers.
  fileprivate(set) var unit: MeasuredUnit?
  /// What the functions get that a script gives: for an argument of this name, or for all of them and a property's value. Asked for when it is needed.
  typealias Called = (argument: String?, with: () -> KeyValuePairs<String, LuaType>)
  fileprivate(set) var calls: [Called] = []
  /// Other ways to call it.
  fileprivate(set) var forms: [() -> KeyValuePairs<String, LuaType>] = []
  /// Describes a property that scripts may write, for a hash of the app's state; nil for other members. How is chosen when a hash is first asked for:
  /// asking what the types of values conform to was half of a start.
  let writeState: (() -> StateWriter.Property)?
  /// The record that C code reads; it lives as long as the process.
  let record = UnsafeMutablePointer<lshim_member>.allocate(capacity: 1)

  init(_ form: MemberForm, kind: Int, get: LuaBody, set: LuaBody?, writeState: (() -> StateWriter.Property)?) {
    (self.form, self.kind, self.get, self.set, self.writeState) = (form, kind, get, set, writeState)
  }

  /// Whether the member belongs to the class, not to its instances.
  var isStatic: Bool { kind == LSHIM_FUNCTION || kind == LSHIM_VALUE }

  func number(_ ids: ClosedRange<Int32>) {
    record.initialize(
      to: lshim_member(
        get: get.address, set: set?.address, describe: Unmanaged.passUnretained(self).toOpaque(), text: strdup(name),
        first: UInt16(ids.lowerBound), last: UInt16(ids.upperBound), kind: UInt8(kind), is_overridable: isOverridable, gives_way: givesWay,
        shares_name: sharesName))
  }
}
