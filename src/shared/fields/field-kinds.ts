import * as z from 'zod/mini'
import type { Language } from '../language.ts'
import { formatNumber } from '../money.ts'
import {
  clearable,
  clearableList,
  clearableText,
  recordId,
  requiredText,
  text,
  textList,
  wholeNumber,
} from './fields.ts'
import { recordDay, recordTime } from './record-time.ts'
import { labelIn, type ValueSet } from './value-set.ts'
import { manyOf, oneOf } from './value-set-schemas.ts'

/** Field-table entries by kind; each is completed by the field's own properties. */

/** Optional text. */
export function words(label: string, max: number) {
  return {
    kind: 'text',
    label,
    input: clearableText(max),
    response: z.nullable(z.string()),
    empty: null,
    text: (value: string | null) => value,
  } as const
}

/** Required text. */
export function requiredWords(label: string, max: number, message?: string) {
  const input = requiredText(max, message)
  return { kind: 'text', label, input, response: z.string(), empty: null } as const
}

/** A list of short texts. */
export function texts(label: string, most: number, max: number) {
  const input = clearableList(textList(most, max))
  return { kind: 'texts', label, input, response: z.array(z.string()), empty: noTexts } as const
}

/** An optional whole number. */
export function number(label: string, min: number, max: number) {
  return {
    kind: 'number',
    label,
    input: clearable(wholeNumber(min, max)),
    response: z.nullable(z.int()),
    empty: null,
    text: (count: number | null) => (count === null ? null : formatNumber(count)),
  } as const
}

/** Optional whole baht. */
export function money(label: string, max: number) {
  return { ...number(label, 0, max), kind: 'money' } as const
}

/** A required number of rooms. */
export function rooms(label: string, min: number, max: number) {
  return {
    kind: 'rooms',
    label,
    input: wholeNumber(min, max),
    response: z.int(),
    empty: null,
    starts: 1,
  } as const
}

/** Yes or no, with a default. */
export function flag<Empty extends boolean>(label: string, empty: Empty) {
  const input = z.optional(z.boolean())
  return { kind: 'flag', label, input, response: z.boolean(), empty } as const
}

/** Yes, no, or unknown. */
export function yesNoUnknown(label: string, yes: string, no: string) {
  return {
    kind: 'flag',
    label,
    input: clearable(z.boolean()),
    response: z.nullable(z.boolean()),
    empty: null,
    text: (value: boolean | null) => (value === null ? null : value ? yes : no),
  } as const
}

/** An optional calendar day. */
export function day(label: string) {
  const input = clearable(recordDay())
  return { kind: 'day', label, input, response: z.nullable(z.string()), empty: null } as const
}

/** An optional point in time. */
export function moment(label: string) {
  const input = clearable(recordTime())
  return { kind: 'moment', label, input, response: z.nullable(z.string()), empty: null } as const
}

/** One value of a set, or none. */
export function choice<Id extends string>(label: string, set: ValueSet<Id>) {
  return {
    kind: 'choice',
    label,
    set,
    input: clearable(oneOf(set)),
    response: z.nullable(z.enum(set.ids)),
    empty: null,
    text: (id: string | null, language: Language) => id && labelIn(set, id, language),
  } as const
}

/** One value of a set, with a default. */
export function kindOf<Id extends string>(label: string, set: ValueSet<Id>, empty: NoInfer<Id>) {
  const input = z.optional(oneOf(set))
  return { kind: 'choice', label, set, input, response: z.enum(set.ids), empty } as const
}

/** Several values of a set. */
export function choices<Id extends string>(label: string, set: ValueSet<Id>) {
  return {
    kind: 'choices',
    label,
    set,
    input: clearableList(manyOf(set)),
    response: z.array(z.enum(set.ids)),
    empty: none<Id>(),
    text: (ids: readonly string[], language: Language) =>
      ids.map((id) => labelIn(set, id, language)).join(', '),
  } as const
}

/** The URLs of uploaded pictures, the main one first; stored in a table of their own. */
export function pictures(label: string, most: number, tooMany: string) {
  return {
    kind: 'pictures',
    label,
    input: clearableList(z.array(text(500)).check(z.maxLength(most, tooMany))),
    response: z.array(z.string()),
    empty: noTexts,
    column: null,
  } as const
}

/** An optional reference to another record by id: `name` in forms, also `from` in responses. */
export function record<Name extends string>(label: string, name: Name, from: string) {
  return {
    kind: 'record',
    label,
    input: clearable(recordId()),
    response: z.nullable(z.int()),
    empty: null,
    form: { name, from },
  } as const
}

/**
 * Possible headers of the field's column in an imported file: comma-separated lists, English and
 * Thai.
 */
export function headers(...lists: string[]): readonly string[] {
  return lists.flatMap((list) => list.split(', '))
}

const noTexts: string[] = []
function none<Id extends string>(): Id[] {
  return []
}
