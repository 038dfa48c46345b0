import type { Translation } from '../../shared/language.ts'
import type { choiceTexts } from './choice-texts.ts'

export const choicesThai: Translation<typeof choiceTexts> = {
  id: 'choices',
  searching: 'กำลังค้นหา...',
  found: (count, first) => `พบ ${count} รายการ${first && ` ${first}`}`,
  clear: (label) => `ล้าง${label}`,
  nothing: 'ไม่มีรายการให้เลือก',
  nothingMatches: (typed) => `ไม่พบ “${typed}” ลองพิมพ์ให้สั้นลง`,
}
