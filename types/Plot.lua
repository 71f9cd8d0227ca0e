---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Numbers that were recorded over time, and their chart; made by app:plot.
---@class Plot
---@field title string The title above the chart. Read-only.
---@field text string The chart as a text. Read-only.
---@field svg string The chart as the text of an SVG file. Read-only.
---@field times number[] The times of the recorded numbers: one at the start, and one for each frame. Seconds. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
Plot = {}

---The numbers that were recorded for a path; for the first path if none is given.
---@param path? string
---@return number[]
function Plot:values(path) end

---Writes the chart to a file: an image (.svg) or a text (.txt).
---@param path string
function Plot:save(path) end
