import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import type { Db } from '../../platform/db/connect.ts'
import { containing } from '../../platform/db/containing.ts'
import type { Point } from '../../shared/distance.ts'
import { queriesOf } from './kind-words.ts'
import { CITY } from './listed-homes.ts'
import { beginsWithError, type Match, matchOf, ONE_ERROR } from './match-places.ts'
import { type NamedPlace, namesOf } from './named-place.ts'
import { oneErrorPatterns } from './one-error-patterns.ts'
import { streetOf } from './street-of.ts'

/** Below a name's match, above a misspelt one. */
const BY_ADDRESS = 2.5
// Shorter texts are only compared with the beginnings of names, and not with addresses.
const MIN_PART_LENGTH = 3
const MIN_ADDRESS_LENGTH = 5
const MAX_ROWS = 100

/** Which records are suggested: for visitors, only those with homes on the website. */
export type Readers = 'visitor' | 'staff'

/** The buildings whose names have the text in them, or whose addresses do if it has a number. */
export async function matchProjects(db: Db, text: string, readers: Readers): Promise<Match[]> {
  const queries = queriesOf(text).filter(({ kinds }) => !kinds || kinds.includes('project'))
  const sounds = queries.map(({ sound }) => sound).filter(Boolean)
  if (sounds.length === 0) return []
  const begins = sql`n.sound like any (${sounds.map((sound) => `${sound}%`)}::text[])`
  const named = sql`
    select n.project_id from project_names n
    where ${sql.join(sounds.map(nameCondition), sql` or `)}
    group by 1 order by bool_or(${begins}) desc, min(length(n.sound)), 1 limit ${MAX_ROWS}`
  const typed = text.trim().replace(/\s+/g, ' ')
  const rows = await readProjects(
    db,
    readers,
    !isAddress(typed)
      ? named
      : sql`(${named}) union (
          select p.id from projects p
          where p.deleted_at is null and p.address ilike ${containing(typed)}
          order by p.id limit ${MAX_ROWS})`,
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
    select s.text, array_agg(distinct p.id) as ids
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as s (text text, sound text)
    join project_names n on n.sound = s.sound and n.is_own
    join projects p on p.id = n.project_id and p.deleted_at is null
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
  const { beginning, errorAfter, errorBefore } = oneErrorPatterns(query.sound)
  const rows = await readProjects(
    db,
    readers,
    // Apart, so that each uses its index.
    sql`
      select project_id from (
        select project_id, sound from project_names n
        where sound like ${`${beginning}%`} and sound like any (${errorAfter}::text[])
        union
        select project_id, sound from project_names n where ${sql.join(
          errorBefore.map((pattern) => sql`sound like ${pattern}`),
          sql` or `,
        )}
      ) n
      group by 1 order by min(length(sound)), 1 limit ${MAX_ROWS}`,
  )
  return rows
    .map(projectPlace)
    .filter(({ names }) => names.some((name) => beginsWithError(query, name)))
    .map((place) => ({ place, grade: ONE_ERROR, isSure: false }))
}

// Streets are places of their own: an address has a number too.
function isAddress(text: string): boolean {
  return text.length >= MIN_ADDRESS_LENGTH && /\p{Nd}/u.test(text)
}

function nameCondition(sound: string): RawBuilder<unknown> {
  return sql`n.sound like ${sound.length < MIN_PART_LENGTH ? `${sound}%` : `%${sound}%`}`
}

type Row = {
  id: number
  name: string
  nameTh: string | null
  address: string
  latitude: number | null
  longitude: number | null
}

async function readProjects(db: Db, readers: Readers, found: RawBuilder<unknown>): Promise<Row[]> {
  const isListed = sql`exists (
    select from units u where u.project_id = p.id and u.deleted_at is null and u.show_on_website)`
  const { rows } = await sql<Row>`
    select p.id, p.name, p.name_th, p.address, p.latitude, p.longitude
    from (${found}) as found (id) join projects p on p.id = found.id
    where p.deleted_at is null ${readers === 'visitor' ? sql`and ${isListed}` : sql``}`.execute(db)
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

/** The developers whose names have the text in them. */
export async function matchDevelopers(
  context: Pick<Context, 'db' | 'catalogue'>,
  text: string,
  readers: Readers,
  listed: ReadonlyMap<number, Point>,
): Promise<Match[]> {
  const queries = queriesOf(text).filter(({ kinds }) => !kinds || kinds.includes('developer'))
  if (queries.length === 0) return []
  const read = () => readDevelopers(context.db, readers, listed)
  const places = readers === 'staff' ? read() : memo.get(context.catalogue, 'listed', read)
  return (await places).flatMap((place) => {
    const match = matchOf(place, queries)
    if (match) return [match]
    const isMisspelt = queries.some((query) =>
      place.names.some((name) => beginsWithError(query, name)),
    )
    return isMisspelt ? [{ place, grade: ONE_ERROR, isSure: false }] : []
  })
}

// Those that visitors find change with the catalogue only.
const memo = new CatalogueMemo<NamedPlace[]>(1)

async function readDevelopers(
  db: Db,
  readers: Readers,
  listed: ReadonlyMap<number, Point>,
): Promise<NamedPlace[]> {
  const rows = await db
    .selectFrom('developers')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows
    .filter(({ id }) => readers === 'staff' || listed.has(id))
    .map(({ id, name }) => ({
      ...{ kind: 'developer', id, name, nameTh: null, ...(listed.get(id) ?? CITY) },
      ...namesOf('developer', [name]),
      hints: [],
      search: `developerId=${id}`,
      reach: { developerId: id },
      within: '',
    }))
}
