local app = launch "steps"
app:settle()
app:tap "Count"
app:relaunch()
app:tap "Count"
app:close()
app = launch "steps"
app:tap "Count"
