import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { projectHome } from '../env.ts'
import { ContactInput } from '../records/contacts/rules/contact.ts'
import { DealStages } from '../sales/deals/rules/deal.ts'
import { Channels } from '../sales/inbox/rules/thread.ts'
import { ChannelWays } from '../sales/shortlists/rules/shortlist.ts'
import { FeedbackValues } from '../sales/viewings/rules/feedback.ts'
import { Roles } from '../team/staff/rules/staff.ts'
import { TaskPriorities, TaskRepeats } from '../team/tasks/rules/task.ts'

/**
 * The people of the demo agency and what they did, as the tables of data/demo tell it. Days count back from the day
 * on which the agency is made, those of viewings and `due` forwards; contacts are named. A cell may be empty where
 * the schema says optional.
 */

const number = z.coerce.number()
const yes = z.optional(
  z.pipe(
    z.literal('yes'),
    z.transform(() => true as const),
  ),
)
const text = z.optional(z.string())
const Colleague = z.enum(['ploy', 'nok', 'krit'])
const Person = z.enum(['admin', ...Colleague.options])

/** A list in a cell, separated by `;`, each item of this pattern, whose groups the schema reads. */
function listOf<S extends z.ZodMiniType>(pattern: RegExp, item: S) {
  return z.pipe(
    z.prefault(z.string(), ''),
    z.transform((cell: string) =>
      cell
        .split('; ')
        .flatMap((part) => (part === '' ? [] : item.parse(pattern.exec(part)?.groups))),
    ),
  )
}

export type DemoColleague = z.output<typeof Colleague>

export const demoColleagues = rowsOf(
  'colleagues',
  z.object({
    username: Colleague,
    ...{ firstName: z.string(), lastName: z.string(), email: z.string() },
    role: z.enum(Roles.ids),
  }),
)

/**
 * Owners, agents of other companies, and leads, who have the day on which they were entered. Phone numbers are in
 * ranges reserved for fiction or in blocks of zeros that no network assigns, e-mail addresses on reserved domains.
 */
export const demoContacts = rowsOf(
  'contacts',
  z.extend(ContactInput, { enteredDaysAgo: z.optional(number) }),
)

/** The forms that visitors sent: about a unit of a project, or a general request. */
const DemoInquiry = z.object({
  ...{ name: z.string(), phone: z.string(), email: z.string(), lineId: text },
  ...{ daysAgo: number, hour: number, project: text, isWhatsapp: yes, requirements: text },
})
export type DemoInquiry = z.output<typeof DemoInquiry>
export const demoInquiries = rowsOf('inquiries', DemoInquiry)

/** What a colleague answers to an inquiry, by language. */
export const demoAnswers = rowsOf(
  'answers',
  z.object({ language: z.enum(['en', 'th']), text: z.string() }),
)

const DemoMessage = z.object({
  ...{ with: z.string(), channel: z.enum(Channels.ids), by: Colleague, marks: text },
  ...{ daysAgo: number, hour: number, from: z.enum(['them', 'us']), text: z.string() },
})

/** A conversation: `marks`, of its first message, says whether it is `important`, `archived` or `unread`. */
export type DemoConversation = z.output<typeof DemoMessage>[]
export const demoConversations: readonly DemoConversation[] = [
  ...Map.groupBy(rowsOf('messages', DemoMessage), (row) => `${row.channel} ${row.with}`).values(),
]

const DemoTask = z.object({
  of: Person,
  ...{ title: z.string(), description: text, about: text },
  priority: z.optional(z.enum(TaskPriorities.ids)),
  repeat: z.optional(z.enum(TaskRepeats.ids)),
  ...{ due: z.optional(number), time: text },
  ...{ enteredDaysAgo: number, isStarted: yes, completedDaysAgo: z.optional(number) },
})
export type DemoTask = z.output<typeof DemoTask>
export const demoTasks = rowsOf('tasks', DemoTask)

const DemoDeal = z.object({
  of: Person,
  /** `pace`: the days in each stage before the last. */
  ...{ madeDaysAgo: number, pace: number },
  stages: z.pipe(
    z.string(),
    z.transform((cell: string) => z.array(z.enum(DealStages.ids)).parse(cell.split(' '))),
  ),
  ...{ isRent: yes, commissionPercent: z.optional(number), probability: number },
  /** Days from today; of open deals. */
  expectedIn: z.optional(number),
  /** Whether the home is not chosen yet. */
  isWithoutHome: yes,
  ...{ notes: text, reasonId: z.optional(number), reasonText: text },
})
export type DemoDeal = z.output<typeof DemoDeal>
export const demoDeals = rowsOf('deals', DemoDeal)

const DemoViewing = z.object({
  ...{ of: Person, with: z.string(), day: number, time: z.string() },
  /** How many homes near each other are seen. */
  ...{ homes: number, note: text, end: z.optional(z.enum(['missed', 'cancelled'])) },
  /** What was said of the first homes, in their order: `client other: Too small`. */
  answers: listOf(
    /^(?<by>\w+) (?<answer>\w+)(: (?<words>.+))?$/,
    z.object({ by: z.enum(['agent', 'client']), answer: z.enum(FeedbackValues.ids), words: text }),
  ),
})
export type DemoViewing = z.output<typeof DemoViewing>
export const demoViewings = rowsOf('viewings', DemoViewing)

const DemoSend = z.object({
  ...{ of: Colleague, to: z.string(), by: z.enum(ChannelWays.ids), daysAgo: number, hour: number },
  ...{ homes: number, text: z.string() },
  /** What readers did, hours after it was sent, with the first, second … home: `3.2 asked 1: On Saturday?` */
  readings: listOf(
    /^(?<after>[\d.]+) (?<action>\w+)( (?<home>\d+))?(: (?<text>.+))?$/,
    z.object({
      after: number,
      action: z.enum(['opened', 'pressed', 'liked', 'declined', 'asked']),
      ...{ home: z.optional(number), text },
    }),
  ),
})
export type DemoSend = z.output<typeof DemoSend>
export const demoSends = rowsOf('sends', DemoSend)

/** Canned replies: the agency's own, and those of one colleague. */
export const demoReplies = rowsOf(
  'canned_replies',
  z.object({ of: z.optional(Colleague), title: z.string(), content: z.string() }),
)

function rowsOf<S extends z.ZodMiniType>(table: string, row: S): z.output<S>[] {
  const file = fs.readFileSync(path.join(projectHome(), 'data', 'demo', `${table}.csv`))
  const rows: Record<string, string>[] = parse(file, { columns: true })
  return rows.map((cells) =>
    row.parse(Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))),
  )
}
