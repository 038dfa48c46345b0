import type { Translation } from '../../shared/language.ts'
import type { homeHeadTexts } from './home-head-texts.server.ts'

export const homeHeadThai: Translation<typeof homeHeadTexts> = {
  id: 'home-head',
  title: 'Sathani · คอนโดในกรุงเทพฯ ตามสถานีรถไฟฟ้า',
  description: 'คอนโดให้เช่าและขายในกรุงเทพฯ ค้นหาได้จากสถานี BTS, MRT หรือแอร์พอร์ต เรล ลิงก์ที่อยู่ใกล้',
  owner: 'ต้องการฝากขายหรือปล่อยเช่าห้อง: ',
  imageAlt: 'Sathani: คอนโดในกรุงเทพฯ ตามสถานีรถไฟฟ้าใกล้บ้าน',
}
