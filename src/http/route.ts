import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import type { Call, Edge } from './edge.ts'
import { type LimitRule, senderAddress } from './limit.ts'
import { queryRecord, read } from './validate.ts'

const JSON_LIMIT = 1024 * 1024

/**
 * Who may pass: answers the signed-in person or null, throws 401 or 403. `access` is what the API
 * description says of it.
 */
export type Guard = {
  access: string
  admit(call: Call): Promise<Context['actor']>
}

type Schema = z.ZodMiniType
type Out<S> = S extends Schema ? z.output<S> : undefined

/** One route of the API, with its whole policy readable as data: limit, guard, shapes, answers. */
export type Route = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As OpenAPI writes it: `/api/units/{id}`. */
  path: string
  tag: string
  summary: string
  guard: Guard
  limit?: LimitRule
  params?: Schema
  query?: Schema
  body?: Schema
  /** A multipart body with files in this field; the handler receives them by `withUpload`. */
  upload?: { field: string }
  /** Status to the schema of its body, or to a sentence where there is none. */
  answers: Record<number, Schema | string>
  handle(call: Call, context: Context): Promise<Response>
}

type Input<P, Q, B> = { params: Out<P>; query: Out<Q>; body: Out<B> }

/**
 * Describes a route and its handler. The order is fixed: limit, guard, validate, handle. The handler
 * gets the context with its actor and the checked input.
 */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  spec: Omit<Route, 'handle' | 'params' | 'query' | 'body'> & { params?: P; query?: Q; body?: B },
  handler: (context: Context, input: Input<P, Q, B>, call: Call) => Promise<Response>,
): Route {
  return {
    ...spec,
    handle: async (call, context) => handler(context, await readInput<P, Q, B>(spec, call), call),
  }
}

/** Hangs routes on the app. */
export function mount(edge: Edge, routes: readonly Route[]): void {
  for (const one of routes) {
    const path = one.path.replace(/\{(\w+)\}/g, ':$1')
    edge.on(
      one.method.toUpperCase(),
      path,
      one.upload ? limitedByItself : limitBody,
      async (call) => {
        const { limits } = call.var.services
        if (one.limit) await limits.take(one.limit, senderAddress(call))
        const actor = await one.guard.admit(call)
        const context: Context = { ...call.var.context, actor }
        return one.handle(call, context)
      },
    )
  }
}

const limitBody = bodyLimit({
  maxSize: JSON_LIMIT,
  onError: () => {
    throw new Refused(413, 'The request is too large. At most 1 MB is accepted.')
  },
})

// An upload is received file by file, each with its own limit.
const limitedByItself: MiddlewareHandler = (_call, next) => next()

type Shapes = Pick<Route, 'params' | 'query' | 'body'>

async function readInput<P, Q, B>(shapes: Shapes, call: Call): Promise<Input<P, Q, B>> {
  const input = {
    params: shapes.params && readParams(shapes.params, call),
    query: shapes.query && read(shapes.query, queryRecord(new URL(call.req.url).searchParams)),
    body: shapes.body && read(shapes.body, await jsonBody(call)),
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

async function jsonBody(call: Call): Promise<unknown> {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refused(415, 'Send the body as JSON, with Content-Type: application/json.')
  }
  const text = await call.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'The body is not valid JSON.', {
      errors: [{ path: 'body', message: 'Not valid JSON' }],
    })
  }
}
