// LunetteRender
