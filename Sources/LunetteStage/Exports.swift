/// A file that imports LunetteStage sees the values of LunetteCore, too.
@_exported import LunetteCore
