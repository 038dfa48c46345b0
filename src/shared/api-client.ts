import type { FieldError, FieldErrors } from './fields/form-state.ts'
import { requestKeys } from './request-keys.ts'

/** A response with an error status; its message is `{status}: {text}`. */
export class ApiError extends Error {
  readonly status: number
  /** The server's message, without the status. */
  readonly text: string
  readonly faults: FieldErrors
  /** For a 409: what somebody else saved meanwhile. */
  readonly conflict: Conflict | null
  /** For a contact that was merged: the id of the one that was kept. */
  readonly mergedInto: number | null
  /** The code of the refusal, if the response has one. */
  readonly code: string | null

  constructor(
    status: number,
    text: string,
    faults: ApiError['faults'] = [],
    {
      conflict = null,
      mergedInto = null,
      code = null,
    }: Partial<Pick<ApiError, 'conflict' | 'mergedInto' | 'code'>> = {},
  ) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.faults = faults
    this.conflict = conflict
    this.mergedInto = mergedInto
    this.code = code
  }
}

/**
 * What somebody else saved since a record was read: the current record, who changed it, when, and
 * which fields.
 */
export type Conflict = {
  current: Readonly<Record<string, unknown>>
  changedBy: string | null
  /** An ISO timestamp. */
  changedAt: string | null
  changedFields: readonly string[]
}

/**
 * The header that asks for the staff's response, so that a call without a session is 401 instead of
 * a visitor's response.
 */
export const AS_STAFF = { name: 'x-answer-as', value: 'staff' } as const

/** Sends a call to the API. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

const overTheNetwork: Transport = (path, init) => fetch(path, init)

type Options = {
  method?: string
  body?: unknown
  signal?: AbortSignal
  asStaff?: boolean
  /** The Idempotency-Key of a request that outlives this page; by default one is made. */
  key?: string | undefined
  /** Over the network by default; the server calls its own API directly. */
  transport?: Transport | undefined
}

/**
 * Calls our API with cookies, without caching, and with a JSON body. Returns the JSON of the
 * response, or null for an empty one. Throws `ApiError` for any other status than 2xx.
 */
export async function callApi<Answer>(path: string, options: Options = {}): Promise<Answer> {
  return readJson<Answer>(await send(path, options))
}

/** Calls a list endpoint: its items, and their total number on all pages. */
export async function callApiList<Item>(
  path: string,
  options: Options = {},
): Promise<{ items: Item[]; total: number }> {
  const response = await send(path, options)
  const items = await readJson<Item[]>(response)
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
}

const MAX_REMEMBERED = 100

/** The ids of this page's latest write requests, whose changes it knows already. */
export const ownRequests = new Set<string>()

function noteOwn(requestId: string | null): void {
  if (requestId === null) return
  ownRequests.add(requestId)
  const [oldest] = ownRequests
  if (ownRequests.size > MAX_REMEMBERED && oldest) ownRequests.delete(oldest)
}

async function send(
  path: string,
  { method = 'GET', body, signal, asStaff, key: given, transport = overTheNetwork }: Options,
): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const key = given ?? (method === 'POST' ? requestKeys.keyOf(`${path} ${text}`) : null)
  const response = await transport(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    ...(signal && { signal }),
    // What is given up as somebody leaves the page is told after it.
    ...(method === 'DELETE' && { keepalive: true }),
    ...((text !== undefined || asStaff || key) && {
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(asStaff && { [AS_STAFF.name]: AS_STAFF.value }),
        ...(key && { 'idempotency-key': key }),
      },
    }),
    ...(text !== undefined && { body: text }),
  })
  // After a failure of the server or the network nobody knows whether it was done.
  if (response.status < 500) requestKeys.forget(`${path} ${text}`)
  if (method !== 'GET') noteOwn(response.headers.get('x-request-id'))
  if (!response.ok) throw await readError(response)
  return response
}

async function readError(response: Response): Promise<ApiError> {
  return errorOf(response.status, response.statusText, await response.text())
}

/** The error for a response that is not OK. */
export function errorOf(status: number, statusText: string, body: string): ApiError {
  const problem = parse(body)
  const text = textOf(problem) ?? (body.trim() || statusText)
  const more = {
    conflict: conflictOf(problem),
    mergedInto: mergedIntoOf(problem),
    code: codeOf(problem),
  }
  return new ApiError(status, text, faultsOf(problem), more)
}

function mergedIntoOf(problem: unknown): number | null {
  if (typeof problem !== 'object' || problem === null || !('mergedInto' in problem)) return null
  return typeof problem.mergedInto === 'number' ? problem.mergedInto : null
}

function codeOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('code' in problem)) return null
  return typeof problem.code === 'string' ? problem.code : null
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

function faultsOf(problem: unknown): FieldError[] {
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return []
  if (!Array.isArray(problem.errors)) return []
  return problem.errors.map((fault) => ({
    ...fault,
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

// The only unchecked cast of received data: our own server validates by the schemas these types
// come from.
async function readJson<Answer>(response: Response): Promise<Answer> {
  const body = await response.text()
  return (body === '' ? null : JSON.parse(body)) as Answer
}
