import { addressTokens } from './address-tokens.ts'
import type { Atlas } from './atlas.ts'
import type { Located } from './candidates.ts'
import { choosePlace } from './choose-place.ts'
import { gazetteerOf } from './gazetteer.ts'
import { readMentions } from './read-address.ts'

/**
 * Where a Bangkok address is by the names in it, read from an atlas at hand: a soi, station, mall, park,
 * school, road, subdistrict, district or neighbourhood. Null when it names nothing we know.
 */
export function locateIn(atlas: Atlas, address: string): Located | null {
  const tokens = addressTokens(address)
  const postalCode = tokens.find(({ kind, text }) => kind === 'number' && text.length === 5)
  const mentions = readMentions(tokens, gazetteerOf(atlas))
  return choosePlace(atlas, mentions, postalCode?.text ?? null)
}
