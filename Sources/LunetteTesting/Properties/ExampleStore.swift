import Foundation
import LunetteKit
import LunetteRender
import LunetteSystem

/// The smallest failing cases of a spec's properties: files in `__examples__/SPEC/` beside the spec, to be committed, so that the next run
/// of the spec begins with them.
///
/// The first line of a file names its format, the second has the numbers of the case, and the rest has its values for readers.
struct ExampleStore {
  private let folder: String
  /// Whether files are written and removed.
  private let isKept: Bool
  private let removesPassed: Bool

  /// - Parameters:
  ///   - mode: examples are written if missing frames are
  ///   - removesPassed: whether an example that no longer fails is removed
  init(spec: String, mode: FrameStore.Mode, removesPassed: Bool) {
    let beside = spec.lastIndex(of: "/").map { String(spec[...$0]) } ?? ""
    folder = beside + "__examples__/" + URL(fileURLWithPath: spec).deletingPathExtension().lastPathComponent
    isKept = mode.writesMissing
    self.removesPassed = removesPassed
  }

  /// Source: ours; a file with another first line is of another version, and is left alone.
  private static let form = "lunette example 1"

  /// Letters, digits and hyphens of the name, and a hash of the whole name, so that no two names share a file.
  func path(of name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-").prefix(Self.longestName)
    return "\(folder)/\(words)-\(String(StableHash.of(name), radix: 16)).txt"
  }
  private static let longestName = 60

  /// The content of a file. Nil if there is none; an unreadable file is reported.
  enum Kept: Equatable {
    case none
    case numbers([Int])
    case unreadable(String)
  }

  func kept(of name: String) -> Kept {
    let path = path(of: name)
    guard FilePath.exists(path) else { return .none }
    guard let text = FilePath.text(of: path) else { return .unreadable("\(path) can't be read") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.form else {
      return .unreadable("\(path) is of another form than \"\(Self.form)\": it was written by another version, and is passed over")
    }
    let numbers = (lines.count > 1 ? lines[1] : "").split(separator: " ").map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil && $0 ?? -1 >= 0 }) else { return .unreadable("\(path) is damaged: its second line must be numbers from 0") }
    return .numbers(numbers.compactMap(\.self))
  }

  enum Keeping: Equatable {
    case notKept
    /// The path.
    case kept(String)
    /// The reason.
    case failed(String)
  }

  /// - Parameter values: for readers, one line each
  func keep(_ numbers: [Int], values: [String], of name: String) -> Keeping {
    guard isKept else { return .notKept }
    let path = path(of: name)
    let text = ([Self.form, numbers.map(String.init).joined(separator: " "), name] + values).joined(separator: "\n") + "\n"
    do {
      try WholeFile.write(text, to: path, makesFolder: true)
      return .kept(path)
    } catch {
      return .failed("\(path) could not be written: \(systemReason(error))")
    }
  }

  /// The example has passed: with `--prune` its file is removed, and then its folder if that is empty.
  func hasPassed(_ name: String) {
    guard removesPassed else { return }
    _ = OrphanedFrames.remove([path(of: name)])
  }
}
