import * as z from 'zod/mini'
import { UnitStatuses } from '../../../records/units/rules/unit-sets.ts'
import {
  clearable,
  clearableText,
  queryBoolean,
  queryId,
  queryInteger,
  queryList,
  recordId,
  recordVersion,
  timestamp,
  wholeNumber,
} from '../../../shared/fields/fields.ts'
import { recordTime } from '../../../shared/fields/record-time.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { viewingRefusals } from '../../../shared/refusals/viewings.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { FeedbackRecord } from './feedback.ts'

export const ViewingStates = valueSet('ViewingStates', {
  planned: 'Scheduled',
  done: 'Completed',
  missed: 'No-show',
  cancelled: 'Cancelled',
})
export type ViewingState = (typeof ViewingStates.ids)[number]

export const MAX_HOMES = 10
/** Minutes for a home unless something else is chosen. */
export const USUAL_MINUTES = 30
/** Whoever goes is told so long before. */
export const SOON_MINUTES = 120

const minutes = () => wholeNumber(5, 480)

const homes = z
  .array(z.object({ unitId: recordId(), startsAt: recordTime(), minutes: minutes() }))
  .check(
    z.minLength(1, viewingRefusals.viewing_without_homes),
    z.maxLength(MAX_HOMES, viewingRefusals.viewing_too_many_homes({ most: MAX_HOMES })),
  )

/** A viewing to enter: its homes in the order in which they are seen. */
export const ViewingInput = z.object({
  /** That of the deal by default. */
  contactId: clearable(recordId()),
  dealId: clearable(recordId()),
  /** A colleague who goes; whoever enters it by default. */
  agentId: clearable(recordId()),
  homes,
  note: clearableText(10_000),
})
export type ViewingInput = z.output<typeof ViewingInput>

/** A change of a viewing: absent fields stay. */
export const ViewingChange = z.object({
  dealId: clearable(recordId()),
  agentId: z.optional(recordId()),
  homes: z.optional(homes),
  note: clearableText(10_000),
  state: z.optional(oneOf(ViewingStates)),
  version: recordVersion(),
})
export type ViewingChange = z.output<typeof ViewingChange>

const Named = z.object({ id: z.int(), name: z.string() })

/** A home of a viewing, with what was thought of it. */
export const ViewedHome = z.object({
  unitId: z.int(),
  /** `12A · Baan Sirin` */
  name: z.string(),
  unitNumber: z.string(),
  projectName: z.string(),
  projectNameTh: z.nullable(z.string()),
  status: z.enum(UnitStatuses.ids),
  showOnWebsite: z.boolean(),
  /** Whether it is in the trash. */
  isDeleted: z.boolean(),
  address: z.nullable(z.string()),
  /** The one nearest to the building. */
  station: z.nullable(z.object({ name: z.string(), nameTh: z.nullable(z.string()) })),
  /** The building's position. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Whom to ask whether it can be seen: its owner, else the agent who offers it. */
  owner: z.nullable(Named),
  /** Whether they were written to about it from here. */
  isOwnerAsked: z.boolean(),
  /** When they said that it can be seen at its time. */
  ownerConfirmedAt: z.nullable(z.string()),
  startsAt: z.string(),
  minutes: z.int(),
  /** As the client said. */
  client: z.nullable(FeedbackRecord),
  /** As the agent wrote it down. */
  agent: z.nullable(FeedbackRecord),
})
export type ViewedHome = z.output<typeof ViewedHome>

/** Whether the owner of a home confirmed its time. */
export const OwnerInput = z.object({ unitId: recordId(), isConfirmed: z.boolean() })
export type OwnerInput = z.output<typeof OwnerInput>

/** The building of a home, in the language of whoever reads of it. */
export const buildingOf = (
  { projectName, projectNameTh }: Pick<ViewedHome, 'projectName' | 'projectNameTh'>,
  language: ShortlistLanguage,
): string => (language === 'th' ? (projectNameTh ?? projectName) : projectName)

/** A viewing as staff see it; a deleted contact or deal is null. */
export const ViewingRecord = z.object({
  id: z.int(),
  contactId: z.int(),
  contact: z.nullable(
    z.extend(Named, {
      phone: z.nullable(z.string()),
      line: z.nullable(z.string()),
      whatsapp: z.nullable(z.string()),
      /** The homes that they look for. */
      search: z.nullable(z.string()),
    }),
  ),
  dealId: z.nullable(z.int()),
  deal: z.nullable(Named),
  agentId: z.int(),
  agent: Named,
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(ViewingStates.ids),
  note: z.nullable(z.string()),
  homes: z.array(ViewedHome),
  createdById: z.nullable(z.int()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ViewingRecord = z.output<typeof ViewingRecord>

/** What else whoever goes has at that time: another viewing, or a meeting of a timeline. */
export const Clash = z.object({
  kind: z.enum(['viewing', 'meeting']),
  id: z.int(),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  contactId: z.nullable(z.int()),
})
export type Clash = z.output<typeof Clash>

export const ViewingAnswered = z.extend(ViewingRecord, { clashes: z.array(Clash) })

/** The filters of GET /api/viewings, which combine. */
export const ViewingSearch = z.object({
  contactId: z.optional(queryId()),
  dealId: z.optional(queryId()),
  unitId: z.optional(queryId()),
  agentId: z.optional(z.union([z.literal('me'), queryId()])),
  state: z.optional(
    queryList(oneOf(ViewingStates), { type: 'string', enum: [...ViewingStates.ids] }),
  ),
  /** Those that begin from this time on, and before that one. */
  from: z.optional(timestamp()),
  to: z.optional(timestamp()),
  /** Over, took place as far as is known, and not all of their homes were answered by the agent. */
  isUnanswered: z.optional(queryBoolean()),
  sort: z.optional(z.enum(['first', 'last'])),
})
export type ViewingSearch = z.output<typeof ViewingSearch>

/** What a trip is planned from. */
export const PlanQuery = z.object({
  unitIds: queryList(queryId(), { type: 'integer', minimum: 1 }, MAX_HOMES),
  startsAt: recordTime(),
  /** For each home: one figure for all, or one for each in their order. */
  minutes: queryList(
    queryInteger(5, 480),
    { type: 'integer', minimum: 5, maximum: 480 },
    MAX_HOMES,
  ),
  /** Keeps the order that is given instead of looking for the best one. */
  isOrdered: z._default(queryBoolean(), false),
  agentId: z.optional(queryId()),
  /** The viewing that is being changed, which clashes with nothing of its own. */
  viewingId: z.optional(queryId()),
})
export type PlanQuery = z.output<typeof PlanQuery>

/** The way from one home to the next: whole minutes; null where there is no such way. */
export const Way = z.object({
  walk: z.nullable(z.int()),
  train: z.nullable(z.int()),
  /** The shorter of the two; null where a building has no place on the map. */
  minutes: z.nullable(z.int()),
})
export type Way = z.output<typeof Way>

export const Plan = z.object({
  homes: z.array(
    z.object({
      unitId: z.int(),
      name: z.string(),
      startsAt: z.string(),
      minutes: z.int(),
      /** From the home before; null for the first. */
      way: z.nullable(Way),
    }),
  ),
  endsAt: z.string(),
  /** All ways together; null where one is not known. */
  wayMinutes: z.nullable(z.int()),
  clashes: z.array(Clash),
})
export type Plan = z.output<typeof Plan>
