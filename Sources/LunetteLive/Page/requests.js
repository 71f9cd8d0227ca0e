// The panel of requests: what the app has asked for, when the answers came, and ways to answer, delay and fail those that are under way.

import { h, seconds } from './elements.js'

const OVER = new Set(['replied', 'failed', 'cancelled'])

/** What a person can do to a request that is under way: a name, an explanation, and the fields of the input. */
const DEEDS = [
  ['Answer now', 'The planned answer comes at once', () => ({ released: true })],
  ['+1 s', 'The answer comes a second later', () => ({ delay: 1 })],
  ['Hold', 'The answer waits until you let it come', () => ({ held: true })],
]
const FAILURES = [
  ['no network', { error: 'notConnectedToInternet' }], ['connection lost', { error: 'networkConnectionLost' }], ['timed out', { error: 'timedOut' }],
  ['404, empty', { status: 404, body: '' }], ['500, empty', { status: 500, body: '' }],
]

/** The requests of a list of events, by number: where each stands and when that was. Times are in seconds. */
export function requests(events) {
  const list = new Map()
  for (const [, event] of events) {
    if (event.event !== 'request') continue
    const key = `${event.app}/${event.number}`
    const known = list.get(key)
    list.set(key, { ...known, ...event, at: event.at ?? known?.at, from: known?.from ?? event.time, to: OVER.has(event.state) ? event.time : undefined })
  }
  return [...list.values()]
}

export class Requests {
  constructor(session) {
    this.session = session
    this.list = h('div', { className: 'requests', role: 'list' })
    this.element = h('div', { className: 'panel' }, this.list)
    session.listeners.add(what => { if (what !== 'frame') this.plan() })
  }

  show() { this.plan() }

  plan() {
    if (this.planned || this.session.panel !== this) return
    this.planned = setTimeout(() => { this.planned = 0; this.draw() }, 100)
  }

  act(request, fields) {
    this.session.wire.input({ answer: 'reply', value: { number: request.number, request: request.request, by: 'page', ...fields } })
  }

  deeds(request) {
    const isHeld = request.state === 'held'
    const button = ([name, title, fields]) => h('button', { title, disabled: isHeld && !fields().released, onclick: () => this.act(request, fields()) }, name)
    const fail = h('select', { 'aria-label': `Fail ${request.request}`, onchange: () => { if (fail.value) this.act(request, FAILURES[fail.value][1]) } },
      h('option', { value: '' }, 'Fail…'), ...FAILURES.map(([name], index) => h('option', { value: index }, name)))
    const other = h('button', { title: 'Answers with a text that you type', onclick: () => {
      const body = prompt(`The body of the answer to ${request.request}`, '[]')
      if (body !== null) this.act(request, { status: 200, headers: [['Content-Type', 'application/json']], body })
    } }, 'Answer with…')
    return h('span', { className: 'deeds' }, ...DEEDS.map(button), other, fail)
  }

  row(request, now) {
    const isOpen = request.to === undefined
    const words = isOpen ? (request.state === 'held' ? 'held' : 'under way') : request.error ?? request.status ?? request.state
    const [method, ...address] = request.request.split(' ')
    const took = `${seconds(request.from)}, ${isOpen ? `for ${seconds(Math.max(0, now - request.from))}` : `took ${seconds(request.to - request.from)}`}`
    return h('div', { className: `request ${isOpen ? 'open' : request.state}`, role: 'listitem' },
      h('b', {}, method), h('span', { className: 'address', title: address.join(' ') }, address.join(' ')), h('em', {}, String(words)),
      h('small', {}, took + (request.bytes ? `, ${request.bytes.toLocaleString('en')} bytes` : '') + (request.at ? `, ${request.at}` : '')),
      isOpen && this.deeds(request))
  }

  draw() {
    const now = this.session.tick / 60
    const all = requests(this.session.past)
    // A menu that is open must not be closed by an event.
    const key = JSON.stringify(all)
    if (key === this.key && this.list.childElementCount) return this.age(now)
    this.key = key
    this.shown = all.slice(-200).reverse()
    this.list.replaceChildren(...this.shown.map(request => this.row(request, now)))
    if (!all.length) this.list.append(h('p', { className: 'empty' }, 'The app has asked for nothing up to here.'))
  }

  /** Only how long requests have been under way changes. */
  age(now) {
    this.shown.forEach((request, index) => {
      if (request.to !== undefined) return
      const small = this.list.children[index].querySelector('small')
      small.textContent = small.textContent.replace(/for [\d.]+ s/, `for ${seconds(Math.max(0, now - request.from))}`)
    })
  }
}
