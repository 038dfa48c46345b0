import type { Translation } from '../../shared/language.ts'
import type { sheetTexts } from './sheet-texts.ts'

export const sheetThai: Translation<typeof sheetTexts> = {
  id: 'sheet',
  lower: 'ลดรายการลง',
  raise: 'ยกรายการขึ้น',
}
