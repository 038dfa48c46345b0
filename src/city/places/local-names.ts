import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import type { Language } from '../../shared/language.ts'
import type { LocalNames } from './rules/local-name.ts'

const memo = new CatalogueMemo<LocalNames>(1)

/** What places are called in a language; nothing for English, whose names stand with the places. */
export async function localNames(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  { tag }: Language,
): Promise<LocalNames | undefined> {
  if (tag !== 'th') return undefined
  return memo.get(catalogue, tag, async () => {
    const [stations, parks, malls] = await Promise.all(
      (['stations', 'parks', 'malls'] as const).map(async (table) => {
        const rows = await db.selectFrom(table).select(['id', 'nameTh']).execute()
        return new Map(rows.map(({ id, nameTh }) => [id, nameTh]))
      }),
    )
    const none = new Map<number, string>()
    return { stations: stations ?? none, parks: parks ?? none, malls: malls ?? none }
  })
}
