-- What the household shares, for lunette play, record and fuzz.
return function(server)
  server.baseURL = "https://reminders.test"
  server:get("/household", { json = { { title = "Water the plants" }, { title = "Take out the bins" } } })
end
