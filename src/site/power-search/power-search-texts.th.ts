import type { Translation } from '../../shared/language.ts'
import type { powerSearchTexts } from './power-search-texts.ts'

export const powerSearchThai: Translation<typeof powerSearchTexts> = {
  id: 'power-search',
  error: 'เกิดข้อผิดพลาด',
  notOpened: 'เปิดการค้นหาแบบละเอียดไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
}
