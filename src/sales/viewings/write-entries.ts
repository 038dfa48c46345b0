import type { Context } from '../../context.ts'
import { bangkokDate, formatTime } from '../../shared/dates.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import type { ViewingRecord, ViewingState } from './rules/viewing.ts'
import { viewingTexts } from './viewing-texts.ts'

/** What an entry's status says of a viewing; a cancelled one is over. */
const STATUS: Record<ViewingState, string> = {
  planned: 'pending',
  done: 'completed',
  missed: 'completed',
  cancelled: 'completed',
}

/**
 * Writes what timelines say of a viewing: one entry for the contact and the deal, and one for each home, which names
 * nobody. Entries are changed in place, so that each stays where it stood.
 */
export async function writeEntries(tx: Context, viewing: ViewingRecord): Promise<void> {
  const { id, contactId, dealId, startsAt, endsAt, homes, note, state } = viewing
  const stored = await tx.db
    .selectFrom('activities')
    .select(['id', 'unitId'])
    .where('viewingId', '=', id)
    .where('type', '=', 'meeting')
    .execute()
  const left = new Set(stored.map((entry) => entry.id))
  const write = async (unitId: number | null, fields: Entry) => {
    const own = stored.find((entry) => entry.unitId === unitId)
    const subjects = unitId === null ? { contactId, dealId } : { unitId }
    const row = { ...fields, ...timesOf(fields.timestamp), status: STATUS[state] }
    if (own) left.delete(own.id)
    if (!own) {
      const entry = { ...row, ...subjects, viewingId: id, metadata: { viewingId: id } }
      await addActivity(tx, { type: 'meeting', ...entry })
    } else {
      const changed = { ...row, ...subjects }
      await tx.db.updateTable('activities').set(changed).where('id', '=', own.id).execute()
    }
  }
  await write(null, {
    title: viewingTexts.title(homes, state),
    description: describe(viewing, note),
    timestamp: startsAt,
    duration: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  })
  for (const home of homes) {
    await write(home.unitId, {
      title: viewingTexts.entry(state),
      description: null,
      timestamp: home.startsAt,
      duration: home.minutes,
    })
  }
  if (left.size > 0)
    await tx.db
      .deleteFrom('activities')
      .where('id', 'in', [...left])
      .execute()
}

type Entry = { title: string; description: string | null; timestamp: string; duration: number }

const timesOf = (timestamp: string) => ({
  dueDate: bangkokDate(timestamp),
  dueTime: formatTime(timestamp),
})

function describe({ homes, agent }: ViewingRecord, note: string | null): string {
  const lines = homes.map(({ startsAt, name }) => `${formatTime(startsAt)} ${name}`)
  return [...lines, viewingTexts.goes(agent.name), note].filter(Boolean).join('\n').slice(0, 10_000)
}
