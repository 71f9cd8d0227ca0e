/// A file that imports LunetteLists sees the views that lists are made of, too.
@_exported import LunetteStage
