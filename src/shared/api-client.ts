/** A call that was answered with an error; its message is `{status}: {text}`. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says, without the status. */
  readonly text: string
  readonly faults: readonly { path: string; message: string }[]
  /** Of a 409: the record was changed meanwhile. */
  readonly conflict: Conflict | null

  constructor(
    status: number,
    text: string,
    faults: ApiError['faults'] = [],
    conflict: Conflict | null = null,
  ) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.faults = faults
    this.conflict = conflict
  }
}

/** What somebody else saved since a record was read: the record as it is now, who, when and what. */
export type Conflict = {
  current: Readonly<Record<string, unknown>>
  changedBy: string | null
  /** An ISO timestamp. */
  changedAt: string | null
  changedFields: readonly string[]
}

/** Says that a caller means to be answered as staff, and not as a visitor once its session has ended. */
export const AS_STAFF = { name: 'x-answer-as', value: 'staff' } as const

type Reach = (path: string, init: RequestInit) => Promise<Response>

let reach: Reach = (path, init) => fetch(path, init)

/** How calls reach the API: over the network, unless this is the server, which answers them itself. */
export function reachApiBy(other: Reach): void {
  reach = other
}

type Options = {
  method?: string
  body?: unknown
  signal?: AbortSignal
  etag?: string
  asStaff?: boolean
}

/**
 * Calls our API: cookies go with it, nothing is cached, a body goes as JSON. Answers the JSON of the
 * answer, or null where there is none. Throws `ApiError` for any answer that is not OK.
 */
export async function callApi<Answer>(path: string, options: Options = {}): Promise<Answer> {
  return readJson<Answer>(await send(path, options))
}

/** Calls a list of our API: its items, and how many there are on all pages together. */
export async function callApiList<Item>(
  path: string,
  options: Options = {},
): Promise<{ items: Item[]; total: number }> {
  const response = await send(path, options)
  const items = await readJson<Item[]>(response)
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
}

/** What was answered last time, and by which ETag it is known. */
export type Known<Answer> = { etag: string | null; answer: Answer }

/** Calls a read of our API that costs nothing where nothing changed since it was asked before. */
export async function callApiAgain<Answer>(
  path: string,
  known: Known<Answer> | undefined,
  options: Options = {},
): Promise<Known<Answer>> {
  const etag = known?.etag
  const response = await send(path, { ...options, ...(etag && { etag }) })
  if (known && response.status === 304) return known
  return { etag: response.headers.get('etag'), answer: await readJson<Answer>(response) }
}

async function send(
  path: string,
  { method = 'GET', body, signal, etag, asStaff }: Options,
): Promise<Response> {
  const response = await reach(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    ...(signal && { signal }),
    ...((body !== undefined || etag || asStaff) && {
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(etag && { 'if-none-match': etag }),
        ...(asStaff && { [AS_STAFF.name]: AS_STAFF.value }),
      },
    }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok && !(etag && response.status === 304)) throw await readError(response)
  return response
}

async function readError(response: Response): Promise<ApiError> {
  return errorOf(response.status, response.statusText, await response.text())
}

/** The error that an answer which is not OK stands for. */
export function errorOf(status: number, statusText: string, body: string): ApiError {
  const problem = parse(body)
  const text = textOf(problem) ?? (body.trim() || statusText)
  return new ApiError(status, text, faultsOf(problem), conflictOf(problem))
}

function conflictOf(problem: unknown): Conflict | null {
  if (typeof problem !== 'object' || problem === null || !('current' in problem)) return null
  const { current, changedBy, changedAt, changedFields }: Record<string, unknown> = { ...problem }
  if (typeof current !== 'object' || current === null) return null
  return {
    current: { ...current },
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    changedAt: typeof changedAt === 'string' ? changedAt : null,
    changedFields: Array.isArray(changedFields) ? changedFields.map(String) : [],
  }
}

function textOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('message' in problem)) return null
  return typeof problem.message === 'string' && problem.message !== '' ? problem.message : null
}

function faultsOf(problem: unknown): { path: string; message: string }[] {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return []
  if (!Array.isArray(problem.errors)) return []
  return problem.errors.map((fault) => ({
    path: String(fault?.path ?? ''),
    message: String(fault?.message ?? ''),
  }))
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

// The one trust in the wire: our own server answers by the schemas these types come from.
async function readJson<Answer>(response: Response): Promise<Answer> {
  const body = await response.text()
  return (body === '' ? null : JSON.parse(body)) as Answer
}
