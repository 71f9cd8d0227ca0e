import LunetteRender

/// A frame that a log keeps to show it as text, should it differ from that of another run. Making a text of every frame would take most of a run's time.
enum LoggedScreen {
  case list(DisplayList, CellSize)
  case made(String)

  var text: String {
    switch self {
    case .list(let list, let cell): TextFrame(list, cell: cell).plain
    case .made(let text): text
    }
  }
}
