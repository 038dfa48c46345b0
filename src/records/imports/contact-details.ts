import type { Db } from '../../platform/db/connect.ts'
import { exposedFields } from '../../shared/contact-details/exposed-fields.ts'
import type { Kind } from './kinds/candidate.ts'
import type { ImportDetail, ImportRecord } from './rules/import.ts'

/** Whether a row has contact details in a text that visitors will see. */
export function exposes({ publicTexts }: Kind, input: Record<string, unknown> | null): boolean {
  return input !== null && exposedFields(input, publicTexts).length > 0
}

/** What a row says, without the contact details in its public texts. */
export function withoutContacts({ publicTexts }: Kind, input: unknown): unknown {
  const cleaned = exposedFields({ ...(input as object) }, publicTexts)
  return Object.assign(
    {},
    input,
    Object.fromEntries(cleaned.map((each) => [each.name, each.cleaned])),
  )
}

/** How many of the rows that a checked import would save have contact details that visitors will see. */
export async function exposingRows(
  db: Db,
  { id, state }: Pick<ImportRecord, 'id' | 'state'>,
): Promise<ImportDetail['contactDetails']> {
  if (state !== 'checked') return 0
  const { count } = await db
    .selectFrom('importRows')
    .where('importId', '=', id)
    .where('exposes', '=', true)
    .where((is) =>
      is.or([
        is('verdict', '=', 'create'),
        is.and([is('verdict', '=', 'update'), is('chosen', '=', true)]),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
