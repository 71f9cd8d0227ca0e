import Foundation
import Lua
import LunetteKit

extension UIPageControl.BackgroundStyle: LuaEnum {}

/// Images in the place of the parts of sliders, steppers and segments. Source: docs/rules/controllers.md 26
extension Registry {
  /// Two methods for the images of a part, which differ from state to state: `thumbImage(state)` and `setThumbImage(image, state)`.
  private static func image<Control: UIControl>(
    _ c: ClassBuilder<Control>, _ name: String, _ part: String, get: @escaping (Control) -> (UIControl.State) -> UIImage?,
    set: @escaping (Control) -> (UIImage?, UIControl.State) -> Void
  ) {
    c.method(
      "set" + name.prefix(1).uppercased() + name.dropFirst(),
      "Sets the image \(part) for a state; a state without an image of its own has the normal one's.", args: "image", "state"
    ) { (control: Control, image: ScriptImage?, state: UIControl.State?) in set(control)(image?.image, state ?? .normal) }
    c.method(name, "The image \(part) for a state, or nil.", args: "state") { (control: Control, state: UIControl.State?) in
      get(control)(state ?? .normal).map(ScriptImage.init)
    }
  }

  static func sliderImages(_ c: ClassBuilder<UISlider>) {
    c.property(
      "minimumValueImage", "The image at the end where the value is least, or nil.", get: { $0.minimumValueImage.map(ScriptImage.init) },
      set: { $0.minimumValueImage = $1?.image })
    c.property(
      "maximumValueImage", "The image at the end where the value is greatest, or nil.", get: { $0.maximumValueImage.map(ScriptImage.init) },
      set: { $0.maximumValueImage = $1?.image })
    image(c, "thumbImage", "of the knob", get: UISlider.thumbImage(for:), set: UISlider.setThumbImage(_:for:))
    image(c, "minimumTrackImage", "of the track up to the knob", get: UISlider.minimumTrackImage(for:), set: UISlider.setMinimumTrackImage(_:for:))
    image(c, "maximumTrackImage", "of the track beyond the knob", get: UISlider.maximumTrackImage(for:), set: UISlider.setMaximumTrackImage(_:for:))
    c.property("currentThumbImage", "The image of the knob in the present state, or nil.", get: { $0.currentThumbImage.map(ScriptImage.init) })
    c.overridable(UISlider.Overridable.trackRect)
    c.overridable(UISlider.Overridable.thumbRect)
    c.overridable(UISlider.Overridable.minimumValueImageRect)
    c.overridable(UISlider.Overridable.maximumValueImageRect)
  }

  static func stepperImages(_ c: ClassBuilder<UIStepper>) {
    image(c, "incrementImage", "in place of +", get: UIStepper.incrementImage(for:), set: UIStepper.setIncrementImage(_:for:))
    image(c, "decrementImage", "in place of -", get: UIStepper.decrementImage(for:), set: UIStepper.setDecrementImage(_:for:))
    image(c, "backgroundImage", "behind both halves", get: UIStepper.backgroundImage(for:), set: UIStepper.setBackgroundImage(_:for:))
    c.method("setDividerImage", "Sets the image between the halves, for the states of the left one and the right one.", args: "image", "left", "right") {
      (stepper: UIStepper, image: ScriptImage?, left: UIControl.State?, right: UIControl.State?) in
      stepper.setDividerImage(image?.image, forLeftSegmentState: left ?? .normal, rightSegmentState: right ?? .normal)
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
