import type { Translation } from '../../../../shared/language.ts'
import type { priceBoundTexts } from './format-price.ts'

export const priceBoundsThai: Translation<typeof priceBoundTexts> = {
  id: 'price-bounds',
  millions: (figure) => `${figure} ล้าน`,
  upTo: (figure, isRent) => `ไม่เกิน ${inBaht(figure, isRent)}`,
  from: (figure, isRent) => `${inBaht(figure, isRent)}ขึ้นไป`,
  between: (low, high, isRent) => `${low} - ${inBaht(high, isRent)}`,
}

function inBaht(figure: string, isRent: boolean): string {
  if (isRent) return `${figure} บาท/เดือน`
  return figure.endsWith('ล้าน') ? `${figure}บาท` : `${figure} บาท`
}
