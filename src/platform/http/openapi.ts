import * as z from 'zod/mini'
import { descriptions } from '../../shared/fields/value-set-schemas.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>
type Content = Record<string, { schema: Json }>

/** The parts of the description that our own code reads. */
export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  /** By path, then by method. */
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Problem: Json }; securitySchemes: Json }
}
export type Operation = {
  tags: string[]
  summary: string
  description: string
  security: Json[]
  operationId: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Json
}

const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
}

const params = z.record(z.string(), z.unknown())

const Problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  // The stable name of the refusal and the values of its sentence, for translations.
  code: z.string(),
  params,
  errors: z.optional(
    z.array(z.object({ path: z.string(), message: z.string(), code: z.string(), params })),
  ),
  // For a change based on an outdated version: the current record, who changed it last and when,
  // and which fields have changed since that version.
  current: z.optional(z.record(z.string(), z.unknown())),
  changedBy: z.optional(z.nullable(z.string())),
  changedAt: z.optional(z.nullable(z.string())),
  changedFields: z.optional(z.array(z.string())),
})

/** The OpenAPI 3.1 description of the routes, made from the same schemas that validate them. */
export function openApi(routes: readonly Route[], serverUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sathani',
      version: '1',
      description: 'Condominium listings of Bangkok by the train that stops near them.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sathani_session',
          description: 'Over https the cookie is called __Host-sathani_session.',
        },
      },
    },
  }
}

function operation(route: Route): Operation {
  return {
    tags: [route.tag],
    summary: route.summary,
    description: `${route.guard.access}.`,
    security: route.guard.needs ? [{ session: [] }] : [],
    operationId: operationId(route),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(route.once ? [keyParameter] : []),
    ],
    ...((route.body || route.upload) && {
      requestBody: { required: true, content: bodyOf(route) },
    }),
    responses: responses(route),
  }
}

function bodyOf({ body, upload }: Route): Content {
  const file = ({ field, beside }: NonNullable<Route['upload']>) => ({
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary' }, ...beside },
  })
  return {
    ...(body && { 'application/json': { schema: jsonSchema(body, 'input') } }),
    ...(upload && { 'multipart/form-data': { schema: file(upload) } }),
  }
}

function parameters(schema: Route['params'], where: 'path' | 'query'): Parameter[] {
  if (!schema) return []
  const shape = jsonSchema(schema, 'input')
  const required = new Set(Array.isArray(shape.required) ? shape.required : [])
  return Object.entries(Object(shape.properties)).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: Object(property),
  }))
}

function responses(route: Route): Operation['responses'] {
  const result: Operation['responses'] = {}
  for (const [status, response] of Object.entries(route.responses)) {
    result[status] =
      typeof response === 'string'
        ? { description: response }
        : {
            description: Number(status) < 300 ? 'Done' : 'Refused',
            content: { 'application/json': { schema: jsonSchema(response, 'output') } },
          }
  }
  result.default = {
    description: 'Refused; the body says why',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return result
}

/** JSON Schema of what is sent (`input`) or returned (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: shape }) {
      const description = descriptions.get(zodSchema)
      if (!description) return
      for (const key of Object.keys(shape)) delete shape[key as keyof typeof shape]
      Object.assign(shape, description)
    },
  })
  return shape
}

function operationId({ method, path }: Route): string {
  const words = path.replace(/^\/api\//, '').split(/[^a-zA-Z0-9]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
