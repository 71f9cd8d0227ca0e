---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What URLSession { ... } takes.
---@class URLSession.Properties
---@field configuration? URLSessionConfiguration URLSessionConfiguration.default, changed or not.
---@field delegate? any Is told what becomes of the tasks that have no completion.
---@field delegateQueue? OperationQueue OperationQueue.main, if the completions are to come on the main thread.
---@field sessionDescription? string A name for people, or nil.

---Asks servers. Its completions come in the background: what changes views belongs in DispatchQueue.main:async.
---@class URLSession
---@field shared URLSession The app's session, with the default configuration.
---@field configuration URLSessionConfiguration What its tasks share, as a copy. Read-only.
---@field delegate any Is told what becomes of its tasks; nil without one, and once it has heard that the session makes no more. Read-only.
---@field sessionDescription string|nil A name for people, or nil.
---@field delegateQueue OperationQueue|any OperationQueue.main where its completions come on the main thread, else nil. Read-only.
---@field allTasks URLSessionTask[] The tasks that are not over. Read-only.
---@field super URLSession
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: URLSession.Properties): URLSession
URLSession = {}

---A task that asks for a URL or a URLRequest. Its completion gets data, response and error, once; it begins with resume().
---@param request URL|string|URLRequest
---@param completion? fun(data: string, response: HTTPURLResponse|any, error: URLError|any): any
---@return URLSessionTask
function URLSession:dataTask(request, completion) end

---The same for a request whose body is given here: bytes, or a file's URL.
---@param request URL|string|URLRequest
---@param data string|URL
---@param completion? fun(data: string, response: HTTPURLResponse|any, error: URLError|any): any
---@return URLSessionTask
function URLSession:uploadTask(request, data, completion) end

---Waits for the answer to a URL or a URLRequest: data and response; errors are raised. In a task. A delegate is the task's own.
---@param request URL|string|URLRequest
---@param delegate? any
---@return any
function URLSession:data(request, delegate) end

---The same for a request whose body is given here: bytes, or a file's URL.
---@param request URL|string|URLRequest
---@param data string|URL
---@param delegate? any
---@return any
function URLSession:upload(request, data, delegate) end

---The same into a file: its completion gets the file's URL, response and error. The file is gone when the completion has returned.
---@param request URL|string|URLRequest
---@param completion? fun(location: URL, response: HTTPURLResponse|any, error: URLError|any): any
---@return URLSessionTask
function URLSession:downloadTask(request, completion) end

---Waits for the answer in a file: its URL, and response; errors are raised. The file stays in tmp until the app removes or moves it.
---@param request URL|string|URLRequest
---@param delegate? any
---@return any
function URLSession:download(request, delegate) end

---Calls completion(tasks) with the tasks that are not over, in the background.
---@param completion fun(tasks: URLSessionTask[]): any
function URLSession:getAllTasks(completion) end

---Calls completion(dataTasks, uploadTasks, downloadTasks) with those that are not over, in the background.
---@param completion fun(dataTasks: URLSessionTask[], uploadTasks: URLSessionTask[], downloadTasks: URLSessionTask[]): any
function URLSession:getTasksWithCompletionHandler(completion) end

---Cancels the session's tasks; it makes no more. It does nothing with URLSession.shared.
function URLSession:invalidateAndCancel() end

---Lets the session's tasks end; it makes no more. It does nothing with URLSession.shared.
function URLSession:finishTasksAndInvalidate() end
