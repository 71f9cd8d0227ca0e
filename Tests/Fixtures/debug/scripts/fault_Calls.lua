local app = launch "faults"
app:tap "Calls"
