import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  callListRoute,
  callRoute,
  type Input,
  type ListItem,
  type Parts,
  type ResponseBody,
  type RouteName,
} from './call.ts'
import { listedRecord } from './listed-record.ts'
import type { Subject } from './stale-queries.ts'

/*
 * The calls of a record's life from a screen, the same for every kind: the counterpart of `recordRoutes`. The keys of
 * its queries begin with its subject, by which changes of others make them stale: `['deals', 'one', 7]`.
 */

type At<Method extends string, Path extends string> = Extract<RouteName, `${Method} ${Path}`>
/** What follows a path in the routes of a method: `/counts`. */
type Below<Method extends string, Path extends string> = RouteName extends infer Name
  ? Name extends `${Method} ${Path}${infer Rest}`
    ? Rest
    : never
  : never
type Field<Name extends RouteName, Part extends string> =
  Input<Name> extends Record<Part, infer Value>
    ? Value
    : Input<Name> extends { [P in Part]?: infer Value }
      ? Value
      : never
/** The input of a route of one record, or of all, without what is added here. */
type Given<Name extends RouteName> = Omit<Input<Name>, 'params' | 'signal' | 'meta'>
type How = { enabled?: boolean; keepsPrevious?: true }

/**
 * The calls of the kind of record whose list is at a path. Where lists have whole records (`listsWhole`), one that is
 * opened from a list is shown at once, as it was listed, until it is read itself.
 */
export function recordCalls<const Path extends string>(
  subject: Subject,
  path: Path,
  { listsWhole = false }: { listsWhole?: boolean } = {},
) {
  const ofOne = (id: number | null) => ({ params: { id: String(id) } })
  const keyOf = ({ id }: { id: number | null }) => [subject, 'one', id] as const

  return {
    keyOf,

    /** One page of the records that match; while it loads, the rows of the previous page stay. */
    list: (query: Field<At<'get', Path>, 'query'>) =>
      queryOptions({
        queryKey: [subject, 'list', query] as const,
        queryFn: ({ signal, meta }) =>
          typed<Promise<{ items: ListItem<At<'get', Path>>[]; total: number }>>(
            callListRoute(`get ${path}`, { query: Object(query), signal, meta }),
          ),
        placeholderData: keepPreviousData,
      }),

    /** One record; disabled without an id. */
    one: (id: number | null) =>
      queryOptions({
        queryKey: keyOf({ id }),
        queryFn: ({ signal, meta }) =>
          answer<At<'get', `${Path}/{id}`>>(`get ${path}/{id}`, { ...ofOne(id), signal, meta }),
        enabled: id !== null,
        ...(listsWhole && { placeholderData: () => typed<never>(listedRecord(subject, id)) }),
      }),

    /** Something read of all records: `/counts`. */
    view: <const B extends Below<'get', Path>>(
      below: B,
      input: Given<At<'get', `${Path}${B}`>>,
      { enabled = true, keepsPrevious }: How = {},
    ) =>
      queryOptions({
        queryKey: [subject, below.slice(1), input] as const,
        queryFn: ({ signal, meta }) =>
          answer<At<'get', `${Path}${B}`>>(`get ${path}${below}`, { ...input, signal, meta }),
        enabled,
        ...(keepsPrevious && { placeholderData: keepPreviousData }),
      }),

    /** Something read of one record: `/history`. */
    viewOf: <const B extends Below<'get', `${Path}/{id}`>>(id: number, below: B) =>
      queryOptions({
        queryKey: [subject, below.slice(1), id] as const,
        queryFn: ({ signal, meta }) =>
          answer<At<'get', `${Path}/{id}${B}`>>(`get ${path}/{id}${below}`, {
            ...{ ...ofOne(id), signal, meta },
          }),
      }),

    create: (body: Field<At<'post', Path>, 'body'>) =>
      answer<At<'post', Path>>(`post ${path}`, { body }),
    change: (id: number, body: Field<At<'put', `${Path}/{id}`>, 'body'>) =>
      answer<At<'put', `${Path}/{id}`>>(`put ${path}/{id}`, { ...ofOne(id), body }),
    remove: (id: number) => answer<At<'delete', `${Path}/{id}`>>(`delete ${path}/{id}`, ofOne(id)),
    restore: (id: number) =>
      answer<At<'post', `${Path}/{id}/restore`>>(`post ${path}/{id}/restore`, ofOne(id)),
    /** Something done with one record: `/confirm`. */
    verb: <const B extends Below<'post', `${Path}/{id}`>>(
      id: number,
      below: B,
      input: Given<At<'post', `${Path}/{id}${B}`>>,
    ) =>
      answer<At<'post', `${Path}/{id}${B}`>>(`post ${path}/{id}${below}`, {
        ...ofOne(id),
        ...input,
      }),
  }
}

/** The query and the call of settings that have a version. */
export function settingsCalls<const Path extends string>(subject: Subject, path: Path) {
  return {
    query: queryOptions({
      queryKey: [subject] as const,
      queryFn: ({ signal, meta }) => answer<At<'get', Path>>(`get ${path}`, { signal, meta }),
    }),
    save: (body: Field<At<'put', Path>, 'body'>) =>
      answer<At<'put', Path>>(`put ${path}`, { body }),
  }
}

function answer<Name extends RouteName>(name: string, input: Parts): Promise<ResponseBody<Name>> {
  return typed(callRoute(name, input))
}

// Safe: the type names the route that is called.
function typed<Result>(response: unknown): Result {
  return response as Result
}
