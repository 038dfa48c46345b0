import * as z from 'zod/mini'
import { clockTime } from '../../../shared/fields/clock-time.ts'
import {
  dateOnly,
  queryBoolean,
  recordId,
  recordVersion,
  wholeNumber,
} from '../../../shared/fields/fields.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { notificationRefusals } from '../../../shared/refusals/notifications.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'

const MAX_PEOPLE = 200
const MAX_DAYS_OFF = 400

/** The working hours of a day of the week, 1 is Monday; times in Bangkok. A day without them is closed. */
export const WorkingHours = z.object({ day: z.int(), from: z.string(), to: z.string() })
export type WorkingHours = z.output<typeof WorkingHours>

export const DutyPerson = z.object({
  id: z.int(),
  name: z.string(),
  /** False for those who left or may not open the dashboard: they get nothing. */
  isAvailable: z.boolean(),
})

/** Minutes of working hours after which managers hear of an inquiry without a first response. */
export const EscalateMinutes = { least: 5, most: 1440 } as const

/** Who gets the inquiries of visitors. */
export const InquirySettings = z.object({
  /** Those on duty, in their turn. */
  people: z.array(DutyPerson),
  hours: z.array(WorkingHours),
  closedOnHolidays: z.boolean(),
  /** Whether a conversation that belongs to nobody becomes that of whoever answers it. */
  answerAssigns: z.boolean(),
  /** Minutes of working hours after which managers hear that an assigned one has no first response. */
  escalateMinutes: z.int(),
  /** Days on which the agency is closed besides. */
  daysOff: z.array(z.string()),
  /** The public holidays from today on that are known. */
  holidays: z.array(z.object({ date: z.string(), name: z.string(), nameTh: z.string() })),
  /** Whether somebody is on duty now. */
  isOpen: z.boolean(),
  version: z.int(),
})
export type InquirySettings = z.output<typeof InquirySettings>

/** Working hours by the day of the week, each day at most once. */
export const weeklyHours = () =>
  z
    .array(
      z.object({ day: wholeNumber(1, 7), from: clockTime(), to: clockTime() }).check(
        z.superRefine(({ from, to }, context) => {
          if (from >= to) context.addIssue(faultOf(['to'], 'hours_in_order'))
        }),
      ),
    )
    .check(
      z.maxLength(7, fieldRefusals.at_most_entries({ most: 7 })),
      z.superRefine((days, context) => {
        const isTwice = new Set(days.map(({ day }) => day)).size < days.length
        if (isTwice) context.addIssue(faultOf([], 'day_given_twice'))
      }),
    )

/** Changes of who gets inquiries: what is absent stays. */
export const InquirySettingsChanges = z.object({
  people: z.optional(
    z
      .array(recordId())
      .check(z.maxLength(MAX_PEOPLE, fieldRefusals.at_most_entries({ most: MAX_PEOPLE }))),
  ),
  hours: z.optional(weeklyHours()),
  closedOnHolidays: z.optional(queryBoolean()),
  answerAssigns: z.optional(z.boolean({ error: fieldRefusals.must_be_true_or_false })),
  escalateMinutes: z.optional(wholeNumber(EscalateMinutes.least, EscalateMinutes.most)),
  daysOff: z.optional(
    z
      .array(dateOnly())
      .check(z.maxLength(MAX_DAYS_OFF, fieldRefusals.at_most_entries({ most: MAX_DAYS_OFF }))),
  ),
  version: recordVersion(),
})
export type InquirySettingsChanges = z.output<typeof InquirySettingsChanges>

/** The issue of a fault, as the schema library takes it. */
function faultOf(path: string[], code: 'hours_in_order' | 'day_given_twice') {
  const message = notificationRefusals[code]
  return { code: 'custom', path, message, params: refusal(code) } as const
}
