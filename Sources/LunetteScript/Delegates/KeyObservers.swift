import Foundation
import Lua
import LunetteKit

/// An observation of one property of one object.
final class KeyObservation: LuaObject {
  static let luaName = "NSKeyValueObservation"

  /// What is called: a function, or in the older form an observer with the method `observeValue`.
  enum Receiver {
    case function(Callback)
    case observer(ScriptDelegate)
    /// Another observation, whose value depends on this one's.
    case dependent(WeakObservation)
    /// The host itself.
    case host(() -> Void)
  }

  struct WeakObservation { weak var observation: KeyObservation? }

  /// What is told of a change. Source: Apple, NSKeyValueObservingOptions
  struct Options: LuaOptionSet {
    let rawValue: Int
    static let (initial, old) = (Options(rawValue: 1), Options(rawValue: 2))
    static let (new, prior) = (Options(rawValue: 4), Options(rawValue: 8))
    /// The options of an observation that names none. Ours
    static let usual: Options = [.old, .new]
    static var luaCases: [(name: String, option: Options)] { [("initial", .initial), ("old", .old), ("new", .new), ("prior", .prior)] }
  }

  /// The names from the object to the property, with dots between them.
  let key: String
  fileprivate let names: [String]
  fileprivate let object: LuaReference
  fileprivate let receiver: Receiver
  fileprivate weak var simulation: Simulation?
  /// The property's value when it was last compared.
  fileprivate var value: LuaReference
  private(set) var isValid = true
  /// All observations of the property.
  fileprivate weak var property: ObservedProperty?
  /// Its place in the order of adding.
  fileprivate var number = 0
  fileprivate var options = Options.usual
  /// The paths on which the value depends: then it is computed by a method. Source: Apple, NSKeyValueCoding's accessor search
  fileprivate let dependsOn: [String]
  /// The observations of the properties on which the value depends.
  fileprivate var causes: [KeyObservation] = []

  fileprivate init(
    _ key: String, _ names: [String], of object: LuaReference, _ value: LuaReference, _ receiver: Receiver, dependsOn: [String]
  ) {
    self.dependsOn = dependsOn
    (self.key, self.names, self.object, self.value, self.receiver) = (key, names, object, value, receiver)
    simulation = ScriptContext.simulation
  }

  /// The observer of an observation in the older form.
  fileprivate var observer: LuaReference? { if case .observer(let delegate) = receiver { delegate.script } else { nil } }

  func invalidate() {
    guard isValid else { return }
    isValid = false
    property?.invalid += 1
    property?.owner?.invalid += 1
    for cause in causes { cause.invalidate() }
  }
}

/// An object that has a value for every key.
protocol KeyedObject: AnyObject {
  func pushValue(forKey key: String, on stack: LuaStack)
}

/// A property of an object in a simulation that is observed at least once. It is read once for all its observations.
private final class ObservedProperty {
  struct Key: Hashable {
    let object: UnsafeRawPointer?
    let key: String
    let simulation: ObjectIdentifier
  }

  let key: Key
  fileprivate weak var owner: KeyObservers?
  /// The value when all observations had it.
  var value: LuaReference
  private(set) var observations: [KeyObservation] = []
  var invalid = 0
  /// The observations of an observer in the older form, by the address of its value in Lua. The last ones may have been invalidated otherwise.
  private var ofObserver: [UnsafeRawPointer?: [KeyObservation]] = [:]

  func append(_ observation: KeyObservation, observer: UnsafeRawPointer?) {
    observations.append(observation)
    if observer != nil { ofObserver[observer, default: []].append(observation) }
  }

  /// Takes the newest observation of an observer from the list of these. - Returns: nil where it has none
  func takeNewest(of observer: UnsafeRawPointer?) -> KeyObservation? {
    while let newest = ofObserver[observer]?.popLast() {
      if ofObserver[observer]?.isEmpty == true { ofObserver[observer] = nil }
      if newest.isValid { return newest }
    }
    return nil
  }

  func forgetInvalid() {
    observations.removeAll { !$0.isValid }
    ofObserver = ofObserver.compactMapValues { list in
      let valid = list.filter(\.isValid)
      return valid.isEmpty ? nil : valid
    }
    invalid = 0
  }

  init(_ key: Key, _ value: LuaReference, _ owner: KeyObservers) { (self.key, self.value, self.owner) = (key, value, owner) }

  var hasEnded: Bool { observations.first?.simulation?.hasEnded != false }
  var isInUse: Bool { invalid < observations.count && !hasEnded }
  /// Whether another object on the way has the property.
  var isPath: Bool { observations.first.map { $0.names.count > 1 } ?? false }
}

