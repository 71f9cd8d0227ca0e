---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The files of the app, in memory: in Documents, Library and tmp of its container, and, to read, in its bundle. FileManager.default has all.
---@class FileManager
---@field default FileManager The app's files.
---@field temporaryDirectory URL The folder for what may be lost. Read-only.
---@field currentDirectoryPath string Where a path without a slash at its beginning begins. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
FileManager = {}

---The folder for something, as a list with one URL: urls("documentDirectory").
---@param directory SearchDirectory
---@param domain? string
---@return URL[]
function FileManager:urls(directory, domain) end

---The URL of the folder for something, which is made if that is wanted; or nil and an error.
---@param directory SearchDirectory
---@param domain? string
---@param appropriateFor? string|URL
---@param create? boolean
---@return any
function FileManager:url(directory, domain, appropriateFor, create) end

---The paths of all that is in a folder and in those in it, from that folder; or nil and an error.
---@param path string|URL
---@return any
function FileManager:subpathsOfDirectory(path) end

---The paths of all that is in a folder and in those in it, from that folder; or nil and an error.
---@param path string|URL
---@return any
function FileManager:subpaths(path) end

---All that is in a folder and in those in it, as a list for ipairs: paths from the folder, or for a URL, URLs.
---@param path any
---@return any[]
function FileManager:enumerator(path) end

---Whether there is a file or a folder that can be read.
---@param path string|URL
---@return boolean
function FileManager:isReadableFile(path) end

---Whether there is a file or a folder that the app may change: one of its own, not of the bundle.
---@param path string|URL
---@return boolean
function FileManager:isWritableFile(path) end

---Whether there is a file or a folder that the app may change: one of its own, not of the bundle.
---@param path string|URL
---@return boolean
function FileManager:isDeletableFile(path) end

---Whether two files have the same bytes, or two folders the same files.
---@param path string|URL
---@param other string|URL
---@return boolean
function FileManager:contentsEqual(path, other) end

---The name of a file for people.
---@param path string|URL
---@return string
function FileManager:displayName(path) end

---Puts a file or a folder in the place of another one. The URL of that place, or nil and an error.
---@param url string|URL
---@param withItemAt string|URL
---@return any
function FileManager:replaceItemAt(url, withItemAt) end

---Sets creationDate or modificationDate of a file. True, or nil and an error.
---@param attributes table
---@param ofItemAtPath string|URL
---@return any
function FileManager:setAttributes(attributes, ofItemAtPath) end

---systemSize and systemFreeSize: the bytes that the app's files may have, and those that are left.
---@param path? string|URL
---@return table
function FileManager:attributesOfFileSystem(path) end

---Whether there is a file or a folder, and whether it is a folder: two values.
---@param path string|URL
---@return any
function FileManager:fileExists(path) end

---Whether there is a folder.
---@param path string|URL
---@return boolean
function FileManager:isDirectory(path) end

---What is in a file, or nil and an error.
---@param path string|URL
---@return any
function FileManager:contents(path) end

---Writes a file, also in the place of another one. Returns whether it could.
---@param path string|URL
---@param contents? string
---@return boolean
function FileManager:createFile(path, contents) end

---The names in a folder, in the order of their bytes; for a URL, URLs. Or nil and an error.
---@param path any
---@return any
function FileManager:contentsOfDirectory(path) end

---Makes a folder, with those around it if that is wanted. True, or nil and an error.
---@param path string|URL
---@param withIntermediateDirectories? boolean
---@return any
function FileManager:createDirectory(path, withIntermediateDirectories) end

---Removes a file, or a folder with all that is in it. True, or nil and an error.
---@param path string|URL
---@return any
function FileManager:removeItem(path) end

---Gives a file or a folder another place. True, or nil and an error.
---@param path string|URL
---@param to string|URL
---@return any
function FileManager:moveItem(path, to) end

---Makes a copy of a file or a folder. True, or nil and an error.
---@param path string|URL
---@param to string|URL
---@return any
function FileManager:copyItem(path, to) end

---size, type ("regular" or "directory"), creationDate and modificationDate; or nil and an error.
---@param path string|URL
---@return any
function FileManager:attributesOfItem(path) end
