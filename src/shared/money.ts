import { writeNumber } from './write-number.ts'

/** Baht: from 1,000,000 on `8.9M THB`, below in full: `850,000 THB`. */
export function formatPrice(baht: number): string {
  return baht >= 1_000_000 ? `${(baht / 1_000_000).toFixed(1)}M THB` : `${formatNumber(baht)} THB`
}

/** A monthly rent in baht, never in millions: `25,000 THB/month`. */
export function formatRent(baht: number): string {
  return `${formatNumber(baht)} THB/month`
}

/** Baht per square metre: `130,882 THB per sqm`. */
export function formatPricePerSqm(baht: number, sqm: number): string {
  return `${formatNumber(Math.round(baht / sqm))} THB per sqm`
}

/** Baht a month per square metre: `471 THB/month per sqm`. */
export function formatRentPerSqm(baht: number, sqm: number): string {
  return `${formatRent(Math.round(baht / sqm))} per sqm`
}

/** A whole number with thousands separators. */
export function formatNumber(value: number): string {
  return writeNumber(value, 0)
}

/** A floor area in square metres: `35.5 sqm`. */
export function formatSqm(sqm: number): string {
  return `${writeNumber(sqm, 2)} sqm`
}
