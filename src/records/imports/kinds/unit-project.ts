import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { sameProjects } from '../../finder/match-records.ts'
import { suggestPlaces } from '../../finder/suggest-places.ts'
import { createProjects } from '../../projects/create-projects.ts'
import type { Proposal, ValueMapping } from '../rules/values.ts'
import { addFault, type Candidate, type Made } from './candidate.ts'

/** Projects that are suggested for a name. */
const MAX_PROPOSED = 4
/** The address of a project that was made by its name only, until somebody completes it. */
const NO_ADDRESS = 'Bangkok'

/** What an answer about a project means: its id, the name of one to create, or null to leave the rows out. */
export function projectAnswered(value: ValueMapping): Record<string, unknown> | null {
  if (typeof value === 'number') return { projectId: value }
  return typeof value === 'string' && value.trim() ? { newProject: value.trim() } : null
}

/**
 * Finds the projects of rows: by id, by name in either language, or by the same name in another spelling. Adds
 * faults for names that no project or several have: what merely resembles a name is asked.
 */
export async function findProjects(context: Context, rows: readonly Candidate[]): Promise<void> {
  const names = new Set(rows.flatMap(nameOf))
  const byName = await projectsNamed(context, [...names])
  const ids = [...new Set([...rows.flatMap(({ input }) => numberIn(input?.projectId))])]
  const { rows: existing } = await sql<{ id: number }>`
    select id from projects where id = any(${ids}::integer[]) and deleted_at is null`.execute(
    context.db,
  )
  const known = new Set(existing.map(({ id }) => id))
  for (const row of rows) {
    const { project, projectId, newProject, ...unit } = row.input ?? {}
    const name = row.values.project ?? ''
    if (typeof newProject === 'string') {
      const [id] = byName.get(newProject) ?? []
      row.input = id === undefined ? { ...unit, newProject } : { ...unit, projectId: id }
      continue
    }
    const [id, ...others] =
      numberIn(projectId).length > 0 ? numberIn(projectId) : (byName.get(name) ?? [])
    if (id === undefined) addFault(row, 'project', refusal('no_project_named', { name }))
    else if (others.length > 0) {
      const count = others.length + 1
      addFault(row, 'project', refusal('several_projects_named', { name, count }))
    } else if (projectId && !known.has(id)) {
      // A project that was chosen by an answer and deleted since is asked again.
      const isAnswered = row.values.projectId === undefined
      if (isAnswered) addFault(row, 'project', refusal('no_project_named', { name }))
      else addFault(row, 'projectId', refusal('no_such_project'))
    }
    row.input = { ...unit, projectId: id }
  }
}

/** The projects that have these names, in either language and any spelling, as far as that is sure. */
export async function projectsNamed(
  context: Context,
  names: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ given: string; ids: number[] }>`
    select given, array(
      select id from projects where lower(name) = lower(given) and deleted_at is null
      union select id from projects where lower(name_th) = lower(given) and deleted_at is null
    ) as ids from unnest(${[...names]}::text[]) as given`.execute(context.db)
  const found = new Map(rows.map(({ given, ids }) => [given, ids]))
  const unknown = rows.filter(({ ids }) => ids.length === 0).map(({ given }) => given)
  const spelledAlike = await sameProjects(context.db, unknown)
  for (const [name, ids] of spelledAlike) found.set(name, ids)
  return found
}

/** The projects that a name resembles, the likeliest first. */
export async function resemblingProjects(context: Context, name: string): Promise<Proposal[]> {
  const { places } = await suggestPlaces(context, name, { limit: 10 })
  const projects = places.filter(({ kind }) => kind === 'project').slice(0, MAX_PROPOSED)
  return projects.map(({ id, name: label, nameTh, within }, index) => ({
    value: id,
    label,
    detail: nameTh ?? (within || null),
    isLikely: index === 0,
  }))
}

/** The projects of rows that create theirs, by name; adds the new ones to `made`. */
export async function makeProjects(
  tx: Context,
  inputs: readonly unknown[],
  made: Made,
): Promise<Map<string, number>> {
  const names = [...new Set(inputs.flatMap((input) => newProjectIn(input)))]
  const ids = new Map<string, number>()
  if (names.length === 0) return ids
  const existing = await projectsNamed(tx, names)
  for (const name of names) {
    const [found] = existing.get(name) ?? []
    if (found !== undefined) {
      ids.set(name, found)
      continue
    }
    const input = { name, address: NO_ADDRESS }
    const [id] = await createProjects(tx, [{ input, point: null }], (developer) =>
      made.developers.push(developer),
    )
    if (id === undefined) continue
    made.projects.push(id)
    ids.set(name, id)
  }
  return ids
}

/** The name of the project that a row creates. */
export function newProjectIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null || !('newProject' in input)) return []
  return typeof input.newProject === 'string' ? [input.newProject] : []
}

function nameOf({ input, values }: Candidate): string[] {
  if (typeof input?.newProject === 'string') return [input.newProject]
  const isById = typeof input?.projectId === 'number'
  return isById || !values.project ? [] : [values.project]
}

function numberIn(value: unknown): number[] {
  return typeof value === 'number' ? [value] : []
}
