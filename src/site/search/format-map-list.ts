import { type Language, textsIn } from '../../shared/language.ts'
import { mapListTexts } from './map-list-texts.ts'

/** What the map shows of a search, counted by the server. */
export type OnMap = {
  /** Its homes in view, and all of it, whatever its area. */
  here: number
  all: number
  /** Whether the view holds the whole area of the search, if it has one. */
  holdsArea: boolean
}

/** Whether the homes of the list are those on the map; homes without a known place are on none. */
export function isListOnMap(
  { here, all, holdsArea }: OnMap,
  total: number,
  hasArea: boolean,
): boolean {
  return hasArea ? holdsArea && here === total : here === all
}

/**
 * The heading of the list beside the map, and the note next to it. The heading counts the homes of the list:
 * those on the map only where they are the same.
 */
export function mapListWords(
  onMap: OnMap | null,
  total: number | null,
  hasArea: boolean,
  language: Language,
): { heading: string; note: string } {
  const texts = textsIn(language, mapListTexts)
  const found = hasArea ? texts.inArea : texts.found
  if (!onMap) return { heading: total === null ? texts.waiting : found(total), note: '' }
  const { here, all } = onMap
  const ofAll = here === all ? '' : texts.inAll(all)
  if (total === null) return { heading: texts.onMap(here), note: ofAll }
  if (!isListOnMap(onMap, total, hasArea)) {
    return { heading: found(total), note: texts.nowOnMap(here) }
  }
  return here === total
    ? { heading: texts.onMap(here), note: ofAll }
    : { heading: found(total), note: texts.withoutPlace(here, total - here) }
}