/// Key-value observing of the properties that scripts can read. Observed properties are compared after every call that a script makes, when
/// content scrolls, and after each step of a frame. If a value has changed, the observer is called at once. A field of an object's own
/// counts as changed whenever it is assigned.
///
/// Where more properties are observed than `mostAfterCall`, a call is followed by a look at those of its object and its arguments, and at so
/// many of the others, in turns: else the calls for many objects would take the square of their number. What a call changes elsewhere is
/// noticed some calls later then, and at the next step of a frame at the latest.
///
/// While nothing is observed, nothing is compared. Source: Apple, NSKeyValueObserving
final class KeyObservers {
  private unowned let host: ScriptContext
  /// The properties in the order in which they were first observed.
  private var properties: [ObservedProperty] = []
  private var found: [ObservedProperty.Key: ObservedProperty] = [:]
  /// By the object that has them; without those at the end of a path, which are in `paths`.
  private var ofObject: [UnsafeRawPointer?: [ObservedProperty]] = [:]
  /// The observed paths by the last of their names.
  private var paths: [String: [ObservedProperty]] = [:]
  private var nextNumber = 0
  /// How many observations there are, and how many of them have been invalidated.
  private var count = 0
  fileprivate var invalid = 0
  /// Where the next look at some of many properties begins.
  private var turn = 0
  /// Ours: more than apps observe at a time, and few enough to be compared after each call
  private static let mostAfterCall = 64
  /// The fields between `willChangeValue` and `didChangeValue`: only the latter tells of them.
  private var changing: [(object: LuaReference, key: String)] = []
  private var isReading = false
  private var depth = 0
  /// What classes of scripts hear of their own objects.
  private let told: ToldProperties
  /// Limit of calls in a row to an observer that changes the property it observes. Ours: enough for one that corrects a value
  private static let mostNotices = 16

  init(_ host: ScriptContext) { (self.host, told) = (host, ToldProperties(host)) }

  /// The class of the object on top of the stack hears of its changes from now on.
  func tell(_ stack: LuaStack) { if told.add(stack) { listen() } }

  private func listen() {
    if host.state.afterBody == nil { host.state.afterBody = { [unowned self] in checkAfterCall($0) } }
    ScriptContext.simulation.propertiesMayHaveChanged = { [unowned self] in check() }
  }

  /// - Throws: `ObservationFault` if the object, or one on the way to the property, has no such property
  func add(_ key: String, of object: any LuaObject, _ receiver: KeyObservation.Receiver, _ options: KeyObservation.Options = .usual) throws -> KeyObservation {
    let observation = try begin(key, of: object, receiver)
    observation.options = options
    for cause in observation.dependsOn {
      observation.causes.append(try begin(cause, of: object, .dependent(.init(observation: observation))))
    }
    if options.contains(.initial) { tell(observation, KeyChange(old: nil, new: options.contains(.new) ? observation.value : nil)) }
    return observation
  }

  private func begin(_ key: String, of object: any LuaObject, _ receiver: KeyObservation.Receiver) throws -> KeyObservation {
    let reference = host.reference(to: object)
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for count in names.indices { try checkKnown(names[count], of: try read(names[..<count], of: reference)) }
    let causes = try causes(of: names, from: reference)
    let value = try read(names[...], of: reference, isComputed: !causes.isEmpty)
    let observation = KeyObservation(key, names, of: reference, value, receiver, dependsOn: causes)
    note(observation)
    host.currentApp?.holds.add(reference, of: observation)
    listen()
    return observation
  }

  private func note(_ observation: KeyObservation) {
    let key = key(observation.key, observation.object)
    nextNumber += 1
    observation.number = nextNumber
    let known = found[key].flatMap { $0.isInUse ? $0 : nil }
    let property = known ?? ObservedProperty(key, observation.value, self)
    property.append(observation, observer: observation.observer.flatMap(address))
    observation.property = property
    count += 1
    if known == nil {
      found[key] = property
      properties.append(property)
      index(property)
    }
  }

  private func index(_ property: ObservedProperty) {
    if property.isPath {
      paths[property.observations[0].names.last ?? "", default: []].append(property)
    } else {
      ofObject[property.key.object, default: []].append(property)
    }
  }

  private func key(_ name: String, _ object: LuaReference) -> ObservedProperty.Key {
    .init(object: address(object), key: name, simulation: ObjectIdentifier(ScriptContext.simulation))
  }

