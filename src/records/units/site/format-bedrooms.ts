import { counted } from '../../../shared/counted.ts'
import { english, type Language, textsIn } from '../../../shared/language.ts'
import { unitTexts } from '../rules/words/unit-texts.ts'

/** `Studio`, `2 beds`. */
export function bedroomsText(bedrooms: number, language: Language = english): string {
  return bedrooms === 0 ? textsIn(language, unitTexts).studio : counted(bedrooms, 'bed', language)
}
