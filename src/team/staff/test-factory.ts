import type { TestApp } from '../../platform/testing/test-app.ts'
import type { NewUser } from './rules/staff.ts'
import { createUser } from './save-user.ts'

export const PASSWORD = 'a good long password'
let count = 0

/** Creates a user for a test, with the password `PASSWORD`. */
export function aUser(world: TestApp, fields: Partial<NewUser> = {}) {
  count += 1
  return createUser(world.context(), {
    username: `somebody-${count}`,
    password: PASSWORD,
    ...fields,
  })
}

/** Signs in through the API and returns the response. */
export function login(
  world: TestApp,
  username: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) {
  return world.request('POST', '/api/auth/login', { body: { username, password }, headers })
}