  /// Describes who hears of which properties in a simulation.
  func describeState(to state: StateWriter, in simulation: Simulation) {
    for property in properties where property.isInUse && property.key.simulation == ObjectIdentifier(simulation) {
      for observation in property.observations where observation.isValid {
        state.text(observation.key)
        state.value(observation.object)
        switch observation.receiver {
        case .function(let callback): callback.describeState(to: state)
        case .observer(let delegate): delegate.describeState(to: state)
        case .dependent, .host: break
        }
      }
    }
  }

  /// What tells a value in Lua apart while it is held.
  private func address(_ value: LuaReference) -> UnsafeRawPointer? {
    let stack = host.state.stack
    stack.push(value)
    defer { stack.pop() }
    return lua_topointer(stack.raw, -1)
  }

  /// Removes the newest observation of this observer. - Returns: whether there was one
  func remove(_ observer: LuaReference, _ key: String, of object: any LuaObject) -> Bool {
    let reference = host.reference(to: object)
    let match = found[self.key(key, reference)]?.takeNewest(of: address(observer))
    match?.invalidate()
    return match != nil
  }

  /// Called when properties may have changed.
  func check() {
    told.check()
    check(properties)
  }

  /// Called after a call of a script, with the object and the arguments at the bottom of the stack.
  private func checkAfterCall(_ stack: LuaStack) {
    if isReading || told.isReading { return }
    told.check(objectsOn: stack)
    guard properties.count > Self.mostAfterCall else { return check(properties) }
    var some: [ObservedProperty] = []
    for index in 1...max(1, min(stack.top, 8)) where lua_type(stack.raw, index) == LUA_TUSERDATA {
      let own = ofObject[lua_topointer(stack.raw, index)] ?? []
      // Of an object with many of them, too, so many in turns.
      if own.count > Self.mostAfterCall { for step in 0..<Self.mostAfterCall { some.append(own[(turn + step) % own.count]) } } else { some += own }
    }
    for _ in 0..<Self.mostAfterCall {
      turn = turn + 1 < properties.count ? turn + 1 : 0
      some.append(properties[turn])
    }
    check(some)
  }

  private func check(_ properties: [ObservedProperty]) {
    guard !isReading, !host.state.isClosed, ScriptContext.simulation.mayCall else { return }
    let (current, isMany) = (ScriptContext.simulation, self.properties.count > Self.mostAfterCall)
    var (isStale, changed): (Bool, [KeyObservation]) = (2 * invalid > count, [])
    for property in properties {
      isStale = isStale || property.hasEnded || !isMany && (!property.isInUse || 2 * property.invalid > property.observations.count)
      guard property.isInUse, property.key.simulation == ObjectIdentifier(current) else { continue }
      guard changing.isEmpty || !isChanging(property.key.key, of: property.observations[0].object), hasChanged(property) else { continue }
      changed += property.observations
    }
    if changed.count > 1 { changed.sort { $0.number < $1.number } }
    for observation in changed where observation.isValid && !current.hasEnded {
      look(at: observation, isForced: false)
      if !current.mayCall { return }
    }
    if isStale, depth == 0 { forgetInvalid() }
  }

  /// Called when a script reports that it is about to change a property.
  func willChange(_ key: String, of object: any LuaObject) {
    if properties.contains(where: { $0.isInUse && $0.observations[0].names.last == key }) { changing.append((host.reference(to: object), key)) }
  }

  private func isChanging(_ key: String, of object: LuaReference) -> Bool {
    changing.contains { $0.key == key && isSame($0.object, object) }
  }

  /// Called when a script reports that a property has changed.
  func didChange(_ key: String, of object: any LuaObject) {
    let reference = host.reference(to: object)
    if let place = changing.lastIndex(where: { $0.key == key && isSame($0.object, reference) }) { changing.remove(at: place) }
    for observation in found[self.key(key, reference)]?.observations ?? [] where observation.isValid { look(at: observation, isForced: true) }
  }

  /// The object at index 1 has got a value for its own field whose name is at index 2.
  func didSetField(_ stack: LuaStack) {
    guard !isReading, ScriptContext.simulation.mayCall, let name = stack.text(at: 2) else { return }
    let owner = LuaReference(stack, at: 1)
    if isChanging(name, of: owner) { return }
    let own = found[key(name, owner)].map { [$0] } ?? []
    for property in own + (paths[name] ?? []) where property.isInUse {
      let (names, start) = (property.observations[0].names, property.observations[0].object)
      guard let holder = try? read(names.dropLast(), of: start), isSame(holder, owner) else { continue }
      for observation in property.observations where observation.isValid { look(at: observation, isForced: true) }
    }
    checkAfterCall(stack)
  }

