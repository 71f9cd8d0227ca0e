local app = launch "faults"
app:tap "Coroutine"
print(#app.warnings)
