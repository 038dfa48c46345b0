import type { Thing } from '../seo/thing.server.ts'

const provinces = [
  ...['bangkok', 'nonthaburi', 'pathum thani', 'samut prakan', 'samut sakhon', 'nakhon pathom'],
  ...['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กรุงเทพ', 'นนทบุรี', 'ปทุมธานี', 'สมุทรปราการ', 'สมุทรสาคร', 'นครปฐม'],
]
const DISTRICT = /^(?:เขต|อำเภอ)(.+)$/

/**
 * Splits a Thai address into its parts. It ends in district, province and postcode, separated by commas
 * in English and by spaces in Thai. What is not recognised stays in the street.
 */
export function postalAddress(address: string): Thing {
  const trimmed = address.trim()
  const postalCode = /(?<![\d/])\d{5}$/.exec(trimmed)?.[0]
  const text = postalCode ? trimmed.slice(0, -postalCode.length) : trimmed
  const isThai = text.split(/\s/).some((word) => DISTRICT.test(word))
  const parts = text
    .split(isThai ? /[\s,]/ : ',')
    .map((part) => part.trim())
    .filter(Boolean)
  const region = takeLast(parts, (part) => provinces.includes(province(part)))
  const locality = takeLast(parts, () => parts.length > 1)
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.join(isThai ? ' ' : ', ') || undefined,
    addressLocality: (locality && (DISTRICT.exec(locality)?.[1] ?? locality)) ?? region,
    addressRegion: locality && region,
    postalCode,
    addressCountry: 'TH',
  }
}

function takeLast(parts: string[], matches: (part: string) => boolean): string | undefined {
  const last = parts.at(-1)
  return last !== undefined && matches(last) ? parts.pop() : undefined
}

function province(part: string): string {
  return part.replace(/^จังหวัด/, '').toLowerCase()
}