  /// Throws UIKit's exception if an object can't have a property of this name.
  private func checkKnown(_ name: String, of owner: LuaReference) throws {
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(owner)
    guard let box = lshim_to_box(stack.raw, -1), Int(box.pointee.class_id) != keyedID else { return }
    let properties = host.registry.declaration(id: Int(box.pointee.class_id)).flattened.filter { !$0.member.isStatic }.map(\.name)
    if properties.contains(name) { return }
    lua_pushcclosure(stack.raw, lshim_knows_field, 0)
    stack.push(owner)
    stack.push(name)
    try stack.call(arguments: 2, results: 1)
    if lua_toboolean(stack.raw, -1) != 0 { return }
    throw ObservationFault.unknown(
      key: name, object: host.describe(owner), isOfScript: Int(box.pointee.flags) & LSHIM_SCRIPTED != 0,
      suggestion: Suggestion.nearest(to: name, among: properties))
  }

  private func forgetInvalid() {
    for property in properties where property.invalid > 0 && property.isInUse { property.forgetInvalid() }
    properties.removeAll { property in
      guard !property.isInUse else { return false }
      if found[property.key] === property { found[property.key] = nil }
      return true
    }
    (ofObject, paths, invalid) = ([:], [:], 0)
    for property in properties { index(property) }
    count = properties.reduce(0) { $0 + $1.observations.count }
    if properties.isEmpty, told.isEmpty { host.state.afterBody = nil }
  }

  /// Whether the value is another one than at the last look, or can't be read: then each observation finds out.
  private func hasChanged(_ property: ObservedProperty) -> Bool {
    let first = property.observations[0]
    guard let value = try? read(first.names[...], of: first.object, isComputed: !first.dependsOn.isEmpty) else { return true }
    defer { property.value = value }
    return !isSame(property.value, value, byContent: true)
  }

  private func look(at observation: KeyObservation, isForced: Bool) {
    do {
      let value = try read(observation.names[...], of: observation.object, isComputed: !observation.dependsOn.isEmpty)
      let old = observation.value
      if !isForced, isSame(old, value, byContent: true) { return }
      guard depth < Self.mostNotices else { throw ObservationFault.endless(key: observation.key) }
      observation.value = value
      depth += 1
      defer { depth -= 1 }
      let options = observation.options
      if options.contains(.prior) { tell(observation, KeyChange(old: options.contains(.old) ? old : nil, new: nil, isPrior: true)) }
      tell(observation, KeyChange(old: options.contains(.old) ? old : nil, new: options.contains(.new) ? value : nil))
    } catch {
      observation.invalidate()
      ScriptContext.simulation.recordFault(error)
    }
  }

  private func tell(_ observation: KeyObservation, _ change: KeyChange) {
    switch observation.receiver {
    case .function(let callback): callback.call(observation.object, change)
    case .observer(let delegate): delegate.observeValue(observation.key, observation.object, change)
    case .host(let hear): hear()
    case .dependent(let other): if let other = other.observation, other.isValid { look(at: other, isForced: true) }
    }
  }

  /// The paths of the properties on which the last one of a path depends, as its class says in `keyPathsForValuesAffectingNAME`, or for all names in
  /// `keyPathsForValuesAffectingValueForKey(name)`.
  /// Source: Apple, keyPathsForValuesAffectingValue(forKey:)
  private func causes(of names: [String], from object: LuaReference) throws -> [String] {
    guard let last = names.last else { return [] }
    let stack = host.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    stack.push(try read(names.dropLast(), of: object))
    var method = LuaName("keyPathsForValuesAffecting" + last.prefix(1).uppercased() + last.dropFirst())
    let owner = LuaReference(stack, at: -1)
    if stack.pushMethod(method, of: owner) {
      stack.pushCopy(of: height + 1)
      try stack.call(arguments: 1, results: 1)
    } else {
      method = LuaName("keyPathsForValuesAffectingValueForKey")
      guard stack.pushMethod(method, of: owner) else { return [] }
      stack.pushCopy(of: height + 1)
      stack.push(last)
      try stack.call(arguments: 2, results: 1)
      if stack.isNil(at: -1) { return [] }
    }
    let paths: [String]
    do { paths = try [String].read(stack, at: -1) } catch { throw ObservationFault.badCauses(method: method.text, got: error.got) }
    return paths.map { (names.dropLast() + [$0]).joined(separator: ".") }
  }

