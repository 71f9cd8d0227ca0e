/// The reason why something can't be done in a session. The text says what to do.
enum PlayProblem: Error, CustomStringConvertible {
  case notRecordable
  case noView(Int)
  case badMessage(String)
  case badPath(String)

  var description: String {
    switch self {
    case .notRecordable: "the recorder writes sessions that begin with a plugin; this one begins with a script, which is its scenario already"
    case .noView(let number): "there is no view \(number) now"
    case .badMessage(let reason): reason
    case .badPath(let path): "a recording is saved as a .lua file below the working folder, got \"\(path)\""
    }
  }
}
