import Foundation

/// From one item to another: the new title comes from the side and appears, the old one goes to the back button's place and fades, buttons
/// fade into each other. Source: docs/rules/controllers.md 3.2 (L for the looks; how far a title comes is ours)
extension UINavigationBar {
  struct Transition {
    /// Changes to be animated.
    let animations: () -> Void
  }

  /// Puts the new top's content beside the old one, at the start of its way. Without an end by `finishTransition` both stay.
  func beginTransition(isPush: Bool) -> Transition {
    finishTransition()
    layoutIfNeeded()
    guard let old = content else {
      showTop()
      return Transition {}
    }
    var (oldPlaces, hadBack) = ([(UIView, CGRect)](), old.showsBack)
    for view in old.views { oldPlaces.append((view, view.frame)) }
    let new = makeContent()
    content = new
    // A view that stands in both belongs to the new one.
    let kept = new?.views ?? []
    oldPlaces.removeAll { place in kept.contains { $0 === place.0 } }
    leaving = old
    if new == nil { hadBack = false }
    let travel = (bounds.width * BarConstants.titleTravel).rounded()
    simulation.performWithoutAnimation {
      placeArrow()
      arrow.alpha = hadBack ? 1 : 0
      layOutContent()
    }
    let newPlaces = kept.map { ($0, $0.frame, $0.alpha) }
    // Where the old title will be read: in the new back button; and the other way round.
    let oldTitleTarget = new?.back.map { $0.frame.minX + $0.label.frame.minX }
    let newTitleStart = old.back.map { $0.frame.minX + $0.label.frame.minX }
    simulation.performWithoutAnimation {
      for (view, frame, _) in newPlaces {
        view.alpha = 0
        if view === new?.middle {
          let x = isPush ? frame.minX + travel : newTitleStart ?? frame.minX - travel
          view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        } else if view === new?.back, isPush, let middle = oldPlaces.first(where: { $0.0 === old.middle })?.1 {
          view.frame = frame.offsetBy(dx: middle.minX - BarConstants.backTextLead - frame.minX, dy: 0)
        } else if view === new?.large {
          view.frame = frame.offsetBy(dx: isPush ? bounds.width : 0 - bounds.width, dy: 0)
        }
      }
    }
    let showsBack = new?.showsBack == true
    return Transition { [weak self] in
      guard let self else { return }
      arrow.alpha = showsBack ? 1 : 0
      for (view, frame, alpha) in newPlaces {
        view.alpha = alpha
        view.frame = frame
      }
      for (view, frame) in oldPlaces {
        view.alpha = 0
        if view === old.middle {
          let x = isPush ? oldTitleTarget ?? frame.minX - travel : frame.minX + travel
          view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        } else if view === old.back, !isPush, let middle = newPlaces.first(where: { $0.0 === new?.middle })?.1 {
          view.frame = frame.offsetBy(dx: middle.minX - BarConstants.backTextLead - frame.minX, dy: 0)
        } else if view === old.large {
          view.frame = frame.offsetBy(dx: isPush ? 0 - bounds.width : bounds.width, dy: 0)
        }
      }
    }
  }

  /// The old content leaves, and the new one stands where it should.
  func finishTransition() {
    guard let old = leaving else { return }
    leaving = nil
    let kept = content?.views ?? []
    for view in old.views where view.superview === self && !kept.contains(where: { $0 === view }) {
      view.removeFromSuperview()
      view.alpha = 1
    }
    for view in kept { view.alpha = 1 }
    setNeedsLayout()
  }

  /// The items stay those of before: the old content comes back in place of the new one.
  func cancelTransition(to items: NavigationItems) {
    guard leaving != nil else { return }
    adopt(items)
    let new = content
    content = leaving
    leaving = new
    finishTransition()
    showTop()
  }
}
