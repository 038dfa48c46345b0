import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import { readText, VISITOR_LIMIT } from './body.ts'
import type { Call, Edge } from './edge.ts'
import { keptAnswer } from './keep.ts'
import type { LimitRule } from './limit.ts'
import { senderAddress } from './sender.ts'
import { queryRecord, read } from './validate.ts'

/** Bytes that staff may send. */
const STAFF_LIMIT = 1024 * 1024

/**
 * Who may pass: answers the signed-in person or null, throws 401 or 403. `access` is what the API
 * description says of it.
 */
export type Guard = {
  access: string
  /** What a caller needs: nothing (null), a `session`, or the permission of this name. */
  needs: string | null
  admit(call: Call): Promise<Context['actor']>
}

type Schema = z.ZodMiniType
type Out<S> = S extends Schema ? z.output<S> : undefined

type Method = 'get' | 'post' | 'put' | 'delete'
/** Status to the schema of its body, or to a sentence where there is none. */
type Answers = Record<number, Schema | string>

/** One route of the API, with its whole policy readable as data: limit, guard, shapes, answers. */
export type Route = {
  method: Method
  /** As OpenAPI writes it: `/api/units/{id}`. */
  path: string
  tag: string
  summary: string
  guard: Guard
  /** For visitors, by their address; staff who are signed in are not held to it. */
  limit?: LimitRule
  params?: Schema
  query?: Schema
  body?: Schema
  /**
   * A multipart body with files in this field, and what may stand beside them; the handler receives them
   * by `withUpload`.
   */
  upload?: { field: string; beside?: Readonly<Record<string, Record<string, unknown>>> }
  /** A visitor's answer depends on nothing but the question, the catalogue and the day: keep it. */
  kept?: true
  answers: Answers
  /** What the answer to staff holds, where a visitor's holds less. */
  toStaff?: Schema
  handle(call: Call, context: Context): Promise<Response>
}

type Input<P, Q, B> = { params: Out<P>; query: Out<Q>; body: Out<B> }

/** What callers in a browser know of a route by its type: where it is, what it takes and answers. */
export type Described<M, Path, P, Q, B, A, S> = {
  readonly method: M
  readonly path: Path
  readonly takes?: { params: In<P>; query: In<Q>; body: In<B> }
  readonly gives?: S extends Schema ? z.output<S> : AnswerOf<A>
}
type In<S> = S extends Schema ? z.input<S> : undefined
type AnswerOf<A> = A extends { 200: infer S } | { 201: infer S }
  ? S extends Schema
    ? z.output<S>
    : null
  : null

type Spec = Omit<
  Route,
  'method' | 'path' | 'params' | 'query' | 'body' | 'answers' | 'toStaff' | 'handle'
>

/**
 * Describes a route and its handler. The order is fixed: guard, limit, validate, handle. The handler
 * gets the context with its actor and the checked input.
 */
export function route<
  const M extends Method,
  const Path extends string,
  const A extends Answers,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  S extends Schema | undefined = undefined,
>(
  spec: Spec & { method: M; path: Path; params?: P; query?: Q; body?: B; answers: A; toStaff?: S },
  handler: (context: Context, input: Input<P, Q, B>, call: Call) => Promise<Response>,
): Route & Described<M, Path, P, Q, B, A, S> {
  return {
    ...spec,
    async handle(call, context) {
      const input = await readInput<P, Q, B>(
        spec,
        call,
        context.actor ? STAFF_LIMIT : VISITOR_LIMIT,
      )
      const make = () => handler(context, input, call)
      if (!spec.kept || context.actor) return make()
      return keptAnswer(call, `${spec.path} ${JSON.stringify(input)}`, 'visitors', make)
    },
  }
}

/**
 * Hangs routes on the app, literal paths before those with parameters. A known path asked with another
 * method is 405 (OPTIONS 204), saying which are there.
 */
export function mount(edge: Edge, routes: readonly Route[]): void {
  const sorted = routes.toSorted((a, b) => compare(a.path, b.path))
  for (const one of sorted) {
    edge.on(one.method.toUpperCase(), pattern(one.path), (call) => answer(one, call))
  }
  for (const path of new Set(sorted.map((one) => one.path))) {
    const methods = sorted.filter((one) => one.path === path).map((one) => one.method.toUpperCase())
    const allow = [...(methods.includes('GET') ? ['HEAD'] : []), ...methods, 'OPTIONS'].join(', ')
    edge.all(pattern(path), (call) => {
      if (call.req.method === 'OPTIONS') return call.body(null, 204, { allow })
      throw new Refused(405, `This address takes ${allow}.`, { headers: { allow } })
    })
  }
}

async function answer(one: Route, call: Call): Promise<Response> {
  const actor = await one.guard.admit(call)
  if (one.limit && !actor) await call.get('services').limits.take(one.limit, senderAddress(call))
  const response = await one.handle(call, { ...call.get('context'), actor })
  if (!response.headers.has('cache-control')) {
    // What a visitor gets may be kept but is asked for again; what staff get is nobody else's.
    response.headers.set('cache-control', actor || one.guard.needs ? 'no-store' : 'no-cache')
  }
  if (!response.headers.get('vary')?.includes('Cookie')) response.headers.append('vary', 'Cookie')
  return response
}

function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

// '{' sorts after every letter, so `/api/units/search` comes before `/api/units/{id}`.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

type Shapes = Pick<Route, 'params' | 'query' | 'body'>

async function readInput<P, Q, B>(
  shapes: Shapes,
  call: Call,
  maxBytes: number,
): Promise<Input<P, Q, B>> {
  const input = {
    params: shapes.params && readParams(shapes.params, call),
    query: shapes.query && read(shapes.query, queryRecord(new URL(call.req.url).searchParams)),
    body: shapes.body && read(shapes.body, await jsonBody(call, maxBytes)),
  }
  // Safe: each part was read by the very schema its type comes from.
  return input as Input<P, Q, B>
}

/** A path that does not hold what it should names nothing: 404. */
function readParams(schema: Schema, call: Call): unknown {
  const result = schema.safeParse(call.req.param())
  if (!result.success) throw new Refused(404, 'Not found')
  return result.data
}

async function jsonBody(call: Call, maxBytes: number): Promise<unknown> {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refused(415, 'Send the body as JSON, with Content-Type: application/json.')
  }
  const text = await readText(call, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'The body is not valid JSON.', {
      errors: [{ path: 'body', message: 'Not valid JSON' }],
    })
  }
}
