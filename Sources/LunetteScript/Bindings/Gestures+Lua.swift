import Foundation
import Lua
import LunetteKit

extension Registry {
  static func events(_ r: RegistryBuilder) {
    r.type(UITouch.self, "UITouch", doc: "One finger on the screen, from the moment it lands until it lifts.") { c in
      c.property("phase", "What it does now.", get: { $0.phase })
      c.property("timestamp", "When it last changed. Seconds.", get: { $0.timestamp })
      c.property("tapCount", "How many quick taps at this place, this one included.", get: { $0.tapCount })
      c.property("view", "The view it landed on.", get: { $0.view })
      c.property("window", "The window it landed in.", get: { $0.window })
      c.property("gestureRecognizers", "The recognizers that get this touch.", get: { $0.gestureRecognizers })
      c.method("location", "Where it is, in a view (nil: the window). Points.", args: "view") { (t: UITouch, view: UIView?) in
        t.location(in: view)
      }
      c.method("previousLocation", "Where it was in the event before. Points.", args: "view") {
        (t: UITouch, view: UIView?) in t.previousLocation(in: view)
      }
    }
    r.type(UIEvent.self, "UIEvent", doc: "What happened at one moment to all fingers.") { c in
      c.property("timestamp", "Seconds.", get: { $0.timestamp })
      c.property("type", "touches, motion or remoteControl.", get: { $0.type })
      c.property("subtype", "What a motion or remote-control event is about.", get: { $0.subtype })
      c.property("allTouches", "All fingers, in the order in which they went down.", get: { $0.touchesInOrder })
      c.method(
        "coalescedTouches", "The finer samples of a touch since the last event; nothing is merged, so it is the touch itself.",
        args: "touch"
      ) {
        (event: UIEvent, touch: UITouch) in event.coalescedTouches(for: touch) ?? []
      }
      c.method("predictedTouches", "A guess at a moved touch's next sample.", args: "touch") {
        (event: UIEvent, touch: UITouch) in event.predictedTouches(for: touch) ?? []
      }
      c.method("touches", "The fingers that belong to a view, a window or a recognizer.", args: "owner") {
        (event: UIEvent, owner: TouchOwner) in event.touchesInOrder.filter(owner.owns)
      }
    }
  }

  static func gestures(_ r: RegistryBuilder) {
    r.type(UIGestureRecognizer.self, "UIGestureRecognizer", doc: "Watches the touches of a view for one kind of gesture.") { c in
      c.constructor { a in try recognizer(UIGestureRecognizer(), a) }
      recognizerState(c)
      recognizerInput(c)
      recognizerTargets(c)
      recognizerOverrides(c)
    }
    tap(r)
    pan(r)
    edgePan(r)
    longPress(r)
    swipe(r)
    pinch(r)
    rotation(r)
  }

  private static func recognizerState(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.property(
      "state", "Where it is in its gesture. A class made with `class` may assign it.", get: { $0.state },
      set: { g, state in
        guard g.overrides != nil else { throw StateOfStranger(recognizer: g) }
        g.state = state
      })
    c.property("view", "The view it watches.", get: { $0.view })
    c.property("name", "A name for messages.", get: { $0.name }, set: { $0.name = $1 })
    c.property("isEnabled", "Turned off in a gesture, it is cancelled.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    c.property(
      "cancelsTouchesInView", "On recognition the views' touches are cancelled.",
      get: { $0.cancelsTouchesInView }, set: { $0.cancelsTouchesInView = $1 })
    c.property(
      "delaysTouchesBegan", "Views hear of a touch only when it has failed.",
      get: { $0.delaysTouchesBegan }, set: { $0.delaysTouchesBegan = $1 })
    c.property(
      "delaysTouchesEnded", "Views hear of a lift only when it has failed.",
      get: { $0.delaysTouchesEnded }, set: { $0.delaysTouchesEnded = $1 })
    c.property("numberOfTouches", "How many fingers it tracks.", get: { $0.numberOfTouches })
    c.property(
      "delegate", "A table with UIGestureRecognizerDelegate's methods.",
      get: { ScriptDelegate.table(of: $0).map(DelegateTable<GestureDelegateMethods>.init) },
      set: { ScriptGestureDelegate.attach($1?.script, to: $0) })
    c.method("location", "The middle of its touches, in a view (nil: the window). Points.", args: "view") {
      (g: UIGestureRecognizer, view: UIView?) in g.location(in: view)
    }
    c.method("locationOfTouch", "One of its touches, from 1, in a view. Points.", args: "index", "view") {
      (g: UIGestureRecognizer, index: Int, view: UIView?) in g.location(ofTouch: index.fromZero, in: view)
    }
  }

