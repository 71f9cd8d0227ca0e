local app = launch "faults"
app:tap "Raise"
print(#app.warnings)
