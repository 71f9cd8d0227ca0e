import Foundation
import Lua
import LunetteKit

/// UIKit's global functions for drawing. Source: docs/rules/layers.md 2.2
extension ScriptContext {
  package func installDrawing() {
    func add(_ name: String, _ arguments: [String] = [], _ body: @escaping (inout CallReader, LuaStack) throws -> Int32) {
      let names = CallNames(name, arguments)
      define(
        name,
        LuaBody { stack, _ in
          finish(stack, naming: name) {
            var reader = CallReader(stack, from: 1, names)
            return try body(&reader, stack)
          }
        })
    }
    add("UIGraphicsGetCurrentContext") { _, stack in
      UIGraphicsGetCurrentContext().push(on: stack)
      return 1
    }
    add("CGColorSpaceCreateDeviceRGB") { _, stack in
      stack.push("deviceRGB")
      return 1
    }
    add("UIGraphicsPushContext", ["context"]) { reader, _ in
      let context: CGContext = try reader.next()
      UIGraphicsPushContext(context)
      return 0
    }
    add("UIGraphicsPopContext") { _, _ in
      UIGraphicsPopContext()
      return 0
    }
    add("UIGraphicsBeginImageContextWithOptions", ["size", "opaque", "scale"]) { reader, _ in
      let (size, isOpaque, scale): (CGSize, Bool?, CGFloat?) = (try reader.next(), try reader.next(), try reader.next())
      try Self.beginImage(size, isOpaque: isOpaque ?? false, scale: scale ?? 0)
      return 0
    }
    add("UIGraphicsBeginImageContext", ["size"]) { reader, _ in
      try Self.beginImage(try reader.next(), isOpaque: false, scale: 1)
      return 0
    }
    add("UIGraphicsGetImageFromCurrentImageContext") { _, stack in
      UIGraphicsGetImageFromCurrentImageContext().push(on: stack)
      return 1
    }
    add("UIGraphicsEndImageContext") { _, _ in
      UIGraphicsEndImageContext()
      return 0
    }
    for (name, draw) in [("UIRectFill", UIRectFill), ("UIRectFrame", UIRectFrame), ("UIRectClip", UIRectClip)] {
      add(name, ["rect"]) { reader, _ in
        draw(try reader.next())
        return 0
      }
    }
    for (name, draw) in [("UIRectFillUsingBlendMode", UIRectFillUsingBlendMode), ("UIRectFrameUsingBlendMode", UIRectFrameUsingBlendMode)] {
      add(name, ["rect", "blendMode"]) { reader, _ in
        draw(try reader.next(), try reader.next())
        return 0
      }
    }
    add("CACurrentMediaTime") { _, stack in
      stack.push(ScriptContext.simulation.time)
      return 1
    }
    add("CAMediaTimingFunction", ["curve"]) { reader, stack in
      let request: TimingFunctionRequest = try reader.next()
      try request.function().push(on: stack)
      return 1
    }
  }

  private static func beginImage(_ size: CGSize, isOpaque: Bool, scale: CGFloat) throws {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= CGFloat(ImageFile.mostPixels) else {
      throw LuaMismatch(wanted: "a size from 1 to \(ImageFile.mostPixels) points on a side", got: "\(size.width) x \(size.height)")
    }
    UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
  }
}

extension ScriptContext {
  /// Gives a view of a script's class a layer of the class in its `layerClass`: the class itself, or a function that answers one.
  func giveLayer(to view: UIView) {
    let layer = overrides?.makeObject(ofClassIn: "layerClass", of: view, kind: "CALayer", [])
    if let layer = layer as? CALayer { view.takeLayer(layer) }
  }
}

/// `CAMediaTimingFunction { name = }` or `{ controlPoints = }`. Where a curve is expected, scripts may also write its name or four numbers.
struct TimingFunctionRequest: OptionTable {
  @LuaOption("One of the named curves.") private var name: CAMediaTimingFunction? = nil
  @LuaOption("Four numbers.") private var controlPoints: CAMediaTimingFunction? = nil

  func function() throws(LuaMismatch) -> CAMediaTimingFunction {
    guard let function = name ?? controlPoints else {
      throw LuaMismatch(wanted: "name = a curve's name, or controlPoints = four numbers", got: "neither")
    }
    return function
  }
}

/// A class as a Lua value.
struct ShownClass: LuaPushable {
  let name: String
  static var luaType: LuaType { .any }
  func push(on stack: LuaStack) {
    if !stack.registry.pushClass(named: name, on: stack) { stack.pushNil() }
  }
}
