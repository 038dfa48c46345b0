/** A call that was answered with an error; its message is `{status}: {text}`. */
export class ApiError extends Error {
  readonly status: number
  /** What the server says, without the status. */
  readonly text: string
  readonly faults: readonly { path: string; message: string }[]

  constructor(status: number, text: string, faults: ApiError['faults'] = []) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.text = text
    this.faults = faults
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Options = { method?: Method; body?: unknown; signal?: AbortSignal }

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

async function send(path: string, { method = 'GET', body, signal }: Options): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    ...(signal && { signal }),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw await readError(response)
  return response
}

async function readError(response: Response): Promise<ApiError> {
  const body = await response.text()
  const problem = parse(body)
  return new ApiError(
    response.status,
    textOf(problem) ?? (body.trim() || response.statusText),
    faultsOf(problem),
  )
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
