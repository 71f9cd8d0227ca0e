import Foundation
import Lua
import LunetteKit
@_spi(Lunette) import LunetteStage

extension Registry {
  static func events(_ r: RegistryBuilder) {
    r.type(UITouch.self, "UITouch", doc: "One finger on the screen, from the moment it lands until it lifts.") { c in
      c.property("phase", "What the finger did in the present event.", \.phase)
      c.property("timestamp", "The time of the touch's last change.", unit: .seconds, \.timestamp)
      c.property("tapCount", "The number of quick taps at this place, this one included.", \.tapCount)
      c.property("force", "How hard the finger presses: 1 for an average touch, 0 when it has lifted.", \.force)
      c.property("maximumPossibleForce", "The force of the hardest touch.", get: { _ in UITouch.maximumPossibleForce })
      c.property("view", "The view on which the finger landed, or nil.", \.view)
      c.property("window", "The window in which the finger landed, or nil.", \.window)
      c.property("gestureRecognizers", "The recognizers that get this touch.", \.gestureRecognizers)
      c.method("location", "The finger's place in a view's coordinates (nil: the window's).", "view", UITouch.location(in:))
      c.measured(in: .points)
      c.method(
        "previousLocation", "The finger's place at the event before, in a view's coordinates (nil: the window's).", "view",
        UITouch.previousLocation(in:))
      c.measured(in: .points)
    }
    r.type(UIEvent.self, "UIEvent", doc: "What happened to all fingers, or to the device, at one time.") { c in
      c.property("timestamp", "The time of the event.", unit: .seconds, \.timestamp)
      c.property("type", "The kind of event.", \.type)
      c.property("subtype", "The kind of motion or remote control event.", \.subtype)
      c.property("allTouches", "All fingers, in the order in which they landed.", \.touchesInOrder)
      c.method(
        "coalescedTouches", "The samples of a touch since the last event. A simulated touch has one sample: the touch itself.",
        args: "touch"
      ) {
        (event: UIEvent, touch: UITouch) in event.coalescedTouches(for: touch) ?? []
      }
      c.method("predictedTouches", "A guess of where a moving touch will be next.", args: "touch") {
        (event: UIEvent, touch: UITouch) in event.predictedTouches(for: touch) ?? []
      }
      c.method("touches", "The fingers that belong to a view, a window or a recognizer.", args: "owner") {
        (event: UIEvent, owner: TouchOwner) in event.touchesInOrder.filter(owner.owns)
      }
    }
  }

  static func gestures(_ r: RegistryBuilder) {
    r.type(UIGestureRecognizer.self, "UIGestureRecognizer", doc: "An object that watches the touches in a view for one kind of gesture.") {
      c in
      c.constructor { a in try recognizer(UIGestureRecognizer(), a) }
      c.initialActions { add($1, to: $0) }
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
      "state", "The state of the gesture. Classes made with `class` may set it.", get: { $0.state },
      set: { g, state in
        guard g.overrides != nil else { throw StateOfForeignRecognizer(recognizer: g) }
        g.state = state
      })
    c.property("view", "The view whose touches the recognizer watches, or nil.", \.view)
    c.property("name", "A name that messages show, or nil.", \.name)
    c.property("isEnabled", "Whether the recognizer gets touches. Setting it to false cancels a gesture.", \.isEnabled)
    c.property(
      "cancelsTouchesInView", "Whether views get touchesCancelled when the recognizer has recognized.",
      \.cancelsTouchesInView)
    c.property("delaysTouchesBegan", "Whether views get a touch only after the recognizer has failed.", \.delaysTouchesBegan)
    c.property("delaysTouchesEnded", "Whether views get the end of a touch only after the recognizer has failed.", \.delaysTouchesEnded)
    c.property("numberOfTouches", "The number of fingers that the recognizer tracks.", \.numberOfTouches)
    c.delegate(
      "delegate", GestureRecognizerDelegateMethods.self,
      get: { $0.delegate },
      own: { recognizer in
        guard let delegate = recognizer.delegate, delegate === recognizer.standardDelegate else { return nil }
        return delegate is any LuaObject ? delegate : standIn(of: recognizer)
      },
      set: { recognizer, adapter in
        // Apps set the delegate of a recognizer of UIKit's own for a while, and then the former one.
        if let adapter, let own = adapter.nativeObject, own === recognizer.standardDelegate || own === recognizer.companions[ModelObject.self] {
          recognizer.delegate = recognizer.standardDelegate
        } else {
          recognizer.delegate = adapter
        }
      })
    c.method("location", "The middle of the tracked touches, in a view's coordinates (nil: the window's).", "view", UIGestureRecognizer.location(in:))
    c.measured(in: .points)
    c.method(
      "locationOfTouch", "The place of one tracked touch, counted from 1, in a view's coordinates (nil: the window's).",
      args: "index", "view"
    ) {
      (g: UIGestureRecognizer, index: Int, view: UIView?) in g.location(ofTouch: index.fromZero, in: view)
    }
    c.measured(in: .points)
  }

