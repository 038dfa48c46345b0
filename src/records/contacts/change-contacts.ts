import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { changeEachOf, type ManyChanged } from '../../team/activity/change-each.ts'
import { MAX_BULK } from '../../team/activity/rules/many.ts'
import { cannotUndo, entriesOf, fieldsBefore, type UndoVerb } from '../../team/record/undo.ts'
import { contactIds } from './contact-list.ts'
import { deleteContact } from './delete-contact.ts'
import { restoreContact } from './restore-contact.ts'
import { ContactChange } from './rules/contact.ts'
import type { ContactSearch } from './rules/contact-search.ts'
import { saveContact } from './save-contact.ts'

type BulkChange = ({ ids: readonly number[] } | { filter: ContactSearch }) & {
  change: ContactChange
  undo?: boolean | undefined
}

/**
 * Changes many contacts alike; a refused one does not affect the others. Refuses more than a thousand contacts with
 * 400.
 */
export async function changeContacts(context: Context, request: BulkChange) {
  const ids = 'ids' in request ? request.ids : await matchingContactIds(context, request.filter)
  const result = await changeEachOf(ids, (id) => saveContact(context, id, request.change))
  return request.undo ? { ...result, undo: await entriesOf(context, 'contact', ids) } : result
}

/** Puts the changed fields of a contact back, unless anybody changed it since (409). */
export const undoContactChange: UndoVerb = {
  subject: 'contact',
  action: 'update',
  async undo(tx, { subjectId, version, ...entry }) {
    const { data } = ContactChange.safeParse({ ...fieldsBefore(entry), version })
    if (!data) throw cannotUndo()
    await saveContact(tx, subjectId, data)
  },
}

/** Deletes many contacts softly, each with its own audit record. */
export function deleteContacts(context: Context, ids: readonly number[]): Promise<ManyChanged> {
  return changeEachOf(ids, (id) => deleteContact(context, id))
}

/** Restores many deleted contacts in the same way. */
export function restoreContacts(context: Context, ids: readonly number[]): Promise<ManyChanged> {
  return changeEachOf(ids, (id) => restoreContact(context, id))
}

/** The ids of the contacts that match a search, in its order. Refuses more than a thousand with 400. */
export async function matchingContactIds(
  context: Context,
  filter: ContactSearch,
): Promise<number[]> {
  const { ids, total } = await contactIds(context, filter, { limit: MAX_BULK, offset: 0 })
  if (total > MAX_BULK) {
    throw new Refused(400, 'too_many_records', { most: MAX_BULK, found: total, many: 'contacts' })
  }
  return ids
}
