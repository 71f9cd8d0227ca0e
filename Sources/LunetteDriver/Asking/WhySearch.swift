import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteScript

/// Finds what a question's target means, at a moment of a run.
struct WhySearch {
  let app: ScenarioApp
  let witness: Witness
  /// Whether of several views those are meant that aren't seen.
  let prefersUnseen: Bool
  /// Whether nothing was found that is meant.
  private(set) var isMissing = false

  init(app: ScenarioApp, witness: Witness, prefersUnseen: Bool) { (self.app, self.witness, self.prefersUnseen) = (app, witness, prefersUnseen) }

  mutating func resolve(_ target: WhyTarget, _ need: Why.Need, _ also: (ScenarioApp, UIView, Witness) -> Void) -> Why.Resolution {
    var several: [UIView] = []
    var wrong: [String] = []
    for (base, path) in target.readings(wantsName: need != .nothing) {
      if need == .method, case .text(let name) = base, path.count == 1 {
        if witness.ownMethods.contains("\(name).\(path[0])") { return .type(name: name, path: path) }
        if isClass(name) {
          let example = witness.views(of: app).first { app.classNames(of: $0).contains(name) }
          let lines = unknownMethod(path[0], ofClass: name) ?? example.flatMap { unknownMethod(path, of: $0, named: name) }
          return lines.map { .failure($0) } ?? .type(name: name, path: path)
        }
      }
      let views: [UIView]
      do { views = try candidates(base) } catch { return .failure(["\(error)"]) }
      guard let view = views.first else {
        if case .id(let id) = base { wrong = [lacking(id)] }
        continue
      }
      if views.count > 1 {
        several = views
        continue
      }
      if need != .nothing, path.isEmpty {
        return .failure([
          "\(target) is \(app.name(view)) (id \(view.layer.id)); name \(need == .method ? "a method" : "a property") after it, as \(target).\(need == .method ? "setNeedsLayout" : "frame")"
        ])
      }
      if need == .nothing, !path.isEmpty { continue }
      switch need {
      case .property: if let lines = unknownProperty(path, of: view) { return .failure(lines) }
      case .method: if let lines = unknownMethod(path, of: view) { return .failure(lines) }
      case .nothing: break
      }
      also(app, view, witness)
      // A property of a view that another one holds is that view's.
      let (owner, rest) = need == .property ? innermost(path, of: view) : (view, path)
      return .view(
        Why.Found(app: witness.number(of: app), layer: owner.layer.id, path: rest, name: app.name(owner), value: value(rest, of: owner)))
    }
    if !several.isEmpty {
      let list = several.prefix(Self.mostListed).map { "  id \($0.layer.id): \(app.name($0)) \(frameText($0))" }
      let more = several.count > Self.mostListed ? ["  and \(several.count - Self.mostListed) more"] : []
      return .failure(["\(target) may be \(several.count) views; name one by its id:"] + list + more)
    }
    isMissing = true
    return .failure(wrong.isEmpty ? nothing(target) : wrong)
  }
  /// Ours: as many as a person looks through
  private static let mostListed = 20

  private func frameText(_ view: UIView) -> String {
    let frame = view.frame
    return "{\([frame.minX, frame.minY, frame.width, frame.height].map { formatted($0) }.joined(separator: ", "))}"
      + (view.window == nil ? ", in no window" : "")
  }

  private func value(_ path: [String], of view: UIView) -> String? {
    guard !path.isEmpty, app.context.look(at: path, of: view) else { return nil }
    defer { app.context.state.stack.pop() }
    if app.context.isSecret(path, of: view) { app.context.hideSecret(app.context.state.stack) }
    return app.context.shown(at: -1)
  }

  /// A view on the screen that a target with a text or a query means.
  func onScreen(_ target: WhyTarget, _ need: Why.Need) -> (UIView, [String])? {
    for (base, path) in target.readings(wantsName: need != .nothing) {
      guard let query = try? query(base), let view = app.findAll(query).first else { continue }
      return (view, path)
    }
    return nil
  }

  // MARK: Views

  private func query(_ base: WhyTarget.Base) throws -> ViewQuery? {
    switch base {
    case .id: return nil
    case .text(let text), .plain(let text): return ViewQuery(any: text)
    case .table(let code):
      let state = app.context.state
      let stack = state.stack
      let height = stack.top
      defer { stack.top = height }
      do {
        stack.push(try state.load("return \(code)", name: "=query"))
        try stack.call(arguments: 0, results: 1)
      } catch {
        throw WhyQuestion.Misuse("the query \(code) can't be read: \(error.message)")
      }
      // A word without quotes is a variable, which nothing has set.
      guard !stack.isTable(at: -1) || lua_rawlen(stack.raw, -1) > 0 || !stack.keys(at: -1).isEmpty else {
        throw WhyQuestion.Misuse("the query \(code) names nothing; texts stand in quotes: { class = \"UILabel\" }")
      }
      do { return try ViewQuery.read(stack, at: -1) } catch { throw WhyQuestion.Misuse("the query \(code) wants \(error.wanted), got \(error.got)") }
    }
  }

