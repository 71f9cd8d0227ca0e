// A question about the run so far, and its answer. The lines of an answer lead to the moments that they speak of.

import { h } from './elements.js'

export class Why {
  constructor(session) {
    this.session = session
    this.element = h('section', { className: 'why', hidden: true, 'aria-label': 'Why', 'aria-live': 'polite' })
  }

  /** Asks `set`, `hidden`, `frame` or another question of docs/why.md. */
  async ask(question, target) {
    const number = this.number = (this.number ?? 0) + 1
    this.show(`${question} ${target}`, [h('p', { className: 'empty' }, 'The session is run again…')])
    let lines
    try {
      lines = (await this.session.wire.ask('why', { question, target })).lines.map(line => this.line(line))
    } catch (error) { lines = [h('p', { className: 'empty' }, error.message)] }
    // An answer that comes after the next question is dropped.
    if (number === this.number) this.show(`${question} ${target}`, lines)
  }

  show(title, lines) {
    const close = h('button', { 'aria-label': 'Close', onclick: () => { this.element.hidden = true } }, '×')
    this.element.replaceChildren(h('h3', {}, title, close), ...lines)
    this.element.hidden = false
  }

  line({ depth, text, tick }) {
    const seek = () => this.session.wire.send('seek', { tick })
    const line = tick === undefined ? h('div', {}, text) : h('button', { className: 'place', title: `Go to frame ${tick}`, onclick: seek }, text)
    line.style.marginLeft = `${depth * 12}px`
    return line
  }
}
