/// Buttons of a remote control or keyboard. There are none here; the names exist for `allowedPressTypes` of recognizers.
/// Source: Apple, UIPress.PressType (raw values)
public enum UIPress {
  public enum PressType: Int, CaseIterable, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
}
