import Foundation
import LunetteKit
import LunetteRender
import TestSupport
import Testing

/// Layers of no view, and gradients. Source: docs/rules/layers.md 4
@Suite struct GradientLayerTests {
  func gradient(_ colors: [UIColor], _ locations: [CGFloat]? = nil) -> Gradient {
    var gradient = Gradient()
    (gradient.colors, gradient.locations) = (colors, locations)
    return gradient
  }

  @Test func colorsRunEvenlyFromTopToBottom() {
    let run = gradient([.black, .white])
    #expect(run.color(at: CGPoint(x: 0.9, y: 0)) == .black)
    #expect(run.color(at: CGPoint(x: 0.1, y: 0.25)) == UIColor(white: 0.25))
    #expect(run.color(at: CGPoint(x: 0, y: 1)) == .white)
    let three = gradient([.black, .white, .black])
    #expect(three.color(at: CGPoint(x: 0, y: 0.5)) == .white && three.color(at: CGPoint(x: 0, y: 0.75)) == UIColor(white: 0.5))
  }

  @Test func outsideTheLocationsTheColorIsTheirs() {
    let run = gradient([.red, .green, .blue], [0.25, 0.5, 0.75])
    #expect(run.color(at: CGPoint(x: 0, y: 0.1)) == .red && run.color(at: CGPoint(x: 0, y: 0.9)) == .blue)
    #expect(run.color(at: CGPoint(x: 0, y: 0.5)) == .green)
    #expect(run.color(at: CGPoint(x: 0, y: -3)) == .red && run.color(at: CGPoint(x: 0, y: 7)) == .blue)
  }

  @Test func anyLineWillDo() {
    var run = gradient([.black, .white])
    (run.start, run.end) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    #expect(run.color(at: CGPoint(x: 1, y: 0)) == UIColor(white: 0.5))
    (run.start, run.end) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0))
    #expect(run.color(at: CGPoint(x: 0.75, y: 0.3)) == UIColor(white: 0.25))
    run.end = run.start
    #expect(run.color(at: CGPoint(x: 0.5, y: 0.5)) == .black)
  }

  @Test func oddListsOfLocationsAndPlacesGiveAColor() {
    #expect(gradient([]).color(at: .zero) == .clear && !gradient([.red]).isDrawn)
    // As many locations as colours, or none. Source: docs/rules/layers.md 2.1
    #expect(gradient([.red, .green, .blue], [0.5]).color(at: CGPoint(x: 0, y: 0.5)) == .green)
    #expect(gradient([.red, .blue], [0.5, 0.5]).color(at: CGPoint(x: 0, y: 0.6)) == .blue)
    #expect(gradient([.red, .blue], []).color(at: CGPoint(x: 0, y: 1)) == .blue)
    #expect(gradient([.red, .blue]).color(at: CGPoint(x: CGFloat.nan, y: .nan)) == .red)
  }

  // MARK: On the screen

  private func color(_ frame: TextFrame, _ line: Int) -> [String] {
    frame.ansi.components(separatedBy: "\n")[line + 1].components(separatedBy: "48;2;").dropFirst().map {
      $0.components(separatedBy: "m")[0]
    }
  }

  @Test func framesShowAColorForEachCell() {
    let screen = ScreenTester(32, 88)
    let view = screen.add(UIView(), 0, 0, 32, 88)
    let layer = CAGradientLayer()
    layer.colors = [.black, .white]
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    // Four lines: the middles are at 1/8, 3/8, 5/8 and 7/8 of the way.
    #expect((0..<4).map { color(screen.frame, $0) } == [["32;32;32"], ["96;96;96"], ["159;159;159"], ["223;223;223"]])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    screen.simulation.advance(frames: 20)
    #expect(color(screen.frame, 0) == ["32;32;32", "96;96;96", "159;159;159", "223;223;223"])
  }

  @Test func aLayerLiesOverTheBackgroundAndAtItsPlaceAmongTheSubviews() {
    let screen = ScreenTester(80, 22)
    let view = screen.add(UIView(), 0, 0, 80, 22)
    view.backgroundColor = .red
    let label = screen.label("Text", 0, 0, 80, 22, in: view)
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (view.bounds, .blue)
    view.layer.addSublayer(layer)
    #expect(!screen.plain.contains("Text"), "in front of what is there already")
    view.layer.insertSublayer(layer, at: 0)
    #expect(color(screen.frame, 0).first == "0;0;255")
    #expect(screen.plain.contains("Text"))
    layer.isHidden = true
    #expect(color(screen.frame, 0).first == "255;0;0")
    layer.isHidden = false
    layer.removeFromSuperlayer()
    #expect(color(screen.frame, 0).first == "255;0;0" && view.layer.sublayers?.map(ObjectIdentifier.init) == [ObjectIdentifier(label.layer)])
  }

  @Test func aGradientTurnsWithItsView() {
    let screen = ScreenTester(88, 88)
    let view = screen.add(UIView(), 0, 0, 88, 88)
    let layer = CAGradientLayer()
    layer.colors = [.black, .white]
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let line = color(screen.frame, 1)
    #expect(line.count > 3 && line.first != line.last, "what ran down runs across")
  }

  // MARK: The tree

  @Test func sublayersHaveAnOrderAndOnePlace() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    for layer in [a, b] { parent.addSublayer(layer) }
    parent.insertSublayer(c, at: 0)
    #expect(parent.sublayers?.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
    parent.insertSublayer(c, at: 99)
    #expect(parent.sublayers?.last === c && parent.sublayers?.count == 3)
    a.addSublayer(b)
    #expect(b.superlayer === a && parent.sublayers?.count == 2)
  }

  @Test func whatCannotHangIsAFault() {
    let simulation = Simulation()
    Simulation.current = simulation
    let (a, b, view) = (CALayer(), CALayer(), UIView())
    a.addSublayer(b)
    for (parent, child) in [(b, a), (a, a), (a, view.layer)] {
      parent.addSublayer(child)
      #expect(simulation.takeFault() is UIException)
    }
    var top = CALayer()
    for _ in 0..<400 {
      let next = CALayer()
      next.addSublayer(top)
      if simulation.takeFault() != nil { return }
      top = next
    }
    Issue.record("no end to nesting")
  }
}
