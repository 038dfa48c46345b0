import { MAX_ID } from '../../shared/fields.ts'
import { formatNumber } from '../../shared/money.ts'

/** A JSON schema as the API's description writes them: the words of it that we use. */
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

/** A schema out of the description. Safe: openApi makes each from our own schemas, as JSON Schema. */
export function schemaOf(json: Record<string, unknown>): Schema {
  return json as Schema
}

/** One field of an object. */
export type Field = { name: string; required: boolean; schema: Schema }

/** What a value may be, in words: `a whole number, 1 to 1000`, `a list of text, or null`. */
export function words(schema: Schema): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return `one of ${schema.enum.map(literal).join(', ')}`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(words))].join(', or ')
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'anything'
  return types.map((type) => typed(type, schema)).join(', or ')
}

/** The fields of the object that a value is, or of each object in the list that it is; else none. */
export function fieldsOf(schema: Schema): Field[] {
  const found = objectIn(schema)
  const required = new Set(found?.required)
  return Object.entries(found?.properties ?? {}).map(([name, schema]) => ({
    name,
    required: required.has(name),
    schema,
  }))
}

/** The object that a schema leads to through lists and choices. */
export function objectIn(schema: Schema | undefined): Schema | null {
  if (!schema) return null
  if (schema.properties) return schema
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  for (const one of inside) {
    const found = objectIn(one)
    if (found) return found
  }
  return null
}

function typed(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
      return `a whole number${within(schema)}`
    case 'number':
      return `a number${within(schema)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return list(schema)
    case 'object':
      return 'an object'
    case 'string':
      return text(schema)
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

function text({ format, pattern, maxLength }: Schema): string {
  const kind = (format && formats[format]) ?? (pattern ? `text like ${pattern}` : 'text')
  return kind + atMost(maxLength, ' characters')
}

function list({ items, maxItems }: Schema): string {
  const each = items && !objectIn(items) ? `, each ${words(items)}` : ''
  return `a list${maxItems === undefined ? '' : ` of at most ${maxItems}`}${each}`
}

function atMost(max: number | undefined, unit: string): string {
  return max === undefined ? '' : `, at most ${max}${unit}`
}

// A bound at the end of what can be counted, here or in the database, says nothing to a reader.
function within({ minimum, maximum }: Schema): string {
  const from = minimum === undefined || minimum <= -MAX_ID ? null : formatNumber(minimum)
  const to = maximum === undefined || maximum >= MAX_ID ? null : formatNumber(maximum)
  if (from !== null && to !== null) return `, ${from} to ${to}`
  if (from !== null) return `, at least ${from}`
  return to === null ? '' : `, at most ${to}`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
