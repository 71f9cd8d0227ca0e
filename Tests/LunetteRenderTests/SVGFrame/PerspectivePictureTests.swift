import Foundation
import LunetteKit
import TestSupport
import Testing

// The pixels of a PNG file: a frame gives only the file.
@testable import LunetteRender

/// Pictures and gradients in perspective are seen where their points are projected. Source: docs/frames.md, SVG
@Suite(.enabled(if: PngLibrary.shared != nil, "no librsvg: Tools/setup.sh installs it"))
struct PerspectivePictureTests {
  private let size = CGSize(width: 160, height: 120)

  /// Left half red, right half blue, turned about the vertical axis. Returns: where the middle is seen, and a picture of the screen
  private func middle(_ screen: ScreenTester, _ view: UIView, angle: CGFloat) throws -> (wanted: CGFloat, seen: CGFloat) {
    screen.add(view, 80, 100, size.width, size.height)
    var eye = CATransform3D.identity
    eye.m34 = -1 / 250
    view.layer.transform = CATransform3D(rotationAngle: angle, x: 0, y: 1, z: 0).concatenating(eye)
    let quad = try #require(screen.simulation.displayList().items.last { $0.size == size }?.quad)
    // The diagonals of the seen quadrilateral meet in the seen middle.
    let (p, q, r, s) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
    let (d, e) = (CGPoint(x: r.x - p.x, y: r.y - p.y), CGPoint(x: s.x - q.x, y: s.y - q.y))
    let t = ((q.x - p.x) * e.y - (q.y - p.y) * e.x) / (d.x * e.y - d.y * e.x)
    let picture = try DecodedPicture(png: PngImage(Array(FrameSnapshot(screen.simulation).data(as: .svg)), scale: 4).data)
    let row = Int((p.y + t * d.y) * 4)
    let blue = try #require((0..<picture.width).first { picture.color($0, row).map { $0 & 0xFF > 200 && $0 >> 16 & 0xFF < 60 } == true })
    let red = try #require((0..<picture.width).last { picture.color($0, row).map { $0 & 0xFF < 60 && $0 >> 16 & 0xFF > 200 } == true })
    return (p.x + t * d.x, CGFloat(blue + red + 1) / 8)
  }

  @Test(arguments: [0.4, -0.7, 1.1] as [CGFloat]) func aLayersGradient(angle: CGFloat) throws {
    let screen = ScreenTester()
    let layer = CAGradientLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    (layer.colors, layer.locations) = ([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let view = UIView()
    view.layer.addSublayer(layer)
    let (wanted, seen) = try middle(screen, view, angle: angle)
    #expect(abs(wanted - seen) < 0.8, "the middle is seen at \(seen), not at \(wanted)")
  }

  @Test(arguments: [0.4, -0.7, 1.1] as [CGFloat]) func aPicture(angle: CGFloat) throws {
    let screen = ScreenTester()
    let image = UIGraphicsImageRenderer(size: size).image { context in
      for (x, color) in [(0, UIColor.red), (80, .blue)] {
        context.setFillColor(color)
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 80, height: 120))
      }
    }
    let (wanted, seen) = try middle(screen, UIImageView(image: image), angle: angle)
    #expect(abs(wanted - seen) < 0.8, "the middle is seen at \(seen), not at \(wanted)")
  }
}
