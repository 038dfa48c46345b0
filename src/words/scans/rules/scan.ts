import * as z from 'zod/mini'
import { clockTime } from '../../../shared/fields/clock-time.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  dateOnly,
  queryId,
  recordId,
  recordVersion,
  requiredText,
  text,
} from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { recordRefusals } from '../../../shared/refusals/records.ts'
import { taskRefusals } from '../../../shared/refusals/tasks.ts'
import { FAILURES } from '../../writing/rules/rewrite.ts'

/** Seconds after which a transcription is given up. */
export const SCAN_SECONDS = 120
/** Pictures that are read at once; the others wait. */
export const READ_AT_ONCE = 2
/** Drafts of one person, which stay for these days. */
export const MAX_DRAFTS = 20
export const DRAFT_DAYS = 7
export const MAX_LINES = 200
export const MAX_CHARS = 1000

export const ScanStates = valueSet('ScanStates', {
  waiting: 'Waiting',
  reading: 'Being read',
  read: 'Read',
  failed: 'Could not be read',
  added: 'Added',
})

/** Why a note was not read by the model that was asked. */
export const NoModelTexts = valueSet('NoModelTexts', {
  ...FAILURES,
  another: 'The model’s text doesn’t match the page.',
})
export type NoModelText = (typeof NoModelTexts.ids)[number]

export const ScanPictures = valueSet('ScanPictures', { original: 'Original', cleaned: 'Cleaned' })
export type ScanPicture = (typeof ScanPictures.ids)[number]

/** In pixels of the cleaned picture. */
const Box = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() })

/** A line of a note. Its words carry how sure the reader is, from 0 to 100. */
export const ScanLine = z.object({
  text: z.string(),
  confidence: z.number(),
  box: z.nullable(Box),
  words: z.array(z.object({ text: z.string(), confidence: z.number() })),
})
export type ScanLine = z.output<typeof ScanLine>

const place = { start: z.int(), end: z.int() }

/** What is said on a note, with its place in the text. */
export const KeyPoint = z.object({
  label: z.string(),
  value: z.string(),
  /** Both, as one text. */
  text: z.string(),
  ...place,
})
export type KeyPoint = z.output<typeof KeyPoint>

export const NextStep = z.object({
  text: z.string(),
  dueDate: z.nullable(z.string()),
  /** `HH:MM` in Bangkok. */
  dueTime: z.nullable(z.string()),
  ...place,
})
export type NextStep = z.output<typeof NextStep>

export const NotedContact = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  line: z.nullable(z.string()),
  ...place,
})
export type NotedContact = z.output<typeof NotedContact>

export const DealInfo = z.object({
  summary: z.string(),
  keyPoints: z.array(KeyPoint),
  nextSteps: z.array(NextStep),
  contacts: z.array(NotedContact),
})
export type DealInfo = z.output<typeof DealInfo>

/** A part of the text that names a record of ours. */
export const ScanMatch = z.object({
  kind: z.enum(['contact', 'unit', 'project', 'station']),
  id: z.int(),
  name: z.string(),
  ...place,
})
export type ScanMatch = z.output<typeof ScanMatch>

export const FoundStep = z.extend(NextStep, {
  /** What there is already of it. */
  existing: z.nullable(z.enum(['viewing', 'task'])),
})
export const FoundContact = z.extend(NotedContact, {
  /** How they are related to whom the note is about: `husband`. */
  relation: z.nullable(z.string()),
  /** The contact who has this phone, e-mail or LINE id. */
  existing: z.nullable(z.object({ id: z.int(), name: z.string() })),
})

/** What a person has typed and ticked; kept until the note is added. */
export const ScanChoice = z.object({
  steps: z.array(text(300)).check(z.maxLength(MAX_LINES)),
  contacts: z.array(text(300)).check(z.maxLength(MAX_LINES)),
})
export type ScanChoice = z.output<typeof ScanChoice>

/** Of all lines together: what a timeline holds, and what is read without keeping others waiting. */
export const MAX_NOTE_CHARS = 10_000
const Texts = z.array(text(MAX_CHARS)).check(
  z.maxLength(MAX_LINES),
  z.refine(
    (lines) => lines.join('\n').length <= MAX_NOTE_CHARS,
    fieldRefusals.at_most_characters({ most: MAX_NOTE_CHARS }),
  ),
)

