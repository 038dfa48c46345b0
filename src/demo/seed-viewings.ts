import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db/connect.ts'
import { addFeedback } from '../sales/viewings/add-feedback.ts'
import { askClient, keyOfHome, receiveFeedback } from '../sales/viewings/client-feedback.ts'
import { planViewing } from '../sales/viewings/plan-viewing.ts'
import type { ViewingRecord } from '../sales/viewings/rules/viewing.ts'
import { addViewing, changeViewing } from '../sales/viewings/save-viewing.ts'
import { addDays } from '../shared/calendar-days.ts'
import { bangkokDate, bangkokTime } from '../shared/dates.ts'
import type { Actor } from '../team/staff/rules/staff.ts'
import { contactNamed } from './contact-named.ts'
import { type DemoViewing, demoViewings } from './demo-tables.ts'
import type { Colleagues } from './seed-colleagues.ts'
import type { DemoEvent } from './timeline.ts'

const HOUR_MS = 3_600_000
/** How long before a viewing it was planned, and how long after it is spoken of. */
const BEFORE = 30 * HOUR_MS
const AFTER = 3 * HOUR_MS
const MINUTES = 30

/** The viewings of the colleagues and the first admin: some with what was thought of them, some to come. */
export function viewingEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoViewings.flatMap((viewing, place) =>
    eventsOf(now, viewing, colleagues[viewing.of], place),
  )
}

function eventsOf(now: Date, demo: DemoViewing, actor: Actor, place: number): DemoEvent[] {
  const startsAt = bangkokTime(addDays(bangkokDate(now), demo.day), demo.time)
  const start = Date.parse(startsAt)
  let viewing: ViewingRecord | null = null
  const events: DemoEvent[] = [
    {
      at: new Date(Math.min(start - BEFORE, now.getTime())),
      async happens(at) {
        const tx = { ...at, actor }
        const unitIds = await homesNearby(tx.db, demo.homes, place)
        const plan = { unitIds, startsAt, minutes: [MINUTES], isOrdered: false }
        const { homes } = await planViewing(tx, plan)
        viewing = await addViewing(tx, {
          contactId: await contactNamed(tx, demo.with),
          agentId: actor.id,
          homes: homes.map(({ unitId, startsAt, minutes }) => ({ unitId, startsAt, minutes })),
          note: demo.note ?? null,
        })
      },
    },
  ]
  const follows = start + AFTER
  if (demo.end || demo.answers.length > 0) {
    const isBefore = demo.end === 'cancelled'
    events.push({
      at: new Date(Math.min(isBefore ? start - HOUR_MS : follows, now.getTime())),
      async happens(at) {
        if (viewing) await endViewing({ ...at, actor }, viewing, demo)
      },
    })
  }
  return events
}

async function endViewing(tx: Context, viewing: ViewingRecord, demo: DemoViewing): Promise<void> {
  if (demo.end) await changeViewing(tx, viewing.id, { state: demo.end })
  for (const [at, { by, ...said }] of demo.answers.entries()) {
    const home = viewing.homes[at]
    if (!home) continue
    if (by === 'agent') await addFeedback(tx, viewing.id, { unitId: home.unitId, ...said })
    else {
      const token = await askClient(tx, viewing.id, /[ก-๙]/.test(demo.with) ? 'th' : 'en')
      const key = keyOfHome(token, home.unitId)
      await receiveFeedback({ ...tx, actor: null }, token, { home: key, ...said })
    }
  }
}

/** Homes on the website, of a building and those nearest to it. */
export async function homesNearby(db: Db, count: number, place: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with near as (
      select id, latitude, longitude from projects
      where latitude is not null and deleted_at is null order by id offset ${place} limit 1
    ), homes as (
      select distinct on (u.project_id) u.id,
        (p.latitude - near.latitude) ^ 2 + (p.longitude - near.longitude) ^ 2 as away
      from near, projects p join units u on u.project_id = p.id
      where p.latitude is not null and u.deleted_at is null and u.show_on_website
        and u.status = 'available'
      order by u.project_id, u.id
    )
    select id from homes order by away, id limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}
