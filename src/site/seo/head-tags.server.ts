import type { Head } from '../serve/page.server.ts'
import { escapeHtml, inlineJson } from './html-text.server.ts'
import { PREVIEW_SIZE, previewPath } from './preview.server.ts'

/**
 * The tags of a document's head for search engines and link previews. URLs are absolute; `origin` is
 * configured, never taken from the request, because pages are cached for everybody.
 */
export function headTags(head: Head, origin: string): string[] {
  const { title, description } = head
  const tags = [`<title>${escapeHtml(title)}</title>`, namedMeta('description', description)]
  if (head.noindex) tags.push(namedMeta('robots', 'noindex'))
  if (head.canonical === undefined) return tags
  const url = origin + head.canonical
  tags.push(
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:site_name', 'Sathani'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', origin + previewPath(head.image)),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(PREVIEW_SIZE.width)),
    property('og:image:height', String(PREVIEW_SIZE.height)),
    property('og:image:alt', head.imageAlt ?? title),
    namedMeta('twitter:card', 'summary_large_image'),
  )
  if (head.things) {
    const graph = { '@context': 'https://schema.org', '@graph': head.things }
    tags.push(`<script type="application/ld+json">${inlineJson(graph)}</script>`)
  }
  return tags
}

function namedMeta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}
