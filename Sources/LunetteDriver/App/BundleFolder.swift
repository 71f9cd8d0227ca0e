import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

extension SimulatedFiles {
  /// Shows the app a plugin's folder as its bundle. Links that lead out of the folder are not followed.
  func showBundle(in folder: String) {
    let place: (String) -> String? = { path in
      guard let root = FilePath.real(folder), let real = FilePath.real(path.isEmpty ? folder : folder + "/" + path) else { return nil }
      return real == root || real.hasPrefix(root + "/") ? real : nil
    }
    bundleFile = { path in
      guard let real = place(path), FilePath.isFile(real) else { return nil }
      return try? FilePath.contents(of: real, pipes: false)
    }
    bundleNames = { path in
      guard let real = place(path), FilePath.isFolder(real) else { return nil }
      return FilePath.names(in: real)?.filter { !$0.hasPrefix(".") }
    }
  }
}
