import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readListAddress } from './list-address.ts'
import { navigateTo, pendingParams, usePendingParams } from './pending-params.ts'

type Params = Readonly<Record<string, string | number | null>>

/**
 * A list's state in the URL: search, filters, sort, page and the open record. Changing a filter returns to
 * the first page. `base` is the list's path, below which records are; by default the screen's path. `prefix`
 * distinguishes the parameters of a list shown over another. With `opens` a record's id is that parameter, not a part of
 * the path.
 */
export function useListAddress(base?: string, prefix = '', opens?: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const listPath = base ?? pathname
  const read = readListAddress(params, prefix)
  // Leaving the search box and pressing something else can be one press.
  const kept = usePendingParams(pathname, params)

  /** The URL with changed parameters; null and '' remove one. */
  const address = (changes: Params) => addressOf(changed(kept, changes))

  const addressOf = (next: URLSearchParams) => (next.size > 0 ? `${listPath}?${next}` : listPath)

  function changed(from: URLSearchParams, changes: Params): URLSearchParams {
    const next = new URLSearchParams(from)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(prefix + name)
      else next.set(prefix + name, String(value))
    }
    if (next.get(`${prefix}page`) === '1') next.delete(`${prefix}page`)
    return next
  }

  /** The URL of a record, keeping the list's parameters. */
  const recordAddress = (id: number) =>
    opens ? address({ [opens]: id }) : `${listPath}/${id}${kept.size > 0 ? `?${kept}` : ''}`

  /** Adds a history entry, one only for a double click: closing goes back a single entry. */
  function openAt(to: string): void {
    if (to === location.pathname + location.search) return
    void navigate(to, { state: OPENED, preventScrollReset: true })
  }

  return {
    ...read,
    address,
    recordAddress,
    /** The non-empty ones of these parameters as a query string. */
    query: (names: readonly string[]) =>
      new URLSearchParams(
        names.flatMap((name) => {
          const value = read.get(name)
          return value ? [[name, value]] : []
        }),
      ).toString(),
    /** Changes the list's parameters; adds a history entry unless the user is typing. */
    show(changes: Params, { isTyping = false } = {}): void {
      // The second of two in one press is not rendered with what the first has changed.
      const before = pendingParams(pathname) ?? new URLSearchParams(location.search)
      const next = changed(before, { page: null, ...changes })
      navigateTo(pathname, next, () =>
        navigate(addressOf(next), { replace: isTyping, preventScrollReset: true }),
      )
    },
    /** Returns to an address unless it is the current one: what was chosen in a sheet that Back has closed. */
    keep(chosen: string): void {
      if (chosen !== location.pathname + location.search) {
        void navigate(chosen, { preventScrollReset: true })
      }
    },
    /** Opens an overlay; Back closes it. */
    open(changes: Params): void {
      openAt(address(changes))
    },
    /** Opens a record; Back closes it. */
    openRecord(id: number): void {
      openAt(recordAddress(id))
    },
    /** Replaces the open overlay. */
    swap(changes: Params): void {
      void navigate(address(changes), { replace: true, state, preventScrollReset: true })
    },
    /** Closes the overlay: goes back if it was opened from this list, else (a link, a reload) replaces the entry. */
    close(changes: Params): void {
      if (state === OPENED) void navigate(-1)
      else void navigate(address(changes), { replace: true, preventScrollReset: true })
    },
  }
}

export type ListState = ReturnType<typeof useListAddress>

/** The state of a history entry opened from a list: closing it goes back. */
export const OPENED = 'opened over a list'
