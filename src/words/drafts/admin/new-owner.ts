import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import type { Draft } from '../rules/draft.ts'

/** Whoever offers a home, as the text says. */
export type NewOwner = { name: string; phone?: string; email?: string; line?: string }

/** The contact that a draft proposes to make; without a name the number is one. */
export function newOwnerOf({ fields }: Pick<Draft, 'fields'>): NewOwner | null {
  const { contact } = fields
  if (typeof contact !== 'object' || contact === null) return null
  const contactFields = new Map(Object.entries(contact))
  const text = (name: string) => {
    const value: unknown = contactFields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const [number, email, line] = [text('phone'), text('email'), text('line')]
  const phone = number && shownPhone(number)
  const name = text('name') ?? phone ?? email ?? line
  if (name === undefined) return null
  return { name, ...(phone && { phone }), ...(email && { email }), ...(line && { line }) }
}
