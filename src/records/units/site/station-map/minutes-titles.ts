import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { namedPlaces } from '../../rules/words/named-places.ts'
import { stationMapTexts } from './station-map-texts.ts'

type TitleParts = { total: number | null; limit: number; names: readonly (string | null)[] }

/** `278 homes within 25 minutes of Asok`, for two places `of both`; without a number until it is loaded. */
export function minutesTitle(
  { total, limit, names }: TitleParts,
  language: Language = english,
): string {
  const texts = textsIn(language, stationMapTexts)
  return texts.homesByMinutes(total, limit, onePlace(names, language))
}

/** `Minutes to Asok`. */
export function legendTitle(
  names: readonly (string | null)[],
  language: Language = english,
): string {
  return textsIn(language, stationMapTexts).minutesTo(onePlace(names, language))
}

/** Null for two. */
function onePlace(names: readonly (string | null)[], language: Language): string | null {
  return names.length > 1 ? null : namedPlaces(names, language)
}
