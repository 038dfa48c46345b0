import type { LanguageTag } from '../../shared/language.ts'
import { headTags } from '../seo/head-tags.server.ts'
import type { Links } from './built-files.server.ts'
import { HEAD_SCRIPT, LOAD_SCRIPT, SCRIPTS_ID } from './inline-scripts.server.ts'
import type { Head } from './page.server.ts'

// The first byte of every Thai letter in UTF-8.
const THAI = 0xe0

/** The ids of React's root element and of the script element with its data. */
export const ROOT_ID = 'root'
export const DATA_ID = 'page-data'

/**
 * A complete HTML document with rendered markup and its data as inline JSON, which the Content-Security-Policy
 * allows because no browser runs it.
 */
export function renderDocument({
  head,
  language = 'en',
  links,
  markup,
  data,
  origin,
  defersScripts = false,
  manifest,
}: {
  head: Head
  language?: LanguageTag
  links: Links
  markup: string
  /** The data to hydrate with, as inline JSON in parts; none in a document without scripts. */
  data?: readonly (string | Buffer)[]
  /** The origin of absolute URLs. */
  origin: string
  /** Whether scripts load only after the first paint. */
  defersScripts?: boolean
  /** The manifest of a web app that can be put on a home screen. */
  manifest?: string
}): Uint8Array<ArrayBuffer> {
  const html = Buffer.from(markup)
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head, origin),
    '<meta name="color-scheme" content="light dark">',
    `<script>${HEAD_SCRIPT}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(manifest ? [`<link rel="manifest" href="${manifest}">`] : []),
    ...preloadLinks(links, html.includes(THAI)),
    ...(links.style ? [] : links.styles.map(sheet)),
    ...(defersScripts ? [] : scriptTags(links)),
  ]
  const style = links.style ? ['<style>', links.style, '</style>'] : []
  const dataScript = data && [
    `<script type="application/json" id="${DATA_ID}">`,
    ...data,
    '</script>',
  ]
  // Encoded part by part: a single Thai letter makes the string around it twice as expensive to encode.
  const parts = [
    `<!DOCTYPE html><html lang="${language}"><head>${tags.join('')}`,
    ...style,
    `</head><body><div id="${ROOT_ID}">`,
    html,
    '</div>',
    ...(dataScript ?? []),
    defersScripts ? deferredScripts(links) : '',
    '</body></html>',
  ]
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

/**
 * Preloads the font and the icons, so that they arrive before the first paint. The Thai font file has low priority and
 * is left out of documents without Thai letters.
 */
function preloadLinks({ font, icons }: Links, hasThai: boolean): string[] {
  const link = (file: string, attributes: string) =>
    `<link rel="preload" href="${file}" ${attributes} crossorigin>`
  const fontType = 'as="font" type="font/woff2"'
  return [
    ...(font ? [link(font.latin, fontType)] : []),
    ...(icons ? [link(icons, 'as="image" type="image/svg+xml"')] : []),
    ...(font && hasThai ? [link(font.thai, `${fontType} fetchpriority="low"`)] : []),
  ]
}

const sheet = (file: string) => `<link rel="stylesheet" href="${file}">`

function scriptTags({ preloads, scripts }: Links): string[] {
  return [
    ...preloads.map((module) => `<link rel="modulepreload" href="${module}">`),
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
  ]
}

function deferredScripts({ preloads, scripts }: Links): string {
  if (scripts.length === 0) return ''
  const all = JSON.stringify([...preloads, ...scripts])
  return `<script type="application/json" id="${SCRIPTS_ID}">${all}</script><script>${LOAD_SCRIPT}</script>`
}
