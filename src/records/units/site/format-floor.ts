import { english, type Language, textsIn } from '../../../shared/language.ts'
import { unitTexts } from '../rules/words/unit-texts.ts'

/** `12th floor`; 0 is the ground floor, negative floors are basements. */
export function floorText(floor: number, language: Language = english): string {
  const texts = textsIn(language, unitTexts)
  if (floor === 0) return texts.groundFloor
  return floor < 0 ? texts.basement(-floor) : texts.floor(floor)
}
