import type { Db } from '../../../platform/db/connect.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { answersOf } from '../kinds/answers.ts'
import type { Corrections } from '../kinds/candidate.ts'
import { kinds } from '../kinds/kinds.ts'
import { readCells } from '../kinds/read-row.ts'
import { readingOf } from '../kinds/reading.ts'
import { ROLES, UnitPeople } from '../kinds/unit-people.ts'
import { newProjectIn } from '../kinds/unit-project.ts'
import type { ImportRecord, ImportRow } from '../rules/import.ts'

type Row = {
  row: number
  cells: string[]
  corrections: Corrections
  input: Record<string, unknown> | null
  changes: Changes | null
  leftEmpty: readonly { field: string }[]
}
type RowDetails = Pick<ImportRow, 'read' | 'changes' | 'people' | 'sharesWith'>

/** What stored rows say, as people read it: their values with names instead of ids, their people and changes. */
export async function rowDetails(
  db: Db,
  { id, kind, columns }: Pick<ImportRecord, 'id' | 'kind' | 'columns'>,
  rows: readonly Row[],
): Promise<Map<number, RowDetails>> {
  const header = columns.map((column) => column.header)
  const matched = { header, fields: columns.map(({ field }) => field ?? '') }
  const reading = readingOf(kinds[kind], matched, await answersOf({ db }, id), new Date())
  const projects = await namesOf(
    db,
    'projects',
    rows.flatMap(({ input }) => numberIn(input?.projectId)),
  )
  const contacts = await namesOf(db, 'contacts', rows.flatMap(contactIds))
  return new Map(
    rows.map((row) => {
      const { cells } = readCells(reading, { ...row, fault: null })
      for (const { field } of row.leftEmpty) delete cells[field]
      const project = projects.get(Number(row.input?.projectId)) ?? newProjectIn(row.input)[0]
      return [
        row.row,
        {
          read: {
            ...cells,
            ...kinds[kind].inOne?.(cells),
            ...row.input,
            ...(project && { project }),
          },
          changes: row.changes && named(row.changes, contacts),
          people: peopleIn(row.input, contacts),
          sharesWith: sharerIn(row.input, contacts),
        },
      ]
    }),
  )
}

const CONTACT_FIELDS = ROLES.map((role) => `${role}ContactId`)

function contactIds({ input, changes }: Row): number[] {
  return CONTACT_FIELDS.flatMap((field) => [
    ...numberIn(input?.[field]),
    ...numberIn(input?.sharesWithId),
    ...(changes?.[field] ?? []).flatMap(numberIn),
  ])
}

function numberIn(value: unknown): number[] {
  return typeof value === 'number' ? [value] : []
}

async function namesOf(
  db: Db,
  table: 'projects' | 'contacts',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function named(changes: Changes, contacts: ReadonlyMap<number, string>): Changes {
  const name = (value: unknown) => contacts.get(Number(value)) ?? value
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]): [string, Changes[string]] =>
      CONTACT_FIELDS.includes(field)
        ? [field, [name(before), name(after)]]
        : [field, [before, after]],
    ),
  )
}

function sharerIn(
  input: Row['input'],
  contacts: ReadonlyMap<number, string>,
): ImportRow['sharesWith'] {
  const [id] = numberIn(input?.sharesWithId)
  const name = id === undefined ? undefined : contacts.get(id)
  return id === undefined || name === undefined ? null : { id, name }
}

function peopleIn(input: Row['input'], contacts: ReadonlyMap<number, string>): ImportRow['people'] {
  const people = UnitPeople.safeParse(input ?? {}).data ?? {}
  return ROLES.flatMap((role): ImportRow['people'] => {
    const [id] = numberIn(input?.[`${role}ContactId`])
    if (id !== undefined) return [{ role, id, name: contacts.get(id) ?? '' }]
    const person = people[role]
    const name = person?.name ?? person?.phone ?? person?.line ?? person?.email
    return name ? [{ role, id: null, name }] : []
  })
}
