import type { Thing } from '../seo/thing.ts'

const provinces = [
  ...['bangkok', 'nonthaburi', 'pathum thani', 'samut prakan', 'samut sakhon', 'nakhon pathom'],
  ...['กรุงเทพมหานคร', 'กรุงเทพฯ', 'กรุงเทพ', 'นนทบุรี', 'ปทุมธานี', 'สมุทรปราการ', 'สมุทรสาคร', 'นครปฐม'],
]
const DISTRICT = /^(?:เขต|อำเภอ)(.+)$/

/**
 * An address as people write it here, in its parts: the postcode ends it, before it stands the province,
 * before that the district, which English sets apart by commas and Thai by blanks. What is not told
 * apart stays in the street.
 */
export function postalAddress(address: string): Thing {
  const whole = address.trim()
  const postalCode = /(?<![\d/])\d{5}$/.exec(whole)?.[0]
  const text = postalCode ? whole.slice(0, -postalCode.length) : whole
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

function takeLast(parts: string[], isOne: (part: string) => boolean): string | undefined {
  const last = parts.at(-1)
  return last !== undefined && isOne(last) ? parts.pop() : undefined
}

function province(part: string): string {
  return part.replace(/^จังหวัด/, '').toLowerCase()
}
