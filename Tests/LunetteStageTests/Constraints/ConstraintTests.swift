import Foundation
import LunetteKit
import TestSupport
import Testing

@testable import LunetteStage

/// Constraints between views: activation, passes, guides, scroll views, fitting, conflicts.
@Suite struct ConstraintTests {
  let simulation = Simulation()
  let window: UIWindow

  init() {
    Simulation.current = simulation
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
  }

  private func view(in superview: UIView, _ name: String = "") -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    if !name.isEmpty { view.accessibilityIdentifier = name }
    superview.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, _ frame: CGRect) -> [NSLayoutConstraint] {
    guard let superview = view.superview else { return [] }
    let constraints = [
      view.leadingAnchor.constraint(to: superview.leadingAnchor, constant: frame.minX),
      view.topAnchor.constraint(to: superview.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(toConstant: frame.width), view.heightAnchor.constraint(toConstant: frame.height),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test("a constraint is held by the nearest common ancestor, one of a single view by that view") func holders() {
    let (first, second) = (view(in: window), view(in: window))
    let (inner, own) = (view(in: first), first.widthAnchor.constraint(toConstant: 10))
    let (sibling, deep) = (first.leadingAnchor.constraint(to: second.leadingAnchor), inner.topAnchor.constraint(to: second.topAnchor))
    let outer = inner.topAnchor.constraint(to: first.topAnchor)
    NSLayoutConstraint.activate([own, sibling, deep, outer])
    #expect(window.constraints.map { ObjectIdentifier($0) } == [sibling, deep].map { ObjectIdentifier($0) })
    #expect(first.constraints.count == 2 && first.constraints[0] === own && first.constraints[1] === outer)
  }

  @Test("a changed constant moves nothing before the next layout") func constants() {
    let box = view(in: window)
    let constraints = pin(box, CGRect(x: 10, y: 20, width: 30, height: 40))
    simulation.runFrame()
    #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    constraints[0].constant = 25
    #expect(box.frame.minX == 10)
    window.layoutIfNeeded()
    #expect(box.frame.minX == 25)
  }

  @Test("layoutIfNeeded in an animation block animates what a constant moves") func animation() {
    let box = view(in: window)
    let constraints = pin(box, CGRect(x: 0, y: 0, width: 20, height: 20))
    simulation.runFrame()
    constraints[0].constant = 100
    UIView.animate(withDuration: 1, options: .curveLinear, animations: { window.layoutIfNeeded() })
    simulation.advance(by: 0.5)
    #expect(box.frame.minX == 100)
    #expect(abs(box.layer.shown.position.x - 60) < 0.01)
  }

  @Test("removing a view drops what crosses the link, and keeps what is inside") func removal() {
    let (first, second) = (view(in: window), view(in: window))
    let inner = view(in: first)
    let (crossing, deep, inside) = (
      first.leadingAnchor.constraint(to: second.leadingAnchor), inner.topAnchor.constraint(to: second.topAnchor),
      inner.leadingAnchor.constraint(to: first.leadingAnchor)
    )
    NSLayoutConstraint.activate([crossing, deep, inside])
    first.removeFromSuperview()
    #expect(!crossing.isActive && !deep.isActive && inside.isActive)
  }

  @Test("in a window frames are on whole pixels") func pixels() {
    let box = view(in: window)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(to: window.leadingAnchor, constant: 10.3), box.topAnchor.constraint(to: window.topAnchor),
      box.widthAnchor.constraint(to: window.widthAnchor, multiplier: 1.0 / 3), box.heightAnchor.constraint(toConstant: 7.25),
    ])
    simulation.runFrame()
    #expect(box.frame == CGRect(x: 10.5, y: 0, width: 106.5, height: 7.5))
  }

  @Test("a settled tree lays nothing out, and a moved sibling does not lay out its neighbours") func settled() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let root = Counting(frame: window.bounds)
    window.addSubview(root)
    let box = view(in: root)
    let constraints = pin(box, CGRect(x: 0, y: 0, width: 20, height: 20))
    simulation.runFrame()
    let before = root.count
    simulation.advance(frames: 3)
    #expect(root.count == before)
    constraints[1].constant = 5
    simulation.runFrame()
    #expect(root.count == before + 1 && box.frame.minY == 5)
  }

  @Test("updateConstraints comes from the inside out, the controller before its root view") func updates() {
    final class Noting: UIView {
      var note: () -> Void = {}
      override func updateConstraints() {
        note()
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      var note: () -> Void = {}
      override func loadView() { view = Noting() }
      override func updateViewConstraints() {
        note()
        super.updateViewConstraints()
      }
    }
    var order: [String] = []
    let (controller, child) = (Controller(), Noting())
    (controller.view as? Noting)?.note = { order.append("root") }
    controller.note = { order.append("controller") }
    child.note = { order.append("child") }
    controller.view.addSubview(child)
    window.rootViewController = controller
    for view in [controller.view, child] as [UIView] { view.setNeedsUpdateConstraints() }
    simulation.runFrame()
    #expect(order == ["child", "controller", "root"])
    simulation.runFrame()
    #expect(order.count == 3)
  }

  @Test("edges of a scroll view mean its content for what is inside, its frame for what is outside") func scrolling() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(scroll)
    _ = pin(scroll, CGRect(x: 10, y: 20, width: 200, height: 100))
    let content = view(in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(to: scroll.leadingAnchor, constant: 5),
      scroll.trailingAnchor.constraint(to: content.trailingAnchor, constant: 5),
      content.topAnchor.constraint(to: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(to: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(toConstant: 500), content.heightAnchor.constraint(to: scroll.frameLayoutGuide.heightAnchor),
    ])
    let badge = view(in: scroll)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(to: scroll.frameLayoutGuide.leadingAnchor, constant: 3),
      badge.topAnchor.constraint(to: scroll.frameLayoutGuide.topAnchor), badge.widthAnchor.constraint(toConstant: 10),
      badge.heightAnchor.constraint(toConstant: 10),
    ])
    simulation.runFrame()
    #expect(scroll.contentSize == CGSize(width: 510, height: 100))
    #expect(content.frame == CGRect(x: 5, y: 0, width: 500, height: 100))
    scroll.contentOffset = CGPoint(x: 40, y: 0)
    simulation.runFrame()
    #expect(badge.frame.minX == 43 && content.frame.minX == 5)
  }

  @Test("guides take part and have a frame; one without an owner is refused") func guides() {
    let (first, second, guide) = (view(in: window), view(in: window), UILayoutGuide())
    window.addLayoutGuide(guide)
    _ = pin(first, CGRect(x: 0, y: 0, width: 50, height: 10))
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(to: first.trailingAnchor), guide.widthAnchor.constraint(toConstant: 30),
      second.leadingAnchor.constraint(to: guide.trailingAnchor), second.widthAnchor.constraint(toConstant: 10),
    ])
    simulation.runFrame()
    #expect(second.frame.minX == 80 && guide.layoutFrame.minX == 50 && guide.layoutFrame.width == 30)
    let lost = UILayoutGuide().widthAnchor.constraint(toConstant: 1)
    lost.isActive = true
    #expect(simulation.takeFault() != nil && !lost.isActive)
  }

  @Test("a label that wraps is as high as its width asks for") func wrapping() {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog and runs away"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    let width = label.widthAnchor.constraint(toConstant: 120)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(to: window.leadingAnchor), label.topAnchor.constraint(to: window.topAnchor), width,
    ])
    simulation.runFrame()
    let narrow = label.frame.height
    #expect(narrow == label.sizeThatFits(CGSize(width: 120, height: UIView.unlimited)).height)
    width.constant = 200
    simulation.runFrame()
    #expect(label.frame.height < narrow && label.frame.height > 0)
    label.text = "Short"
    simulation.runFrame()
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test("systemLayoutSizeFitting measures by the constraints inside and changes nothing") func fitting() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(card)
    let inner = view(in: card)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(to: card.leadingAnchor, constant: 8), inner.topAnchor.constraint(to: card.topAnchor, constant: 8),
      card.trailingAnchor.constraint(to: inner.trailingAnchor, constant: 8), card.bottomAnchor.constraint(to: inner.bottomAnchor, constant: 8),
      inner.heightAnchor.constraint(to: inner.widthAnchor, multiplier: 0.5), inner.widthAnchor.constraint(.greaterThanOrEqual, toConstant: 40),
    ])
    // A card of 300 x 200 can't have an inner view that is half as high as wide: the constraint that was activated last is given up.
    let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 56, height: 36))
    let wide = card.systemLayoutSizeFitting(CGSize(width: 216, height: 0), withHorizontalFittingPriority: .required)
    #expect(wide == CGSize(width: 216, height: 116))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("a conflict is told once, with its members, where they are and which one gives way") func conflicts() {
    let box = view(in: window, "box")
    let (first, second) = (box.widthAnchor.constraint(toConstant: 100), box.widthAnchor.constraint(toConstant: 200))
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    simulation.runFrame()
    simulation.runFrame()
    #expect(simulation.warnings.count == 1)
    let text = simulation.warnings.first ?? ""
    #expect(text.contains("Unable to simultaneously satisfy constraints") && text.contains("UIView:box.width == 100"))
    #expect(text.contains("Will attempt to recover by breaking constraint\n<NSLayoutConstraint:'wide' UIView:box.width == 200"))
    #expect(box.frame.width == 100)
    first.isActive = false
    simulation.runFrame()
    #expect(box.frame.width == 200 && simulation.layoutEngine?.problems.isEmpty == true)
  }

  @Test("a view that keeps its mask stands in the report as its frame") func masks() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    box.accessibilityIdentifier = "box"
    window.addSubview(box)
    box.widthAnchor.constraint(toConstant: 80).isActive = true
    simulation.runFrame()
    #expect(simulation.warnings.first?.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:box.width == 50") == true)
    #expect(box.frame.width == 50)
  }

  @Test("ambiguous layouts are known, exercised, and explained") func ambiguity() {
    let box = view(in: window, "box")
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(to: window.leadingAnchor, constant: 7), box.topAnchor.constraint(to: window.topAnchor),
      box.heightAnchor.constraint(toConstant: 10), box.trailingAnchor.constraint(.lessThanOrEqual, to: window.trailingAnchor),
    ])
    simulation.runFrame()
    #expect(box.hasAmbiguousLayout)
    #expect(box.constraintsAffectingLayout(for: .vertical).count == 2)
    let before = box.frame
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.width != before.width && box.frame.minX == before.minX)
    box.widthAnchor.constraint(toConstant: 40).isActive = true
    simulation.runFrame()
    #expect(!box.hasAmbiguousLayout && box.frame.width == 40)
    let left = box.layoutExplanation.first
    #expect(left?.value == 7 && left?.reasons.first?.contains("UIView:box.leading == UIWindow.leading + 7") == true)
  }

  @Test("activation is all or nothing") func atomic() {
    let (inside, outside) = (view(in: window), UIView())
    let (good, bad) = (inside.widthAnchor.constraint(toConstant: 5), inside.topAnchor.constraint(to: outside.topAnchor))
    NSLayoutConstraint.activate([good, bad])
    #expect(simulation.takeFault() != nil && !good.isActive && !bad.isActive && inside.constraints.isEmpty)
  }

  @Test("from right to left leading is on the right, and constants count in reading direction") func direction() {
    let (first, second) = (view(in: window), view(in: window))
    for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(to: window.leadingAnchor, constant: 10), first.widthAnchor.constraint(toConstant: 50),
      second.leadingAnchor.constraint(to: first.trailingAnchor, constant: 8), second.widthAnchor.constraint(toConstant: 60),
    ])
    simulation.runFrame()
    #expect(first.frame.minX == 260 && second.frame.minX == 192)
    first.semanticContentAttribute = .unspecified
    simulation.runFrame()
    #expect(first.frame.minX == 10)
  }

  @Test("a screen without constraints makes no engine") func nothing() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(label)
    label.text = "x"
    simulation.advance(frames: 3)
    #expect(simulation.layoutEngine == nil && label.layoutState == nil)
  }

  @Test("views and constraints end with the tree that held them") func lifetime() {
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let box = view(in: window)
      (gone, constraint) = (box, pin(box, CGRect(x: 0, y: 0, width: 5, height: 5))[0])
      simulation.runFrame()
      box.removeFromSuperview()
    }
    #expect(gone == nil && constraint == nil)
  }
}
