import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { OpenApi } from './openapi.ts'

let world: TestApp
let description: OpenApi
beforeAll(async () => {
  world = await testApp()
  const response = await world.request('GET', '/api/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  description = response.body
})

const described = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(description))
  expect(result.errors ?? []).toEqual([])
  expect(validator.version).toBe('3.1')
})

test('it describes every route and nothing else', () => {
  expect(
    described()
      .map(({ path, method }) => `${method} ${path}`)
      .sort(),
  ).toEqual(routes.map(({ path, method }) => `${method} ${path}`).sort())
})

test('each operation has a unique id and describes its access and responses', () => {
  const names = described().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, method, operation } of described()) {
    const described = routes.find((route) => route.path === path && route.method === method)
    expect(operation.summary.length).toBeGreaterThan(3)
    expect(operation.security).toEqual(described?.guard.needs ? [{ session: [] }] : [])
    expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true)
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
  }
})

test('every parameter and every field of a body has a schema', () => {
  const vague = described().flatMap(({ path, method, operation }) => {
    const bodies = Object.values(operation.requestBody?.content ?? {})
    const fields = bodies.flatMap(({ schema }) => Object.entries(schema.properties ?? {}))
    const schemas = [
      ...operation.parameters.map(({ name, schema }) => [name, schema] as const),
      ...fields,
    ]
    return schemas
      .filter(([, schema]) => Object.keys(Object(schema)).length === 0)
      .map(([name]) => `${method} ${path} ${name}`)
  })
  expect(vague).toEqual([])
})

test('the same description is shown as a page at /api/docs', async () => {
  const { status, headers, text } = await world.request('GET', '/api/docs')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { path, operation } of described()) {
    expect(text).toContain(`>${path}</code>`)
    expect(text).toContain(`id="${operation.operationId}"`)
  }
  expect(text).not.toMatch(/javascript:|undefined|\[object/)
})