  /// An object without members, for a delegate of UIKit's own that apps can only keep and set again.
  private static func standIn(of recognizer: UIGestureRecognizer) -> ModelObject {
    if let present = recognizer.companions[ModelObject.self] { return present }
    let new = ModelObject()
    recognizer.companions[ModelObject.self] = new
    return new
  }

  private static func recognizerInput(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.property("allowedTouchTypes", "The types of touches that the recognizer gets; a finger is \"direct\".", \.allowedTouchTypes)
    c.property("allowedPressTypes", "The types of buttons that the recognizer gets; a simulated device has none.", \.allowedPressTypes)
    c.property(
      "requiresExclusiveTouchType", "Whether the recognizer tracks touches of one type at a time. A simulated device has only one type.",
      \.requiresExclusiveTouchType)
    c.overridable(UIGestureRecognizer.Overridable.waitsForMore)
  }

  private static func recognizerTargets(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.method(
      "addTarget",
      "Adds an action: action(recognizer), or a target's method by name. It is called for began, changed, ended and cancelled.",
      args: "action"
    ) {
      (g: UIGestureRecognizer, rest: LuaArguments) in
      let action = try ScriptAction(rest)
      g.addTarget(identity: ScriptAction.Identity(rest).of(action)) { action.send($0) }
    }
    c.method(
      "removeTarget",
      "Removes an action: give the same function, or target and name. With a target and nil all actions of that target are removed, without arguments or "
        + "with nil in both places all.",
      args: "action"
    ) {
      (g: UIGestureRecognizer, rest: LuaArguments) in
      if rest.areAllNil { return g.removeAllTargets() }
      if rest.nameATargetOnly {
        let target = ScriptAction.Identity(rest)
        for identity in g.targetIdentities.compactMap({ $0 as? ScriptAction.Identity }) where identity.hasTarget(of: target) {
          g.removeTarget(identity: identity)
        }
        return
      }
      _ = try ScriptAction(rest)
      g.removeTarget(identity: ScriptAction.Identity(rest))
    }
  }

  private static func recognizerOverrides(_ c: ClassBuilder<UIGestureRecognizer>) {
    c.listProperty(
      "failureRequirements", "The recognizers that must fail before this one recognizes, in the order of requireToFail.",
      of: \.failureRequirements, present: \.recognizer)
    c.function(
      "transition", "The state that a recognizer gets if it is in `state` and its class assigns `wanted`; nil if nothing happens.",
      args: "state", "wanted"
    ) { (state: UIGestureRecognizer.State, wanted: UIGestureRecognizer.State) in state.transition(to: wanted) }
    c.method(
      "requireToFail", "This recognizer waits until another one has failed. If the other one recognizes, this one fails.", "other",
      UIGestureRecognizer.require(toFail:))
    c.method("require", "The same as requireToFail, UIKit's require(toFail:).", "toFail", UIGestureRecognizer.require(toFail:))
    c.method("ignore", "The recognizer no longer tracks a touch, and the touch is delivered to its view.", args: "touch", "event") {
      (g: UIGestureRecognizer, touch: UITouch, event: UIEvent?) in g.ignore(touch)
    }
    c.overridable(UIGestureRecognizer.Overridable.reset)
    c.overridable(UIGestureRecognizer.Overridable.canPrevent)
    c.overridable(UIGestureRecognizer.Overridable.canBePrevented)
    c.overridable(UIGestureRecognizer.Overridable.shouldRequireFailure)
    c.overridable(UIGestureRecognizer.Overridable.shouldBeRequiredToFail)
    c.overridable(UIGestureRecognizer.Overridable.touchesBegan)
    c.overridable(UIGestureRecognizer.Overridable.touchesMoved)
    c.overridable(UIGestureRecognizer.Overridable.touchesEnded)
    c.overridable(UIGestureRecognizer.Overridable.touchesCancelled)
  }

  private static func tap(_ r: RegistryBuilder) {
    r.type(
      UITapGestureRecognizer.self, "UITapGestureRecognizer", inherits: "UIGestureRecognizer", doc: "Recognizes one or more quick taps."
    ) { c in
      c.constructor { a in try recognizer(UITapGestureRecognizer(), a) }
      c.property("numberOfTapsRequired", "The number of taps.", \.numberOfTapsRequired)
      c.property("numberOfTouchesRequired", "The number of fingers.", \.numberOfTouchesRequired)
      c.property("buttonMaskRequired", "The button that must be pressed; a finger counts as the primary button.", \.buttonMaskRequired)
    }
  }

