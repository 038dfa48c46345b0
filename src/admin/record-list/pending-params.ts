import { useEffect, useSyncExternalStore } from 'react'

/*
 * The query parameters of a pending navigation within a screen, until the screen is rendered with them. Whatever else
 * is pressed meanwhile has to keep them, a link of a row as well as a filter.
 */

type Pending = {
  pathname: string
  params: URLSearchParams
  /** Whether the URL has them: the next render shows them. */
  isCommitted: boolean
}

let pending: Pending | null = null
const listeners = new Set<() => void>()

/** The parameters of the pending navigation that began at `pathname`; null for none. */
export function pendingParams(pathname: string): URLSearchParams | null {
  return pending?.pathname === pathname ? pending.params : null
}

/**
 * `pendingParams`, else the rendered ones. They are rendered at once when they change: the press that follows finds its
 * link there.
 */
export function usePendingParams(pathname: string, rendered: URLSearchParams): URLSearchParams {
  useEffect(() => settle(rendered), [rendered])
  const params = useSyncExternalStore(
    listen,
    () => pendingParams(pathname),
    () => null,
  )
  return params ?? rendered
}

/**
 * Navigates from `pathname` to a URL with these parameters. What `navigate` returns settles when the navigation is
 * committed, or superseded by another one.
 */
export function navigateTo(
  pathname: string,
  params: URLSearchParams,
  navigate: () => void | Promise<void>,
): void {
  const next = isAddress(params) ? null : { pathname, params, isCommitted: false }
  change(next)
  const arrival = navigate()
  if (!next) return
  void Promise.resolve(arrival).finally(() => {
    next.isCommitted = isAddress(params)
    if (pending === next && !next.isCommitted) change(null)
  })
}

function settle(rendered: URLSearchParams): void {
  if (pending?.isCommitted || pending?.params.toString() === rendered.toString()) change(null)
}

function isAddress(params: URLSearchParams): boolean {
  return new URLSearchParams(location.search).toString() === params.toString()
}

function change(next: Pending | null): void {
  pending = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
