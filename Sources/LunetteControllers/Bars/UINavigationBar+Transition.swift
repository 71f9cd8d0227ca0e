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
    if holdsContent {
      holdsContent = false
    } else {
      finishTransition()
      layoutIfNeeded()
    }
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
    let (way, lead): (CGFloat, CGFloat) = isMirrored ? (-1, 0 - BarConstants.backTextLead) : (1, BarConstants.backTextLead)
    let travel = way * (bounds.width * BarConstants.titleTravel).rounded()
    let isMirrored = isMirrored
    /// Where a line begins.
    func start(_ frame: CGRect) -> CGFloat { isMirrored ? frame.maxX : frame.minX }
    func beginning(at start: CGFloat, _ frame: CGRect) -> CGFloat { isMirrored ? start - frame.width : start }
    simulation.performWithoutAnimation {
      placeArrow()
      arrow.alpha = hadBack ? 1 : 0
      layOutContent()
    }
    let newPlaces = kept.map { ($0, $0.frame, $0.alpha) }
    // Where the old title will be read: in the new back button; and the other way round.
    let oldTitleTarget = new?.back.map { start($0.frame) + lead }
    let newTitleStart = old.back.map { start($0.frame) + lead }
    simulation.performWithoutAnimation {
      for (view, frame, _) in newPlaces {
        view.alpha = 0
        if view === new?.middle {
          let x = isPush ? frame.minX + travel : newTitleStart.map { beginning(at: $0, frame) } ?? frame.minX - travel
          view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        } else if view === new?.back, isPush, let middle = oldPlaces.first(where: { $0.0 === old.middle })?.1 {
          view.frame = frame.offsetBy(dx: start(middle) - lead - start(frame), dy: 0)
        } else if view === new?.largeRoom {
          view.frame = frame.offsetBy(dx: way * (isPush ? bounds.width : 0 - bounds.width), dy: 0)
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
          let x = isPush ? oldTitleTarget.map { beginning(at: $0, frame) } ?? frame.minX - travel : frame.minX + travel
          view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        } else if view === old.back, !isPush, let middle = newPlaces.first(where: { $0.0 === new?.middle })?.1 {
          view.frame = frame.offsetBy(dx: start(middle) - lead - start(frame), dy: 0)
        } else if view === old.largeRoom {
          view.frame = frame.offsetBy(dx: way * (isPush ? 0 - bounds.width : bounds.width), dy: 0)
        }
      }
    }
  }

  /// The old content leaves, and the new one stands where it should.
  func finishTransition() {
    if holdsContent {
      holdsContent = false
      setNeedsLayout()
    }
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
    guard leaving != nil else { return finishTransition() }
    adopt(items)
    let new = content
    content = leaving
    leaving = new
    finishTransition()
    showTop()
  }
}
