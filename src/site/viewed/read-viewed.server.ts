import { localName } from '../../city/places/rules/local-name.ts'
import type { Context } from '../../context.ts'
import { priceLines } from '../../records/units/site/unit-price.ts'
import { publicUnits } from '../../records/units/store.ts'
import { Refused } from '../../refused.ts'
import { readSender } from '../../sales/shortlists/store.ts'
import {
  keyOfHome,
  languageOfPage,
  readFeedbackRequest,
} from '../../sales/viewings/client-feedback.ts'
import type { Language, LanguageTag } from '../../shared/language.ts'
import type { ReadPage } from '../client-page/client-page.server.ts'
import type { Viewed } from './viewed-home.ts'

/** Reads the page of a viewing, as its client may see it. Throws 404. */
export async function readViewed(
  context: Context,
  token: string,
  languages: Readonly<Record<LanguageTag, Language>>,
): Promise<ReadPage<Viewed, 'ended' | 'cancelled'>> {
  const language = languages[await languageOfPage(context.db, token)]
  try {
    const { viewing, endsAt } = await readFeedbackRequest(context, token)
    const [units, agent] = await Promise.all([
      publicUnits(
        context.db,
        viewing.homes.map(({ unitId }) => unitId),
      ),
      readSender(context.db, viewing.agentId, language.tag === 'th' ? 'th' : 'en'),
    ])
    const homes = viewing.homes.map(({ unitId, client }, at) => {
      const unit = units.get(unitId)
      return {
        number: at + 1,
        key: keyOfHome(token, unitId),
        name: unit ? localName(unit.project, language) : null,
        figures: unit ? priceLines(unit, undefined, language) : [],
        image: unit?.images[0] ?? unit?.project.images[0] ?? null,
        answer: client?.answer ?? null,
        words: client?.words ?? null,
      }
    })
    return { language, shown: { agent: agent.name, seenAt: viewing.startsAt, endsAt, homes } }
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 410) throw error
    const over = error.code === 'viewing_page_has_ended' ? 'ended' : 'cancelled'
    return { language, over }
  }
}
