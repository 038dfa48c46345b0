import type { Translation } from '../../../../shared/language.ts'
import type { unitTexts } from './unit-texts.ts'

export const unitThai: Translation<typeof unitTexts> = {
  id: 'unit',
  name: (project, unitNumber) => `${project} ห้อง ${unitNumber}`,
  number: (unitNumber) => `ห้อง ${unitNumber}`,
  studio: 'สตูดิโอ',
  available: 'ว่าง',
  reserved: 'จองแล้ว',
  has: 'มี',
  hasNot: 'ไม่มี',
  groundFloor: 'ชั้น G',
  basement: (level) => `ชั้นใต้ดิน ${level}`,
  floor: (level) => `ชั้น ${level}`,
  save: (name) => `บันทึก ${name}`,
  details: 'ดูรายละเอียด',
  compare: 'เปรียบเทียบ',
  parks: 'สวนสาธารณะ:',
  malls: 'ห้างสรรพสินค้า:',
  more: (count) => `+${count} แห่ง`,
}
