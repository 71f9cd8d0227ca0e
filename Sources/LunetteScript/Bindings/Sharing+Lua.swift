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

private let pickerMethods = ImagePickerDelegateMethods()

private final class ScriptImagePickerDelegate: ScriptDelegate, UIImagePickerControllerDelegate {
  static let key = "imageDelegate"

  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: UIImagePickerInfo) -> Bool {
    guard has(pickerMethods.didFinish) else { return false }
    notify(pickerMethods.didFinish, picker, ScriptTable(ScriptImageInfo(info: info)))
    return true
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) -> Bool {
    guard has(pickerMethods.didCancel) else { return false }
    notify(pickerMethods.didCancel, picker)
    return true
  }
}

/// A text or a picture to be shared.
private struct SharedItem: LuaReadable {
  let item: UIActivityViewController.Item
  static var luaTypeName: String { "a string or an image" }
  static var luaType: LuaType { .either([.string, ScriptImage.luaType]) }
  static func read(_ stack: LuaStack, at index: Int32) throws(LuaMismatch) -> SharedItem {
    if let text = stack.text(at: index) { return SharedItem(item: .text(text)) }
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
      doc: "Lets the user choose a picture, which the scenario does: app:pickImage \"photo.png\"."
    ) { c in
      c.constructor { _ in UIImagePickerController() }
      c.property("sourceType", "Where pictures come from; there is no camera.", \.sourceType)
      c.property("allowsEditing", "Whether there is an edited picture, too.", \.allowsEditing)
      c.property("cameraDevice", "Kept.", \.cameraDevice)
      c.property("mediaTypes", "Kept; pictures only.", \.mediaTypes)
      c.property(
        "delegate", "A table with UIImagePickerControllerDelegate's methods.",
        get: { ($0.companions[ScriptImagePickerDelegate.key] as? ScriptDelegate).map { DelegateTable<ImagePickerDelegateMethods>(script: $0.script) } },
        set: { picker, table in
          let delegate = table.map { ScriptImagePickerDelegate($0.script) }
          picker.companions[ScriptImagePickerDelegate.key] = delegate
          picker.imageDelegate = delegate
        })
      c.method("takePicture", "The shutter of the camera, which there is none of.") { (picker: UIImagePickerController) in picker.takePicture() }
      c.function("isSourceTypeAvailable", "Whether the device has it; there is no camera.", args: "sourceType") {
        (type: UIImagePickerController.SourceType) in UIImagePickerController.isSourceTypeAvailable(type)
      }
    }
    r.type(
      UIActivityViewController.self, "UIActivityViewController", inherits: "UIViewController",
      doc: "A list of what one can do with texts and pictures; a scenario taps one: UIActivityViewController { activityItems = { \"text\" } }."
    ) { c in
      c.constructor { a in
        let items = try a.take("activityItems", as: [SharedItem].self, "Texts and pictures.") ?? []
        return UIActivityViewController(activityItems: items.map(\.item))
      }
      c.property("excludedActivityTypes", "Those that aren't offered, by UIKit's names of their types.", \.excludedActivityTypes)
      c.property(
        "completionWithItemsHandler", "A function(activityType, completed) that hears of the choice; nil and false for Cancel.",
        get: { ($0.companions[completionKey] as? Callback)?.function },
        set: { (sheet: UIActivityViewController, function: LuaFunction?) in
          let callback = function.map(Callback.init)
          sheet.companions[completionKey] = callback
          sheet.completionWithItemsHandler = { [weak callback] type, isDone in callback?.call(type, isDone) }
        })
    }
  }

  private static let completionKey = "completionWithItemsHandler"
}
