---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Whether the app may hear the microphone; there is no sound.
---@class AVAudioSession
---@field recordPermission string "undetermined", "denied" or "granted". Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
AVAudioSession = {}

---The one session of the app.
---@return AVAudioSession
function AVAudioSession.sharedInstance() end

---Asks the user once, and calls completion(granted); in a task it waits. The plugin's info must have NSMicrophoneUsageDescription.
---@param completion? fun(granted: boolean): any
---@return any
function AVAudioSession:requestRecordPermission(completion) end
