import { type QueryClient, queryOptions } from '@tanstack/react-query'

/*
 * How a screen opens, as its reader left it: a cookie that is sent to the back office only, so that the server
 * renders the screen that way.
 */

/** The names of their cookies. */
export const keptChoices = { deals: 'sathani_deals' }
type KeptChoice = (typeof keptChoices)[keyof typeof keptChoices]

const YEAR = 365 * 86_400

/** A choice; null if there is none yet. */
export const keptChoiceQuery = (name: KeptChoice) =>
  queryOptions<string | null>({
    queryKey: ['kept', name],
    queryFn: () => choiceIn(document.cookie, name),
    // A browser need not wait for it.
    initialData: () =>
      typeof document === 'undefined' ? undefined : choiceIn(document.cookie, name),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Gives a screen that the server renders the choices of a request's cookies. */
export function setKeptChoices(queries: QueryClient, cookies: string): void {
  for (const name of Object.values(keptChoices)) {
    queries.setQueryData(keptChoiceQuery(name).queryKey, choiceIn(cookies, name))
  }
}

/** Remembers a choice in this browser. */
export function keepChoice(queries: QueryClient, name: KeptChoice, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser in use has the Cookie Store API.
  document.cookie = `${name}=${value}; path=/admin; max-age=${YEAR}; samesite=lax${secure}`
  queries.setQueryData(keptChoiceQuery(name).queryKey, value)
}

function choiceIn(cookies: string, name: string): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? null
}
