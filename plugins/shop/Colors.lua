-- Named colours of the shop, for both appearances.
return {
  Detail = { light = "#6D6D72", dark = "#AEAEB2" },
  Frame = { light = "#EFEFF4", dark = "#1C1C1E" },
}
