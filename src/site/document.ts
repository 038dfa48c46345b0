import type { Links } from './built-files.ts'
import {
  ICONS_LINE,
  LATER_LINE,
  MINUTES_LINE,
  PRESS_LINE,
  SCRIPTS_ID,
  THEME_LINE,
} from './inline-scripts.ts'
import type { Head } from './page.ts'
import { headTags } from './seo/head-tags.ts'

// What Thai letters begin with in UTF-8.
const THAI = 0xe0

/** The id of the element that React draws in, and of the script that carries its data. */
export const ROOT_ID = 'root'
export const DATA_ID = 'page-data'

/**
 * A whole HTML document: what is drawn already, and its data as JSON, which the policy lets stand inline
 * because no browser runs it. The theme's line stands in every one.
 */
export function document({
  head: about,
  links,
  markup,
  data,
  origin,
  isReadFirst = false,
}: {
  head: Head
  links: Links
  markup: string
  /** What scripts go on with, as inline JSON in parts; a document without scripts carries none. */
  data?: readonly (string | Buffer)[]
  /** What absolute addresses begin with. */
  origin: string
  /** Whether scripts come only once what is drawn stands. */
  isReadFirst?: boolean
}): Uint8Array<ArrayBuffer> {
  const drawn = Buffer.from(markup)
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(about, origin),
    '<meta name="color-scheme" content="light dark">',
    `<script>${THEME_LINE + MINUTES_LINE + ICONS_LINE}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...earlyLinks(links, drawn.includes(THAI)),
    ...(links.style ? [] : links.styles.map(sheet)),
    ...(isReadFirst ? [] : atOnce(links)),
  ]
  const style = links.style ? ['<style>', links.style, '</style>'] : []
  const carried = data && [`<script type="application/json" id="${DATA_ID}">`, ...data, '</script>']
  // Each for itself: a single Thai letter makes the text around it twice as dear to write.
  const parts = [
    `<!DOCTYPE html><html lang="en"><head>${tags.join('')}`,
    ...style,
    `</head><body><div id="${ROOT_ID}">`,
    drawn,
    '</div>',
    ...(carried ?? []),
    isReadFirst ? later(links) : '',
    '</body></html>',
  ]
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

/**
 * The font and the icons are asked for before anything is drawn in them; its Thai letters quietly, where
 * there are such beside what is drawn once.
 */
function earlyLinks({ font, icons }: Links, hasThai: boolean): string[] {
  const link = (file: string, what: string) =>
    `<link rel="preload" href="${file}" ${what} crossorigin>`
  const letters = 'as="font" type="font/woff2"'
  return [
    ...(font ? [link(font.latin, letters)] : []),
    ...(icons ? [link(icons, 'as="image" type="image/svg+xml"')] : []),
    ...(font && hasThai ? [link(font.thai, `${letters} fetchpriority="low"`)] : []),
  ]
}

const sheet = (file: string) => `<link rel="stylesheet" href="${file}">`

function atOnce({ preloads, scripts }: Links): string[] {
  return [
    ...preloads.map((module) => `<link rel="modulepreload" href="${module}">`),
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
  ]
}

function later({ preloads, scripts }: Links): string {
  if (scripts.length === 0) return ''
  const all = JSON.stringify([...preloads, ...scripts])
  return `<script type="application/json" id="${SCRIPTS_ID}">${all}</script><script>${PRESS_LINE}${LATER_LINE}</script>`
}
