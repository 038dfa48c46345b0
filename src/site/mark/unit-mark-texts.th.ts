import type { Translation } from '../../shared/language.ts'
import type { unitMarkTexts } from './unit-mark-texts.server.ts'

export const unitMarkThai: Translation<typeof unitMarkTexts> = {
  id: 'unit-mark',
  newToday: 'ใหม่ · วันนี้',
  new: (days) => `ใหม่ · ${days} วัน`,
  reduced: (percent) => `ลดราคา ${percent}%`,
}
