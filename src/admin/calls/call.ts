import type { QueryMeta } from '@tanstack/react-query'
import type { routes } from '../../routes.ts'
import { callApi, callApiList, type Transport } from '../../shared/api-client.ts'

/*
 * A typed client of the API for staff screens: parameters, bodies and responses have the types of the
 * routes' schemas.
 */

declare module '@tanstack/react-query' {
  interface Register {
    /** Set by the server's query client: calls the API without a network. */
    queryMeta: { transport?: Transport }
  }
}

type Every = (typeof routes)[number]
type Routes = { [Route in Every as `${Route['method']} ${Route['path']}`]: Route }
/** The name of a route: `get /api/developers/{id}`. */
export type RouteName = keyof Routes

/** The response body of a route for staff; null without a body. */
export type ResponseBody<Name extends RouteName> = NonNullable<Routes[Name]['gives']>
/** An item of a route that answers a list. */
export type ListItem<Name extends RouteName> =
  ResponseBody<Name> extends readonly (infer One)[] ? One : never

/** The input of a route, with an abort signal and the query's meta. */
export type Input<Name extends RouteName> = Given<'params', Taken<Name>['params']> &
  Given<'query', Taken<Name>['query']> &
  Given<'body', Taken<Name>['body']> & {
    signal?: AbortSignal
    meta?: QueryMeta | undefined
    /** The request's own Idempotency-Key. */
    key?: string
  }
type Taken<Name extends RouteName> = NonNullable<Routes[Name]['takes']>
type Given<Part extends string, Value> = Value extends undefined
  ? unknown
  : object extends Value
    ? { [Key in Part]?: Value }
    : { [Key in Part]: Value }

/** Calls a route. Throws `ApiError` for responses that are not OK. */
export function call<Name extends RouteName>(
  name: Name,
  input: Input<Name>,
): Promise<ResponseBody<Name>> {
  return callApi(...request(name, input))
}

/** Calls a list route: returns one page and the total. */
export function callList<Name extends RouteName>(
  name: Name,
  input: Input<Name>,
): Promise<{ items: ListItem<Name>[]; total: number }> {
  return callApiList(...request(name, input))
}

/** The same for a name that is put together; its caller knows the type of the response. */
export function callRoute(name: string, input: Parts): Promise<unknown> {
  return callApi(...request(name, input))
}

export function callListRoute(name: string, input: Parts): Promise<unknown> {
  return callApiList(...request(name, input))
}

/** The input of any route. */
export type Parts = {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  signal?: AbortSignal
  meta?: QueryMeta | undefined
  key?: string
}

function request(name: string, { params = {}, query = {}, body, signal, meta, key }: Parts) {
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
    transport: meta?.transport,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { key }),
  }
  return [
    search.size > 0 ? `${path}?${search}` : path,
    { ...options, ...(signal && { signal }) },
  ] as const
}
