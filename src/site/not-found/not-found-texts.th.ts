import type { Translation } from '../../shared/language.ts'
import type { notFoundTexts } from './not-found-texts.ts'

export const notFoundThai: Translation<typeof notFoundTexts> = {
  id: 'not-found',
  documentTitle: 'ไม่พบหน้านี้ · Sathani',
  description: 'ไม่มีหน้านี้ในเว็บไซต์',
  title: 'ไม่พบหน้านี้',
  text: 'ไม่มีหน้าที่ตรงกับที่อยู่นี้ หน้านี้อาจถูกย้าย หรือพิมพ์ที่อยู่ผิด',
  scanner: 'สำหรับเจ้าหน้าที่: สแกนโน้ตลายมือเกี่ยวกับดีลด้วยโทรศัพท์ได้ในแดชบอร์ดผู้ดูแล',
  home: 'หน้าแรก - ค้นหาคอนโด',
  admin: 'หน้าผู้ดูแล',
}
