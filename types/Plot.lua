---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Numbers over time and their chart; made by app:plot.
---@class Plot
---@field title string Over the chart. Read-only.
---@field text string The chart in characters. Read-only.
---@field svg string The chart as the text of an SVG file. Read-only.
---@field times number[] Of the samples: one at the start, one at each frame. Seconds since the start. Read-only.
Plot = {}

---The samples of a path; of the first if none is named.
---@param path? string
---@return number[]
function Plot:values(path) end

---Writes the chart to a file, as a picture (.svg) or in characters (.txt).
---@param path string
function Plot:save(path) end
