import type { Translation } from '../../../shared/language.ts'
import type { Line, MatchKind, SchoolType } from './place.ts'

export const linesThai: Translation<typeof Line.texts> = {
  id: 'Line',
  bts_sukhumvit: 'BTS สายสุขุมวิท',
  bts_silom: 'BTS สายสีลม',
  mrt_blue: 'MRT สายสีน้ำเงิน',
  mrt_purple: 'MRT สายสีม่วง',
  arl: 'แอร์พอร์ต เรล ลิงก์',
  bts_gold: 'BTS สายสีทอง',
  mrt_yellow: 'MRT สายสีเหลือง',
  mrt_pink: 'MRT สายสีชมพู',
  srt_dark_red: 'SRT สายสีแดงเข้ม',
  srt_light_red: 'SRT สายสีแดงอ่อน',
}

export const schoolTypesThai: Translation<typeof SchoolType.texts> = {
  id: 'SchoolType',
  university: 'มหาวิทยาลัย',
  school: 'โรงเรียน',
}

export const matchKindsThai: Translation<typeof MatchKind.texts> = {
  id: 'MatchKind',
  coordinates: 'พิกัด',
  soi: 'ซอย',
  road: 'ถนน',
  station: 'สถานี',
  landmark: 'สถานที่สำคัญ',
  subdistrict: 'แขวง/ตำบล',
  district: 'เขต/อำเภอ',
}
