import type { ResponseBody } from '../../../admin/calls/call.ts'
import { valueInWords } from '../../../admin/record-list/format-value.ts'
import { contactFields } from '../../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { developerLabels } from '../../../records/developers/rules/developer.ts'
import type { ImportKind } from '../../../records/imports/rules/import.ts'
import { projectFields } from '../../../records/projects/rules/project-fields.ts'
import { unitFields } from '../../../records/units/rules/unit-fields.ts'
import { DealColumns, DealOutcomes, DealStages } from '../../../sales/deals/rules/deal.ts'
import { ThreadPriorities, ThreadStatuses } from '../../../sales/inbox/rules/thread.ts'
import { ViewingStates } from '../../../sales/viewings/rules/viewing.ts'
import { formatDate } from '../../../shared/dates.ts'
import type { FieldTable } from '../../../shared/fields/field-table.ts'
import { nameInWords } from '../../../shared/fields/name-in-words.ts'
import { labelOf, type ValueSet } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { formatNumber } from '../../../shared/money.ts'
import { adminPath, viewingPath } from '../../../shared/paths.ts'
import { AuditActions, AuditSubjects, TaskStatuses } from '../../activity/rules/activity.ts'
import { TaskPriorities, TaskRepeats } from '../../tasks/rules/task.ts'
import { Particles } from '../rules/profile.ts'
import { DashboardAccess, Roles } from '../rules/staff.ts'

type Entry = Pick<
  ResponseBody<'get /api/audit'>[number],
  'action' | 'subject' | 'subjectId' | 'subjectName' | 'changes'
>

// Old entries may have subjects that no longer exist.
const subjects: Readonly<Record<string, string>> = AuditSubjects.labels

// An import is neither imported nor deleted: its records are.
const importVerbs: Readonly<Record<string, string>> = { import: 'ran', delete: 'undid' }

const imported: Readonly<Record<ImportKind | 'records', [one: string, many: string]>> = {
  units: ['listing', 'listings'],
  projects: ['property', 'properties'],
  developers: ['developer', 'developers'],
  contacts: ['contact', 'contacts'],
  // Entries that do not say what.
  records: ['record', 'records'],
}

/** What was done to what: `changed` `unit Baan Sirin 12A`, `ran` `import of 69 listings`. */
export function entryInWords(entry: Entry, language: Language): { verb: string; object: string } {
  const { action, subject, subjectId, subjectName, changes } = entry
  const label = labelOf(AuditActions, action, language).toLowerCase()
  if (subject === 'import') {
    return { verb: importVerbs[action] ?? label, object: `import of ${importedRecords(changes)}` }
  }
  if (action === 'export') {
    const phones = either(changes.phones) === true ? ' with owners and phone numbers' : ''
    return { verb: label, object: countOf('units', either(changes.units)) + phones }
  }
  if (action.startsWith('sign_')) return { verb: label, object: '' }
  const kind = (subjects[subject] ?? subject).toLowerCase()
  const name = subjectName ?? (subjectId === null ? '' : `#${subjectId}`)
  return { verb: label, object: [kind, name].filter(Boolean).join(' ') }
}

const paths: Readonly<Record<string, (id: number) => string>> = {
  unit: (id) => `${adminPath('listings')}?unit=${id}`,
  project: (id) => adminPath(`properties/${id}`),
  developer: (id) => `${adminPath('developers')}?edit=${id}`,
  contact: (id) => adminPath(`contacts/${id}`),
  deal: (id) => adminPath(`pipeline/${id}`),
  task: (id) => `${adminPath('tasks')}?edit=${id}`,
  thread: (id) => adminPath(`inbox/${id}`),
  viewing: viewingPath,
  shortlist: (id) => `${adminPath('listings')}?page-sent=${id}`,
}

/** Where the record of an entry is; null for one that has no screen, or is deleted by this entry. */
export function pathOfEntry({ action, subject, subjectId }: Entry): string | null {
  if (subjectId === null || action === 'delete' || action === 'purge') return null
  return paths[subject]?.(subjectId) ?? null
}

function importedRecords({ kind, done, file }: Entry['changes']): string {
  const counted = countOf(String(either(kind) ?? 'records'), either(done))
  const name = either(file)
  return typeof name === 'string' ? `${counted} (${name})` : counted
}

function countOf(kind: string, count: unknown): string {
  const [one, many] = (isImported(kind) ? imported[kind] : undefined) ?? imported.records
  return count === 1 ? `1 ${one}` : `${formatNumber(Number(count ?? 0))} ${many}`
}

function isImported(kind: string): kind is keyof typeof imported {
  return kind in imported
}

/** The value after a change, or the one before it. */
function either(change: readonly unknown[] | undefined): unknown {
  return change?.[1] ?? change?.[0]
}

const tables: Readonly<Record<string, FieldTable>> = {
  unit: unitFields,
  project: projectFields,
  contact: contactFields,
}

/** The sets of values in records without a table of fields. */
const sets: Readonly<Record<string, Readonly<Record<string, ValueSet<string>>>>> = {
  settings: { dashboardAccess: DashboardAccess },
  user: { role: Roles, particle: Particles },
  deal: { stage: DealStages, column: DealColumns, outcome: DealOutcomes },
  task: { priority: TaskPriorities, status: TaskStatuses, repeat: TaskRepeats },
  thread: { status: ThreadStatuses, priority: ThreadPriorities },
  viewing: { state: ViewingStates },
}

const PHONE_FIELDS: ReadonlySet<string> = new Set(['phone', 'secondPhone', 'whatsapp'])

const developers: Readonly<Record<string, string>> = developerLabels

/** A field as its form names it; other names in words: `dueDate` as `Due date`. */
export function fieldInWords(subject: string, name: string): string {
  const field = tables[subject]?.[name]
  if (field) return field.formLabel ?? field.label
  const developerLabel = subject === 'developer' && developers[name]
  if (developerLabel) return developerLabel
  return nameInWords(name)
}

/** A changed value as its form shows it. */
export function changeInWords(
  subject: string,
  name: string,
  value: unknown,
  language: Language,
): string {
  const field = tables[subject]?.[name]
  if (Array.isArray(value) && value.length > 0) {
    return value.map((item) => changeInWords(subject, name, item, language)).join(', ')
  }
  if (typeof value === 'number' && field?.kind === 'money') return formatNumber(value)
  if (typeof value !== 'string') return valueInWords(value)
  if (value.startsWith('/media/')) return 'a picture'
  if (PHONE_FIELDS.has(name)) return shownPhone(value)
  const set = field?.set ?? sets[subject]?.[name]
  if (set?.has(value)) return labelOf(set, value, language)
  const isDay = field?.kind === 'day' || field?.kind === 'moment'
  return isDay ? formatDate(value, language) : valueInWords(value)
}
