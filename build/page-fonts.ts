import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subset from 'subset-font'

/** Where the style sheet finds the fonts (`ui/fonts.css`). */
const FOLDER = '.cache/page-fonts'
/**
 * The lightest and heaviest weights in use: leaving out the others saves a third of a font's bytes.
 */
const WEIGHTS = { min: 400, max: 640 }
const HOW = {
  targetFormat: 'woff2',
  // The features that position letters; ligatures and fractions are not used.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'rlig', 'locl'],
  variationAxes: { wght: WEIGHTS },
} as const
const LATIN = 'anuphan-latin-wght-normal.woff2'
const THAI = 'anuphan-thai-wght-normal.woff2'
/**
 * Each font with its letters. The fonts that pages request early fit into a connection's first
 * round trip.
 */
const FONTS = [
  { file: LATIN, of: LATIN, letters: ' -~\u00a0©·×–—’“”…›' },
  {
    file: 'anuphan-latin-more-wght-normal.woff2',
    of: LATIN,
    letters: '¡-¨ª-¶¸-ÖØ-ÿıŒœ‐‘•‹€™←-↓−∕',
  },
  { file: THAI, of: THAI, letters: ' ก-ฺ฿-๛\u200c\u200d◌' },
]

/** Writes the fonts that pages request early, with only the letters and weights they need. */
export async function writePageFonts(root: string): Promise<void> {
  const packaged = createRequire(path.join(root, 'package.json')).resolve(
    '@fontsource-variable/anuphan/package.json',
  )
  await fs.mkdir(path.join(root, FOLDER), { recursive: true })
  for (const { file, of, letters } of FONTS) {
    const original = await fs.readFile(path.join(path.dirname(packaged), 'files', of))
    const part = await subset(original, expandRanges(letters), HOW)
    await fs.writeFile(path.join(root, FOLDER, file), part)
  }
}

/** Every letter of ranges such as `a-z`. */
function expandRanges(ranges: string): string {
  const letters = [...ranges]
  return letters
    .flatMap((letter, at) => {
      const [from, to] = [letters[at - 1]?.codePointAt(0), letters[at + 1]?.codePointAt(0)]
      if (letter !== '-' || from === undefined || to === undefined) return [letter]
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
    })
    .join('')
}
