import type { Translation } from '../../../../shared/language.ts'
import type { wayTexts } from './way-texts.ts'

export const waysThai: Translation<typeof wayTexts> = {
  id: 'ways',
  to: (place, steps) => `ไป${place}: ${steps}`,
  walk: (minutes) => `เดิน ${minutes} นาที`,
  train: (minutes) => `รถไฟฟ้า ${minutes} นาที`,
  changes: (steps, changes) => `${steps} เปลี่ยนสาย ${changes} ครั้ง`,
  unknown: 'สถานีที่ไม่รู้จัก',
  and: (names) => names.join(' และ '),
  minutes: (minutes) => `${minutes} นาที`,
  minutesWord: 'นาที',
  noWay: 'ไม่ทราบเส้นทาง',
  notKnown: 'ไม่ทราบเวลาเดินทางด้วยรถไฟฟ้าจากที่นี่',
  howWeCount: 'วิธีคำนวณเวลา',
  forget: 'ไม่แสดงเวลาเหล่านี้อีก',
}
