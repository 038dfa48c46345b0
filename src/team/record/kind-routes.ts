import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { Call } from '../../platform/http/edge.ts'
import type { Page } from '../../platform/http/page.ts'
import type { IdParams } from '../../platform/http/params.ts'
import { type Described, type Guard, type Route, route } from '../../platform/http/route.ts'
import { type AuditSubject, RecordKinds } from '../activity/rules/activity.ts'
import { mayRestore, staff } from '../staff/guard.ts'
import { mayDelete } from '../staff/rules/staff.ts'

/* What the makers of a kind's routes share: its paths, its guards and the types of routes. */

export type Schema = z.ZodMiniType
export type Out<S extends Schema> = z.output<S>
/** What a query or body is read to, if the route has one. */
export type OutOf<S> = S extends Schema ? Out<S> : undefined

export type Kind<Path extends string, Stored extends Schema> = {
  path: Path
  tag: string
  /** Its name in descriptions, if that is not the kind: "conversation". */
  one?: string
  /** The record as staff get it. */
  record: Stored
  /** The record as visitors get it, if everybody may read it. */
  visible?: Schema
  /** Who may call its routes: by default all staff. */
  guard?: Guard
}

/** What differs from the kind's other routes. */
export type Own<Gives extends Schema> = {
  summary?: string
  guard?: Guard
  /** What is answered, if that is not the record. */
  gives?: Gives
  /** When it is refused, by status. */
  refused?: Readonly<Record<number, string>>
}

/** A route with the types that calls in the browser know it by. */
export type Of<M, Path, P, Q, B, Gives> = Route &
  Described<M, Path, P, Q, B, { 200: Gives }, undefined>
export type OneOf<Path extends string> = `${Path}/{id}`
export type IdOf = typeof IdParams
/** The query of a list: its search and its page. */
export type Paged<Q extends Schema> = z.ZodMiniType<
  Out<Q> & Page,
  Named<z.input<Q>> & z.input<typeof Page>
>
/** A search without parameters adds none to those of the page. */
type Named<Search> = string extends keyof Search ? unknown : Search

/** Input that its schemas have validated; a maker passes it to a function that takes just that. */
type Given = { params: { id: number }; query: never; body: never }

/** The parts that the makers of a kind's routes share. */
export function kindRoutes<const Path extends string, Stored extends Schema>(
  kind: AuditSubject,
  { path, tag, one = kind, record, guard = staff() }: Kind<Path, Stored>,
) {
  const isInTrash = RecordKinds.has(kind)
  return {
    ...{ path, one, record, guard },
    idPath: `${path}/{id}` as const,
    unknown: { 404: `No such ${one}` },
    /** Who may delete one: which ones says a rule of the kind. */
    mayRemove: isInTrash ? staff(mayDelete[kind]) : guard,
    mayBringBack(): Guard {
      if (!isInTrash) throw new Error(`No ${kind} is kept in the trash`)
      return mayRestore(kind)
    },
    /** The route of one part of this kind's life. */
    of<R>(
      verb: string,
      spec: Pick<Route, 'method' | 'path' | 'summary' | 'responses'> & Partial<Route>,
      handler: (context: Context, input: Given, call: Call) => Promise<Response>,
    ): R {
      const made = route({ tag, guard, ...spec }, (context, input, call) =>
        handler(context, asGiven(input), call),
      )
      return typed<R>({ ...made, life: { kind, verb } })
    },
  }
}
export type KindRoutes<Path extends string, Stored extends Schema> = ReturnType<
  typeof kindRoutes<Path, Stored>
>

// Safe: the route has validated it.
function asGiven(input: unknown): Given {
  return input as Given
}

// Safe: each maker names the schemas that it makes the route of.
function typed<R>(route: Route): R {
  return route as R
}

export function withoutPage<Search>({ limit, offset, ...search }: Search & Page): [Search, Page] {
  // Safe: only the page was removed.
  return [search as Search, { limit, offset }]
}

/** A text is JSON already. */
export function json(call: Call, body: unknown, status: 200 | 201 = 200): Response {
  if (typeof body !== 'string') return call.json(body ?? {}, status)
  return call.body(body, status, { 'content-type': 'application/json; charset=utf-8' })
}
