import * as z from 'zod/mini'
import { notModified } from '../../../platform/http/cache/etag.ts'
import { eventStream } from '../../../platform/http/event-stream.ts'
import { route } from '../../../platform/http/route.ts'
import { Refused } from '../../../refused.ts'
import { text } from '../../../shared/fields/fields.ts'
import { sessionToken, staff } from '../guard.ts'

const tag = 'events'

export const eventRoutes = [
  route(
    {
      method: 'get',
      path: '/api/events',
      tag,
      summary: 'What staff change, as it happens: server-sent events',
      guard: staff(),
      /** The last message that was received; a reconnecting browser sends Last-Event-ID. */
      query: z.object({ after: z.optional(text(100)) }),
      responses: {
        200: 'A stream of messages (text/event-stream), each of which names what changed',
        503: 'Too many streams are open, or the server is stopping',
      },
    },
    async ({ actor }, { query }, call) => {
      const { events } = call.var.services
      const token = sessionToken(call)
      if (!actor || !token) throw new Refused(401, 'sign_in_first')
      if (!events.hasRoom) throw new Refused(503, 'too_many_streams')
      const after = call.req.header('last-event-id') || query.after || null
      return eventStream(call, (sink) => events.open({ reader: actor, token, after, sink }))
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/events/latest',
      tag,
      summary: 'The id of the last change, for browsers that no stream reaches',
      guard: staff(),
      responses: { 200: z.object({ id: z.string() }), 304: 'Nothing changed' },
    },
    async ({ actor }, _input, call) => {
      if (!actor) throw new Refused(401, 'sign_in_first')
      const id = call.var.services.events.latest(actor)
      // The browser stores it and revalidates it by ETag.
      call.header('cache-control', 'private, no-cache')
      return notModified(call, id) ?? call.json({ id })
    },
  ),
]
