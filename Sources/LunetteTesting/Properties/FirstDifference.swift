import LunetteLog
import LunetteSystem

/// The first call of a script's function in which two runs differ, whenever it came.
enum FirstDifference {
  /// Returns: nil where all calls are the same
  static func call(_ one: [RunEvent], _ other: [RunEvent]) -> RunEvent.Call? {
    let (first, second) = (calls(one), calls(other))
    let same = zip(first, second).prefix { $0 == $1 }.count
    return second.dropFirst(same).first ?? first.dropFirst(same).first
  }

  private static func calls(_ events: [RunEvent]) -> [RunEvent.Call] {
    events.compactMap { event in if case .called(let call) = event.kind { call } else { nil } }
  }
}

extension RunEvent.Call {
  /// `didSelectRowAt(1.3)`, `timer at init.lua:22`
  var words: String {
    if let position { return "\(name) at \(FilePath.shown(position))" }
    let about = arguments.dropFirst().prefix { $0.count < 24 }.joined(separator: ", ")
    return about.isEmpty ? name : "\(name)(\(about))"
  }
}
