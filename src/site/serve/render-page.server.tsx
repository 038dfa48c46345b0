import { renderToString } from 'react-dom/server'
import { languages } from '../../languages/languages.ts'
import { type HtmlCache, HtmlCacheContext } from '../../records/units/site/card-html.tsx'
import type { Language } from '../../shared/language.ts'
import { LanguageContext } from '../../ui/language.tsx'
import { cacheableHtml, inlineJson } from '../seo/html-text.server.ts'
import { Shell } from '../shell.tsx'
import type { BuiltFiles } from './built-files.server.ts'
import { renderDocument } from './document.server.ts'
import type { LoadedPage, PageData, SiteProps } from './page.server.ts'

export const SITE_ENTRY = 'src/site/browser.tsx'
export const SITE_STYLE = 'src/site/site.css'

/** Renders a public page as a complete HTML document. */
export function renderPage(
  files: BuiltFiles,
  { name, head, props, jsonProps, element }: LoadedPage,
  site: SiteProps,
  origin: string,
): Uint8Array<ArrayBuffer> {
  const language = languages[site.language]
  return renderDocument({
    head,
    language: site.language,
    origin,
    // The module path of the page's component, as in pages.ts.
    links: files.links(SITE_ENTRY, [`src/site/${name}/${name}-page.tsx`], SITE_STYLE),
    defersScripts: true,
    markup: renderToString(
      <HtmlCacheContext value={htmlCache(language)}>
        <LanguageContext value={language}>
          <Shell page={name} site={site}>
            {element}
          </Shell>
        </LanguageContext>
      </HtmlCacheContext>,
    ),
    data: pageData({ name, site, props }, jsonProps),
  })
}

/** The page's data as inline JSON. `jsonProps` are not encoded again, which would cost a fifth of a page. */
function pageData(
  { props, ...page }: PageData,
  jsonProps: LoadedPage['jsonProps'],
): (string | Buffer)[] {
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in jsonProps)))
  const start = inlineJson({ ...page, props: own }).slice(0, -'}}'.length)
  return [
    start,
    ...Object.entries(jsonProps).flatMap(([name, json]) => [`,"${name}":`, json]),
    '}}',
  ]
}

// Entries live as long as the card, which `unitCards` caches until the catalogue changes.
const cached = new WeakMap<object, Map<string, string>>()

/** Caches the HTML of cards. Without it a search page takes twice as long to make (docs/decisions/053). */
const htmlCache =
  (language: Language): HtmlCache =>
  (card, cardVariant, element) => {
    const variant = `${language.tag} ${cardVariant}`
    const variants = cached.get(card) ?? new Map<string, string>()
    cached.set(card, variants)
    const cachedHtml = variants.get(variant)
    if (cachedHtml !== undefined) return cachedHtml
    const html = cacheableHtml(
      renderToString(<LanguageContext value={language}>{element}</LanguageContext>),
    )
    variants.set(variant, html)
    return html
  }
