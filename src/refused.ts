import { english, type Language } from './shared/language.ts'
import type { Part, Thing } from './shared/refusals/records.ts'
import { refusal } from './shared/refusals/refusal.ts'
import {
  type FieldFault,
  fault,
  faultAt,
  type Refusal,
  type RefusalCode,
  type RefusalParams,
  refusalText,
  type ValuesOf,
} from './shared/refusals/refusals.ts'

type More = {
  errors?: readonly FieldFault[]
  /** Added to the problem+json body (for example `current` on a version conflict). */
  extra?: Record<string, unknown>
  headers?: Record<string, string>
}
type Rest<Code extends RefusalCode> =
  ValuesOf<Code> extends [infer Values]
    ? [params: Values, more?: More]
    : [params?: Record<string, never>, more?: More]

/**
 * The one error thrown on purpose: the request is refused for the reason named by its code. The
 * sentence is made where it is shown (`refusedText`); `message` is the English one, for logs. Any
 * other error is a bug and answered 500 without internals.
 */
export class Refused<Code extends RefusalCode = RefusalCode> extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly params: RefusalParams
  readonly errors: readonly FieldFault[] | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly headers: Record<string, string> | undefined

  constructor(status: number, code: Code, ...[params, options = {}]: Rest<Code>) {
    const { errors, extra, headers } = options
    const values: object = params ?? {}
    const refused = { code, params: { ...values }, errors }
    super(refusedText(refused))
    this.name = 'Refused'
    this.status = status
    this.code = code
    this.params = refused.params
    this.errors = errors
    this.extra = extra
    this.headers = headers
  }
}

const MAX_TEXT = 2000

/** The text of a refusal with its faults, in a language. */
export function refusedText(
  { code, params, errors = [] }: Refusal & { errors?: readonly FieldFault[] | undefined },
  language: Language = english,
): string {
  if (code !== 'invalid_fields') return refusalText({ code, params }, language)
  return errors
    .map((each) => faultText(each, language))
    .join('; ')
    .slice(0, MAX_TEXT)
}

/** A fault as a sentence of its own: prefixed with the field's name unless it contains it. */
function faultText(fault: FieldFault, language: Language): string {
  const text = refusalText(fault, language)
  const field = fault.path.split('.').at(-1) ?? fault.path
  return text.toLowerCase().includes(field.toLowerCase()) ? text : `${fault.path}: ${text}`
}

/** Throws an existing refusal. `at` makes it the fault of one field. */
export function refusedFor(
  status: number,
  { code, params }: Refusal,
  { at, ...more }: More & { at?: string } = {},
): Refused {
  const errors = at === undefined ? more.errors : [faultAt(at, { code, params })]
  // Safe: `refusal` took the values by their code.
  return new Refused(status, code, params as never, { ...more, ...(errors && { errors }) })
}

/** 400 for invalid fields. */
export function invalidFields(errors: readonly FieldFault[]): Refused {
  return new Refused(400, 'invalid_fields', {}, { errors })
}

/** 400 that names one field. */
export function invalid<Code extends RefusalCode>(
  path: string,
  code: Code,
  ...values: ValuesOf<Code>
): Refused {
  return invalidFields([fault(path, code, ...values)])
}

/** 404 for a record that never existed, is deleted, or is not visible to this caller. */
export function notFound(thing: Thing): Refused {
  return new Refused(404, 'not_found', { thing })
}

/** 409 for a value that another record has already. */
export function taken<Code extends RefusalCode>(
  path: string,
  code: Code,
  ...values: ValuesOf<Code>
): Refused {
  return refusedFor(409, refusal(code, ...values), { at: path })
}

/** 409 for deleting a record that others belong to. */
export function hasDependents(thing: Thing, count: number, part: Part): Refused {
  return new Refused(409, 'still_has', { thing, count, part })
}
