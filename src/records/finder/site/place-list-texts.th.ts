import type { Translation } from '../../../shared/language.ts'
import type { placeListTexts } from './place-list-texts.ts'

export const placeListThai: Translation<typeof placeListTexts> = {
  id: 'place-list',
  nearMe: 'ใกล้ฉัน',
  nearMeNote: 'ขอตำแหน่งของเครื่องนี้ครั้งเดียว และไม่เก็บไว้',
  locating: 'กำลังหาตำแหน่งของคุณ...',
  noLocation: 'อนุญาตให้เว็บไซต์นี้อ่านตำแหน่งในการตั้งค่าของเบราว์เซอร์ แล้วกดอีกครั้ง',
  outside: 'คุณอยู่นอกพื้นที่ให้บริการของเรา',
  recent: 'ล่าสุด',
  popular: 'สถานียอดนิยม',
  forget: 'ล้างสถานที่ล่าสุด',
  found: (places, first) =>
    places === 1 ? `พบ 1 แห่ง: ${first}` : `พบ ${places} แห่ง แห่งแรกคือ ${first}`,
  none: (typed) => `ไม่มีสถานที่ชื่อ “${typed}” ลองพิมพ์ชื่อสถานี ซอย โรงเรียน หรือที่ทำงาน เป็นภาษาไทยหรืออังกฤษ`,
  onlyStations: 'แสดงเฉพาะสถานี เพราะโหลดสถานที่อื่นไม่ได้',
  search: 'ค้นหา',
  yourSearch: 'การค้นหาของคุณตามที่เราเข้าใจ',
  places: 'สถานที่',
  remove: 'ลบ',
  ignored: 'ไม่สามารถใช้ค้นหาได้',
  without: (filter: string, homes: string) => `ถ้าไม่ระบุ “${filter}”: ${homes}`,
  understood: (search: string, homes: string, ignored: string) =>
    `ค้นหา: ${search} ${homes}${ignored && ` ${ignored}: ไม่สามารถใช้ค้นหาได้`}`,
  noHomes: 'ไม่มีที่พัก',
  in: (kind, within) => `${kind} · ${within}`,
  on: (kind, within) => `${kind} · ${within}`,
}
