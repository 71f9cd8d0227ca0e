import Foundation

/// What moves the offset without a finger.
enum OffsetMotion {
  /// After a lift: each axis by its own law, as functions of the seconds since `start`.
  case decelerating(x: ScrollMotion, y: ScrollMotion, start: TimeInterval)
  case animating(OffsetAnimation)
  /// An animated scale, or the way back from past a limit.
  case zooming(ZoomAnimation)
}

/// `setContentOffset(animated: true)`, or the way to the top.
struct OffsetAnimation {
  var from: CGPoint
  var to: CGPoint
  let start: TimeInterval
  /// Whether the motion was to end inside the legal offsets, and shall do so if these change.
  let endsLegally: Bool
  /// The status bar asked for it.
  let isScrollToTop: Bool

  func fraction(at time: TimeInterval) -> CGFloat {
    CGFloat(min(1, (time - start + clockTolerance) / ScrollConstants.animatedOffsetDuration))
  }

  func offset(at fraction: CGFloat) -> CGPoint {
    let progress = TimingCurve.easeInOut.value(at: fraction)
    return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }

  /// The content moved by `change` under what is shown; the end is a place in the content, which stays. Units: points.
  mutating func shift(by change: CGPoint, at time: TimeInterval) {
    let left = 1 - TimingCurve.easeInOut.value(at: fraction(at: time))
    guard left > 0 else { return }
    from.x += change.x / left
    from.y += change.y / left
  }

  /// Another end, without a jump: what is left of the way is stretched.
  mutating func redirect(to target: CGPoint, at time: TimeInterval) {
    let fraction = fraction(at: time)
    let (place, progress) = (offset(at: fraction), TimingCurve.easeInOut.value(at: fraction))
    to = target
    guard progress < 1 else { return }
    from = CGPoint(
      x: target.x + (place.x - target.x) / (1 - progress), y: target.y + (place.y - target.y) / (1 - progress))
  }
}

/// What changes for one axis of a deceleration that goes on.
enum DecelerationChange {
  case none
  /// The legal offsets are others now; it goes on from where it is.
  case limits
  /// The content was put to this offset, from which it goes on within the present legal offsets. Units: points.
  case offset(CGFloat)
}

/// Deceleration, bounce and animated offsets. Source: docs/rules/scrolling.md
extension UIScrollView: FrameStepping {
  package var isDeceleration: Bool { isDecelerating }

  /// The motion that follows a lift; nil where the content is at rest.
  ///
  /// - Parameters:
  ///   - velocity: of the offset, points per second
  ///   - x, y: where a delegate or paging wants it to end; nil leaves it to the law. Content past an edge with such a target goes back
  ///     by the law of the bounce all the same where that is the edge.
  func decelerationMotion(velocity: CGPoint, x: CGFloat?, y: CGFloat?) -> OffsetMotion? {
    let legal = legalOffsets
    func axis(_ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ legal: ClosedRange<CGFloat>) -> ScrollMotion {
      if let target, legal.contains(offset) || target != offset.clamped(to: legal) {
        return ScrollMotion(offset: offset, restingAt: target, rate: decelerationRate)
      }
      return ScrollMotion(offset: offset, velocity: velocity, range: legal, rate: decelerationRate, bounces: bounces)
    }
    let x = axis(contentOffset.x, velocity.x, x, legal.x)
    let y = axis(contentOffset.y, velocity.y, y, legal.y)
    // Less than half a point past an edge it is over at once, but must still go back.
    if x.isDone(at: 0) && y.isDone(at: 0), legalOffset(nearest: contentOffset) == contentOffset { return nil }
    return .decelerating(x: x, y: y, start: simulation.time)
  }

  /// Where it would come to rest, pixel-rounded and inside the legal range; a page's edge when paging.
  /// - Parameter drag: nil for content that was caught between two pages and let go
  func restingOffset(velocity: CGPoint, from drag: ScrollDrag?) -> CGPoint {
    let legal = legalOffsets
    func rest(_ offset: CGFloat, _ velocity: CGFloat, _ legal: ClosedRange<CGFloat>, _ start: CGFloat, _ axis: ScrollAxis) -> CGFloat {
      var target = DecelerationCurve(offset: offset, velocity: velocity, rate: decelerationRate).target
      if pages(axis) {
        let length = axis == .horizontal ? bounds.width : bounds.height
        target = (target / length).rounded().clamped(to: pages(within: length, of: start.clamped(to: legal))) * length
      }
      return target.roundedToPixel(scale: screenScale).clamped(to: legal)
    }
    let start = drag?.shownStart ?? contentOffset
    return CGPoint(
      x: rest(contentOffset.x, velocity.x, legal.x, start.x, .horizontal),
      y: rest(contentOffset.y, velocity.y, legal.y, start.y, .vertical))
  }

