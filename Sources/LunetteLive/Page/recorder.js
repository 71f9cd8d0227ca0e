// The recorded scenario: it can be read, copied, saved and played from the start, and assertions can be added.

import { h } from './elements.js'

export class Recorder {
  lines = []
  out = new Set()

  constructor(session) {
    this.session = session
    const { wire } = session
    this.script = h('div', { className: 'script' })
    this.path = h('input', { value: 'scripts/recorded.lua', 'aria-label': 'File to save to' })
    this.said = h('span', { className: 'quiet', role: 'status' })
    const note = (kind, name, more) => h('button', { title: 'Adds a line that fails where this is otherwise', onclick: () => this.add(kind, more?.()) }, name)
    const property = () => {
      const name = prompt('Which property of the chosen view?', 'alpha')
      return name ? { property: name } : null
    }
    this.element = h('div', { className: 'panel columns recorder' },
      h('div', { className: 'bar' }, h('button', { onclick: () => { wire.send('restart') } }, 'Play from the start'), h('button', { onclick: () => this.copy() }, 'Copy'),
        this.path, h('button', { className: 'main', onclick: () => this.save() }, 'Save'), this.said),
      this.script,
      h('div', { className: 'bar' }, h('span', { className: 'quiet' }, 'Must hold:'), note('text', 'text'), note('visible', 'visible'), note('selected', 'selected'),
        note('property', 'property…', property), note('rows', 'row count'), note('frame', 'frame'),
        note('gone', 'not there…', () => ({ text: prompt('Which text must not be there?') ?? '' })), note('print', 'print', () => ({ text: 'here' }))))
    session.listeners.add(what => {
      if (what !== 'events' && what !== 'state') return
      this.isOld = true
      this.plan()
    })
  }

  show() {
    if (!this.script.childElementCount) this.script.append(h('p', { className: 'empty' }, 'The scenario is written…'))
    this.plan()
  }

  /** The longer the session, the longer writing it takes: it is asked for half of the time at most. */
  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(async () => {
      await this.refresh()
      this.planned = 0
      if (this.isOld) this.plan()
    }, Math.max(this.session.state.playing ? 700 : 100, this.took ?? 0))
    this.isOld = false
  }

  async refresh() {
    let recording
    const start = performance.now()
    try { recording = await this.session.wire.ask('recording') } catch (error) {
      return this.script.replaceChildren(h('p', { className: 'empty' }, error.message))
    } finally { this.took = performance.now() - start }
    this.launch = (recording.server ? `${recording.server}\n` : '') + recording.launch
    if (JSON.stringify(recording.lines) === JSON.stringify(this.lines) && this.script.querySelector('code')) return
    this.lines = recording.lines
    this.draw()
  }

  draw() {
    const row = (code, index, style) => h('div', { className: style }, h('code', {}, code),
      index === null ? h('span') : h('button', { title: 'Leave this line out', 'aria-label': 'Delete line', onclick: () => this.drop(index) }, '×'))
    this.script.replaceChildren(row(this.launch, null, ''), ...this.lines.map((line, index) =>
      row(line.code, index, [line.wait && 'wait', line.note && 'note', this.out.has(line.code + index) && 'out'].filter(Boolean).join(' '))))
    this.script.scrollTop = this.script.scrollHeight
  }

  async drop(index) {
    const line = this.lines[index]
    if (line.note) {
      await this.session.wire.ask('unnote', { code: line.code })
      return this.refresh()
    }
    const key = line.code + index
    if (!this.out.delete(key)) this.out.add(key)
    this.draw()
  }

  get kept() { return this.lines.filter((line, index) => !this.out.has(line.code + index)) }

  get text() { return [this.launch, ...this.kept.map(line => line.code)].join('\n') + '\n' }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.text)
      this.said.textContent = 'copied'
    } catch { this.said.textContent = 'the browser does not let a page copy; select the lines' }
  }

  async save() {
    await this.refresh()
    const without = this.lines.flatMap((line, index) => this.out.has(line.code + index) ? [index] : [])
    try {
      const saved = await this.session.wire.ask('save', { path: this.path.value, without })
      this.said.textContent = `saved ${saved.path}${saved.server ? ` and ${saved.server}` : ''}`
    } catch (error) { this.session.complain(error.message) }
  }

  async add(kind, more = {}) {
    if (more === null) return
    try {
      await this.session.wire.ask('note', { kind, view: this.session.views.chosen, ...more })
      await this.refresh()
    } catch (error) { this.session.complain(error.message) }
  }
}
