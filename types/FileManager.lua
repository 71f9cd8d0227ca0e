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

---The URL of the folder for something: url("documentDirectory", "userDomainMask", nil, true). With create, it is made where it is missing.
---@param directory SearchDirectory
---@param ... any
---@return URL
function FileManager:url(directory, ...) end

---Whether there is a file or a folder, and whether it is a folder.
---@param path string|URL
---@return boolean
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