  /// The pages whose edges are at most one page away, from an offset that may stand between two of them, as at a last page that the
  /// content doesn't fill. Offsets stand on pixels, edges of pages need not.
  private func pages(within length: CGFloat, of start: CGFloat) -> ClosedRange<CGFloat> {
    let reach = length + 1 / screenScale
    let first = ((start - reach) / length).rounded(.up)
    return ClosedRange(from: first, to: max(first, ((start + reach) / length).rounded(.down)))
  }

  func pages(_ axis: ScrollAxis) -> Bool {
    isPagingEnabled && (axis == .horizontal ? bounds.width : bounds.height) > 0
  }

  func animateOffset(to target: CGPoint, isScrollToTop: Bool = false) {
    stopMotion(notify: false)
    start(
      .animating(
        OffsetAnimation(
          from: contentOffset, to: target, start: simulation.time, endsLegally: legalOffset(nearest: target) == target,
          isScrollToTop: isScrollToTop)))
  }

  func start(_ next: OffsetMotion) {
    (motion, pageAhead) = (next, nil)
    simulation.displayLinks.add(self)
  }

  // MARK: Interruptions

  /// Stops it where it stands. A deceleration or an animated offset that is stopped has ended, which `notify` tells the delegate;
  /// a zoom always ends inside its limits, and always says so, as it said that it began.
  func stopMotion(notify: Bool) {
    guard let stopped = motion else { return }
    motion = nil
    simulation.displayLinks.remove(self)
    switch stopped {
    case .decelerating: if notify { tellDecelerationEnd() }
    case .animating(let animation): if notify, !animation.isScrollToTop { tellAnimationEnd() }
    case .zooming(let animation): stop(animation)
    }
  }

  /// The content above what is shown became taller (or lower): the offset follows, and whatever moves it goes on as if the content
  /// had always been so. A negative change shortens it. Units: points.
  package func shiftContent(by change: CGFloat) { shiftContent(by: CGPoint(x: 0, y: change)) }

  /// The content before what is shown became longer along both axes: the offset, a drag and a motion follow. Units: points.
  package func shiftContent(by change: CGPoint) {
    drag?.start.x += change.x
    drag?.start.y += change.y
    drag?.shownStart.x += change.x
    drag?.shownStart.y += change.y
    let (now, offset) = (simulation.time, CGPoint(x: contentOffset.x + change.x, y: contentOffset.y + change.y))
    switch motion {
    case .decelerating(let x, let y, _) where x.isFree && y.isFree:
      continueDeceleration(x: change.x == 0 ? .none : .offset(offset.x), y: change.y == 0 ? .none : .offset(offset.y))
    case .decelerating(let x, let y, let start):
      // A chosen target moves along with what is shown.
      func next(_ axis: ScrollMotion, _ offset: CGFloat, _ change: CGFloat) -> ScrollMotion {
        change == 0
          ? axis.continued(from: CGFloat(now - start)) : ScrollMotion(offset: offset, restingAt: axis.target + change, rate: decelerationRate)
      }
      motion = .decelerating(x: next(x, offset.x, change.x), y: next(y, offset.y, change.y), start: now)
    case .animating(var animation):
      animation.shift(by: change, at: now)
      motion = .animating(animation)
    case .zooming, nil: break
    }
    bounds.origin = CGPoint(x: bounds.origin.x + change.x, y: bounds.origin.y + change.y)
  }

  /// The end of an animated offset that is under way; nil without one.
  package var animatedOffsetTarget: CGPoint? {
    if case .animating(let animation) = motion { return animation.to }
    return nil
  }

  /// An animated offset that is under way ends elsewhere, without a jump.
  package func redirectAnimatedOffset(to target: CGPoint) {
    guard case .animating(var animation) = motion, animation.to != target else { return }
    animation.redirect(to: target, at: simulation.time)
    motion = .animating(animation)
  }

  /// A finger lands: what moves stops. Returns whether anything moved. A zoom that springs back goes on.
  func catchMotion() -> Bool {
    guard let motion else { return false }
    if case .zooming(let animation) = motion, animation.isBounce { return true }
    stopMotion(notify: true)
    return true
  }

  /// The view leaves its window: whatever goes on has ended, and nothing stays halfway.
  func leaveWindow() {
    guard isMoving else { return }
    isLeavingWindow = true
    defer { isLeavingWindow = false }
    stopMotion(notify: true)
    if drag != nil { cancelDrag() }
    if zoom != nil { endZoom(springsBack: false) }
    stopMotion(notify: true)
    move(to: legalOffset(nearest: contentOffset))
  }

