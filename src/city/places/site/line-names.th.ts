import type { Translation } from '../../../shared/language.ts'
import type { lineNameTexts } from './line-names.ts'

export const lineNamesThai: Translation<typeof lineNameTexts> = {
  id: 'line-names',
  bts_sukhumvit: 'สุขุมวิท',
  bts_silom: 'สีลม',
  bts_gold: 'สีทอง',
  mrt_blue: 'สีน้ำเงิน',
  mrt_purple: 'สีม่วง',
  mrt_yellow: 'สีเหลือง',
  mrt_pink: 'สีชมพู',
  arl: 'แอร์พอร์ต เรล ลิงก์',
  srt_dark_red: 'สีแดงเข้ม',
  srt_light_red: 'สีแดงอ่อน',
}
