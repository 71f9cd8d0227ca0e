import LunetteCore

/// The table of systems as a page of the rules.
public enum SystemsPage {
  public static var text: String {
    var text = """
      # The systems: what differs

      Made by `make docs` of the table in Sources/LunetteCore/System. Look here for what a row is in each system, and where that is known from. What is not in the table is the same in all systems.
      Guide: [../systems.md](../systems.md). Rules of appearances and dynamic colours: [appearance.md](appearance.md). Units: points, seconds.

      Marks: **M** measured on UIKit by a program, **A** Apple's documentation, **X** extracted from a running animation, **L** view dumps and logs, **E** by eye of a careful team, **I** an imitation tuned by hand,
      **T** another implementation, **C** computed from the others, **D** doubtful, or a choice of ours. DUMP-A and DUMP-B are public view dumps of iOS 15, FLUT is flutter's cupertino library, OUK the probes of openuikit (iOS 26), FORUM a thread of
      Apple's developer forums on the keyboard's spring, TBL the measurements in [tables.md](tables.md), SWIPE the library SwipeCellKit.

      """
    var group = ""
    for row in SystemConstants.rows {
      if row.group != group {
        group = row.group
        text +=
          "\n## \(group)\n\n| row | \(SystemTable.numbers.map { "\($0)" }.joined(separator: " | ")) |\n|---|\(SystemTable.numbers.map { _ in "---|" }.joined())\n"
      }
      text += "| \(row.name) | \(row.cells.map { "\($0.value) [\($0.source)]" }.joined(separator: " | ")) |\n"
    }
    return text
  }
}
