import { english, type Language, textsIn } from '../language.ts'
import { dealRefusals } from './deals.ts'
import { fieldRefusals } from './fields.ts'
import { importRefusals, rowRefusals } from './imports.ts'
import { inboxRefusals } from './inbox.ts'
import { notificationRefusals } from './notifications.ts'
import { pictureRefusals } from './pictures.ts'
import { placeRefusals } from './places.ts'
import { recordRefusals } from './records.ts'
import { refusal } from './refusal.ts'
import { requestRefusals } from './requests.ts'
import { scanRefusals } from './scans.ts'
import { sendRefusals } from './sends.ts'
import { staffRefusals } from './staff.ts'
import { taskRefusals } from './tasks.ts'
import { typedRefusals } from './typed.ts'
import { unitRefusals } from './units.ts'
import { viewingRefusals } from './viewings.ts'
import { wordRefusals } from './words.ts'

/** Every refusal by its code, with its English sentence. Translations are in files beside it. */
export const refusals = {
  id: 'refusals' as const,
  ...typedRefusals,
  ...fieldRefusals,
  ...requestRefusals,
  ...recordRefusals,
  ...staffRefusals,
  ...taskRefusals,
  ...dealRefusals,
  ...viewingRefusals,
  ...wordRefusals,
  ...placeRefusals,
  ...unitRefusals,
  ...scanRefusals,
  ...sendRefusals,
  ...inboxRefusals,
  ...notificationRefusals,
  ...pictureRefusals,
  ...importRefusals,
  ...rowRefusals,
}
export type RefusalCode = Exclude<keyof typeof refusals, 'id'>

type Value = string | number | null | readonly string[]
/** The values of a refusal by name, as sent to clients. */
export type RefusalParams = Readonly<Record<string, Value>>
/** A refusal of any code. */
export type Refusal = { readonly code: RefusalCode; readonly params: RefusalParams }
/**
 * A fault of one input field: `path` as the sender wrote it (`rentAmount`, `images.2`); its message
 * in English.
 */
export type FieldFault = Refusal & { readonly path: string; readonly message: string }

/** The arguments after a code: its values, if its sentence has any. */
export type ValuesOf<Code extends RefusalCode> = (typeof refusals)[Code] extends (
  values: infer Values extends object,
) => string
  ? [values: Values]
  : []

/** A fault of one field. */
export function fault<Code extends RefusalCode>(
  path: string,
  code: Code,
  ...values: ValuesOf<Code>
): FieldFault {
  return faultAt(path, refusal(code, ...values))
}

/** The same for an existing refusal. */
export function faultAt(path: string, { code, params }: Refusal): FieldFault {
  return { path, code, params, message: refusalText({ code, params }) }
}

export function isRefusalCode(text: string): text is RefusalCode {
  return text !== 'id' && Object.hasOwn(refusals, text)
}

/** The sentence of a refusal. */
export function refusalText({ code, params }: Refusal, language: Language = english): string {
  const sentence = textsIn(language, refusals)[code]
  return typeof sentence === 'string' ? sentence : written(sentence)(params)
}

// Safe: `refusal` took the values from the type of this code's sentence.
function written(sentence: (values: never) => string) {
  return sentence as (values: RefusalParams) => string
}
