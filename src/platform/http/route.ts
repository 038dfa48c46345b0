import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { fault } from '../../shared/refusals/refusals.ts'
import { readText, VISITOR_LIMIT } from './body.ts'
import { cachedResponse } from './cache/serve-cached.ts'
import type { Call, Edge } from './edge.ts'
import { idempotencyKey, respondOnce } from './idempotency/respond-once.ts'
import type { LimitRule } from './limit.ts'
import { senderAddress } from './sender.ts'
import { Turns } from './turns.ts'
import { queryRecord, read } from './validate.ts'

/** Bytes that staff may send. */
const STAFF_LIMIT = 1024 * 1024

/**
 * Who may call a route: returns the signed-in user or null, throws 401 or 403. `access` is its
 * sentence in the API description.
 */
export type Guard = {
  access: string
  /** What a caller needs: nothing (null), a `session`, or a permission by name. */
  needs: string | null
  admit(call: Call): Promise<Context['actor']>
}

/** Items of a visitor's list above which it waits for its turn: our pages ask for fewer. */
const LARGE_LIMIT = 100
const largeAnswers = new Turns({ atOnce: 1, waiting: 100, patience: 30_000 })

type Schema = z.ZodMiniType
type Out<S> = S extends Schema ? z.output<S> : undefined

type Method = 'get' | 'post' | 'put' | 'delete'
/** The schema of the body for each status, or a sentence where there is no body. */
type Answers = Record<number, Schema | string>

/** One route of the API, with its whole policy as data: limit, guard, schemas, responses. */
export type Route = {
  method: Method
  /** In OpenAPI's syntax: `/api/units/{id}`. */
  path: string
  tag: string
  summary: string
  guard: Guard
  /** Limits visitors by their address; signed-in staff are exempt. */
  limit?: LimitRule
  params?: Schema
  query?: Schema
  body?: Schema
  /**
   * A multipart body with files in `field` and optional other fields (`beside`); the handler reads
   * them with `withUpload`.
   */
  upload?: { field: string; beside?: Readonly<Record<string, Record<string, unknown>>> }
  /**
   * Creates or sends something: a repetition with the same `Idempotency-Key` gets the first response. The
   * handler runs in a transaction with the key, and uses the context it is given.
   */
  once?: true
  /**
   * Caches responses to visitors: they depend only on the request, the catalogue version and the
   * day.
   */
  cached?: true
  responses: Answers
  /** The response to staff, where a visitor's has fewer fields. */
  toStaff?: Schema
  /** Of a route of a record's life: the kind of record, and what is done with it. */
  life?: { kind: string; verb: string }
  handle(call: Call, context: Context): Promise<Response>
}

type Input<P, Q, B> = { params: Out<P>; query: Out<Q>; body: Out<B> }

/** What typed API calls in the browser know of a route: its address, input and output. */
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
  'method' | 'path' | 'params' | 'query' | 'body' | 'responses' | 'toStaff' | 'handle'
>

/**
 * Defines a route and its handler. The order is fixed: guard, limit, validate, handle. The handler
 * receives the context with its actor and the validated input.
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
  spec: Spec & {
    method: M
    path: Path
    params?: P
    query?: Q
    body?: B
    responses: A
    toStaff?: S
  },
  handler: (context: Context, input: Input<P, Q, B>, call: Call) => Promise<Response>,
): Route & Described<M, Path, P, Q, B, A, S> {
  return {
    ...spec,
    async handle(call, context) {
      const maxBytes = context.actor ? STAFF_LIMIT : VISITOR_LIMIT
      // An upload is received by its handler, which sees to its key.
      const key = spec.once && !spec.upload ? idempotencyKey(call) : null
      const { input, sent } = await readInput<P, Q, B>(spec, call, maxBytes)
      if (key) return respondOnce(call, context, key, sent, (tx) => handler(tx, input, call))
      const make = () => handler(context, input, call)
      if (!spec.cached || context.actor) return make()
      const makeInTurn = () =>
        limitOf(input.query) > LARGE_LIMIT ? largeAnswers.run(make) : make()
      return cachedResponse(call, `${spec.path} ${JSON.stringify(input)}`, 'visitors', makeInTurn)
    },
  }
}

/**
 * Registers the routes, literal paths before those with parameters. A known path with another
 * method is 405 (OPTIONS: 204), with the allowed methods in `Allow`.
 */
export function mount(edge: Edge, routes: readonly Route[]): void {
  const sorted = routes.toSorted((a, b) => compare(a.path, b.path))
  for (const route of sorted) {
    edge.on(route.method.toUpperCase(), pattern(route.path), (call) => respond(route, call))
  }
  for (const path of new Set(sorted.map((route) => route.path))) {
    const methods = sorted
      .filter((route) => route.path === path)
      .map((route) => route.method.toUpperCase())
    const allow = [...(methods.includes('GET') ? ['HEAD'] : []), ...methods, 'OPTIONS'].join(', ')
    edge.all(pattern(path), (call) => {
      if (call.req.method === 'OPTIONS') return call.body(null, 204, { allow })
      throw new Refused(405, 'method_not_allowed', { allow }, { headers: { allow } })
    })
  }
}

async function respond(route: Route, call: Call): Promise<Response> {
  const actor = await route.guard.admit(call)
  if (actor) call.set('personId', actor.id)
  if (route.limit && !actor)
    await call.get('services').limits.take(route.limit, senderAddress(call))
  const response = await route.handle(call, { ...call.get('context'), actor })
  if (!response.headers.has('cache-control')) {
    // Responses to visitors may be stored but must be revalidated; responses to staff are never
    // stored.
    response.headers.set('cache-control', actor || route.guard.needs ? 'no-store' : 'no-cache')
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

/** The validated input, and the body as it was sent. */
async function readInput<P, Q, B>(
  shapes: Shapes,
  call: Call,
  maxBytes: number,
): Promise<{ input: Input<P, Q, B>; sent: unknown }> {
  const address = {
    params: shapes.params && readParams(shapes.params, call),
    query: shapes.query && read(shapes.query, queryRecord(new URL(call.req.url).searchParams)),
  }
  const sent = shapes.body && (await jsonBody(call, maxBytes))
  const input = { ...address, body: shapes.body && read(shapes.body, sent) }
  // Safe: each part was parsed by the schema that its type comes from.
  return { input: input as Input<P, Q, B>, sent }
}

/** The limit of a list's query, which has it by itself or within `page`; 0 for anything else. */
function limitOf(query: unknown): number {
  if (typeof query !== 'object' || query === null) return 0
  if ('limit' in query) return Number(query.limit) || 0
  return 'page' in query ? limitOf(query.page) : 0
}

/** A path whose parameters are invalid is 404. */
function readParams(schema: Schema, call: Call): unknown {
  const result = schema.safeParse(call.req.param())
  if (!result.success) throw new Refused(404, 'nothing_here')
  return result.data
}

async function jsonBody(call: Call, maxBytes: number): Promise<unknown> {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refused(415, 'body_not_json_type')
  }
  const text = await readText(call, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'body_not_json', {}, { errors: [fault('body', 'not_json')] })
  }
}
