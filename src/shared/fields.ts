import * as z from 'zod/mini'
import { EMAIL_ADDRESS, EMAIL_HINT, MAX_SEARCH, REQUIRED } from './field-faults.ts'
import { described } from './value-set.ts'

/** The largest price or rent, in whole baht. */
export const MAX_BAHT = 2_000_000_000
/** The largest id or version: what a 32-bit integer holds. */
export const MAX_ID = 2_147_483_647

/** Text without surrounding blanks, at most `max` characters. May be empty. */
export function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`))
}

/** What somebody searches for: a part of a name. */
export const searchText = () => text(MAX_SEARCH)

/** Text that must hold something besides blanks. */
export function requiredText(max: number, message = REQUIRED) {
  return z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters`))
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

/** Text of some form that can be cleared: absent is unchanged, `null` and blank text are cleared. */
export function clearableForm<Out>(
  schema: z.ZodMiniType<Out, string>,
  shown: Record<string, unknown> = {},
) {
  return z.optional(
    described(
      z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' && value.trim() === '' ? null : value,
        ),
        z.pipe(z.unknown(), z.nullable(schema)),
      ),
      { type: ['string', 'null'], ...shown },
    ),
  )
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  return z
    .number({ error: 'Must be a number' })
    .check(
      z.int('Must be a whole number'),
      z.gte(min, `At least ${min}`),
      z.lte(max, `At most ${max}`),
    )
}

/** The id of a record in a body. */
export const recordId = () => wholeNumber(1, MAX_ID)

/** The version that a change was made of; without one it is of whichever is stored. */
export const recordVersion = () => z.optional(wholeNumber(1, MAX_ID))

/** A list of short texts without blanks or repeats. */
export function textList(maxItems: number, maxLength: number) {
  return z.pipe(
    z.array(text(maxLength)).check(z.maxLength(maxItems, `At most ${maxItems} entries`)),
    z.transform((items: string[]) => [...new Set(items.filter((item) => item !== ''))]),
  )
}

/** An e-mail address, as typed. */
export function email() {
  return text(254).check(z.regex(EMAIL_ADDRESS, EMAIL_HINT))
}

/** An absolute http(s) address without a password in it; one that is typed as `example.com` is completed. */
export function webAddress() {
  return z.string().check(
    z.trim(),
    z.overwrite((typed: string) =>
      typed === '' || /^[a-z]+:|^\//i.test(typed) ? typed : `https://${typed}`,
    ),
    z.maxLength(500, 'At most 500 characters'),
    z.refine(isWebAddress, {
      error: 'Enter the address of a website, such as https://example.com',
      abort: true,
    }),
    z.refine(isWithoutSecrets, 'Leave out the name and the password before the @'),
  )
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && (URL.parse(value)?.hostname.includes('.') ?? false)
}

function isWithoutSecrets(value: string): boolean {
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

/** A calendar day: `YYYY-MM-DD`, or a timestamp of which the day in Bangkok is taken. */
export function dateOnly() {
  return described(
    z.pipe(
      z.string({ error: 'Enter a date as YYYY-MM-DD' }),
      z.transform((value: string, context) => {
        const read = isCalendarDate(value) ? value : bangkokDay(value)
        if (read) return read
        context.issues.push({ code: 'custom', input: value, message: 'Enter a date as YYYY-MM-DD' })
        return z.NEVER
      }),
    ),
    { type: 'string', format: 'date' },
  )
}

/** A moment as an ISO timestamp; a bare date is its Bangkok midnight. Answers in UTC. */
export function timestamp() {
  return described(
    z.pipe(
      z.string({ error: 'Enter a timestamp such as 2026-11-20T09:00:00+07:00' }),
      z.transform((value: string, context) => {
        const read = isCalendarDate(value) ? moment(`${value}T00:00:00+07:00`) : moment(value)
        if (read) return read
        context.issues.push({
          code: 'custom',
          input: value,
          message: 'Enter a timestamp such as 2026-11-20T09:00:00+07:00',
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
      z.union([z.string(), z.number()], { error: 'Must be one whole number' }),
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

/** `true` or `false` in a query or a form. */
export function queryBoolean() {
  return described(
    z.pipe(
      z.union([z.string(), z.boolean()], { error: 'Must be true or false' }),
      z.pipe(
        z.transform((value: string | boolean) =>
          value === 'true' ? true : value === 'false' ? false : value,
        ),
        z.boolean('Must be true or false'),
      ),
    ),
    { type: 'boolean' },
  )
}

/**
 * A list in a query: repeated keys, commas, or already a list. Empty members fall away; `each` checks
 * every member.
 */
export function queryList<Out, In extends string | number>(
  each: z.ZodMiniType<Out, In>,
  shown: Record<string, unknown>,
) {
  return described(
    z.pipe(
      z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
      z.pipe(
        z.transform((value: string | number | (string | number)[]) =>
          unchecked<In>(splitList(value)),
        ),
        z.array(each).check(z.maxLength(100)),
      ),
    ),
    { type: 'array', items: shown, maxItems: 100 },
  )
}

function splitList(value: string | number | (string | number)[]): (string | number)[] {
  const given: (string | number)[] = Array.isArray(value) ? value : [value]
  return given
    .flatMap((item): (string | number)[] =>
      typeof item === 'string' ? item.split(',').map((part) => part.trim()) : [item],
    )
    .filter((item) => item !== '')
}

// Safe: the schema that reads these items next checks each of them.
function unchecked<In>(items: (string | number)[]): In[] {
  return items as unknown[] as In[]
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const read = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value) && value >= '0001'
}

function moment(value: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i.test(value)) {
    return undefined
  }
  const read = new Date(value)
  const year = read.getUTCFullYear()
  return year >= 1 && year <= 9999 && isCalendarDate(value.slice(0, 10))
    ? read.toISOString()
    : undefined
}

function bangkokDay(value: string): string | undefined {
  const read = moment(value)
  if (!read) return undefined
  return new Date(Date.parse(read) + 7 * 3_600_000).toISOString().slice(0, 10)
}
