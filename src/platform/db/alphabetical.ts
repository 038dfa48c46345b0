import { type RawBuilder, sql } from 'kysely'

/**
 * What a name is sorted by, in every database alike: Thai by its alphabet (a vowel written before its consonant
 * comes after it, tone marks count last), Latin without letter case and accents. Projects and developers store it
 * as `name_key`; this is for names that are few.
 */
export function alphabetical(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(translate(regexp_replace(regexp_replace(normalize(lower(${name}), nfd), '[\u0300-\u036f]', '', 'g'),
    '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g'), '็่้๊๋์', '') || chr(1) || lower(${name})) collate "C"`
}
