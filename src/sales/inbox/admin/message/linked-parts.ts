/** A part of a text from position `at`, with the address if it is one. */
type Part = { at: number; text: string; href: string | null }

const ADDRESS = /https?:\/\/[^\s<>"]+/g
/** What ends a sentence and not an address. */
const SENTENCE_END = ".,;:!?)]}'’”"

/** A text in parts: addresses of websites, and what is between them. */
export function linkedParts(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const [found] = match
    const address = withoutSentenceEnd(found)
    if (!URL.canParse(address)) continue
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), href: null })
    parts.push({ at: match.index, text: address, href: address })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null })
  return parts
}

function withoutSentenceEnd(address: string): string {
  let end = address.length
  while (end > 0 && SENTENCE_END.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}
