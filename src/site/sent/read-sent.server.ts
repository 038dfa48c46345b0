import { aliasedImages } from '../../city/media/aliases.ts'
import { localNames } from '../../city/places/local-names.ts'
import type { Context } from '../../context.ts'
import { firstName } from '../../records/contacts/rules/first-name.ts'
import { pickedSearch } from '../../records/units/rules/picked-search.ts'
import { publicUnits, unitStatuses } from '../../records/units/store.ts'
import { homeReactions } from '../../sales/shortlists/readers/reactions.ts'
import { isOver } from '../../sales/shortlists/rules/shortlist.ts'
import { readSender, type Send, shortlistByToken } from '../../sales/shortlists/store.ts'
import { bangkokDate } from '../../shared/dates.ts'
import type { Language, LanguageTag } from '../../shared/language.ts'
import type { ReadPage } from '../client-page/client-page.server.ts'
import type { SentHome, SentHomes } from './sent-home.ts'
import { shownHome } from './shown-home.server.ts'

/** Reads the page of a send, as its readers may see it. Throws 404. */
export async function readSent(
  context: Context,
  token: string,
  languages: Readonly<Record<LanguageTag, Language>>,
): Promise<ReadPage<SentHomes, 'takenBack' | 'ended'>> {
  const send = await shortlistByToken(context, token)
  const language = send.language === 'th' ? languages.th : languages.en
  if (isOver(send, context.now)) {
    return { language, over: send.takenBackAt ? 'takenBack' : 'ended' }
  }
  const [homes, { name: sender, ...person }] = await Promise.all([
    sentHomes(context, send, language),
    readSender(context.db, send.sentById, send.language),
  ])
  const reader = send.contactName === null ? null : firstName(send.contactName)
  return { language, shown: { sender, person, reader, endsAt: send.endsAt, homes } }
}

async function sentHomes(context: Context, send: Send, language: Language): Promise<SentHome[]> {
  const { db, now } = context
  const [units, statuses, names, reactions] = await Promise.all([
    publicUnits(db, send.unitIds),
    unitStatuses(db, send.unitIds),
    localNames(context, language),
    homeReactions(db, send),
  ])
  const searchedType = send.dealtType ?? pickedSearch(send.contactSearch ?? '').listingType
  const today = bangkokDate(now)
  const homes = send.unitIds.flatMap((id, at): SentHome[] => {
    const reaction = reactions[at]
    if (!reaction) return []
    const each = { number: at + 1, ...reaction }
    const unit = units.get(id)
    if (!unit) return [{ ...each, state: meanwhile(statuses.get(id)) }]
    const home = shownHome(unit, send, { language, names, today, searchedType })
    return [{ ...each, state: 'shown', home }]
  })
  for (const each of homes) {
    // The addresses of its pictures are on its public page too, which must not be found by them.
    if (each.state !== 'shown' || each.home.path !== null) continue
    each.home.images = await aliasedImages(db, each.home.images)
  }
  return homes
}

/** What became of a home that is hidden or deleted; no more than that is told of its status. */
function meanwhile(status: string | undefined): 'let' | 'sold' | 'gone' {
  return status === 'rented' ? 'let' : status === 'sold' ? 'sold' : 'gone'
}