  private static func pan(_ r: RegistryBuilder) {
    r.type(UIPanGestureRecognizer.self, "UIPanGestureRecognizer", inherits: "UIGestureRecognizer", doc: "Recognizes fingers that move.") {
      c in
      c.constructor { a in try recognizer(UIPanGestureRecognizer(), a) }
      c.property("minimumNumberOfTouches", "The number of fingers that is needed to begin.", \.minimumNumberOfTouches)
      c.property("maximumNumberOfTouches", "The largest number of fingers with which the gesture can begin.", \.maximumNumberOfTouches)
      c.property(
        "allowedScrollTypesMask", "The kinds of scroll wheels that the recognizer follows; a simulated device has none.",
        \.allowedScrollTypesMask)
      c.method("translation", "The movement since the gesture began, along a view's axes.", "view", UIPanGestureRecognizer.translation(in:))
      c.measured(in: .points)
      c.method(
        "setTranslation", "Sets the translation that is counted from now on. It also sets the velocity to 0.", "translation", "view",
        UIPanGestureRecognizer.setTranslation(_:in:))
      c.method("velocity", "The velocity of the fingers, along a view's axes.", "view", UIPanGestureRecognizer.velocity(in:))
      c.measured(in: .pointsPerSecond)
    }
  }

  private static func edgePan(_ r: RegistryBuilder) {
    r.type(
      UIScreenEdgePanGestureRecognizer.self, "UIScreenEdgePanGestureRecognizer", inherits: "UIPanGestureRecognizer",
      doc: "Recognizes a finger that comes in from an edge of the screen."
    ) { c in
      c.constructor { a in try recognizer(UIScreenEdgePanGestureRecognizer(), a) }
      c.property("edges", "The edge from which the finger comes: one edge, or \"all\".", \.edges)
    }
  }

  private static func longPress(_ r: RegistryBuilder) {
    r.type(
      UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Recognizes fingers that stay on the screen."
    ) { c in
      c.constructor { a in try recognizer(UILongPressGestureRecognizer(), a) }
      c.property("numberOfTapsRequired", "The number of whole taps that must come before the press.", \.numberOfTapsRequired)
      c.property("numberOfTouchesRequired", "The number of fingers.", \.numberOfTouchesRequired)
      c.property("minimumPressDuration", "How long the fingers must stay.", unit: .seconds, \.minimumPressDuration)
      c.property("allowableMovement", "How far the fingers may move before the gesture begins.", unit: .points, \.allowableMovement)
    }
  }

  private static func swipe(_ r: RegistryBuilder) {
    r.type(
      UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Recognizes a quick movement in one direction."
    ) { c in
      c.constructor { a in try recognizer(UISwipeGestureRecognizer(), a) }
      c.property("direction", "The direction of the movement: one, or a list.", \.direction)
      c.property("numberOfTouchesRequired", "The number of fingers.", \.numberOfTouchesRequired)
    }
  }

  private static func pinch(_ r: RegistryBuilder) {
    r.type(
      UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Recognizes two fingers that move towards each other or apart."
    ) { c in
      c.constructor { a in try recognizer(UIPinchGestureRecognizer(), a) }
      c.property("scale", "The distance of the fingers divided by their distance when the gesture began.", \.scale)
      c.property("velocity", "The change of scale in one second.", \.velocity)
    }
  }

  private static func rotation(_ r: RegistryBuilder) {
    r.type(
      UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer", inherits: "UIGestureRecognizer",
      doc: "Recognizes two fingers that turn around each other."
    ) { c in
      c.constructor { a in try recognizer(UIRotationGestureRecognizer(), a) }
      c.property("rotation", "The angle since the gesture began; clockwise is positive.", unit: .radians, \.rotation)
      c.property("velocity", "The change of rotation.", unit: .radiansPerSecond, \.velocity)
    }
  }

  /// Every recognizer's constructor takes the keys `target` and `action`. Source: docs/lua-api.md 1.10
  private static func recognizer<R: UIGestureRecognizer>(_ recognizer: R, _ a: ConstructorArguments) throws -> R {
    let form = try a.takeAction(
      "Called as action(recognizer) for began, changed, ended and cancelled.", calledWith: ["recognizer": R.luaType.orDerived])
    if let form { add(form, to: recognizer) }
    return recognizer
  }

  fileprivate static func add(_ form: ActionForm, to recognizer: UIGestureRecognizer) {
    let action = ScriptAction(form)
    recognizer.addTarget(identity: ScriptAction.Identity(form).of(action)) { action.send($0) }
  }
}

/// The error when a script sets the state of a recognizer that isn't of its own class.
private struct StateOfForeignRecognizer: Error, CustomStringConvertible {
  /// `nonisolated(unsafe)`: a script and its errors stay on one thread.
  nonisolated(unsafe) let recognizer: UIGestureRecognizer

  var description: String {
    let name = ScriptContext.current.registry.declaration(of: recognizer)?.name ?? UIGestureRecognizer.luaName
    return "\(name).state is for the recognizer itself to assign; make one of your own with class(\"Name\", \(name)), "
      + "or set isEnabled = false to end its gesture"
  }
}