  /// The value at the end of a path of names; nil as soon as one of them has no value.
  private func read(_ names: ArraySlice<String>, of object: LuaReference, isComputed: Bool = false) throws -> LuaReference {
    let stack = host.state.stack
    let height = stack.top
    let outer = isReading
    isReading = true
    defer {
      isReading = outer
      stack.top = height
    }
    stack.reserve(8)
    stack.push(object)
    if isComputed, let last = names.last {
      let owner = try read(names.dropLast(), of: object)
      if stack.pushMethod(LuaName(last), of: owner) {
        stack.push(owner)
        try stack.call(arguments: 1, results: 1)
        return LuaReference(stack, at: -1)
      }
    }
    for name in names {
      // A field that has no value yet is declared as false. Nothing has no values.
      if lua_toboolean(stack.raw, -1) == 0 {
        stack.pushNil()
        break
      }
      if let keyed = keyedObject(at: -1, stack) {
        keyed.pushValue(forKey: name, on: stack)
        continue
      }
      stack.push(name)
      if lshim_get(stack.raw) != LUA_OK { throw stack.takeError() }
    }
    return LuaReference(stack, at: -1)
  }

  /// The settings, whose keys are their properties.
  private func keyedObject(at index: Int32, _ stack: LuaStack) -> (any KeyedObject)? {
    guard let box = lshim_to_box(stack.raw, index), Int(box.pointee.class_id) == keyedID, let address = box.pointee.object else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as? any KeyedObject
  }
  private lazy var keyedID = host.registry.declaration(named: "UserDefaults").map { Int($0.ids.lowerBound) } ?? 0

  private func isSame(_ one: LuaReference, _ other: LuaReference, byContent: Bool = false) -> Bool {
    let stack = host.state.stack
    stack.reserve(4)
    stack.push(one)
    stack.push(other)
    defer { stack.pop(2) }
    return byContent ? lshim_is_same(stack.raw, -2, -1) : lua_rawequal(stack.raw, -2, -1) != 0
  }
}

extension ScriptContext {
  private static let observersKey = CompanionKey<KeyObservers>()

  /// Nil while nothing was observed.
  var usedObservers: KeyObservers? { companions[Self.observersKey] }

  var observers: KeyObservers {
    if let known = companions[Self.observersKey] { return known }
    let new = KeyObservers(self)
    companions[Self.observersKey] = new
    return new
  }
}

/// The argument of an observer: `{ old =, new = }`, under Swift's names oldValue and newValue, too, with what its options ask for; of a first one before the usual one `isPrior`.
struct KeyChange: LuaPushable {
  static var luaType: LuaType { .table }
  let old, new: LuaReference?
  var isPrior = false

  func push(on stack: LuaStack) {
    lua_createtable(stack.raw, 0, 4)
    for (name, value) in [("old", old), ("new", new), ("oldValue", old), ("newValue", new)] {
      guard let value else { continue }
      stack.push(value)
      stack.setRawField(name, of: -2)
    }
    guard isPrior else { return }
    stack.push(true)
    stack.setRawField("isPrior", of: -2)
  }
}

extension ScriptDelegate {
  /// Calls `observer:observeValue(keyPath, object, change)`.
  fileprivate func observeValue(_ key: String, _ object: LuaReference, _ change: KeyChange) {
    let stack = ScriptContext.current.state.stack
    let height = stack.top
    defer { stack.top = height }
    stack.reserve(8)
    guard stack.pushMethod("observeValue", of: script) else { return reportMissing("observeValue") }
    stack.push(script)
    stack.push(key)
    stack.push(object)
    stack.push(change)
    do { try stack.call(arguments: 4, results: 0) } catch {
      ScriptContext.simulation.recordFault(CallbackError(error, callback: "observeValue"))
    }
  }
}

enum ObservationFault: Error, CustomStringConvertible {
  case endless(key: String)
  case notRegistered(observer: String, key: String, object: String)
  case unknown(key: String, object: String, isOfScript: Bool, suggestion: String?)
  case badCauses(method: String, got: String)

  var description: String {
    switch self {
    case .endless(let key):
      "the observers of '\(key)' change it again and again; an observer that sets what it observes must come to an end"
    case .notRegistered(let observer, let key, let object):
      "Cannot remove an observer \(observer) for the key path \"\(key)\" from \(object) because it is not registered as an observer."
    case .badCauses(let method, let got): "\(method) returns the names of properties, { \"first\", \"last\" }, and has returned \(got)"
    case .unknown(let key, let object, let isOfScript, let suggestion):
      "[\(object) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        + (suggestion.map { " (did you mean '\($0)'?)" } ?? "")
        + (isOfScript ? " A field that has no value yet is declared in its class: Class.\(key) = false" : "")
    }
  }
}
