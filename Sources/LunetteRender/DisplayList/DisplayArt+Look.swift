import Foundation
import LunetteKit

/// The part of an item's look that few items have: drawings, a picture, a mask, the shadow's own shape. See `DisplayItem.styleHash`.
extension DisplayArt {
  func add(to look: inout LookHasher) {
    ground?.add(to: &look)
    for operation in operations { operation.add(to: &look) }
    look.add("artAlpha", alpha, usually: 1)
    image?.add(to: &look)
    if let mask {
      look.add("mask", mask.count, usually: -1)
      // The places of a mask's items on the screen are part of the look, because no other field contains them.
      for item in mask {
        look.add("maskItem", Int(truncatingIfNeeded: item.styleHash), usually: .min)
        look.add("maskText", Int(truncatingIfNeeded: item.textHash))
        for corner in item.quad.corners { look.add("maskCorner", corner) }
      }
      for clip in maskClips {
        look.add("maskClipStart", clip.quad.topLeft)
        look.add("maskClipEnd", clip.quad.bottomRight)
        look.add("maskClipRadius", clip.cornerRadius)
      }
    }
    if let shadowPath { shadowPath.add("shadowPath", to: &look) }
    look.add("groupsOpacity", groupsOpacity, usually: true)
  }
}

extension DrawOperation {
  fileprivate func add(to look: inout LookHasher) {
    look.add("operation", shape.name)
    switch shape {
    case .fill(let path, let color, let rule):
      path.add("path", to: &look)
      look.add("color", color)
      look.add("rule", rule.rawValue)
    case .stroke(let path, let color, let style):
      path.add("path", to: &look)
      look.add("color", color)
      style.add(to: &look)
    case .gradient(let gradient): gradient.add(to: &look)
    case .image(let image, let rect):
      image.add(to: &look)
      look.add("place", rect)
    case .text(let text): text.add(to: &look)
    case .clear(let rect): look.add("place", rect)
    }
    look.add("transform", transform)
    for clip in clips {
      clip.path.add("clip", to: &look)
      look.add("clipRule", clip.rule.rawValue)
    }
    look.add("drawnAlpha", alpha, usually: 1)
    look.add("blend", blendMode.rawValue)
    if let shadow {
      look.add("drawnShadow", shadow.color)
      look.add("drawnShadowX", shadow.offset.width)
      look.add("drawnShadowY", shadow.offset.height)
      look.add("drawnShadowBlur", shadow.blur)
    }
  }
}

extension CGPath {
  fileprivate func add(_ name: StaticString, to look: inout LookHasher) {
    look.add(name, elements.count, usually: -1)
    for element in elements {
      look.add("element", element.points.count, usually: -1)
      if case .move = element { look.add("move", true) }
      for point in element.points { look.add("point", point) }
    }
  }
}

extension StrokeStyle {
  fileprivate func add(to look: inout LookHasher) {
    look.add("lineWidth", width, usually: 1)
    look.add("cap", cap.rawValue)
    look.add("join", join.rawValue)
    look.add("miterLimit", miterLimit, usually: 10)
    for length in dash { look.add("dash", length, usually: .nan) }
    look.add("dashPhase", dashPhase)
  }
}

extension DrawnGradient {
  fileprivate func add(to look: inout LookHasher) {
    for color in colors { look.add("color", color) }
    for location in locations { look.add("location", location, usually: .nan) }
    look.add("start", start)
    look.add("end", end)
    look.add("startRadius", startRadius ?? -1, usually: -1)
    look.add("endRadius", endRadius ?? -1, usually: -1)
    look.add("extendsBefore", extendsBefore)
    look.add("extendsAfter", extendsAfter)
  }
}

extension DrawnText {
  fileprivate func add(to look: inout LookHasher) {
    for line in lines {
      look.add("line", line.text)
      look.add("origin", line.origin)
    }
    look.add("fontSize", font.pointSize)
    look.add("fontName", font.fontName)
    look.add("color", color)
  }
}

extension DisplayImage {
  fileprivate func add(to look: inout LookHasher) {
    image.add(to: &look)
    for part in parts {
      look.add("source", part.source)
      look.add("place", part.place)
      if let tile = part.tile { look.add("tile", CGPoint(x: tile.width, y: tile.height)) }
    }
    look.add("tint", tint)
  }
}

extension UIImage {
  func add(to look: inout LookHasher) {
    look.add("picture", name)
    look.add("pictureWidth", size.width)
    look.add("pictureHeight", size.height)
    look.add("pictureScale", scale, usually: 1)
    if let file { look.add("file", sampleOf: file.bytes) }
    for operation in drawing?.operations ?? [] { operation.add(to: &look) }
  }
}
