import Foundation
import Lua
import LunetteKit

/// All native classes of the Lua API, declared once for the process; every script state is set up from it.
///
/// It never changes after it is made, so all threads may read it. The members of a class are declared when they are first needed.
///
/// Invariant: class ids count from 1 in preorder, so that a class and all its subclasses have a range of ids.
/// Unchecked: it never changes after it is made.
package final class Registry: @unchecked Sendable {
  /// The classes in the order of ids.
  let classes: [ClassDeclaration]
  private let byType: [ObjectIdentifier: ClassDeclaration]
  private let byName: [String: ClassDeclaration]

  /// - Parameter chapters: functions that each declare the classes of one subject
  package convenience init(_ chapters: [(RegistryBuilder) -> Void]) {
    let builder = RegistryBuilder()
    for declare in chapters { declare(builder) }
    self.init(builder.classes)
  }

  init(_ declared: [ClassDeclaration]) {
    var ordered: [ClassDeclaration] = []
    var subclasses: [String: [ClassDeclaration]] = [:]
    for declaration in declared { subclasses[declaration.superclass ?? "", default: []].append(declaration) }
    func number(_ declaration: ClassDeclaration, in parent: ClassDeclaration?, _ superclass: Int32) {
      ordered.append(declaration)
      let id = Int32(ordered.count)
      (declaration.parent, declaration.superclassID) = (parent, superclass)
      for subclass in subclasses[declaration.name] ?? [] { number(subclass, in: declaration, id) }
      declaration.ids = id...Int32(ordered.count)
    }
    for root in subclasses[""] ?? [] { number(root, in: nil, 0) }
    precondition(ordered.count == declared.count, "Registry: a class inherits from one that is not declared")
    classes = ordered
    byType = Dictionary(uniqueKeysWithValues: ordered.map { ($0.type, $0) })
    byName = Dictionary(uniqueKeysWithValues: ordered.map { ($0.name, $0) })
  }

  var description: ApiDescription {
    ApiDescription(
      classes: classes.map { declaration in
        ApiDescription.Class(
          name: declaration.name, superclass: declaration.superclass, doc: declaration.doc,
          isConstructible: declaration.construct != nil, members: declaration.members.map(\.description),
          orderedArguments: declaration.orderedArguments)
      })
  }

  func declaration(id: Int) -> ClassDeclaration { classes[id - 1] }

  package var classNames: [String] { classes.map(\.name) }

  func declaration(named name: String) -> ClassDeclaration? { byName[name] }

  /// The declaration of the nearest declared class: a private subclass in the host appears as its public superclass.
  func declaration(of object: AnyObject) -> ClassDeclaration? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let known = byType[ObjectIdentifier(current)] { return known }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Whether a class is part of the API, not one that the host uses internally.
  package func isDeclared(_ type: AnyClass) -> Bool { byType[ObjectIdentifier(type)] != nil }

  package func className(of object: AnyObject) -> String? { declaration(of: object)?.name }

  /// Whether native objects of this class have a method of this name.
  func hasMethod(_ name: String, _ object: AnyObject) -> Bool {
    declaration(of: object)?.flattened.contains { $0.name == name && $0.member.kind == LSHIM_METHOD } == true
  }

  /// Whether the first parameter of this method is a Bool.
  func beginsWithBool(_ name: String, _ object: AnyObject) -> Bool {
    let member = declaration(of: object)?.flattened.first { $0.name == name && $0.member.kind == LSHIM_METHOD }?.member
    return member?.description.parameters.first?.type.required == .boolean
  }

  func classID(of object: AnyObject) -> Int32 { declaration(of: object)?.ids.lowerBound ?? 1 }

  /// The names of an object's native classes, the most derived first.
  func classNames(of object: AnyObject) -> [String] { classNames(from: declaration(of: object)) }

  func classNames(from declaration: ClassDeclaration?) -> [String] {
    var names: [String] = []
    var current = declaration
    while let declaration = current {
      names.append(declaration.name)
      current = declaration.parent
    }
    return names
  }

  func describe(_ object: AnyObject) -> String {
    var current = declaration(of: object)
    while let declaration = current {
      if let describe = declaration.describe { return describe(object) }
      current = declaration.parent
    }
    return ""
  }
}
