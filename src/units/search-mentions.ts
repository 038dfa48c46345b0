import { searchedWords } from '../contacts/search-words.ts'
import { containing } from '../db/containing.ts'
import type { Bind } from './ways-there.ts'

/** What PostgreSQL makes a trigram of. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u
// One or two figures: part of a number or a building's name, of no phone that anybody means.
const FEW_FIGURES = /^\d{1,2}$/

/**
 * The number, the building or the owner holds the text. From three letters or figures on each part has an index of
 * trigrams, and arrays let PostgreSQL join their bitmaps; below, hashed sets are tested row by row.
 */
export function mentions(text: string, bind: Bind): string {
  const pattern = bind(containing(text))
  // Figures have no letter case, and are looked for in a third of the time.
  const like = /\p{L}/u.test(text) ? 'ilike' : 'like'
  const among = TRIGRAM.test(text) ? inArray : (ids: string) => `in (${ids})`
  const buildings = `select n.id from projects n where n.name ${like} ${pattern} or n.name_th ${like} ${pattern}`
  const parts = [`u.unit_number ${like} ${pattern}`, `u.project_id ${among(buildings)}`]
  if (FEW_FIGURES.test(text)) return `(${parts.join(' or ')})`
  const owners = `select c.id from contacts c where ${searchedWords(text)
    .map((words) => `c.words like ${bind(containing(words))}`)
    .join(' or ')}`
  return `(${[...parts, `u.owner_contact_id ${among(owners)}`].join(' or ')})`
}

/** A column's value among what a query answers. */
export function inArray(ids: string): string {
  return `= any(array(${ids}))`
}
