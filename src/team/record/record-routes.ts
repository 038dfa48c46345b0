import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { Call } from '../../platform/http/edge.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import type { AuditSubject } from '../activity/rules/activity.ts'
import { anyone } from '../staff/guard.ts'
import {
  type IdOf,
  json,
  type Kind,
  kindRoutes,
  type Of,
  type OneOf,
  type Out,
  type OutOf,
  type Own,
  type Paged,
  type Schema,
  withoutPage,
} from './kind-routes.ts'
import { manyRoutes } from './many-routes.ts'
import { verbRoutes } from './verb-routes.ts'

type Listed = { items: string | readonly unknown[]; total: number }

/**
 * The routes of a record's life, the same for every kind: list, read, create, change, delete, restore, `many` and
 * `timeline`. An `api.ts` names the schemas, the reads and the verbs of its kind; what no other kind has is a `view`,
 * a `verb` or a `route` of its own. Every function gets the call last, for what only it knows.
 */
export function recordRoutes<const Path extends string, Stored extends Schema>(
  kind: AuditSubject,
  about: Kind<Path, Stored>,
) {
  const parts = kindRoutes(kind, about)
  const { path, idPath, one, record, unknown, guard, mayRemove, mayBringBack, of } = parts
  const { visible } = about
  const toRead = visible ? { guard: anyone, cached: true as const } : { guard }

  return {
    ...manyRoutes(parts),
    ...verbRoutes(parts),

    /** A page of the records that match, with their total. */
    list<Q extends z.ZodMiniObject, Gives extends Schema = Stored>(
      summary: string,
      search: Q,
      read: (context: Context, search: Out<Q>, page: Page, call: Call) => Promise<Listed>,
      { gives, refused, ...own }: Own<Gives> = {},
    ): Of<'get', Path, undefined, Paged<Q>, undefined, z.ZodMiniArray<Gives>> {
      const item = gives ?? record
      const responses = { 200: z.array(visible ?? item), ...refused }
      const toStaff = visible && { toStaff: z.array(item) }
      const query = z.extend(search, Page.shape)
      return of(
        'list',
        { method: 'get', path, summary, ...toRead, query, responses, ...toStaff, ...own },
        async (context, { query }, call) => {
          const [search, page] = withoutPage(query)
          const { items, total } = await read(context, search, page, call)
          // A cached answer is given for every spelling of its query.
          return listResponse(call, items, total, page, visible && query)
        },
      )
    },

    /** One record; a text is its JSON. */
    read<Gives extends Schema = Stored, Q extends Schema | undefined = undefined>(
      read: (context: Context, id: number, call: Call, query: OutOf<Q>) => Promise<unknown>,
      { gives, refused, query, ...own }: Own<Gives> & { query?: Q } = {},
    ): Of<'get', OneOf<Path>, IdOf, Q, undefined, Gives> {
      const responses = { 200: visible ?? gives ?? record, ...unknown, ...refused }
      const toStaff = visible && { toStaff: gives ?? record }
      const summary = `A ${one}`
      const input = { params: IdParams, ...(query && { query }) }
      return of(
        'read',
        {
          method: 'get',
          path: idPath,
          summary,
          ...toRead,
          ...input,
          responses,
          ...toStaff,
          ...own,
        },
        async (context, { params, query }, call) =>
          json(call, await read(context, params.id, call, query)),
      )
    },

    create<B extends Schema, Gives extends Schema = Stored>(
      body: B,
      write: (context: Context, body: Out<B>, call: Call) => Promise<unknown>,
      { gives, refused, ...own }: Own<Gives> = {},
    ): Of<'post', Path, undefined, undefined, B, Gives> {
      const responses = { 201: gives ?? record, ...refused }
      const summary = `Create a ${one}`
      return of(
        'create',
        { method: 'post', path, summary, once: true, body, responses, ...own },
        async (context, { body }, call) => json(call, await write(context, body, call), 201),
      )
    },

    /** Changes the fields that are sent; refused if they are based on another `version` than the stored one. */
    change<B extends Schema, Gives extends Schema = Stored>(
      body: B,
      write: (context: Context, id: number, body: Out<B>, call: Call) => Promise<unknown>,
      { gives, refused, ...own }: Own<Gives> = {},
    ): Of<'put', OneOf<Path>, IdOf, undefined, B, Gives> {
      const conflict = { 409: 'Changed meanwhile; the stored one is in current' }
      const responses = { 200: gives ?? record, ...unknown, ...conflict, ...refused }
      const summary = `Change a ${one}`
      return of(
        'change',
        { method: 'put', path: idPath, summary, params: IdParams, body, responses, ...own },
        async (context, { params, body }, call) =>
          json(call, await write(context, params.id, body, call)),
      )
    },

    remove(
      write: (context: Context, id: number, call: Call) => Promise<unknown>,
      { refused, silent = 'Deleted', ...own }: Own<never> & { silent?: string } = {},
    ): Of<'delete', OneOf<Path>, IdOf, undefined, undefined, string> {
      const responses = { 204: silent, ...unknown, ...refused }
      const input = { params: IdParams, guard: mayRemove }
      return of(
        'delete',
        { method: 'delete', path: idPath, summary: `Delete a ${one}`, ...input, responses, ...own },
        async (context, { params }, call) => {
          await write(context, params.id, call)
          return call.body(null, 204)
        },
      )
    },

    /** Only for a kind that is kept in the trash. */
    restore(
      write: (context: Context, id: number, call: Call) => Promise<unknown>,
      { refused }: Pick<Own<never>, 'refused'> = {},
    ): Of<'post', `${Path}/{id}/restore`, IdOf, undefined, undefined, Stored> {
      const summary = `Bring back a ${one} deleted in the last 30 days`
      const responses = { 200: record, 404: 'None to bring back', ...refused }
      const guard = mayBringBack()
      return of(
        'restore',
        { method: 'post', path: `${idPath}/restore`, summary, guard, params: IdParams, responses },
        async (context, { params }, call) => json(call, await write(context, params.id, call)),
      )
    },
  }
}
