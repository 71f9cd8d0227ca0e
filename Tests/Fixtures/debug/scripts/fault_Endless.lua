local app = launch "faults"
app:tap "Endless"
print(#app.warnings)
