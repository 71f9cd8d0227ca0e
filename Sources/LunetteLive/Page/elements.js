// Makes elements. Text is always inserted as text and never parsed as markup.

const SVG = 'http://www.w3.org/2000/svg'

/** An HTML element. `properties`: names with on… are listeners, data and aria names are attributes, all others are properties. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  set(element, properties)
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false))
  return element
}

/** An SVG element. */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (value !== null && value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

function set(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name.includes('-') || name === 'role') element.setAttribute(name, value)
    else element[name] = value
  }
}

// The icons of buttons, as paths in a square of 16, so that they don't depend on a font.
const SIGNS = {
  start: 'M3 3h2v10H3z M13 3v10L6 8z', back: 'M11 3v10L4 8z', play: 'M4 2.5v11L13 8z', pause: 'M4 3h3v10H4z M9 3h3v10H9z', next: 'M5 3v10l7-5z',
  end: 'M11 3h2v10h-2z M3 3v10l7-5z', pick: 'M7 1h2v3.2A4 4 0 0 1 11.8 7H15v2h-3.2A4 4 0 0 1 9 11.8V15H7v-3.2A4 4 0 0 1 4.2 9H1V7h3.2A4 4 0 0 1 7 4.2z M8 6a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  left: 'M8 3a5 5 0 1 1-4.6 7l1.8-.8A3 3 0 1 0 8 5v2.5L4 4l4-3.500z', right: 'M8 3a5 5 0 1 0 4.6 7l-1.8-.8A3 3 0 1 1 8 5v2.5L12 4L8 .5z',
  shake: 'M5 2h6v12H5z M1 5h1.500v6H1z M13.500 5H15v6h-1.500z',
}

/** An icon for a button. */
export const sign = name => s('svg', { class: 'sign', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, s('path', { d: SIGNS[name], 'fill-rule': 'evenodd' }))

// The SVG elements that frames may contain. All others are left out.
const DRAWN = new Set(['g', 'rect', 'circle', 'ellipse', 'path', 'polygon', 'polyline', 'line', 'text', 'tspan', 'image', 'defs', 'clipPath', 'mask',
  'filter', 'feGaussianBlur', 'feOffset', 'feFlood', 'feComposite', 'feMerge', 'feMergeNode', 'feColorMatrix', 'linearGradient', 'radialGradient', 'stop',
  'pattern', 'use', 'symbol', 'svg', 'title'])

/** Makes an element from `["rect", {"width": "3"}, child…]`; null for an element that is not drawn. */
export function drawn(node) {
  if (typeof node === 'string') return document.createTextNode(node)
  const [tag, attributes, ...children] = node
  if (!DRAWN.has(tag)) return null
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) {
    const isLink = name === 'href' || name === 'xlink:href'
    if (name.startsWith('on') || name === 'style' || (isLink && !/^(#|data:image\/)/.test(value))) continue
    element.setAttribute(isLink ? 'href' : name, value)
  }
  for (const child of children) {
    const made = drawn(child)
    if (made) element.append(made)
  }
  return element
}

/** A time as text for people. */
export const seconds = time => time.toFixed(3) + ' s'

/** Saves bytes as a file. */
export function download(name, base64) {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  const link = h('a', { href: URL.createObjectURL(new Blob([bytes])), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
