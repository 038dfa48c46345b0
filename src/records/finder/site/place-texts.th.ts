import type { Translation } from '../../../shared/language.ts'
import type { placeTexts } from './place-texts.ts'

export const placesThai: Translation<typeof placeTexts> = {
  id: 'place-box',
  where: 'ทำเล',
  example: 'สถานี ซอย อาคาร โรงเรียน ที่ทำงาน',
  clear: (label) => `ล้าง${label}`,
  back: 'กลับ',
  unavailable: 'โหลดคำแนะนำไม่ได้ ตรวจสอบการเชื่อมต่ออินเทอร์เน็ต',
}
