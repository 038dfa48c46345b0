import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readListAddress } from './list-address.ts'

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
  // Where `show` is going, until it is there. Leaving the search box and choosing a filter can be one press, and the
  // second has not been rendered with what the first has changed.
  const coming = useRef<URLSearchParams | null>(null)

  /** The URL with changed parameters; null and '' remove one. */
  const address = (changes: Params) => addressOf(changed(params, changes))

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
    opens ? address({ [opens]: id }) : `${listPath}/${id}${params.size > 0 ? `?${params}` : ''}`

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
      const shown = coming.current ?? new URLSearchParams(location.search)
      const next = changed(shown, { page: null, ...changes })
      coming.current = next
      const arrival = navigate(addressOf(next), { replace: isTyping, preventScrollReset: true })
      void Promise.resolve(arrival).finally(() => {
        if (coming.current === next) coming.current = null
      })
    },
    /** Returns to an address unless it is the current one: what was chosen in a sheet that Back has closed. */
    keep(kept: string): void {
      if (kept !== location.pathname + location.search) {
        void navigate(kept, { preventScrollReset: true })
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
