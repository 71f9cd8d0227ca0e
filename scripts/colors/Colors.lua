return {
  Brand = { light = "#FF0000", dark = "#00FF00" },
  Ink = { light = "#111111", dark = "#EEEEEE", lightHighContrast = "#000000", darkHighContrast = "#FFFFFF" },
}
