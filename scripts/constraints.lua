-- The gallery of constraints: a form, chat bubbles, stack views that fold, and the report of a contradiction.
local app = launch("constraints", { allowLayoutProblems = true })
app:print "a form: the widest label says where the fields begin"
print(app:explainLayout(app:find { id = "serial" }))

local tabs = app:find { class = "UISegmentedControl" }
local function page(index)
  tabs.selectedSegmentIndex = index
  tabs:sendActions("valueChanged")
  app:settle()
end

page(2)
app:print "chat: cells measure themselves"

page(3)
app:print "stack views in a stack view"
app:tap(app:find { id = "fold" })
app:settle()
app:print "folded"

page(1)
app.delegate.gallery:contradict()
app:advanceFrames()
for _, problem in ipairs(app:layoutProblems()) do print(problem.kind, problem.broken) end
