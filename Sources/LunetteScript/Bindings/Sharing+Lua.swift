import Foundation
import Lua
import LunetteKit

/// The table `{ originalImage =, editedImage =, mediaType = }`.
private struct ScriptImageInfo: LuaPushable {
  let info: UIImagePickerInfo
  static var luaType: LuaType { .table }

  func push(on stack: LuaStack) {
    lua_createtable(stack.raw, 0, 3)
    stack.push(ScriptImage(info.originalImage))
    stack.setRawField("originalImage", of: -2)
    if let edited = info.editedImage {
      stack.push(ScriptImage(edited))
      stack.setRawField("editedImage", of: -2)
    }
    stack.push(info.mediaType)
    stack.setRawField("mediaType", of: -2)
  }
}

extension ScriptImagePickerControllerDelegate {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: UIImagePickerInfo) -> Bool {
    guard has(ImagePickerControllerDelegateMethods.didFinishPickingMediaWithInfo) else { return false }
    notify(ImagePickerControllerDelegateMethods.didFinishPickingMediaWithInfo, picker, ScriptTable(ScriptImageInfo(info: info)))
    return true
  }
}

/// A text, an address or a picture to be shared.
private struct SharedItem: LuaReadable {
  let item: UIActivityViewController.Item
  static var luaTypeName: String { "a string, a URL or an image" }
  static var luaType: LuaType { .either([.string, ScriptURL.luaType, ScriptAttributedString.luaType, ScriptImage.luaType]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SharedItem {
    if let text = stack.text(at: index) { return SharedItem(item: .text(text)) }
    if let url = try? ScriptURL.read(stack, at: index) { return SharedItem(item: .text(url.url.absoluteString)) }
    if let text = try? ScriptAttributedString.read(stack, at: index) { return SharedItem(item: .text(text.text.string)) }
    guard let image = try? ScriptImage.read(stack, at: index) else { throw stack.mismatch(luaTypeName, at: index) }
    return SharedItem(item: .image(image.image))
  }
}

extension UIImagePickerController.SourceType: LuaEnum {}
extension UIImagePickerController.CameraDevice: LuaEnum {}

extension Registry {
  static func sharing(_ r: RegistryBuilder) {
    r.type(
      UIImagePickerController.self, "UIImagePickerController", inherits: "UINavigationController",
      doc: "A controller with which the user chooses an image. In a simulation the scenario chooses: app:pickImage \"photo.png\"."
    ) { c in
      c.constructor { _ in UIImagePickerController() }
      c.property(
        "sourceType", "Where the images come from.", \.sourceType)
      c.raises("if it is set to camera and the device was not made with camera = true")
      c.property("allowsEditing", "Whether the user may edit the image, so that there is an edited image, too.", \.allowsEditing)
      c.property("cameraDevice", "Kept only; it has no effect.", \.cameraDevice)
      c.property("mediaTypes", "Kept only; there are only images.", \.mediaTypes)
      c.delegate("delegate", ImagePickerControllerDelegateMethods.self, get: { $0.imageDelegate }, set: { $0.imageDelegate = $1 })
      c.method(
        "takePicture", "Takes a picture with the camera; the scenario says which: app:pickImage.",
        UIImagePickerController.takePicture)
      c.raises("if sourceType is not camera")
      c.function(
        "isSourceTypeAvailable", "Whether the device has this source of images. It has a camera only if it was made with camera = true.",
        args: "sourceType"
      ) {
        (type: UIImagePickerController.SourceType) in UIImagePickerController.isSourceTypeAvailable(type)
      }
    }
    r.type(
      UIActivityViewController.self, "UIActivityViewController", inherits: "UIViewController",
      doc:
        "A list of things that can be done with texts and images, of which a scenario taps one: UIActivityViewController { "
        + "activityItems = { \"text\" } }."
    ) { c in
      c.constructor { a in
        let items = try a.take("activityItems", as: [SharedItem].self, "The texts, addresses and images.") ?? []
        return UIActivityViewController(activityItems: items.map(\.item))
      }
      c.property("excludedActivityTypes", "The types that are not offered, by UIKit's names or those of its cases: \"print\".", \.excludedActivityTypes)
      c.property(
        "completionWithItemsHandler", "Called as fn(activityType, completed) after the choice; with nil and false for Cancel.",
        get: { $0.companions[completionKey]?.function },
        set: { (sheet: UIActivityViewController, function: LuaFunction?) in
          let callback = function.map(Callback.init)
          sheet.companions[completionKey] = callback
          sheet.completionWithItemsHandler = { [weak callback] type, isDone in callback?.call(type, isDone) }
        })
      c.calls(with: ["activityType": .string, "completed": .boolean])
    }
  }

  private static let completionKey = CompanionKey<Callback>()
}
