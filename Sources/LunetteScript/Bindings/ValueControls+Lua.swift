import Foundation
import Lua
import LunetteKit

extension UIBlurEffect: LuaObject {}
extension UIBlurEffect.Style: LuaEnum {}

/// Controls with a value: they send valueChanged when the user changes it. Segments and pages are counted from 1.
extension Registry {
  static func valueControls(_ r: RegistryBuilder) {
    r.type(
      UIRefreshControl.self, "UIRefreshControl", inherits: "UIControl",
      doc:
        "Pull to refresh: valueChanged when a finger has pulled the content past its 60 points. Set it as a scroll view's refreshControl."
    ) { c in
      c.constructor { _ in UIRefreshControl() }
      c.property("isRefreshing", "Whether it holds the content down.", \.isRefreshing)
      c.property(
        "attributedTitle", "Shown in it; here a plain text, or nil.",
        get: { $0.attributedTitle?.string }, set: { $0.attributedTitle = $1.map { NSAttributedString(string: $0) } })
      c.method("beginRefreshing", "Makes the room without scrolling and sends nothing.") { (control: UIRefreshControl) in
        control.beginRefreshing()
      }
      c.method("endRefreshing", "Lets the content go back, in 0.25 s.") { (control: UIRefreshControl) in control.endRefreshing() }
    }
    r.type(
      UIActivityIndicatorView.self, "UIActivityIndicatorView", inherits: "UIView",
      doc: "A wheel that turns while something is under way; hidden while it stands."
    ) { c in
      c.constructor { a in UIActivityIndicatorView(style: try a.take("style", as: UIActivityIndicatorView.Style.self) ?? .white) }
      c.property("style", "20 points, or 37.", \.style)
      c.property("color", "Of its spokes; nil for the style's own.", get: { $0.color }, set: { (v, color: UIColor?) in v.color = color })
      c.property("hidesWhenStopped", "Whether it is hidden while it stands.", \.hidesWhenStopped)
      c.property("isAnimating", "Whether it turns.", \.isAnimating)
      c.method("startAnimating", "Turns, once a second.") { (v: UIActivityIndicatorView) in v.startAnimating() }
      c.method("stopAnimating", "Stands.") { (v: UIActivityIndicatorView) in v.stopAnimating() }
    }
    r.type(UIProgressView.self, "UIProgressView", inherits: "UIView", doc: "A bar that fills from the left; 2 points high.") { c in
      c.constructor { a in
        UIProgressView(progressViewStyle: try a.take("progressViewStyle", as: UIProgressView.Style.self) ?? .default)
      }
      c.property("progressViewStyle", "Round ends, or those of a bar.", get: { $0.progressViewStyle })
      c.property("progress", "From 0 to 1.", \.progress)
      c.property("progressTintColor", "Of what is filled; nil for the tint.", \.progressTintColor)
      c.property("trackTintColor", "Of the rest.", \.trackTintColor)
      c.method("setProgress", "Goes there in 0.25 s, or at once.", args: "progress", "animated") {
        (v: UIProgressView, progress: CGFloat, animated: Bool?) in v.setProgress(progress, animated: animated ?? false)
      }
    }
    r.type(UIBlurEffect.self, "UIBlurEffect", doc: "What an effect view lays over what is behind it: a colour that stands in for the blur.") { c in
      c.constructor { a in UIBlurEffect(style: try a.take("style", as: UIBlurEffect.Style.self, "How light it is.") ?? .regular) }
      c.property("style", "How light it is.", get: { $0.style })
    }
    r.type(
      UIVisualEffectView.self, "UIVisualEffectView", inherits: "UIView",
      doc: "A view over an effect. What it holds belongs into its contentView."
    ) { c in
      c.constructor { _ in UIVisualEffectView() }
      c.property("effect", "A UIBlurEffect, or nil.", \.effect)
      c.property("contentView", "As large as it is; takes what it holds.", get: { $0.contentView })
    }
    r.type(UISwitch.self, "UISwitch", inherits: "UIControl", doc: "On or off; 51 x 31 points.") { c in
      c.constructor { _ in UISwitch() }
      c.property("isOn", "Its value. Setting it sends nothing.", \.isOn)
      c.method("setOn", "Sets its value.", args: "isOn", "animated") {
        (control: UISwitch, isOn: Bool, animated: Bool?) in control.setOn(isOn, animated: animated ?? false)
      }
    }
    r.type(UISlider.self, "UISlider", inherits: "UIControl", doc: "A knob on a track.") { c in
      c.constructor { a in
        let slider = UISlider()
        // The range is set before the value, whatever the order of the keys is.
        if let minimum = try a.take("minimumValue", as: CGFloat.self) { slider.minimumValue = minimum }
        if let maximum = try a.take("maximumValue", as: CGFloat.self) { slider.maximumValue = maximum }
        return slider
      }
      c.property("value", "Between minimumValue and maximumValue. Setting it sends nothing.", \.value)
      c.property("minimumValue", "At the left end; 0.", \.minimumValue)
      c.property("maximumValue", "At the right end; 1.", \.maximumValue)
      c.property("isContinuous", "False: valueChanged at the lift only.", \.isContinuous)
      c.method("setValue", "Sets its value.", args: "value", "animated") {
        (slider: UISlider, value: CGFloat, animated: Bool?) in slider.setValue(value, animated: animated ?? false)
      }
    }
    r.type(UIStepper.self, "UIStepper", inherits: "UIControl", doc: "Two buttons, - and +, that change a number; 94 x 32 points.") { c in
      c.constructor { a in
        let stepper = UIStepper()
        // The limit that leaves room for the other one is set first.
        let (minimum, maximum) = (try a.take("minimumValue", as: CGFloat.self), try a.take("maximumValue", as: CGFloat.self))
        if let maximum, maximum > stepper.minimumValue { stepper.maximumValue = maximum }
        if let minimum { stepper.minimumValue = minimum }
        if let maximum { stepper.maximumValue = maximum }
        return stepper
      }
      c.property("value", "Between minimumValue and maximumValue. Setting it sends nothing.", \.value)
      c.property("minimumValue", "0; less than maximumValue.", \.minimumValue)
      c.property("maximumValue", "100; greater than minimumValue.", \.maximumValue)
      c.property("stepValue", "1; greater than 0.", \.stepValue)
      c.property("autorepeat", "A held finger repeats the step.", \.autorepeat)
      c.property("wraps", "A step beyond one end goes on from the other.", \.wraps)
      c.property(
        "isContinuous", "False: a held finger sends valueChanged when it lifts.",
        \.isContinuous)
    }
    segmentedControl(r)
    r.type(UIPageControl.self, "UIPageControl", inherits: "UIControl", doc: "A row of dots, one for each page.") { c in
      c.constructor { a in
        let control = UIPageControl()
        if let count = try a.take("numberOfPages", as: Int.self) { control.numberOfPages = count }
        return control
      }
      c.property("numberOfPages", "How many dots.", \.numberOfPages)
      c.property("currentPage", "From 1. Setting it sends nothing.", get: { $0.currentPage + 1 }, set: { $0.currentPage = $1.fromZero })
      c.property("hidesForSinglePage", "Nothing is shown while there is one page.", \.hidesForSinglePage)
      c.property("pageIndicatorTintColor", "Of the other pages' dots; nil is a grey.", \.pageIndicatorTintColor)
      c.property("currentPageIndicatorTintColor", "Of the present page's dot; nil is a grey.", \.currentPageIndicatorTintColor)
      c.method("sizeForNumberOfPages", "The size that so many dots need. Points.", args: "count") {
        (control: UIPageControl, count: Int) in control.size(forNumberOfPages: count)
      }
    }
  }

