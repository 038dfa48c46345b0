import { lighter, mix } from './colour.ts'
import { clouds, sun } from './nature.ts'
import { type Random, randomFrom } from './random.ts'
import type { DemoPicture } from './rows.ts'
import { city } from './scene-city.ts'
import { garden, park, pool } from './scene-green.ts'
import { acrossTheStreet } from './scene-street.ts'
import { lake, river } from './scene-water.ts'
import { gradient, HEIGHT, rect, WIDTH } from './svg.ts'
import { type Light, times } from './times.ts'

/** What lies outside a window. */
export type Outside = Pick<DemoPicture, 'name' | 'sight' | 'time' | 'level'>

/** What a scene is drawn with; the horizon is at the height of the viewer's eye. */
export type Setting = { random: Random; light: Light; horizon: number; level: Outside['level'] }

const sights: Record<Outside['sight'], (setting: Setting) => string> = {
  city,
  river,
  park,
  lake,
  pool,
  garden,
  street: acrossTheStreet,
  veiled,
}

/** The outside over the whole picture, to be looked at through a window. */
export function scene({ sight, time, level, name }: Outside, horizon: number): string {
  const random = randomFrom(`outside ${name}`)
  const light: Light = times[time]
  const setting = { random, light, horizon, level }
  return [
    gradient('sky', light.sky),
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)'),
    time === 'dusk' ? sun(random.whole(500, 1900), horizon - 90, 60, light) : '',
    time === 'night' ? '' : clouds(random, light, horizon),
    rect(0, horizon, WIDTH, HEIGHT - horizon, light.haze),
    sights[sight](setting),
  ].join('')
}

/** A sheer curtain drawn before the window: light, folds, and nothing to recognise. */
function veiled({ light }: Setting): string {
  const cloth = mix(light.haze, '#faf3e6', light.litShare > 0.1 ? 0.72 : 0.5)
  const parts = [rect(0, 0, WIDTH, HEIGHT, cloth)]
  for (let x = 0; x < WIDTH; x += 46) {
    parts.push(rect(x, 0, 18, HEIGHT, lighter(cloth, 0.4), { opacity: 0.7 }))
    parts.push(rect(x + 26, 0, 8, HEIGHT, mix(cloth, light.far, 0.3), { opacity: 0.5 }))
  }
  return parts.join('')
}
