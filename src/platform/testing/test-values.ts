import fc from 'fast-check'

/** Generates values from JSON schemas, and hostile variants of them. */

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u0e01\u0e49\u0e33\u{1f600}',
  "'; drop table units; --",
  '"%_\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '0',
  '-1',
  '1e309',
  '2147483648',
  '99999999999999999999',
  '0x10',
  'NaN',
  'null',
  '1,2,,3',
  '0000-00-00',
  '2026-02-30',
  '99999-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59.999999999-12:00',
  'x'.repeat(10_000),
  '\u0e01'.repeat(3_000),
  '((((((((((a{1,99}){1,99}',
]

/** The values that each single field is set to in turn. */
export const WORST_VALUES: readonly unknown[] = [
  'a\0b',
  '\ud800',
  'x'.repeat(20_000),
  '',
  '%_\\',
  '99999-01-01T00:00:00Z',
  '2026-02-30',
  '99999999999999999999',
  '-1',
  1e308,
  2 ** 31,
  2 ** 53,
  -1,
  0.5,
  null,
  true,
  {},
  ['a\0b'],
  [2 ** 31],
  [[]],
]

/** Texts that break careless handling of SQL, HTML, paths, numbers, dates, Unicode and length. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63), 1e15),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false),
  fc.constantFrom(
    [],
    {},
    [[]],
    [null],
    { length: 1e9 },
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
    JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
    Array.from({ length: 2_000 }, (_, i) => i),
    Array.from({ length: 300 }, () => '\0'),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values that match a JSON schema; `name` is the field's, for texts that need a format. */
export function validValues(schema: Schema, ids: number, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validValues(choice, ids, name)))
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  return fc.oneof(...types.map((type) => fittingType(type, schema, ids, name)))
}

function fittingType(type: string, schema: Schema, ids: number, name: string) {
  if (type === 'object') return objectOf(schema, ids)
  if (type === 'array') {
    if (name === 'images') return fc.constant([])
    return fc.array(validValues(schema.items ?? {}, ids, name), { maxLength: 4 })
  }
  if (type === 'integer') return wholeIn(schema, ids)
  if (type === 'number') return fc.oneof(wholeIn(schema, ids), fc.constant(schema.minimum ?? 0.5))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return type === 'string' ? textIn(schema, name) : hostile
}

function wholeIn({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema, ids: number) {
  const low = Math.ceil(minimum)
  const few = fc.integer({ min: low, max: Math.min(maximum, low + ids) })
  return fc.oneof(
    { weight: 5, arbitrary: few },
    { weight: 1, arbitrary: fc.constantFrom(low, Math.floor(maximum)) },
  )
}

const SAMPLES: [RegExp, string[]][] = [
  [/email/i, ['somebody@people.example', 'Other@People.example']],
  [/phone|whatsapp/i, ['+66 81 234 5678', '081-234-5678', '+44 20 7946 0000']],
  [/countryCode/, ['+66', '+1']],
  [/address/i, ['13.7256, 100.5788', 'Sukhumvit 55, Watthana, Bangkok', 'Siam Paragon']],
  [/website/i, ['https://sathani.example/about']],
  [/logo/i, ['https://sathani.example/logo.png', '']],
  [/password/i, ['a good long password']],
]

function textIn({ format, maxLength = 20 }: Schema, name: string): fc.Arbitrary<string> {
  const moment = fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString())
  if (format === 'date') return moment.map((text) => text.slice(0, 10))
  if (format === 'date-time') return moment
  const samples = SAMPLES.find(([pattern]) => pattern.test(name))?.[1]
  if (samples) return fc.constantFrom(...samples)
  return fc
    .oneof(
      fc.constantFrom('Sukhumvit', '\u0e17\u0e2d\u0e07\u0e2b\u0e25\u0e48\u0e2d', 'T-1'),
      fc.string({ minLength: 1, maxLength: 20 }),
    )
    .map((text) => text.slice(0, maxLength).trim() || 'x')
}

function objectOf({ properties = {}, required = [] }: Schema, ids: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, validValues(schema, ids, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** Half of the values unchanged, the others with one or two parts replaced by hostile values. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const bend = fc.record({ at: fc.nat(), to: hostile })
  const bends = fc.oneof(
    { weight: 5, arbitrary: fc.constant<{ at: number; to: unknown }[]>([]) },
    { weight: 4, arbitrary: fc.array(bend, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(bend, { minLength: 2, maxLength: 5 }) },
  )
  return fc
    .tuple(values, bends)
    .map(([value, bends]) =>
      bends.reduce<unknown>((bending, { at, to }) => withPart(bending, at, to), value),
    )
}

/** A copy of a value with one part, at any depth, replaced; `at` chooses which. */
function withPart(value: unknown, at: number, to: unknown): unknown {
  if (typeof value !== 'object' || value === null) return to
  const keys = Object.keys(value)
  const key = keys[at % (keys.length + 1)]
  if (key === undefined) return at % 7 === 0 ? to : { ...value, [`odd${at % 10}`]: to }
  const part = withPart(Reflect.get(value, key), Math.floor(at / (keys.length + 1)), to)
  return Array.isArray(value)
    ? value.map((item, i) => (String(i) === key ? part : item))
    : { ...value, [key]: part }
}
