import type { Context } from '../../context.ts'
import type { CalendarEvent } from '../../shared/calendar-file.ts'
import { taskEvents } from './task-events.ts'
import { viewingEvents } from './viewing-events.ts'

/** Reads what is on somebody's calendar from one source. */
export type EventSource = (
  context: Pick<Context, 'db' | 'now'>,
  userId: number,
) => Promise<CalendarEvent[]>

/** Where the events of a calendar come from. */
const sources: readonly EventSource[] = [taskEvents, viewingEvents]

/** Everything on somebody's calendar. */
export async function feedEvents(
  context: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<CalendarEvent[]> {
  const events = await Promise.all(sources.map((source) => source(context, userId)))
  return events.flat()
}
