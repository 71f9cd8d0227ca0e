import Foundation
import Lua
import LunetteKit

extension UIPageControl.BackgroundStyle: LuaEnum {}

/// Images in the place of the parts of sliders, steppers and segments. Source: docs/rules/controllers.md 26
extension Registry {
  private static let states = "for a state; a state without an image of its own has the normal one's"

  static func sliderImages(_ c: ClassBuilder<UISlider>) {
    c.property(
      "minimumValueImage", "The image at the end where the value is least, or nil.", get: { $0.minimumValueImage.map(ScriptImage.init) },
      set: { $0.minimumValueImage = $1?.image })
    c.property(
      "maximumValueImage", "The image at the end where the value is greatest, or nil.", get: { $0.maximumValueImage.map(ScriptImage.init) },
      set: { $0.maximumValueImage = $1?.image })
    c.method("setThumbImage", "Sets the image of the knob \(states).", args: "image", "state") {
      (slider: UISlider, image: ScriptImage?, state: UIControl.State?) in slider.setThumbImage(image?.image, for: state ?? .normal)
    }
    c.method("setMinimumTrackImage", "Sets the image of the track up to the knob \(states).", args: "image", "state") {
      (slider: UISlider, image: ScriptImage?, state: UIControl.State?) in slider.setMinimumTrackImage(image?.image, for: state ?? .normal)
    }
    c.method("setMaximumTrackImage", "Sets the image of the track beyond the knob \(states).", args: "image", "state") {
      (slider: UISlider, image: ScriptImage?, state: UIControl.State?) in slider.setMaximumTrackImage(image?.image, for: state ?? .normal)
    }
    c.method("thumbImage", "The image of the knob for a state, or nil.", args: "state") {
      (slider: UISlider, state: UIControl.State?) in slider.thumbImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("minimumTrackImage", "The image of the track up to the knob for a state, or nil.", args: "state") {
      (slider: UISlider, state: UIControl.State?) in slider.minimumTrackImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("maximumTrackImage", "The image of the track beyond the knob for a state, or nil.", args: "state") {
      (slider: UISlider, state: UIControl.State?) in slider.maximumTrackImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.property("currentThumbImage", "The image of the knob in the present state, or nil.", get: { $0.currentThumbImage.map(ScriptImage.init) })
    c.method("trackRect", "The rectangle of the track in these bounds. Points.", args: "bounds") { (slider: UISlider, bounds: CGRect) in
      slider.trackRect(forBounds: bounds)
    }
    c.method("thumbRect", "The rectangle of the knob in these bounds, on this track, for a value. Points.", args: "bounds", "trackRect", "value") {
      (slider: UISlider, bounds: CGRect, track: CGRect, value: CGFloat) in
      slider.thumbRect(forBounds: bounds, trackRect: track, value: value.clamped(slider.minimumValue, slider.maximumValue))
    }
    c.method("minimumValueImageRect", "The rectangle of minimumValueImage in these bounds. Points.", args: "bounds") {
      (slider: UISlider, bounds: CGRect) in slider.minimumValueImageRect(forBounds: bounds)
    }
    c.method("maximumValueImageRect", "The rectangle of maximumValueImage in these bounds. Points.", args: "bounds") {
      (slider: UISlider, bounds: CGRect) in slider.maximumValueImageRect(forBounds: bounds)
    }
  }

  static func stepperImages(_ c: ClassBuilder<UIStepper>) {
    c.method("setIncrementImage", "Sets the image in place of + \(states).", args: "image", "state") {
      (stepper: UIStepper, image: ScriptImage?, state: UIControl.State?) in stepper.setIncrementImage(image?.image, for: state ?? .normal)
    }
    c.method("setDecrementImage", "Sets the image in place of - \(states).", args: "image", "state") {
      (stepper: UIStepper, image: ScriptImage?, state: UIControl.State?) in stepper.setDecrementImage(image?.image, for: state ?? .normal)
    }
    c.method("setBackgroundImage", "Sets the image behind both halves \(states).", args: "image", "state") {
      (stepper: UIStepper, image: ScriptImage?, state: UIControl.State?) in stepper.setBackgroundImage(image?.image, for: state ?? .normal)
    }
    c.method("setDividerImage", "Sets the image between the halves, for the states of the left one and the right one.", args: "image", "left", "right") {
      (stepper: UIStepper, image: ScriptImage?, left: UIControl.State?, right: UIControl.State?) in
      stepper.setDividerImage(image?.image, forLeftSegmentState: left ?? .normal, rightSegmentState: right ?? .normal)
    }
    c.method("incrementImage", "The image in place of + for a state, or nil.", args: "state") {
      (stepper: UIStepper, state: UIControl.State?) in stepper.incrementImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("decrementImage", "The image in place of - for a state, or nil.", args: "state") {
      (stepper: UIStepper, state: UIControl.State?) in stepper.decrementImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("backgroundImage", "The image behind both halves for a state, or nil.", args: "state") {
      (stepper: UIStepper, state: UIControl.State?) in stepper.backgroundImage(for: state ?? .normal).map(ScriptImage.init)
    }
    c.method("dividerImage", "The image between the halves for the states of the left one and the right one, or nil.", args: "left", "right") {
      (stepper: UIStepper, left: UIControl.State?, right: UIControl.State?) in
      stepper.dividerImage(forLeftSegmentState: left ?? .normal, rightSegmentState: right ?? .normal).map(ScriptImage.init)
    }
  }

  static func segmentContents(_ c: ClassBuilder<UISegmentedControl>) {
    c.method("imageForSegment", "The image of a segment, or nil.", args: "index") {
      (control: UISegmentedControl, index: Int) in control.imageForSegment(at: index.fromZero).map(ScriptImage.init)
    }
    c.method("setImage", "Sets the image of a segment, in place of its title.", args: "image", "index") {
      (control: UISegmentedControl, image: ScriptImage?, index: Int) in control.setImage(image?.image, forSegmentAt: index.fromZero)
    }
    c.method("actionForSegment", "The UIAction of a segment, or nil.", args: "index") {
      (control: UISegmentedControl, index: Int) in control.actionForSegment(at: index.fromZero)
    }
    c.method("setAction", "A UIAction whose image or title a segment shows, and which runs when it is chosen.", args: "action", "index") {
      (control: UISegmentedControl, action: UIAction, index: Int) in control.setAction(action, forSegmentAt: index.fromZero)
    }
    c.property(
      "apportionsSegmentWidthsByContent", "Whether segments without a width of their own are as wide as what they show wants.",
      \.apportionsSegmentWidthsByContent)
  }
}

/// What a segment shows.
enum SegmentContent: LuaReadable {
  case title(String)
  case image(UIImage)
  case action(UIAction)
  static var luaTypeName: String { "a title, a UIImage or a UIAction" }
  static var luaType: LuaType { .either([.string, ScriptImage.luaType, UIAction.luaType]) }

  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SegmentContent {
    if let action = try? UIAction.read(stack, at: index) { return .action(action) }
    if let title = stack.text(at: index) { return .title(title) }
    guard let image = try? ScriptImage.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return .image(image.image)
  }

  func insert(into control: UISegmentedControl, at index: Int, animated: Bool) {
    switch self {
    case .title(let title): control.insertSegment(withTitle: title, at: index, animated: animated)
    case .image(let image): control.insertSegment(withTitle: nil, image: image, at: index, animated: animated)
    case .action(let action):
      let place = min(max(index, 0), control.numberOfSegments)
      control.insertSegment(withTitle: nil, at: place, animated: animated)
      control.setAction(action, forSegmentAt: place)
    }
  }
}

extension SegmentContent? {
  /// Nothing is a segment without a title.
  func insert(into control: UISegmentedControl, at index: Int, animated: Bool) {
    if let self { self.insert(into: control, at: index, animated: animated) } else { control.insertSegment(withTitle: nil, at: index, animated: animated) }
  }
}
