import Foundation
import Lua
import LunetteKit

/// All native classes of the Lua API, declared once for the process; every script state is filled from it.
///
/// Invariant: class ids count from 1 in preorder, so that a class and everything that derives from it are a range of ids.
final class Registry {
  /// The API: one declaration for the binding, the messages, the reference and the editor's types.
  static let shared: Registry = {
    let builder = RegistryBuilder()
    for declare in [
      responders, views, layers, application, controllers, barItems, labels, controls, valueControls, events, gestures, scrollViews, tables,
      timers, notifications, scenario,
    ] { declare(builder) }
    return Registry(builder.classes)
  }()

  /// In the order of their ids.
  let classes: [ClassDeclaration]
  private let byType: [ObjectIdentifier: ClassDeclaration]

  init(_ declared: [ClassDeclaration]) {
    var ordered: [ClassDeclaration] = []
    func number(_ declaration: ClassDeclaration, inherited: [(name: String, member: MemberDeclaration)]) {
      ordered.append(declaration)
      let id = Int32(ordered.count)
      declaration.flattened = inherited
      for member in declaration.members {
        declaration.flattened.removeAll { $0.name == member.name }
        declaration.flattened.append((member.name, member))
      }
      declaration.records = declaration.flattened.map { UnsafePointer($0.member.record) }
      for subclass in declared where subclass.superclass == declaration.name { number(subclass, inherited: declaration.flattened) }
      declaration.ids = id...Int32(ordered.count)
      for member in declaration.members { member.number(declaration.ids) }
    }
    for root in declared where root.superclass == nil { number(root, inherited: []) }
    precondition(ordered.count == declared.count, "Registry: a class inherits from one that is not declared")
    classes = ordered
    byType = Dictionary(uniqueKeysWithValues: ordered.map { ($0.type, $0) })
  }

  var description: ApiDescription {
    ApiDescription(
      classes: classes.map { declaration in
        ApiDescription.Class(
          name: declaration.name, superclass: declaration.superclass, doc: declaration.doc,
          isConstructible: declaration.construct != nil, members: declaration.members.map(\.description))
      })
  }

  func declaration(id: Int) -> ClassDeclaration { classes[id - 1] }

  /// Of the nearest declared class: private subclasses of the host look like what they derive from.
  func declaration(of object: AnyObject) -> ClassDeclaration? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let known = byType[ObjectIdentifier(current)] { return known }
      type = _getSuperclass(current)
    }
    return nil
  }

  func classID(of object: AnyObject) -> Int32 { declaration(of: object)?.ids.lowerBound ?? 1 }

  /// The names of an object's native classes, its own first.
  func classNames(of object: AnyObject) -> [String] {
    var names: [String] = []
    var current = declaration(of: object)
    while let declaration = current {
      names.append(declaration.name)
      current = classes.first { $0.name == declaration.superclass }
    }
    return names
  }

  func describe(_ object: AnyObject) -> String {
    var current = declaration(of: object)
    while let declaration = current {
      if let describe = declaration.describe { return describe(object) }
      current = classes.first { $0.name == declaration.superclass }
    }
    return ""
  }
}
