import type { Translation } from '../language.ts'
import { formatNumber } from '../money.ts'
import { writeNumber } from '../write-number.ts'
import type { Part, Thing } from './records.ts'
import type { refusals } from './refusals.ts'

const things: Readonly<Record<Thing, string>> = {
  viewing: 'นัดชมห้อง',
  attachment: 'ไฟล์',
  calendar: 'ปฏิทิน',
  canned_reply: 'ข้อความสำเร็จรูป',
  contact: 'ผู้ติดต่อ',
  deal: 'ดีล',
  developer: 'ผู้พัฒนาโครงการ',
  entry: 'รายการบันทึก',
  import: 'การนำเข้า',
  job: 'งานเบื้องหลัง',
  message: 'ข้อความ',
  picture: 'รูปภาพ',
  project: 'โครงการ',
  scan: 'โน้ต',
  property: 'ประกาศ',
  saved_filter: 'ตัวกรองที่บันทึกไว้',
  shortlist: 'หน้าที่ส่ง',
  sitemap: 'แผนผังเว็บไซต์',
  station: 'สถานี',
  task: 'งาน',
  thread: 'การสนทนา',
  unit: 'ยูนิต',
  user: 'ผู้ใช้',
}
const countedParts: Readonly<Record<Part, (count: number) => string>> = {
  project: (count) => `${formatNumber(count)} โครงการ`,
  unit: (count) => `${formatNumber(count)} ยูนิต`,
}

/** Refusals that visitors may see; the others are in English until their screens are translated. */
export const refusalsThai: Translation<typeof refusals> = {
  id: 'refusals',
  required: 'จำเป็นต้องกรอก',
  email_address: 'กรุณากรอกอีเมล เช่น name@example.com',
  phone_number: 'กรุณากรอกเบอร์โทรศัพท์ เช่น 081 234 5678',
  not_valid: () => 'ข้อมูลไม่ถูกต้อง',
  characters_too_many: ({ over, most }) =>
    `เกินมา ${formatNumber(over)} ตัวอักษร ใส่ได้ไม่เกิน ${formatNumber(most)} ตัวอักษร`,
  at_most_characters: ({ most }) => `ไม่เกิน ${formatNumber(most)} ตัวอักษร`,
  at_least_characters: ({ least }) => `อย่างน้อย ${formatNumber(least)} ตัวอักษร`,
  at_most: ({ most }) => `ไม่เกิน ${writeNumber(most)}`,
  at_least: ({ least }) => `อย่างน้อย ${writeNumber(least)}`,
  must_be_number: 'ต้องเป็นตัวเลข',
  must_be_whole_number: 'ต้องเป็นจำนวนเต็ม',
  not_found: ({ thing }) => `ไม่พบ${things[thing]}`,
  nothing_here: 'ไม่พบหน้านี้',
  still_has: ({ thing, part, count }) =>
    `${things[thing]}นี้ยังมี ${countedParts[part](count)} กรุณาย้ายหรือลบออกก่อน`,
  rent_by_day: 'เป็นค่าเช่ารายวัน กรุณาใส่ค่าเช่าต่อเดือน',
  unit_number_taken: ({ unitNumber }) => `มียูนิต ${unitNumber} ในโครงการนี้อยู่แล้ว`,
  page_was_taken_back: 'ผู้ส่งได้ยกเลิกหน้านี้แล้ว',
  page_has_ended: 'หน้านี้เปิดดูได้ 30 วัน ซึ่งครบกำหนดแล้ว',
  viewing_page_has_ended: 'หน้านี้เปิดดูได้ 30 วัน ซึ่งครบกำหนดแล้ว',
  viewing_is_cancelled: 'นัดชมห้องนี้ถูกยกเลิกแล้ว',
  home_left_page: 'มีการเปลี่ยนแปลงหน้านี้ กรุณาเปิดหน้านี้อีกครั้ง',
  reader_names_no_home: 'กรุณาเลือกห้อง หรือเขียนสิ่งที่คุณอยากทราบ',
  reader_is_staff: 'คุณเข้าสู่ระบบพนักงานอยู่ ระบบจึงไม่บันทึกสิ่งที่คุณกดในหน้านี้',
  too_many_attempts: () => 'มีการกดหลายครั้งเกินไป กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  too_busy: 'มีการลองหลายครั้งเกินไป กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  unavailable: 'ขณะนี้ระบบไม่พร้อมใช้งาน กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  failed: 'เกิดข้อผิดพลาดในระบบของเรา กรุณาลองใหม่อีกครั้ง',
  sign_in_first: 'กรุณาเข้าสู่ระบบ',
  not_allowed: 'คุณไม่มีสิทธิ์ทำรายการนี้',
  wrong_sign_in: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
}
