-- Plays sessions of the debugger with nvim-dap, without a screen, and prints where each step led. In a folder with plugins/ and scripts/:
-- NVIM_DAP=FOLDER nvim --headless -u NONE -i NONE -l neovim.lua LUNETTE
vim.opt.runtimepath:append(vim.env.NVIM_DAP)
local dap = require "dap"
dap.adapters.lunette = { type = "executable", command = arg[1], args = { "debug" } }

local function play(program, file, line, steps)
  local done, count = false, 0
  dap.listeners.after.event_stopped.test = function(session, body)
    vim.schedule(function()
      session:request("stackTrace", { threadId = body.threadId }, function(_, answer)
        local frames = vim.tbl_filter(function(frame) return frame.source end, answer.stackFrames)
        count = count + 1
        print(("%s: %s %s"):format(count == 1 and "begin" or steps[count - 1][1], body.reason, frames[1] and frames[1].line or "-"))
        -- The client takes the frame that it acts on from its own question.
        vim.wait(2000, function() return session.current_frame and session.current_frame.line == (frames[1] or {}).line end, 5)
        local step = steps[count]
        if step then step[2](session, frames) else dap.terminate({}, {}, function() done = true end) end
      end)
    end)
  end
  vim.cmd.edit(file)
  vim.api.nvim_win_set_cursor(0, { line, 0 })
  dap.set_breakpoint()
  dap.run { type = "lunette", request = "launch", name = program, program = program, cwd = vim.fn.getcwd() }
  local ended = vim.wait(20000, function() return done end, 10)
  if not ended then print "the session has not ended" end
  dap.clear_breakpoints()
  vim.wait(1000, function() return dap.session() == nil end, 10)
end

play("scripts/steps.lua", "plugins/steps/init.lua", 30, {
  { "step over", function() dap.step_over() end },
  { "step back", function() dap.step_back() end },
  { "step into", function() dap.step_into() end },
  { "step out", function() dap.step_out() end },
  { "continue", function() dap.continue() end },
  { "continue", function() dap.continue() end },
  { "reverse continue", function() dap.reverse_continue() end },
  { "restart frame", function(session) dap.restart_frame(session.current_frame) end },
  { "run to cursor", function()
    vim.api.nvim_win_set_cursor(0, { 33, 0 })
    dap.run_to_cursor()
  end },
})
play("scripts/threads.lua", "plugins/threads/Pump.lua", 8, {
  { "step over", function() dap.step_over() end },
  { "step out", function() dap.step_out() end },
  { "reverse continue", function() dap.reverse_continue() end },
})
vim.cmd "qa!"
