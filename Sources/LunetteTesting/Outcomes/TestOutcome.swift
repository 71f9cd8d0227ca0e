import Lua
import LunetteScript

/// How a test ended. The kind is decided by the error value that ended the test, not by its text.
public enum TestOutcome: Sendable {
  case passed
  /// An assertion did not hold.
  case failed(TestFailure)
  /// Another error was raised.
  case errored(TestError)
  /// The test was pending; the reason may be empty.
  case skipped(String)

  public var isFailure: Bool {
    switch self {
    case .failed, .errored: true
    case .passed, .skipped: false
    }
  }
}

extension TestOutcome {
  /// For a property its smallest failing case, one line per value.
  package internal(set) var example: [String] {
    get {
      switch self {
      case .passed, .skipped: []
      case .failed(let failure): failure.example
      case .errored(let error): error.example
      }
    }
    set {
      switch self {
      case .passed, .skipped: break
      case .failed(var failure):
        failure.example = newValue
        self = .failed(failure)
      case .errored(var error):
        error.example = newValue
        self = .errored(error)
      }
    }
  }

  /// Adds a later problem, from code that runs after the test in any case. A failure isn't replaced by a later one; a skip is.
  func followed(by problem: TestOutcome) -> TestOutcome {
    switch self {
    case _ where !problem.isFailure: return self
    case .passed, .skipped: return problem
    case .failed(var failure):
      failure.later.append(problem.line)
      return .failed(failure)
    case .errored(var error):
      error.later.append(problem.line)
      return .errored(error)
    }
  }

  /// The failure with more to say about how it came about.
  func told(_ text: String) -> TestOutcome {
    switch self {
    case .passed, .skipped: return self
    case .failed(var failure):
      failure.detail = (failure.detail.map { $0 + "\n" } ?? "") + text
      return .failed(failure)
    case .errored(var error):
      error.message += "\n" + text
      return .errored(error)
    }
  }

  /// The position and what was wrong.
  var line: String {
    if case .failed(let failure) = self, let place = failure.position {
      return "\(place.file):\(place.line): \(FailureText.summary(of: self))"
    }
    return FailureText.summary(of: self)
  }

  /// What went wrong, with what was told besides.
  package var report: String {
    switch self {
    case .failed(let failure): line + (failure.detail.map { "\n" + $0 } ?? "")
    case .errored(let error): error.message
    case .passed, .skipped: line
    }
  }

  /// Later problems, one line each.
  var later: [String] {
    switch self {
    case .passed, .skipped: []
    case .failed(let failure): failure.later
    case .errored(let error): error.later
    }
  }
}

/// A failed assertion as data; reporters make the text.
public struct TestFailure: Sendable {
  public let position: SourcePosition?
  /// The author's own message, given to the assertion.
  public let message: String?
  public let expected: String?
  public let actual: String?
  /// Whether a mark at the first difference of the two texts helps.
  public let marksDifference: Bool
  public internal(set) var detail: String?
  /// The script's functions between the assertion and the test, innermost first: `file:line: in function 'name'`.
  public let callers: [String]
  /// Problems after the failure, in code that runs at the test's end in any case.
  public internal(set) var later: [String] = []
  /// For a property its smallest failing case, one line per value.
  public internal(set) var example: [String] = []
}

/// An error that no test expected.
public struct TestError: Sendable {
  public internal(set) var message: String
  public let frames: [String]
  /// As for a failure.
  public internal(set) var later: [String] = []
  public internal(set) var example: [String] = []

  public init(message: String, frames: [String] = []) {
    (self.message, self.frames) = (message, frames)
  }

  init(_ error: LuaError) { self.init(message: error.message, frames: error.scriptFrames) }
}

/// Number of tests by outcome. Errors count as failures.
public struct TestCounts: Equatable, Sendable {
  public var passed = 0
  public var failed = 0
  public var skipped = 0

  public init() {}

  public var total: Int { passed + failed + skipped }

  mutating func add(_ outcome: TestOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed, .errored: failed += 1
    case .skipped: skipped += 1
    }
  }

  static func += (counts: inout TestCounts, other: TestCounts) {
    counts.passed += other.passed
    counts.failed += other.failed
    counts.skipped += other.skipped
  }
}
