import type { Translation } from '../../../../shared/language.ts'
import type { roomTexts } from './format-rooms.ts'

export const roomsThai: Translation<typeof roomTexts> = {
  id: 'rooms',
  Bedroom: (rooms) => `${rooms} ห้องนอน`,
  threeOrMore: '3 ห้องนอนขึ้นไป',
  Bathroom: (rooms) => `${rooms} ห้องน้ำ`,
}
