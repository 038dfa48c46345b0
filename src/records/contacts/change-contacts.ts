import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import {
  changeEachOf,
  differing,
  type ManyChanged,
  saveEach,
} from '../../team/activity/change-each.ts'
import { MAX_BULK } from '../../team/activity/rules/many.ts'
import { contactIds } from './contact-list.ts'
import { deleteContact } from './delete-contact.ts'
import { restoreContact } from './restore-contact.ts'
import { ContactChange } from './rules/contact.ts'
import type { ContactSearch } from './rules/contact-search.ts'
import { saveContact } from './save-contact.ts'
import { contactRecords } from './store.ts'

/** The change of one contact; `version`, if given, must equal the stored one. */
type ContactChangeById = ContactChange & { id: number }

type BulkChange =
  | { ids: readonly number[]; change: ContactChange; before?: boolean | undefined }
  | { filter: ContactSearch; change: ContactChange; before?: boolean | undefined }
  | { changes: readonly ContactChangeById[]; before?: undefined }

const changeable = Object.keys(ContactChange.shape).filter((name) => name !== 'version')

/**
 * Changes many contacts, by one shared change or by one change each; a refused one does not affect the
 * others. With `before` the answer has the changes that restore the previous values. Refuses more than a
 * thousand contacts with 400.
 */
export async function changeContacts(context: Context, request: BulkChange) {
  return saveEach(await changesOf(context, request), request.before, {
    stored: (ids) => contactRecords(context.db, ids),
    save: ({ id, ...change }) => saveContact(context, id, change),
    changedFrom: (before, after) => differing(changeable, before, after),
  })
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

async function changesOf(context: Context, request: BulkChange): Promise<ContactChangeById[]> {
  if ('changes' in request) return [...request.changes]
  const ids =
    'ids' in request ? new Set(request.ids) : await matchingContactIds(context, request.filter)
  return [...ids].map((id) => ({ ...request.change, id }))
}
