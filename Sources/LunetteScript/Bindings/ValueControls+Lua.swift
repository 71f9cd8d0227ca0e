import Foundation
import Lua
import LunetteKit

/// Controls with a value: they send valueChanged when the user changes it. Segments and pages count from 1.
extension Registry {
  static func valueControls(_ r: RegistryBuilder) {
    r.type(
      UIRefreshControl.self, "UIRefreshControl", inherits: "UIControl",
      doc:
        "Pull to refresh: valueChanged when a finger has pulled the content past its 60 points. Set it as a scroll view's refreshControl."
    ) { c in
      c.constructor { _ in UIRefreshControl() }
      c.property("isRefreshing", "Whether it holds the content down.", get: { $0.isRefreshing })
      c.property(
        "attributedTitle", "Shown in it; here a plain text, or nil.",
        get: { $0.attributedTitle?.string }, set: { $0.attributedTitle = $1.map { NSAttributedString(string: $0) } })
      c.property("tintColor", "A colour.", get: { $0.tintColor }, set: { $0.tintColor = $1 })
      c.method("beginRefreshing", "Makes the room without scrolling and sends nothing.") { (control: UIRefreshControl) in
        control.beginRefreshing()
      }
      c.method("endRefreshing", "Lets the content go back, in 0.25 s.") { (control: UIRefreshControl) in control.endRefreshing() }
    }
    r.type(UISwitch.self, "UISwitch", inherits: "UIControl", doc: "On or off; 51 x 31 points.") { c in
      c.constructor { _ in UISwitch() }
      c.property("isOn", "Its value. Setting it sends nothing.", get: { $0.isOn }, set: { $0.isOn = $1 })
      c.method("setOn", "Sets its value.", args: "isOn", "animated") {
        (control: UISwitch, isOn: Bool, animated: Bool?) in control.setOn(isOn, animated: animated ?? false)
      }
    }
    r.type(UISlider.self, "UISlider", inherits: "UIControl", doc: "A knob on a track.") { c in
      c.constructor { a in
        let slider = UISlider()
        // The range goes before the value, whatever the order of the keys.
        if let minimum = try a.take("minimumValue", as: CGFloat.self) { slider.minimumValue = minimum }
        if let maximum = try a.take("maximumValue", as: CGFloat.self) { slider.maximumValue = maximum }
        return slider
      }
      c.property("value", "Between minimumValue and maximumValue. Setting it sends nothing.", get: { $0.value }, set: { $0.value = $1 })
      c.property("minimumValue", "At the left end; 0.", get: { $0.minimumValue }, set: { $0.minimumValue = $1 })
      c.property("maximumValue", "At the right end; 1.", get: { $0.maximumValue }, set: { $0.maximumValue = $1 })
      c.property("isContinuous", "False: valueChanged at the lift only.", get: { $0.isContinuous }, set: { $0.isContinuous = $1 })
      c.method("setValue", "Sets its value.", args: "value", "animated") {
        (slider: UISlider, value: CGFloat, animated: Bool?) in slider.setValue(value, animated: animated ?? false)
      }
    }
    r.type(UIStepper.self, "UIStepper", inherits: "UIControl", doc: "Two buttons, - and +, that change a number; 94 x 32 points.") { c in
      c.constructor { a in
        let stepper = UIStepper()
        // The end that makes room for the other goes first.
        let (minimum, maximum) = (try a.take("minimumValue", as: CGFloat.self), try a.take("maximumValue", as: CGFloat.self))
        if let maximum, maximum > stepper.minimumValue { stepper.maximumValue = maximum }
        if let minimum { stepper.minimumValue = minimum }
        if let maximum { stepper.maximumValue = maximum }
        return stepper
      }
      c.property("value", "Between minimumValue and maximumValue. Setting it sends nothing.", get: { $0.value }, set: { $0.value = $1 })
      c.property("minimumValue", "0; less than maximumValue.", get: { $0.minimumValue }, set: { $0.minimumValue = $1 })
      c.property("maximumValue", "100; greater than minimumValue.", get: { $0.maximumValue }, set: { $0.maximumValue = $1 })
      c.property("stepValue", "1; greater than 0.", get: { $0.stepValue }, set: { $0.stepValue = $1 })
      c.property("autorepeat", "A held finger repeats the step.", get: { $0.autorepeat }, set: { $0.autorepeat = $1 })
      c.property("wraps", "A step beyond one end goes on from the other.", get: { $0.wraps }, set: { $0.wraps = $1 })
      c.property(
        "isContinuous", "False: a held finger sends valueChanged when it lifts.",
        get: { $0.isContinuous }, set: { $0.isContinuous = $1 })
    }
    segmentedControl(r)
    r.type(UIPageControl.self, "UIPageControl", inherits: "UIControl", doc: "A row of dots, one for each page.") { c in
      c.constructor { a in
        let control = UIPageControl()
        if let count = try a.take("numberOfPages", as: Int.self) { control.numberOfPages = count }
        return control
      }
      c.property("numberOfPages", "How many dots.", get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 })
      c.property("currentPage", "From 1. Setting it sends nothing.", get: { $0.currentPage + 1 }, set: { $0.currentPage = $1.fromZero })
      c.property(
        "hidesForSinglePage", "Nothing is shown while there is one page.",
        get: { $0.hidesForSinglePage }, set: { $0.hidesForSinglePage = $1 })
      c.method("sizeForNumberOfPages", "The size that so many dots need. Points.", args: "count") {
        (control: UIPageControl, count: Int) in control.size(forNumberOfPages: count)
      }
    }
  }

  private static func segmentedControl(_ r: RegistryBuilder) {
    r.type(UISegmentedControl.self, "UISegmentedControl", inherits: "UIControl", doc: "Segments, of which one at most is selected.") { c in
      c.constructor { a in UISegmentedControl(items: try a.take("items", as: [String].self, "The titles of its segments.") ?? []) }
      c.property("numberOfSegments", "How many segments.", get: { $0.numberOfSegments })
      c.property(
        "selectedSegmentIndex", "From 1; nil for none. Setting it sends nothing.",
        get: { $0.selectedSegmentIndex == UISegmentedControl.noSegment ? nil : $0.selectedSegmentIndex + 1 },
        set: { (control: UISegmentedControl, index: Int?) in
          // A place that is no segment is refused, and 0 isn't the mark for none.
          let position = index?.fromZero ?? UISegmentedControl.noSegment
          control.selectedSegmentIndex = index != nil && position == UISegmentedControl.noSegment ? .min : position
        })
      c.property(
        "isMomentary", "The selection is taken back once the actions have run.",
        get: { $0.isMomentary }, set: { $0.isMomentary = $1 })
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
