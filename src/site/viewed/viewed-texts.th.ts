import type { Translation } from '../../shared/language.ts'
import type { viewedTexts } from './viewed-texts.ts'

export const viewedThai: Translation<typeof viewedTexts> = {
  id: 'viewed',
  documentTitle: 'นัดชมห้องของคุณ · Sathani',
  description: 'คุณคิดอย่างไรกับห้องที่ไปดู',
  title: () => 'คุณคิดอย่างไรกับห้องที่ไปดู',
  seenOn: (day) => `คุณไปดูกับเราเมื่อวันที่ ${day}`,
  hint: (name) => `กดครั้งเดียวต่อห้อง ${name} จะเห็นสิ่งที่คุณกด และเราไม่เก็บข้อมูลอื่นใด`,
  us: 'ทีมงานของเรา',
  until: (day) => `หน้านี้เปิดดูได้ถึง ${day} เฉพาะผู้ที่มีลิงก์`,
  home: (number) => `ห้องที่ ${number}`,
  gone: 'ห้องนี้ไม่อยู่ในเว็บไซต์ของเราแล้ว',
  answerTo: (home) => `ความเห็นของคุณต่อ${home}`,
  answers: { liked: 'ถูกใจ', too_dear: 'แพงไป', too_far: 'ไกลไป', other: 'เหตุผลอื่น' },
  words: 'เล่าสั้น ๆ',
  send: 'ส่งข้อความนี้',
  thanks: (answer) => `ขอบคุณ คุณตอบว่า ${answer}`,
  otherWays: 'หรือติดต่อเราโดยตรง',
  overTitle: 'หน้านี้ปิดแล้ว',
  ended: 'หน้านี้เปิดดูได้ 30 วัน ซึ่งครบกำหนดแล้ว',
  cancelled: 'นัดชมห้องนี้ถูกยกเลิกแล้ว',
  askAgain: 'หากมีสิ่งที่อยากบอก ติดต่อเราได้',
}
