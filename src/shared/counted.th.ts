import type { countTexts } from './counted.ts'
import type { Translation } from './language.ts'
import { formatNumber } from './money.ts'

const counting = (word: string) => (count: number) => `${formatNumber(count)} ${word}`

export const countsThai = {
  id: 'counts',
  home: counting('ประกาศ'),
  unit: counting('ยูนิต'),
  contact: counting('รายชื่อ'),
  project: counting('โครงการ'),
  floor: counting('ชั้น'),
  bed: counting('ห้องนอน'),
  bath: counting('ห้องน้ำ'),
  bedroom: counting('ห้องนอน'),
  bathroom: counting('ห้องน้ำ'),
} satisfies Translation<typeof countTexts>
