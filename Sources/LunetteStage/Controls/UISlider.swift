import Foundation

/// A knob on a track. A finger that lands on the knob moves it; a finger that lands elsewhere does nothing.
/// Source: Apple, UISlider
open class UISlider: UIControl {
  open override var accessibilityNature: AccessibilityNature { spokenNature }
  @_spi(Lunette) open override var accessibilityOwnPoint: CGPoint? { CGPoint(x: knobFrame.midX, y: knobFrame.midY) }
  open override func accessibilityIncrement() { step(up: true) }
  open override func accessibilityDecrement() { step(up: false) }
  open override var summary: ViewSummary {
    var summary = super.summary
    summary.facts.append(.number("value", CGFloat(value)))
    return summary
  }
  open override var answersByPlace: Bool { true }

  /// Source: Apple, UISlider.minimumValue, maximumValue
  public static let defaultRange: ClosedRange<CGFloat> = 0...1
  /// Width and height of the knob with the space around it that takes touches. Units: points. Source: the 31 pt of a slider (iOS 7);
  /// assumed
  public static let knobSize: CGFloat = 31
  /// Units: points. Source: iOS 7; assumed
  public static let height: CGFloat = 31
  /// Units: points. Source: iOS 7; assumed

  private var range = UISlider.defaultRange
  private var position: CGFloat = 0
  /// Distance from the left edge of the knob to the finger that holds it. Units: points.
  private var fingerRightOfKnobEdge: CGFloat = 0

  /// With true, `valueChanged` is sent at each move that changes the value, and at the lift; with false, only at the lift.
  /// Source: Apple, UISlider.isContinuous; at the lift: folklore (apps read the touch's phase ended in the action)
  public var isContinuous = true

  /// Left of the knob; nil for the tint. Source: Apple, UISlider.minimumTrackTintColor
  public var minimumTrackTintColor: UIColor?
  /// Right of the knob; nil for grey.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil for white.
  public var thumbTintColor: UIColor?

