import { thaiAddress } from '../../../records/contacts/rules/first-name.ts'
import type { Endings } from '../../../team/staff/rules/particle.ts'
import type { ShortlistLanguage } from './shortlist.ts'

/*
 * What begins every message to a client, and how places are named in it: in the reader's language, whatever language
 * the back office has.
 */

/** `Hi Charlotte,`, `สวัสดีค่ะคุณณิชา`: the reader by their first name, if it is known. */
export function hello(
  language: ShortlistLanguage,
  reader: string | null,
  { said }: Pick<Endings, 'said'>,
): string {
  if (language === 'th') return `สวัสดี${said}${reader ? thaiAddress(reader) : ''}`
  return reader ? `Hi ${reader},` : 'Hello,'
}

/** A building's address and the station near it. */
export type Whereabouts = {
  address: string | null
  station: { name: string; nameTh: string | null } | null
}

/** Where a building is, as the reader can read it: an address in Thai letters is the station's name in English. */
export function placeIn(
  language: ShortlistLanguage,
  { address, station }: Whereabouts,
): string | null {
  if (address && (language === 'th' || !/\p{Script=Thai}/u.test(address))) return address
  if (!station) return null
  return language === 'th'
    ? `ใกล้สถานี${station.nameTh ?? ` ${station.name}`}`
    : `near ${station.name} station`
}