  private static func segmentedControl(_ r: RegistryBuilder) {
    r.type(UISegmentedControl.self, "UISegmentedControl", inherits: "UIControl", doc: "Segments, of which one at most is selected.") { c in
      c.constructor { a in UISegmentedControl(items: try a.take("items", as: [String].self, "The titles of its segments.") ?? []) }
      c.property("numberOfSegments", "How many segments.", \.numberOfSegments)
      c.property(
        "selectedSegmentIndex", "From 1; nil for none. Setting it sends nothing.",
        get: { $0.selectedSegmentIndex == UISegmentedControl.noSegment ? nil : $0.selectedSegmentIndex + 1 },
        set: { (control: UISegmentedControl, index: Int?) in
          // 0 does not mean "none" here: it is refused like any number below 1.
          control.selectedSegmentIndex = try index?.counted("segment") ?? UISegmentedControl.noSegment
        })
      c.property(
        "isMomentary", "The selection is taken back once the actions have run.",
        \.isMomentary)
      c.method("titleForSegment", "A segment's title.", args: "index") {
        (control: UISegmentedControl, index: Int) in control.titleForSegment(at: index.fromZero)
      }
      c.method("setTitle", "Sets a segment's title.", args: "title", "index") {
        (control: UISegmentedControl, title: String?, index: Int) in control.setTitle(title, forSegmentAt: index.fromZero)
      }
      c.method("isEnabledForSegment", "Whether a segment can be selected by touch.", args: "index") {
        (control: UISegmentedControl, index: Int) in control.isEnabledForSegment(at: index.fromZero)
      }
      c.method("setEnabled", "Whether a segment can be selected by touch.", args: "isEnabled", "index") {
        (control: UISegmentedControl, isEnabled: Bool, index: Int) in control.setEnabled(isEnabled, forSegmentAt: index.fromZero)
      }
      c.method("insertSegment", "Adds a segment at a place; one beyond the end means the end.", args: "title", "index", "animated") {
        (control: UISegmentedControl, title: String?, index: Int, animated: Bool?) in
        control.insertSegment(withTitle: title, at: index.fromZero, animated: animated ?? false)
      }
      c.method("removeSegment", "Takes a segment away.", args: "index", "animated") {
        (control: UISegmentedControl, index: Int, animated: Bool?) in control.removeSegment(at: index.fromZero, animated: animated ?? false)
      }
      c.method("removeAllSegments", "Takes all segments away.") { (control: UISegmentedControl) in control.removeAllSegments() }
    }
  }
}
