/// Whoever imports LunetteKit sees the values of LunetteCore, too.
@_exported import LunetteCore
