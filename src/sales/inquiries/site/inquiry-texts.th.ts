import type { Translation } from '../../../shared/language.ts'
import type { inquiryTexts } from './inquiry-texts.ts'

export const inquiryThai: Translation<typeof inquiryTexts> = {
  id: 'inquiry',
  aboutHome: 'สอบถามเกี่ยวกับห้องนี้',
  aboutBuilding: 'สอบถามเกี่ยวกับอาคารนี้',
  questions: 'คำถามที่พบบ่อย',
  available: 'ห้องยังว่างอยู่ไหม',
  homes: 'มีห้องไหนว่างบ้าง',
  visit: 'ขอนัดดูห้องได้ไหม',
  pets: 'เลี้ยงสัตว์ได้ไหม',
  whenFree: 'แจ้งฉันเมื่อห้องว่าง',
  whenHome: 'แจ้งฉันเมื่อมีห้องว่าง',
  similar: 'ขอดูห้องที่คล้ายกัน',
  petsHere: (policy) => `ที่นี่${policy}`,
  message: 'ข้อความ',
  preferredTime: 'สะดวกเข้าดูเมื่อไร',
  timeExample: 'เช้าวันเสาร์ หรือวันไหนก็ได้หลังหกโมงเย็น',
  weConfirm: 'เราจะติดต่อกลับเพื่อยืนยันเวลา',
  call: 'โทร',
  email: 'อีเมล',
  orWrite: 'หรือเขียนถึงเรา',
  close: 'ปิด',
  reservedHome: 'ห้องนี้ถูกจองแล้ว',
}
