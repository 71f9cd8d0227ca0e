import Foundation
import Lua
import LunetteKit

extension UIBlurEffect: LuaObject {}
extension UIBlurEffect.Style: LuaEnum {}

/// What lies on a blur. Its views are shown in their own colours. Ours
private final class VibrancyEffect: LuaObject {
  static let luaName = "UIVibrancyEffect"
  let blur: UIBlurEffect?
  let style: String?
  init(_ blur: UIBlurEffect?, _ style: String?) { (self.blur, self.style) = (blur, style) }
}

/// A blur, or what lies on one and has no colour of its own.
private enum VisualEffect: LuaConvertible {
  case blur(UIBlurEffect)
  case vibrancy(VibrancyEffect)

  static let key = CompanionKey<VibrancyEffect>()
  static var luaTypeName: String { "a UIBlurEffect or a UIVibrancyEffect" }
  static var luaType: LuaType { .either([UIBlurEffect.luaType, VibrancyEffect.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> VisualEffect {
    if let effect = try? VibrancyEffect.read(stack, at: index) { return .vibrancy(effect) }
    guard let effect = try? UIBlurEffect.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .blur(effect)
  }

  func push(on stack: LuaStack) {
    switch self {
    case .blur(let effect): effect.push(on: stack)
    case .vibrancy(let effect): effect.push(on: stack)
    }
  }

  static func of(_ view: UIVisualEffectView) -> VisualEffect? { view.companions[key].map { .vibrancy($0) } ?? view.effect.map { .blur($0) } }

  static func set(_ effect: VisualEffect?, of view: UIVisualEffectView) {
    if case .blur(let blur)? = effect { view.effect = blur } else { view.effect = nil }
    if case .vibrancy(let vibrancy)? = effect { view.companions[key] = vibrancy } else { view.companions[key] = nil }
  }
}

/// Controls with a value: they send valueChanged when the user changes it. Segments and pages are counted from 1.
extension Registry {
  static func valueControls(_ r: RegistryBuilder) {
    r.type(
      UIRefreshControl.self, "UIRefreshControl", inherits: "UIControl",
      doc:
        "A control for \"pull to refresh\". It sends valueChanged when a finger has pulled the content down by more than 60 points. "
        + "Assign it to a scroll view's refreshControl."
    ) { c in
      c.constructor { a in try control(UIRefreshControl(), a) }
      c.property("isRefreshing", "Whether the control is refreshing; the content then stays 60 points lower.", \.isRefreshing)
      c.property(
        "attributedTitle", "The text that the control shows, or nil. An attributed text may be set; its words are kept.",
        get: { $0.attributedTitle.map { PlainTitle(text: $0.string) } }, set: { $0.attributedTitle = $1.map { NSAttributedString(string: $0.text) } })
      c.method("beginRefreshing", "Begins refreshing without scrolling, and sends no event.", UIRefreshControl.beginRefreshing)
      c.method("endRefreshing", "Ends refreshing; the content moves back in 0.25 s.", UIRefreshControl.endRefreshing)
    }
    r.type(
      UIActivityIndicatorView.self, "UIActivityIndicatorView", inherits: "UIView",
      doc: "A wheel that turns while something is under way. It is hidden while it does not turn."
    ) { c in
      c.constructor { a in UIActivityIndicatorView(style: try a.take("style", as: UIActivityIndicatorView.Style.self, label: "activityIndicatorStyle")) }
      c.initial("style", as: UIActivityIndicatorView.Style.self, label: "activityIndicatorStyle") { $0.become($1) }
      c.property("style", "The wheel's size and colour: whiteLarge has 37 points, the others 20.", \.style)
      c.property(
        "color", "The colour of the wheel; nil means the style's own.", get: { $0.color }, set: { (v, color: UIColor?) in v.color = color })
      c.property("hidesWhenStopped", "Whether the wheel is hidden while it does not turn.", \.hidesWhenStopped)
      c.property("isAnimating", "Whether the wheel turns.", \.isAnimating)
      c.method("startAnimating", "Makes the wheel turn, once in a second.", UIActivityIndicatorView.startAnimating)
      c.method("stopAnimating", "Stops the wheel.", UIActivityIndicatorView.stopAnimating)
    }
    r.type(UIProgressView.self, "UIProgressView", inherits: "UIView", doc: "A bar that fills from the left; 2 points high.") { c in
      c.constructor { a in
        UIProgressView(progressViewStyle: try a.take("progressViewStyle", as: UIProgressView.Style.self) ?? .default)
      }
      c.initial("progressViewStyle", as: UIProgressView.Style.self) { $0.become($1) }
      c.property("progressViewStyle", "The form of the ends: default is round, bar is square.", get: { $0.progressViewStyle })
      c.property("progress", "The filled part of the bar, from 0 to 1.", \.progress)
      c.property("progressTintColor", "The colour of the filled part; nil means the tint colour.", \.progressTintColor)
      c.property("trackTintColor", "The colour of the part that is not filled; nil means a light gray.", \.trackTintColor)
      c.method("setProgress", "Sets the progress; animated, the bar fills in 0.25 s.", args: "progress", "animated") {
        (v: UIProgressView, progress: CGFloat, animated: Bool?) in v.setProgress(progress, animated: animated ?? false)
      }
      observedProgress(c)
    }
    r.type(UIBlurEffect.self, "UIBlurEffect", doc: "An effect for UIVisualEffectView: a translucent colour, in place of a blur.") { c in
      c.constructor { a in
        UIBlurEffect(
          style: try a.take(
            "style", as: UIBlurEffect.Style.self, "How light or dark the effect is; regular, prominent and the materials follow the appearance.")
            ?? .regular)
      }
      c.property("style", "How light or dark the effect is.", get: { $0.style })
    }
    r.type(
      VibrancyEffect.self, "UIVibrancyEffect",
      doc: "An effect for a UIVisualEffectView that lies in the contentView of one with a blur. Its views are shown in their own colours."
    ) { c in
      c.constructor { a in
        VibrancyEffect(
          try a.take("blurEffect", as: UIBlurEffect.self, "The effect below it."), try a.take("style", as: String.self, "Kept only; it has no effect."))
      }
      c.property("style", "Kept only; it has no effect.", get: { $0.style })
      c.property("blurEffect", "The effect below it, or nil.", get: { $0.blur })
    }
    r.type(
      UIVisualEffectView.self, "UIVisualEffectView", inherits: "UIView",
      doc: "A view with a visual effect as its background. Add subviews to its contentView."
    ) { c in
      c.constructor { _ in UIVisualEffectView() }
      c.initializer("effect")
      c.property("effect", "The effect, or nil.", get: VisualEffect.of, set: { VisualEffect.set($1, of: $0) })
      c.property("contentView", "The view for the subviews, as large as the effect view.", get: { $0.contentView })
    }
    r.type(UISwitch.self, "UISwitch", inherits: "UIControl", doc: "A switch that is on or off; 51 x 31 points.") { c in
      c.constructor { a in try control(UISwitch(), a) }
      c.property("isOn", "Whether the switch is on. Setting it sends no event.", \.isOn)
      c.property("onTintColor", "The colour of the switch when it is on, or nil for green.", \.onTintColor)
      c.property("thumbTintColor", "The colour of the knob, or nil for white.", \.thumbTintColor)
      c.method("setOn", "Sets the value, and sends no event.", args: "isOn", "animated") {
        (control: UISwitch, isOn: Bool, animated: Bool?) in control.setOn(isOn, animated: animated ?? false)
      }
    }
    r.type(UISlider.self, "UISlider", inherits: "UIControl", doc: "A knob on a track, which the user moves to choose a number.") { c in
      c.constructor { a in
        let slider = UISlider()
        // The range is set before the value, whatever the order of the keys is.
        if let minimum = try a.take("minimumValue", as: CGFloat.self) { slider.minimumValue = minimum }
        if let maximum = try a.take("maximumValue", as: CGFloat.self) { slider.maximumValue = maximum }
        return try control(slider, a)
      }
      c.property("value", "The chosen number, from minimumValue to maximumValue. Setting it sends no event.", \.value)
      c.property("minimumValue", "The value at the left end; 0 by default.", \.minimumValue)
      c.property("maximumValue", "The value at the right end; 1 by default.", \.maximumValue)
      c.property("isContinuous", "True: valueChanged is sent while the finger moves. False: only when it lifts.", \.isContinuous)
      c.property("minimumTrackTintColor", "The colour of the track at the left of the knob, or nil for tintColor.", \.minimumTrackTintColor)
      c.property("maximumTrackTintColor", "The colour of the track at the right of the knob, or nil for gray.", \.maximumTrackTintColor)
      c.property("thumbTintColor", "The colour of the knob, or nil for white.", \.thumbTintColor)
      sliderImages(c)
      c.method("setValue", "Sets the value, and sends no event.", args: "value", "animated") {
        (slider: UISlider, value: CGFloat, animated: Bool?) in slider.setValue(value, animated: animated ?? false)
      }
    }
    r.type(
      UIStepper.self, "UIStepper", inherits: "UIControl", doc: "Two buttons, - and +, that decrease and increase a number; 94 x 29 points."
    ) { c in
      c.constructor { a in
        let stepper = UIStepper()
        // The limit that leaves room for the other one is set first.
        let (minimum, maximum) = (try a.take("minimumValue", as: CGFloat.self), try a.take("maximumValue", as: CGFloat.self))
        if let maximum, maximum > stepper.minimumValue { stepper.maximumValue = maximum }
        if let minimum { stepper.minimumValue = minimum }
        if let maximum { stepper.maximumValue = maximum }
        return try control(stepper, a)
      }
      c.property("value", "The chosen number, from minimumValue to maximumValue. Setting it sends no event.", \.value)
      c.property("minimumValue", "The smallest value; 0 by default. It must be less than maximumValue.", \.minimumValue)
      c.property("maximumValue", "The largest value; 100 by default. It must be greater than minimumValue.", \.maximumValue)
      c.property("stepValue", "How much one step changes the value; 1 by default. It must be greater than 0.", \.stepValue)
      c.property("autorepeat", "Whether the step is repeated while a finger stays on a button.", \.autorepeat)
      c.property("wraps", "Whether a step beyond one end continues at the other end.", \.wraps)
      c.property(
        "isContinuous", "True: valueChanged is sent for each repeated step. False: only when the finger lifts.",
        \.isContinuous)
      stepperImages(c)
    }
    segmentedControl(r)
    r.type(
      UIPageControl.self, "UIPageControl", inherits: "UIControl",
      doc: "A row of dots, one for each page, of which the current page's is highlighted."
    ) { c in
      c.state("indicatorImages") { $0.indicatorImages }
      c.constructor { a in
        let pages = UIPageControl()
        if let count = try a.take("numberOfPages", as: Int.self) { pages.numberOfPages = count }
        return try control(pages, a)
      }
      c.property("numberOfPages", "The number of dots.", \.numberOfPages)
      c.property(
        "currentPage", "The number of the current page, from 1. Setting it sends no event.", get: { $0.currentPage + 1 },
        set: { $0.currentPage = $1.fromZero })
      c.property("hidesForSinglePage", "Whether nothing is shown when there is only one page.", \.hidesForSinglePage)
      c.property("pageIndicatorTintColor", "The colour of the other pages' dots; nil means a gray.", \.pageIndicatorTintColor)
      c.property(
        "currentPageIndicatorTintColor", "The colour of the current page's dot; nil means a gray.", \.currentPageIndicatorTintColor)
      c.property(
        "allowsContinuousInteraction", "Whether a finger that moves along the dots turns the pages on its way, in system 17.",
        \.allowsContinuousInteraction)
      c.property(
        "backgroundStyle", "Whether a plate is behind the dots: prominent, minimal, or automatic, which shows it while a finger is there.", \.backgroundStyle)
      c.property(
        "preferredIndicatorImage", "An image in the place of each dot, or nil.", get: { $0.preferredIndicatorImage.map(ScriptImage.init) },
        set: { $0.preferredIndicatorImage = $1?.image })
      c.method("indicatorImageForPage", "The image that was set for a page, from 1, or nil.", args: "page") {
        (pages: UIPageControl, page: Int) in pages.indicatorImage(forPage: page.fromZero).map(ScriptImage.init)
      }
      c.method("setIndicatorImage", "Sets an image in the place of the dot of a page, from 1; nil for the dot.", args: "image", "page") {
        (pages: UIPageControl, image: ScriptImage?, page: Int) in pages.setIndicatorImage(image?.image, forPage: page.fromZero)
      }
      c.method("sizeForNumberOfPages", "The size that so many dots need.", "count", UIPageControl.size(forNumberOfPages:))
      c.measured(in: .points)
    }
  }

  private static func segmentedControl(_ r: RegistryBuilder) {
    r.type(
      UISegmentedControl.self, "UISegmentedControl", inherits: "UIControl", doc: "A row of segments, of which at most one is selected."
    ) { c in
      springLoaded(c)
      c.state("segments") { $0.givenSegments }
      c.state("titleTextAttributes") { $0.attributes }
      c.constructor { a in
        let segments = UISegmentedControl()
        let items = try a.take("items", as: [SegmentContent].self, "The titles or images of its segments.") ?? []
        let actions = try a.take("actions", as: [UIAction].self, "A UIAction for each segment, in place of items.") ?? []
        for content in items + actions.map(SegmentContent.action) { content.insert(into: segments, at: segments.numberOfSegments, animated: false) }
        segments.sizeToFit()
        return try control(segments, a)
      }
      c.initial("items", as: [SegmentContent].self) { control, items in
        control.removeAllSegments()
        for content in items { content.insert(into: control, at: control.numberOfSegments, animated: false) }
        control.sizeToFit()
      }
      c.property("numberOfSegments", "The number of segments.", \.numberOfSegments)
      c.property(
        "selectedSegmentIndex", "The number of the selected segment, from 1, or nil if none is selected. Setting it sends no event.",
        get: { $0.selectedSegmentIndex == UISegmentedControl.noSegment ? nil : $0.selectedSegmentIndex + 1 },
        set: { (control: UISegmentedControl, index: Int?) in
          // 0 does not mean "none" here: it is refused like any number below 1.
          control.selectedSegmentIndex = try index?.counted("segment") ?? UISegmentedControl.noSegment
        })
      c.property(
        "isMomentary", "Whether the selection disappears after the actions have run.",
        \.isMomentary)
      c.method("titleForSegment", "The title of a segment, or nil.", args: "index") {
        (control: UISegmentedControl, index: Int) in control.titleForSegment(at: index.fromZero)
      }
      c.method("setTitle", "Sets the title of a segment.", args: "title", "index") {
        (control: UISegmentedControl, title: String?, index: Int) in control.setTitle(title, forSegmentAt: index.fromZero)
      }
      c.method("isEnabledForSegment", "Whether a finger can select a segment.", args: "index") {
        (control: UISegmentedControl, index: Int) in control.isEnabledForSegment(at: index.fromZero)
      }
      c.method("setEnabled", "Sets whether a finger can select a segment.", args: "isEnabled", "index") {
        (control: UISegmentedControl, isEnabled: Bool, index: Int) in control.setEnabled(isEnabled, forSegmentAt: index.fromZero)
      }
      c.method(
        "insertSegment", "Inserts a segment with a title, an image or a UIAction at a place, from 1; a place beyond the end means the end.", args: "content",
        "index", "animated"
      ) {
        (control: UISegmentedControl, content: SegmentContent?, index: Int, animated: Bool?) in
        content.insert(into: control, at: index.fromZero, animated: animated ?? false)
      }
      segmentContents(c)
      c.method("removeSegment", "Removes a segment.", args: "index", "animated") {
        (control: UISegmentedControl, index: Int, animated: Bool?) in control.removeSegment(at: index.fromZero, animated: animated ?? false)
      }
      c.property(
        "selectedSegmentTintColor", "The colour of the selected segment's thumb in system 17; nil for the system's.", \.selectedSegmentTintColor)
      c.method("setTitleTextAttributes", "Sets the attributes of the titles, such as font and colour, for a state.", args: "attributes", "state") {
        (control: UISegmentedControl, attributes: TextAttributes?, state: UIControl.State?) in
        control.setTitleTextAttributes(attributes, for: state ?? .normal)
      }
      c.method("titleTextAttributes", "The attributes that were set for a state, or nil.", args: "state") {
        (control: UISegmentedControl, state: UIControl.State?) in control.titleTextAttributes(for: state ?? .normal)
      }
      c.method("setWidth", "Sets the width of a segment; 0 shares what the others leave.", args: "width", "index") {
        (control: UISegmentedControl, width: CGFloat, index: Int) in control.setWidth(width, forSegmentAt: index.fromZero)
      }
      c.measured(in: .points)
      c.method("widthForSegment", "The width that was set for a segment, or 0.", args: "index") {
        (control: UISegmentedControl, index: Int) in control.widthForSegment(at: index.fromZero)
      }
      c.measured(in: .points)
      c.method("removeAllSegments", "Removes all segments.", UISegmentedControl.removeAllSegments)
    }
  }
}

/// A title that may be given as an attributed text.
private struct PlainTitle: LuaConvertible {
  let text: String
  static var luaTypeName: String { "a string or an NSAttributedString" }
  static var luaType: LuaType { .string }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> PlainTitle {
    if let text = stack.text(at: index) { return PlainTitle(text: text) }
    guard let text = try? ScriptAttributedString.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return PlainTitle(text: text.text.string)
  }

  func push(on stack: LuaStack) { stack.push(text) }
}
