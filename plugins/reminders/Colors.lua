-- Named colours of the reminders, for both appearances.
return {
  Screen = { light = "#FFFFFF", dark = "#000000" },
  Text = { light = "#000000", dark = "#FFFFFF" },
  Detail = { light = "#595959", dark = "#AEAEB2" },
}
