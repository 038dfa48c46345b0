import { PAGE_SIZE } from '../../ui/tables/list-foot.tsx'
import { readId } from '../calls/read-id.ts'

// The API's limit.
const MAX_OFFSET = 2_000_000_000

/** A list's state in the URL: its parameters ('' when absent) and its page. */
export type ListAddress = ReturnType<typeof readListAddress>

/** Parses a list's state. `prefix` distinguishes the parameters of a list shown over another. */
export function readListAddress(params: URLSearchParams, prefix = '') {
  const get = (name: string) => params.get(prefix + name) ?? ''
  const page = readId(get('page')) ?? 1
  return {
    page,
    window: windowOf(page),
    get,
  }
}

/** The limit and offset of a page. */
export function windowOf(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: Math.min((page - 1) * PAGE_SIZE, MAX_OFFSET) }
}
