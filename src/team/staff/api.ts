import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { Call } from '../../platform/http/edge.ts'
import type { LimitRule } from '../../platform/http/limit.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { route } from '../../platform/http/route.ts'
import { senderAddress } from '../../platform/http/sender.ts'
import { searchText } from '../../shared/fields/fields.ts'
import { recordRoutes } from '../record/record-routes.ts'
import { settingsRoutes } from '../record/settings-routes.ts'
import { deleteUser, restoreUser } from './delete-user.ts'
import {
  dropSessionCookie,
  everybody,
  sessionToken,
  setSessionCookie,
  signedInOnly,
  staff,
} from './guard.ts'
import { Profile, ProfileChanges } from './rules/profile.ts'
import {
  ActorResponse,
  Colleague,
  NewUser,
  PasswordChange,
  Settings,
  SettingsChanges,
  SignInInput,
  User,
  UserChanges,
  UserSearch,
} from './rules/staff.ts'
import { changeProfile, changeUser, createUser, type OwnBrowser } from './save-user.ts'
import { readSettings, saveSettings } from './settings.ts'
import { changeOwnPassword } from './sign-in/change-own-password.ts'
import type { Account, Attempts } from './sign-in/prove-password.ts'
import { signIn, signOut } from './sign-in/sign-in.ts'
import { findUser, listColleagues, listUsers } from './store.ts'

/** Failed sign-ins of one account from one IP address. Successes do not count. */
const ACCOUNT_LIMIT: LimitRule = { name: 'sign-in', points: 10, seconds: 15 * 60 }
/** Failed sign-ins from one IP address with any names; higher, because colleagues share an address. */
const ADDRESS_LIMIT: LimitRule = { name: 'sign-in-address', points: 30, seconds: 15 * 60 }
/** Failed sign-ins of one account from anywhere; counted for the audit log only. */
const ACCOUNT_COUNTER: LimitRule = { name: 'sign-in-all', points: 1_000_000_000, seconds: 3_600 }

const TOO_MANY_FAILED = 'Too many failed attempts; Retry-After says how long to wait'

const ColleagueQuery = z.extend(Page, { search: z.optional(searchText()) })

const user = recordRoutes('user', {
  ...{ path: '/api/admin/users', tag: 'Users', record: User, guard: staff('manageUsers') },
})

export const staffRoutes = [
  route(
    {
      method: 'post',
      path: '/api/auth/login',
      tag: 'Sign-in',
      summary: 'Sign in; the response sets the session cookie',
      guard: everybody,
      body: SignInInput,
      responses: {
        200: ActorResponse,
        401: 'Invalid username or password',
        403: 'Your account does not have access to the dashboard.',
        429: TOO_MANY_FAILED,
      },
    },
    async (context, { body }, call) => {
      const { token, actor } = await signIn(context, body, attempts(call), sessionToken(call))
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
      responses: { 204: 'Signed out, or no one was signed in' },
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
      summary: 'Who is signed in, and their permissions',
      guard: signedInOnly,
      responses: { 200: ActorResponse, 401: 'No one is signed in' },
    },
    async ({ actor }, _input, call) => call.json(actor),
  ),
  route(
    {
      method: 'post',
      path: '/api/auth/password',
      tag: 'Sign-in',
      summary: 'Change your password; your other sessions end',
      guard: signedInOnly,
      body: PasswordChange,
      responses: {
        204: 'Changed',
        403: 'The current password is wrong',
        429: TOO_MANY_FAILED,
      },
    },
    async (context, { body }, call) => {
      await changeOwnPassword(context, body, ownBrowser(call))
      return call.body(null, 204)
    },
  ),
  user.list('Users, newest first or as they are sorted', UserSearch, listUsers),
  user.create(NewUser, createUser, { refused: { 409: 'The username is taken' } }),
  user.read((context, id) => findUser(context, id)),
  user.change(
    UserChanges,
    (context, id, changes, call) => changeUser(context, id, changes, ownBrowser(call)),
    {
      summary:
        'Update a user; a new password or deactivation ends their sessions; your own password needs the current one',
      refused: {
        403: 'The current password is wrong',
        409: 'Changed by someone else, username taken, or the last admin',
        429: TOO_MANY_FAILED,
      },
    },
  ),
  user.remove(deleteUser, { refused: { 409: 'At least one active admin must remain' } }),
  user.restore(restoreUser, { refused: { 409: 'The username is now taken' } }),
  route(
    {
      method: 'get',
      path: '/api/staff',
      tag: 'Users',
      summary: 'Colleagues that work can be assigned to, by name',
      guard: staff(),
      query: ColleagueQuery,
      responses: { 200: z.array(Colleague) },
    },
    async (context, { query }, call) => {
      const { items, total } = await listColleagues(context, query)
      return listResponse(call, items, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/profile',
      tag: 'Users',
      summary: 'Your profile: what clients read of you',
      guard: staff(),
      responses: { 200: Profile },
    },
    async (context, _input, call) => call.json(profileOf(await findUser(context, ownId(context)))),
  ),
  route(
    {
      method: 'put',
      path: '/api/profile',
      tag: 'Users',
      summary: 'Change your profile',
      guard: staff(),
      body: ProfileChanges,
      responses: { 200: Profile, 409: 'Changed since; the stored profile is in current' },
    },
    async (context, { body }, call) => call.json(profileOf(await changeProfile(context, body))),
  ),
  ...settingsRoutes('settings', {
    path: '/api/settings',
    record: Settings,
    changes: SettingsChanges,
    summaries: ['Who can open the dashboard', 'Set who can open the dashboard'],
    mayRead: 'manageSettings',
    maySave: 'manageSettings',
    read: (context) => readSettings(context),
    save: saveSettings,
  }),
]

function profileOf(user: User): Profile {
  return Profile.parse(user)
}

function ownId({ actor }: Context): number {
  return actor?.id ?? 0
}

function ownBrowser(call: Call): OwnBrowser {
  return { attempts: attempts(call), token: sessionToken(call) }
}

function attempts(call: Call): Attempts {
  const { limits, log } = call.get('services')
  const sender = senderAddress(call)
  // By the id of the user, so that spellings of the name share a limit.
  const key = ({ id, name }: Account) => `${id === null ? `name ${name}` : `user ${id}`} ${sender}`
  return {
    sender,
    async check(account) {
      await limits.check(ADDRESS_LIMIT, sender)
      await limits.check(ACCOUNT_LIMIT, key(account))
    },
    async note({ id, name }) {
      const account = id === null ? { username: name } : { userId: id }
      log.warn({ requestId: call.var.requestId, sender, ...account }, 'sign-in failed')
      return limits.take(ACCOUNT_COUNTER, id === null ? 'nobody' : String(id))
    },
    async count(account) {
      await limits.take(ADDRESS_LIMIT, sender)
      await limits.take(ACCOUNT_LIMIT, key(account))
    },
  }
}
