import type { Translation } from '../../../shared/language.ts'
import type { PlaceKind } from './place-kind.ts'

export const placeKindsThai: Translation<typeof PlaceKind.texts> = {
  id: 'PlaceKind',
  station: 'สถานี',
  line: 'สายรถไฟฟ้า',
  city: 'เมือง',
  area: 'ย่าน',
  district: 'เขต/อำเภอ',
  subdistrict: 'แขวง/ตำบล',
  neighbourhood: 'ย่าน',
  road: 'ถนน',
  soi: 'ซอย',
  project: 'อาคาร',
  developer: 'ผู้พัฒนาโครงการ',
  mall: 'ศูนย์การค้า',
  park: 'สวนสาธารณะ',
  school: 'โรงเรียน',
  university: 'มหาวิทยาลัย',
  hospital: 'โรงพยาบาล',
  workplace: 'ที่ทำงาน',
  market: 'ตลาด',
  point: 'จุดบนแผนที่',
  postcode: 'รหัสไปรษณีย์',
}
