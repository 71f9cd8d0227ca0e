import Foundation

/// What moves the offset without a finger.
enum OffsetMotion {
  /// After a lift: each axis by its own law, as functions of the seconds since `start`.
  case decelerating(x: ScrollMotion, y: ScrollMotion, start: TimeInterval)
  /// `setContentOffset(animated: true)`.
  case animating(from: CGPoint, to: CGPoint, start: TimeInterval)
}

/// Deceleration, bounce and animated offsets. Source: scrolling.md
extension UIScrollView: FrameStepping {
  /// The motion that follows a lift; nil where the content is at rest.
  ///
  /// - Parameters:
  ///   - velocity: of the offset, points per second
  ///   - target: where a delegate (or paging) wants it to end; nil leaves it to the law
  func decelerationMotion(velocity: CGPoint, target: CGPoint?) -> OffsetMotion? {
    let legal = legalOffsets
    func axis(_ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ legal: ClosedRange<CGFloat>) -> ScrollMotion {
      if let target { return ScrollMotion(offset: offset, restingAt: target, rate: decelerationRate) }
      return ScrollMotion(offset: offset, velocity: velocity, range: legal, rate: decelerationRate, bounces: bounces)
    }
    let x = axis(contentOffset.x, velocity.x, target?.x, legal.x)
    let y = axis(contentOffset.y, velocity.y, target?.y, legal.y)
    if x.isDone(at: 0) && y.isDone(at: 0) { return nil }
    return .decelerating(x: x, y: y, start: Simulation.current.time)
  }

  /// Where it would come to rest, pixel-rounded and inside the legal range; a page's edge when paging.
  func restingOffset(velocity: CGPoint, from drag: ScrollDrag) -> CGPoint {
    let legal = legalOffsets
    func rest(_ offset: CGFloat, _ velocity: CGFloat, _ legal: ClosedRange<CGFloat>, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      var target = DecelerationCurve(offset: offset, velocity: velocity, rate: decelerationRate).target
      if isPagingEnabled, length > 0 {
        let startPage = (start / length).rounded()
        target = (target / length).rounded().clamped(to: startPage - 1...startPage + 1) * length
      }
      return target.roundedToPixel(scale: screenScale).clamped(to: legal)
    }
    return CGPoint(
      x: rest(contentOffset.x, velocity.x, legal.x, drag.shownStart.x, bounds.width),
      y: rest(contentOffset.y, velocity.y, legal.y, drag.shownStart.y, bounds.height))
  }

  func animateOffset(to target: CGPoint) {
    stopMotion(notify: false)
    start(.animating(from: contentOffset, to: target, start: Simulation.current.time))
  }

  func start(_ next: OffsetMotion) {
    motion = next
    Simulation.current.displayLinks.add(self)
  }

