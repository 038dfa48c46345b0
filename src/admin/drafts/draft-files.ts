import { clear, createStore, del, entries, keys, set, type UseStore } from 'idb-keyval'
import { keyOfFile, rememberKeyOfFile } from '../../shared/request-keys.ts'
import { type DraftKey, endDrafts, FORGOTTEN_AFTER, nameOf } from './draft-store.ts'

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

/** Keeps a file, beside others with this key: another tab may have chosen one. Returns whether the browser stored it. */
export async function keepFile(key: DraftKey, file: File, now = Date.now()): Promise<boolean> {
  const kept: DraftFile = { file, request: keyOfFile(file), at: now }
  return stored(async () => {
    await set(nameOfFile(key, file), kept, files())
    return true
  }, false)
}

/** The file that was kept last, if there is one. Deletes every expired file in this browser, whoever chose it. */
export function keptFile(key: DraftKey, now = Date.now()): Promise<File | null> {
  return stored(async () => {
    let found: DraftFile | null = null
    for (const [name, kept] of await entries<string, DraftFile>(files())) {
      if (now - kept.at > FORGOTTEN_AFTER) await del(name, files())
      else if (name.startsWith(`${nameOf(key)} `) && kept.at >= (found?.at ?? 0)) found = kept
    }
    if (found) rememberKeyOfFile(found.file, found.request)
    return found?.file ?? null
  }, null)
}

/** How many files of a user are in this browser. */
export function countFiles(user: number): Promise<number> {
  const own = nameOf({ user, form: '', record: null }).slice(0, -' new'.length)
  const count = async () =>
    (await keys<string>(files())).filter((name) => name.startsWith(own)).length
  return stored(count, 0)
}

export async function clearFile(key: DraftKey, file: File): Promise<void> {
  await stored(() => del(nameOfFile(key, file), files()), undefined)
}

/** Deletes all unsaved work in this browser, texts and files, on logout. */
export async function clearUnsaved(): Promise<void> {
  endDrafts()
  await stored(() => clear(files()), undefined)
}

function nameOfFile(key: DraftKey, file: File): string {
  return `${nameOf(key)} ${keyOfFile(file)}`
}

// Storage may be full or denied, which some browsers throw at once.
async function stored<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
