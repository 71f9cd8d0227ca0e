local app = launch "threads"
app:wait(1)
print(app.delegate.ok, app.delegate.message)
