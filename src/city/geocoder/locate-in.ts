import type { Atlas } from '../places/atlas.ts'
import type { Located } from './candidates.ts'
import { choosePlace } from './choose-place.ts'
import { addressTokens } from './reading/address-tokens.ts'
import { gazetteerOf } from './reading/gazetteer.ts'
import { readMentions } from './reading/read-address.ts'

/**
 * Where a Bangkok address is by the names in it, using the given atlas: a soi, station, mall, park,
 * school, road, subdistrict, district or neighbourhood. Null when it names nothing known.
 */
export function locateIn(atlas: Atlas, address: string): Located | null {
  const tokens = addressTokens(address)
  const postalCode = tokens.find(({ kind, text }) => kind === 'number' && text.length === 5)
  const mentions = readMentions(tokens, gazetteerOf(atlas))
  return choosePlace(atlas, mentions, postalCode?.text ?? null)
}
