import sanitizeHtml from 'sanitize-html'

const LONGEST = 500_000

/**
 * The HTML of an e-mail without anything that runs, loads or styles: text, lists, tables and links.
 * Pictures are left out; `outsidePictures` says how many the sender would have had loaded, which
 * would tell them that it was opened.
 */
export function safeHtml(html: string): { html: string | null; outsidePictures: number } {
  if (html.length > LONGEST) return { html: null, outsidePictures: 0 }
  let outsidePictures = 0
  const safe = sanitizeHtml(html, {
    disallowedTagsMode: 'discard',
    allowedTags: sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'img'),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', {
        rel: 'noopener noreferrer nofollow',
        target: '_blank',
      }),
    },
    onOpenTag(name, attributes) {
      if (name === 'img' && /^(https?:)?\/\//i.test(attributes.src?.trim() ?? '')) {
        outsidePictures += 1
      }
    },
  })
  return { html: safe.trim() || null, outsidePictures }
}
