import Foundation
import LunetteRender
import LunetteScript

/// A file that is written while a run goes on; its folder is made.
final class OutputFile {
  private let path: String
  private let handle: FileHandle
  private var problem: String?

  init(_ path: String) throws {
    self.path = path
    do {
      let folder = FilePath.folder(of: path)
      if !FileManager.default.fileExists(atPath: folder) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try Data().write(to: URL(fileURLWithPath: path))
      handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      Output.complain("lunette: \(path) can't be written: \(systemReason(error))")
      throw ExitStatus.failed
    }
  }

  func write(_ text: String) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { problem = problem ?? systemReason(error) }
  }

  func finish() -> Bool {
    do { try handle.close() } catch { problem = problem ?? systemReason(error) }
    if let problem { Output.complain("lunette: \(path) could not be written: \(problem)") }
    return problem == nil
  }
}
