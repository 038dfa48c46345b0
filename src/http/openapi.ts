import * as z from 'zod/mini'
import { descriptions } from '../shared/value-set.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>
type Content = Record<string, { schema: Json }>

/** The parts of the description that we read ourselves. */
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
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Json }

const Problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  // Of a change that was made of another version: the record as it is now, who wrote it last and when,
  // and which fields were written since that version.
  current: z.optional(z.record(z.string(), z.unknown())),
  changedBy: z.optional(z.nullable(z.string())),
  changedAt: z.optional(z.nullable(z.string())),
  changedFields: z.optional(z.array(z.string())),
})

/** The OpenAPI 3.1 description of the routes, made from the very schemas that check them. */
export function openApi(routes: readonly Route[], serverUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const one of routes) {
    paths[one.path] = { ...paths[one.path], [one.method]: operation(one) }
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

function operation(one: Route): Operation {
  return {
    tags: [one.tag],
    summary: one.summary,
    description: `${one.guard.access}.`,
    security: one.guard.needs ? [{ session: [] }] : [],
    operationId: operationId(one),
    parameters: [...parameters(one.params, 'path'), ...parameters(one.query, 'query')],
    ...((one.body || one.upload) && { requestBody: { required: true, content: bodyOf(one) } }),
    responses: responses(one),
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

function responses(one: Route): Operation['responses'] {
  const answers: Operation['responses'] = {}
  for (const [status, answer] of Object.entries(one.answers)) {
    answers[status] =
      typeof answer === 'string'
        ? { description: answer }
        : {
            description: Number(status) < 300 ? 'Done' : 'Refused',
            content: { 'application/json': { schema: jsonSchema(answer, 'output') } },
          }
  }
  answers.default = {
    description: 'Refused; the body says why',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return answers
}

/** A schema as the description shows it: what is sent by it (`input`), or answered (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: shown }) {
      const described = descriptions.get(zodSchema)
      if (!described) return
      for (const key of Object.keys(shown)) delete shown[key as keyof typeof shown]
      Object.assign(shown, described)
    },
  })
  return shape
}

function operationId({ method, path }: Route): string {
  const words = path.replace(/^\/api\//, '').split(/[^a-zA-Z0-9]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
