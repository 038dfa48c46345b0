import type { SignedIn, TestApp } from '../test-app.ts'

type Sent = { name?: string; type?: string; columns?: Record<string, string | null> }

/** Calls of the import's door, as a browser makes them. */
export function importDoor(world: TestApp) {
  const form = (content: string | Uint8Array, { name = 'list.csv', type = 'text/csv' }: Sent) => {
    const body = new FormData()
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    body.append('file', new File([new Uint8Array(bytes)], name, { type }))
    return body
  }
  const door = {
    async check(as: SignedIn, kind: string, content: string | Uint8Array, sent: Sent = {}) {
      const body = form(content, sent)
      body.append('kind', kind)
      if (sent.columns) body.append('columns', JSON.stringify(sent.columns))
      return world.request('POST', '/api/imports', { as, body })
    },
    async run(as: SignedIn, id: number) {
      const answer = await world.request('POST', `/api/imports/${id}/run`, { as })
      await world.services.imports.idle()
      return answer
    },
    /** Checks and runs; answers the import as it is then. */
    async all(as: SignedIn, kind: string, content: string | Uint8Array, sent: Sent = {}) {
      const { body } = await door.check(as, kind, content, sent)
      await door.run(as, body.id)
      return (await world.request('GET', `/api/imports/${body.id}`, { as })).body
    },
    rows: (as: SignedIn, id: number, verdict = '') =>
      world.request('GET', `/api/imports/${id}/rows?verdict=${verdict}`, { as }),
    at: (as: SignedIn | null, path: string, content: string | Uint8Array, sent: Sent = {}) =>
      world.request('POST', path, { as, body: form(content, sent) }),
  }
  return door
}

/** Thai text in Windows-874. */
export function windows874(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
}