  /// The legal range changed under a motion. An axis of a deceleration that would end outside it, or that was to turn back at an edge,
  /// goes on from where and as fast as it is now; both laws give the same way when they are begun anew in the middle.
  func redirectMotion() {
    switch motion {
    case .decelerating where pageAhead != nil: goToPageAhead()
    case .decelerating(let x, let y, _):
      let legal = legalOffsets
      func needsNewWay(_ axis: ScrollMotion, _ legal: ClosedRange<CGFloat>) -> Bool {
        axis.crossingTime != nil || !legal.contains(axis.target)
      }
      let (bendsX, bendsY) = (needsNewWay(x, legal.x), needsNewWay(y, legal.y))
      if bendsX || bendsY { continueDeceleration(x: bendsX ? .limits : .none, y: bendsY ? .limits : .none) }
    case .animating(var animation):
      let target = legalOffset(nearest: animation.to)
      guard animation.endsLegally, target != animation.to else { return }
      animation.redirect(to: target, at: simulation.time)
      motion = .animating(animation)
    case .zooming, nil: break
    }
  }

  /// A deceleration in mid-way, whose axes go on at the speed that they have now.
  func continueDeceleration(x changeX: DecelerationChange, y changeY: DecelerationChange) {
    guard case .decelerating(let x, let y, let start) = motion else { return }
    let now = simulation.time
    let elapsed = CGFloat(now - start)
    let legal = legalOffsets
    func next(_ axis: ScrollMotion, _ change: DecelerationChange, _ legal: ClosedRange<CGFloat>) -> ScrollMotion {
      let place: CGFloat
      switch change {
      case .none: return axis.continued(from: elapsed)
      case .limits: place = axis.position(at: elapsed)
      case .offset(let offset): place = offset
      }
      return ScrollMotion(
        offset: place, velocity: axis.velocity(at: elapsed), range: legal, rate: decelerationRate, bounces: bounces)
    }
    motion = .decelerating(x: next(x, changeX, legal.x), y: next(y, changeY, legal.y), start: now)
  }

  /// The view got another size while it decelerates to a page: the same page of the new size.
  func turnPage(from old: CGSize) {
    guard isPagingEnabled, case .decelerating(let x, let y, _) = motion, old.width > 0, old.height > 0 else { return }
    pageAhead = pageAhead ?? CGPoint(x: (x.target / old.width).rounded(), y: (y.target / old.height).rounded())
    goToPageAhead()
  }

  /// As far towards that page as the content reaches now.
  private func goToPageAhead() {
    guard let pageAhead, case .decelerating(let x, let y, let start) = motion else { return }
    let legal = legalOffsets
    let elapsed = CGFloat(simulation.time - start)
    func next(_ axis: ScrollMotion, _ page: CGFloat, _ length: CGFloat, _ legal: ClosedRange<CGFloat>) -> ScrollMotion {
      let target = (page * length).clamped(to: legal)
      if target == axis.target { return axis.continued(from: elapsed) }
      return ScrollMotion(offset: axis.position(at: elapsed), restingAt: target, rate: decelerationRate)
    }
    motion = .decelerating(
      x: next(x, pageAhead.x, bounds.width, legal.x), y: next(y, pageAhead.y, bounds.height, legal.y), start: simulation.time)
  }

  // MARK: Frames

  package var motionDescription: String {
    switch motion {
    case .animating: "setContentOffset(animated) of \(typeName(self))"
    case .zooming: "zoom of \(typeName(self))"
    case .decelerating, nil: "deceleration of \(typeName(self))"
    }
  }

  package func step(to time: TimeInterval) -> Bool {
    switch motion {
    case .decelerating(let x, let y, let start): step(x, y, since: start, to: time)
    case .animating(let animation): step(animation, to: time)
    case .zooming(let animation): step(animation, to: time)
    case nil: break
    }
    return motion != nil
  }

  private func step(_ x: ScrollMotion, _ y: ScrollMotion, since start: TimeInterval, to time: TimeInterval) {
    let elapsed = CGFloat(time - start)
    move(to: CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)).roundedToPixel(scale: screenScale))
    // Told of the scroll, the delegate may have stopped or redirected it.
    guard case .decelerating(_, _, let present) = motion, present == start else { return }
    guard x.isDone(at: elapsed) && y.isDone(at: elapsed) else { return }
    motion = nil
    tellDecelerationEnd()
  }

  private func step(_ animation: OffsetAnimation, to time: TimeInterval) {
    let fraction = animation.fraction(at: time)
    move(to: fraction >= 1 ? animation.to : animation.offset(at: fraction).roundedToPixel(scale: screenScale))
    guard fraction >= 1, case .animating(let present) = motion, present.start == animation.start, present.to == animation.to else { return }
    motion = nil
    if animation.isScrollToTop {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      tellAnimationEnd()
    }
  }

  private func tellDecelerationEnd() {
    delegate?.scrollViewDidEndDecelerating(self)
    movementDidEnd()
  }

  private func tellAnimationEnd() {
    delegate?.scrollViewDidEndScrollingAnimation(self)
    movementDidEnd()
  }
}

extension CGPoint {
  func roundedToPixel(scale: CGFloat) -> CGPoint { CGPoint(x: x.roundedToPixel(scale: scale), y: y.roundedToPixel(scale: scale)) }
}
