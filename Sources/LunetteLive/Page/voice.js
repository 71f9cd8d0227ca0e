// The elements of the screen as assistive technology reads them. What the mouse points at, here or on the screen, is marked and told; with Speak the
// browser says it aloud. Next, back and activate walk as VoiceOver does.

import { h } from './elements.js'

export class Voice {
  lines = []

  constructor(session) {
    this.session = session
    this.point = h('button', { title: 'Tell what the mouse points at on the screen', 'aria-pressed': 'false', onclick: () => this.pointing(!this.isPointing) }, 'Point')
    this.aloud = h('input', { type: 'checkbox', id: 'aloud' })
    this.said = h('p', { className: 'said', 'aria-live': 'off' }, 'Point at an element, or walk.')
    this.tree = h('div', { className: 'tree', role: 'tree', 'aria-label': 'Elements', tabIndex: 0, onkeydown: event => this.key(event) })
    const button = (name, title, run) => h('button', { title, onclick: run }, name)
    this.element = h('div', { className: 'panel columns voice' },
      h('div', { className: 'bar' }, this.point, button('Back', 'The element before (Arrow up)', () => this.walk('previous')),
        button('Next', 'The next element (Arrow down)', () => this.walk('next')), button('Activate', 'A double tap (Enter)', () => this.activate()),
        button('Escape', 'Leave (Escape)', () => this.walk('escape')), button('Stop', 'Turn VoiceOver off', () => this.stop()),
        h('label', { htmlFor: 'aloud' }, this.aloud, ' Speak')),
      this.said, this.tree)
    session.listeners.add(what => { if (['frame', 'state'].includes(what)) this.plan() })
  }

  show() { this.plan() }
  hide() { this.pointing(false); this.session.screen.mark(null) }

  /** Requests the tree when the screen has changed, a few times a second at most. */
  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(() => { this.planned = 0; this.refresh() }, this.session.state.playing ? 300 : 30)
  }

  async refresh() {
    let answer
    try { answer = await this.session.wire.ask('accessibility') } catch { return }
    this.lines = answer.lines
    this.isOn = answer.voiceOver
    this.tree.replaceChildren(...this.lines.map((line, index) => {
      const row = h('div', {
        role: 'treeitem', 'data-line': index, 'aria-level': line.d + 1, 'aria-selected': Boolean(line.c), title: line.s ?? '',
        onmouseenter: () => this.tell(line), onmouseleave: () => this.mark(this.cursor),
      }, line.t)
      row.style.paddingLeft = `${10 + line.d * 12}px`
      return row
    }))
    if (!this.lines.length) this.tree.append(h('p', { className: 'empty' }, 'Nothing on the screen can be read.'))
    if (this.wantsCursor && this.cursor) {
      this.wantsCursor = false
      this.tell(this.cursor)
      this.tree.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    }
  }

  get cursor() { return this.lines.find(line => line.c) }

  mark(line) { this.session.screen.mark(line ? { n: line.t.replace(/^- /, ''), f: line.f } : null) }

  tell(line) {
    this.mark(line)
    if (!line.s || line === this.last) return
    this.last = line
    this.said.textContent = line.s
    if (!this.aloud.checked || !globalThis.speechSynthesis) return
    speechSynthesis.cancel()
    speechSynthesis.speak(new SpeechSynthesisUtterance(line.s.replace(' | ', '. ')))
  }

  // MARK: Walking

  move(move) { this.session.wire.input({ answer: 'voiceOver', value: { move } }) }

  walk(move) {
    // The first move turns VoiceOver on, which puts its cursor on the first element.
    if (!this.isOn) this.session.wire.input({ answer: 'accessibility', value: { isVoiceOverRunning: true } })
    this.move(this.isOn ? move : 'first')
    this.wantsCursor = true
    this.plan()
  }

  /** What the element does itself, else a finger at its place. */
  activate() {
    const line = this.cursor
    if (!line) return this.walk('first')
    if (line.o) {
      this.move('activate')
    } else {
      const [x, y] = line.a
      this.session.wire.send('input', { play: true, input: { touches: [[FINGER, 'began', x, y]] } })
      setTimeout(() => this.session.wire.send('input', { play: true, input: { touches: [[FINGER, 'ended', x, y]] } }), 80)
    }
    this.wantsCursor = true
    this.plan()
  }

  stop() {
    this.session.wire.input({ answer: 'accessibility', value: { isVoiceOverRunning: false } })
    this.plan()
  }

  key(event) {
    const run = { ArrowDown: () => this.walk('next'), ArrowUp: () => this.walk('previous'), Enter: () => this.activate(), Escape: () => this.walk('escape') }[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }

  // MARK: Pointing

  get isPointing() { return this.point.getAttribute('aria-pressed') === 'true' }

  pointing(on) {
    this.point.setAttribute('aria-pressed', on)
    this.session.screen.glass.classList.toggle('picking', on)
    this.session.fingers.picker = on ? (place, isPressed) => this.pointAt(place, isPressed) : null
  }

  /** Tells the smallest element at a point. */
  pointAt([x, y], isPressed) {
    if (isPressed) this.pointing(false)
    const at = this.lines.filter(({ e, f: [left, top, width, height] }) => e && x >= left && x < left + width && y >= top && y < top + height)
    const [best] = at.sort((one, other) => one.f[2] * one.f[3] - other.f[2] * other.f[3])
    if (best) this.tell(best)
    return true
  }
}

// A number that no finger of the mouse has.
const FINGER = 1000
