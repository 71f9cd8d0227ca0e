/// A file that imports LunetteControllers sees the views and lists that controllers show, too.
@_exported import LunetteLists
