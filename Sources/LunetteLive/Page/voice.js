// The elements of the screen as assistive technology reads them. What the mouse points at, here or on the screen, is marked and told; with Speak the
// browser says it aloud. The buttons and keys walk as VoiceOver does.

import { h } from './elements.js'

// What Next and Back go through: the names of VoiceOver's rotors, and what stands in the menu.
const ROTORS = [['', 'elements'], ['headings', 'headings'], ['links', 'links'], ['buttons', 'buttons'], ['textFields', 'text fields'], ['images', 'images'],
  ['containers', 'containers']]

export class Voice {
  lines = []

  constructor(session) {
    this.session = session
    this.point = h('button', { title: 'Tell what the mouse points at on the screen', 'aria-pressed': 'false', onclick: () => this.pointing(!this.isPointing) }, 'Point')
    this.aloud = h('input', { type: 'checkbox', id: 'aloud' })
    this.said = h('p', { className: 'said', 'aria-live': 'off' }, 'Point at an element, or walk.')
    this.tree = h('div', { className: 'tree', role: 'tree', 'aria-label': 'Elements', tabIndex: 0, onkeydown: event => this.key(event) })
    const button = (name, title, run) => h('button', { title, onclick: run }, name)
    this.rotor = h('select', { title: 'What Next and Back go through', 'aria-label': 'Rotor' }, ...ROTORS.map(([value, name]) => h('option', { value }, name)))
    this.less = button('−', 'Less, of what is adjustable (Arrow left)', () => this.walk('decrement'))
    this.more = button('+', 'More, of what is adjustable (Arrow right)', () => this.walk('increment'))
    this.actions = h('select', { title: 'What else can be done with the element', 'aria-label': 'Actions', onchange: event => this.perform(event.target.value) })
    this.element = h('div', { className: 'panel columns voice' },
      h('div', { className: 'bar' }, this.point, button('Back', 'The element before (Arrow up)', () => this.go('previous')),
        button('Next', 'The next element (Arrow down)', () => this.go('next')), this.rotor, button('Activate', 'A double tap (Enter)', () => this.activate()),
        this.less, this.more, this.actions, button('Escape', 'Leave (Escape)', () => this.walk('escape')),
        button('Magic tap', 'Two taps of two fingers: start or stop what matters most (M)', () => this.walk('magicTap')), button('Stop', 'Turn VoiceOver off', () => this.stop()),
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
    this.hear(answer.announced)
    this.tree.replaceChildren(...this.lines.map((line, index) => {
      const row = h('div', {
        role: 'treeitem', 'data-line': index, 'aria-level': line.d + 1, 'aria-selected': Boolean(line.c), title: line.s ?? '',
        onmouseenter: () => this.tell(line), onmouseleave: () => this.mark(this.cursor),
      }, line.t)
      row.style.paddingLeft = `${10 + line.d * 12}px`
      return row
    }))
    if (!this.lines.length) this.tree.append(h('p', { className: 'empty' }, 'Nothing on the screen can be read.'))
    this.follow()
  }

  /** Tells the element under VoiceOver's cursor after a step, and when the cursor has moved by itself, as it does where a screen has changed. */
  follow() {
    const { cursor } = this
    const words = cursor ? JSON.stringify([cursor.s, cursor.f]) : ''
    const hasMoved = words !== (this.words ?? '')
    this.words = words
    this.less.disabled = this.more.disabled = !cursor?.j
    const names = ['', ...cursor?.x ?? []]
    if (names.join('\n') !== this.names) {
      this.names = names.join('\n')
      this.actions.replaceChildren(...names.map(name => h('option', { value: name }, name || 'Actions…')))
      this.actions.disabled = names.length < 2
    }
    if (!this.wantsCursor && (!hasMoved || this.isPointing)) return
    if (!cursor) return this.mark(null)
    this.wantsCursor = false
    this.tell(cursor)
    this.tree.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }

  /** An announcement of the app is said once; those from before the tab was opened are not. */
  hear(announced) {
    const key = announced ? `${announced.time} ${announced.text}` : ''
    const isNew = this.heard !== undefined && key !== this.heard && announced
    this.heard = key
    if (isNew) this.say(`» ${announced.text}`, announced.text)
  }

  get cursor() { return this.lines.find(line => line.c) }

  mark(line) { this.session.screen.mark(line ? { n: line.t.replace(/^- /, ''), f: line.f } : null) }

  tell(line) {
    this.mark(line)
    if (!line.s || line === this.last) return
    this.last = line
    this.say(line.s, line.s.replace(' | ', '. '))
  }

  say(shown, spoken) {
    this.said.textContent = shown
    if (!this.aloud.checked || !globalThis.speechSynthesis) return
    speechSynthesis.cancel()
    speechSynthesis.speak(new SpeechSynthesisUtterance(spoken))
  }

  // MARK: Walking

  move(move, argument) { this.session.wire.input({ answer: 'voiceOver', value: argument ? { move, with: argument } : { move } }) }

  /** A step, through the elements or through those of the chosen rotor. */
  go(move) { this.walk(move, this.rotor.value) }

  perform(name) {
    this.actions.value = ''
    if (name) this.walk('perform', name)
  }

  walk(move, argument) {
    // The first move turns VoiceOver on, which puts its cursor on the first element.
    if (!this.isOn) this.session.wire.input({ answer: 'accessibility', value: { isVoiceOverRunning: true } })
    if (this.isOn) this.move(move, argument)
    else this.move('first')
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
    const run = {
      ArrowDown: () => this.go('next'), ArrowUp: () => this.go('previous'), ArrowRight: () => this.walk('increment'), ArrowLeft: () => this.walk('decrement'),
      Enter: () => this.activate(), Escape: () => this.walk('escape'), m: () => this.walk('magicTap'),
      PageDown: () => this.walk('scroll', 'next'), PageUp: () => this.walk('scroll', 'previous'),
    }[event.ctrlKey || event.metaKey || event.altKey ? '' : event.key]
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
