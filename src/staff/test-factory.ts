import type { TestApp } from '../test-app.ts'
import type { NewUser } from './rules.ts'
import { createUser } from './save-user.ts'

export const PASSWORD = 'a good long password'
let made = 0

/** A user for a test, made by the verb, who can sign in with `PASSWORD`. */
export function aUser(world: TestApp, fields: Partial<NewUser> = {}) {
  made += 1
  return createUser(world.context(), {
    username: `somebody-${made}`,
    password: PASSWORD,
    ...fields,
  })
}

/** Signs in through the door; answers the whole response. */
export function login(
  world: TestApp,
  username: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) {
  return world.request('POST', '/api/auth/login', { body: { username, password }, headers })
}
