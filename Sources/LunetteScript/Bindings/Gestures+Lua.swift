import Foundation
import Lua
import LunetteKit

extension Registry {
  static func events(_ r: RegistryBuilder) {
    r.type(UITouch.self, "UITouch", doc: "One finger on the screen, from the moment it lands until it lifts.") { c in
      c.property("phase", "What it does now.", \.phase)
      c.property("timestamp", "When it last changed. Seconds.", \.timestamp)
      c.property("tapCount", "How many quick taps at this place, this one included.", \.tapCount)
      c.property("view", "The view it landed on.", \.view)
      c.property("window", "The window it landed in.", \.window)
      c.property("gestureRecognizers", "The recognizers that get this touch.", \.gestureRecognizers)
      c.method("location", "Where it is, in a view (nil: the window). Points.", args: "view") { (t: UITouch, view: UIView?) in
        t.location(in: view)
      }
      c.method("previousLocation", "Where it was in the event before. Points.", args: "view") {
        (t: UITouch, view: UIView?) in t.previousLocation(in: view)
      }
    }
    r.type(UIEvent.self, "UIEvent", doc: "What happened at one moment to all fingers.") { c in
      c.property("timestamp", "Seconds.", \.timestamp)
      c.property("type", "touches, motion or remoteControl.", \.type)
      c.property("subtype", "What a motion or remote-control event is about.", \.subtype)
      c.property("allTouches", "All fingers, in the order in which they went down.", \.touchesInOrder)
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
      observing(c)
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
        guard g.overrides != nil else { throw StateOfForeignRecognizer(recognizer: g) }
        g.state = state
      })
    c.property("view", "The view it watches.", \.view)
    c.property("name", "A name for messages.", \.name)
    c.property("isEnabled", "Turned off in a gesture, it is cancelled.", \.isEnabled)
    c.property(
      "cancelsTouchesInView", "On recognition the views' touches are cancelled.",
      \.cancelsTouchesInView)
    c.property("delaysTouchesBegan", "Views hear of a touch only when it has failed.", \.delaysTouchesBegan)
    c.property("delaysTouchesEnded", "Views hear of a lift only when it has failed.", \.delaysTouchesEnded)
    c.property("numberOfTouches", "How many fingers it tracks.", \.numberOfTouches)
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
    c.property("allowedTouchTypes", "Touches of other types are never offered to it; a finger is \"direct\".", \.allowedTouchTypes)
    c.property("allowedPressTypes", "Buttons that it takes; there are none here.", \.allowedPressTypes)
    c.property(
      "requiresExclusiveTouchType", "It tracks touches of one type at a time; there is one type here.", \.requiresExclusiveTouchType)
    c.overridable(UIGestureRecognizer.Overridable.waitsForMore)
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
    c.overridable(UIGestureRecognizer.Overridable.reset)
    c.overridable(UIGestureRecognizer.Overridable.canPrevent)
    c.overridable(UIGestureRecognizer.Overridable.canBePrevented)
    c.overridable(UIGestureRecognizer.Overridable.touchesBegan)
    c.overridable(UIGestureRecognizer.Overridable.touchesMoved)
    c.overridable(UIGestureRecognizer.Overridable.touchesEnded)
    c.overridable(UIGestureRecognizer.Overridable.touchesCancelled)
  }

  private static func tap(_ r: RegistryBuilder) {
    r.type(UITapGestureRecognizer.self, "UITapGestureRecognizer", inherits: "UIGestureRecognizer", doc: "One or more quick taps.") { c in
      c.constructor { a in try recognizer(UITapGestureRecognizer(), a) }
      c.property("numberOfTapsRequired", "Taps in a row.", \.numberOfTapsRequired)
      c.property("numberOfTouchesRequired", "Fingers.", \.numberOfTouchesRequired)
      c.property("buttonMaskRequired", "A finger counts as the primary button.", \.buttonMaskRequired)
    }
  }

  private static func pan(_ r: RegistryBuilder) {
    r.type(UIPanGestureRecognizer.self, "UIPanGestureRecognizer", inherits: "UIGestureRecognizer", doc: "Fingers that move.") { c in
      c.constructor { a in try recognizer(UIPanGestureRecognizer(), a) }
      c.property("minimumNumberOfTouches", "Fingers it needs to begin.", \.minimumNumberOfTouches)
      c.property("maximumNumberOfTouches", "Fingers with which it may begin.", \.maximumNumberOfTouches)
      c.property("allowedScrollTypesMask", "Scroll wheels that it follows; there are none here.", \.allowedScrollTypesMask)
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
      c.property("edges", "Where the finger comes in: one edge, or \"all\".", \.edges)
    }
  }

  private static func longPress(_ r: RegistryBuilder) {
    r.type(
      UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer", inherits: "UIGestureRecognizer", doc: "Fingers that stay."
    ) { c in
      c.constructor { a in try recognizer(UILongPressGestureRecognizer(), a) }
      c.property("numberOfTapsRequired", "Full taps before the press.", \.numberOfTapsRequired)
      c.property("numberOfTouchesRequired", "Fingers.", \.numberOfTouchesRequired)
      c.property("minimumPressDuration", "How long they must stay. Seconds.", \.minimumPressDuration)
      c.property("allowableMovement", "How far they may move before it begins. Points.", \.allowableMovement)
    }
  }

  private static func swipe(_ r: RegistryBuilder) {
    r.type(
      UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer", inherits: "UIGestureRecognizer", doc: "A quick movement one way."
    ) { c in
      c.constructor { a in try recognizer(UISwipeGestureRecognizer(), a) }
      c.property("direction", "Where the fingers go: one way or a list.", \.direction)
      c.property("numberOfTouchesRequired", "Fingers.", \.numberOfTouchesRequired)
    }
  }

  private static func pinch(_ r: RegistryBuilder) {
    r.type(
      UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Two fingers that come together or go apart."
    ) { c in
      c.constructor { a in try recognizer(UIPinchGestureRecognizer(), a) }
      c.property("scale", "The fingers' distance against that at the begin.", \.scale)
      c.property("velocity", "Scale per second.", \.velocity)
    }
  }

  private static func rotation(_ r: RegistryBuilder) {
    r.type(
      UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Two fingers that turn about each other."
    ) { c in
      c.constructor { a in try recognizer(UIRotationGestureRecognizer(), a) }
      c.property("rotation", "Since the begin, clockwise. Radians.", \.rotation)
      c.property("velocity", "Radians per second.", \.velocity)
    }
  }

  /// Every recognizer's constructor takes the key `action`. Source: docs/lua-api.md 1.10
  private static func recognizer<R: UIGestureRecognizer>(_ recognizer: R, _ a: ConstructorArguments) throws -> R {
    if let action = try a.take("action", as: IdentifiedAction.self, "action(recognizer): it has recognized, or its gesture goes on.") {
      recognizer.addTarget(identity: action.identity) { action.callback.call($0) }
    }
    return recognizer
  }
}

/// A constructor's action; the same function is recognized as the same action.
private struct IdentifiedAction: LuaReadable {
  let callback: Callback
  let identity: ScriptAction.Identity

  static var luaTypeName: String { LuaFunction.luaTypeName }
  static var luaType: LuaType { LuaFunction.luaType }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> IdentifiedAction {
    IdentifiedAction(callback: Callback(try LuaFunction.read(stack, at: index)), identity: ScriptAction.Identity(functionAt: index, stack))
  }
}

/// The error when a script sets the state of a recognizer that isn't of its own class.
private struct StateOfForeignRecognizer: Error, CustomStringConvertible {
  let recognizer: UIGestureRecognizer

  var description: String {
    let name = ScriptContext.current.registry.declaration(of: recognizer)?.name ?? UIGestureRecognizer.luaName
    return "\(name).state is for the recognizer itself to assign; make one of your own with class(\"Name\", \(name)), "
      + "or set isEnabled = false to end its gesture"
  }
}
