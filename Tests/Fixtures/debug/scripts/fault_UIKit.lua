local app = launch "faults"
app:tap "UIKit"
print(#app.warnings)
