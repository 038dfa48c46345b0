/** A fault at one field of the input: `path` as the sender wrote it (`rentAmount`, `images.2`). */
export type FieldFault = { path: string; message: string }

/**
 * The one error thrown on purpose: the request is refused, with what to do about it.
 * Anything else that is thrown is a bug and answered 500 without its internals.
 * `extra` is added to the problem+json body (for example `current` on a version conflict).
 */
export class Refused extends Error {
  readonly status: number
  readonly errors: FieldFault[] | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly headers: Record<string, string> | undefined

  constructor(
    status: number,
    message: string,
    more: {
      errors?: FieldFault[]
      extra?: Record<string, unknown>
      headers?: Record<string, string>
    } = {},
  ) {
    super(message)
    this.name = 'Refused'
    this.status = status
    this.errors = more.errors
    this.extra = more.extra
    this.headers = more.headers
  }
}

/** 400 that names one field. */
export function invalid(path: string, message: string): Refused {
  return new Refused(400, faultText({ path, message }), { errors: [{ path, message }] })
}

/** A fault in words: its message, with the field's name before it where the message does not say it. */
export function faultText({ path, message }: FieldFault): string {
  const field = path.split('.').at(-1) ?? path
  return message.toLowerCase().includes(field.toLowerCase()) ? message : `${path}: ${message}`
}

/** 404 for a record that was never there, is deleted, or is not shown to this caller. */
export function notFound(what: string): Refused {
  return new Refused(404, `${what} not found`)
}

/** 409 for a value that another record has already. */
export function taken(path: string, message: string): Refused {
  return new Refused(409, message, { errors: [{ path, message }] })
}

/** 409 for the deletion of what others still belong to. */
export function stillHas(what: string, count: number, part: string): Refused {
  const parts = count === 1 ? `1 ${part}` : `${count} ${part}s`
  return new Refused(409, `This ${what} has ${parts}. Move or delete them first.`)
}
