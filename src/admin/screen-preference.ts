import { type QueryClient, queryOptions } from '@tanstack/react-query'

/*
 * How a screen opens, as its reader left it: a cookie that is sent to the back office only, so that the server
 * renders the screen that way.
 */

/** The names of their cookies. */
export const preferenceCookies = { deals: 'sathani_deals' }
type PreferenceCookie = (typeof preferenceCookies)[keyof typeof preferenceCookies]

const YEAR = 365 * 86_400

/** A preference; null if there is none yet. */
export const preferenceQuery = (name: PreferenceCookie) =>
  queryOptions<string | null>({
    queryKey: ['preference', name],
    queryFn: () => preferenceIn(document.cookie, name),
    // A browser need not wait for it.
    initialData: () =>
      typeof document === 'undefined' ? undefined : preferenceIn(document.cookie, name),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Gives a screen that the server renders the preferences of a request's cookies. */
export function setPreferences(queries: QueryClient, cookies: string): void {
  for (const name of Object.values(preferenceCookies)) {
    queries.setQueryData(preferenceQuery(name).queryKey, preferenceIn(cookies, name))
  }
}

/** Remembers a preference in this browser. */
export function savePreference(queries: QueryClient, name: PreferenceCookie, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser in use has the Cookie Store API.
  document.cookie = `${name}=${value}; path=/admin; max-age=${YEAR}; samesite=lax${secure}`
  queries.setQueryData(preferenceQuery(name).queryKey, value)
}

function preferenceIn(cookies: string, name: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? null
}
