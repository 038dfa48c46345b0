import { hash } from 'node:crypto'
import { notModified } from '../../platform/http/cache/etag.ts'
import { route } from '../../platform/http/route.ts'
import { notFound } from '../../refused.ts'
import { everybody, staff } from '../../team/staff/guard.ts'
import { ownAddress, readerOfCalendar, renewAddress } from './feed-address.ts'
import { feedEvents } from './feed-events.ts'
import { CalendarAddress, CalendarFile } from './rules/calendar.ts'

const tag = 'calendar'

export const calendarRoutes = [
  route(
    {
      method: 'get',
      path: '/api/calendar/token',
      tag,
      summary: "The address of one's own calendar; null until one is made",
      guard: staff(),
      responses: { 200: CalendarAddress },
    },
    async (context, _input, call) => call.json({ url: await ownAddress(context) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/calendar/token',
      tag,
      summary: 'A new address for one’s own calendar; the old one stops at once',
      guard: staff(),
      once: true,
      responses: { 201: CalendarAddress },
    },
    async (context, _input, call) => call.json({ url: await renewAddress(context) }, 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/calendar/{file}',
      tag,
      summary: 'Somebody’s tasks as a calendar, `{token}.ics`; the token is the right to read it',
      guard: everybody,
      limit: { name: 'calendar', points: 120, seconds: 60 },
      params: CalendarFile,
      responses: {
        200: 'A calendar (RFC 5545)',
        304: 'Nothing changed',
        404: 'No such calendar, or its address was renewed',
      },
    },
    async (context, { params }, call) => {
      const reader = await readerOfCalendar(context, params.file.slice(0, -'.ics'.length))
      if (!reader) throw notFound('calendar')
      const events = await feedEvents(context, reader.userId)
      const { writeCalendar } = await import('../../shared/calendar-file.ts')
      const body = writeCalendar(events, { name: 'Sathani', origin: context.origin ?? '' })
      call.header('cache-control', 'private, no-cache')
      return (
        notModified(call, hash('sha1', body, 'base64url')) ??
        call.body(body, 200, { 'content-type': 'text/calendar; charset=utf-8' })
      )
    },
  ),
]
