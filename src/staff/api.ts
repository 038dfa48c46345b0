import * as z from 'zod/mini'
import type { LimitRule } from '../http/limit.ts'
import { listAnswer, Page } from '../http/page.ts'
import { IdParams } from '../http/params.ts'
import { type Route, route } from '../http/route.ts'
import { senderAddress } from '../http/sender.ts'
import { text } from '../shared/fields.ts'
import { deleteUser, restoreUser } from './delete-user.ts'
import {
  dropSessionCookie,
  everybody,
  sessionToken,
  setSessionCookie,
  signedInOnly,
  staff,
} from './guard.ts'
import {
  ActorAnswer,
  Colleague,
  NewUser,
  Settings,
  SettingsChanges,
  SignInInput,
  User,
  UserChanges,
} from './rules.ts'
import { changeUser, createUser } from './save-user.ts'
import { readSettings, saveSettings } from './settings.ts'
import { signIn, signOut } from './sign-in.ts'
import { listColleagues, listUsers } from './store.ts'

/** Failed sign-ins of one account from one address. Successes do not count. */
const FAILED_SIGN_INS: LimitRule = { name: 'sign-in', points: 10, seconds: 15 * 60 }

const ColleagueQuery = z.extend(Page, { search: z.optional(text(200)) })

export const staffRoutes: readonly Route[] = [
  route(
    {
      method: 'post',
      path: '/api/auth/login',
      tag: 'Sign-in',
      summary: 'Sign in; the answer sets the session cookie',
      guard: everybody,
      body: SignInInput,
      answers: {
        200: ActorAnswer,
        401: 'Invalid username or password',
        403: 'Your account does not have access to the dashboard.',
        429: 'Ten attempts have failed; Retry-After says how long to wait',
      },
    },
    async (context, { body }, call) => {
      const { limits } = call.get('services')
      const key = `${body.username.toLowerCase()} ${senderAddress(call)}`
      const attempts = {
        check: () => limits.check(FAILED_SIGN_INS, key),
        countFailure: () => limits.take(FAILED_SIGN_INS, key),
      }
      const { token, actor } = await signIn(context, body, attempts, sessionToken(call))
      setSessionCookie(call, token)
      return call.json(actor)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/auth/logout',
      tag: 'Sign-in',
      summary: 'Sign out',
      guard: everybody,
      answers: { 204: 'Signed out, or nobody was signed in' },
    },
    async (context, _input, call) => {
      const token = sessionToken(call)
      if (token) await signOut(context, token)
      dropSessionCookie(call)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/auth/check',
      tag: 'Sign-in',
      summary: 'Who is signed in, and what they may do',
      guard: signedInOnly,
      answers: { 200: ActorAnswer, 401: 'Nobody is signed in' },
    },
    async ({ actor }, _input, call) => call.json(actor),
  ),
  route(
    {
      method: 'get',
      path: '/api/admin/users',
      tag: 'Users',
      summary: 'The users, newest first',
      guard: staff('manageUsers'),
      query: Page,
      answers: { 200: z.array(User) },
    },
    async (context, { query }, call) => {
      const { users, total } = await listUsers(context, query)
      return listAnswer(call, users, total, query)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/admin/users',
      tag: 'Users',
      summary: 'Create a user',
      guard: staff('manageUsers'),
      body: NewUser,
      answers: { 201: User, 409: 'The username is taken' },
    },
    async (context, { body }, call) => call.json(await createUser(context, body), 201),
  ),
  route(
    {
      method: 'put',
      path: '/api/admin/users/{id}',
      tag: 'Users',
      summary: 'Change a user; a new password or a deactivation ends their sessions',
      guard: staff('manageUsers'),
      params: IdParams,
      body: UserChanges,
      answers: { 200: User, 409: 'Changed by somebody else, username taken, or the last admin' },
    },
    async (context, { params, body }, call) =>
      call.json(await changeUser(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/admin/users/{id}',
      tag: 'Users',
      summary: 'Delete a user',
      guard: staff('manageUsers'),
      params: IdParams,
      answers: { 204: 'Deleted', 409: 'At least one active admin must remain' },
    },
    async (context, { params }, call) => {
      await deleteUser(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/admin/users/{id}/restore',
      tag: 'Users',
      summary: 'Bring a deleted user back within 30 days',
      guard: staff('restoreRecords'),
      params: IdParams,
      answers: { 200: User, 409: 'The username is taken by now' },
    },
    async (context, { params }, call) => call.json(await restoreUser(context, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/staff',
      tag: 'Users',
      summary: 'The colleagues that work can be given to, by name',
      guard: staff(),
      query: ColleagueQuery,
      answers: { 200: z.array(Colleague) },
    },
    async (context, { query }, call) => {
      const { colleagues, total } = await listColleagues(context, query)
      return listAnswer(call, colleagues, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/settings',
      tag: 'Settings',
      summary: 'Who can open the dashboard',
      guard: staff('manageSettings'),
      answers: { 200: Settings },
    },
    async (context, _input, call) => call.json(await readSettings(context)),
  ),
  route(
    {
      method: 'put',
      path: '/api/settings',
      tag: 'Settings',
      summary: 'Say who can open the dashboard',
      guard: staff('manageSettings'),
      body: SettingsChanges,
      answers: { 200: Settings, 409: 'Changed by somebody else' },
    },
    async (context, { body }, call) => call.json(await saveSettings(context, body)),
  ),
]
