import type { Translation } from '../../../../shared/language.ts'
import type { placeFieldTexts } from './place-field-texts.ts'

export const placeFieldsThai: Translation<typeof placeFieldTexts> = {
  id: 'place-fields',
  minutesTo: 'เวลาเดินทางด้วยรถไฟฟ้าไป',
  andTo: 'และไป',
  to: (place) => `ไป${place}`,
  within: 'ภายใน',
  minutes: (minutes) => `${minutes} นาที`,
  example: 'สถานี ที่ทำงาน โรงเรียน หรือที่อยู่',
  addSecond: 'เพิ่มสถานที่ที่สอง',
  unknownStation: 'สถานีที่ไม่รู้จัก',
}
