import type { Context } from '../../context.ts'
import type { Call } from '../../platform/http/edge.ts'
import type { SettingsSubject } from '../../shared/refusals/records.ts'
import { staff } from '../staff/guard.ts'
import type { PermissionName } from '../staff/rules/staff.ts'
import { json, kindRoutes, type Of, type Out, type Schema } from './kind-routes.ts'

/** The two routes of settings that have a version: read them all, and change those that are sent. */
export function settingsRoutes<const Path extends string, S extends Schema, C extends Schema>(
  subject: SettingsSubject,
  about: {
    path: Path
    tag?: string
    record: S
    changes: C
    /** The sentences of both. */
    summaries: readonly [read: string, save: string]
    mayRead?: PermissionName
    maySave?: PermissionName
    read: (context: Context, call: Call) => Promise<unknown>
    save: (context: Context, changes: Out<C>, call: Call) => Promise<unknown>
  },
): [
  Of<'get', Path, undefined, undefined, undefined, S>,
  Of<'put', Path, undefined, undefined, C, S>,
] {
  const { path, tag = 'Settings', record, changes, read, save, mayRead, maySave } = about
  const [readSummary, saveSummary] = about.summaries
  const { of } = kindRoutes(subject, { path, tag, record })
  const both = { path, responses: { 200: record } }
  return [
    of(
      'read',
      { ...both, method: 'get', summary: readSummary, guard: staff(mayRead) },
      async (context, _input, call) => json(call, await read(context, call)),
    ),
    of(
      'change',
      {
        ...{ path, method: 'put', summary: saveSummary, guard: staff(maySave), body: changes },
        responses: { ...both.responses, 409: 'Changed since; the stored settings are in current' },
      },
      async (context, { body }, call) => json(call, await save(context, body, call)),
    ),
  ]
}
