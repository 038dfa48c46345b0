import type { Translation } from '../../../shared/language.ts'
import type { quickSearchTexts } from './quick-search-texts.ts'

export const quickSearchThai: Translation<typeof quickSearchTexts> = {
  id: 'quick-search',
  rentOrBuy: 'เช่าหรือซื้อ',
  any: 'ทั้งหมด',
  rent: 'เช่า',
  buy: 'ซื้อ',
  priceRange: 'ช่วงราคา',
  toBuy: 'ราคาขาย',
  toRent: 'ค่าเช่า',
  ownPrice: 'กำหนดช่วงราคาเอง',
  ownRent: 'กำหนดช่วงค่าเช่าเอง',
  from: 'ตั้งแต่ (บาท)',
  to: 'ถึง (บาท)',
  bedrooms: 'ห้องนอน',
  minutes: 'เวลาเดินทางด้วยรถไฟฟ้าไปที่ทำงานหรือที่เรียน',
  whereOrWhat: 'ทำเลหรือสิ่งที่คุณกำลังมองหา',
  search: 'ค้นหา',
}
