import fc from 'fast-check'
import type { Operation } from '../http/openapi.ts'
import { hostileText, mutated, type Schema, validValues, WORST_VALUES } from './test-values.ts'

/** Generates requests from the API description, partly valid and partly hostile. */

export type HostileRequest = {
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

/** Requests to one operation. `idsThatExist` are used where an id is expected. */
export function requestsTo(path: string, operation: Operation, idsThatExist: number) {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  const content = operation.requestBody?.content ?? {}
  const body = content['application/json']
    ? jsonBody(content['application/json'].schema, idsThatExist)
    : content['multipart/form-data']
      ? upload(Object.keys(content['multipart/form-data'].schema.properties ?? {}))
      : fc.constant({ headers: {} })
  return fc
    .record({
      path: filledPath(path, idsThatExist),
      query: queryString(query, idsThatExist),
      body,
      odd: oddHeaders,
    })
    .map(
      ({ path, query, body, odd }): HostileRequest => ({
        ...body,
        path: path + query,
        headers: { ...odd, ...body.headers },
      }),
    )
}

/**
 * Requests in which one parameter or field at a time has each `step`th of the worst values (the next one others), and
 * the others are as in `accepted`, a request that succeeded, so that the value gets past the validation of the others.
 */
export function oneFieldHostile(
  path: string,
  operation: Operation,
  accepted: HostileRequest | null,
  step: number,
): HostileRequest[] {
  const valuesAt = (place: number) => WORST_VALUES.filter((_, at) => (at + place) % step === 0)
  const plain = path.replace(/\{\w+\}/g, '1')
  const byQuery = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }, place) =>
      valuesAt(place).map((value) => ({
        path: `${plain}?${name}=${encoded(asText(value))}`,
        headers: {},
      })),
    )
  const schema: Schema | undefined = operation.requestBody?.content['application/json']?.schema
  const fields = [schema, ...(schema?.anyOf ?? [])].flatMap((part) =>
    Object.keys(part?.properties ?? {}),
  )
  const base: unknown =
    typeof accepted?.body === 'string' ? JSON.parse(withoutMark(accepted.body)) : {}
  const byBody = [...new Set(fields)].flatMap((name, place) =>
    valuesAt(place).map((value) => ({
      path: accepted?.path ?? plain,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.assign({}, base, { [name]: value })),
    })),
  )
  return [...byQuery, ...byBody]
}

function jsonBody(schema: Schema, ids: number) {
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('application/json; charset=utf-16', 'text/plain', '') },
  )
  const text = fc.oneof(
    {
      weight: 12,
      arbitrary: mutated(validValues(schema, ids)).map((value) => JSON.stringify(value) ?? ''),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":1,}', '\ufeff{}', '\0', 'undefined') },
    { weight: 1, arbitrary: hostileText },
  )
  return fc
    .tuple(types, text)
    .map(([type, body]) => ({ body, headers: { 'content-type': type } as Record<string, string> }))
}

function upload(fields: string[]) {
  const part = fc.record({
    field: fc.constantFrom(...fields, ...fields, 'other', ''),
    name: fc.constantFrom('a.png', 'a.csv', '../../a.png', 'a\0.png', '\u0e23\u0e39\u0e1b.jpg', ''),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/csv', ''),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.constant(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)),
      fc.constant(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ),
  })
  const form = fc.array(part, { maxLength: 3 }).map((parts) => {
    const data = new FormData()
    for (const { field, name, type, bytes } of parts) {
      data.append(field, new File([new Uint8Array(bytes)], name, { type }))
    }
    return { body: data, headers: {} as Record<string, string> }
  })
  const broken = fc.constantFrom(
    '',
    '--x',
    '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nabc',
    '--x\r\n\r\n--x--\r\n',
  )
  const types = fc.constantFrom(
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json',
  )
  return fc.oneof(
    form,
    fc.tuple(broken, types).map(([body, type]) => ({
      body,
      headers: { 'content-type': type } as Record<string, string>,
    })),
  )
}

function filledPath(path: string, ids: number): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: ids }).map(String) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '0',
        '-1',
        '1.5',
        'x',
        '%00',
        '%ff',
        '%',
        '2147483648',
        '%2e%2e',
        '1%2f2',
      ),
    },
    { weight: 1, arbitrary: hostileText.map(encoded) },
  )
  const parts = path.split(/(\{\w+\})/)
  return fc
    .tuple(...parts.map((part) => (part.startsWith('{') ? segment : fc.constant(part))))
    .map((filled) => filled.join(''))
}

function queryString(
  parameters: { name: string; schema: Schema }[],
  ids: number,
): fc.Arbitrary<string> {
  const pair = (name: string, value: unknown): string[] =>
    Array.isArray(value)
      ? value.map((item) => `${name}=${encoded(asText(item))}`)
      : [`${name}=${encoded(asText(value))}`]
  const fields = parameters.map(({ name, schema }) => [name, validValues(schema, ids, name)])
  const knownParameters = mutated(
    fc.record(Object.fromEntries(fields), { requiredKeys: [] }).map(aFew),
  )
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '',
    'no_such_thing=1',
    '%ff=%00',
    '__proto__=1',
    'a[]=1&=&&',
    'limit=1&limit=2',
  )
  return fc
    .tuple(odd, knownParameters)
    .map(([odd, knownParameters]) => [
      ...Object.entries(Object(knownParameters)).flatMap(([name, value]) => pair(name, value)),
      odd,
    ])
    .map((pairs) => pairs.filter(Boolean).join('&'))
    .map((text) => (text ? `?${text.slice(0, 12_000)}` : ''))
}

/** At most four parameters: with half of them at once, a search would match nothing. */
function aFew(all: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(all)
  const step = Math.max(1, Math.ceil(names.length / 4))
  return Object.fromEntries(names.filter((_, i) => i % step === 0).map((name) => [name, all[name]]))
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 2_000)
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'accept-encoding': 'x;q=1e9, *;q=-1, identity;q=x' },
      { 'if-none-match': 'W/"1", *, "' },
      { 'if-modified-since': 'yesterday' },
      { accept: '*/*;q=x' },
      { range: 'bytes=5-1' },
      { 'x-request-id': "'; drop table audit" },
      { 'x-forwarded-for': '::::, 1.2.3.4.5' },
      { 'content-length': '-5' },
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      { 'accept-language': 'x'.repeat(4_000) },
      { cookie: `sathani_session=${'%00'.repeat(20)}; a="b; __proto__=1` },
    ),
  },
)

/** A text without the mark of its encoding, which the server accepts before JSON too. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')
