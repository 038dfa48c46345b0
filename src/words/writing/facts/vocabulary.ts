import type { Context } from '../../../context.ts'
import type { Vocabulary } from './fact.ts'
import { stationNames } from './station-names.ts'

/** What the reader of facts knows: the stations of the list, and the moment. */
export async function vocabularyOf({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Vocabulary> {
  return { stations: await stationNames(db), now }
}
