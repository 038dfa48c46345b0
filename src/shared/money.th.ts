import type { Translation } from './language.ts'
import type { moneyTexts } from './money.ts'

export const moneyThai: Translation<typeof moneyTexts> = {
  id: 'money',
  baht: (figure) => `${figure} บาท`,
  millions: (figure) => `${figure} ล้านบาท`,
  rent: (figure) => `${figure} บาท/เดือน`,
  sqm: (figure) => `${figure} ตร.ม.`,
  perSqm: (price) => `${price} ต่อ ตร.ม.`,
}
