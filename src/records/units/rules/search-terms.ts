import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import { labelIn } from '../../../shared/fields/value-set.ts'
import { unitSpellings } from './import-spellings.ts'
import { type ListingType, ListingTypes, type UnitStatus, UnitStatuses } from './unit-sets.ts'

/** What staff typed to find units, as terms that all must match. */
export type SearchTerm =
  /** In the unit number, the project's names, stations and district, or the owner. `isPhone`: in the owner only. */
  | { word: string; isPhone?: true; orStatus?: UnitStatus; orStudio?: true }
  /** What a row says about its unit, as a value. */
  | { fact: Fact; value: number }
  /** For rent, for sale, or both: these words are also within many e-mail addresses and names. */
  | { listing: ListingType }
export type Fact =
  | 'bedrooms'
  | 'bathrooms'
  | 'size'
  | 'floor'
  | 'millions'
  | 'rent'
  | 'metres'
  | 'walk'
  | 'price'
  | 'id'

const FACTS: readonly [RegExp, Fact][] = [
  [/(?<!\S)(?:#|id )(\d{1,9})(?!\S)/, 'id'],
  [/(\d) ?(?:bedrooms?|beds?|br|ห้องนอน)(?![a-z])/, 'bedrooms'],
  [/(\d) ?(?:bathrooms?|baths?|ห้องน้ำ)(?![a-z])/, 'bathrooms'],
  [
    /(?<![\d.])(\d{1,9}(?:\.\d{1,4})?) ?(?:sqm|sq\.? ?m\.?|m²|ตร\.?ม\.?|ตารางเมตร)(?![a-z])/,
    'size',
  ],
  [/(?<!\d)(\d{1,4})(?:st|nd|rd|th) floor(?![a-z])/, 'floor'],
  [/(?:ชั้น|(?<![a-z])floor) ?(\d{1,4})/, 'floor'],
  [/(?<![\d.])(\d{1,9}(?:\.\d{1,4})?)m ?thb(?![a-z])/, 'millions'],
  // Without `THB` only with decimals: `12M` may be a unit number.
  [/(?<![\w.])(\d{1,9}\.\d{1,4})m(?![a-z])/, 'millions'],
  [/(?<![\d.])(\d{1,9}(?:\.\d{1,4})?) ?(?:ล้าน(?:บาท)?|ลบ\.?)/, 'millions'],
  [/(?:(?<![a-z])or )?(?<![\d,])([\d,]{1,15}) ?thb\/month/, 'rent'],
  [/(?<![\d,])([\d,]{1,15}) ?thb(?![a-z/])/, 'price'],
  [/(?<![\d.])(\d{1,9}) min(?![a-z])/, 'walk'],
  [/(?<![\d.])(\d{1,9}) m(?![a-z])/, 'metres'],
]
// A country code or the leading 0, then digits in groups.
const PHONE = /(?<![\d/])(?:\+\d|0\d)[\d\s().-]{6,}\d(?!\d)/g
// Written beside a station's or district's name, where the name alone says it.
const BESIDE_NAMES = /^(?:bts|mrt|arl|station|district|near|สถานี|เขต)$/
// As a row says it: `For rent and sale`. Single words are read as in imported files.
const LISTINGS: readonly [RegExp, ListingType][] = [
  [/(?<!\S)(?:for )?(?:rent|sale|sell) (?:and|or|&|\/) (?:rent|sale|sell)(?!\S)/, 'rent_sell'],
  [/(?<!\S)for (?:rent|lease)(?!\S)/, 'rent'],
  [/(?<!\S)for sale(?!\S)/, 'sell'],
]
const STUDIO = /^(?:studio|สตูดิโอ)$/

/** Reads what was typed or copied from a row: words in any order, `2 bed`, `17.2M THB`, a phone number. */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  let text = withPlainDigits(search.normalize('NFC'))
    .toLowerCase()
    .replace(/[·\s]{1,9}/g, ' ')
  text = text.replace(PHONE, (phone) => {
    if (phone.replace(/\D/g, '').length < 9) return phone
    terms.push({ word: phone, isPhone: true })
    return ' '
  })
  for (const [pattern, fact] of FACTS) {
    text = text.replace(pattern, (_, figure: string) => {
      terms.push({ fact, value: Number(figure.replaceAll(',', '')) })
      return ' '
    })
  }
  for (const status of UnitStatuses.ids) {
    const label = labelIn(UnitStatuses, status)?.toLowerCase() ?? ''
    if (!label.includes(' ') || !text.includes(label)) continue
    text = text.replace(label, ' ')
    terms.push({ word: label, orStatus: status })
  }
  for (const [pattern, listing] of LISTINGS) {
    if (!pattern.test(text)) continue
    text = text.replace(pattern, ' ')
    terms.push({ listing })
  }
  const words = text.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const naming = words.filter((word) => !BESIDE_NAMES.test(word))
  terms.push(...(naming.length + terms.length > 0 ? naming : words).map(termOf))
  return terms
}

function termOf(word: string): SearchTerm {
  if (STUDIO.test(word)) return { word, orStudio: true }
  const listing = ListingTypes.read(unitSpellings.get(ListingTypes)?.[word] ?? word)
  if (listing) return { listing }
  const status = UnitStatuses.read(unitSpellings.get(UnitStatuses)?.[word] ?? word)
  return status ? { word, orStatus: status } : { word }
}
