import Foundation
import LunetteDriver
import LunetteKit
import LunetteScript
import LunetteSystem

/// What a search has found so far, in a file of JSON lines: first what was asked for, then one line for each state that was continued, in
/// their order. A search that goes on takes these lines as if it had found them now, so that its numbers are those of a single search.
package final class ExploreJournal {
  /// What must be the same for a search to go on.
  package struct Header: Codable, Equatable {
    package var version: String
    /// The options by name.
    package var options: [String: String]
    /// Hashes of the files that were read, by path.
    package internal(set) var files: [String: String] = [:]
    /// How far it goes, by the options' names: a search that goes on may go further, or less far. Nil in files of old
    package internal(set) var bounds: [String: String]?

    package init(version: String, options: [String: String], bounds: [String: String] = [:]) {
      (self.version, self.options, self.bounds) = (version, options, bounds)
    }
  }

  package struct Problem: Error, CustomStringConvertible { package let description: String }

  private let path: String
  private let isResumed: Bool
  private var header: Header
  private var file: GrowingFile?
  /// What a reader should know about how the search goes on.
  private(set) var notes: [String] = []

  package init(path: String, isResumed: Bool, header: Header) { (self.path, self.isResumed, self.header) = (path, isResumed, header) }

  /// Opens the file.
  /// - Parameter files: that the app and the rules were read from
  /// Returns: what it has of an earlier search, if this one goes on
  /// Throws: `Problem` where the search can't go on
  func begin(files: Set<String>) throws -> [Continued] {
    for path in files { header.files[FilePath.shown(path)] = FilePath.text(of: path).map { String(StableHash.of($0), radix: 16) } ?? "" }
    var kept: [Continued] = []
    var whole = 0
    if isResumed {
      guard let text = FilePath.text(of: path) else {
        throw Problem(description: "--resume: there is no search to go on with: \(path) can't be read; leave out --resume")
      }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // A line that was not written to its end is no line.
      _ = lines.popLast()
      let decoder = JSONDecoder()
      guard let first = lines.first, let old = try? decoder.decode(Header.self, from: Data(first.utf8)) else {
        throw Problem(description: "--resume: \(path) was written by another version; leave out --resume to search anew")
      }
      if let change = change(from: old) { throw Problem(description: "--resume: \(change); leave out --resume to search anew") }
      whole = first.utf8.count + 1
      let begins = whole
      for line in lines.dropFirst() {
        guard let line = try? (decoder.decode(ExploreLine.self, from: Data(line.utf8)), line.utf8.count + 1) else { break }
        whole += line.1
        kept.append(Continued(line.0))
      }
      if let old = old.bounds, old != header.bounds {
        for (name, bound) in (header.bounds ?? [:]).sorted(by: { $0.key < $1.key }) where old[name] != bound {
          notes.append("--resume: \(name) was \(old[name] ?? "left out"), and is \(bound): the search goes on up to there")
        }
        let head = Self.line(header)
        let kept = Data(text.utf8).dropFirst(begins).prefix(whole - begins)
        if (try? WholeFile.write(Data(head.utf8) + kept, to: path)) != nil { whole += head.utf8.count - begins }
      }
    }
    do {
      if isResumed {
        file = try GrowingFile(path, after: whole)
      } else {
        let growing = try GrowingFile(path)
        try growing.write(Self.line(header))
        file = growing
      }
    } catch {
      // A search that can't be kept is a search all the same.
      file = nil
    }
    return kept
  }

  private func change(from old: Header) -> String? {
    if old.version != header.version { return "the search is of version \(old.version), and this is \(header.version)" }
    for name in Set(old.options.keys).union(header.options.keys).sorted() where old.options[name] != header.options[name] {
      return "\(name) was \(old.options[name] ?? "left out"), and is \(header.options[name] ?? "left out")"
    }
    for path in Set(old.files.keys).union(header.files.keys).sorted() where old.files[path] != header.files[path] {
      return "\(FilePath.shown(path)) has changed"
    }
    return nil
  }

  private static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "") + "\n"
  }

  /// A state was continued.
  func keep(_ continued: Continued) {
    guard let file else { return }
    // For what it took its time is another one in every run.
    var line = ExploreLine(continued)
    line.shares = nil
    try? file.write(Self.line(line))
  }

  func close() {
    try? file?.close()
    file = nil
  }
}