  private static func recognizerInput(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.property(
      "allowedTouchTypes", "Touches of other types are never offered to it; a finger is \"direct\".",
      get: { $0.allowedTouchTypes }, set: { $0.allowedTouchTypes = $1 })
    c.property(
      "allowedPressTypes", "Buttons that it takes; there are none here.", get: { $0.allowedPressTypes }, set: { $0.allowedPressTypes = $1 })
    c.property(
      "requiresExclusiveTouchType", "It tracks touches of one type at a time; there is one type here.",
      get: { $0.requiresExclusiveTouchType }, set: { $0.requiresExclusiveTouchType = $1 })
    c.method(
      "waitsForMore",
      "Whether it waits for another finger: it has lost its last one without a decision. A class with a touchesEnded of its own does so for "
        + "0.35 s; overridden, it waits until it decides, or not at all."
    ) { (g: UIGestureRecognizer) in g.waitsForMore }
  }

  private static func recognizerTargets(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.method(
      "addTarget", "For began, changed, ended and cancelled calls action(recognizer), or a target's method by name.", args: "action"
    ) {
      (g: UIGestureRecognizer, rest: LuaArguments) in
      let action = try ScriptAction(rest)
      g.addTarget(identity: ScriptAction.Identity(rest)) { action.send($0) }
    }
    c.method(
      "removeTarget", "Takes an action away again: the same function, or target and name; all of them without arguments.", args: "action"
    ) {
      (g: UIGestureRecognizer, rest: LuaArguments) in
      if rest.count == 0 { return g.removeAllTargets() }
      _ = try ScriptAction(rest)
      g.removeTarget(identity: ScriptAction.Identity(rest))
    }
  }

