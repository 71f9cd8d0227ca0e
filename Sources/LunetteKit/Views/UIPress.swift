/// Buttons of a remote control or keyboard. There are none here; the names are for recognizers that allow them.
/// Source: Apple, UIPress.PressType (raw values)
public enum UIPress {
  public enum PressType: Int, CaseIterable, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
}
