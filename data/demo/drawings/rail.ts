import { type Colour, darker, lighter, mix } from './colour.ts'
import type { Random } from './random.ts'
import { rect, WIDTH } from './svg.ts'
import type { Light } from './times.ts'

/**
 * The skytrain's viaduct across the picture, seen from the side. Pixels; `scale` 1 is a deck 60
 * high; `stripe` is the colour of the line, the Sukhumvit Line's unless said.
 */
export function viaduct(
  random: Random,
  light: Light,
  {
    deck,
    foot,
    scale,
    train,
    stripe = '#78b82a',
  }: { deck: number; foot: number; scale: number; train: number; stripe?: Colour },
): string {
  const concrete = mix(light.sunlit, light.middle, 0.45)
  const shade = darker(concrete, 0.16)
  const every = 620 * scale
  const first = random.share() * every
  const parts: string[] = []
  for (let x = first - every; x < WIDTH + every; x += every) {
    const w = 64 * scale
    parts.push(rect(x - w / 2, deck + 40 * scale, w, foot - deck, concrete))
    parts.push(rect(x + w * 0.14, deck + 40 * scale, w * 0.36, foot - deck, shade))
    parts.push(rect(x - w * 1.5, deck + 52 * scale, w * 3, 26 * scale, concrete, { round: 8 }))
  }
  parts.push(trainAt(train, deck + 6 * scale, scale, light, stripe))
  parts.push(rect(-10, deck - 14 * scale, WIDTH + 20, 40 * scale, lighter(concrete, 0.1)))
  parts.push(rect(-10, deck + 26 * scale, WIDTH + 20, 34 * scale, shade))
  return parts.join('')
}

/** A train of four cars; its left end and the rails under it are given. */
function trainAt(x: number, rails: number, scale: number, light: Light, stripe: Colour): string {
  const car = 300 * scale
  const high = 92 * scale
  const white = mix('#f7f5ef', light.haze, 0.12)
  const parts: string[] = []
  for (let i = 0; i < 4; i++) {
    const at = x + i * (car + 8 * scale)
    parts.push(rect(at, rails - high, car, high, white, { round: 12 * scale }))
    parts.push(rect(at, rails - 34 * scale, car, 13 * scale, stripe))
    for (let door = 0; door < 5; door++) {
      const left = at + (22 + door * 55) * scale
      parts.push(rect(left, rails - 74 * scale, 40 * scale, 32 * scale, light.pane, { round: 4 }))
    }
  }
  return parts.join('')
}
