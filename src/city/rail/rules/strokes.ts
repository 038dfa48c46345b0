import type { Band } from './bands.ts'

type Stroke = { token: string; width: number }

/** The stroke of each band: near ones thick, beyond the limit thin and grey. Pixels at zoom 12. */
export const bandStrokes = {
  1: { token: '--color-minutes-1', width: 6 },
  2: { token: '--color-minutes-2', width: 5.4 },
  3: { token: '--color-minutes-3', width: 4.8 },
  4: { token: '--color-minutes-4', width: 4.2 },
  5: { token: '--color-minutes-5', width: 3.6 },
  0: { token: '--railway-beyond', width: 2.4 },
} as const

export function bandStroke(band: Band | null): (typeof bandStrokes)[Band | 0] {
  return bandStrokes[band ?? 0]
}

/** A stop's two strokes (rim and white) by its band: wider within the limit and at interchanges. */
export function stopStrokes(
  band: Band | null,
  isInterchange: boolean,
): [rim: Stroke, inside: Stroke] {
  const isReached = band !== null
  const rim = isInterchange && isReached ? '--color-ink' : bandStroke(band).token
  const [outer, inner] = isInterchange
    ? isReached
      ? [16, 12]
      : [13, 10]
    : isReached
      ? [11, 6]
      : [7, 4]
  return [
    { token: rim, width: outer },
    { token: '--railway-stop', width: inner },
  ]
}

/** The token of the area within walking distance. */
export const WASH = '--railway-wash'
