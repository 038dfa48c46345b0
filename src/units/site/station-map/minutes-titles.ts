import { countedHomes } from '../counted-homes.ts'
import { namedPlaces } from '../minutes/way-text.ts'

type Titled = { total: number | null; limit: number; names: readonly (string | null)[] }

/** `278 homes within 25 minutes of Asok`, of two places `of both`; without a total until it is known. */
export function minutesTitle({ total, limit, names }: Titled): string {
  const places = names.length > 1 ? 'both' : namedPlaces(names)
  const homes = total === null ? 'Homes' : total === 0 ? 'No homes' : countedHomes(total)
  return `${homes} within ${limit} minutes of ${places}`
}

/** `Minutes to Asok`. */
export function legendTitle(names: readonly (string | null)[]): string {
  return names.length > 1 ? 'Minutes to the slower of the two' : `Minutes to ${namedPlaces(names)}`
}
