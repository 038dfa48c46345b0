import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { CardMemory } from '../units/site/unit-card.tsx'
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
    // As pages.ts names the module of its component.
    links: files.links(SITE_ENTRY, [`src/site/${name}/${name}-page.tsx`]),
    markup: renderToString(
      <CardMemory value={drawnCard}>
        <Shell site={site}>{element}</Shell>
      </CardMemory>,
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

// Some 2.5 KB each.
const cards = new LRUCache<string, string>({ max: 5000 })

function drawnCard(card: ReactElement): string {
  const key = JSON.stringify(card.props)
  const known = cards.get(key)
  if (known !== undefined) return known
  // In one piece: joined of many, it would be gone through again on every page.
  const html = Buffer.from(renderToString(card)).toString()
  cards.set(key, html)
  return html
}
