// The device's screen: keeps an SVG element for each item of the frame, and changes the elements as the session's messages say.

import { s, drawn } from './elements.js'

export class Screen {
  items = new Map()
  size = [320, 568]
  tick = 0
  time = 0

  constructor(glass) {
    this.glass = glass
    this.root = s('g')
    this.marks = s('g', { 'pointer-events': 'none' })
    this.fingers = s('g', { 'pointer-events': 'none' })
    this.lines = s('g', { 'pointer-events': 'none', class: 'constraints' })
    this.svg = s('svg', { viewBox: '0 0 320 568' }, this.root, this.marks, this.lines, this.fingers)
    glass.append(this.svg)
  }

  /** Applies a `frame` message. */
  apply(frame) {
    if (frame.whole) {
      this.items.clear()
      this.root.replaceChildren()
    }
    this.tick = frame.tick
    this.time = frame.time
    if (frame.size) {
      this.size = frame.size
      this.svg.setAttribute('viewBox', `0 0 ${frame.size[0]} ${frame.size[1]}`)
      this.glass.style.setProperty('--shape', frame.size[0] / frame.size[1])
    }
    for (const id of frame.gone ?? []) {
      this.items.get(id)?.group.remove()
      this.items.delete(id)
    }
    for (const change of frame.items) this.#change(change)
    if (frame.touches || frame.whole) this.#showFingers(frame.touches ?? [])
  }

  #change(change) {
    let item = this.items.get(change.i)
    if (!item) {
      item = { id: change.i, name: change.n, shade: s('g', { 'aria-hidden': true }), look: s('g'), inner: s('g'), edge: s('g'), size: [0, 0], place: [0, 0], parent: 0 }
      // The shadow fades beside the body, not in it: it is seen through a faded body.
      item.body = s('g', {}, item.look, s('g', {}, item.inner), item.edge)
      item.group = s('g', { 'data-id': change.i }, item.shade, item.body)
      this.items.set(change.i, item)
    }
    if (change.a !== undefined) {
      item.parent = change.p
      const home = this.items.get(change.p)?.inner ?? this.root
      const before = this.items.get(change.a)?.group
      if (before && before.parentNode === home) before.after(item.group)
      else home.prepend(item.group)
    }
    if (change.m) {
      item.place = change.m
      item.group.setAttribute('transform', change.m.length === 2 ? `translate(${change.m.join(' ')})` : `matrix(${change.m.join(' ')})`)
    }
    if (change.f) {
      item.offset = change.f
      item.inner.setAttribute('transform', `translate(${-change.f[0]} ${-change.f[1]})`)
    }
    if (change.o !== undefined) {
      item.opacity = change.o
      for (const part of [item.shade, item.body]) part.setAttribute('opacity', change.o)
    }
    if (change.s) item.size = change.s
    if (change.c !== undefined) item.clip = change.c
    if (change.c !== undefined || (change.s && item.clip >= 0)) this.#clip(item)
    if (change.l) {
      item.nodes = change.l
      item.look.replaceChildren(...change.l.map(drawn).filter(Boolean))
    }
    if (change.h) item.shade.replaceChildren(...change.h.map(drawn).filter(Boolean))
    if (change.e) item.edge.replaceChildren(...change.e.map(drawn).filter(Boolean))
  }

  /** Clips an item's content to the item's bounds. */
  #clip(item) {
    const holder = item.inner.parentNode
    item.clipper?.remove()
    if (!(item.clip >= 0)) return holder.removeAttribute('clip-path')
    const [width, height] = item.size
    item.clipper = s('clipPath', { id: `clip${item.id}` }, s('rect', { width, height, rx: Math.min(item.clip, width / 2, height / 2) }))
    item.group.prepend(item.clipper)
    holder.setAttribute('clip-path', `url(#clip${item.id})`)
  }

  #showFingers(places) {
    this.fingers.replaceChildren(...places.map(([x, y]) => s('circle', { class: 'finger', cx: x, cy: y, r: 20 })))
  }

  /** A view's box with its margins and its name. Units: points of the screen. */
  mark(view) {
    if (!view) return this.marks.replaceChildren()
    const [x, y, width, height] = view.f
    const [top, left, bottom, right] = view.g ?? [0, 0, 0, 0]
    const round = value => +value.toFixed(2)
    const words = `${view.n}  ${round(x)}, ${round(y)}  ${round(width)} × ${round(height)}`
    const tag = Math.min(this.size[0], words.length * 5.5 + 8)
    const tx = Math.max(0, Math.min(x, this.size[0] - tag))
    const ty = y >= 15 ? y - 14 : Math.min(y + height + 1, this.size[1] - 14)
    this.marks.replaceChildren(
      s('rect', { class: 'picked', x, y, width, height }),
      s('rect', { class: 'margins', x: x + left, y: y + top, width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) }),
      s('rect', { class: 'tag', x: tx, y: ty, width: tag, height: 13, rx: 3 }),
      s('text', { class: 'tagtext', x: tx + 4, y: ty + 9.5 }, words))
  }

  /** Constraints over the screen: lines with bars at their ends and a text; and views with an ambiguous layout. Units: points of the screen. */
  constrain(marks, ambiguous = []) {
    const bar = 2.5
    this.lines.replaceChildren(
      ...ambiguous.map(({ f: [x, y, width, height] }) => s('rect', { class: 'ambiguous', x, y, width, height }, s('title', {}, 'its constraints leave a choice'))),
      ...marks.map(mark => {
        const [[x1, y1], [x2, y2]] = [mark.from, mark.to]
        const isLevel = Math.abs(x2 - x1) >= Math.abs(y2 - y1)
        const end = (x, y) => isLevel ? `M${x} ${y - bar}V${y + bar}` : `M${x - bar} ${y}H${x + bar}`
        const kind = ['line', mark.broken && 'broken', mark.optional && 'optional'].filter(Boolean).join(' ')
        return s('g', { class: kind }, s('title', {}, mark.title), s('path', { d: `M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}` }),
          s('text', { x: (x1 + x2) / 2 + (isLevel ? 0 : 8), y: (y1 + y2) / 2 - 2 }, mark.text))
      }))
  }

  /** Where an event happened. Units: points of the screen. */
  point(event) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse())
    // Rounded to half a point: a finger is not more precise, and a recording is easier to read.
    const half = value => Math.round(value * 2) / 2
    return [half(x), half(y)]
  }
}
