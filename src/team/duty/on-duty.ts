import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { opensDashboard } from '../staff/store.ts'
import { inquirySettings, openingTimes } from './inquiry-settings.ts'
import type { InquirySettings } from './rules/inquiry-settings.ts'
import { afterWorkingMinutes, nextOpening } from './rules/working-hours.ts'

/**
 * Gives the next turn: the member of staff on duty who got none for the longest time, or null outside
 * working hours and with nobody on duty. Two inquiries at once go to two people: the settings are locked
 * until the transaction ends.
 */
export async function nextOnDuty(tx: Context): Promise<number | null> {
  const { isOpen } = await inquirySettings(tx, true)
  if (!isOpen) return null
  const { rows } = await sql<{ id: number }>`
    with next as (
      select d.user_id from duty_people d join staff_users u on u.id = d.user_id
      where ${opensDashboard('u')} order by d.last_turn, d.place limit 1
    ),
    counted as (
      update inquiry_settings set turn = turn + 1 where exists (select from next) returning turn
    )
    update duty_people d set last_turn = counted.turn from next, counted
    where d.user_id = next.user_id returning d.user_id as id`.execute(tx.db)
  return rows[0]?.id ?? null
}

/** The members of staff named for duty, also outside working hours; everybody if none of them is available. */
export async function namedForDuty(context: Context): Promise<'everybody' | number[]> {
  return availableOf(await inquirySettings(context))
}

function availableOf({ people }: InquirySettings): 'everybody' | number[] {
  const available = people.filter(({ isAvailable }) => isAvailable)
  return available.length > 0 ? available.map(({ id }) => id) : 'everybody'
}

/**
 * Who is on duty now: those of the settings, or everybody if they name nobody. When nobody is, `opensAt`
 * is when somebody will be; null if that is not known.
 */
export async function onDuty(
  context: Context,
): Promise<{ people: 'everybody' | number[]; opensAt: Date | null }> {
  const settings = await inquirySettings(context)
  if (!settings.isOpen) {
    const times = openingTimes(settings, settings.holidays)
    return { people: [], opensAt: nextOpening(times, context.now) }
  }
  return { people: availableOf(settings), opensAt: null }
}

/** When an inquiry that is assigned now has waited for as long as the settings allow; null if nobody ever works. */
export async function afterDutyMinutes(context: Context): Promise<Date | null> {
  const settings = await inquirySettings(context)
  const times = openingTimes(settings, settings.holidays)
  return afterWorkingMinutes(times, context.now, settings.escalateMinutes)
}
