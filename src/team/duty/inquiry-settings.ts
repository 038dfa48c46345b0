import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import { isColleague, nameOfUser, opensDashboard } from '../staff/store.ts'
import {
  type InquirySettings,
  type InquirySettingsChanges,
  WorkingHours,
} from './rules/inquiry-settings.ts'
import { isOpenAt, type OpeningTimes } from './rules/working-hours.ts'

/** Who gets inquiries. `lock` locks the settings until the transaction ends. */
export async function inquirySettings(context: Context, lock = false): Promise<InquirySettings> {
  const { db, now } = context
  const query = db
    .selectFrom('inquirySettings')
    .select(['hours', 'closedOnHolidays', 'answerAssigns', 'escalateMinutes', 'version'])
    .select(sql<string[]>`days_off::text[]`.as('daysOff'))
  const stored = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  const settings = { ...stored, hours: z.array(WorkingHours).parse(stored.hours) }
  const people = await sql<InquirySettings['people'][number]>`
    select u.id, ${nameOfUser('u')} as name, ${opensDashboard('u')} as is_available
    from duty_people d join staff_users u on u.id = d.user_id and u.deleted_at is null
    order by d.place, u.id`.execute(db)
  const holidays = await sql<InquirySettings['holidays'][number]>`
    select date::text as date, name, name_th from public_holidays
    where date >= ${bangkokDate(now)}::date order by date`.execute(db)
  return {
    ...settings,
    people: people.rows,
    holidays: holidays.rows,
    isOpen: isOpenAt(openingTimes(settings, holidays.rows), now),
  }
}

/** When the agency answers. */
export function openingTimes(
  {
    hours,
    closedOnHolidays,
    daysOff,
  }: Pick<InquirySettings, 'hours' | 'closedOnHolidays' | 'daysOff'>,
  holidays: readonly { date: string }[],
): OpeningTimes {
  const closedDays = [...daysOff, ...(closedOnHolidays ? holidays.map(({ date }) => date) : [])]
  return { hours, closedDays: new Set(closedDays) }
}

/**
 * Changes who gets inquiries; the others keep their turn. Refuses: 400 who is no colleague, 409 another
 * version.
 */
export async function saveInquirySettings(
  context: Context,
  { version, people, ...input }: InquirySettingsChanges,
): Promise<InquirySettings> {
  return inTransaction(context, async (tx) => {
    const before = await inquirySettings(tx, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'inquiry_settings', null, versions, () => before)
    if (people) await setPeople(tx, before, people)
    const { hours = before.hours, daysOff = before.daysOff } = input
    await tx.db
      .updateTable('inquirySettings')
      .set({
        hours: JSON.stringify(hours.toSorted((a, b) => a.day - b.day)),
        closedOnHolidays: input.closedOnHolidays ?? before.closedOnHolidays,
        answerAssigns: input.answerAssigns ?? before.answerAssigns,
        escalateMinutes: input.escalateMinutes ?? before.escalateMinutes,
        daysOff: sql`${[...new Set(daysOff)].toSorted()}::date[]`,
        version: before.version + 1,
        updatedAt: tx.now,
      })
      .execute()
    const after = await inquirySettings(tx)
    const changes = changedFields(recorded(before), recorded(after))
    await record(tx, 'update', 'inquiry_settings', null, changes, after.version)
    return after
  })
}

async function setPeople(
  tx: Context,
  { people: before }: InquirySettings,
  ids: readonly number[],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id))
  const people = [...new Set(ids)]
  for (const [place, id] of people.entries()) {
    if (!known.has(id) && !(await isColleague(tx.db, id))) {
      throw invalid(`people.${place}`, 'no_such_colleague')
    }
  }
  await sql`delete from duty_people where user_id <> all(${people})`.execute(tx.db)
  await sql`
    insert into duty_people (user_id, place)
    select id, place from unnest(${people}::integer[]) with ordinality as person (id, place)
    on conflict (user_id) do update set place = excluded.place`.execute(tx.db)
}

/** What the audit log says of them. */
function recorded(settings: InquirySettings) {
  const { people, hours, closedOnHolidays, answerAssigns, escalateMinutes, daysOff } = settings
  return {
    people: people.map(({ name }) => name),
    hours: hours.map(({ day, from, to }) => `${day}: ${from}–${to}`),
    closedOnHolidays,
    answerAssigns,
    escalateMinutes,
    daysOff,
  }
}
