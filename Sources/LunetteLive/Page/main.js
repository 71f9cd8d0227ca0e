// The page as a whole: its parts, the state of the session, and the commands of the device.

import { h, download, sign } from './elements.js'
import { Wire } from './wire.js'
import { Screen } from './screen.js'
import { Fingers } from './fingers.js'
import { Timeline } from './timeline.js'
import { Views } from './views.js'
import { Exploded } from './exploded.js'
import { Lanes, Layout } from './lanes.js'
import { Console } from './console.js'
import { Voice } from './voice.js'
import { Requests } from './requests.js'
import { Recorder } from './recorder.js'

const $ = id => document.getElementById(id)
const address = new URL('socket', location.href)
address.protocol = 'ws:'

/** The state that every part of the page may read. */
const session = {
  wire: new Wire(address.href), state: { playing: false, speed: 1, end: 0, branches: [] }, events: [], tick: 0, end: 0, hello: {},
  /** The events up to the moment that is shown. */
  get past() { return this.events.filter(([tick]) => tick <= this.tick) },
  listeners: new Set(), changed(what) { for (const listener of this.listeners) listener(what) },
}
const screen = new Screen($('glass'))
const fingers = new Fingers(session.wire, screen)
Object.assign(session, { screen, fingers })

// MARK: Panels

const panels = [['Views', new Views(session)], ['Exploded', new Exploded(session)], ['Touches', new Lanes(session)], ['Layout', new Layout(session)],
  ['Accessibility', new Voice(session)], ['Network', new Requests(session)], ['Calls & console', new Console(session)], ['Recorder', new Recorder(session)]]
for (const [name, panel] of panels) {
  const id = name.toLowerCase().replace(/\W+/g, '-')
  panel.element.id = `panel-${id}`
  panel.element.hidden = true
  panel.element.setAttribute('role', 'tabpanel')
  panel.tab = h('button', { role: 'tab', id: `tab-${id}`, 'aria-controls': `panel-${id}`, 'aria-selected': 'false', onclick: () => show(panel) }, name)
  $('tabs').append(panel.tab)
  $('panels').append(panel.element)
}
$('tabs').addEventListener('keydown', event => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const index = panels.findIndex(([, panel]) => panel === session.panel)
  const next = panels[(index + step + panels.length) % panels.length][1]
  show(next)
  next.tab.focus()
})

function show(panel) {
  session.panel?.hide?.()
  for (const [, other] of panels) {
    other.element.hidden = other !== panel
    other.tab.setAttribute('aria-selected', other === panel)
    other.tab.tabIndex = other === panel ? 0 : -1
  }
  session.panel = panel
  panel.show?.()
}
session.show = name => show(panels.find(([title]) => title.startsWith(name))[1])
show(panels[0][1])

// MARK: The device's commands

// The orientations in the order in which turning left reaches them.
const TURNS = ['portrait', 'landscapeLeft', 'portraitUpsideDown', 'landscapeRight']
const turn = by => session.wire.input({ turn: TURNS[(Math.max(0, TURNS.indexOf(session.state.orientation)) + by + 4) % 4] })
// The clocks of all windows' layers run at a tenth from now on, or as fast as ever again: animations are slow, fingers and scrolling are not.
const SLOW = 'local now = CACurrentMediaTime() for _, window in ipairs(UIApplication.shared.windows) do local layer = window.layer '
  + 'layer.timeOffset = layer:convertTime(now) layer.beginTime, layer.speed = now, layer.speed == 1 and 0.1 or 1 end'
const SIZES = ['extraSmall', 'small', 'medium', 'large', 'extraLarge', 'extraExtraLarge', 'extraExtraExtraLarge', 'accessibilityMedium', 'accessibilityLarge',
  'accessibilityExtraLarge', 'accessibilityExtraExtraLarge', 'accessibilityExtraExtraExtraLarge']
function resize(by) {
  const textSize = SIZES[SIZES.indexOf(session.state.textSize) + by]
  if (textSize) session.wire.input({ textSize })
}

const commands = [
  ['left', 'Rotate left', 'L', () => turn(1)],
  ['right', 'Rotate right', 'R', () => turn(-1)],
  ['shake', 'Shake', 'Z', () => session.wire.input({ shake: 'whole' })],
  ['', 'Tap the status bar', 'T', () => session.wire.input({ system: 'statusBarTap' })],
  ['', 'Keyboard on the screen', 'K', () => session.wire.ask('evaluate', { code: `app:hardwareKeyboard(${!session.state.hardware})` })],
  ['', 'Memory warning', 'M', () => session.wire.input({ system: 'memoryWarning' })],
  ['', 'Background and back', 'H', () => {
    session.wire.input({ system: 'background' })
    setTimeout(() => session.wire.input({ system: 'foreground' }), 600)
  }],
  ['', 'Dark or light', 'A', () => session.wire.input({ answer: 'appearance', value: [session.state.dark ? 'light' : 'dark', true] })],
  ['', 'Right to left or back', 'D', () => session.wire.input({ answer: 'direction', value: session.state.direction === 'rightToLeft' ? 'leftToRight' : 'rightToLeft' })],
  ['', 'Larger text', 'U', () => resize(1)],
  ['', 'Smaller text', 'Y', () => resize(-1)],
  ['', 'Slow animations', 'S', () => session.wire.ask('evaluate', { code: SLOW })],
]
const pictures = [
  ['Screenshot, SVG', () => save('picture', 'svg')], ['Screenshot, PNG', () => save('picture', 'png')],
  ['Film of the last 10 s, SVG', () => save('film', 'svg')], ['Film of the last 10 s, GIF', () => save('film', 'gif'), true],
  ['Film of the last 10 s, MP4', () => save('film', 'mp4'), true],
]

