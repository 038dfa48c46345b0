import type { Translation } from '../../../shared/language.ts'
import type { stationTexts } from './station-texts.ts'

export const stationsThai: Translation<typeof stationTexts> = {
  id: 'stations',
  station: 'สถานี',
  all: 'ทุกสถานี',
  popular: 'ยอดนิยม',
  noneMatches: (typed) => `ไม่พบสถานี “${typed}” ลองพิมพ์ให้สั้นลง หรือพิมพ์ชื่อภาษาอังกฤษ`,
}
