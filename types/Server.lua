---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Server { ... } takes.
---@class Server.Properties
---@field latency? number How long it takes until an answer begins; 0.1. Seconds.
---@field baseURL? string Where it is; left out: at every address.
---@field file? string A Lua file beside the script that returns function(server), which makes the routes; --network takes such files, too.
---@field answers? table Any of several replies to a request, such as { ["GET /items"] = { { json = {} }, "timedOut" } }: the first, or what an exploration or the launch's schedule picks.
---@field jitter? number How much later answers may begin in schedules other than 0; 0.05 if it is left out. Seconds.
---@field onUnhandled? string|function What becomes of a request that no route answers: "error", "notFound", "offline", or a function that returns a reply.

---Answers the requests of the apps that are launched with { network = server }: Server { baseURL = "https://shop.test", latency = 0.2 }, or Server { file = "server.lua" }.
---@class Server
---@field requests table[] What apps have asked for. Also a function: server:requests "GET /items" gives those requests. Read-only.
---@field baseURL string|nil Where it is; nil: at every address.
---@field latency number How long it takes until an answer begins. Seconds.
---@field onUnhandled string|function What becomes of a request that no route answers: "error", "notFound", "offline", or a function that returns a reply.
---@field super Server
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Server.Properties): Server
Server = {}

---@class Server.get.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.get.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---Answers GET for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.
---@param path string
---@param reply Server.get.Reply|function
---@param options? Server.get.Options
function Server:get(path, reply, options) end

---@class Server.post.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.post.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---Answers POST for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.
---@param path string
---@param reply Server.post.Reply|function
---@param options? Server.post.Options
function Server:post(path, reply, options) end

---@class Server.put.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.put.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---Answers PUT for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.
---@param path string
---@param reply Server.put.Reply|function
---@param options? Server.put.Options
function Server:put(path, reply, options) end

---@class Server.patch.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.patch.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---Answers PATCH for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.
---@param path string
---@param reply Server.patch.Reply|function
---@param options? Server.patch.Options
function Server:patch(path, reply, options) end

---@class Server.delete.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.delete.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---Answers DELETE for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.
---@param path string
---@param reply Server.delete.Reply|function
---@param options? Server.delete.Options
function Server:delete(path, reply, options) end

---@class Server.head.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.head.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---Answers HEAD for a path, in which :name and * are any one segment and ** all that remain. The route that was made last is asked first.
---@param path string
---@param reply Server.head.Reply|function
---@param options? Server.head.Options
function Server:head(path, reply, options) end

---@class Server.route.Reply
---@field status? integer The answer's number; 200.
---@field json? any The body as a table, which is written as JSON.
---@field body? string The body as a text.
---@field file? string The body is that of this file, beside the script.
---@field headers? table<string, string> Fields of the head.
---@field latency? number|Latency How long it takes until the answer begins, or "never"; the server's if it is left out. Seconds.
---@field bytesPerSecond? number How fast the body comes; at once if it is left out.
---@field error? NetworkFailure Why there is no answer: a code of URLError, such as "timedOut".
---@field afterBytes? integer After how many bytes of the body the error comes.
---@field sequence? table[] Replies one after the other; the last one stays.

---@class Server.route.Options
---@field times? integer How many requests the route answers; any number if it is left out.
---@field required? boolean Whether a test fails in which no request has asked for it.
---@field query? table<string, string> What the request's query must contain.
---@field headers? table<string, string> What the request's head must contain.
---@field json? any What the request's body, which is JSON, must contain.

---The same for any method; "*" is every one.
---@param method string
---@param path string
---@param reply Server.route.Reply|function
---@param options? Server.route.Options
function Server:route(method, path, reply, options) end

---@class Server.har.Options
---@field url? string Which requests the file answers: a path or a whole address, in which :name and * are one segment and ** all that remain; all if it is left out.
---@field notFound? HarMiss What becomes of a request that the file doesn't have: "error", or "fallthrough" for the next route; "error" if it is left out.
---@field latency? HarLatency "recorded": each answer takes as long as it took then; the server's latency if it is left out.

---Answers as an HTTP Archive (HAR 1.2) has recorded it, by method, address and body: among equals with the most equal fields, then in order; the last one stays.
---@param file string
---@param options? Server.har.Options
function Server:har(file, options) end

---Writes the requests so far and their answers as an HTTP Archive, a file whose name ends in .har, below the working folder.
---@param file string
function Server:saveHAR(file) end

---@class Server.spoil.Options
---@field latency? number|Latency How long it takes until the reply begins, or "never". Seconds.
---@field error? NetworkFailure Why there is no reply: a code of URLError, such as "timedOut".
---@field status? integer The reply's number, with an empty body.
---@field cut? integer How many bytes of the body are left.
---@field broken? boolean Whether the body's JSON is broken off at its end; false if it is left out.
---@field null? string The way to a value in the body's JSON that is null: "items[1].name".
---@field missing? string The way to a field in the body's JSON that is missing.

---What becomes of the reply to one request, whatever its route answers.
---@param number integer
---@param options Server.spoil.Options
function Server:spoil(number, options) end

---Keeps back the replies to requests such as "GET /items", also those under way, until its release().
---@param request string
---@return ServerHold
function Server:hold(request) end

---Takes the device off the network, or puts it on again: requests under way lose their connection, new ones fail.
---@param isOffline boolean
function Server:offline(isOffline) end
