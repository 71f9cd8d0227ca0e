import Foundation

/// Writes the files that are made of declarations in the sources. Run from the folder of the package.
@main
enum Declare {
  static func main() {
    let sources = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent("Sources")
    do {
      for path in try GeneratedFiles(of: sources).write(into: sources) { print("changed Sources/\(path)") }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
