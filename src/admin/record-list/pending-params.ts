import { useEffect, useSyncExternalStore } from 'react'

/*
 * The parameters that the address of a screen is about to have, until the screen is rendered with them. Whatever else
 * is pressed meanwhile has to keep them, a link of a row as well as a filter.
 */

type Coming = {
  pathname: string
  params: URLSearchParams
  /** Whether the address has them: the next rendering shows them. */
  isThere: boolean
}

let coming: Coming | null = null
const listeners = new Set<() => void>()

/** The parameters that `pathname` will have; null if it is rendered with them. */
export function comingParams(pathname: string): URLSearchParams | null {
  return coming?.pathname === pathname ? coming.params : null
}

/** `comingParams`, rendered at once when they change: the press that follows finds its link there. */
export function useComingParams(
  pathname: string,
  rendered: URLSearchParams,
): URLSearchParams | null {
  useEffect(() => forgetComing(rendered), [rendered])
  return useSyncExternalStore(
    listen,
    () => comingParams(pathname),
    () => null,
  )
}

/**
 * Navigates from `pathname` to an address with these parameters. What `navigate` returns ends when it is there, or when
 * another navigation came before it.
 */
export function comeTo(
  pathname: string,
  params: URLSearchParams,
  navigate: () => void | Promise<void>,
): void {
  const next = isAddress(params) ? null : { pathname, params, isThere: false }
  change(next)
  const arrival = navigate()
  if (!next) return
  void Promise.resolve(arrival).finally(() => {
    next.isThere = isAddress(params)
    if (coming === next && !next.isThere) change(null)
  })
}

function forgetComing(rendered: URLSearchParams): void {
  if (coming?.isThere || coming?.params.toString() === rendered.toString()) change(null)
}

function isAddress(params: URLSearchParams): boolean {
  return new URLSearchParams(location.search).toString() === params.toString()
}

function change(next: Coming | null): void {
  coming = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
