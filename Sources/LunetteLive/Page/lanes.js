// A lane for each finger, recognizer and motion; and the layout panel, which explains a view's frame by its constraints.

import { h, seconds } from './elements.js'

export class Lanes {
  constructor(session) {
    this.session = session
    this.lanes = h('div', { className: 'lanes' })
    this.story = h('pre', { className: 'story', hidden: true })
    this.element = h('div', { className: 'panel' }, this.lanes, this.story)
    session.listeners.add(() => this.plan())
  }

  show() { this.plan() }

  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(() => { this.planned = 0; this.draw() }, 100)
  }

  /** Bars by name: { style, from, to, words }. */
  rows() {
    const [rows, names] = [new Map(), new Map()]
    const row = name => rows.get(name) ?? rows.set(name, []).get(name)
    const begin = (name, style, time, words) => { end(name, time); row(name).push({ style, from: time, words }) }
    const end = (name, time) => { const last = row(name).at(-1); if (last && last.to === undefined) last.to = time }
    const dot = (name, style, time, words) => { end(name, time); row(name).push({ style, from: time, to: time, words }) }
    for (const [, event] of this.session.past) {
      const { time } = event
      if (event.event === 'touch') {
        const name = `finger ${event.finger}`
        if (event.phase === 'began') begin(name, 'finger', time, 'on the glass')
        else if (event.phase === 'ended') end(name, time)
        else if (event.phase === 'cancelled') dot(name, 'cancelled', time, 'cancelled')
      } else if (event.event === 'offer' && event.taken !== false) begin(event.recognizer, 'possible', time, 'possible')
      else if (event.event === 'recognizer') {
        const { state, recognizer } = event
        const words = event.because ? `${state}: ${event.because}` : state
        if (state === 'possible') end(recognizer, time)
        else if (state === 'began' || state === 'changed') { if (row(recognizer).at(-1)?.style !== 'began' || row(recognizer).at(-1).to !== undefined) begin(recognizer, 'began', time, words) }
        else dot(recognizer, state, time, words)
      } else if (event.event === 'motion' || event.event === 'animation') {
        // Each animation has a number of its own.
        if (event.state === 'began') names.set(event.number, `animation ${event.number} ${event.what}`)
        const name = event.event === 'motion' ? event.what : names.get(event.number) ?? `animation ${event.number}`
        if (event.state === 'began') begin(name, 'motion', time, event.at ?? event.what)
        else end(name, time)
      }
    }
    return rows
  }

  draw() {
    const rows = [...this.rows()].filter(([, bars]) => bars.length).slice(-40)
    const now = this.session.tick / 60
    if (!rows.length) return this.lanes.replaceChildren(h('p', { className: 'empty' }, 'No finger has landed yet.'))
    const first = Math.max(0, Math.min(...rows.map(([, bars]) => bars[0].from)), now - 12)
    const span = Math.max(0.5, now - first)
    const percent = time => `${Math.max(0, (time - first) / span * 100)}%`
    this.lanes.replaceChildren(...rows.flatMap(([name, bars]) => {
      const lane = h('div', { className: 'lane' })
      for (const bar of bars) {
        const to = bar.to ?? now
        if (to < first) continue
        const mark = h('i', { className: bar.style, title: `${seconds(bar.from)} to ${seconds(to)}: ${bar.words}` })
        mark.style.left = percent(Math.max(bar.from, first))
        if (to > bar.from) mark.style.width = `${(to - Math.max(bar.from, first)) / span * 100}%`
        lane.append(mark)
      }
      lane.addEventListener('click', () => this.tell())
      return [h('button', { className: 'name', title: `${name}: what became of the touch`, onclick: () => this.tell() }, name), lane]
    }))
  }

  async tell() {
    try { this.story.textContent = (await this.session.wire.ask('explain')).text } catch (error) { this.story.textContent = error.message }
    this.story.hidden = false
  }
}

export class Layout {
  constructor(session) {
    this.session = session
    this.element = h('div', { className: 'panel' })
    session.listeners.add(what => { if (['chosen', 'state', 'frame'].includes(what)) this.plan() })
  }

  show() { this.plan() }

  hide() {
    this.session.screen.constrain([])
    this.session.screen.mark(null)
  }

  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(() => { this.planned = 0; this.draw() }, 150)
  }

  async draw() {
    const { views, wire, screen } = this.session
    if (!views.chosen) return this.element.replaceChildren(h('p', { className: 'empty' }, 'Choose a view in Views; its constraints are told here.'))
    let facts
    try { facts = await wire.ask('layout', { view: views.chosen }) } catch (error) { return this.element.replaceChildren(h('p', { className: 'empty' }, error.message)) }
    if (this.session.panel !== this) return
    screen.mark(facts.view)
    screen.constrain(facts.marks, facts.ambiguous)
    this.element.replaceChildren(
      h('h3', {}, 'What gave it its place'), h('pre', { className: 'story' }, facts.explanation),
      h('h3', {}, `Constraints (${facts.constraints.length})`), ...facts.constraints.map(text => h('pre', { className: 'story' }, text)),
      ...(facts.problems.length ? [h('h3', {}, 'Conflicts and ambiguity'), ...facts.problems.map(text => h('pre', { className: 'story error' }, text))] : []))
  }
}
