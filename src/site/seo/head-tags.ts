import { escapeHtml, inlineJson } from '../html-text.ts'
import type { Head } from '../page.ts'
import { PREVIEW_SIZE, previewPath } from './preview.ts'

/**
 * What a document's head says to search engines and to those who preview links. Addresses are absolute:
 * `origin` is ours, never the one that a request named, because pages are kept for everybody.
 */
export function headTags(head: Head, origin: string): string[] {
  const { title, description } = head
  const tags = [`<title>${escapeHtml(title)}</title>`, named('description', description)]
  if (head.noindex) tags.push(named('robots', 'noindex'))
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
    named('twitter:card', 'summary_large_image'),
  )
  if (head.things) {
    const graph = { '@context': 'https://schema.org', '@graph': head.things }
    tags.push(`<script type="application/ld+json">${inlineJson(graph)}</script>`)
  }
  return tags
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}
