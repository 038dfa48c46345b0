import type { Translation } from '../../shared/language.ts'
import type { frameTexts } from './frame-texts.ts'

export const frameThai: Translation<typeof frameTexts> = {
  id: 'frame',
  skip: 'ข้ามไปยังเนื้อหา',
  home: 'Sathani หน้าแรก',
  main: 'เมนูหลัก',
  call: (phone) => `โทร ${phone}`,
  admin: 'ผู้ดูแล',
  menu: 'เมนู',
  properties: 'โครงการทั้งหมด',
  featured: 'แนะนำ',
  search: 'ค้นหา',
  map: 'แผนที่',
  about: 'เกี่ยวกับเรา',
  contact: 'ติดต่อเรา',
  owner: 'มีคอนโด? ฝากขายฝากเช่ากับเรา',
  saved: 'ที่บันทึกไว้',
  savedHomes: () => 'รายการ',
  summary: 'คอนโดให้เช่าและขายในกรุงเทพฯ ค้นหาได้จากสถานีรถไฟฟ้าใกล้บ้าน',
  footer: 'ส่วนท้าย',
  mapsFrom: 'ข้อมูลแผนที่และสถานที่:',
}
