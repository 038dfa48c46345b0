import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import type { ThreadRecord } from '../rules/thread.ts'

type Named = Pick<ThreadRecord, 'contactName' | 'name'>

/** The name by which a conversation is known: its contact's, else that on the channel. */
export function threadName({ contactName, name }: Named): string {
  return contactName ?? shownPhone(name)
}

/** The same, with the name of whoever wrote last when that is another one: `Pim · from Somchai`. */
export function threadTitle(thread: Named & Pick<ThreadRecord, 'handle' | 'lastWriter'>): string {
  const { handle, lastWriter } = thread
  const name = threadName(thread)
  const isNamed = lastWriter !== null && lastWriter !== handle && /\p{L}/u.test(lastWriter)
  return isNamed && !isSameName(name, lastWriter) ? `${name} · from ${lastWriter}` : name
}

/** Whether one is the other, or a part of it: Pim is Pim Suksan. */
function isSameName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => name.toLowerCase().split(/\s+/).filter(Boolean))
  if (!one || !other) return false
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))
}
