import type { Translation } from '../../../shared/language.ts'
import type { developerTexts } from './developer-texts.ts'

const BUDDHIST_ERA = 543

export const developerThai: Translation<typeof developerTexts> = {
  id: 'developer',
  since: (year) => `ก่อตั้ง พ.ศ. ${year + BUDDHIST_ERA}`,
}
