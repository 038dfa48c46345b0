import sanitizeHtml from 'sanitize-html'

const MAX = 500_000

/** Where the address of an outside picture stands, so that nothing loads it: `withPictures` does. */
const PLACE = 'data-src'
const PICTURE = `<img ${PLACE}=`

/**
 * The HTML of an e-mail without anything that runs, loads or styles: text, lists, tables, links, and
 * the places of outside pictures. Loading one would tell the sender that it was opened;
 * `outsidePictures` says how many there are. It is shown by `withoutPictures` or `withPictures`.
 */
export function safeHtml(html: string): { html: string | null; outsidePictures: number } {
  if (html.length > MAX) return { html: null, outsidePictures: 0 }
  let outsidePictures = 0
  const safe = sanitizeHtml(html, {
    disallowedTagsMode: 'discard',
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      img: [PLACE, 'alt'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', {
        rel: 'noopener noreferrer nofollow',
        target: '_blank',
      }),
      img(tagName, { src = '', alt = '' }) {
        const address = outsideAddress(src)
        if (address) outsidePictures += 1
        const attribs: Record<string, string> = address ? { [PLACE]: address, alt } : {}
        return { tagName, attribs }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs[PLACE],
  })
  return { html: safe.trim() || null, outsidePictures }
}

/** Safe HTML without the places of its outside pictures. */
export function withoutPictures(safe: string): string {
  // Within the attributes of a tag `>` is escaped.
  const [start = '', ...parts] = safe.split(PICTURE)
  return start + parts.map((part) => part.slice(part.indexOf('>') + 1)).join('')
}

/** Safe HTML that loads its outside pictures from their senders. */
export function withPictures(safe: string): string {
  return safe.replaceAll(PICTURE, '<img src=')
}

/** The address of a picture elsewhere; null for one of the e-mail itself. */
function outsideAddress(src: string): string | null {
  const address = src.trim().replace(/^\/\//, 'https://')
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}
