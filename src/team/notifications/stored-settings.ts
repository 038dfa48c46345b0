import type { Context } from '../../context.ts'
import {
  type Choices,
  DEFAULT_CHOICES,
  DEFAULT_QUIET,
  mergedChoices,
  NotificationSettingsChanges,
  type Quiet,
  QuietDays,
} from './rules/notification-settings.ts'

export type StoredSettings = { choices: Choices; quiet: Quiet; version: number }

type Row = {
  choices: unknown
  isQuiet: boolean | null
  quietFrom: string | null
  quietTo: string | null
  quietDays: string | null
  version: number | null
}

/** The settings of a row, which is empty for those who chose nothing yet. */
export function storedSettings(row: Row | undefined): StoredSettings {
  const { data } = NotificationSettingsChanges.shape.choices.safeParse(row?.choices ?? {})
  return {
    choices: mergedChoices(DEFAULT_CHOICES, data ?? {}),
    quiet: {
      isOn: row?.isQuiet ?? DEFAULT_QUIET.isOn,
      from: row?.quietFrom ?? DEFAULT_QUIET.from,
      to: row?.quietTo ?? DEFAULT_QUIET.to,
      days: QuietDays.read(row?.quietDays ?? '') ?? DEFAULT_QUIET.days,
    },
    version: row?.version ?? 1,
  }
}

/** The settings of a user, or the defaults. */
export async function settingsOf({ db }: Context, userId: number): Promise<StoredSettings> {
  const row = await db
    .selectFrom('notificationSettings')
    .select(['choices', 'isQuiet', 'quietFrom', 'quietTo', 'quietDays', 'version'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return storedSettings(row)
}
