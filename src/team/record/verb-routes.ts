import type { Context } from '../../context.ts'
import type { Call } from '../../platform/http/edge.ts'
import { IdParams } from '../../platform/http/params.ts'
import type { Route } from '../../platform/http/route.ts'
import {
  type IdOf,
  json,
  type KindRoutes,
  type Of,
  type OutOf,
  type Own,
  type Schema,
} from './kind-routes.ts'

type OwnVerb<Gives extends Schema> = Own<Gives> & {
  once?: true
  status?: 200 | 201
  /** What was done, of a verb that answers nothing. */
  silent?: string
}

type OwnView = Pick<Own<never>, 'refused' | 'guard'> & Pick<Route, 'cached' | 'toStaff'>

/** The makers of the routes that only one kind has: what is read of it, and what is done with it. */
export function verbRoutes<const Path extends string, Stored extends Schema>({
  path,
  idPath,
  record,
  unknown,
  of,
}: KindRoutes<Path, Stored>) {
  return {
    /** Something read of all records of this kind: `/counts`. */
    view<
      const Below extends string,
      Gives extends Schema,
      Q extends Schema | undefined = undefined,
    >(
      below: Below,
      summary: string,
      gives: Gives,
      read: (context: Context, query: OutOf<Q>, call: Call) => Promise<unknown>,
      { query, refused, ...own }: OwnView & { query?: Q } = {},
    ): Of<'get', `${Path}${Below}`, undefined, Q, undefined, Gives> {
      const input = { path: `${path}${below}`, ...(query && { query }) }
      return of(
        `view ${below}`,
        { method: 'get', summary, ...input, responses: { 200: gives, ...refused }, ...own },
        async (context, { query }, call) => json(call, await read(context, query, call)),
      )
    },

    /** Something read of one record: `/history`. */
    viewOf<const Below extends string, Gives extends Schema>(
      below: Below,
      summary: string,
      gives: Gives,
      read: (context: Context, id: number, call: Call) => Promise<unknown>,
      { refused, ...own }: OwnView = {},
    ): Of<'get', `${Path}/{id}${Below}`, IdOf, undefined, undefined, Gives> {
      const responses = { 200: gives, ...unknown, ...refused }
      return of(
        `view ${below}`,
        { method: 'get', path: `${idPath}${below}`, summary, params: IdParams, responses, ...own },
        async (context, { params }, call) => json(call, await read(context, params.id, call)),
      )
    },

    /** Something that is done with one record: `/confirm`. Answers the record, unless it is silent or gives another. */
    verb<
      const Below extends string,
      B extends Schema | undefined = undefined,
      Gives extends Schema = Stored,
    >(
      below: Below,
      summary: string,
      body: B,
      write: (context: Context, id: number, body: OutOf<B>, call: Call) => Promise<unknown>,
      { gives, refused, silent, status = 200, ...own }: OwnVerb<Gives> = {},
    ): Of<'post', `${Path}/{id}${Below}`, IdOf, undefined, B, Gives> {
      const done: Route['responses'] = silent ? { 204: silent } : { [status]: gives ?? record }
      const input = { params: IdParams, ...(body && { body }) }
      const responses = { ...done, ...unknown, ...refused }
      return of(
        `do ${below}`,
        { method: 'post', path: `${idPath}${below}`, summary, ...input, responses, ...own },
        async (context, { params, body }, call) => {
          const result = await write(context, params.id, body, call)
          return silent ? call.body(null, 204) : json(call, result, status)
        },
      )
    },
  }
}
