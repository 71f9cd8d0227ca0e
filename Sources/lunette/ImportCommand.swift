import ArgumentParser
import Foundation
import LunetteScript
import LunetteSystem
import LunetteTools

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make Lua of a storyboard or a xib.",
    discussion: """
      Writes NAME.lua beside the file, or beside its .lproj folder. UIStoryboard { name = "NAME" } and UINib { name = "NAME" } read it. What it leaves out is \
      said, element by element.
      """)

  @Argument(help: "A .storyboard or .xib of iOS; several may be given.", completion: .file(extensions: ["storyboard", "xib"])) var files: [String]
  @Option(name: [.customShort("o"), .long], help: "The folder in which the Lua is written.", completion: .directory) var out: String?
  @Flag(help: "Write nothing; fail where the Lua is missing or older than its file.") var check = false

  func run() throws {
    try refuseEmpty(out, "--out")
    if files.isEmpty { throw ValidationError("Name a .storyboard or a .xib.") }
    var status = ExitStatus.fine
    for file in files {
      do { if check { try compare(file) } else { try convert(file) } } catch {
        Output.complain("\(error)")
        status = .failed
      }
    }
    if status != .fine { throw status }
  }

  private func bytes(_ file: String) throws -> [UInt8] {
    guard file.hasSuffix(".storyboard") || file.hasSuffix(".xib") else { throw ImportFault(description: "\(file): the file must be a .storyboard or a .xib") }
    do throws(FileProblem) { return try FilePath.contents(of: file) } catch { throw ImportFault(description: "\(file): \(error)") }
  }

  private func target(_ file: String) -> String {
    let folder = FilePath.folder(of: file)
    let name = (file.split(separator: "/").last ?? "").prefix { $0 != "." }
    let place = out ?? (folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder)
    return "\(place.isEmpty ? "." : place)/\(name).lua"
  }

  private func convert(_ file: String) throws {
    let made = try InterfaceImport(try bytes(file), file: file, api: .ofSpecs, isLocalized: hasTables(file))
    let text = made.lua()
    for warning in made.warnings { Output.complain(warning) }
    let path = FilePath.standardized(target(file))
    do { try WholeFile.write(text, to: path, makesFolder: true) } catch { throw ImportFault(description: "\(path) can't be written: \(systemReason(error))") }
    let report = made.report
    var lines = ["wrote \(path): \(report.arrived) of \(report.total) elements and attributes"]
    if !report.leftOut.isEmpty { lines.append("left out:") }
    lines += report.leftOut.map { "  \($0.count) \($0.name), first in line \($0.line)" }
    Output.write(lines.joined(separator: "\n") + "\n")
  }

  private func compare(_ file: String) throws {
    let path = FilePath.standardized(target(file))
    let digest = InterfaceImport.digest(try bytes(file))
    let lua = try? FilePath.contents(of: path)
    let first = lua.map { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) }
    if first?.contains("digest \(digest)") == true { return }
    throw ImportFault(description: first == nil ? "\(path) is missing: lunette import \(file)" : "\(path) is older than \(file): lunette import \(file)")
  }

  /// Whether there are tables of the file's texts: `de.lproj/Main.strings`, beside it or beside its folder.
  private func hasTables(_ file: String) -> Bool {
    let folder = FilePath.folder(of: file)
    let base = folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
    let name = (file.split(separator: "/").last ?? "").prefix { $0 != "." }
    let place = base.isEmpty ? "." : base
    return (FilePath.names(in: place) ?? []).contains { $0.hasSuffix(".lproj") && FilePath.isFile("\(place)/\($0)/\(name).strings") }
  }
}

private struct ImportFault: Error, CustomStringConvertible { let description: String }
