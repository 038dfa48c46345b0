import type { Translation } from '../../shared/language.ts'
import type { clientPageTexts } from './client-page-texts.ts'

export const clientPageThai: Translation<typeof clientPageTexts> = {
  id: 'clientPage',
  us: 'ทีมงานของเรา',
  home: (number) => `ห้องที่ ${number}`,
  reactTo: (home) => `ความเห็นของคุณต่อ${home}`,
  until: (day) => `หน้านี้เปิดดูได้ถึง ${day} เฉพาะผู้ที่มีลิงก์`,
  otherWays: 'หรือติดต่อเราโดยตรง',
  call: (phone) => `โทร ${phone}`,
  email: 'อีเมล',
  overTitle: 'หน้านี้ปิดแล้ว',
  unknownTitle: 'ไม่พบหน้านี้',
  unknown: 'โปรดตรวจสอบว่าลิงก์ครบถ้วน บางแอปอาจตัดท้ายลิงก์ออก',
  isOver: 'หน้านี้ปิดแล้ว กรุณาเปิดหน้านี้อีกครั้งเพื่อดูสาเหตุ',
  isChanged: 'มีการเปลี่ยนแปลงหน้านี้ กรุณาเปิดหน้านี้อีกครั้ง',
  isStaff: 'คุณเข้าสู่ระบบพนักงานอยู่ ระบบจึงไม่บันทึกสิ่งที่คุณกดในหน้านี้',
  isTooMuch: 'มีการกดหลายครั้งเกินไป กรุณาลองใหม่ในอีกสักครู่',
  isLost: 'ส่งไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  isEmpty: 'กรุณาเลือกห้อง หรือเขียนสิ่งที่คุณอยากทราบ',
  reload: 'เปิดหน้านี้อีกครั้ง',
}
