/// Which lines of a file have run.
public struct CoveredLines: Equatable, Sendable {
  /// How often each line began to run, by line number. Lines that never ran have no entry.
  public var hits: [Int: Int] = [:]
  /// The first lines of the functions that have run; 0 stands for the file itself.
  public var entered: Set<Int> = []

  public init() {}

  public static func += (lines: inout CoveredLines, other: CoveredLines) {
    lines.hits.merge(other.hits, uniquingKeysWith: +)
    lines.entered.formUnion(other.entered)
  }
}

extension LuaState {
  /// Records from now on which lines of files run, which makes scripts slower. Call it before the state has any coroutines.
  public func measureCoverage() { lshim_cover(stack.raw) }

  /// The number of lines that have run for the first time since the measuring began, or since `forgetCoverage`.
  public var coveredLineCount: Int { isClosed ? 0 : Int(lshim_covered_lines(stack.raw)) }

  /// The lines that have run, by the names under which the files were loaded.
  public var coverage: [String: CoveredLines] {
    guard !isClosed else { return [:] }
    var files: [String: CoveredLines] = [:]
    withUnsafeMutablePointer(to: &files) { files in
      lshim_each_covered(stack.raw, files) { user, file in
        guard let user, let file = file?.pointee, let name = file.name else { return }
        var lines = CoveredLines()
        for line in 0..<Int(file.lines) {
          if file.hits[line] > 0 { lines.hits[line] = Int(file.hits[line]) }
          if file.entered[line] != 0 { lines.entered.insert(line) }
        }
        guard !lines.hits.isEmpty else { return }
        user.assumingMemoryBound(to: [String: CoveredLines].self).pointee[String(String(cString: name).dropFirst())] = lines
      }
    }
    return files
  }

  /// Clears the record, as if no line had run.
  public func forgetCoverage() { if !isClosed { lshim_forget_covered(stack.raw) } }
}
