import type { Translation } from '../../shared/language.ts'
import type { sentTexts } from './sent-texts.ts'

export const sentThai: Translation<typeof sentTexts> = {
  id: 'sent',
  documentTitle: (count) => `${homesForYou(count)} · Sathani`,
  description: 'ห้องที่คัดมาให้คุณ พร้อมรูป ราคา และระยะทางถึงรถไฟฟ้า',
  title: homesForYou,
  chosenBy: (name) => `คัดเลือกโดย ${name}`,
  until: (day) => `หน้านี้เปิดดูได้ถึง ${day} เฉพาะผู้ที่มีลิงก์`,
  home: (number) => `ห้องที่ ${number}`,
  let: (number) => `ห้องที่ ${number} มีผู้เช่าแล้ว`,
  sold: (number) => `ห้องที่ ${number} ขายแล้ว`,
  gone: (number) => `ห้องที่ ${number} ไม่เปิดให้ชมแล้ว`,
  others: 'สอบถามห้องใหม่จากเราได้',
  address: 'ที่อยู่',
  propertyType: 'ประเภท',
  furnishing: 'เฟอร์นิเจอร์',
  ownership: 'กรรมสิทธิ์',
  facing: 'ทิศ',
  view: 'วิว',
  pets: 'สัตว์เลี้ยง',
  built: 'ปีที่สร้าง',
  year: (year) => `พ.ศ. ${year + 543}`,
  seeMore: 'ดูในเว็บไซต์ของเรา',
  ask: 'สนใจดูห้องไหน',
  askHint: 'แจ้งหมายเลขห้องและเวลาที่คุณสะดวกได้เลย',
  call: (phone) => `โทร ${phone}`,
  email: 'อีเมล',
  message: (url) => `สนใจดูห้องเหล่านี้: ${url}`,
  pdf: 'ดาวน์โหลด PDF',
  pdfOf: 'PDF ของห้องนี้',
  page: (number, count) => `หน้า ${number} จาก ${count}`,
  overTitle: 'หน้านี้ปิดแล้ว',
  takenBack: 'ผู้ส่งได้ยกเลิกหน้านี้',
  ended: 'หน้านี้เปิดดูได้ 30 วัน ซึ่งครบกำหนดแล้ว',
  askAgain: 'ติดต่อเราเพื่อขอลิงก์ใหม่ได้',
}

function homesForYou(count: number): string {
  return `ห้อง ${count} ห้องสำหรับคุณ`
}
