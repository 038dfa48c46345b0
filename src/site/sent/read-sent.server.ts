import type { Context } from '../../context.ts'
import { localNames } from '../../places/local-names.ts'
import { isOver } from '../../sends/rules/send.ts'
import { type Send, sendByToken, senderName } from '../../sends/store.ts'
import { bangkokDate } from '../../shared/dates.ts'
import type { Language, LanguageTag } from '../../shared/language.ts'
import { publicUnits, unitStatuses } from '../../units/store.ts'
import type { SentHome, SentHomes } from './sent-home.ts'
import { shownHome } from './shown-home.server.ts'

/** What the address of a send leads to: its homes, or why it is over; each in the send's language. */
export type Sent = { language: Language } & (
  | { over: 'takenBack' | 'ended' }
  | { over: null; sent: SentHomes }
)

/** Reads the page of a send, as its readers may see it. Throws 404. */
export async function readSent(
  context: Context,
  token: string,
  languages: Readonly<Record<LanguageTag, Language>>,
): Promise<Sent> {
  const send = await sendByToken(context, token)
  const language = send.language === 'th' ? languages.th : languages.en
  if (isOver(send, context.now)) {
    return { language, over: send.takenBackAt ? 'takenBack' : 'ended' }
  }
  const [homes, sender] = await Promise.all([
    sentHomes(context, send, language),
    senderName(context.db, send.sentById),
  ])
  return { language, over: null, sent: { sender, endsAt: send.endsAt, homes } }
}

async function sentHomes(context: Context, send: Send, language: Language): Promise<SentHome[]> {
  const { db, now } = context
  const [units, statuses, names] = await Promise.all([
    publicUnits(db, send.unitIds),
    unitStatuses(db, send.unitIds),
    localNames(context, language),
  ])
  return send.unitIds.map((id, at): SentHome => {
    const number = at + 1
    const unit = units.get(id)
    if (!unit) return { number, state: meanwhile(statuses.get(id)) }
    const home = shownHome(unit, send, { language, names, today: bangkokDate(now) })
    return { number, state: 'shown', home }
  })
}

/** What became of a home that is hidden or deleted; no more than that is told of its status. */
function meanwhile(status: string | undefined): 'let' | 'sold' | 'gone' {
  return status === 'rented' ? 'let' : status === 'sold' ? 'sold' : 'gone'
}