async function save(what, form) {
  try {
    const picture = await session.wire.ask(what, { form })
    download(picture.name, picture.data)
  } catch (error) { complain(error.message) }
}

function menu(title, content) {
  const list = h('div', { hidden: true, role: 'menu' }, ...content)
  const button = h('button', { 'aria-haspopup': 'menu', onclick: () => { list.hidden = !list.hidden } }, title)
  list.addEventListener('click', () => { list.hidden = true })
  document.addEventListener('pointerdown', event => { if (!list.parentNode.contains(event.target)) list.hidden = true })
  return h('div', { className: 'menu' }, button, list)
}

for (const [mark, name, key, run] of commands.slice(0, 3)) $('tools').append(h('button', { title: `${name} (Ctrl+Shift+${key})`, 'aria-label': name, onclick: run }, sign(mark)))
$('tools').append(menu('Device', commands.map(([, name, key, run]) => h('button', { role: 'menuitem', onclick: run, 'data-command': key }, name, h('kbd', {}, `⌃⇧${key}`)))))
const menuItem = key => document.querySelector(`[data-command=${key}]`)
const pictureMenu = menu('Pictures', pictures.map(([name, run, isFilm]) => h('button', { role: 'menuitem', onclick: run, className: isFilm ? 'ffmpeg' : '' }, name)))
$('tools').append(pictureMenu)

addEventListener('keydown', event => {
  if (event.ctrlKey && event.shiftKey) {
    const command = commands.find(([, , key]) => key === event.key.toUpperCase())
    if (!command) return
    event.preventDefault()
    if (!menuItem(command[2]).disabled) command[3]()
  }
})

// MARK: Messages of the session

const timeline = new Timeline($('time'), session)
const problem = $('problem')

function complain(text) {
  problem.replaceChildren(h('pre', {}, text), h('button', { 'aria-label': 'Close', onclick: () => { problem.hidden = true; session.wire.send('clearError') } }, '×'))
  problem.hidden = !text
}
session.complain = complain

session.wire.on('hello', hello => {
  session.hello = hello
  document.title = `${hello.title} · Lunette`
  $('title').textContent = hello.title
  $('device').textContent = `${hello.device.name} · ${hello.device.size.join(' × ')}`
  for (const button of pictureMenu.querySelectorAll('.ffmpeg')) {
    button.disabled = !hello.ffmpeg
    button.title = hello.ffmpeg ? '' : 'needs ffmpeg'
  }
  if (hello.tree) session.views.take(hello.tree.views)
  if (hello.frame) draw(hello.frame)
  session.changed('hello')
})
session.wire.on('state', state => {
  const before = session.state
  session.state = state
  if (state.tick !== undefined) session.tick = state.tick
  session.end = state.end >= 0 ? state.end : Math.max(session.end, session.tick)
  if (before.course !== state.course) session.end = Math.max(state.end, session.tick)
  if (before.error !== state.error) complain(state.error)
  const isPast = !state.playing && session.tick < session.end
  $('glass').classList.toggle('past', isPast)
  $('caption').textContent = state.closed ? 'the app has ended' : isPast ? 'the past: touch it and it goes another way from here'
    : state.scripted ? 'a film: touch the screen to take over' : state.keyboard ? 'keys type into the app' : ''
  menuItem('A').disabled = state.dark === undefined
  menuItem('A').title = state.dark === undefined ? 'This system has no dark appearance' : ''
  $('status').textContent = state.debugger ? 'stopped' : state.playing ? 'playing' : 'paused'
  $('standing').hidden = !state.debugger
  $('standing').textContent = state.debugger ? `the debugger stands ${state.debugger}` : ''
  session.started = performance.now()
  session.startTick = session.tick
  session.changed('state')
})
session.wire.on('frame', draw)

let isFirst = true
function draw(frame) {
  screen.apply(frame)
  // For measurements of the page.
  if (isFirst) performance.mark('first frame')
  isFirst = false
  session.tick = frame.tick
  session.end = Math.max(session.end, frame.tick)
  session.started = performance.now()
  session.startTick = frame.tick
  session.changed('frame')
}
session.wire.on('events', message => {
  session.events = message.whole ? message.list : session.events.concat(message.list)
  session.changed('events')
})
session.wire.on('error', message => complain(message.message))
session.wire.on('refused', message => complain(message.message))
session.wire.on('down', () => { $('status').textContent = 'the connection is lost; looking for the session'; session.state = { ...session.state, playing: false } })
session.wire.on('up', () => { $('status').textContent = 'connected' })

// While nothing moves the session sends nothing, but time passes, so the page counts it.
setInterval(() => {
  if (!session.state.playing || session.state.resting || session.started === undefined) return
  const tick = session.startTick + Math.floor((performance.now() - session.started) * 0.06 * session.state.speed)
  const limit = session.state.end >= 0 ? session.state.end : Infinity
  if (tick > session.tick) {
    session.tick = Math.min(tick, limit)
    session.end = Math.max(session.end, session.tick)
    session.changed('time')
  }
}, 100)

$('glass').focus()
