import { countsThai } from '../../shared/counted.th.ts'
import type { Translation } from '../../shared/language.ts'
import type { homeTexts } from './home-texts.ts'

const homes = countsThai.home

export const homeThai: Translation<typeof homeTexts> = {
  id: 'home',
  title: 'ค้นหาคอนโดที่ใช่สำหรับคุณ',
  summary: 'คอนโดให้เช่าและขายในกรุงเทพฯ ค้นหาได้จากสถานีรถไฟฟ้าใกล้บ้าน',
  advanced: 'ค้นหาแบบละเอียด',
  railways: 'แผนที่รถไฟฟ้าในกรุงเทพฯ',
  homes,

  featured: 'ประกาศแนะนำ',
  seeAll: (count) => `ดูทั้งหมด ${homes(count)}`,
  noHomes: 'ขณะนี้ยังไม่มีประกาศ',
  noHomesHelp: 'บอกเราด้านล่างว่าคุณกำลังมองหาอะไร แล้วเราจะติดต่อกลับ',
  view: 'รูปแบบการแสดงประกาศแนะนำ',
  grid: 'แบบตาราง',
  map: 'แผนที่',
  confirmed: 'ยืนยันแล้วว่าว่างภายในเจ็ดวันที่ผ่านมา',
  newest: 'ประกาศล่าสุดของเรา',
  mapOfHomes: 'แผนที่ของประกาศแนะนำ',
  noStation: 'ไม่ทราบสถานี',
  openMap: 'เปิดใน Google Maps',

  developers: 'ผู้พัฒนาโครงการแนะนำ',
  allDevelopers: 'ดูผู้พัฒนาโครงการทั้งหมด',

  contact: 'พร้อมหาบ้านในฝันแล้วหรือยัง',
  contactHelp: 'บอกเราว่าคุณอยากอยู่ใกล้สถานีไหน และให้เราติดต่อคุณทางใด หรือโทรหรือเขียนถึงเราได้โดยตรง',
}
