import { OUTBOX, unsentMessages } from '../sales/inbox/admin/composer/unsent-messages.ts'
import { countFiles } from './drafts/draft-files.ts'
import { draftForms } from './drafts/draft-store.ts'

/** What a draft is called, singular and plural, by how the name of its form begins. */
const KINDS = [
  ['message in', 'reply', 'replies'],
  ['canned reply', 'canned reply', 'canned replies'],
  ['homes for', 'message with homes', 'messages with homes'],
  ['paste', 'pasted chat', 'pasted chats'],
  ['scan', 'photographed note', 'photographed notes'],
  ['activity', 'note', 'notes'],
  ['deal notes', 'note', 'notes'],
  ['deal', 'deal', 'deals'],
  ['viewings', 'viewing', 'viewings'],
  ['task', 'task', 'tasks'],
  ['quick task', 'task', 'tasks'],
  ['unit', 'unit', 'units'],
  ['add-listing', 'unit', 'units'],
  ['project', 'property', 'properties'],
  ['add-property', 'property', 'properties'],
  ['developer', 'developer', 'developers'],
  ['contact', 'contact', 'contacts'],
  ['user', 'user', 'users'],
] as const

/** What a user typed or chose in this browser and has not saved, a kind each: `2 messages`, `1 unit`. */
export async function unsavedWork(user: number): Promise<string[]> {
  const work = new Map<string, { many: string; count: number }>()
  const add = (one: string, many: string, count: number) => {
    if (count > 0) work.set(one, { many, count: count + (work.get(one)?.count ?? 0) })
  }
  add('message', 'messages', unsentMessages(user))
  for (const form of draftForms(user)) {
    if (form.startsWith(OUTBOX)) continue
    const [, one, many] = KINDS.find(([start]) => form.startsWith(start)) ?? ['', 'form', 'forms']
    add(one, many, 1)
  }
  add('file', 'files', await countFiles(user))
  return [...work].map(([one, { many, count }]) => `${count} ${count === 1 ? one : many}`)
}
