import type { Translation } from '../../../shared/language.ts'
import type { mapTexts } from './map-texts.ts'

export const mapThai: Translation<typeof mapTexts> = {
  id: 'map',
  map: 'แผนที่',
  ofStations: 'แผนที่สถานี ใช้ปุ่มลูกศรเลื่อนไปตามสาย กด Enter เพื่อเลือก',
  zoomIn: 'ขยาย',
  zoomOut: 'ย่อ',
  lost: 'โหลดแผนที่ไม่สำเร็จ',
  retry: 'ลองใหม่',
}
