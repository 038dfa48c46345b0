import { MAX_ID } from '../../shared/fields/fields.ts'
import { formatNumber } from '../../shared/money.ts'

/** The keywords of JSON Schema that the API's description uses. */
export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  format?: string
  pattern?: string
  default?: unknown
}

/** Types a schema of the description. Safe: openApi generates each from our own schemas. */
export function schemaOf(json: Record<string, unknown>): Schema {
  return json as Schema
}

/** One field of an object. */
export type Field = { name: string; required: boolean; schema: Schema }

/** Describes a schema in words: `a whole number, 1 to 1000`, `a list of text, or null`. */
export function describeSchema(schema: Schema): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return `one of ${schema.enum.map(literal).join(', ')}`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(describeSchema))].join(', or ')
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'anything'
  return types.map((type) => describeType(type, schema)).join(', or ')
}

/** The fields of an object, or of the objects in a list; else none. */
export function fieldsOf(schema: Schema): Field[] {
  const found = objectIn(schema)
  const required = new Set(found?.required)
  return Object.entries(found?.properties ?? {}).map(([name, schema]) => ({
    name,
    required: required.has(name),
    schema,
  }))
}

/** The object schema within lists and alternatives; null when there is none. */
export function objectIn(schema: Schema | undefined): Schema | null {
  if (!schema) return null
  if (schema.properties) return schema
  const candidates = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  for (const candidate of candidates) {
    const found = objectIn(candidate)
    if (found) return found
  }
  return null
}

function describeType(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
      return `a whole number${describeRange(schema)}`
    case 'number':
      return `a number${describeRange(schema)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return describeList(schema)
    case 'object':
      return 'an object'
    case 'string':
      return describeText(schema)
    default:
      return type
  }
}

const formats: Record<string, string> = {
  date: 'a date, YYYY-MM-DD',
  'date-time': 'a timestamp',
  uri: 'a web address',
  email: 'an e-mail address',
  binary: 'a file',
}

function describeText({ format, pattern, maxLength }: Schema): string {
  const kind = (format && formats[format]) ?? (pattern ? `text like ${pattern}` : 'text')
  return kind + atMost(maxLength, ' characters')
}

function describeList({ items, maxItems }: Schema): string {
  const each = items && !objectIn(items) ? `, each ${describeSchema(items)}` : ''
  return `a list${maxItems === undefined ? '' : ` of at most ${maxItems}`}${each}`
}

function atMost(max: number | undefined, unit: string): string {
  return max === undefined ? '' : `, at most ${max}${unit}`
}

// Bounds at the limits of integers are technical and are left out.
function describeRange({ minimum, maximum }: Schema): string {
  const from = minimum === undefined || minimum <= -MAX_ID ? null : formatNumber(minimum)
  const to = maximum === undefined || maximum >= MAX_ID ? null : formatNumber(maximum)
  if (from !== null && to !== null) return `, ${from} to ${to}`
  if (from !== null) return `, at least ${from}`
  return to === null ? '' : `, at most ${to}`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
