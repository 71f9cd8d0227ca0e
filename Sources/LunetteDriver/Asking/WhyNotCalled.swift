import Foundation
import Lua
@_spi(Lunette) import LunetteKit
import LunetteLog
import LunetteScript

/// Why a delegate's method was not called.
extension Why {
  func notCalled(_ method: String, _ moment: Moment?) -> WhyAnswer {
    var answer = WhyAnswer("not-called \(method)")
    var calls: [(count: Int, origin: Origin)] = []
    var reasons: [String] = []
    var isOfClasses = false
    var known: [String] = []
    let witness = self.witness(moment, keepsLayers: true) { app, witness in
      let classes = app.context.registry.owners(ofOverridable: method)
      known = app.context.registry.overridableNames
      isOfClasses = !classes.isEmpty && ScriptContext.askers(ofMethod: method).isEmpty
      reasons = isOfClasses ? Self.reasons(method, ofClasses: classes, app, witness) : Self.reasons(method, app, witness)
    }
    witness.callBegan = { [unowned witness] name, _, app in
      guard name == method else { return }
      var here = witness.origin(hostWork: nil)
      if let app { here.moment = Moment(app: app.launchNumber, .call(frame: app.coming, number: app.nextCall, done: 0)) }
      calls = [((calls.first?.count ?? 0) + 1, here)]
    }
    _ = witness.watch(run, options)
    if let last = calls.last {
      answer.add("it was called \(last.count == 1 ? "once" : "\(last.count) times"), last:")
      answer.add(last.origin, depth: 1)
      answer.moment = last.origin.moment
      return answer
    }
    if !isOfClasses, case .some(let meant) = ScriptContext.delegateMethod(meantBy: method) {
      let hint = meant ?? Suggestion.nearest(to: method, among: known)
      return failed(answer, ["UIKit calls no method '\(method)'" + (hint.map { "; did you mean '\($0)'?" } ?? "")])
    }
    if reasons.isEmpty { reasons = ["nothing that was to call it has happened"] }
    answer.add("\(method) was never called:")
    for reason in reasons { answer.add(reason, 1) }
    if let story = witness.story, Self.fingersWork.contains(where: method.contains) {
      answer.add("the last touch went so:", 1)
      for line in story.lines.suffix(8) { answer.add(line, 2) }
    }
    return answer
  }

  /// What names of methods have that are called because of a finger. Ours
  private static let fingersWork = [
    "elect", "ighlight", "croll", "rag", "Zoom", "ecelerat", "dit", "ouch", "esture", "ecognize", "eceive", "wipe", "Return", "hange", "Click", "lear",
    "ismiss", "ccessory", "oveRow", "oveItem",
  ]

  private static func reasons(_ method: String, _ app: ScenarioApp, _ witness: Witness) -> [String] {
    var reasons: [String] = []
    let askers = ScriptContext.askers(ofMethod: method)
    let isOfApp = app.context.writtenMethods(of: app.delegate)
    var isMet = false
    for view in witness.views(of: app) {
      let names = app.classNames(of: view)
      guard askers.contains(where: { names.contains($0) || $0 == "UIScrollView" && view is UIScrollView }) || askers.isEmpty && view is ListView else {
        continue
      }
      isMet = true
      reasons += Self.reasons(method, of: view, app)
    }
    if !isMet {
      if let near = isOfApp.first(where: { ScriptContext.isNear($0, to: method) }) {
        reasons.append("the plugin has '\(near)', which nothing calls: its name must be '\(method)'")
      } else if !askers.isEmpty {
        reasons.append("the app has no \(askers.joined(separator: " or ")), which is what calls it")
      }
    }
    return reasons
  }

