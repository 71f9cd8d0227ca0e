import Foundation

/// The part of a view that the keyboard covers. Source: Apple, UIKeyboardLayoutGuide (iOS 15)
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it stays above the safe area's lower edge while there is no keyboard; if not, it ends at the view's. Source: Apple, usesBottomSafeArea (iOS 17)
  public var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let view = owningView else { return }
      view.layoutGeometryDidChange()
      view.setNeedsLayout()
    }
  }
  /// Kept: the keyboard never leaves the screen's edge.
  public var followsUndockedKeyboard = false
}

/// A rectangle that constraints may use and that is never drawn. Source: docs/rules/layout.md 1.6
public class UILayoutGuide {
  /// What a view's own guide follows; `free` is for a guide that constraints place.
  enum Kind: Hashable { case free, margins, safeArea, readable, keyboard, content, frame }

  public internal(set) weak var owningView: UIView?
  /// A name for messages.
  public var identifier = ""
  let kind: Kind
  private(set) var knownBox: LayoutBox?

  public init() { kind = .free }
  init(_ kind: Kind, of view: UIView) { (self.kind, owningView) = (kind, view) }

  deinit { knownBox?.end() }

  var box: LayoutBox {
    let engine = UIView.layoutEngine(of: owningView)
    if let knownBox, knownBox.engine === engine { return knownBox }
    knownBox?.end()
    let box = LayoutBox(engine: engine, view: nil, guide: self)
    knownBox = box
    return box
  }

  func end() {
    knownBox?.end()
    knownBox = nil
  }

  /// In the owning view's bounds; zero for a guide that no constraint concerns.
  public var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let bounds = view.bounds
    switch kind {
    case .free:
      guard let knownBox else { return .zero }
      knownBox.engine.update()
      return knownBox.rect.roundedForLayout(isInWindow: view.window != nil, scale: view.simulation.screen.scale)
    case .margins: return bounds.inset(by: UIView.Overridable.layoutMargins(view))
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .readable: return bounds.inset(by: view.readableInsets)
    case .keyboard:
      let height = view.coveredByKeyboard
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return bounds
    }
  }

  /// Where constraints hold its sides in the owning view's bounds; nil for a side that none holds. Units: points.
  package var heldSides: (left: CGFloat?, right: CGFloat?) {
    guard let box = knownBox else { return (nil, nil) }
    box.engine.update()
    let (left, width) = (box.found(box.x), box.found(box.width))
    return (left, left.flatMap { left in width.map { left + $0 } })
  }

  /// Adds the places of the guide's edges in the owning view's bounds.
  func addEdges(left: inout LayoutSum, right: inout LayoutSum, top: inout LayoutSum, bottom: inout LayoutSum) {
    guard kind != .free, let view = owningView else {
      left.add(box.x)
      top.add(box.y)
      (right, bottom) = (left, top)
      right.add(box.width)
      bottom.add(box.height)
      return
    }
    let outer = view.layoutBox
    if kind == .content {
      right.add(outer.extra(.contentWidth))
      bottom.add(outer.extra(.contentHeight))
      return
    }
    // A scroll view's own guides stay with its frame, whose origin in the bounds is the offset.
    if view is UIScrollView {
      left.add(outer.extra(.offsetX))
      top.add(outer.extra(.offsetY))
    }
    (right, bottom) = (left, top)
    right.add(outer.width)
    bottom.add(outer.height)
    switch kind {
    case .margins: inset { .margin($0.rawValue) }
    case .safeArea: inset { .safeArea($0.rawValue) }
    case .readable: inset { .readable($0.rawValue) }
    case .keyboard:
      top = bottom
      top.add(outer.extra(.keyboard), -1)
    case .free, .content, .frame: break
    }

    func inset(_ extra: (UIRectEdge) -> LayoutBox.Extra) {
      left.add(outer.extra(extra(.left)))
      top.add(outer.extra(extra(.top)))
      right.add(outer.extra(extra(.right)), -1)
      bottom.add(outer.extra(extra(.bottom)), -1)
    }
  }
}
