import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { keyOfFile, rememberKeyOfFile } from '../../shared/request-keys.ts'
import { type DraftKey, FORGOTTEN_AFTER, nameOf } from './draft-store.ts'

/*
 * Files that were chosen and are not sent yet, in the browser's IndexedDB. As drafts they belong to a user, a form and
 * a record, and survive a reload, and a phone that closes the page while its camera is open. The browser may refuse to
 * store anything; then nothing is kept.
 */

type DraftFile = {
  file: File
  /** The key of its upload: sent again, it is recognised. */
  request: string
  /** When it was chosen, in milliseconds since 1970. */
  at: number
}

let opened: UseStore | null = null
function files(): UseStore {
  opened ??= createStore('drafts', 'files')
  return opened
}

/** Keeps a file, in place of another with this key. Returns whether the browser stored it. */
export async function keepFile(key: DraftKey, file: File, now = Date.now()): Promise<boolean> {
  const kept: DraftFile = { file, request: keyOfFile(file), at: now }
  try {
    await set(nameOf(key), kept, files())
    return true
  } catch {
    return false
  }
}

/** The kept file, if there is one. Deletes every expired file in this browser, whoever chose it. */
export async function keptFile(key: DraftKey, now = Date.now()): Promise<File | null> {
  try {
    let found: DraftFile | null = null
    for (const [name, kept] of await entries<string, DraftFile>(files())) {
      if (now - kept.at > FORGOTTEN_AFTER) await del(name, files())
      else if (name === nameOf(key)) found = kept
    }
    if (found) rememberKeyOfFile(found.file, found.request)
    return found?.file ?? null
  } catch {
    return null
  }
}

export async function forgetFile(key: DraftKey): Promise<void> {
  await del(nameOf(key), files()).catch(() => {})
}

/** Deletes all kept files in this browser, on logout. */
export async function forgetFiles(): Promise<void> {
  await clear(files()).catch(() => {})
}
