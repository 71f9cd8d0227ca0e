// The WebSocket: messages in both directions, requests with their answers, and reconnecting after a connection was lost.

export class Wire extends EventTarget {
  #socket
  #next = 1
  #open = new Map()
  #wait = 250

  constructor(address) {
    super()
    this.address = address
    this.connect()
  }

  connect() {
    const socket = this.#socket = new WebSocket(this.address)
    socket.onopen = () => { this.#wait = 250; this.tell('up') }
    socket.onmessage = event => {
      const message = JSON.parse(event.data)
      if (message.type !== 'answer') return this.tell(message.type, message)
      const waiting = this.#open.get(message.id)
      this.#open.delete(message.id)
      if (!waiting) return
      if (message.error !== undefined) waiting.reject(new Error(message.error))
      else waiting.resolve(message.value)
    }
    socket.onclose = () => {
      this.tell('down')
      for (const waiting of this.#open.values()) waiting.reject(new Error('the connection was lost'))
      this.#open.clear()
      // The session still exists, so the page reconnects to it.
      setTimeout(() => this.connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, 4000)
    }
  }

  tell(type, message) { this.dispatchEvent(new CustomEvent(type, { detail: message })) }

  on(type, body) { this.addEventListener(type, event => body(event.detail)) }

  get isUp() { return this.#socket.readyState === WebSocket.OPEN }

  send(type, fields = {}) { if (this.isUp) this.#socket.send(JSON.stringify({ type, ...fields })) }

  input(input) { this.send('input', { input }) }

  ask(what, fields = {}) {
    return new Promise((resolve, reject) => {
      if (!this.isUp) return reject(new Error('there is no connection'))
      const id = this.#next++
      this.#open.set(id, { resolve, reject })
      this.send('ask', { id, what, ...fields })
    })
  }
}
