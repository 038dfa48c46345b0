import * as z from 'zod/mini'
import { clockTime } from '../../../shared/fields/clock-time.ts'
import { recordVersion } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { type NotificationKind, NotificationKinds } from './notification.ts'

/** The ways to tell somebody. */
export const NotificationWays = valueSet('NotificationWays', {
  bell: 'Bell',
  browser: 'This browser',
  email: 'Email',
})
export type NotificationWay = (typeof NotificationWays.ids)[number]

/** The days on whose evening quiet hours begin. */
export const QuietDays = valueSet('QuietDays', {
  every_day: 'Every day',
  weekdays: 'Monday to Friday',
  weekends: 'Saturday and Sunday',
})
export type QuietDays = (typeof QuietDays.ids)[number]

/** Which ways tell of a kind. */
export type Choice = Record<NotificationWay, boolean>
export type Choices = Record<NotificationKind, Choice>

const on = { bell: true, browser: true, email: false }

/** What applies until somebody chooses otherwise. */
export const DEFAULT_CHOICES: Choices = {
  inquiry: { ...on, email: true },
  message: on,
  unassigned: on,
  unanswered: on,
  assigned: on,
  homes_opened: on,
  task_due: on,
  viewing_soon: on,
  viewing_feedback: on,
  confirm: { bell: true, browser: false, email: true },
}

/** Quiet hours: times in Bangkok, past midnight when `to` is not after `from`. */
export type Quiet = { isOn: boolean; from: string; to: string; days: QuietDays }

export const DEFAULT_QUIET: Quiet = { isOn: false, from: '21:00', to: '08:00', days: 'every_day' }

const ChoiceRecord = z.object({ bell: z.boolean(), browser: z.boolean(), email: z.boolean() })

/** A browser that receives pushes. */
export const PushDevice = z.object({
  id: z.int(),
  /** `Chrome on Windows` */
  name: z.string(),
  endpoint: z.string(),
  createdAt: z.string(),
  /** Why the last push was given up; null if it was not. */
  failure: z.nullable(z.string()),
})
export type PushDevice = z.output<typeof PushDevice>

/** One's own settings, and how one can be reached. */
export const NotificationSettings = z.object({
  choices: z.record(z.enum(NotificationKinds.ids), ChoiceRecord),
  quiet: z.object({
    isOn: z.boolean(),
    from: z.string(),
    to: z.string(),
    days: z.enum(QuietDays.ids),
  }),
  /** The key that browsers subscribe to. */
  pushKey: z.string(),
  /** Whether iPhones, iPads and Safari can be told: Apple refuses a server that does not know its own address. */
  reachesApple: z.boolean(),
  devices: z.array(PushDevice),
  email: z.object({
    /** The own address; null if there is none. */
    address: z.nullable(z.string()),
    /** Whether the agency's mail server is set up. */
    isConnected: z.boolean(),
  }),
  version: z.int(),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

const choiceChange = z.optional(
  z.object({
    bell: z.optional(z.boolean()),
    browser: z.optional(z.boolean()),
    email: z.optional(z.boolean()),
  }),
)

/** Changes of one's own settings: what is absent stays. */
export const NotificationSettingsChanges = z.object({
  choices: z.optional(
    z.object({
      inquiry: choiceChange,
      message: choiceChange,
      unassigned: choiceChange,
      unanswered: choiceChange,
      assigned: choiceChange,
      homes_opened: choiceChange,
      task_due: choiceChange,
      viewing_soon: choiceChange,
      viewing_feedback: choiceChange,
      confirm: choiceChange,
    }),
  ),
  quiet: z.optional(
    z.object({
      isOn: z.optional(z.boolean()),
      from: z.optional(clockTime()),
      to: z.optional(clockTime()),
      days: z.optional(oneOf(QuietDays)),
    }),
  ),
  version: recordVersion(),
})
export type NotificationSettingsChanges = z.output<typeof NotificationSettingsChanges>

/** The choices with those changed that are given. */
export function mergedChoices(
  stored: Choices,
  changes: NonNullable<NotificationSettingsChanges['choices']>,
): Choices {
  const merged = { ...stored }
  for (const kind of NotificationKinds.ids) {
    const change = changes[kind]
    if (!change) continue
    const { bell, browser, email } = merged[kind]
    merged[kind] = {
      bell: change.bell ?? bell,
      browser: change.browser ?? browser,
      email: change.email ?? email,
    }
  }
  return merged
}
