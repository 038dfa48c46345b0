import type { SignedIn, TestApp } from '../../platform/testing/test-app.ts'

type FileOptions = {
  name?: string
  type?: string
  columns?: Record<string, string | null>
  headers?: Record<string, string>
}

/** Requests to the endpoints of imports, as a browser sends them. */
export function importRequests(world: TestApp) {
  const formWith = (
    content: string | Uint8Array,
    { name = 'list.csv', type = 'text/csv' }: FileOptions,
  ) => {
    const body = new FormData()
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    body.append('file', new File([new Uint8Array(bytes)], name, { type }))
    return body
  }
  const requests = {
    async check(
      as: SignedIn,
      kind: string,
      content: string | Uint8Array,
      options: FileOptions = {},
    ) {
      const body = formWith(content, options)
      body.append('kind', kind)
      if (options.columns) body.append('columns', JSON.stringify(options.columns))
      const { headers = {} } = options
      const response = await world.request('POST', '/api/imports', { as, body, headers })
      if (response.status !== 202 || options.headers) return response
      // A busy machine checks longer than a request waits.
      await world.services.jobs.idle()
      const path = `/api/imports/${response.body.id}`
      const checked = await world.request('GET', path, { as })
      const { body: sample } = await world.request('GET', `${path}/rows`, { as })
      return { ...checked, status: 201, body: { ...checked.body, sample } }
    },
    async run(as: SignedIn, id: number) {
      const response = await world.request('POST', `/api/imports/${id}/run`, { as })
      await world.services.jobs.idle()
      return response
    },
    /** Checks and runs a file; returns the finished import. */
    async all(as: SignedIn, kind: string, content: string | Uint8Array, options: FileOptions = {}) {
      const { body } = await requests.check(as, kind, content, options)
      await requests.run(as, body.id)
      return (await world.request('GET', `/api/imports/${body.id}`, { as })).body
    },
    rows: (as: SignedIn, id: number, verdict = '') =>
      world.request('GET', `/api/imports/${id}/rows?verdict=${verdict}`, { as }),
    at: (
      as: SignedIn | null,
      path: string,
      content: string | Uint8Array,
      options: FileOptions = {},
    ) => world.request('POST', path, { as, body: formWith(content, options) }),
  }
  return requests
}

/** Encodes Thai text as Windows-874. */
export function windows874(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
}
