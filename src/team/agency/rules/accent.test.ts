import { expect, test } from 'vitest'
import { AgencyAccents, accentTones } from './accent.ts'

// The backgrounds of `theme.css`: paper and card.
const backgrounds = { light: ['#fdfcf8', '#ffffff'], dark: ['#10161f', '#192029'] } as const

test.each(AgencyAccents.ids)(
  '%s can be read on every background, and what stands on it too',
  (accent) => {
    for (const mode of ['light', 'dark'] as const) {
      const { text, hover, wash } = accentTones[accent][mode]
      const [paper] = backgrounds[mode]
      for (const colour of [text, hover]) {
        for (const ground of [...backgrounds[mode], wash])
          expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        expect(contrast(paper, colour), `a button of ${colour}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
