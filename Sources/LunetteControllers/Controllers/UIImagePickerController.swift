import Foundation

/// Lets the user choose a picture. There is no camera and no library: whoever drives the app says which picture it is.
///
/// It does not dismiss itself where its delegate hears of the choice. Source: docs/rules/controllers.md 16
open class UIImagePickerController: UINavigationController {
  /// Source: Apple, UIImagePickerController.SourceType (raw values)
  public enum SourceType: Int, CaseIterable, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, CaseIterable, Sendable { case rear, front }

  public weak var imageDelegate: (any UIImagePickerControllerDelegate)?
  public var allowsEditing = false
  public var cameraDevice = CameraDevice.rear
  public var mediaTypes = ["public.image"]
  public var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      let refused = sourceType
      sourceType = oldValue
      simulation.recordFault(UIException(.invalidArgument, "Source type \(refused.rawValue) not available"))
    }
  }

  /// A camera only where the device says so.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera || UIScreen.main.device.hasCamera }

  public override init() {
    super.init()
    viewControllers = [ImageList(self)]
  }

  /// The first time the camera is on the screen, the user is asked; the library shows its pictures without, since iOS 11.
  /// Source: docs/rules/world.md 7
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard sourceType == .camera, simulation.permissions.status(.camera) == .notDetermined else { return }
    do { try simulation.permissions.request(.camera) { _ in } } catch { simulation.recordFault(error) }
  }

  /// Why nothing can be chosen now.
  package var refusal: PermissionStatus? {
    let status = simulation.permissions.status(.camera)
    return sourceType == .camera && !status.isGranted ? status : nil
  }

  /// What the user chose.
  public func pick(_ image: UIImage) {
    guard let imageDelegate else { return leave() }
    let info = UIImagePickerInfo(originalImage: image, editedImage: allowsEditing ? image : nil, mediaType: mediaTypes.first ?? "")
    if !imageDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info) { leave() }
  }

  /// The shutter: what the camera saw, the scenario says.
  public func takePicture() {
    if sourceType == .camera { return }
    simulation.recordFault(UIException(.invalidArgument, "takePicture() may only be called with the source type camera."))
  }

  func cancel() {
    if imageDelegate?.imagePickerControllerDidCancel(self) != true { leave() }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }
}

/// The picture that was chosen. Source: Apple, UIImagePickerController.InfoKey
public struct UIImagePickerInfo {
  public var originalImage: UIImage
  /// Nil unless `allowsEditing`.
  public var editedImage: UIImage?
  public var mediaType: String
}

/// Both answer whether they took it: a delegate without the method lets the picker dismiss itself.
/// - Lua: Is told which image the user has chosen. The delegate must dismiss the picker.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The chosen image: info.originalImage, info.editedImage if editing is allowed, info.mediaType.
  /// - Lua: didFinishPickingMediaWithInfo(picker, info: ScriptTable), answers nothing, by hand
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: UIImagePickerInfo) -> Bool
  /// The user has chosen no image.
  /// - Lua: imagePickerControllerDidCancel, answers nothing
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) -> Bool
}

/// What the picker shows: that the choice comes from outside, and a way to give up.
private final class ImageList: UIViewController {
  private weak var picker: UIImagePickerController?
  private let label = UILabel()

  init(_ picker: UIImagePickerController) {
    self.picker = picker
    super.init()
    title = SystemWord.photos.shown
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel) { [weak self] _ in self?.picker?.cancel() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = simulation.system.colors.table
    (label.text, label.textAlignment, label.numberOfLines) = (SystemWord.noPhotos.shown, .center, 0)
    label.textColor = .gray
    view.addSubview(label)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.frame = view.bounds.shrunk(dx: Self.margin, dy: Self.margin)
  }

  /// Units: points. Ours
  private static let margin: CGFloat = 20
}

extension Simulation {
  /// The picker in front, which waits for a picture; nil where none does.
  public var shownImagePicker: UIImagePickerController? {
    for window in application.visibleWindows.reversed() {
      guard let root = window.root as? UIViewController else { continue }
      let found = ([root] + root.presentedAbove).compactMap { $0 as? UIImagePickerController }
      if let picker = found.last(where: { !$0.isBeingDismissed }) { return picker }
    }
    return nil
  }
}
