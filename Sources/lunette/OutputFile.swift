import Foundation
import LunetteRender
import LunetteScript
import LunetteSystem

/// A file that is written while a run goes on; its folder is made.
final class OutputFile {
  private let path: String
  private let file: GrowingFile
  private var problem: String?

  init(_ path: String) throws {
    self.path = path
    do { file = try GrowingFile(path) } catch {
      Output.complain("lunette: \(path) can't be written: \(systemReason(error))")
      throw ExitStatus.failed
    }
  }

  func write(_ text: String) {
    do { try file.write(text) } catch { problem = problem ?? systemReason(error) }
  }

  func finish() -> Bool {
    do { try file.close() } catch { problem = problem ?? systemReason(error) }
    if let problem { Output.complain("lunette: \(path) could not be written: \(problem)") }
    return problem == nil
  }
}
