import * as z from 'zod/mini'
import { fieldRefusals } from '../refusals/fields.ts'
import { typedRefusals } from '../refusals/typed.ts'
import { EMAIL_ADDRESS, MAX_SEARCH } from './field-faults.ts'
import { described, descriptions } from './value-set-schemas.ts'

/** The largest price or rent, in whole baht. */
export const MAX_BAHT = 2_000_000_000
/** The largest id or version: the maximum of a 32-bit integer. */
export const MAX_ID = 2_147_483_647

/** Trimmed text of at most `max` characters. May be empty. */
export function text(max: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(max, fieldRefusals.at_most_characters({ most: max })))
}

/** A search text: part of a name. */
export const searchText = () => text(MAX_SEARCH)

/** Text that must not be blank. */
export function requiredText(max: number, message: string = typedRefusals.required) {
  return z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, fieldRefusals.at_most_characters({ most: max })),
    )
}

/** A value that can be cleared: absent is unchanged, `null` is cleared. */
export function clearable<Out, In>(field: z.ZodMiniType<Out, In>) {
  return z.optional(z.nullable(field))
}

/** A list that can be emptied: absent is unchanged, `null` is empty. */
export function clearableList<Out, In>(list: z.ZodMiniType<Out[], In>) {
  return z.optional(
    z.pipe(
      z.nullable(list),
      z.transform((value: Out[] | null) => value ?? []),
    ),
  )
}

/** Text that can be cleared: absent is unchanged, `null` and blank text are cleared. */
export function clearableText(max: number) {
  return z.optional(
    z.pipe(
      z.nullable(text(max)),
      z.transform((value: string | null) => value || null),
    ),
  )
}

/**
 * Text of a given format that can be cleared: absent is unchanged, `null` and blank text are
 * cleared.
 */
export function clearableForm<Out>(
  schema: z.ZodMiniType<Out, string>,
  jsonSchema: Record<string, unknown> = {},
) {
  return z.optional(
    described(
      z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' && value.trim() === '' ? null : value,
        ),
        z.pipe(z.unknown(), z.nullable(schema)),
      ),
      { type: ['string', 'null'], ...jsonSchema },
    ),
  )
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  return z
    .number({ error: fieldRefusals.must_be_number })
    .check(
      z.int(fieldRefusals.must_be_whole_number),
      z.gte(min, fieldRefusals.at_least({ least: min })),
      z.lte(max, fieldRefusals.at_most({ most: max })),
    )
}

/** A year within bounds. */
export function year(min: number, max: number) {
  return z
    .number({ error: fieldRefusals.must_be_number })
    .check(
      z.int(fieldRefusals.must_be_whole_number),
      z.gte(min, fieldRefusals.year_at_least({ least: min })),
      z.lte(max, fieldRefusals.year_at_most({ most: max })),
    )
}

/** The id of a record in a body. */
export const recordId = () => wholeNumber(1, MAX_ID)

/** The version that a change is based on; without it, the stored version. */
export const recordVersion = () => z.optional(wholeNumber(1, MAX_ID))

/** A list of short texts, trimmed and without duplicates. */
export function textList(maxItems: number, maxLength: number) {
  return z.pipe(
    z
      .array(text(maxLength))
      .check(z.maxLength(maxItems, fieldRefusals.at_most_entries({ most: maxItems }))),
    z.transform((items: string[]) => [...new Set(items.filter((item) => item !== ''))]),
  )
}

/** An e-mail address, as typed. */
export function email() {
  return text(254).check(z.regex(EMAIL_ADDRESS, typedRefusals.email_address))
}

/** An absolute http(s) URL without a password; `example.com` is completed. */
export function webAddress() {
  return z.string().check(
    z.trim(),
    z.overwrite((value: string) =>
      value === '' || /^[a-z]+:|^\//i.test(value) ? value : `https://${value}`,
    ),
    z.maxLength(500, 'At most 500 characters'),
    z.refine(isWebAddress, {
      error: fieldRefusals.web_address,
      abort: true,
    }),
    z.refine(isWithoutSecrets, fieldRefusals.web_address_with_password),
  )
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && (URL.parse(value)?.hostname.includes('.') ?? false)
}

