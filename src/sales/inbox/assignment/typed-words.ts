import { sql } from 'kysely'

/** What the visitor typed in their own words, of the inquiry `i`; an empty text if nothing. */
export const typedWords = sql<string>`coalesce(i.requirements,
  concat_ws(' · ', i.message, 'Preferred time: ' || i.preferred_time))`
