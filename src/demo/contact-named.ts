import type { Context } from '../context.ts'

/** The id of a contact of the demo agency. */
export async function contactNamed({ db }: Context, name: string): Promise<number> {
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('name', '=', name)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (!contact) throw new Error(`The demo has no contact ${name}.`)
  return contact.id
}
