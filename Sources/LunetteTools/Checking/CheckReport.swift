import Foundation

extension ProjectCheck.Outcome {
  /// How many complaints there are of each kind; kinds without any are left out.
  public var counts: [(severity: Complaint.Severity, count: Int)] {
    [.error, .warning, .information].map { severity in (severity, complaints.filter { $0.severity == severity }.count) }.filter { $0.1 > 0 }
  }

  /// A line for each complaint, and one that counts them.
  public var report: String {
    let checkers = used.isEmpty ? "" : " by \(used.joined(separator: ", "))"
    let kinds = counts.map { "\($0.count) \($0.severity.rawValue)\($0.count == 1 || $0.severity == .information ? "" : "s")" }.joined(separator: ", ")
    let total = complaints.isEmpty ? "no complaints" : "\(complaints.count) complaint\(complaints.count == 1 ? "" : "s")"
    return complaints.map { $0.text + "\n" }.joined() + total + checkers + (kinds.isEmpty ? "" : ": " + kinds) + "\n"
  }

  /// The report for programs: an object with sorted keys.
  public var json: String {
    struct Report: Encodable {
      let checkers: [String]
      let complaints: [Complaint]
      let counts: [String: Int]
      let problems: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let counts = Dictionary(uniqueKeysWithValues: counts.map { ($0.severity.rawValue, $0.count) })
    let data = (try? encoder.encode(Report(checkers: used, complaints: complaints, counts: counts, problems: problems))) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
