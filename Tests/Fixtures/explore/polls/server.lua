return function(server) server:get("/x", { body = "x", latency = 1 }) end
