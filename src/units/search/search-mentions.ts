import { searchedWords } from '../../contacts/search-words.ts'
import { containing } from '../../db/containing.ts'
import type { Bind } from './journeys.ts'

/** Three letters or digits in a row, from which PostgreSQL makes a trigram. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u
// One or two digits may be part of a unit number or a building's name; nobody searches a phone number by them.
const FEW_DIGITS = /^\d{1,2}$/

/**
 * The condition that the unit number, the building or the owner contains the text. With three letters or digits each
 * part uses a trigram index, and arrays let PostgreSQL combine their bitmaps. Shorter texts test hashed sets row by row.
 */
export function mentions(text: string, bind: Bind): string {
  const pattern = bind(containing(text))
  // Digits have no letter case; `like` takes a third of the time of `ilike`.
  const like = /\p{L}/u.test(text) ? 'ilike' : 'like'
  const isAmong = TRIGRAM.test(text) ? inArray : (ids: string) => `in (${ids})`
  const buildings = `select n.id from projects n where n.name ${like} ${pattern} or n.name_th ${like} ${pattern}`
  const parts = [`u.unit_number ${like} ${pattern}`, `u.project_id ${isAmong(buildings)}`]
  if (FEW_DIGITS.test(text)) return `(${parts.join(' or ')})`
  const owners = `select c.id from contacts c where ${searchedWords(text)
    .map((words) => `c.words like ${bind(containing(words))}`)
    .join(' or ')}`
  return `(${[...parts, `u.owner_contact_id ${isAmong(owners)}`].join(' or ')})`
}

/** The test that a column's value is among the results of a subquery, collected into an array first. */
export function inArray(ids: string): string {
  return `= any(array(${ids}))`
}
