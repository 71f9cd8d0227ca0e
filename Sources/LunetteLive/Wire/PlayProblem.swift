/// The reason why something can't be done in a session. The text says what to do.
enum PlayProblem: Error, CustomStringConvertible {
  case notRecordable
  case noView(Int)
  case badMessage(String)
  case badPath(String)
  case busy
  case noFilm(String)

  var description: String {
    switch self {
    case .notRecordable: "the recorder writes sessions that begin with a plugin; this one begins with a script, which is its scenario already"
    case .noView(let number): "there is no view \(number) now"
    case .badMessage(let reason): reason
    case .busy: "too much was asked for at once; ask again when the last answers have come"
    case .noFilm(let reason): "the film could not be made: \(reason)"
    case .badPath(let path): "a recording is saved as a .lua file below the working folder, got \"\(path)\""
    }
  }
}
