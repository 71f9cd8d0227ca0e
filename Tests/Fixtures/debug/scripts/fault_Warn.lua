local app = launch "faults"
app:tap "Warn"
print(#app.warnings)
