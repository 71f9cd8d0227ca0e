-- The server of the specs about servers from files: it counts.
return function(server)
  server.baseURL = "https://a.test"
  local count = 0
  server:get("/count", function()
    count = count + 1
    return { json = { count = count } }
  end)
  server:get("/items", { json = { { id = 1, name = "Tea" }, { id = 2, name = "Milk" } } })
  server:get("https://cdn.test/note", { file = "note.txt" })
end
