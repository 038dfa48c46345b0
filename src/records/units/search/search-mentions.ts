import { foldedQuery } from '../../../city/places/rules/folded-words.ts'
import { containing } from '../../../platform/db/containing.ts'
import { METRES_PER_MINUTE } from '../../../shared/distance.ts'
import { spellingsOf } from '../../contacts/search-words.ts'
import { type Fact, type SearchTerm, searchTerms } from '../rules/search-terms.ts'
import { unitNumberKey } from '../rules/unit-number.ts'
import type { ListingType } from '../rules/unit-sets.ts'
import type { Bind } from './journeys.ts'

/** Three letters or digits in a row, from which PostgreSQL makes a trigram. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u
// One or two digits may be part of a unit number or a building's name; nobody searches a phone number by them.
const FEW_DIGITS = /^\d{1,2}$/
/** Fewer letters are searched for at the beginning of words only: they are within most names. */
const SHORT = 2

type Word = Extract<SearchTerm, { word: string }>

/**
 * The conditions that a unit matches every term of what was typed. One word finds the candidates in indexes: its sets
 * are arrays, of which PostgreSQL combines the bitmaps. The others test hashed sets for each candidate, as a common
 * word such as "Khun" would look up thousands of owners.
 */
export function mentions(text: string, bind: Bind): string[] {
  const terms = searchTerms(text)
  const words = terms.filter((term) => 'word' in term && TRIGRAM.test(term.word))
  const first = words.toSorted((a, b) => rarity(b) - rarity(a))[0]
  return terms.map((term) => {
    if ('fact' in term) return facts[term.fact](bind(term.value))
    if ('listing' in term) return listings[term.listing]
    return mentionsWord(term, term === first ? inArray : inSet, bind)
  })
}

/** Numbers are rarer than words, long words rarer than short ones. */
function rarity(term: SearchTerm): number {
  if (!('word' in term)) return 0
  return term.word.length + (/\d/.test(term.word) ? 100 : 0)
}

/** The condition that the unit number, the building or the owner contains the word. */
function mentionsWord(
  { word, isPhone, orStatus, orStudio }: Word,
  isAmong: (ids: string) => string,
  bind: Bind,
): string {
  const owners = () =>
    `u.owner_contact_id ${isAmong(
      `select c.id from contacts c where c.deleted_at is null and (${spellingsOf(word)
        .map((words) => `c.words like ${bind(containing(words))}`)
        .join(' or ')})`,
    )}`
  if (isPhone) return owners()
  const folded = foldedQuery(word)
  const pattern = containing(folded.length <= SHORT ? ` ${folded}` : folded)
  const parts = [
    `u.number_key like ${bind(containing(unitNumberKey(word)))}`,
    folded !== '' &&
      `u.project_id ${isAmong(`select n.id from projects n where n.words like ${bind(pattern)}`)}`,
    !FEW_DIGITS.test(word) && owners(),
    orStatus && `u.status = ${bind(orStatus)}`,
    orStudio && 'u.bedrooms = 0',
  ]
  return `(${parts.filter(Boolean).join(' or ')})`
}

/** What a row says, as the row writes it: prices in millions are rounded, minutes on foot are rounded up. */
const facts: Record<Fact, (value: string) => string> = {
  bedrooms: (value) => `u.bedrooms = ${value}::numeric`,
  bathrooms: (value) => `u.bathrooms = ${value}::numeric`,
  size: (value) => `u.size = ${value}::numeric`,
  floor: (value) => `u.floor = ${value}::numeric`,
  price: (value) => `u.price = ${value}::numeric`,
  rent: (value) => `u.rent_amount = ${value}::numeric`,
  millions: (value) => `round(u.price / 1000000.0, 1) = ${value}::numeric`,
  metres: (value) => atDistance(`n.distance_to_station = ${value}::numeric`),
  id: (value) => `u.id = ${value}::int`,
  walk: (value) =>
    atDistance(`ceil(n.distance_to_station / ${METRES_PER_MINUTE}.0) = ${value}::numeric`),
}

/** A unit for rent and sale is both. */
const listings: Record<ListingType, string> = {
  rent: "u.listing_type <> 'sell'",
  sell: "u.listing_type <> 'rent'",
  rent_sell: "u.listing_type = 'rent_sell'",
}

function atDistance(condition: string): string {
  return `u.project_id ${inArray(`select n.id from projects n where ${condition}`)}`
}

function inSet(ids: string): string {
  return `in (${ids})`
}

/** The test that a column's value is among the results of a subquery, collected into an array first. */
export function inArray(ids: string): string {
  return `= any(array(${ids}))`
}
