local app = launch "steps"
for i = 1, 4 do
  app:tap "Count"
  app:wait(0.5)
end
print(app.frameCount)