  private static func recognizerOverrides(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.property(
      "failureRequirements", "Those that it requires to fail, in the order in which it was told.",
      get: { $0.failureRequirements.compactMap(\.recognizer) })
    c.function(
      "transition", "What becomes of a recognizer in a state whose class assigns another; nil where nothing happens.",
      args: "state", "wanted"
    ) { (state: UIGestureRecognizer.State, wanted: UIGestureRecognizer.State) in state.transition(to: wanted) }
    c.method("requireToFail", "Waits until another recognizer has failed.", args: "other") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.require(toFail: other)
    }
    c.method("ignore", "Leaves a touch to its view.", args: "touch", "event") {
      (g: UIGestureRecognizer, touch: UITouch, event: UIEvent?) in g.ignore(touch)
    }
    c.method("reset", "Back to the start. Meant to be overridden.") { (g: UIGestureRecognizer) in g.reset() }
    c.method("canPrevent", "Whether its recognition fails another. Meant to be overridden.", args: "other") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canPrevent(other)
    }
    c.method("canBePrevented", "Whether another's recognition fails it. Meant to be overridden.", args: "other") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canBePrevented(by: other)
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let name = "touches" + "\(phase)".prefix(1).uppercased() + "\(phase)".dropFirst()
      c.method(name, "Touches \(phase). Meant to be overridden.", args: "touches", "event") {
        (g: UIGestureRecognizer, touches: [UITouch], event: UIEvent) in g.receive(phase, Set(touches), event)
      }
    }
  }

  private static func tap(_ r: RegistryBuilder) {
    r.type(UITapGestureRecognizer.self, "UITapGestureRecognizer", inherits: "UIGestureRecognizer", doc: "One or more quick taps.") { c in
      c.constructor { a in try recognizer(UITapGestureRecognizer(), a) }
      c.property("numberOfTapsRequired", "Taps in a row.", get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = $1 })
      c.property("numberOfTouchesRequired", "Fingers.", get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
      c.property(
        "buttonMaskRequired", "A finger counts as the primary button.", get: { $0.buttonMaskRequired }, set: { $0.buttonMaskRequired = $1 })
    }
  }

  private static func pan(_ r: RegistryBuilder) {
    r.type(UIPanGestureRecognizer.self, "UIPanGestureRecognizer", inherits: "UIGestureRecognizer", doc: "Fingers that move.") { c in
      c.constructor { a in try recognizer(UIPanGestureRecognizer(), a) }
      c.property(
        "minimumNumberOfTouches", "Fingers it needs to begin.",
        get: { $0.minimumNumberOfTouches }, set: { $0.minimumNumberOfTouches = $1 })
      c.property(
        "maximumNumberOfTouches", "Fingers with which it may begin.",
        get: { $0.maximumNumberOfTouches }, set: { $0.maximumNumberOfTouches = $1 })
      c.property(
        "allowedScrollTypesMask", "Scroll wheels that it follows; there are none here.",
        get: { $0.allowedScrollTypesMask }, set: { $0.allowedScrollTypesMask = $1 })
      c.method("translation", "Movement since it began, in a view's axes. Points.", args: "view") {
        (pan: UIPanGestureRecognizer, view: UIView?) in pan.translation(in: view)
      }
      c.method("setTranslation", "Counts from this translation on.", args: "translation", "view") {
        (pan: UIPanGestureRecognizer, translation: CGPoint, view: UIView?) in pan.setTranslation(translation, in: view)
      }
      c.method("velocity", "Points per second, in a view's axes.", args: "view") {
        (pan: UIPanGestureRecognizer, view: UIView?) in pan.velocity(in: view)
      }
    }
  }

  private static func edgePan(_ r: RegistryBuilder) {
    r.type(
      UIScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer", inherits: "UIPanGestureRecognizer",
      doc: "A finger that comes in from an edge of the screen."
    ) { c in
      c.constructor { a in try recognizer(UIScreenEdgePanGestureRecognizer(), a) }
      c.property("edges", "Where the finger comes in: one edge, or \"all\".", get: { $0.edges }, set: { $0.edges = $1 })
    }
  }

  private static func longPress(_ r: RegistryBuilder) {
    r.type(
      UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer", inherits: "UIGestureRecognizer", doc: "Fingers that stay."
    ) { c in
      c.constructor { a in try recognizer(UILongPressGestureRecognizer(), a) }
      c.property(
        "numberOfTapsRequired", "Full taps before the press.", get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = $1 })
      c.property("numberOfTouchesRequired", "Fingers.", get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
      c.property(
        "minimumPressDuration", "How long they must stay. Seconds.",
        get: { $0.minimumPressDuration }, set: { $0.minimumPressDuration = $1 })
      c.property(
        "allowableMovement", "How far they may move before it begins. Points.",
        get: { $0.allowableMovement }, set: { $0.allowableMovement = $1 })
    }
  }

  private static func swipe(_ r: RegistryBuilder) {
    r.type(
      UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer", inherits: "UIGestureRecognizer", doc: "A quick movement one way."
    ) { c in
      c.constructor { a in try recognizer(UISwipeGestureRecognizer(), a) }
      c.property("direction", "Where the fingers go: one way or a list.", get: { $0.direction }, set: { $0.direction = $1 })
      c.property("numberOfTouchesRequired", "Fingers.", get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = $1 })
    }
  }

  private static func pinch(_ r: RegistryBuilder) {
    r.type(
      UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Two fingers that come together or go apart."
    ) { c in
      c.constructor { a in try recognizer(UIPinchGestureRecognizer(), a) }
      c.property("scale", "The fingers' distance against that at the begin.", get: { $0.scale }, set: { $0.scale = $1 })
      c.property("velocity", "Scale per second.", get: { $0.velocity })
    }
  }

  private static func rotation(_ r: RegistryBuilder) {
    r.type(
      UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Two fingers that turn about each other."
    ) { c in
      c.constructor { a in try recognizer(UIRotationGestureRecognizer(), a) }
      c.property("rotation", "Since the begin, clockwise. Radians.", get: { $0.rotation }, set: { $0.rotation = $1 })
      c.property("velocity", "Radians per second.", get: { $0.velocity })
    }
  }

  /// `action` is a key of every recognizer's constructor. Source: lua-api.md 1.10
  private static func recognizer<R: UIGestureRecognizer>(_ recognizer: R, _ a: ConstructorArguments) throws -> R {
    if let action = try a.take("action", as: IdentifiedAction.self, "action(recognizer): it has recognized, or its gesture goes on.") {
      recognizer.addTarget(identity: action.identity) { action.callback.call($0) }
    }
    return recognizer
  }
}

/// A constructor's action, known again by its function.
private struct IdentifiedAction: LuaReadable {
  let callback: Callback
  let identity: ScriptAction.Identity

  static var luaTypeName: String { LuaFunction.luaTypeName }
  static var luaType: LuaType { LuaFunction.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> IdentifiedAction {
    IdentifiedAction(callback: Callback(try LuaFunction.read(stack, at: index)), identity: ScriptAction.Identity(functionAt: index, stack))
  }
}

/// A script sets the state of a recognizer that isn't of its own class.
private struct StateOfStranger: Error, CustomStringConvertible {
  let recognizer: UIGestureRecognizer

  var description: String {
    let name = Registry.shared.declaration(of: recognizer)?.name ?? UIGestureRecognizer.luaName
    return "\(name).state is for the recognizer itself to assign; make one of your own with class(\"Name\", \(name)), "
      + "or set isEnabled = false to end its gesture"
  }
}

extension UIGestureRecognizer {
  /// The class's own method for a phase, which is what `super` means to a script.
  fileprivate func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}
