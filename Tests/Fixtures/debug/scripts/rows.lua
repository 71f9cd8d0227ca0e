local app = launch "rows"
app:tap "Row 3"
app:wait(1)
app:drag { from = { 160, 400 }, to = { 160, 180 }, duration = 0.3, hold = 0.2 }
app:settle()
print(app.table.contentOffset.y)
