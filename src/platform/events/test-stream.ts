import type { SignedIn, TestApp } from '../testing/test-app.ts'
import { atTestEnd } from '../testing/test-end.ts'
import { EventMessage } from './rules/event.ts'

/** Opens a stream as a user, and reads it message by message. */
export async function openStream(
  world: TestApp,
  as: SignedIn,
  { after = null, lastEventId }: { after?: string | null; lastEventId?: string } = {},
) {
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const headers = { cookie: as.cookie, ...(lastEventId && { 'last-event-id': lastEventId }) }
  const response = await world.app.request(`/api/events${query}`, { headers })
  if (!response.body) throw new Error('There is no stream.')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  atTestEnd(() => reader.cancel())
  let text = ''

  /** The next message; null when the stream has ended. */
  async function next(): Promise<EventMessage | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) return EventMessage.parse(JSON.parse(data))
        continue
      }
      const { value, done } = await reader.read()
      if (done) return null
      text += value
    }
  }

  return {
    response,
    next,
    /** The next message that contains a change; null when the stream has ended. */
    async nextChange(): Promise<EventMessage | null> {
      for (;;) {
        const message = await next()
        if (message?.changes?.length !== 0) return message
      }
    },
    close: () => reader.cancel(),
  }
}
