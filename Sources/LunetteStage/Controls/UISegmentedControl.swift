import DequeModule
import Foundation

/// Segments of equal width, of which at most one is selected. The segment on which a finger lifts becomes selected.
/// Source: Apple, UISegmentedControl
public final class UISegmentedControl: UIControl {
  public override var accessibilityNature: AccessibilityNature { AccessibilityNature(container: .segmentedControl) }
  @_spi(Lunette) public override var accessibilityParts: [AccessibilityPart] { spokenParts }
  public override var summary: ViewSummary {
    var summary = super.summary
    summary.facts.append(.word(selectedSegmentIndex == Self.noSegment ? "no segment" : "segment \(selectedSegmentIndex + 1)"))
    return summary
  }
  public override var answersByPlace: Bool { true }

  /// The value for no selected segment. Source: Apple, UISegmentedControl.noSegment
  public static let noSegment = -1
  /// Units: points. Source: Apple (iOS 13), assumed
  public static let fontSize: CGFloat = 13
  /// Space between a title and the sides of its segment. Units: points. Ours.
  static let titleInset: CGFloat = 12

  private struct Segment {
    var title: String?
    /// The image in the title's place.
    var image: UIImage?
    /// Runs when the segment is chosen.
    var action: UIAction?
    var isEnabled = true
    /// Nil shares what is left. Units: points.
    var width: CGFloat?
  }

  private var segments: Deque<Segment> = [] { didSet { invalidateIntrinsicContentSize() } }
  private var selection = UISegmentedControl.noSegment { didSet { if selection != oldValue { slideThumb(from: oldValue) } } }
  /// The segment under a finger that has landed on the thumb; nil without one.
  private var dragged: Int? { didSet { if dragged != oldValue { slideThumb(from: oldValue ?? selection) } } }
  private var slide: ThumbSlide?
  package private(set) var attributes: [UIControl.State.RawValue: TextAttributes] = [:]

  /// The colour of the thumb; nil for the system's. Without effect where the selected segment is filled with the tint. Source: Apple
  public var selectedSegmentTintColor: UIColor?

  /// Whether the selection is removed after the actions have run. Source: Apple, UISegmentedControl.isMomentary
  public var isMomentary = false

  public init(items: [String] = []) {
    segments = Deque(items.map { Segment(title: $0) })
    super.init(frame: .zero)
    sizeToFit()
  }

  public var numberOfSegments: Int { segments.count }

  /// From 0; `noSegment` for none. Setting it sends no event.
  public var selectedSegmentIndex: Int {
    get { selection }
    set { if newValue == Self.noSegment || isSegment(newValue) { selection = newValue } }
  }

