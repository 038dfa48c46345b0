import { english, type Language, textsIn } from '../../../shared/language.ts'
import { unitTexts } from '../rules/words/unit-texts.ts'

/** A unit's display name: `Baan Sirin Unit 12A`. */
export function unitName(
  projectName: string,
  unitNumber: string,
  language: Language = english,
): string {
  return textsIn(language, unitTexts).name(projectName, unitNumber)
}
