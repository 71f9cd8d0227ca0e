import Foundation

/// The fields of layers whose class was made at run time.
package protocol LayerFields: AnyObject {
  /// The value of a field, its class's own where the layer has none; nil without one that can be animated.
  func value(ofField name: String, of layer: CALayer) -> LayerValue?
  /// Sets fields; nobody hears of it.
  func set(_ fields: [(name: String, value: LayerValue)], of layer: CALayer)
  /// Runs `work` while fields have other values.
  func exchange(_ fields: [(name: String, value: LayerValue)], of layer: CALayer, during work: () -> Void)
}

/// Properties that a class made at run time adds, if its `needsDisplayForKey` is true for them: a change draws the layer anew, and so does an
/// animation in each frame. Source: docs/rules/layers.md 1.4
extension CALayer {
  private var fields: (any LayerFields)? { overrides as? any LayerFields }

  /// The property of the class's own that has this name.
  final func ownProperty(named key: String) -> LayerProperty? {
    guard let fields, Overridable.needsDisplayForKey(self, key), let value = fields.value(ofField: key, of: self) else { return nil }
    // Copies have it, too.
    detail.values[key] = value
    return LayerProperty(
      key, inViews: .notAtAll, isImplicit: false, redraws: true,
      get: { $0.fields?.value(ofField: key, of: $0) ?? $0.details?.values[key] ?? .number(0) }, set: { $0.detail.values[key] = $1 })
  }

  /// What is between the moments before and after an assignment to a field: what was shown, and the action that its class has for the change.
  package struct FieldChange {
    fileprivate let shown: CALayer
    fileprivate let action: (any CAAction)?
  }

  /// Called before a script assigns a field; nil for one that isn't drawn.
  package final func willChangeField(_ name: String) -> FieldChange? {
    guard isModel, ownProperty(named: name) != nil else { return nil }
    let isAnimated = (view?.window != nil || isCommitted) && !simulation.animations.transaction.disableActions
    return FieldChange(shown: shownValues(), action: isAnimated ? Overridable.actionForKey(self, name).action : nil)
  }

  package final func didChangeField(_ name: String, to value: LayerValue?, _ change: FieldChange) {
    detail.values[name] = value
    setNeedsDisplay()
    switch change.action {
    case nil, is NSNull: return
    case let action as CAPropertyAnimation: add(action.animating(name), forKey: name, shown: change.shown, isNew: false)
    case let action as CAAnimationGroup: add(action, forKey: name, shown: change.shown, isNew: false)
    case let action?: action.run(forKey: name, object: self)
    }
  }

  /// The class's own properties that are animated now, with the values of this moment.
  private var shownFields: [(name: String, value: LayerValue)] {
    guard overrides != nil, animations.contains(where: \.redraws) else { return [] }
    let shown = shownValues()
    return Set(animations.flatMap(\.ownKeys)).sorted().compactMap { key in shown.details?.values[key].map { (key, $0) } }
  }

  /// Draws with the values that are shown.
  final func withShownFields(_ draw: () -> Void) {
    let shown = shownFields
    guard !shown.isEmpty, let fields else { return draw() }
    fields.exchange(shown, of: self, during: draw)
  }

  /// Makes a presentation an object of this layer's class, with its fields as they are shown.
  final func giveFields(to presentation: CALayer) {
    guard let overrides else { return }
    let shown = shownFields
    overrides.adopt(presentation, asCopyOf: self)
    if !shown.isEmpty { fields?.set(shown, of: presentation) }
  }
}

extension AttachedAnimation {
  /// The names of its layer's own properties that it changes.
  fileprivate var ownKeys: [String] { (target.map { $0.property.redraws ? [$0.property.key] : [] } ?? []) + children.flatMap(\.ownKeys) }
  /// Whether its layer is drawn in each frame.
  var redraws: Bool { target?.property.redraws == true || children.contains(where: \.redraws) }
}
