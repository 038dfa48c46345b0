import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { pickedSearch } from '../../../../records/units/rules/picked-search.ts'
import type { ShortlistLanguage } from '../../rules/shortlist.ts'

/*
 * What somebody looks for, as it is said to them: from the search that stands on their record. The message is in
 * their language, whatever language the back office has, so both are here.
 */
type WishTexts = {
  /** Of one count, or of any of several. */
  bedrooms: (counts: readonly number[]) => string
  /** Of any number of bedrooms. */
  home: (place: string) => string
  rent: (most: string) => string
  price: (most: string) => string
  from: (month: string) => string
  locale: string
  join: string
}

const numbers = 'one two three four five six'.split(' ')

const texts: Readonly<Record<ShortlistLanguage, WishTexts>> = {
  en: {
    bedrooms: (counts) => {
      const homes = counts.map((count) =>
        count === 0 ? 'a studio' : (numbers[count - 1] ?? count),
      )
      const last = counts.at(-1) ?? 0
      return `${homes.join(' or ')}${last === 0 ? '' : last === 1 ? ' bedroom' : ' bedrooms'}`
    },
    home: (place) => `a home ${place}`,
    rent: (most) => `up to ${most} THB a month`,
    price: (most) => `up to ${most} THB`,
    from: (month) => `from ${month}`,
    locale: 'en-GB',
    join: ', ',
  },
  th: {
    bedrooms: (counts) => {
      const homes = counts.map((count) => (count === 0 ? 'สตูดิโอ' : count))
      return `${homes.join(' หรือ ')}${counts.at(-1) === 0 ? '' : ' ห้องนอน'}`
    },
    home: (place) => `ห้อง${place}`,
    rent: (most) => `ไม่เกิน ${most} บาท/เดือน`,
    price: (most) => `ไม่เกิน ${most} บาท`,
    from: (month) => `เข้าอยู่ ${month}`,
    locale: 'th-TH',
    join: ' ',
  },
}

/**
 * `two bedrooms near Thong Lo, up to 65,000 THB a month, from January 2027`; null if nothing of that is known. `place` is
 * that of `wishPlace`.
 */
export function wishWords(
  { search }: Pick<ContactRecord, 'search'>,
  language: ShortlistLanguage,
  place: string | null,
) {
  if (!search) return null
  const wish = pickedSearch(search)
  const { bedrooms, home, rent, price, from, locale, join } = texts[language]
  const counts = wish.selectedBedrooms ?? (wish.bedrooms === undefined ? [] : [wish.bedrooms])
  const most = wish.priceMax?.toLocaleString('en-US')
  const parts = [
    counts.length > 0 ? [bedrooms(counts), place].filter(Boolean).join(' ') : place && home(place),
    most && (wish.listingType === 'rent' ? rent(most) : price(most)),
    wish.availableBy && from(monthOf(wish.availableBy, locale)),
  ]
  return parts.filter(Boolean).join(join) || null
}

function monthOf(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}

/** What stands beneath a name: what they look for in words, else as staff noted it. */
export function wishLine(contact: ContactRecord, place: string | null): string | null {
  const words = wishWords(contact, 'en', place)
  if (words) return words.charAt(0).toUpperCase() + words.slice(1)
  return contact.requirements?.split('\n')[0]?.trim() || null
}
