import * as z from 'zod/mini'
import { type FieldFault, faultText, Refused } from '../refused.ts'

// The small build of zod says "Invalid input" of everything unless it is given words.
z.config(z.locales.en())

const MAX_FAULTS = 100
const MAX_DEPTH = 100
// The widest search with every value of every set has about seventy.
const MAX_PARAMETERS = 200

/** Reads a value by its schema. Throws 400 naming every field that is wrong; unknown keys fall away. */
export function read<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  const errors = result.success
    ? unstorable(result.data)
    : result.error.issues.slice(0, MAX_FAULTS).map((issue) => ({
        path: issue.path.join('.') || 'body',
        message: issue.message,
      }))
  if (errors.length > 0) {
    const detail = errors.map(faultText).join('; ')
    throw new Refused(400, detail.slice(0, 2000), { errors })
  }
  return result.data as z.output<S>
}

/**
 * The parameters of a query or a plain form as a record: repeated keys become a list; an empty value,
 * `all` and `any` are absent. Refuses more parameters than any of our forms has.
 */
export function queryRecord(params: URLSearchParams): Record<string, string | string[]> {
  if (params.size > MAX_PARAMETERS) {
    throw new Refused(400, `Send at most ${MAX_PARAMETERS} parameters.`, {
      errors: [{ path: 'query', message: `At most ${MAX_PARAMETERS} parameters` }],
    })
  }
  const record: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of params) {
    if (isAbsent(value)) continue
    const known = record[key]
    if (known === undefined) record[key] = value
    else if (typeof known === 'string') record[key] = [known, value]
    else known.push(value)
  }
  return record
}

function isAbsent(value: string): boolean {
  const word = value.trim().toLowerCase()
  return word === '' || word === 'all' || word === 'any'
}

/** Texts that PostgreSQL cannot store (NUL characters, halves of surrogate pairs), and endless nesting. */
function unstorable(value: unknown, path: (string | number)[] = []): FieldFault[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return []
    return [
      { path: path.join('.') || 'body', message: 'Contains characters that cannot be stored' },
    ]
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length > MAX_DEPTH) return [{ path: String(path[0]), message: 'Is nested too deeply' }]
  const faults: FieldFault[] = []
  for (const [key, item] of Object.entries(value)) {
    faults.push(...unstorable(item, [...path, key]))
    if (!Array.isArray(value) && unstorable(key).length > 0) {
      faults.push({ path: path.join('.') || 'body', message: 'A key holds unstorable characters' })
    }
    if (faults.length >= MAX_FAULTS) break
  }
  return faults
}