  /// Limited to the range. Setting it sends no event. Source: Apple, UISlider.value
  public var value: CGFloat {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  /// The knob takes its new place at once, animated or not.
  public func setValue(_ value: CGFloat, animated: Bool) {
    guard isFinite("UISlider.value", value) else { return }
    position = min(max(value, range.lowerBound), range.upperBound)
    if overrides != nil { setNeedsLayout() }
  }

  /// A minimum above the maximum sets the maximum to the same value. Source: Apple, UISlider.minimumValue
  public var minimumValue: CGFloat {
    get { range.lowerBound }
    set {
      guard isFinite("UISlider.minimumValue", newValue) else { return }
      range = newValue...max(range.upperBound, newValue)
      value = position
    }
  }

  /// A maximum below the minimum sets the minimum to the same value. Source: Apple, UISlider.maximumValue
  public var maximumValue: CGFloat {
    get { range.upperBound }
    set {
      guard isFinite("UISlider.maximumValue", newValue) else { return }
      range = min(range.lowerBound, newValue)...newValue
      value = position
    }
  }

  /// The place of the value in the range. Range: 0 ... 1
  public var fraction: CGFloat { fraction(of: position) }

  /// Computed with halves, because the length of a range may be too large for a number.
  private func fraction(of value: CGFloat) -> CGFloat {
    let length = range.upperBound / 2 - range.lowerBound / 2
    return length > 0 ? ((value / 2 - range.lowerBound / 2) / length).clamped(0, 1) : 0
  }

  override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority { axis == .vertical ? .defaultHigh : .defaultLow }
  open override var alignmentRectInsets: UIEdgeInsets {
    let controls = system.controls
    return UIEdgeInsets(top: 0, left: controls.sliderOverhang, bottom: controls.controlUnderhang, right: controls.sliderOverhang)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

  // MARK: Parts. Space: own bounds

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (height, room) = (system.controls.sliderTrack, endRoom)
    return CGRect(x: bounds.minX + room.left, y: bounds.midY - height / 2, width: max(0, bounds.width - room.left - room.right), height: height)
  }

  /// - Parameter value: must be within the range
  open func thumbRect(forBounds bounds: CGRect, trackRect track: CGRect, value: CGFloat) -> CGRect {
    // From right to left it is filled from the right.
    let share = isMirrored ? 1 - fraction(of: value) : fraction(of: value)
    let knob = currentThumbImage?.size ?? CGSize(width: Self.knobSize, height: Self.knobSize)
    let x = track.minX + max(0, track.width - knob.width) * share
    return CGRect(x: x, y: bounds.midY - knob.height / 2, width: knob.width, height: knob.height)
  }

  private var knobFrame: CGRect { knobRect(for: position) }
  /// Where the knob is for a value.
  package final func knobRect(for value: CGFloat) -> CGRect { knobRect(shownTrackRect(bounds), bounds, value) }
  /// What a class of the app says of its parts, asked in the layout: who looks at the screen calls no script.
  private var askedRects: (track: CGRect, knob: CGRect)?
  /// The images at the ends, as such a class places them; nil where it doesn't.
  private var askedEnds: (least: CGRect, most: CGRect)?

  open override func layoutSubviews() {
    super.layoutSubviews()
    if says("minimumValueImageRect") || says("maximumValueImageRect") {
      askedEnds = (Overridable.minimumValueImageRect.rect(self, in: bounds), Overridable.maximumValueImageRect.rect(self, in: bounds))
    }
    guard says("trackRect") || says("thumbRect") else { return }
    let track = shownTrackRect(bounds)
    askedRects = (track, knobRect(track, bounds, position))
  }

  /// Whether a class of the app has such a method.
  private func says(_ method: String) -> Bool { overrides?.implements(method, on: self) ?? false }
  /// The track's rectangle as a class of the app says.
  private func shownTrackRect(_ bounds: CGRect) -> CGRect {
    guard says("trackRect") else { return trackRect(forBounds: bounds) }
    let rect = Overridable.trackRect(self, bounds)
    return isFinite("trackRect", rect) ? rect : trackRect(forBounds: bounds)
  }
  private func knobRect(_ track: CGRect, _ bounds: CGRect, _ value: CGFloat) -> CGRect {
    guard says("thumbRect") else { return thumbRect(forBounds: bounds, trackRect: track, value: value) }
    let rect = Overridable.thumbRect(self, bounds, track, value)
    return isFinite("thumbRect", rect) ? rect : thumbRect(forBounds: bounds, trackRect: track, value: value)
  }
  private func isFinite(_ name: String, _ rect: CGRect) -> Bool {
    isFinite(name, rect.minX) && isFinite(name, rect.minY) && isFinite(name, rect.width) && isFinite(name, rect.height)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knobFrame.holds(place) else { return false }
    fingerRightOfKnobEdge = place.x - knobFrame.minX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = shownTrackRect(bounds)
    let way = track.width - knobFrame.width
    guard way > 0 else { return true }
    let share = min(max((touch.location(in: self).x - fingerRightOfKnobEdge - track.minX) / way, 0), 1)
    let fraction = isMirrored ? 1 - share : share
    let new = range.lowerBound * (1 - fraction) + range.upperBound * fraction
    guard new != position else { return true }
    value = new
    if isContinuous { sendValueChanged(event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendValueChanged(event) }

  // MARK: Against recognizers of a superview. Source: docs/rules/gestures.md 3.5

  /// Whether a superview's recognizer has one finger, which landed on the knob: then the slider keeps the touch, wherever it moves.
  private func holdsKnob(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, recognizer.gestureTouches.count == 1, let touch = recognizer.gestureTouches.first
    else { return false }
    return isTracking || knobFrame.holds(convert(touch.initialLocation, from: touch.window))
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UISwipeGestureRecognizer, isTracking, isSidewaysDrag(recognizer, from: bounds) { return false }
    if recognizer is UIPanGestureRecognizer, holdsKnob(recognizer) { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Look

  open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let (fraction, isMirrored) = (fraction, isMirrored)
    let share = isMirrored ? 1 - fraction : fraction
    let picture = Picture.drawn(in: size) { draw(in: size, $0) }
    let form = TextForm.track(share, line: "─", knob: shownState.knob)
    return ViewContent(role: ViewRole("slider", ["fraction": .number(fraction)], form: form), picture: picture, alpha: lookAlpha)
  }

  private func draw(in size: CGSize, _ context: CGContext) {
    let bounds = CGRect(origin: .zero, size: size)
    let track = askedRects?.track ?? trackRect(forBounds: bounds)
    let knob = askedRects?.knob ?? thumbRect(forBounds: bounds, trackRect: track, value: position)
    let middle = knob.midX
    // The track without images stays a little inside of its rectangle.
    let (left, right) = (track.minX + 2, max(track.minX + 2, track.maxX - 2))
    let rest =
      isMirrored
      ? CGRect(x: track.minX, y: 0, width: max(0, middle - track.minX), height: 0) : CGRect(x: middle, y: 0, width: max(0, track.maxX - middle), height: 0)
    if let image = images?.maximumTrack[state] {
      context.part(image, in: CGRect(x: rest.minX, y: size.height / 2 - image.size.height / 2, width: rest.width, height: image.size.height), tint: tintColor)
    } else {
      context.fill(
        CGRect(x: left, y: track.minY, width: right - left, height: track.height), radius: track.height / 2, maximumTrackTintColor ?? system.colors.track)
    }
    let done = isMirrored ? CGRect(x: middle, y: 0, width: max(0, right - middle), height: 0) : CGRect(x: left, y: 0, width: max(0, middle - left), height: 0)
    if let image = images?.minimumTrack[state] {
      context.part(image, in: CGRect(x: done.minX, y: size.height / 2 - image.size.height / 2, width: done.width, height: image.size.height), tint: tintColor)
    } else {
      context.fill(
        CGRect(x: done.minX, y: track.minY, width: done.width, height: track.height), radius: track.height / 2, minimumTrackTintColor ?? tintColor)
    }
    if let image = minimumValueImage { context.part(image, in: askedEnds?.least ?? minimumValueImageRect(forBounds: bounds), tint: tintColor) }
    if let image = maximumValueImage { context.part(image, in: askedEnds?.most ?? maximumValueImageRect(forBounds: bounds), tint: tintColor) }
    if let image = currentThumbImage {
      context.part(image, in: knob, tint: thumbTintColor ?? tintColor)
    } else {
      let radius = Self.shownKnobSize / 2
      context.knob(CGRect(x: middle - radius, y: knob.midY - radius, width: 2 * radius, height: 2 * radius), thumbTintColor)
    }
  }

  /// The knob as it is drawn, without the space around it. Units: points.
  private static let shownKnobSize: CGFloat = 28
}

extension UISlider {
  public enum Overridable {
    public static let trackRect = OverridableMethod("trackRect", "The rectangle of the track in these bounds.", unit: .points, "bounds") {
      (slider: UISlider, bounds: CGRect) in slider.trackRect(forBounds: bounds)
    }
    public static let thumbRect = OverridableMethod(
      "thumbRect", "The rectangle of the knob in these bounds, on this track, for a value.", unit: .points, "bounds", "trackRect", "value"
    ) { (slider: UISlider, bounds: CGRect, track: CGRect, value: CGFloat) in
      slider.thumbRect(forBounds: bounds, trackRect: track, value: value.clamped(slider.minimumValue, slider.maximumValue))
    }
    public static let minimumValueImageRect = OverridableMethod(
      "minimumValueImageRect", "The rectangle of minimumValueImage in these bounds.", unit: .points, "bounds"
    ) { (slider: UISlider, bounds: CGRect) in slider.minimumValueImageRect(forBounds: bounds) }
    public static let maximumValueImageRect = OverridableMethod(
      "maximumValueImageRect", "The rectangle of maximumValueImage in these bounds.", unit: .points, "bounds"
    ) { (slider: UISlider, bounds: CGRect) in slider.maximumValueImageRect(forBounds: bounds) }
  }
}