  public func titleForSegment(at index: Int) -> String? { isSegment(index) ? segments[index].title : nil }
  /// Takes an image away. Source: Apple, setTitle(_:forSegmentAt:)
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    if isSegment(index) { (segments[index].title, segments[index].image) = (title, nil) }
  }
  public func imageForSegment(at index: Int) -> UIImage? { isSegment(index) ? segments[index].image : nil }
  /// Takes a title away. Source: Apple, setImage(_:forSegmentAt:)
  public func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    if isSegment(index) { (segments[index].title, segments[index].image) = (nil, image) }
  }
  public func actionForSegment(at index: Int) -> UIAction? { isSegment(index) ? segments[index].action : nil }
  /// The segment shows the action's image or title, and runs it when it is chosen, before `valueChanged`. Source: Apple, setAction(_:forSegmentAt:)
  public func setAction(_ action: UIAction, forSegmentAt index: Int) {
    guard isSegment(index) else { return }
    (segments[index].action, segments[index].image) = (action, action.image)
    segments[index].title = action.image == nil ? action.title : nil
  }
  /// Whether segments without a width of their own are as wide as what they show wants. Source: Apple, apportionsSegmentWidthsByContent
  public var apportionsSegmentWidthsByContent: Bool {
    get { companions[Self.apportionsKey] != nil }
    set { companions[Self.apportionsKey] = newValue ? Apportions() : nil }
  }
  private final class Apportions {}
  private static let apportionsKey = CompanionKey<Apportions>()
  /// What scripts have given each segment.
  package var givenSegments: [(title: String?, image: UIImage?, action: UIAction?, isEnabled: Bool, width: CGFloat?)] {
    segments.map { ($0.title, $0.image, $0.action, $0.isEnabled, $0.width) }
  }

  public func isEnabledForSegment(at index: Int) -> Bool { isSegment(index) && segments[index].isEnabled }
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { if isSegment(index) { segments[index].isEnabled = isEnabled } }

  /// An index beyond the end adds the segment at the end. The change is shown at once, animated or not. Source: Apple, insertSegment
  public func insertSegment(withTitle title: String?, image: UIImage? = nil, at index: Int, animated: Bool) {
    let place = min(max(index, 0), segments.count)
    segments.insert(Segment(title: image == nil ? title : nil, image: image), at: place)
    if selection >= place { selection += 1 }
  }

  /// Removing the selected segment removes the selection too. An index beyond the end means the last segment. Source: Apple, removeSegment
  public func removeSegment(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(index, 0), segments.count - 1)
    segments.remove(at: place)
    if selection == place { selection = Self.noSegment } else if selection > place { selection -= 1 }
  }

  public func removeAllSegments() {
    segments.removeAll()
    selection = Self.noSegment
  }

  public override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: system.controls.controlUnderhang, right: 0) }
  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A segment with a width of its own has that; the others are as wide as the widest of them, or each as its content.
    let own = segments.compactMap(\.width).reduce(0, +)
    let contents = segments.filter { $0.width == nil }.map { contentWidth($0) + 2 * Self.titleInset }
    let others = apportionsSegmentWidthsByContent ? contents.reduce(0, +) : CGFloat(contents.count) * (contents.max() ?? 0)
    return CGSize(width: own + others, height: system.controls.segmentHeight)
  }

  /// The width of what a segment shows.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return TextMetrics.labelWidth(
      of: simulation.shown(segment.title ?? ""), font: .systemFont(ofSize: Self.fontSize), scale: simulation.screen.scale)
  }

  override func baselines(in size: CGSize) -> TextBaselines {
    TextBaselines(font: .systemFont(ofSize: Self.fontSize), share: 0.5, scale: simulation.screen.scale)
  }

  @_spi(Lunette) public override var drawnTexts: [DrawnText] {
    segments.indices.compactMap { index in segments[index].title.map { DrawnText(text: $0, frame: frame(ofSegment: index)) } }
  }

  /// 0 shares what is left by the others. Source: Apple, setWidth(_:forSegmentAt:)
  public func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    guard isSegment(index) else { return }
    guard width.isFinite, width >= 0 else {
      return simulation.recordFault(UIException(.invalidArgument, "a segment's width must be a finite number of at least 0, got \(formatted(width))"))
    }
    segments[index].width = width > 0 ? width : nil
  }
  public func widthForSegment(at index: Int) -> CGFloat { isSegment(index) ? segments[index].width ?? 0 : 0 }

  /// The attributes of titles for a state; nil takes them away. Source: Apple, setTitleTextAttributes
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: UIControl.State) { self.attributes[state.rawValue] = attributes }
  public func titleTextAttributes(for state: UIControl.State) -> TextAttributes? { attributes[state.rawValue] }

  func titleAttributes(isSelected: Bool) -> TextAttributes? {
    let (normal, selected) = (attributes[UIControl.State.normal.rawValue], attributes[UIControl.State.selected.rawValue])
    guard isSelected, let selected else { return normal }
    guard var all = normal else { return selected }
    all.font = selected.font ?? all.font
    all.foregroundColor = selected.foregroundColor ?? all.foregroundColor
    return all
  }

  // MARK: The thumb

  var thumbSegment: Int { dragged ?? selection }
  /// A finger that has landed on the thumb presses it.
  var pressesThumb: Bool { dragged != nil }

  func segmentWidths(in width: CGFloat) -> [CGFloat] {
    let (own, free) = (segments.compactMap(\.width).reduce(0, +), segments.filter { $0.width == nil }.count)
    guard free > 0 || own > 0 else { return [] }
    if apportionsSegmentWidthsByContent, free > 0 {
      // What is left, or lacks, is shared in equal parts.
      let wanted = segments.map { $0.width ?? contentWidth($0) + 2 * Self.titleInset }
      let rest = (width - wanted.reduce(0, +)) / CGFloat(free)
      return zip(segments, wanted).map { $0.width ?? max(0, $1 + rest) }
    }
    let share = free > 0 ? max(0, width - own) / CGFloat(free) : 0
    return segments.map { $0.width ?? share }
  }

  func thumbX(at time: TimeInterval, in frames: [CGRect]) -> CGFloat {
    let goal = frames.indices.contains(thumbSegment) ? frames[thumbSegment].minX : 0
    return slide?.place(at: time, to: goal) ?? goal
  }
  func isSliding(at time: TimeInterval) -> Bool {
    if let slide, !slide.isOver(at: time) { return true }
    slide = nil
    return false
  }

  private func slideThumb(from old: Int) {
    let frames = thumbFrames(in: bounds.size)
    guard system.controls.segmentsHaveThumb, window != nil, simulation.areAnimationsEnabled, frames.indices.contains(old),
      frames.indices.contains(thumbSegment)
    else {
      slide = nil
      return
    }
    let place = slide?.place(at: simulation.time, to: frames[old].minX) ?? frames[old].minX
    slide = Self.slide(from: place, since: simulation.time)
    simulation.displayLinks.add(self)
  }

  private func isSegment(_ index: Int) -> Bool {
    if segments.indices.contains(index) { return true }
    simulation.recordFault(
      UIException(
        .range, "UISegmentedControl has no segment \(index: index) (it has \(segments.count))"))
    return false
  }

  // MARK: Tracking

  /// Space: own bounds.
  package func frame(ofSegment index: Int) -> CGRect {
    let frames = thumbFrames(in: bounds.size)
    guard frames.indices.contains(index) else { return .zero }
    return CGRect(x: bounds.minX + frames[index].minX, y: bounds.minY, width: frames[index].width, height: bounds.height)
  }

  /// The segment at a point of the bounds; nil for none, and for a disabled one.
  func segment(at place: CGPoint) -> Int? {
    guard !segments.isEmpty, bounds.width > 0 else { return nil }
    let x = place.x - bounds.minX
    guard x >= 0, x < bounds.width else { return nil }
    let frames = thumbFrames(in: bounds.size)
    let index = isMirrored ? frames.firstIndex { x >= $0.minX } ?? frames.count - 1 : frames.firstIndex { x < $0.maxX } ?? frames.count - 1
    return segments[index].isEnabled ? index : nil
  }

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if system.controls.segmentsHaveThumb, segment(at: touch.location(in: self)) == selection { dragged = selection }
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if dragged != nil, let index = segment(at: touch.location(in: self)) { dragged = index }
    return true
  }

  public override func cancelTracking(with event: UIEvent?) { dragged = nil }

  /// A tap on the selected segment sends nothing, unless the control is momentary. Source: Apple, UISegmentedControl
  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { dragged = nil }
    guard isTouchInside, let touch, let index = segment(at: touch.location(in: self)) else { return }
    choose(index, event)
  }

  /// As a finger does that lifts on a segment.
  func choose(_ index: Int, _ event: UIEvent?) {
    guard segments.indices.contains(index), index != selection || isMomentary else { return }
    selection = index
    let action = segments[index].action
    action?.perform(sender: self)
    sendValueChanged(event)
    if isMomentary { selection = Self.noSegment }
  }

  @_spi(Lunette) public override var keepsSingleTaps: Bool { true }

  // MARK: Look

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    let parts = segments.enumerated().map { number, segment in
      (number == selection ? "•" : "") + (segment.isEnabled && isEnabled ? segment.title ?? "" : "(\(segment.title ?? ""))")
    }
    var role = ViewRole("segments", form: .parts(isMirrored ? parts.reversed() : parts))
    role.values.append(
      ViewRole.Entry(
        name: "segments",
        value: .list(
          segments.map { [.init(name: "title", value: .text($0.title ?? "")), .init(name: "enabled", value: .flag($0.isEnabled))] })))
    if selection != Self.noSegment { role.values.append(.init(name: "selected", value: .whole(selection + 1))) }
    guard system.controls.segmentsHaveThumb else {
      return ViewContent(role: role, picture: .drawn(in: size) { draw(in: size, $0) }, alpha: lookAlpha)
    }
    let frames = thumbFrames(in: size)
    if frames.indices.contains(thumbSegment) {
      let frame = frames[thumbSegment]
      role.values.append(
        .init(
          name: "thumb",
          value: .list([
            [
              .init(name: "x", value: .number(thumbX(at: time, in: frames))), .init(name: "y", value: .number(frame.minY)),
              .init(name: "width", value: .number(frame.width)), .init(name: "height", value: .number(frame.height)),
            ]
          ])))
    }
    return ViewContent(role: role, picture: .drawn(in: size) { drawThumb(in: size, at: time, $0) }, alpha: lookAlpha)
  }

  /// The title of the selected segment is a hole in it: it has the colour of what the control stands on, white where nothing says.
  /// Source: docs/rules/controllers.md 4.6
  private var colorBehind: UIColor {
    var view = superview
    while let current = view {
      if let color = current.colorBehindSubviews, color.alpha == 1 { return color }
      view = current.superview
    }
    return .white
  }

  private func draw(in size: CGSize, _ context: CGContext) {
    guard !segments.isEmpty else { return }
    let (tint, hole): (UIColor, UIColor) = (tintColor, colorBehind)
    let frames = thumbFrames(in: size)
    guard frames.count == segments.count else { return }
    let font = simulation.shown(UIFont.systemFont(ofSize: Self.fontSize))
    if segments.indices.contains(selection) {
      let frame = frames[selection]
      let (isFirst, isLast) = isMirrored ? (selection == segments.count - 1, selection == 0) : (selection == 0, selection == segments.count - 1)
      let round = CGContext.outlineRadius
      context.fill(frame, radius: round, tint)
      // Only the corners at the control's ends are round.
      if !isFirst { context.fill(CGRect(x: frame.minX, y: 0, width: round, height: size.height), tint) }
      if !isLast { context.fill(CGRect(x: frame.maxX - round, y: 0, width: round, height: size.height), tint) }
    }
    context.controlOutline(size, tint)
    for (number, segment) in segments.enumerated() {
      if HostWork.mustEnd("drawing \(segments.count) segments") { break }
      let place = frames[number]
      let x = isMirrored ? place.maxX : place.minX
      if number > 0 { context.line([CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height)], tint, width: 1) }
      let color = number == selection ? hole : segment.isEnabled ? tint : tint.withAlphaComponent(Self.disabledAlpha)
      if let image = segment.image {
        context.part(image, centeredIn: place, tint: color)
        continue
      }
      context.line(
        simulation.shown(segment.title ?? ""), in: CGRect(x: place.minX + 2, y: 0, width: max(0, place.width - 4), height: size.height), font: font, color)
    }
  }
}
