import type { distanceTexts } from './distance.ts'
import type { Translation } from './language.ts'

export const distancesThai: Translation<typeof distanceTexts> = {
  id: 'distances',
  metres: (figure) => `${figure} ม.`,
  kilometres: (figure) => `${figure} กม.`,
  minutesWalk: (minutes) => `เดิน ${minutes} นาที`,
  beyondWalking: 'ไกลเกินระยะเดิน',
}
