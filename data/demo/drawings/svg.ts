/** Pixels of a picture, y downwards. */
export type Point = readonly [x: number, y: number]

/** Points, or how they are written: `0,0 20,0 20,10`. */
type Points = readonly Point[] | string

/** Every picture has this size: 4:3, as wide as a phone's photo. */
export const WIDTH = 2400
export const HEIGHT = 1800

/** What a shape may carry beside its fill. */
export type Look = {
  /** 0 to 1. */
  opacity?: number
  /** Corner radius of a rectangle, in pixels. */
  round?: number
  /** Widens the shape by half of this in every direction and rounds its corners, in pixels. */
  soften?: number
}

/** A whole picture of these parts, the first at the back; `mirrored` is drawn the other way round. */
export function picture(parts: readonly string[], mirrored = false): string {
  const all = mirrored
    ? [`<g transform="translate(${WIDTH} 0) scale(-1 1)">`, ...parts, '</g>']
    : parts
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${all.join('')}</svg>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, look: Look = {}) {
  const round = look.round ? ` rx="${short(look.round)}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${round}${painted(fill, look)}/>`
}

export function polygon(points: Points, fill: string, look: Look = {}): string {
  return `<polygon points="${written(points)}"${painted(fill, look)}/>`
}

export function circle([x, y]: Point, r: number, fill: string, look: Look = {}): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${painted(fill, look)}/>`
}

export function ellipse([x, y]: Point, rx: number, ry: number, fill: string, look: Look = {}) {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${painted(fill, look)}/>`
}

/** A shape by its path data, whose numbers are written as they are. */
export function path(data: string, fill: string, look: Look = {}): string {
  return `<path d="${data}"${painted(fill, look)}/>`
}

/** A line of even width through these points, with round ends. */
export function line(points: Points, colour: string, width: number, look: Look = {}) {
  const faded = look.opacity === undefined ? '' : ` stroke-opacity="${look.opacity}"`
  return `<polyline points="${written(points)}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${faded}/>`
}

/** Parts moved to a point and drawn larger or smaller. */
export function placed([x, y]: Point, scale: number, parts: readonly string[]): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})">${parts.join('')}</g>`
}

/** Parts of which only what lies inside the outline shows. `id` must be unlike others in the picture. */
export function clipped(id: string, outline: readonly Point[], parts: readonly string[]): string {
  const shape = polygon(outline, '#000')
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** Defines a fill that changes from top to bottom; use it as `url(#id)`. */
export function gradient(id: string, colours: readonly string[]): string {
  const last = colours.length - 1
  const stops = colours.map((colour, i) => `<stop offset="${i / last}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

/** A number as short as a picture needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function written(points: Points): string {
  if (typeof points === 'string') return points
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')
}

function painted(fill: string, { opacity, soften }: Look): string {
  // Not the plain opacity attribute: it has the renderer draw every such shape on a page of its own.
  const faded = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
  const soft = soften
    ? ` stroke="${fill}" stroke-width="${short(soften)}" stroke-linejoin="round"`
    : ''
  return ` fill="${fill}"${faded}${soft}`
}
