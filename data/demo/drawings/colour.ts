/** A colour as `#rrggbb`. */
export type Colour = string

/** Between two colours: 0 is the first, 1 the second. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(a.slice(at, at + 2), 16)
    const to = Number.parseInt(b.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

export function lighter(colour: Colour, share: number): Colour {
  return mix(colour, '#ffffff', share)
}

/** Darker towards ink rather than black, so that shade stays blue as the sky's. */
export function darker(colour: Colour, share: number): Colour {
  return mix(colour, '#17233a', share)
}
