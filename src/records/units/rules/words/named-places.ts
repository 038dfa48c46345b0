import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { wayTexts } from './way-texts.ts'

/** `Asok`, `Asok and Siam`. */
export function namedPlaces(
  names: readonly (string | null)[],
  language: Language = english,
): string {
  const { unknown, and } = textsIn(language, wayTexts)
  return and(names.map((name) => name ?? unknown))
}
