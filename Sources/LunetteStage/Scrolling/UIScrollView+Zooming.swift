import Foundation

/// A zoom by two fingers.
struct ZoomGesture {
  let view: UIView
  /// The scale that the pinch multiplies.
  let startScale: CGFloat
  /// The point under the middle of the fingers, as content of scale 1. Space: content.
  var anchor: CGPoint
  /// The pair of fingers that the anchor belongs to.
  var pair: Int
}

/// A zoom by program or a zoom that springs back: scale and offset change together, so that one point of the content stays in place.
struct ZoomAnimation {
  let view: UIView
  let from: (scale: CGFloat, offset: CGPoint)
  let to: (scale: CGFloat, offset: CGPoint)
  let start: TimeInterval
  /// Whether the zoom goes back from past a limit.
  let isBounce: Bool
}

/// The content's scale. The zoomed view is scaled by its transform, its frame's origin stays where it is, and the content's size is
/// that of its frame. Source: docs/rules/scrolling.md, Zoom; Apple, UIScrollView
extension UIScrollView {
  /// What the delegate wants to be zoomed; nil where the limits leave nothing to zoom.
  var zoomView: UIView? { minimumZoomScale < maximumZoomScale ? delegate?.viewForZooming(in: self) : nil }

  /// 1 until something was zoomed. Setting it takes the nearest scale within the limits, at once, around the middle of the view.
  public var zoomScale: CGFloat {
    get { presentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Two fingers zoom it.
  public var isZooming: Bool { zoom != nil }
  /// Whether the zoom goes back from past a limit.
  public var isZoomBouncing: Bool { if case .zooming(let animation) = motion { animation.isBounce } else { false } }

  /// Animated, it takes 0.3 s, and the delegate hears of the begin, of each step and of the end; else of one step.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard isScale(scale, "zoomScale"), let view = zoomView else { return }
    let scale = scale.clamped(to: zoomLimits)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = anchor(under: middle, offset: contentOffset, of: view)
    zoom(view, to: scale, offset: offset(placing: anchor, of: view, at: scale, under: middle), animated: animated)
  }

  /// Shows `rect` as large as it fits, in the middle. Space: the zoomed view's own.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard isFinite("rect", rect.minX, rect.minY, rect.width, rect.height), let view = zoomView else { return }
    let fitting = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity, rect.height > 0 ? bounds.height / rect.height : .infinity)
    let scale = fitting.clamped(to: zoomLimits)
    let origin = origin(of: view, at: scale)
    zoom(
      view, to: scale,
      offset: CGPoint(
        x: origin.x + (rect.midX - view.bounds.minX) * scale - bounds.width / 2,
        y: origin.y + (rect.midY - view.bounds.minY) * scale - bounds.height / 2),
      animated: animated)
  }

  /// Where the zoomed view will stand: a small one that the app keeps in the middle stays there as long as it is small.
  private func origin(of view: UIView, at scale: CGFloat) -> CGPoint {
    func place(_ origin: CGFloat, _ length: CGFloat, _ own: CGFloat, _ room: CGFloat, from start: CGFloat) -> CGFloat {
      let gap = (room - length) / 2
      guard gap > 0, abs(origin - start - gap) < 1 else { return origin }
      return max(0, (room - own * scale) / 2)
    }
    let (frame, bounds) = (view.frame, bounds)
    return CGPoint(
      x: place(frame.minX, frame.width, view.bounds.width, bounds.width, from: max(0, bounds.minX)),
      y: place(frame.minY, frame.height, view.bounds.height, bounds.height, from: max(0, bounds.minY)))
  }

  private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint, animated: Bool) {
    let target = legalOffset(nearest: offset, of: view, at: scale)
    guard scale != zoomScale else {
      setContentOffset(target, animated: animated)
      return
    }
    stopMotion(notify: false)
    guard animated, simulation.areAnimationsEnabled, window != nil else {
      place(view, scale: scale, offset: target)
      return
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, to: (scale, target), isBounce: false)
  }

  private func animateZoom(of view: UIView, to target: (scale: CGFloat, offset: CGPoint), isBounce: Bool) {
    start(
      .zooming(
        ZoomAnimation(
          view: view, from: (zoomScale, contentOffset), to: target, start: simulation.time, isBounce: isBounce)))
  }

  private var zoomLimits: ClosedRange<CGFloat> {
    ClosedRange(from: minimumZoomScale, to: max(minimumZoomScale, maximumZoomScale))
  }

  private func legalOffset(nearest offset: CGPoint, of view: UIView, at scale: CGFloat) -> CGPoint {
    let legal = legalOffsets(for: contentSize(of: view, at: scale))
    return CGPoint(x: offset.x.clamped(to: legal.x), y: offset.y.clamped(to: legal.y)).roundedToPixel(scale: screenScale)
  }

  /// The content's size at a scale: that of the zoomed view. Where constraints determine it, what stands beside the view keeps its length.
  private func contentSize(of view: UIView, at scale: CGFloat) -> CGSize {
    let step = scale - zoomScale
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    let next = CGSize(width: contentSize.width + view.bounds.width * step, height: contentSize.height + view.bounds.height * step)
    let isConstrained = isContentConstrained
    return CGSize(width: isConstrained.width ? next.width : size.width, height: isConstrained.height ? next.height : size.height)
  }

  /// The point of the zoomed view, at scale 1, that stands under a point of the scroll view's frame.
  private func anchor(under point: CGPoint, offset: CGPoint, of view: UIView) -> CGPoint {
    let origin = view.frame.origin
    return CGPoint(x: (offset.x + point.x - origin.x) / zoomScale, y: (offset.y + point.y - origin.y) / zoomScale)
  }

  private func offset(placing anchor: CGPoint, of view: UIView, at scale: CGFloat, under point: CGPoint) -> CGPoint {
    let origin = view.frame.origin
    return CGPoint(x: anchor.x * scale + origin.x - point.x, y: anchor.y * scale + origin.y - point.y)
  }

  /// Sets scale, content size and offset together, then tells of the scroll and of the zoom.
  private func place(_ view: UIView, scale: CGFloat, offset: CGPoint) {
    let origin = view.frame.origin
    presentZoomScale = scale
    isPlacingZoom = true
    view.setLayoutZoom(Double(scale))
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    // A view that follows its frame gives it to the constraints on it.
    view.layoutGeometryDidChange()
    simulation.updateLayoutEngine()
    contentSize = contentSize(unlessConstrained: CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale))
    isPlacingZoom = false
    move(to: offset)
    delegate?.scrollViewDidZoom(self)
  }

  func isScale(_ scale: CGFloat, _ name: String) -> Bool {
    if scale.isFinite && scale > 0 { return true }
    simulation.recordFault(UIException(.invalidArgument, "\(name) must be a finite number above 0, got \(formatted(scale))"))
    return false
  }

  /// The pinch exists while there is something to zoom. Source: Apple, pinchGestureRecognizer
  func updatePinch() {
    let isNeeded = minimumZoomScale < maximumZoomScale
    if isNeeded, pinchGestureRecognizer == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.scrollView = self
      addGestureRecognizer(pinch)
      pinch.addTarget { [weak self, unowned pinch] _ in self?.handle(pinch) }
      pinchGestureRecognizer = pinch
    } else if !isNeeded, let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      if zoom != nil { endZoom(springsBack: true) }
      pinchGestureRecognizer = nil
    }
  }

  // MARK: By two fingers

  /// Two fingers zoom and move the content. When one of them lifts, the other one only moves it.
  var isHeldByTwoFingers: Bool { zoom != nil && pinchGestureRecognizer?.hasPair == true }

  /// Fingers or a bounce show a scale that can't stay.
  var isZoomPastLimits: Bool { zoom != nil && !zoomLimits.contains(presentZoomScale) }

  private func handle(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginZoom(pinch)
    case .changed: continueZoom(pinch)
    case .ended, .cancelled: if zoom != nil { endZoom(springsBack: true) }
    default: break
    }
  }

  private func beginZoom(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomView else { return }
    stopMotion(notify: true)
    zoom = ZoomGesture(view: view, startScale: zoomScale, anchor: anchor(of: pinch, view), pair: pinch.pairsTaken)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    continueZoom(pinch)
  }

  private func continueZoom(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoom?.view else { return }
    if zoom?.pair != pinch.pairsTaken {
      zoom?.anchor = anchor(of: pinch, view)
      zoom?.pair = pinch.pairsTaken
    }
    guard let zoom else { return }
    let scale = resisting(zoom.startScale * pinch.scale)
    let offset = offset(placing: zoom.anchor, of: view, at: scale, under: middle(of: pinch))
    place(view, scale: scale, offset: banded(offset, in: legalOffsets(for: contentSize(of: view, at: scale))))
    if drag != nil { rebaseDrag() }
  }

  /// The middle between the fingers. Space: the view's frame, its origin at (0, 0).
  private func middle(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }

  private func anchor(of pinch: UIPinchGestureRecognizer, _ view: UIView) -> CGPoint {
    anchor(under: middle(of: pinch), offset: unbanded(contentOffset), of: view)
  }

  /// Past a limit the scale follows the fingers half as far, measured in doublings; without `bouncesZoom` not at all.
  private func resisting(_ scale: CGFloat) -> CGFloat {
    let limit = scale.clamped(to: zoomLimits)
    guard bouncesZoom, limit != scale else { return limit }
    return limit * CGFloat(pow(Double(scale / limit), Double(ScrollConstants.zoomResistance)))
  }

  /// The fingers have gone. A scale past a limit goes back to it, which is part of the zoom.
  func endZoom(springsBack: Bool) {
    guard let ended = zoom else { return }
    zoom = nil
    let scale = zoomScale.clamped(to: zoomLimits)
    guard scale != zoomScale else {
      delegate?.scrollViewDidEndZooming(self, with: ended.view, atScale: scale)
      return
    }
    let middle = offset(placing: ended.anchor, of: ended.view, at: zoomScale, under: contentOffset)
    let target = legalOffset(nearest: offset(placing: ended.anchor, of: ended.view, at: scale, under: middle), of: ended.view, at: scale)
    stopMotion(notify: true)
    if springsBack {
      animateZoom(of: ended.view, to: (scale, target), isBounce: true)
    } else {
      place(ended.view, scale: scale, offset: target)
      delegate?.scrollViewDidEndZooming(self, with: ended.view, atScale: scale)
    }
  }

  // MARK: By itself

  /// Its end is legal by the insets as they are now: a delegate that keeps small content in the middle sets them at each step.
  func step(_ animation: ZoomAnimation, to time: TimeInterval) {
    let end = legalOffset(nearest: animation.to.offset, of: animation.view, at: animation.to.scale)
    let fraction = CGFloat(min(1, (time - animation.start + clockTolerance) / ScrollConstants.zoomDuration))
    guard fraction < 1 else {
      // The end is told after the last step, which may have stopped it or begun something else.
      place(animation.view, scale: animation.to.scale, offset: end)
      guard case .zooming(let present) = motion, present.start == animation.start else { return }
      motion = nil
      legalOffsetsDidChange()
      delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: zoomScale)
      return
    }
    let progress = TimingCurve.easeInOut.value(at: fraction)
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    let offset = CGPoint(x: between(animation.from.offset.x, end.x), y: between(animation.from.offset.y, end.y))
    place(
      animation.view, scale: between(animation.from.scale, animation.to.scale), offset: offset.roundedToPixel(scale: screenScale))
  }

  /// Stopped on its way: where it stands, or at the limit that it was going back to.
  func stop(_ animation: ZoomAnimation) {
    let scale = zoomScale.clamped(to: zoomLimits)
    if scale != zoomScale {
      place(animation.view, scale: scale, offset: legalOffset(nearest: contentOffset, of: animation.view, at: scale))
    }
    delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: zoomScale)
  }
}
