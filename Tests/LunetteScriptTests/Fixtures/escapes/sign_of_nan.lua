-- holds
-- The sign of what is no number is the processor's.
for _, value in ipairs { 0 / 0, -(0 / 0), math.huge - math.huge } do
  assert(tostring(value) == "nan")
  assert(string.format("%s %g %.1f %5.1f|%d", value, value, value, value, 3) == "nan nan nan   nan|3")
end
