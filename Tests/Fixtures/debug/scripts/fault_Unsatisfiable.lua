local app = launch "faults"
app:tap "Unsatisfiable"
app:wait(0.5)
print(#app.warnings)
