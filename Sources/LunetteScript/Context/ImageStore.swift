import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// The pictures of the plugins in a Lua state: files beside their code, found by name and read once. Source: docs/rules/layers.md 3.3
final class ImageStore {
  /// The folders of plugins and scripts, the latest last.
  private var folders: [String] = []
  /// Pictures by path; nil for a file that is missing or damaged.
  private var known: [String: UIImage?] = [:]

  func add(_ new: [String]) { for folder in new where !folders.contains(folder) { folders.append(folder) } }

  /// The picture of a name, with the one of its `~dark` file for a dark appearance. Source: docs/rules/appearance.md 3
  func named(_ name: String) -> UIImage? {
    guard let image = light(name) else { return nil }
    guard !name.contains(Self.darkMark) else { return image }
    let dot = (name.split(separator: "/").last ?? "").contains(".") ? name.lastIndex(of: ".") : nil
    let (base, ending) = (dot.map { String(name[..<$0]) } ?? name, dot.map { String(name[$0...]) } ?? "")
    guard let dark = light(base + Self.darkMark + ending, tells: false) else { return image }
    let key = ObjectIdentifier(image)
    if let known = withDark[key], known.light === image { return known.whole }
    let whole = image.withDark(dark)
    withDark[key] = (image, whole)
    return whole
  }

  private static let darkMark = "~dark"
  /// Pictures with one for a dark appearance, by the light ones.
  private var withDark: [ObjectIdentifier: (light: UIImage, whole: UIImage)] = [:]

  /// Finds the file: first the variant for the screen's scale, then the others from high to low; a name without an ending gets `.png`.
  ///
  /// Nil when there is no file, and when the file is damaged or too large, which is reported.
  private func light(_ name: String, tells: Bool = true) -> UIImage? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    let file = name.split(separator: "/").last ?? ""
    let dot = file.lastIndex(of: ".")
    let ending = dot.map { String(file[$0...]) } ?? ".png"
    let base = dot == nil ? name : String(name.dropLast(ending.count))
    // A name that contains a scale means just that file.
    if let scale = [2, 3].first(where: { base.hasSuffix("@\($0)x") }) {
      return folders.reversed().lazy.compactMap { self.image("\($0)/\(base)\(ending)", name: name, scale: scale) }.first
    }
    let wanted = Int(UIScreen.main.scale)
    let scales = [wanted] + [1, 2, 3].filter { $0 != wanted }
    for folder in folders.reversed() {
      for scale in scales {
        let path = "\(folder)/\(base)\(scale == 1 ? "" : "@\(scale)x")\(ending)"
        if let image = image(path, name: name, scale: scale) { return image }
      }
    }
    if dot == nil, tells { notePDF(name) }
    return nil
  }

  /// Says that a picture which is only there as a PDF, beside the code or in an asset catalog, can't be shown: as for its full name.
  private func notePDF(_ name: String) {
    for folder in folders.reversed() {
      // In a catalog the file's own name is free.
      let set = "\(folder)/Assets.xcassets/\(name).imageset"
      let inSet = (FilePath.names(in: set) ?? []).filter { $0.lowercased().hasSuffix(".pdf") }
      for path in ["\(folder)/\(name).pdf"] + inSet.map({ "\(set)/\($0)" }) where FilePath.exists(path) {
        _ = image(path, name: name, scale: 1)
        return
      }
    }
  }

  private func image(_ path: String, name: String, scale: Int) -> UIImage? {
    if let image = known[path] { return image }
    let image = read(path, name: name, scale: scale)
    known[path] = .some(image)
    return image
  }

  private func read(_ path: String, name: String, scale: Int) -> UIImage? {
    guard let size = FilePath.sizeUnlessLink(path) else { return nil }
    do throws(ImageFile.Damage) {
      guard size <= ImageFile.mostBytes else {
        throw ImageFile.Damage(description: "it has \(size) bytes, more than \(ImageFile.mostBytes)")
      }
      guard let bytes = try? FilePath.contents(of: path) else { throw ImageFile.Damage(description: "it can't be read") }
      return UIImage(try ImageFile(bytes), name: name, scale: CGFloat(scale))
    } catch {
      ScriptContext.simulation.note("UIImage.named(\"\(name)\"): \(FilePath.shown(path)) shows nothing: \(error.description)")
      return nil
    }
  }
}
