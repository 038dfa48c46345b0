import * as z from 'zod/mini'
import { descriptions } from '../shared/value-set.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

const Problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})

/** The OpenAPI 3.1 description of the routes, made from the very schemas that check them. */
export function openApi(routes: readonly Route[], serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const one of routes) {
    paths[one.path] ??= {}
    Object.assign(paths[one.path] ?? {}, { [one.method]: operation(one) })
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
        session: { type: 'apiKey', in: 'cookie', name: 'sathani_session' },
      },
    },
  }
}

function operation(one: Route): Json {
  return {
    tags: [one.tag],
    summary: one.summary,
    description: `${one.guard.access}.`,
    security: one.guard.needs ? [{ session: [] }] : [],
    operationId: operationId(one),
    parameters: [...parameters(one.params, 'path'), ...parameters(one.query, 'query')],
    ...(one.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(one.body, 'input') } },
      },
    }),
    ...(one.upload && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: [one.upload.field],
              properties: { [one.upload.field]: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    }),
    responses: responses(one),
  }
}

function parameters(schema: Route['params'], where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const shape = jsonSchema(schema, 'input')
  const required = new Set(Array.isArray(shape.required) ? shape.required : [])
  return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }))
}

function responses(one: Route): Json {
  const answers: Json = {}
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
