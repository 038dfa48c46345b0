import type { routes } from '../routes.ts'
import { callApi, callApiAgain, callApiList } from '../shared/api-client.ts'

/*
 * The API as the staff's screens call it: parameters, bodies and answers have the types of the route's
 * own schemas, so that a screen and its door cannot drift apart.
 */

type Every = (typeof routes)[number]
type Routes = { [Route in Every as `${Route['method']} ${Route['path']}`]: Route }
/** A route by its name: `get /api/developers/{id}`. */
export type RouteName = keyof Routes

/** What a route answers to staff; null where there is no body. */
export type Answer<Name extends RouteName> = NonNullable<Routes[Name]['gives']>
type Item<Name extends RouteName> = Answer<Name> extends readonly (infer One)[] ? One : never

/** What a route takes, and what breaks the call off. */
export type Input<Name extends RouteName> = Given<'params', Taken<Name>['params']> &
  Given<'query', Taken<Name>['query']> &
  Given<'body', Taken<Name>['body']> & { signal?: AbortSignal }
type Taken<Name extends RouteName> = NonNullable<Routes[Name]['takes']>
type Given<Part extends string, Value> = Value extends undefined
  ? unknown
  : object extends Value
    ? { [Key in Part]?: Value }
    : { [Key in Part]: Value }

/** Calls a route. Throws `ApiError` for any answer that is not OK. */
export function call<Name extends RouteName>(
  name: Name,
  input: Input<Name>,
): Promise<Answer<Name>> {
  return callApi(...request(name, input))
}

/** Calls a list: one page of it, and how many there are on all pages together. */
export function callList<Name extends RouteName>(
  name: Name,
  input: Input<Name>,
): Promise<{ items: Item<Name>[]; total: number }> {
  return callApiList(...request(name, input))
}

// By what was answered, so that one person's answer is never another's.
const etags = new WeakMap<object, string | null>()

/**
 * Calls a route that is asked again and again: where nothing changed since it gave the answer `before`,
 * nothing is sent.
 */
export async function callAgain<Name extends RouteName>(
  name: Name,
  input: Input<Name>,
  before: (Answer<Name> & object) | undefined,
): Promise<Answer<Name> & object> {
  const [path, options] = request(name, input)
  const known = before && { etag: etags.get(before) ?? null, answer: before }
  const { etag, answer } = await callApiAgain(path, known, options)
  etags.set(answer, etag)
  return answer
}

type Parts = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  signal?: AbortSignal
}

function request(name: string, { params = {}, query = {}, body, signal }: Parts) {
  const [method = '', template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(String(params[part])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  )
  const options = {
    method: method.toUpperCase(),
    asStaff: true,
    ...(body !== undefined && { body }),
  }
  return [
    search.size > 0 ? `${path}?${search}` : path,
    { ...options, ...(signal && { signal }) },
  ] as const
}
