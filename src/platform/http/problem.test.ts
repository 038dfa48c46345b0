import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { Refused } from '../../refused.ts'
import { translate } from './problem.ts'

const thrown = (message: string, code?: string) => Object.assign(new Error(message), { code })

test('a refusal is passed on unchanged', () => {
  const refused = new Refused(409, 'username_taken')
  expect(translate(refused)).toEqual({ refused, isBug: false })
  expect(translate(new HTTPException(418, { message: 'Tea' })).refused).toMatchObject({
    status: 418,
    message: 'Tea',
  })
})

test.each([
  thrown('connect ECONNREFUSED', 'ECONNREFUSED'),
  thrown('read ECONNRESET', 'ECONNRESET'),
  thrown('terminating connection due to administrator command', '57P01'),
  thrown('the database system is starting up', '57P03'),
  thrown('sorry, too many clients already', '53300'),
  thrown('canceling statement due to statement timeout', '57014'),
  thrown('deadlock detected', '40P01'),
  thrown('Connection terminated unexpectedly'),
  thrown('timeout exceeded when trying to connect'),
])('a database that cannot serve now is 503: %s', (error) => {
  const { refused, isBug } = translate(error)
  expect(isBug).toBe(true)
  expect(refused.status).toBe(503)
  expect(refused.headers).toEqual({ 'retry-after': '5' })
})

test.each([
  thrown('undefined is not a function'),
  thrown('value out of range', '22003'),
  thrown('null value in column', '23502'),
])('everything else is a bug, 500 without its inside: %s', (error) => {
  const { refused, isBug } = translate(error)
  expect(isBug).toBe(true)
  expect(refused.status).toBe(500)
  expect(refused.message).not.toContain(error.message)
})
