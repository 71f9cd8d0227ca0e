import Foundation
import LunetteCore
import Testing

/// docs/rules/layers.md 1.2
@Suite struct TransformTests {
  private func same(_ one: CATransform3D, _ other: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
    zip(one.elements, other.elements).allSatisfy { abs($0 - $1) < tolerance }
  }

  @Test func rotationAboutXFillsTheMiddle() {
    let t = CATransform3D(rotationAngle: 0.3, x: 1, y: 0, z: 0)
    let (s, c) = (CGFloat(sin(0.3)), CGFloat(cos(0.3)))
    #expect(same(t, CATransform3D([1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1])))
  }

  @Test func aStepComesBeforeWhatTheMapDoes() {
    let t = CATransform3D(scaleX: 2, y: 3, z: 4).translatedBy(x: 1, y: 1, z: 1)
    #expect((t.m41, t.m42, t.m43) == (2, 3, 4))
    let u = CATransform3D(translationX: 1, y: 1, z: 1).scaledBy(x: 2, y: 3, z: 4)
    #expect((u.m41, u.m42, u.m43) == (1, 1, 1))
    #expect(t == CATransform3D(translationX: 1, y: 1, z: 1).concatenating(CATransform3D(scaleX: 2, y: 3, z: 4)))
  }

  @Test func theInverseUndoes() {
    var t = CATransform3D.identity.translatedBy(x: 3, y: -2, z: 7).rotated(by: 1, x: 1, y: 2, z: 3).scaledBy(x: 2, y: 0.5, z: 3)
    t.m34 = -1 / 500
    #expect(same(t.concatenating(t.inverted()), .identity, 1e-6) && same(t.inverted().concatenating(t), .identity, 1e-6))
  }

  @Test func aSingularMapIsItsOwnInverse() {
    let flat = CATransform3D(scaleX: 1, y: 0, z: 1)
    #expect(flat.inverted() == flat)
    let huge = CATransform3D(scaleX: .infinity, y: 1, z: 1)
    #expect(huge.inverted() == huge)
  }

  @Test func aVerySmallMapHasAnInverse() {
    // The determinant of each is no number any more, or 0.
    for scale in [1e-120, 1e120] as [CGFloat] {
      let t = CATransform3D(scaleX: scale, y: scale, z: scale)
      #expect(same(t.concatenating(t.inverted()), .identity))
    }
  }

  @Test func zeroWithASignIsZero() {
    #expect(CGAffineTransform(a: 1, b: -0.0, c: -0.0, d: 1, tx: -0.0, ty: 0).isIdentity && CATransform3D(rotationAngle: -0.0, x: 1, y: 1, z: 1).isIdentity)
  }

  @Test(
    "G24 what is not flat reads as identity",
    arguments: [
      CATransform3D(scaleX: 1, y: 1, z: 2), CATransform3D(rotationAngle: 1, x: 1, y: 0, z: 0), CATransform3D(translationX: 0, y: 0, z: 5),
    ])
  func affineOfDepth(t: CATransform3D) { #expect(t.affineTransform == .identity && !t.isAffine) }

  @Test func perspectiveScalesByDepth() {
    var eye = CATransform3D.identity
    eye.m34 = -1 / 500
    for (z, scale) in [(100, 1.25), (-250, 2.0 / 3)] as [(CGFloat, CGFloat)] {
      let map = PlaneMap(CATransform3D(translationX: 0, y: 0, z: z).concatenating(eye))
      #expect(abs((map.project(CGPoint(x: 40, y: 0))?.x ?? 0) - 40 * scale) < 1e-9)
    }
    #expect(PlaneMap(CATransform3D(translationX: 0, y: 0, z: 600).concatenating(eye)).project(.zero) == nil, "behind the viewer")
  }

  @Test func aProjectionIsUndoneByItsInverse() {
    var eye = CATransform3D.identity
    eye.m34 = -1 / 300
    let map = PlaneMap(CATransform3D(rotationAngle: 0.9, x: 0.3, y: 1, z: 0.2).concatenating(eye)).moved(by: CGPoint(x: 20, y: 30))
    for (x, y) in [(0, 0), (50, -20), (-30, 70)] as [(CGFloat, CGFloat)] {
      let back = map.project(CGPoint(x: x, y: y)).flatMap { map.inverse?.project($0) }
      #expect(abs((back?.x ?? .nan) - x) < 1e-9 && abs((back?.y ?? .nan) - y) < 1e-9)
    }
    #expect(PlaneMap(CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)).inverse == nil, "seen from its edge")
  }

  @Test func partsOfAnAffineMapMakeItAgain() {
    let t = CGAffineTransform(a: 1.5, b: 0.4, c: -0.7, d: 2, tx: 5, ty: -6)
    let again = CGAffineTransform(t.decomposed())
    for (one, other) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx), (t.ty, again.ty)] {
      #expect(abs(one - other) < 1e-12)
    }
  }
}

