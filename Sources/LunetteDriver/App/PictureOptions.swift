import LunetteScript

/// What a picture of the screen shows besides the screen itself. Source: docs/lua-api.md 4
struct PictureOptions: OptionTable {
  @LuaOption("Whether the fingers are drawn too.") var touches = false
  @LuaOption("Whether the constraints of the visible views are drawn too.") var constraints = false
}
