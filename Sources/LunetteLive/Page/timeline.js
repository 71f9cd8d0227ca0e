// The time line: events by time, the moment that is shown, and ways to go to another moment.

import { h, seconds, sign } from './elements.js'
import { requests } from './requests.js'

const MARKS = [['moved', 'moved'], ['touch', 'touches'], ['call', 'calls'], ['request', 'requests'], ['print', 'prints'], ['error', 'errors'], ['reload', 'reloads']]
/** The kind of an event's mark; none for events that only the log shows. */
const KIND = { moved: 'moved', touch: 'touch', call: 'call', print: 'print', output: 'print', error: 'error' }

export class Timeline {
  constructor(element, session) {
    this.session = session
    const { wire } = session
    const button = (sign, name, run, key) => h('button', { title: key ? `${name} (${key})` : name, 'aria-label': name, onclick: run }, sign)
    this.playButton = button(sign('play'), 'Play', () => this.toggle(), 'Ctrl+Space')
    this.clock = h('span', { className: 'clock' })
    this.note = h('span', { className: 'past-note' })
    this.speed = h('select', { 'aria-label': 'Speed', onchange: event => wire.send('speed', { value: +event.target.value }) },
      ...[0.1, 0.25, 0.5, 1, 2, 5, 10].map(value => h('option', { value, selected: value === 1 }, `${value}×`)))
    this.branches = h('select', { 'aria-label': 'Branches', hidden: true, onchange: event => wire.send('branch', { number: +event.target.value }) })
    this.canvas = h('canvas')
    this.track = h('div', { className: 'track', tabIndex: 0, role: 'slider', 'aria-label': 'Moment', 'aria-valuemin': 0 }, this.canvas)
    element.append(
      h('div', { className: 'controls' },
        button(sign('start'), 'To the start', () => this.seek(0)), button(sign('back'), 'One frame back', () => wire.send('step', { by: -1 }), 'Ctrl+←'), this.playButton,
        button(sign('next'), 'One frame on', () => wire.send('step', { by: 1 }), 'Ctrl+→'), button(sign('end'), 'To the end', () => this.seek(session.end)),
        this.clock, this.note, h('span', { className: 'spring' }), this.branches, this.speed),
      this.track,
      h('div', { className: 'legend' }, ...MARKS.map(([kind, words]) => h('span', {}, h('i', { className: `mark-${kind}` }), words))))
    this.track.addEventListener('pointerdown', event => {
      this.track.setPointerCapture(event.pointerId)
      this.dragging = true
      this.drag(event)
    })
    this.track.addEventListener('pointermove', event => { if (this.dragging) this.drag(event) })
    this.track.addEventListener('pointerup', () => { this.dragging = false })
    this.track.addEventListener('keydown', event => {
      const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -60, PageDown: 60 }[event.key]
      if (step) wire.send('step', { by: step })
      else if (event.key === 'Home') this.seek(0)
      else if (event.key === 'End') this.seek(session.end)
      else return
      event.preventDefault()
    })
    addEventListener('keydown', event => {
      if (!event.ctrlKey || event.shiftKey) return
      if (event.code === 'Space') this.toggle()
      else if (event.key === 'ArrowLeft') wire.send('step', { by: -1 })
      else if (event.key === 'ArrowRight') wire.send('step', { by: 1 })
      else return
      event.preventDefault()
    })
    session.listeners.add(what => {
      if (what === 'state') this.showState()
      this.plan()
    })
    new ResizeObserver(() => this.plan()).observe(this.track)
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.plan())
  }

  toggle() { this.session.wire.send(this.session.state.playing ? 'pause' : 'play') }

  seek(tick) { this.session.wire.send('seek', { tick }) }

  drag(event) {
    const box = this.track.getBoundingClientRect()
    const part = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    const tick = Math.round(part * this.span)
    // Only one request at a time: the newest position wins.
    if (tick === this.asked) return
    this.asked = tick
    this.seek(Math.min(tick, this.session.end))
  }

  get span() { return Math.max(this.session.end, 60) }

  showState() {
    const { state } = this.session
    this.playButton.replaceChildren(sign(state.playing ? 'pause' : 'play'))
    this.playButton.setAttribute('aria-label', state.playing ? 'Pause' : 'Play')
    if (![...this.speed.options].some(option => +option.value === state.speed)) this.speed.append(h('option', { value: state.speed }, `${state.speed}×`))
    this.speed.value = state.speed
    this.branches.hidden = state.branches.length < 2
    this.branches.replaceChildren(...state.branches.map(branch => h('option', { value: branch.number },
      branch.from !== undefined ? `branch ${branch.number}, from frame ${branch.at}` : branch.number ? `course ${branch.number}, its files as they are now` : 'first course')))
    this.branches.value = state.course
  }

  plan() {
    if (this.planned) return
    this.planned = true
    requestAnimationFrame(() => { this.planned = false; this.draw() })
  }

  draw() {
    const { session, canvas } = this
    const { tick, end } = session
    this.clock.textContent = `${seconds(tick / 60)} · frame ${tick} of ${end}`
    this.note.textContent = !session.state.playing && tick < end ? 'in the past' : ''
    this.track.setAttribute('aria-valuemax', end)
    this.track.setAttribute('aria-valuenow', tick)
    this.track.setAttribute('aria-valuetext', seconds(tick / 60))
    if (!this.dragging) this.asked = undefined
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    const ratio = devicePixelRatio
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio)
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio)
    const style = getComputedStyle(document.documentElement)
    const ink = name => style.getPropertyValue(name).trim()
    const colors = { moved: ink('--faint'), touch: ink('--accent'), call: ink('--violet'), request: ink('--teal'), print: ink('--good'), error: ink('--bad'), reload: ink('--warm') }
    const pen = canvas.getContext('2d')
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    pen.clearRect(0, 0, width, height)
    const x = at => at / this.span * width
    pen.fillStyle = ink('--accent-back')
    pen.fillRect(0, 0, x(tick), height)
    const rows = ['touch', 'call', 'request', 'print', 'error', 'reload']
    const seen = new Set()
    for (const [at, event] of session.events) {
      const kind = event.event === 'input' ? (event.input?.reload ? 'reload' : null) : KIND[event.event]
      if (!kind) continue
      const place = Math.round(x(at))
      const key = kind + place
      if (seen.has(key)) continue
      seen.add(key)
      pen.fillStyle = colors[kind]
      if (kind === 'moved') pen.fillRect(place, height - 5, Math.max(1, width / this.span), 5)
      else pen.fillRect(place, 3 + rows.indexOf(kind) * 6, 2, 5)
    }
    for (const request of requests(session.events)) {
      const [from, to] = [x(request.from * 60), x((request.to ?? tick / 60) * 60)]
      pen.fillStyle = request.state === 'failed' ? colors.error : colors.request
      pen.globalAlpha = request.to === undefined ? 0.55 : 1
      pen.fillRect(from, 3 + rows.indexOf('request') * 6, Math.max(2, to - from), 5)
      pen.globalAlpha = 1
    }
    for (const branch of session.state.branches ?? []) {
      if (branch.from !== session.state.course) continue
      pen.fillStyle = colors.reload
      pen.beginPath()
      pen.moveTo(x(branch.at) - 4, 0)
      pen.lineTo(x(branch.at) + 4, 0)
      pen.lineTo(x(branch.at), 6)
      pen.fill()
    }
    pen.fillStyle = ink('--ink')
    pen.fillRect(Math.min(width - 2, x(tick)), 0, 2, height)
  }
}
