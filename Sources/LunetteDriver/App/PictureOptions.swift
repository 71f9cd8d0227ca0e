import LunetteScript

/// What is drawn into a picture of the screen beside what is on it. Source: docs/lua-api.md 4
struct PictureOptions: OptionTable {
  @LuaOption("Whether the fingers are drawn too.") var touches = false
  @LuaOption("Whether the constraints of the views that are seen are drawn too.") var constraints = false
}
