import type { Translation } from '../../shared/language.ts'
import type { recentTexts } from './recent-texts.ts'

export const recentThai: Translation<typeof recentTexts> = {
  id: 'recent',
  title: 'ดูล่าสุด',
  note: 'เก็บไว้ในเบราว์เซอร์นี้เท่านั้น',
  clear: 'ล้าง',
  cleared: 'ล้างรายการที่ดูล่าสุดแล้ว',
  undo: 'เลิกทำ',
  hint: 'เปิดดูประกาศอีกครั้งเพื่อให้แสดงที่นี่',
}
