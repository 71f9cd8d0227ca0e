-- The responder chain: a touch that no responder handles, actions without a target, a shake with and without a first responder, hit-testing.
local app = launch "chain"
local controller = app.delegate.controller
app:print "five nested views"

print "\nWho is asked whether a touch is inside, for one on E and for one on B:"
app.delegate.log.tellsHitTests = true
print("the view is " .. app:hitTest(60, 290).accessibilityIdentifier)
print("the view is " .. app:hitTest(60, 100).accessibilityIdentifier)
app.delegate.log.tellsHitTests = false

print "\nA touch on E goes to C, which handles it:"
app:tap(controller.E)

print "\nA touch on B is handled by no view; the application's delegate gets it:"
app:tap(controller.B)

print "\nSave has no target: the controller is the first in the chain that can save."
app:tap "Save"

print "\nPrint: the application's delegate is the first that can print out."
app:tap "Print"

print "\nA shake without a first responder:"
app:shake()

print "\nD becomes first responder, and the device is shaken:"
controller.D:becomeFirstResponder()
app:shake()

print "\nA button of a headset:"
app:remoteControl "remoteControlPlay"
