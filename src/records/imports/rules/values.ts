import * as z from 'zod/mini'
import { queryList, wholeNumber } from '../../../shared/fields/fields.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { ImportKinds } from './import.ts'

/** Longest text of a cell that can be answered or corrected. */
export const MAX_CELL_TEXT = 10_000
/** The last row that a file can have. */
export const MAX_ROW = 10_000_000
/** Spellings of a field that are listed; the others are counted. */
export const MAX_SPELLINGS = 200

/**
 * What a spelling means: a value of its field (the id of a choice, a number, a day as `YYYY-MM-DD`, the id of a
 * project), for a project also the name of one to create, or null for nothing.
 */
export const ValueMapping = z.union([
  z.string().check(z.maxLength(200)),
  z.number(),
  z.boolean(),
  z.null(),
])
export type ValueMapping = z.output<typeof ValueMapping>

/** The answer to empty cells beneath a filled one, as merged cells of a spreadsheet leave them. */
export const AS_ABOVE = 'above'

/** The answer to empty cells of which the rest of the file says what is likely. */
export const AS_OTHERS = 'others'

/** An answer for all rows of a file that have this text in this field; '' for empty cells beneath a filled one. */
export const MappingInput = z.object({
  field: z.string().check(z.maxLength(100)),
  text: z.string().check(z.maxLength(MAX_CELL_TEXT)),
  value: ValueMapping,
})
export type MappingInput = z.output<typeof MappingInput>

/** Whether the answers of an import are remembered for the next file. */
export const RememberInput = z.object({ remember: z.optional(z.boolean()) })

/** The corrected texts of a row's cells, by field. */
export const CorrectionInput = z.record(z.string(), z.string().check(z.maxLength(MAX_CELL_TEXT)))
export type CorrectionInput = z.output<typeof CorrectionInput>

/** Which updates of an import are chosen: all, or those of these rows. */
export const ChoiceInput = z.object({
  chosen: z.boolean(),
  rows: z.optional(z.array(wholeNumber(1, MAX_ROW)).check(z.maxLength(1000))),
})
export type ChoiceInput = z.output<typeof ChoiceInput>

/** Something that a text may mean; `isLikely` if it is proposed. */
const Proposal = z.object({
  value: ValueMapping,
  label: z.string(),
  /** The same in Thai, or what distinguishes it. */
  detail: z.nullable(z.string()),
  isLikely: z.boolean(),
})
export type Proposal = z.output<typeof Proposal>

export const Readers = ['reader', 'answer', 'remembered'] as const

/** A spelling of a file, and in how many rows it is. */
const Spelling = z.object({ text: z.string(), rows: z.int() })

const OpenSpelling = z.extend(Spelling, { proposals: z.array(Proposal) })
export type OpenSpelling = z.output<typeof OpenSpelling>

const ReadSpelling = z.extend(Spelling, {
  value: z.unknown(),
  /** In English; a record by its name. */
  label: z.string(),
  by: z.enum(Readers),
})
export type ReadSpelling = z.output<typeof ReadSpelling>

const FieldValues = z.object({
  field: z.string(),
  label: z.string(),
  /** The headers of its columns in the file. */
  headers: z.array(z.string()),
  /** How it is answered: with a project, one of the options, or one of the proposals. */
  asks: z.enum(['project', 'option', 'proposal']),
  options: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
  open: z.array(OpenSpelling),
  read: z.array(ReadSpelling),
  /** Spellings beyond those listed. */
  more: z.int(),
})
export type FieldValues = z.output<typeof FieldValues>

/** How the values of a file were read, and what is open. */
export const ImportValues = z.object({
  fields: z.array(FieldValues),
  /** How many spellings are open, and the rows that wait for them. */
  open: z.int(),
  heldUp: z.int(),
  /** The people that its rows name: new contacts, by name, and how many are known. */
  people: z.object({ created: z.int(), known: z.int(), names: z.array(z.string()) }),
  remember: z.boolean(),
  /** The answers of earlier files that were used, and when the last of them was given. */
  remembered: z.object({ used: z.int(), at: z.nullable(z.string()) }),
})
export type ImportValues = z.output<typeof ImportValues>

export const RememberedQuery = z.object({
  kind: z.optional(queryList(oneOf(ImportKinds), { type: 'string', enum: [...ImportKinds.ids] })),
})

/** An answer that is used by the next file. */
export const RememberedMapping = z.object({
  id: z.int(),
  kind: z.enum(ImportKinds.ids),
  field: z.string(),
  fieldLabel: z.string(),
  text: z.string(),
  label: z.string(),
  answeredAt: z.string(),
  answeredBy: z.nullable(z.string()),
})
export type RememberedMapping = z.output<typeof RememberedMapping>

/** Faults of cells that are answered for all rows with the text, beside the rows. */
export const ASKED_FAULTS: ReadonlySet<string> = new Set([
  'no_project_named',
  'several_projects_named',
  'two_readings',
  'may_mean',
  'digits_lost',
  'choose_one_of',
  'yes_or_no',
])