export const ScanRecord = z.object({
  id: z.int(),
  jobId: z.string(),
  state: z.enum(ScanStates.ids),
  dealId: z.nullable(z.int()),
  contactId: z.nullable(z.int()),
  fileName: z.string(),
  /** Why there is no text, in words and by its code. */
  why: z.nullable(z.string()),
  whyCode: z.nullable(z.string()),
  /** What read it: `built-in`, or the name of a model. */
  by: z.nullable(z.string()),
  /** Why the model's text was not taken; null if it was, or none was asked. */
  refused: z.nullable(z.string()),
  isPrint: z.boolean(),
  /** Degrees by which the picture was turned, and its size after that. */
  turned: z.int(),
  angle: z.number(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  lines: z.array(ScanLine),
  /** While it is being read: what its lines say so far, from above. */
  soFar: z.array(z.string()),
  /** The text of each line, as corrected. */
  texts: z.array(z.string()),
  summary: z.string(),
  keyPoints: z.array(KeyPoint),
  steps: z.array(FoundStep),
  contacts: z.array(FoundContact),
  matches: z.array(ScanMatch),
  /** Keys of what a person ticked, or null while nobody did. */
  choice: z.nullable(ScanChoice),
  version: z.int(),
  createdAt: z.string(),
})
export type ScanRecord = z.output<typeof ScanRecord>

/** A note in a list: without what its text says, which takes long to read from many. */
export const ListedScan = z.omit(ScanRecord, {
  ...{ lines: true, soFar: true, summary: true, keyPoints: true, steps: true, contacts: true },
  ...{ matches: true, choice: true },
})
export type ListedScan = z.output<typeof ListedScan>

export const ScanSearch = z.object({
  dealId: z.optional(queryId()),
  contactId: z.optional(queryId()),
})
export type ScanSearch = z.output<typeof ScanSearch>

export const PictureQuery = z.object({ which: z.optional(oneOf(ScanPictures)) })

/** The subject of an upload, as fields of its form. */
export const ScanSubject = z.object({
  dealId: z.optional(queryId()),
  contactId: z.optional(queryId()),
})
export type ScanSubject = z.output<typeof ScanSubject>

export const ScanDraft = z.object({
  texts: z.optional(Texts),
  choice: z.optional(z.nullable(ScanChoice)),
  /** The version that was changed. */
  version: recordVersion(),
})
export type ScanDraft = z.output<typeof ScanDraft>

const AddedTask = z.object({
  title: requiredText(300, taskRefusals.task_title_required),
  dueDate: clearable(dateOnly()),
  dueTime: clearableForm(clockTime()),
  /** The words of the note. */
  description: clearableText(MAX_CHARS),
})
const AddedContact = z.object({
  name: requiredText(200, recordRefusals.contact_name_required),
  phone: clearableText(60),
  email: clearableText(254),
  line: clearableText(100),
})

/** What is added: the note, and what of it was ticked. */
export const ScanAddition = z.object({
  texts: Texts,
  tasks: z.array(AddedTask).check(z.maxLength(50)),
  contacts: z.array(AddedContact).check(z.maxLength(20)),
  /** The version of the draft that was seen. */
  version: recordVersion(),
  dealId: z.optional(recordId()),
  contactId: z.optional(recordId()),
})
export type ScanAddition = z.output<typeof ScanAddition>

export const ScanAdded = z.object({
  id: z.int(),
  activityId: z.int(),
  taskIds: z.array(z.int()),
  contactIds: z.array(z.int()),
  /** The entry of the audit log by which all of it is undone. */
  undoId: z.nullable(z.int()),
})
export type ScanAdded = z.output<typeof ScanAdded>

/** The answer of the calls that wait for the transcription. */
const Transcribed = z.object({
  transcribedText: z.string(),
  lines: z.array(z.omit(ScanLine, { words: true })),
  by: z.string(),
  refused: z.nullable(z.string()),
})
export const SimpleTranscription = Transcribed
export const Transcription = z.extend(Transcribed, { dealInfo: DealInfo })
