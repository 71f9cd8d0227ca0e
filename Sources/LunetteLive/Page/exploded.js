// The exploded view: views as a stack of glass panes that can be turned. The projection is parallel, so a pane's picture is the flat picture, sheared.

import { h, s, drawn } from './elements.js'

export class Exploded {
  turn = 0.6
  tilt = 0.24
  zoom = 0.8
  gap = 30

  constructor(session) {
    this.session = session
    this.panes = s('g')
    this.svg = s('svg', { 'aria-label': 'Views in depth' }, this.panes)
    const slider = (name, min, max, step, key) => h('label', {}, name,
      h('input', { type: 'range', min, max, step, value: this[key], 'aria-label': name, oninput: event => { this[key] = +event.target.value; this.plan() } }))
    this.hidden = h('input', { type: 'checkbox', checked: true, onchange: () => this.refresh() })
    this.element = h('div', { className: 'panel columns' }, h('div', { className: 'exploded' }, this.svg,
      h('div', { className: 'sliders' }, slider('Depth', 0, 80, 1, 'gap'), slider('Zoom', 0.3, 2, 0.05, 'zoom'), h('label', {}, this.hidden, 'hidden and clipped'))))
    const box = this.element.firstChild
    box.addEventListener('pointerdown', event => { if (event.target.tagName !== 'INPUT') { this.from = [event.clientX, event.clientY, this.turn, this.tilt]; this.moved = false } })
    addEventListener('pointermove', event => {
      if (!this.from) return
      const [x, y, turn, tilt] = this.from
      this.moved ||= Math.hypot(event.clientX - x, event.clientY - y) > 4
      this.turn = Math.max(-1.4, Math.min(1.4, turn + (event.clientX - x) * 0.006))
      this.tilt = Math.max(-1.2, Math.min(1.2, tilt - (event.clientY - y) * 0.006))
      this.plan()
    })
    addEventListener('pointerup', () => { this.from = null })
    box.addEventListener('wheel', event => {
      event.preventDefault()
      this.zoom = Math.max(0.3, Math.min(3, this.zoom * Math.exp(-event.deltaY * 0.001)))
      this.plan()
    }, { passive: false })
    session.listeners.add(what => {
      if (session.panel !== this) return
      if (what === 'chosen') this.mark()
      if (what === 'frame' || what === 'state') this.later()
    })
    new ResizeObserver(() => this.plan()).observe(this.element)
  }

  show() { this.refresh() }

  later() { this.waiting ??= setTimeout(() => { this.waiting = undefined; this.refresh() }, 250) }

  /** A pane for each view of the tree; the panes of visible views show their picture. */
  async refresh() {
    let views
    try { views = (await this.session.wire.ask('tree')).views } catch { return }
    const { screen } = this.session
    const depths = new Map()
    this.list = []
    const seen = new Set()
    const [width, height] = screen.size
    const add = (id, name, frame, depth, item, kind) => {
      const pane = s('g', { 'data-id': id })
      if (item) {
        const look = s('g', { transform: `translate(${frame[0]} ${frame[1]})` })
        look.append(...this.picture(item, known))
        pane.append(look)
      }
      pane.append(s('rect', { class: `box ${kind}`, x: frame[0], y: frame[1], width: frame[2], height: frame[3], onclick: () => { if (!this.moved) this.choose(id) } }, s('title', {}, name)))
      this.list.push({ id, pane, depth })
    }
    const known = new Set(views.map(view => view.i))
    for (const view of views) {
      const depth = (depths.get(view.p) ?? -1) + 1
      depths.set(view.i, depth)
      seen.add(view.i)
      const item = screen.items.get(view.i)
      const [x, y, w, h] = view.f
      const isOut = x + w <= 0 || y + h <= 0 || x >= width || y >= height || !item
      const kind = view.h ? 'hidden' : isOut ? 'clipped' : ''
      if (kind && !this.hidden.checked) continue
      add(view.i, `${view.n}${view.t ? ` “${view.t}”` : ''}${kind ? ` (${kind})` : ''}`, view.f, depth, view.h ? null : item, kind)
    }
    // Back to front: a view that is deeper in the tree is nearer to the viewer.
    this.list.sort((a, b) => a.depth - b.depth)
    this.deepest = Math.max(1, ...this.list.map(pane => pane.depth))
    this.panes.replaceChildren(...this.list.map(pane => pane.pane))
    this.mark()
    this.draw()
  }

  /** A view's own drawing, with those of its sublayers that belong to no view. */
  picture(item, known) {
    const { screen } = this.session
    const layers = [...item.inner.children].map(group => screen.items.get(+group.dataset.id)).filter(layer => layer && !known.has(layer.id))
    const inner = s('g', { transform: item.inner.getAttribute('transform') }, ...layers.map(layer =>
      s('g', { transform: layer.group.getAttribute('transform'), opacity: layer.opacity }, ...this.picture(layer, known))))
    return [...[...item.shade.childNodes].map(node => node.cloneNode(true)), ...(item.nodes ?? []).map(drawn).filter(Boolean), inner, ...[...item.edge.childNodes].map(node => node.cloneNode(true))]
  }

  choose(id) {
    this.session.views.choose(id)
    this.mark()
  }

  mark() {
    for (const { id, pane } of this.list ?? []) pane.lastChild.classList.toggle('picked', id === this.session.views.chosen)
  }

  plan() {
    if (this.planned || this.element.hidden) return
    this.planned = true
    requestAnimationFrame(() => { this.planned = false; this.draw() })
  }

  draw() {
    const [width, height] = this.session.screen.size
    const box = this.svg.getBoundingClientRect()
    if (!box.width || !this.list) return
    this.svg.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`)
    const [ct, st, cp, sp] = [Math.cos(this.turn), Math.sin(this.turn), Math.cos(this.tilt), Math.sin(this.tilt)]
    const fit = Math.min(box.width / width, (box.height - 40) / height) * this.zoom
    // A rotation about the vertical axis, then about the horizontal one.
    const place = (x, y, z) => [fit * (ct * x + st * z), fit * (cp * y + sp * (st * x - ct * z))]
    const [a, b] = place(1, 0, 0)
    const [c, d] = place(0, 1, 0)
    for (const { pane, depth } of this.list) {
      const [x, y] = place(-width / 2, -height / 2, (depth - this.deepest / 2) * this.gap)
      pane.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${x + box.width / 2} ${y + box.height / 2 - 12})`)
    }
  }
}
