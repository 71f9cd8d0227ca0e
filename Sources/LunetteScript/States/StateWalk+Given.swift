import Lua
@_spi(Lunette) import LunetteKit

/// What scripts give objects of the host by methods, so that no property that can be set has it. Source: docs/rules/exploring.md 1
extension StateWalk {
  func writeGiven(to object: AnyObject) {
    switch object {
    case let path as UIBezierPath: state.any(path.cgPath)
    case let semaphore as ScriptSemaphore: semaphore.writeGiven(to: state)
    case let group as ScriptGroup: group.writeGiven(to: state)
    case let item as ScriptWorkItem: item.writeGiven(to: state)
    case let operation as ScriptOperation: operation.writeGiven(to: state)
    case let queue as ScriptOperationQueue: state.objects(queue.operations, named: ".operations")
    case let manager as UndoManager: write(manager)
    case let registration as UICollectionViewCellRegistration: if let cause = registration.cause { state.any(cause) }
    case let registration as UICollectionViewSupplementaryRegistration: if let cause = registration.cause { state.any(cause) }
    case let center as SimulatedNotificationCenter: write(center)
    case let element as UIDeferredMenuElement: if let cause = element.cause { state.any(cause) }
    case let action as UIAccessibilityCustomAction: if let cause = action.cause { state.any(cause) }
    case let animator as UIDynamicAnimator: state.objects(animator.behaviors, named: ".behaviors")
    case let behavior as UIDynamicBehavior:
      state.objects(behavior.childBehaviors, named: ".childBehaviors")
      state.objects(behavior.views, named: ".items")
      if let cause = behavior.cause { state.any(cause) }
    default: break
    }
  }

  func writeGiven(to view: UIView) {
    if let priorities = view.givenPriorities { for priority in priorities { state.number(Double(priority)) } }
    if !view.layoutGuides.isEmpty { state.objects(view.layoutGuides, named: ".layoutGuides") }
    switch view {
    case let button as UIButton:
      for looks in button.givenLooks {
        // That of the normal state alone is what the button shows.
        for (number, value) in looks where looks.count > 1 || number != UIControl.State.normal.rawValue {
          state.word(UInt64(number))
          state.any(value)
        }
      }
    case let stack as UIStackView:
      state.objects(stack.arrangedSubviews, named: ".arrangedSubviews")
      for view in stack.arrangedSubviews { state.number(stack.customSpacing(after: view)) }
    default: break
    }
    write(view.ownTraits)
    let interactions = view.interactions
    if !interactions.isEmpty { state.objects(interactions, named: ".interactions") }
  }

  func writeGiven(to controller: UIViewController) {
    write(controller.ownTraits)
    state.object(controller.overrideTraits)
    for chosen in controller.chosenScrollViews {
      state.any(chosen.edges)
      state.object(chosen.scrollView)
    }
    if let presentation = controller.givenPresentation {
      state.name(".presentationController")
      state.object(presentation)
    }
    switch controller {
    case let search as UISearchController:
      state.name(".searchBar")
      state.object(search.searchBar)
    case let sharing as UIActivityViewController: state.any(sharing.activityItems)
    default: break
    }
  }

  private func write(_ traits: OwnTraits?) {
    guard let traits else { return }
    state.any(traits.overrides)
    for (_, registration) in traits.registrations {
      state.any(registration.traits)
      if let cause = registration.cause { state.any(cause) }
    }
  }

  func write(_ center: SimulatedNotificationCenter) {
    for observation in center.active where observation.owner != nil {
      state.text(observation.observedName?.rawValue ?? "")
      if let owner = observation.owner as? any StateDescribing { owner.describeState(to: state) }
    }
  }

  /// What scripts have switched for the whole app.
  func writeSwitches() {
    state.word(simulation.animations.isEnabled ? 1 : 0)
    state.integer(simulation.application.ignoringInteraction)
    state.text(simulation.application.alternateIconName ?? "")
    state.name("device")
    state.object(UIDevice.current)
    app.context.usedObservers?.describeState(to: state, in: simulation)
    app.proxies?.describeState(to: state)
  }

  private func write(_ manager: UndoManager) {
    for groups in manager.givenGroups {
      state.integer(groups.count)
      for group in groups {
        state.text(group.name)
        state.integer(group.subjects.count)
        for subject in group.subjects { if let subject = subject as? any StateDescribing { subject.describeState(to: state) } }
      }
    }
  }
}
