import * as z from 'zod/mini'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { typedRefusals } from '../../../shared/refusals/typed.ts'

/** The letters that are read at once: some days of a chat. */
export const MAX_CHARS = 50_000

export const DraftKinds = valueSet('DraftKinds', { unit: 'Unit', contact: 'Contact' })
export type DraftKind = (typeof DraftKinds.ids)[number]

/** A text as it was pasted: what is found in it has its positions. */
export const PastedText = z
  .string()
  .check(
    z.regex(/\S/, typedRefusals.required),
    z.maxLength(MAX_CHARS, fieldRefusals.at_most_characters({ most: MAX_CHARS })),
  )

/** The program whose stamps a chat bears. */
export const ChatSource = z.enum(['LINE', 'WhatsApp', 'Telegram', 'WeChat', 'Messenger'])
export type ChatSource = z.output<typeof ChatSource>

export const DraftInput = z.object({ text: PastedText, kind: oneOf(DraftKinds) })
export type DraftInput = z.output<typeof DraftInput>

/** What no field of a unit holds. */
export const NoteKinds = valueSet('NoteKinds', {
  contract: 'length of the contract',
  transfer: 'who pays the transfer fee',
  commission: 'commission',
  deposit: 'deposit',
  quota: 'foreign quota',
  fee: 'common fee',
  negotiable: 'negotiable',
  key: 'where the key is',
  parking: 'parking',
})

const Place = { start: z.int(), end: z.int() }

export const DraftNote = z.object({ kind: z.enum(NoteKinds.ids), text: z.string(), ...Place })
export type DraftNote = z.output<typeof DraftNote>

/** A value and the words it came from, as positions in the text. */
export const FoundValue = z.object({ field: z.string(), value: z.unknown(), ...Place })
export type FoundValue = z.output<typeof FoundValue>

/** One of ours that a text means or resembles. */
export const ProposedProject = z.object({
  id: z.int(),
  name: z.string(),
  nameTh: z.nullable(z.string()),
  image: z.nullable(z.string()),
  propertyType: z.nullable(z.string()),
})

const RecognisedProject = z.nullable(
  z.extend(ProposedProject, { how: z.enum(['name', 'name and station']) }),
)

export const ProposedContact = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whether it is known by its phone, e-mail or handle, or only called so. */
  by: z.enum(['reach', 'name']),
})

const Home = {
  /** The entity's fields by name; absent where the text does not say them. */
  fields: z.record(z.string(), z.unknown()),
  found: z.array(FoundValue),
  /** What the entity needs and the text does not say. */
  missing: z.array(z.string()),
}

/** What a text says of a unit or a contact. */
export const Draft = z.object({
  ...Home,
  /** `built-in`, or the name of the model. */
  by: z.string(),
  /** Why a model's answer was not taken, else null. */
  refused: z.nullable(z.string()),
  /** Further homes of the same text. */
  others: z.array(z.object(Home)),
  notes: z.array(DraftNote),
  /** Fields whose value is partly guessed, and what of it. */
  guesses: z.array(z.object({ field: z.string(), what: z.enum(['year']) })),
  /** For each missing field the question for whoever wrote, in their language. */
  questions: z.record(z.string(), z.string()),
  /** The project of `projectId`, and how it was recognised; those of the further homes in their order. */
  project: RecognisedProject,
  otherProjects: z.array(RecognisedProject),
  /** Those that a name which is none of ours resembles. */
  resembling: z.array(ProposedProject),
  /** People whom we know by this phone, e-mail or handle; for a contact also those of this name, behind them. */
  known: z.array(ProposedContact),
  chat: z.object({
    source: z.nullable(ChatSource),
    languages: z.array(z.enum(['th', 'en'])),
  }),
})
export type Draft = z.output<typeof Draft>

/** A draft by the built-in reader, and the model that reads the text as a job; both null where none does. */
export const StartedDraft = z.object({
  draft: Draft,
  jobId: z.nullable(z.string()),
  model: z.nullable(z.string()),
})

/** A draft with what a model found; null while it reads. */
export const FinishedDraft = z.object({ draft: z.nullable(Draft) })
