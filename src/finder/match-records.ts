import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import type { Point } from '../shared/distance.ts'
import { queriesOf } from './kind-words.ts'
import { CITY } from './listed-homes.ts'
import { beginsWithError, type Match, matchOf, ONE_ERROR } from './match-places.ts'
import { type NamedPlace, namesOf } from './named-place.ts'
import { streetOf } from './street-of.ts'

/** Below a name's match, above a misspelt one. */
const BY_ADDRESS = 2.5
// Shorter texts are only compared with the beginnings of names, and not with addresses.
const MIN_PART_LENGTH = 3
const MIN_ADDRESS_LENGTH = 5
const MOST_ROWS = 200

/** Which records are suggested: for visitors, only those with homes on the website. */
export type Readers = 'visitor' | 'staff'

/** The buildings whose names or addresses have the text in them. */
export async function matchProjects(db: Db, text: string, readers: Readers): Promise<Match[]> {
  const queries = queriesOf(text).filter(({ kinds }) => !kinds || kinds.includes('project'))
  const sounds = queries.map(({ sound }) => sound).filter(Boolean)
  if (sounds.length === 0) return []
  const conditions = sounds.map((sound) => nameCondition(sound))
  const typed = text.trim().replace(/\s+/g, ' ')
  if (typed.length >= MIN_ADDRESS_LENGTH) conditions.push(sql`p.address ilike ${containing(typed)}`)
  const begins = sounds.map((sound) => sql`p.search_key like ${`${sound}%`}`)
  const rows = await readProjects(
    db,
    readers,
    sql`${sql.join(conditions, sql` or `)}`,
    sql`(${sql.join(begins, sql` or `)}) desc, length(p.name)`,
  )
  return rows.map((row) => {
    const place = projectPlace(row)
    return matchOf(place, queries) ?? { place, grade: BY_ADDRESS, isSure: false }
  })
}

/**
 * The buildings that are called exactly so, in either language and any spelling, for many texts in one statement; by
 * the text.
 */
export async function sameProjects(
  db: Db,
  texts: readonly string[],
): Promise<Map<string, number[]>> {
  const sought = texts.flatMap((text) =>
    queriesOf(text)
      .filter(({ kinds, sound }) => sound && (!kinds || kinds.includes('project')))
      .map(({ sound }) => ({ text, sound })),
  )
  const { rows } = await sql<{ text: string; ids: number[] }>`
    with named as (
      select p.id, key.sound from projects p
      cross join lateral regexp_split_to_table(
        concat_ws('|', p.search_key, p.search_key_th), '\\|') as key (sound)
      where p.deleted_at is null and key.sound <> ''
    )
    select s.text, array_agg(distinct named.id) as ids
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as s (text text, sound text)
    join named on named.sound = s.sound
    group by 1`.execute(db)
  return new Map(rows.map(({ text, ids }) => [text, ids]))
}

/** The buildings whose names begin with the text but for one typing error. */
export async function matchProjectsWithError(
  db: Db,
  text: string,
  readers: Readers,
): Promise<Match[]> {
  const [query] = queriesOf(text)
  if (!query || query.sound.length <= MIN_PART_LENGTH) return []
  const rows = await readProjects(
    db,
    readers,
    sql`p.search_key % ${query.sound} or p.search_key_th % ${query.sound}
      or ${query.sound} <% p.search_key or ${query.sound} <% p.search_key_th`,
    sql`greatest(word_similarity(${query.sound}, p.search_key), word_similarity(${query.sound}, p.search_key_th)) desc`,
  )
  return rows
    .map(projectPlace)
    .filter(({ names }) => names.some((name) => beginsWithError(query, name)))
    .map((place) => ({ place, grade: ONE_ERROR, isSure: false }))
}

function nameCondition(sound: string): RawBuilder<unknown> {
  const pattern = sound.length < MIN_PART_LENGTH ? `${sound}%` : `%${sound}%`
  return sql`p.search_key like ${pattern} or p.search_key_th like ${pattern}`
}

type Row = {
  id: number
  name: string
  nameTh: string | null
  address: string
  latitude: number | null
  longitude: number | null
}

async function readProjects(
  db: Db,
  readers: Readers,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  const isListed = sql`exists (
    select from units u where u.project_id = p.id and u.deleted_at is null and u.show_on_website)`
  const { rows } = await sql<Row>`
    select p.id, p.name, p.name_th, p.address, p.latitude, p.longitude
    from (
      select p.id from projects p where p.deleted_at is null and (${condition})
      order by ${order}, p.id limit ${MOST_ROWS}
    ) found join projects p on p.id = found.id
    ${readers === 'visitor' ? sql`where ${isListed}` : sql``}`.execute(db)
  return rows
}

function projectPlace({ id, name, nameTh, address, latitude, longitude }: Row): NamedPlace {
  return {
    ...{ kind: 'project', id, name, nameTh },
    latitude: latitude ?? CITY.latitude,
    longitude: longitude ?? CITY.longitude,
    ...namesOf('project', [name, nameTh]),
    hints: [],
    search: `projectId=${id}`,
    reach: { projectId: id },
    within: streetOf(address),
  }
}

/** The developers whose names have the text in them; `listed` are those with homes on the website. */
export async function matchDevelopers(
  db: Db,
  text: string,
  readers: Readers,
  listed: ReadonlyMap<number, Point>,
): Promise<Match[]> {
  const queries = queriesOf(text).filter(({ kinds }) => !kinds || kinds.includes('developer'))
  const rows = await db
    .selectFrom('developers')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows
    .filter(({ id }) => readers === 'staff' || listed.has(id))
    .flatMap(({ id, name }) => {
      const place: NamedPlace = {
        ...{ kind: 'developer', id, name, nameTh: null, ...(listed.get(id) ?? CITY) },
        ...namesOf('developer', [name]),
        hints: [],
        search: `developerId=${id}`,
        reach: { developerId: id },
        within: '',
      }
      const match = matchOf(place, queries)
      if (match) return [match]
      const isMisspelt = queries.some((query) =>
        place.names.some((other) => beginsWithError(query, other)),
      )
      return isMisspelt ? [{ place, grade: ONE_ERROR, isSure: false }] : []
    })
}
