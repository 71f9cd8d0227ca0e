// Turns mouse, touch screen, wheel and keys into the device's fingers and keyboard.

import { s } from './elements.js'

const KEYS = { ArrowLeft: 'UIKeyInputLeftArrow', ArrowRight: 'UIKeyInputRightArrow', ArrowUp: 'UIKeyInputUpArrow', ArrowDown: 'UIKeyInputDownArrow',
  Home: 'UIKeyInputHome', End: 'UIKeyInputEnd', Delete: 'UIKeyInputDelete' }

export class Fingers {
  #down = new Map()
  #next = 1
  #pair = null
  #wheel = null
  /** A picker that may take the next press instead; it returns whether it did. */
  picker = null

  constructor(wire, screen) {
    this.wire = wire
    this.screen = screen
    const glass = screen.glass
    glass.addEventListener('pointerdown', event => this.#press(event))
    glass.addEventListener('pointermove', event => this.#move(event))
    glass.addEventListener('pointerup', event => this.#lift(event, 'ended'))
    glass.addEventListener('pointercancel', event => this.#lift(event, 'cancelled'))
    glass.addEventListener('contextmenu', event => event.preventDefault())
    glass.addEventListener('wheel', event => this.#roll(event), { passive: false })
    glass.addEventListener('keydown', event => this.#key(event))
    glass.addEventListener('pointerleave', () => this.#ghosts(null))
    addEventListener('keydown', event => { if (event.key === 'Escape') this.cancel() })
    addEventListener('keyup', event => { if (event.key === 'Alt') this.#ghosts(null) })
    addEventListener('blur', () => this.cancel())
  }

  #send(samples) { this.wire.send('input', { play: true, input: { touches: samples } }) }

  #press(event) {
    if (event.button !== 0 || event.pointerType === 'touch' && this.#down.size >= 10) return
    const place = this.screen.point(event)
    if (this.picker?.(place, true)) return event.preventDefault()
    this.screen.glass.setPointerCapture(event.pointerId)
    const finger = this.#next++
    this.#down.set(event.pointerId, { finger, place })
    if (event.altKey) {
      // The second finger is the mirror image of the first at the middle of the screen.
      const other = this.#next++
      const middle = this.#pair?.middle ?? this.screen.size.map(length => length / 2)
      this.#pair = { finger: other, middle, offset: null }
      this.#send([[finger, 'began', ...place], [other, 'began', ...this.#mirror(place)]])
    } else {
      this.#pair = null
      this.#send([[finger, 'began', ...place]])
    }
  }

  #mirror([x, y]) {
    const pair = this.#pair
    if (pair.offset) return [x + pair.offset[0], y + pair.offset[1]]
    return [2 * pair.middle[0] - x, 2 * pair.middle[1] - y]
  }

  #move(event) {
    const held = this.#down.get(event.pointerId)
    if (!held) {
      const place = this.screen.point(event)
      this.picker?.(place, false)
      if (event.altKey && event.pointerType === 'mouse' && !this.picker) this.#ghosts(place)
      return
    }
    const events = event.getCoalescedEvents?.() ?? []
    for (const sample of events.length ? events.slice(-2) : [event]) {
      const place = this.screen.point(sample)
      if (this.#pair) {
        // With Shift both fingers move in the same direction; without it the second mirrors the first.
        if (event.shiftKey && !this.#pair.offset) {
          const other = this.#mirror(held.place)
          this.#pair.offset = [other[0] - held.place[0], other[1] - held.place[1]]
        } else if (!event.shiftKey && this.#pair.offset) {
          const other = this.#mirror(held.place)
          this.#pair.middle = [(other[0] + held.place[0]) / 2, (other[1] + held.place[1]) / 2]
          this.#pair.offset = null
        }
        this.#send([[held.finger, 'moved', ...place], [this.#pair.finger, 'moved', ...this.#mirror(place)]])
      } else {
        this.#send([[held.finger, 'moved', ...place]])
      }
      held.place = place
    }
  }

  #lift(event, phase) {
    const held = this.#down.get(event.pointerId)
    if (!held) return
    this.#down.delete(event.pointerId)
    const place = phase === 'ended' ? this.screen.point(event) : held.place
    const samples = [[held.finger, phase, ...place]]
    if (this.#pair) samples.push([this.#pair.finger, phase, ...this.#mirror(place)])
    this.#pair = null
    this.#send(samples)
  }

  /** Cancels all touches, as an incoming call does. */
  cancel() {
    for (const held of this.#down.values()) {
      const samples = [[held.finger, 'cancelled', ...held.place]]
      if (this.#pair) samples.push([this.#pair.finger, 'cancelled', ...this.#mirror(held.place)])
      this.#send(samples)
    }
    this.#down.clear()
    this.#pair = null
    this.#endRoll('cancelled')
  }

  /** Where two fingers would land. */
  #ghosts(place) {
    const marks = this.screen.fingers
    marks.querySelectorAll('.ghost').forEach(mark => mark.remove())
    if (!place) return
    const middle = this.screen.size.map(length => length / 2)
    for (const [x, y] of [place, [2 * middle[0] - place[0], 2 * middle[1] - place[1]]]) marks.append(s('circle', { class: 'ghost', cx: x, cy: y, r: 20 }))
  }

  /** The wheel makes a finger's drag: the finger lands, moves with the wheel, and lifts when the wheel stops. */
  #roll(event) {
    event.preventDefault()
    if (this.#down.size) return
    const place = this.screen.point(event)
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? this.screen.size[1] : 1
    if (!this.#wheel) {
      this.#wheel = { finger: this.#next++, place }
      this.#send([[this.#wheel.finger, 'began', ...place]])
    }
    const wheel = this.#wheel
    const scale = this.screen.size[0] / this.screen.svg.clientWidth
    wheel.place = [wheel.place[0] - event.deltaX * unit * scale, wheel.place[1] - event.deltaY * unit * scale].map(value => Math.round(value * 2) / 2)
    this.#send([[wheel.finger, 'moved', ...wheel.place]])
    clearTimeout(wheel.end)
    wheel.end = setTimeout(() => this.#endRoll('ended'), 160)
  }

  #endRoll(phase) {
    if (!this.#wheel) return
    clearTimeout(this.#wheel.end)
    this.#send([[this.#wheel.finger, phase, ...this.#wheel.place]])
    this.#wheel = null
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.key === 'Tab' || event.key === 'Escape') return
    let input = null
    if (event.key === 'Enter') input = { system: 'returnKey' }
    else if (event.key === 'Backspace') input = { system: 'deletion' }
    else if (KEYS[event.key]) input = { key: KEYS[event.key] }
    else if ([...event.key].length === 1 && !event.altKey) input = { key: event.key }
    if (!input) return
    event.preventDefault()
    event.stopPropagation()
    this.wire.send('input', { play: true, input })
  }
}
