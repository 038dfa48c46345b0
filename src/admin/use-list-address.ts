import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PAGE_SIZE } from '../ui/list-foot.tsx'
import { readId } from './read-id.ts'

// The furthest that the API goes.
const MAX_OFFSET = 2_000_000_000

type Params = Readonly<Record<string, string | number | null>>

/**
 * A list's state, which is its address: search, filters, sort, page and the record that is open over it.
 * A changed filter begins at the first page. `base` is the list's own address, where a record's address
 * lies below it; else it is the screen's.
 */
export function useListAddress(base?: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const home = base ?? pathname
  const page = readId(params.get('page')) ?? 1

  /** The address with these parameters changed; null and '' take one away. */
  function address(changes: Params): string {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    if (next.get('page') === '1') next.delete('page')
    return next.size > 0 ? `${home}?${next}` : home
  }

  /** The address of a record below the list, with the list as it is. */
  const recordAddress = (id: number) => `${home}/${id}${params.size > 0 ? `?${params}` : ''}`

  return {
    page,
    window: { limit: PAGE_SIZE, offset: Math.min((page - 1) * PAGE_SIZE, MAX_OFFSET) },
    get: (name: string) => params.get(name) ?? '',
    address,
    recordAddress,
    /** Those of these parameters that are in use, as a query. */
    query: (names: readonly string[]) =>
      new URLSearchParams(
        names.flatMap((name) => {
          const value = params.get(name)
          return value ? [[name, value]] : []
        }),
      ).toString(),
    /** Another view of the list: Back returns to the one before, unless it is only being typed. */
    show(changes: Params, { isTyping = false } = {}): void {
      const to = address({ page: null, ...changes })
      void navigate(to, { replace: isTyping, preventScrollReset: true })
    },
    /** Opens something over the list: Back closes it. */
    open(changes: Params): void {
      void navigate(address(changes), { state: OPENED, preventScrollReset: true })
    },
    /** Opens a record below the list: Back closes it. */
    openRecord(id: number): void {
      void navigate(recordAddress(id), { state: OPENED, preventScrollReset: true })
    },
    /** Opens something in the place of what is open. */
    swap(changes: Params): void {
      void navigate(address(changes), { replace: true, state, preventScrollReset: true })
    },
    /** Closes it: back where it was opened here, else (a link, a reload) in its place. */
    close(changes: Params): void {
      if (state === OPENED) void navigate(-1)
      else void navigate(address(changes), { replace: true, preventScrollReset: true })
    },
  }
}

/** What a history entry says that was opened over another screen: closing it goes back. */
export const OPENED = 'opened over a list'