  /// Stops it where it stands. A deceleration that is stopped has ended, which `notify` tells the delegate.
  func stopMotion(notify: Bool) {
    guard let stopped = motion else { return }
    motion = nil
    Simulation.current.displayLinks.remove(self)
    if notify, case .decelerating = stopped { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The legal range changed under a deceleration. An axis that would end outside it, or that was to turn back at an edge, goes on
  /// from where and as fast as it is now; both laws give the same way when they are begun anew in the middle.
  func redirectDeceleration() {
    guard case .decelerating(let x, let y, let start) = motion else { return }
    let now = Simulation.current.time
    let elapsed = CGFloat(now - start)
    let legal = legalOffsets
    func needsNewWay(_ axis: ScrollMotion, _ legal: ClosedRange<CGFloat>) -> Bool {
      axis.crossingTime != nil || !legal.contains(axis.target)
    }
    guard needsNewWay(x, legal.x) || needsNewWay(y, legal.y) else { return }
    func redirected(_ axis: ScrollMotion, _ legal: ClosedRange<CGFloat>) -> ScrollMotion {
      ScrollMotion(
        offset: axis.position(at: elapsed), velocity: axis.velocity(at: elapsed), range: legal, rate: decelerationRate, bounces: bounces)
    }
    motion = .decelerating(x: redirected(x, legal.x), y: redirected(y, legal.y), start: now)
  }

  /// The content above what is shown became taller (or lower): the offset follows, and whatever moves it goes on as if the content
  /// had always been so. A negative change shortens it. Units: points.
  func shiftContent(by change: CGFloat) {
    drag?.start.y += change
    drag?.shownStart.y += change
    let now = Simulation.current.time
    switch motion {
    case .decelerating(let x, let y, let start):
      let elapsed = CGFloat(now - start)
      let offset = contentOffset.y + change
      // Begun anew from where and as fast as it is; a chosen target moves along with what is shown.
      let goesOn =
        y.isFree
        ? ScrollMotion(offset: offset, velocity: y.velocity(at: elapsed), range: legalOffsets.y, rate: decelerationRate, bounces: bounces)
        : ScrollMotion(offset: offset, restingAt: y.target + change, rate: decelerationRate)
      let sideways =
        x.isFree
        ? ScrollMotion(
          offset: contentOffset.x, velocity: x.velocity(at: elapsed), range: legalOffsets.x, rate: decelerationRate, bounces: bounces)
        : ScrollMotion(offset: contentOffset.x, restingAt: x.target, rate: decelerationRate)
      motion = .decelerating(x: sideways, y: goesOn, start: now)
    case .animating(let from, let to, let start):
      // The target is a place in the content, which the change above it does not move; the way there goes on from where it is.
      let left = 1 - TimingCurve.easeInOut.value(at: CGFloat(min(1, (now - start) / ScrollConstants.animatedOffsetDuration)))
      let moved = left > 0 ? change / left : 0
      motion = .animating(from: CGPoint(x: from.x, y: from.y + moved), to: to, start: start)
    case nil: break
    }
    bounds.origin.y += change
  }

  /// A finger lands: what moves stops. Returns whether anything moved.
  func catchMotion() -> Bool {
    guard motion != nil else { return false }
    stopMotion(notify: true)
    return true
  }

  var motionDescription: String {
    if case .animating = motion { return "setContentOffset(animated) of \(typeName(self))" }
    return "deceleration of \(typeName(self))"
  }

  func step(to time: TimeInterval) -> Bool {
    guard window != nil, let motion else {
      self.motion = nil
      return false
    }
    switch motion {
    case .decelerating(let x, let y, let start):
      let elapsed = CGFloat(time - start)
      move(to: CGPoint(x: x.position(at: elapsed), y: y.position(at: elapsed)).roundedToPixel(scale: screenScale))
      // Told of the scroll, the delegate may have stopped or redirected it.
      guard case .decelerating(_, _, let present) = self.motion, present == start else { return self.motion != nil }
      guard x.isDone(at: elapsed) && y.isDone(at: elapsed) else { return true }
      self.motion = nil
      delegate?.scrollViewDidEndDecelerating(self)
      return self.motion != nil
    case .animating(let from, let to, let start):
      let fraction = CGFloat(min(1, (time - start + clockTolerance) / ScrollConstants.animatedOffsetDuration))
      let progress = TimingCurve.easeInOut.value(at: fraction)
      let isLast = fraction >= 1
      move(
        to: isLast
          ? to
          : CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
            .roundedToPixel(scale: screenScale))
      guard isLast, case .animating(_, let present, _) = self.motion, present == to else { return self.motion != nil }
      self.motion = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return self.motion != nil
    }
  }

  private func move(to offset: CGPoint) {
    if offset != contentOffset { bounds.origin = offset }
  }
}

extension CGPoint {
  func roundedToPixel(scale: CGFloat) -> CGPoint { CGPoint(x: x.roundedToPixel(scale: scale), y: y.roundedToPixel(scale: scale)) }
}