function isWithoutSecrets(value: string): boolean {
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

/** A calendar day: `YYYY-MM-DD`, or a timestamp, of which the day in Bangkok is taken. */
export function dateOnly() {
  return described(
    z.pipe(
      z.string({ error: fieldRefusals.date }),
      z.transform((value: string, context) => {
        const day = isCalendarDate(value) ? value : bangkokDay(value)
        if (day) return day
        context.issues.push({ code: 'custom', input: value, message: fieldRefusals.date })
        return z.NEVER
      }),
    ),
    { type: 'string', format: 'date' },
  )
}

/** A point in time as an ISO timestamp; a date alone is its Bangkok midnight. Output in UTC. */
export function timestamp() {
  return described(
    z.pipe(
      z.string({ error: fieldRefusals.timestamp }),
      z.transform((value: string, context) => {
        const time = isCalendarDate(value) ? moment(`${value}T00:00:00+07:00`) : moment(value)
        if (time) return time
        context.issues.push({
          code: 'custom',
          input: value,
          message: fieldRefusals.timestamp,
        })
        return z.NEVER
      }),
    ),
    { type: 'string', format: 'date-time' },
  )
}

/** A whole number in a query or a form: digits, or already a number. */
export function queryInteger(min: number, max: number) {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: fieldRefusals.must_be_one_whole_number }),
      z.pipe(
        z.transform((value: string | number) =>
          typeof value === 'string' && /^[+-]?\d{1,15}$/.test(value.trim()) ? Number(value) : value,
        ),
        wholeNumber(min, max),
      ),
    ),
    { type: 'integer', minimum: min, maximum: max },
  )
}

/** The id of a record in a query. */
export const queryId = () => queryInteger(1, MAX_ID)

/** The ids of records in a query, without duplicates, in ascending order. */
export function queryIds() {
  const list = queryList(queryId(), { type: 'integer', minimum: 1, maximum: MAX_ID })
  return described(
    z.pipe(
      list,
      z.transform((ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)),
    ),
    descriptions.get(list) ?? {},
  )
}

/** `true` or `false` in a query or a form. */
export function queryBoolean() {
  return described(
    z.pipe(
      z.union([z.string(), z.boolean()], { error: fieldRefusals.must_be_true_or_false }),
      z.pipe(
        z.transform((value: string | boolean) =>
          value === 'true' ? true : value === 'false' ? false : value,
        ),
        z.boolean(fieldRefusals.must_be_true_or_false),
      ),
    ),
    { type: 'boolean' },
  )
}

/**
 * A list in a query: repeated keys, comma-separated, or already a list. Empty members are dropped;
 * `each` validates every member.
 */
export function queryList<Out, In extends string | number>(
  each: z.ZodMiniType<Out, In>,
  jsonSchema: Record<string, unknown>,
  most = 100,
) {
  return described(
    z.pipe(
      z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
      z.pipe(
        z.transform((value: string | number | (string | number)[]) =>
          unchecked<In>(splitList(value)),
        ),
        z.array(each).check(z.maxLength(most)),
      ),
    ),
    { type: 'array', items: jsonSchema, maxItems: most },
  )
}

function splitList(value: string | number | (string | number)[]): (string | number)[] {
  const items: (string | number)[] = Array.isArray(value) ? value : [value]
  return items
    .flatMap((item): (string | number)[] =>
      typeof item === 'string' ? item.split(',').map((part) => part.trim()) : [item],
    )
    .filter((item) => item !== '')
}

// Safe: the schema that parses these items next validates each of them.
function unchecked<In>(items: (string | number)[]): In[] {
  return items as unknown[] as In[]
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '0001'
}

function moment(value: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i.test(value)) {
    return undefined
  }
  const date = new Date(value)
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999 && isCalendarDate(value.slice(0, 10))
    ? date.toISOString()
    : undefined
}

function bangkokDay(value: string): string | undefined {
  const time = moment(value)
  if (!time) return undefined
  return new Date(Date.parse(time) + 7 * 3_600_000).toISOString().slice(0, 10)
}
