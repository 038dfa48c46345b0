import { type Language, textsIn } from '../../../shared/language.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { unitTexts } from '../rules/words/unit-texts.ts'

export const homeLineTexts = {
  id: 'home-line' as const,
  bedrooms: (count: number) => `${count} bed`,
  bathrooms: (count: number) => `${count} bath`,
}

/** `2 bed · 1 bath`. */
export function homeLine(
  { bedrooms, bathrooms }: Pick<UnitRecord, 'bedrooms' | 'bathrooms'>,
  language: Language,
): string {
  const texts = textsIn(language, homeLineTexts)
  const { studio } = textsIn(language, unitTexts)
  return `${bedrooms === 0 ? studio : texts.bedrooms(bedrooms)} · ${texts.bathrooms(bathrooms)}`
}
