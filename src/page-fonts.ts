import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subset from 'subset-font'

/** Where the style finds the fonts (`ui/fonts.css`). */
const FOLDER = '.cache/page-fonts'
/** As light and as heavy as anything is set: what lies beyond is a third of a font's bytes. */
const WEIGHTS = { min: 400, max: 640 }
const FONTS = [
  { file: 'anuphan-latin-wght-normal.woff2', letters: ' -~\u00a0-ÿıŒœ‐-…‹›€™←-↓−∕' },
  { file: 'anuphan-thai-wght-normal.woff2', letters: ' ก-ฺ฿-๛\u200c\u200d◌' },
]

/** Writes the fonts that pages ask for early, with only the letters and the weights that they need. */
export async function writePageFonts(root: string): Promise<void> {
  const packaged = createRequire(path.join(root, 'package.json')).resolve(
    '@fontsource-variable/anuphan/package.json',
  )
  await fs.mkdir(path.join(root, FOLDER), { recursive: true })
  for (const { file, letters } of FONTS) {
    const whole = await fs.readFile(path.join(path.dirname(packaged), 'files', file))
    const part = await subset(whole, spelt(letters), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    })
    await fs.writeFile(path.join(root, FOLDER, file), part)
  }
}

/** Every letter of ranges such as `a-z`. */
function spelt(ranges: string): string {
  const letters = [...ranges]
  return letters
    .flatMap((letter, at) => {
      const [from, to] = [letters[at - 1]?.codePointAt(0), letters[at + 1]?.codePointAt(0)]
      if (letter !== '-' || from === undefined || to === undefined) return [letter]
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
    })
    .join('')
}