  /// For a method that classes of scripts may have, such as `viewDidAppear`.
  private static func reasons(_ method: String, ofClasses classes: [String], _ app: ScenarioApp, _ witness: Witness) -> [String] {
    let views = witness.views(of: app)
    var objects: [any LuaObject] = views
    var seen: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController?) {
      guard let controller, seen.insert(ObjectIdentifier(controller)).inserted else { return }
      objects.append(controller)
      for child in controller.children { add(child) }
      add(controller.presentedViewController)
    }
    for window in app.simulation.application.windows { add(window.rootViewController) }
    for view in views { add(view.next as? UIViewController) }
    var reasons: [String] = []
    for object in objects where !Set(app.context.registry.classNames(ofObject: object)).isDisjoint(with: classes) {
      let written = app.context.writtenMethods(of: object)
      let controller = object as? UIViewController
      let name = controller.map { app.context.className(of: $0) + ($0.title.map { " \"\($0)\"" } ?? "") } ?? app.name(object)
      if written.contains(method) {
        let view = controller.map { $0.viewIfLoaded } ?? object as? UIView
        if let view {
          reasons.append("\(name) has it, but " + (view.window == nil ? "it is in no window" : "nothing that was to call it has happened"))
        } else {
          reasons.append("\(name) has it, but its view was never loaded: nothing has shown it")
        }
      } else if let near = written.first(where: { app.context.registry.owners(ofOverridable: $0).isEmpty && ScriptContext.isNear($0, to: method) }) {
        reasons.append("\(name) has '\(near)', which nothing calls: its name must be '\(method)'")
      }
    }
    if reasons.isEmpty { reasons = ["no class of the app has a method '\(method)'; UIKit calls it for classes below \(classes.joined(separator: ", "))"] }
    return reasons.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func reasons(_ method: String, of view: UIView, _ app: ScenarioApp) -> [String] {
    var reasons: [String] = []
    let name = app.name(view)
    let isOfSource = view is ListView && dataSourceMethods.contains(method)
    let delegate = isOfSource ? dataSource(of: view) : delegate(of: view)
    if let delegate = delegate as? ScriptDelegate {
      if !delegate.has(methodNamed: method) {
        let written = delegate.writtenMethods
        if let near = written.first(where: { ScriptContext.isNear($0, to: method) }) {
          reasons.append(
            "the \(isOfSource ? "dataSource" : "delegate") of \(name) has no '\(method)', but '\(near)', which nothing calls: its name must be '\(method)'")
        } else {
          reasons.append(
            "the \(isOfSource ? "dataSource" : "delegate") of \(name) has no method '\(method)'"
              + (written.isEmpty ? "" : "; it has \(written.prefix(8).joined(separator: ", "))"))
        }
        return reasons
      }
    } else if delegate == nil {
      reasons.append("\(name) has no \(isOfSource ? "dataSource" : "delegate")")
    }
    if view.window == nil {
      reasons.append("\(name) is in no window")
    } else if view.window?.isHidden == true {
      reasons.append("the window of \(name) is hidden")
    }
    if view.bounds.height <= 0 || view.bounds.width <= 0 {
      reasons.append("\(name) has no height or width: \(formatted(view.bounds.width)) x \(formatted(view.bounds.height))")
    }
    if let list = view as? ListView {
      let rows = (0..<list.numberOfSections).reduce(0) { $0 + list.rowCount(inSection: $1) }
      if rows == 0, method != "numberOfRowsInSection", method != "numberOfItemsInSection" { reasons.append("\(name) has no rows") }
      if method.contains("elect"), !list.allowsSelection { reasons.append("selection is off in \(name): allowsSelection is false") }
    }
    if let control = view as? UIControl, !control.isEnabled { reasons.append("\(name) is disabled") }
    if let scroll = view as? UIScrollView, method.hasPrefix("scrollView") || method.contains("croll"), !scroll.isScrollEnabled {
      reasons.append("scrolling is off in \(name): isScrollEnabled is false")
    }
    return reasons
  }

  /// Source: Apple, UITableViewDataSource and UICollectionViewDataSource, by their names for scripts
  private static let dataSourceMethods: Set<String> = [
    "numberOfRowsInSection", "cellForRowAt", "numberOfSections", "titleForHeaderInSection", "titleForFooterInSection", "canEditRowAt", "canMoveRowAt",
    "commit", "commitEditingStyle", "moveRowAt", "sectionIndexTitles", "numberOfItemsInSection", "cellForItemAt", "viewForSupplementaryElementOfKind",
    "canMoveItemAt", "moveItemAt",
  ]

  private static func delegate(of view: UIView) -> AnyObject? {
    switch view {
    case let scroll as UIScrollView: scroll.delegate
    case let field as UITextField: field.delegate
    case let picker as UIPickerView: picker.delegate
    default: nil
    }
  }

  private static func dataSource(of view: UIView) -> AnyObject? {
    switch view {
    case let table as UITableView: table.dataSource
    case let list as UICollectionView: list.dataSource
    default: nil
    }
  }
}
