import { countsThai } from '../../shared/counted.th.ts'
import type { Translation } from '../../shared/language.ts'
import { formatNumber } from '../../shared/money.ts'
import type { mapListTexts } from './map-list-texts.ts'

const counted = countsThai.home

export const mapListThai: Translation<typeof mapListTexts> = {
  id: 'map-list',
  waiting: 'ที่พักบนแผนที่นี้',
  onMap: (homes) => `${counted(homes)}บนแผนที่นี้`,
  found: (homes) => `พบ ${counted(homes)}`,
  inArea: (homes) => `${counted(homes)}ในบริเวณที่ค้นหา`,
  inBuilding: (homes, building) => `${counted(homes)}ใน ${building}`,
  inAll: (homes) => `ทั้งการค้นหา ${formatNumber(homes)}`,
  nowOnMap: (homes) => `บนแผนที่นี้ ${formatNumber(homes)}`,
  withoutPlace: (onMap, others) =>
    `บนแผนที่นี้ ${formatNumber(onMap)} ไม่ทราบตำแหน่ง ${formatNumber(others)}`,
  allHomes: 'ดูทั้งหมด',
}
