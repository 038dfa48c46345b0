import type { Translation } from '../../../shared/language.ts'
import { formatNumber } from '../../../shared/money.ts'
import type { clusterTexts } from './cluster-texts.ts'

export const clustersThai: Translation<typeof clusterTexts> = {
  id: 'clusters',
  noHomes: 'ไม่มีประกาศ',
  homes: (count) => `${count} ประกาศ`,
  properties: (count) => `${count} โครงการ`,
  andMore: (name, others) => `${name} และอีก ${others} แห่ง`,
  range: (low, high) => `${low} ถึง ${high}`,
  millions: (figure) => `${figure} ล้าน`,
  thousands: (figure) => formatNumber(figure * 1000),
  from: (figure) => `เริ่ม ${figure}`,
  aMonth: (figure) => `${figure}/เดือน`,
}
