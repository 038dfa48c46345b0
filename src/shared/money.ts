import { english, type Language, textsIn } from './language.ts'
import { writeNumber } from './write-number.ts'

/** Texts for amounts and areas. */
export const moneyTexts = {
  id: 'money' as const,
  baht: (figure: string) => `${figure} THB`,
  millions: (figure: string) => `${figure}M THB`,
  rent: (figure: string) => `${figure} THB/month`,
  sqm: (figure: string) => `${figure} sqm`,
  perSqm: (price: string) => `${price} per sqm`,
}

/** Baht: from 1,000,000 on `8.9M THB`, below in full: `850,000 THB`. */
export function formatPrice(baht: number, language: Language = english): string {
  const texts = textsIn(language, moneyTexts)
  return baht >= 1_000_000
    ? texts.millions((baht / 1_000_000).toFixed(1))
    : formatBaht(baht, language)
}

/** Baht in full: `8,900,000 THB`. */
export function formatBaht(baht: number, language: Language = english): string {
  return textsIn(language, moneyTexts).baht(formatNumber(baht))
}

/** A monthly rent in baht, never in millions: `25,000 THB/month`. */
export function formatRent(baht: number, language: Language = english): string {
  return textsIn(language, moneyTexts).rent(formatNumber(baht))
}

/** Baht per square metre: `130,882 THB per sqm`. */
export function formatPricePerSqm(baht: number, sqm: number, language: Language = english): string {
  const texts = textsIn(language, moneyTexts)
  return texts.perSqm(texts.baht(formatNumber(Math.round(baht / sqm))))
}

/** Baht a month per square metre: `471 THB/month per sqm`. */
export function formatRentPerSqm(baht: number, sqm: number, language: Language = english): string {
  return textsIn(language, moneyTexts).perSqm(formatRent(Math.round(baht / sqm), language))
}

/** A whole number with thousands separators, the same in all our languages. */
export function formatNumber(value: number): string {
  return writeNumber(value, 0)
}

/** A floor area in square metres: `35.5 sqm`. */
export function formatSqm(sqm: number, language: Language = english): string {
  return textsIn(language, moneyTexts).sqm(writeNumber(sqm, 2))
}
