// The panel of calls: the script's functions that the host called, printed lines, errors; and a line for typing Lua.

import { h, seconds } from './elements.js'

export class Console {
  history = []
  shown = { calls: true, prints: true }

  constructor(session) {
    this.session = session
    this.filter = h('input', { type: 'search', placeholder: 'filter', 'aria-label': 'Filter the log', oninput: () => this.draw() })
    const toggle = (name, key) => h('button', { 'aria-pressed': 'true', onclick: event => {
      this.shown[key] = !this.shown[key]
      event.target.setAttribute('aria-pressed', this.shown[key])
      this.draw()
    } }, name)
    this.rows = h('div', { className: 'rows', role: 'log', tabIndex: 0, 'aria-label': 'Calls and prints' })
    this.words = h('div', { className: 'words', hidden: true, role: 'listbox' })
    this.line = h('input', { placeholder: 'Lua, run at this moment: app.table.contentOffset', 'aria-label': 'Lua', spellcheck: false, autocomplete: 'off',
      oninput: () => this.complete(), onkeydown: event => this.key(event), onblur: () => setTimeout(() => { this.words.hidden = true }, 150) })
    this.element = h('div', { className: 'panel columns log' }, h('div', { className: 'bar' }, toggle('Calls', 'calls'), toggle('Prints', 'prints'), this.filter),
      this.rows, h('div', { className: 'prompt' }, h('code', {}, '>'), this.line, this.words))
    session.listeners.add(what => { if (what !== 'frame') this.plan() })
  }

  show() { this.plan() }

  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(() => { this.planned = 0; this.draw() }, 100)
  }

  text(event) {
    switch (event.event) {
      case 'call': return this.shown.calls && `${event.name}(${(event.arguments ?? []).join(', ')})${event.count > 1 ? ` and the ${event.count === 2 ? 'row' : `${event.count - 1} rows`} after it` : ''}`
      case 'output': return this.shown.prints && event.text.trimEnd()
      case 'print': return this.shown.prints && `── ${event.title ?? 'frame'} ──`
      case 'error': return event.text
      case 'input': return event.input?.code ? `> ${event.input.code}` : event.input?.reload ? `reloaded ${event.input.reload.map(file => file.path).join(', ')}` : null
      default: return null
    }
  }

  draw() {
    const wanted = this.filter.value.toLowerCase()
    const isAtEnd = this.rows.scrollTop + this.rows.clientHeight >= this.rows.scrollHeight - 30
    const rows = []
    const past = this.session.past
    for (let index = past.length - 1; index >= 0 && rows.length < 400; index--) {
      const [tick, event] = past[index]
      const text = this.text(event)
      if (!text || (wanted && !text.toLowerCase().includes(wanted))) continue
      const kind = event.event === 'input' ? 'code' : event.event
      const cost = event.instructions && h('em', { title: 'VM instructions' }, ` ${event.instructions.toLocaleString('en')} instr.`)
      rows.push(h('div', { className: kind }, h('time', {}, seconds(event.time ?? tick / 60)), h('span', {}, text, cost)))
    }
    this.rows.replaceChildren(...rows.reverse())
    if (!rows.length) this.rows.append(h('p', { className: 'empty' }, 'Nothing was called or printed up to here.'))
    if (isAtEnd) this.rows.scrollTop = this.rows.scrollHeight
  }

  async complete() {
    const code = this.line.value.slice(0, this.line.selectionStart)
    if (!/[\w.:]$/.test(code)) return this.offer([])
    let answer
    try { answer = await this.session.wire.ask('complete', { code }) } catch { return }
    if (code !== this.line.value.slice(0, this.line.selectionStart)) return
    this.prefix = answer.prefix
    this.offer(answer.words.length === 1 && answer.words[0][0] === answer.prefix ? [] : answer.words)
  }

  offer(words) {
    this.offered = words
    this.index = -1
    this.words.hidden = !words.length
    this.words.replaceChildren(...words.map(([name, doc], index) =>
      h('div', { role: 'option', 'aria-selected': 'false', onpointerdown: event => { event.preventDefault(); this.take(index) } }, name, h('small', {}, doc))))
  }

  mark(index) {
    this.index = (index + this.offered.length) % this.offered.length
    for (const [place, row] of [...this.words.children].entries()) row.setAttribute('aria-selected', place === this.index)
    this.words.children[this.index].scrollIntoView({ block: 'nearest' })
  }

  take(index) {
    const place = this.line.selectionStart
    this.line.setRangeText(this.offered[index][0], place - this.prefix.length, place, 'end')
    this.offer([])
    this.line.focus()
  }

  key(event) {
    const isOffering = !this.words.hidden
    if (isOffering && event.key === 'Tab') this.take(Math.max(0, this.index))
    else if (isOffering && event.key === 'ArrowDown') this.mark(this.index + 1)
    else if (isOffering && event.key === 'ArrowUp') this.mark(this.index - 1)
    else if (isOffering && event.key === 'Escape') this.offer([])
    else if (isOffering && event.key === 'Enter' && this.index >= 0) this.take(this.index)
    else if (event.key === 'Enter') this.run()
    else if (event.key === 'ArrowUp' && this.history.length) this.line.value = this.history[this.past = Math.max(0, (this.past ?? this.history.length) - 1)]
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  async run() {
    const code = this.line.value.trim()
    if (!code) return
    this.history.push(code)
    this.past = undefined
    this.line.value = ''
    this.offer([])
    this.rows.scrollTop = this.rows.scrollHeight
    try { await this.session.wire.ask('evaluate', { code }) } catch (error) { this.session.complain(error.message) }
    this.plan()
  }
}
