-- holds
-- The sign of NaN depends on the processor.
for _, value in ipairs { 0 / 0, -(0 / 0), math.huge - math.huge } do
  assert(tostring(value) == "nan")
  assert(string.format("%s %g %.1f %5.1f|%d", value, value, value, value, 3) == "nan nan nan   nan|3")
end
