import Foundation
import LunetteDriver
import LunetteKit
import LunetteSystem

/// The specs of a folder that a search has written, one for each finding.
struct FoundSpecs {
  let folder: String
  /// How the first line of a spec begins; the rest of it identifies the finding.
  let mark: String

  /// The name says what is wrong, and tells two findings apart that say it in the same words.
  func path(of fault: FuzzFault) -> String {
    let words = fault.text.lowercased().prefix { !$0.isNewline }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(6).joined(separator: "-")
    return "\(folder)/\(words.prefix(48))-\(String(StableHash.of(fault.origin) & 0xFFFF, radix: 16))_spec.lua"
  }

  /// The origins of the findings for which specs have been written.
  var origins: Set<String> {
    Set(
      (FilePath.names(in: folder) ?? []).filter { $0.hasSuffix("_spec.lua") }.compactMap { name in
        guard let text = FilePath.text(of: folder + "/" + name), text.hasPrefix(mark) else { return nil }
        return text.dropFirst(mark.count).split(separator: "\n").first.map(String.init)
      })
  }
}
