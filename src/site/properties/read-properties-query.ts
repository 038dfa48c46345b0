import { ProjectSearch } from '../../records/projects/rules/project.ts'
import { parseLeniently } from '../../shared/fields/parse-leniently.ts'
import { MAX_CARDS, type PropertiesQuery, STEP } from './properties-query.ts'

/** Parses query parameters or form fields, ignoring invalid ones. Browsers load this on the first change. */
export function readPropertiesQuery(raw: Record<string, unknown>): PropertiesQuery {
  return { search: parseLeniently(ProjectSearch, raw), shown: readShown(raw.shown) }
}

function readShown(value: unknown): number {
  const shown = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : STEP
  return Math.min(Math.max(Math.ceil(shown / STEP), 1) * STEP, MAX_CARDS)
}
