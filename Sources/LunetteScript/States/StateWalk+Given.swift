import Lua
@_spi(Lunette) import LunetteKit

/// What scripts give objects of the host by methods, so that no property that can be set has it. Source: docs/rules/exploring.md 1
extension StateWalk {
  func writeGiven(to object: AnyObject) {
    switch object {
    case let path as UIBezierPath: state.any(path.cgPath)
    case let text as ScriptAttributedString: state.any(text.text)
    case let semaphore as ScriptSemaphore: semaphore.writeGiven(to: state)
    case let group as ScriptGroup: group.writeGiven(to: state)
    case let item as ScriptWorkItem: item.writeGiven(to: state)
    case let operation as ScriptOperation: operation.writeGiven(to: state)
    case let queue as ScriptOperationQueue: state.objects(queue.operations, named: ".operations")
    case let manager as UndoManager: write(manager)
    case let animator as UIDynamicAnimator: state.objects(animator.behaviors, named: ".behaviors")
    case let behavior as UIDynamicBehavior:
      state.objects(behavior.childBehaviors, named: ".childBehaviors")
      state.objects(behavior.views, named: ".items")
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
    case let segments as UISegmentedControl:
      for segment in segments.givenSegments {
        state.object(segment.image)
        state.object(segment.action)
        state.word(segment.isEnabled ? 1 : 0)
        state.number(segment.width ?? -1)
      }
    default: break
    }
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