  private func candidates(_ base: WhyTarget.Base) throws -> [UIView] {
    let all = witness.views(of: app)
    if case .id(let id) = base { return all.filter { $0.layer.id == id } }
    guard let query = try query(base) else { return [] }
    let seen = app.findAll(query)
    func isMeant(_ view: UIView) -> Bool {
      !view.isLeftOutOfLists && !(view is UITextContainerView) && !(view is UILabel && view.superview is UIButton)
        && query.withoutChoice.matches(view, classNames: app.classNames(of:))
    }
    // Rows and relations are looked up on the screen.
    let isPlain = query.relations.isEmpty && query.row == nil && query.item == nil && query.section == nil && query.hittable == nil
    let others = isPlain ? all.filter { view in isMeant(view) && !seen.contains { $0 === view } } : []
    if prefersUnseen, !others.isEmpty {
      let unseen = others.filter { !$0.isOnScreen }
      if !unseen.isEmpty { return outermost(unseen, base) }
    }
    if !seen.isEmpty { return outermost(seen, base) }
    if !others.isEmpty { return outermost(others, base) }
    // A class, by its name.
    guard case .text(let text) = base, isClass(text) else { return [] }
    let ofClass = all.filter { app.classNames(of: $0).contains(text) }
    let visible = ofClass.filter(\.isOnScreen)
    return prefersUnseen || visible.isEmpty ? ofClass : visible
  }

  /// For a text without views inside of another one of them.
  private func outermost(_ views: [UIView], _ base: WhyTarget.Base) -> [UIView] {
    guard case .text = base else { return views }
    return views.filter { view in !views.contains { $0 !== view && view.isDescendant(of: $0) } }
  }

  private func isClass(_ name: String) -> Bool {
    if app.context.registry.methodNames(ofClass: name) != nil { return true }
    return witness.views(of: app).contains { app.classNames(of: $0).contains(name) }
  }

  // MARK: What isn't there

  private func lacking(_ id: Int) -> String {
    let ids = witness.views(of: app).map(\.layer.id)
    guard let last = ids.last else { return "there is no view with the id \(id); the app has none" }
    return id > last
      ? "there is no view with the id \(id); the last one made is \(last)"
      : "there is no view with the id \(id) now: it was freed, or it is the layer of something else"
  }

  private func nothing(_ target: WhyTarget) -> [String] {
    let texts = witness.views(of: app).flatMap { [$0.visibleText, $0.accessibilityIdentifier].compactMap { $0 } }.filter { !$0.isEmpty }
    for (base, _) in target.readings(wantsName: false) {
      // Of the shortest texts each is near to any other.
      guard case .text(let text) = base, text.count > 2, let near = Suggestion.nearest(to: text, among: texts.filter { $0.count > 2 }) else { continue }
      return ["no view is \(target); did you mean \"\(near)\"?"]
    }
    let known = texts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(12)
    return ["no view is \(target)"] + (known.isEmpty ? [] : ["there are: " + known.map { "\"\($0)\"" }.joined(separator: ", ")])
  }

  /// The last view of a path, and what follows it.
  private func innermost(_ path: [String], of view: UIView) -> (view: UIView, path: [String]) {
    let (context, stack) = (app.context, app.context.state.stack)
    for count in (1..<max(path.count, 1)).reversed() {
      guard context.look(at: Array(path.prefix(count)), of: view) else { continue }
      defer { stack.pop() }
      guard let object = lshim_to_box(stack.raw, -1)?.pointee.object else { continue }
      let found = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
      if let other = found as? UIView, witness.view(other.layer.id, of: witness.number(of: app)) === other {
        return (other, Array(path.dropFirst(count)))
      }
    }
    return (view, path)
  }

  private func unknownProperty(_ path: [String], of view: UIView) -> [String]? {
    for count in path.indices {
      let part = Array(path.prefix(count + 1))
      let context = app.context
      guard !context.look(at: part, of: view) else {
        context.state.stack.pop()
        continue
      }
      let name = path[count]
      var names = count == 0 ? context.registry.propertyNames(of: view) + context.ownFields(of: view) : []
      if count > 0, context.look(at: Array(path.prefix(count)), of: view) {
        let object = lshim_to_box(context.state.stack.raw, -1)?.pointee.object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        context.state.stack.pop()
        if let object { names = context.registry.propertyNames(of: object) + context.ownFields(of: object) }
      }
      // A field that a script has not set is nil; a property of UIKit is always there.
      if names.contains(name) { return nil }
      let owner = count == 0 ? app.name(view) : "\(app.name(view)).\(path.prefix(count).joined(separator: "."))"
      let near = Suggestion.nearest(to: name, among: names)
      return ["\(owner) has no property '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")]
    }
    return nil
  }

  /// - Parameter named: how its class is called; nil: as the registry does
  private func unknownMethod(_ path: [String], of view: UIView, named own: String? = nil) -> [String]? {
    guard path.count == 1 else { return ["after a view comes one method, got \(path.joined(separator: "."))"] }
    // A script's own one.
    if app.context.look(at: path, of: view) {
      defer { app.context.state.stack.pop() }
      if app.context.state.stack.type(at: -1) == LUA_TFUNCTION { return nil }
    }
    guard let name = app.context.registry.className(of: view) else { return nil }
    return unknownMethod(path[0], ofClass: name, named: own)
  }

  private func unknownMethod(_ method: String, ofClass name: String, named own: String? = nil) -> [String]? {
    guard let names = app.context.registry.methodNames(ofClass: name), !names.contains(method) else { return nil }
    let called = witness.ownMethods.compactMap { $0.hasPrefix("\(own ?? name).") ? String($0.dropFirst((own ?? name).count + 1)) : nil }
    let near = Suggestion.nearest(to: method, among: names + called.sorted())
    return ["\(own ?? name) has no method '\(method)'" + (near.map { "; did you mean '\($0)'?" } ?? "")]
  }
}
