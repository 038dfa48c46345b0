import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Draw, DrawContext } from '../ui/drawn-once.tsx'
import { inlineRecord } from './html-text.ts'

// Some 2.5 KB each.
const MOST = 5000
const PLACE = '<wbr data-part=""/>'

/**
 * The markup of parts that stand on many pages, by their props. A part looks at nothing else, so what is
 * kept is never out of date; of each part `most` are kept, and the one used longest ago goes first.
 */
export class DrawnParts {
  readonly #kept = new Map<unknown, Map<string, string>>()
  readonly #most: number

  constructor(most: number = MOST) {
    this.#most = most
  }

  /** Renders as `renderToString` does, to the letter, with the parts in it from what was drawn before. */
  render(page: ReactElement): string {
    // Server rendering goes through a page from its beginning to its end, and so do the parts.
    const parts: string[] = []
    const draw: Draw = (Part, props) => {
      const kept = this.#keptOf(Part)
      const key = inlineRecord(props)
      const html = kept.get(key) ?? inOnePiece(renderToString(<Part {...props} />))
      this.#keep(kept, key, html)
      parts.push(html)
      return <wbr data-part="" />
    }
    const [first = '', ...others] = renderToString(
      <DrawContext value={draw}>{page}</DrawContext>,
    ).split(PLACE)
    if (others.length !== parts.length) throw new Error('A part lost its place on the page.')
    return first + others.map((after, i) => parts[i] + after).join('')
  }

  #keptOf(part: unknown): Map<string, string> {
    const kept = this.#kept.get(part) ?? new Map<string, string>()
    this.#kept.set(part, kept)
    return kept
  }

  #keep(kept: Map<string, string>, key: string, html: string): void {
    kept.delete(key)
    kept.set(key, html)
    for (const oldest of kept.keys()) {
      if (kept.size <= this.#most) return
      kept.delete(oldest)
    }
  }
}

// What was joined of many strings is kept as such, and would be gone through again at every use.
function inOnePiece(html: string): string {
  return Buffer.from(html).toString()
}
