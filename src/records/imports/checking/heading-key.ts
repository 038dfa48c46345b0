import { headerKey } from '../../../shared/fields/cells.ts'

/** Words of a heading that count or ask, and say nothing of what the column holds; and its units. */
const COUNTS = new Set(['no', 'number', 'num', 'of', 'total', 'qty', 'count', 'amount', 'asking'])
const UNITS = new Set(['thb', 'baht', 'sqm', 'sq', 'm', 'm2', 'field', 'value'])
/** Words that say whose or which, and are no plugin's. */
const MEANINGS = new Set(
  'owner agent landlord tenant buyer seller guest customer client spouse contact co second other building project developer company rent sale sell lease contract deposit commission land parking common last old previous new min max floor bed bath date'.split(
    ' ',
  ),
)
/** So many headings begin with the prefix of the plugin that wrote them. */
const MIN_SHARED = 3
const THAI_FILLER = /^จำนวน|(?:ห้อง|ทรัพย์|ที่)$/u

/**
 * The keys that a heading may be known by, the fullest first: without the words of its kind of record (`property_price`),
 * a prefix that a plugin gives its columns (`fave_property_bedrooms`), counts and units. `nouns` are the words of the
 * kind.
 */
export function headingKeys(
  header: string,
  headers: readonly string[],
  nouns: readonly string[],
): string[] {
  const words = wordsOf(header)
  const prefix = prefixOf(header, headers)
  const isFiller = (word: string) => nouns.includes(word) || COUNTS.has(word) || word === prefix
  const firstMeaning = words.findIndex(
    (word, index) => !isFiller(word) && !(index > 0 && word === 's'),
  )
  const latestStart = firstMeaning < 0 ? words.length - 1 : firstMeaning
  const lastMeaning = words.findLastIndex((word) => !UNITS.has(word) && !COUNTS.has(word))
  const keys: string[] = []
  for (let end = words.length; end > Math.max(lastMeaning, latestStart); end -= 1)
    for (let start = 0; start <= latestStart && start < end; start += 1)
      keys.push(headerKey(words.slice(start, end).join(' ')))
  const thai = keys.map((key) => key.replace(THAI_FILLER, '')).filter((key) => key !== '')
  return [...new Set([...keys, ...thai])]
}

/** The first word of a heading as plugins write it, if others of the file begin with it. */
function prefixOf(header: string, headers: readonly string[]): string | null {
  const [, prefix = ''] = MACHINE.exec(header.trim().toLowerCase()) ?? []
  if (prefix === '' || MEANINGS.has(prefix)) return null
  const shared = headers.filter((other) => MACHINE.exec(other.trim().toLowerCase())?.[1] === prefix)
  return shared.length >= MIN_SHARED ? prefix : null
}

const MACHINE = /^_?([a-z]+)[_.:-]\S+$/

function wordsOf(header: string): string[] {
  return header
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
