import { type Context, inTransaction } from '../../context.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { refusalText } from '../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import { waitAnew } from './deliver-waiting.ts'
import {
  mergedChoices,
  type NotificationSettings,
  type NotificationSettingsChanges,
  type PushDevice,
} from './rules/notification-settings.ts'
import { type StoredSettings, settingsOf } from './stored-settings.ts'

/** The signed-in user's settings, with the ways by which they can be reached. */
export async function ownSettings(context: Context): Promise<NotificationSettings> {
  const { actor, mail, push } = context
  return {
    ...(await settingsOf(context, actor?.id ?? 0)),
    pushKey: (await push?.publicKey()) ?? '',
    reachesApple: push?.reachesApple ?? false,
    devices: await devicesOf(context),
    email: { address: actor?.email ?? null, isConnected: mail !== undefined },
  }
}

async function devicesOf({ db, actor, now }: Context): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('pushSubscriptions as p')
    .innerJoin('sessions as s', 's.tokenHash', 'p.sessionHash')
    .select(['p.id', 'p.name', 'p.endpoint', 'p.createdAt', 'p.failure'])
    .where('p.userId', '=', actor?.id ?? 0)
    .where('s.expiresAt', '>', now.toISOString())
    .orderBy('p.id')
    .execute()
  return rows.map(({ failure, ...row }) => {
    const why = failure === null ? null : storedRefusal(failure)
    return { ...row, failure: why && refusalText(why) }
  })
}

/** Changes the signed-in user's settings. Refuses (409) a version that is not the stored one. */
export async function saveOwnSettings(
  context: Context,
  { version, choices = {}, quiet = {} }: NotificationSettingsChanges,
): Promise<NotificationSettings> {
  const userId = context.actor?.id ?? 0
  return inTransaction(context, async (tx) => {
    // The first save has no row of settings to lock.
    await tx.db
      .selectFrom('staffUsers')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute()
    const before = await settingsOf(tx, userId)
    const versions = { sent: version, stored: before.version }
    const current = () => ownSettings(tx)
    await refuseOtherVersion(tx, 'notification_settings', userId, versions, current)
    const after = {
      choices: mergedChoices(before.choices, choices),
      quiet: { ...before.quiet, ...definedFields(quiet) },
      version: before.version + 1,
    }
    const changes = changedFields(flat(before), flat(after))
    if (Object.keys(changes).length === 0) return ownSettings(tx)
    const row = {
      choices: JSON.stringify(after.choices),
      isQuiet: after.quiet.isOn,
      quietFrom: after.quiet.from,
      quietTo: after.quiet.to,
      quietDays: after.quiet.days,
      version: after.version,
      updatedAt: tx.now,
    }
    await tx.db
      .insertInto('notificationSettings')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    await waitAnew(tx, userId, after.quiet)
    await record(tx, 'update', 'notification_settings', userId, changes, after.version)
    return ownSettings(tx)
  })
}

/** Each choice by a name of its own, for the audit log: `inquiry.email`, `quiet.from`. */
function flat({ choices, quiet }: Omit<StoredSettings, 'version'>): Record<string, unknown> {
  const parts = Object.entries({ ...choices, quiet })
  return Object.fromEntries(
    parts.flatMap(([part, values]) =>
      Object.entries(values).map(([name, value]) => [`${part}.${name}`, value]),
    ),
  )
}
