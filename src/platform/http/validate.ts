import * as z from 'zod/mini'
import { invalidFields, Refused } from '../../refused.ts'
import { issueFault } from '../../shared/refusals/issue-fault.ts'
import { type FieldFault, fault } from '../../shared/refusals/refusals.ts'

// The small build of zod reports every error as "Invalid input" unless a locale is set.
z.config(z.locales.en())

const MAX_FAULTS = 100
const MAX_DEPTH = 100
// The widest search, with every value of every set, has about seventy.
const MAX_PARAMETERS = 200

/**
 * Parses a value by its schema. Throws 400 naming every invalid field; unknown keys are dropped.
 */
export function read<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  if (isTooDeep(value)) throw invalidFields([fault(deepField(value), 'nested_too_deeply')])
  const result = schema.safeParse(value)
  const errors = result.success
    ? unstorable(result.data)
    : result.error.issues.slice(0, MAX_FAULTS).map(issueFault)
  if (errors.length > 0) throw invalidFields(errors)
  return result.data as z.output<S>
}

/**
 * The parameters of a query or a plain form as a record: repeated keys become a list; an empty
 * value, `all` and `any` count as absent. Refuses more than 200 parameters.
 */
export function queryRecord(params: URLSearchParams): Record<string, string | string[]> {
  if (params.size > MAX_PARAMETERS) {
    const limit = MAX_PARAMETERS
    const errors = [fault('query', 'at_most_parameters', { most: limit })]
    throw new Refused(400, 'too_many_parameters', { most: limit }, { errors })
  }
  const record: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of params) {
    if (isAbsent(value)) continue
    const existing = record[key]
    if (existing === undefined) record[key] = value
    else if (typeof existing === 'string') record[key] = [existing, value]
    else existing.push(value)
  }
  return record
}

function isAbsent(value: string): boolean {
  const word = value.trim().toLowerCase()
  return word === '' || word === 'all' || word === 'any'
}

/** Before a schema looks into it, level by level, on the stack; layer by layer this takes none. */
function isTooDeep(value: unknown): boolean {
  let layer = [value]
  for (let depth = 0; layer.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    layer = layer.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return false
}

function deepField(value: unknown): string {
  const fields = typeof value === 'object' && !Array.isArray(value) ? value : null
  return Object.entries(fields ?? {}).find(([, item]) => isTooDeep([item]))?.[0] ?? 'body'
}

/** Refuses what PostgreSQL cannot store (NUL characters, lone surrogates). */
function unstorable(value: unknown, path: (string | number)[] = []): FieldFault[] {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return []
    return [fault(path.join('.') || 'body', 'unstorable_characters')]
  }
  if (typeof value !== 'object' || value === null) return []
  const faults: FieldFault[] = []
  for (const [key, item] of Object.entries(value)) {
    faults.push(...unstorable(item, [...path, key]))
    if (!Array.isArray(value) && unstorable(key).length > 0) {
      faults.push(fault(path.join('.') || 'body', 'unstorable_key'))
    }
    if (faults.length >= MAX_FAULTS) break
  }
  return faults
}
