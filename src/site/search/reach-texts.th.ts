import type { Translation } from '../../shared/language.ts'
import type { reachTexts } from './reach-texts.ts'

export const reachThai: Translation<typeof reachTexts> = {
  id: 'reach',
  distance: 'ระยะทาง',
}
