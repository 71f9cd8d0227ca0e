// The tree of views, and the properties of the chosen view. Choosing in the tree marks the view on the screen, and the other way round.

import { h, sign } from './elements.js'
import { Why } from './why.js'

export class Views {
  views = []
  chosen = 0

  constructor(session) {
    this.session = session
    this.filter = h('input', { type: 'search', placeholder: 'class, text or #id', 'aria-label': 'Filter the tree', oninput: () => this.list() })
    this.pick = h('button', { title: 'Pick a view on the screen', 'aria-pressed': 'false', onclick: () => this.picking(!this.isPicking) }, sign('pick'), ' Pick')
    this.tree = h('div', { className: 'tree', role: 'tree', 'aria-label': 'Views', tabIndex: 0, onkeydown: event => this.key(event) })
    this.facts = h('div', { className: 'facts' }, h('p', { className: 'empty' }, 'Choose a view, here or on the screen.'))
    this.why = new Why(session)
    this.element = h('div', { className: 'panel columns views' }, h('div', { className: 'bar' }, this.pick, this.filter), this.tree, this.facts, this.why.element)
    session.listeners.add(what => { if (['frame', 'state'].includes(what)) this.plan() })
    session.views = this
  }

  show() { this.plan() }
  hide() { this.picking(false); this.session.screen.mark(null) }

  /** Requests the tree when the screen has changed, a few times a second at most. */
  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(() => { this.planned = 0; this.refresh() }, this.session.state.playing ? 300 : 30)
  }

  async refresh() {
    try {
      this.take((await this.session.wire.ask('tree')).views)
    } catch { return }
    if (this.chosen && !this.editing) this.describe()
  }

  /** All views, from the session's answer. */
  take(views) {
    this.views = views
    this.byId = new Map(this.views.map(view => [view.i, view]))
    this.list()
  }

  depth(view) {
    let depth = 0
    for (let parent = this.byId.get(view.p); parent; parent = this.byId.get(parent.p)) depth++
    return depth
  }

  list() {
    const wanted = this.filter.value.toLowerCase()
    const fits = view => !wanted || `${view.n} ${view.t ?? ''} #${view.id ?? ''}`.toLowerCase().includes(wanted)
    this.tree.replaceChildren(...this.views.filter(fits).map(view => {
      const row = h('div', {
        role: 'treeitem', 'data-view': view.i, 'aria-level': this.depth(view) + 1, 'aria-selected': view.i === this.chosen, className: view.h ? 'off' : '',
        onclick: () => this.choose(view.i), onmouseenter: () => this.session.screen.mark(view), onmouseleave: () => this.session.screen.mark(this.byId.get(this.chosen)),
      }, h('b', {}, view.n))
      row.style.paddingLeft = `${10 + this.depth(view) * 12}px`
      if (view.t) row.append(' ', h('q', {}, view.t))
      if (view.id) row.append(h('i', {}, ` #${view.id}`))
      if (view.h) row.append(h('i', {}, ' hidden'))
      if (view.r) row.append(h('i', {}, ' first responder'))
      return row
    }))
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const rows = [...this.tree.children]
    const index = rows.findIndex(row => +row.dataset.view === this.chosen)
    const next = rows[Math.min(rows.length - 1, Math.max(0, index + step))]
    if (next) this.choose(+next.dataset.view)
  }

  async choose(id) {
    this.chosen = id
    for (const row of this.tree.children) {
      const isChosen = +row.dataset.view === id
      row.setAttribute('aria-selected', isChosen)
      if (isChosen) row.scrollIntoView({ block: 'nearest' })
    }
    this.session.screen.mark(this.byId?.get(id))
    this.session.changed('chosen')
    await this.describe()
  }

  async describe() {
    let facts
    try { facts = await this.session.wire.ask('view', { view: this.chosen }) } catch (error) {
      this.facts.replaceChildren(h('p', { className: 'empty' }, error.message))
      return
    }
    const top = this.facts.scrollTop
    const view = this.chosen
    const ask = (question, text) => h('button', { onclick: () => this.why.ask(question, `id ${view}`) }, text)
    const bar = h('div', { className: 'asks' }, ask('hidden', 'Why isn’t it seen?'), ask('frame', 'What gives it its frame?'))
    const name = property => h('button', { className: 'place', title: `Who set ${property.name}? ${property.doc}`,
      onclick: () => this.why.ask('set', `id ${view}.${property.name}`) }, property.name)
    this.facts.replaceChildren(bar, ...facts.classes.flatMap(group => [h('h3', {}, group.name), h('dl', {}, ...group.properties.flatMap(property => [
      h('dt', {}, name(property)), h('dd', {}, this.value(property), h('small', { title: property.doc }, property.unit ?? property.type))]))]))
    this.facts.scrollTop = top
  }

  value(property) {
    const { value } = property
    if (!property.canSet) return h('span', {}, value)
    const label = { 'aria-label': property.name, 'data-property': property.name }
    if (property.type === 'boolean') {
      return h('input', { type: 'checkbox', checked: value === 'true', ...label, onchange: event => this.set(property, event.target.checked, event.target) })
    }
    if (property.cases) {
      return h('select', { ...label, onchange: event => this.set(property, event.target.value, event.target) },
        ...property.cases.map(name => h('option', { value: name, selected: name === value }, name)))
    }
    return h('input', { type: 'text', value, ...label, onfocus: () => { this.editing = true }, onblur: () => { this.editing = false },
      onkeydown: event => { if (event.key === 'Enter') this.set(property, this.read(property, event.target.value), event.target) } })
  }

  /** Parses a text: a number, a list of numbers, true or false; else the text itself. */
  read(property, text) {
    const plain = text.trim()
    if (property.type === 'string') return text
    if (/^[-+\d.]/.test(plain) && !Number.isNaN(+plain)) return +plain
    if (/^[{[(]\s*("|[}\])])/.test(plain)) return [...plain.matchAll(/"([^"]*)"/g)].map(([, word]) => word)
    if (/^[{[(]/.test(plain)) return plain.replace(/[{}[\]()]/g, '').split(',').map(part => Number(part.replace(/^\s*\w+\s*=/, '')))
    if (plain === 'true' || plain === 'false') return plain === 'true'
    if (plain === 'nil' || plain === '') return null
    return plain
  }

  async set(property, value, field) {
    try {
      await this.session.wire.ask('edit', { view: this.chosen, property: property.name, value })
      field.classList.remove('refused')
      this.editing = false
      this.session.complain('')
      this.plan()
    } catch (error) {
      field.classList.add('refused')
      this.session.complain(error.message)
    }
  }

  get isPicking() { return this.pick.getAttribute('aria-pressed') === 'true' }

  picking(on) {
    this.pick.setAttribute('aria-pressed', on)
    this.session.screen.glass.classList.toggle('picking', on)
    this.session.fingers.picker = on ? (place, isPressed) => this.pickAt(place, isPressed) : null
  }

  /** Marks or chooses the visible view that contains the point: the last one in the tree's order, which is drawn in front. */
  pickAt([x, y], isPressed) {
    let best = null
    for (const view of this.views) {
      const [left, top, width, height] = view.f
      if (!view.h && x >= left && x < left + width && y >= top && y < top + height) best = view
    }
    if (!best) return isPressed
    if (isPressed) {
      this.picking(false)
      this.choose(best.i)
    } else {
      this.session.screen.mark(best)
    }
    return true
  }
}