/// docs/rules/animation.md 2
@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    change(&timing)
    return timing
  }

  @Test("L-090, L-091, L-094 clocks") func clocks() {
    let clock = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (2, 3, 1) }
    #expect(clock.localTime(at: 5) == 10 && clock.parentTime(at: 10) == 5)
    #expect(timing { $0.beginTime = 5 }.localTime(at: 100) == 95)
    #expect(timing { ($0.speed, $0.timeOffset) = (0, 3) }.localTime(at: 1000) == 3, "a clock that stands shows its offset")
  }

  @Test("L-096 an offset turns the cycle round") func offset() {
    let turned = timing { $0.timeOffset = 1 }
    for (time, fraction) in [(0, 0.25), (2.9, 0.975), (3.5, 0.125)] as [(Double, CGFloat)] {
      #expect(abs((turned.phase(at: time, duration: 4)?.fraction ?? -1) - fraction) < 1e-9)
    }
    #expect(turned.phase(at: 4, duration: 4) == nil)
  }

  @Test("L-098, L-099, L-100 fractions of cycles") func fractions() {
    let two = timing { ($0.repeatCount, $0.fillMode) = (2.5, .forwards) }
    #expect(two.activeDuration(1) == 2.5 && two.phase(at: 9, duration: 1)?.fraction == 0.5 && two.phase(at: 9, duration: 1)?.cycle == 2)
    let back = timing { ($0.repeatCount, $0.autoreverses, $0.fillMode) = (1.5, true, .forwards) }
    #expect(back.activeDuration(1) == 3 && back.phase(at: 3, duration: 1)?.fraction == 1)
    #expect(timing { ($0.autoreverses, $0.fillMode) = (true, .forwards) }.phase(at: 5, duration: 1)?.fraction == 0, "back at the start")
    #expect(timing { $0.repeatDuration = 2.25 }.activeDuration(1) == 2.25)
    #expect(timing { $0.repeatCount = .infinity }.activeDuration(1) == .infinity)
  }

  @Test("L-102, L-103 before it begins") func before() {
    #expect(timing { _ in }.phase(at: -0.5, duration: 2) == nil)
    for mode in [CAMediaTimingFillMode.backwards, .both] {
      #expect(timing { $0.fillMode = mode }.phase(at: -0.5, duration: 2)?.fraction == 0)
    }
  }

  /// For all numbers: a share is between 0 and 1, and the reversed curve mirrors the curve.
  @Test func sharesStayInside() {
    for duration in [0.1, 0.3, 1, 7] {
      let back = timing { ($0.autoreverses, $0.repeatCount) = (true, 3) }
      for step in 0..<600 {
        let time = Double(step) / 100 * duration
        guard let phase = back.phase(at: time, duration: duration) else { continue }
        #expect(phase.fraction >= 0 && phase.fraction <= 1)
        let mirrored = back.phase(at: 2 * duration * Double(phase.cycle + 1) - (time - 2 * duration * Double(phase.cycle)), duration: duration)
        if let mirrored, mirrored.cycle == phase.cycle { #expect(abs(mirrored.fraction - phase.fraction) < 1e-6) }
      }
    }
  }
}

/// docs/rules/layers.md 3.4
@Suite struct ColorComponentTests {
  @Test("X-178, X-179 hue, saturation, brightness") func hexcone() {
    let hsb = UIColor(red: 0.2, green: 0.4, blue: 0.6).hsb
    #expect(abs(hsb.hue - 0.5833) < 1e-3 && abs(hsb.saturation - 0.6667) < 1e-3 && hsb.brightness == 0.6)
    #expect(UIColor(white: 0.5).hsb == (0, 0, 0.5))
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1) == UIColor(hue: 0, saturation: 1, brightness: 1))
    let colors = [0.0, 0.3, 1].flatMap { red in
      [0.0, 0.6, 1].flatMap { green in [0.0, 0.2, 1].map { UIColor(red: red, green: green, blue: $0) } }
    }
    for color in colors {
      let again = UIColor(hue: color.hsb.hue, saturation: color.hsb.saturation, brightness: color.hsb.brightness)
      #expect(abs(again.red - color.red) < 1e-9 && abs(again.green - color.green) < 1e-9 && abs(again.blue - color.blue) < 1e-9)
    }
  }

  @Test("X-180, X-182 alpha and the classic colours") func named() {
    #expect(UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(UIColor("systemGreen") == UIColor("#4CD964") && UIColor("systemBlue") == UIColor("#007AFF"))
    #expect(UIColor(white: 0.3).white == 0.3 && UIColor.red.white == nil)
  }
}
