import { renderToString } from 'react-dom/server'
import { type DrawMemory, DrawMemoryContext } from '../ui/draw-memory.tsx'
import type { BuiltFiles } from './built-files.ts'
import { document } from './document.ts'
import { inlineJson } from './html-text.ts'
import type { DrawnPage, PageData, SiteProps } from './page.ts'
import { Shell } from './shell.tsx'

export const SITE_ENTRY = 'src/site/browser.tsx'

/** A public page as a whole document. */
export function renderPage(
  files: BuiltFiles,
  { name, head, props, made, element }: DrawnPage,
  site: SiteProps,
  origin: string,
): Uint8Array<ArrayBuffer> {
  return document({
    head,
    origin,
    // As pages.ts names the module of its component, and page-styles.ts its style.
    links: files.links(
      SITE_ENTRY,
      [`src/site/${name}/${name}-page.tsx`],
      `.cache/page-styles/${name}.css`,
    ),
    isReadFirst: true,
    markup: renderToString(
      <DrawMemoryContext value={drawnOnce}>
        <Shell page={name} site={site}>
          {element}
        </Shell>
      </DrawMemoryContext>,
    ),
    data: pageData({ name, site, props }, made),
  })
}

/** As inline JSON; the props that are made already stand at its end. */
function pageData({ props, ...page }: PageData, made: DrawnPage['made']): (string | Buffer)[] {
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in made)))
  const open = inlineJson({ ...page, props: own }).slice(0, -'}}'.length)
  return [open, ...Object.entries(made).flatMap(([name, json]) => [`,"${name}":`, json]), '}}']
}

const BEYOND_LATIN = /[\u0100-\u{10ffff}]/gu
const reference = (letter: string) => `&#${letter.codePointAt(0)};`

// As long as that itself is remembered.
const drawn = new WeakMap<object, Map<string, string>>()

const drawnOnce: DrawMemory = (of, variant, element) => {
  const variants = drawn.get(of) ?? new Map<string, string>()
  drawn.set(of, variants)
  const known = variants.get(variant)
  if (known !== undefined) return known
  // In one piece and one byte a letter: else every page would be dearer to write.
  const text = renderToString(element).replace(BEYOND_LATIN, reference)
  const html = Buffer.from(text, 'latin1').toString('latin1')
  variants.set(variant, html)
  return html
}
