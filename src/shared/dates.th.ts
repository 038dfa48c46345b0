import type { dateTexts } from './dates.ts'
import type { Translation } from './language.ts'

export const datesThai: Translation<typeof dateTexts> = {
  id: 'dates',
  // Years of the Buddhist era: 2569 for 2026.
  locale: 'th-TH',
  justNow: 'เมื่อสักครู่',
  minutesAgo: (minutes) => `${minutes} นาทีที่แล้ว`,
  hoursAgo: (hours) => `${hours} ชั่วโมงที่แล้ว`,
  onDay: (day) => `เมื่อ ${day}`,
  availableFrom: (day) => `ว่างตั้งแต่ ${day}`,
  confirmedToday: 'ยืนยันแล้ววันนี้',
  confirmed: (days) => `ยืนยันเมื่อ ${days} วันที่แล้ว`,
}
